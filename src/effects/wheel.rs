//! The wheel on pictures that can be zoomed.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, WheelEvent};
use yew::Callback;

use crate::model::{Action, At, Look, Panel};

/// So much of a turn of the wheel makes a picture twice as wide.
const OCTAVE: f64 = 300.0;

/// Zooms the picture under the pointer when the wheel is turned with Ctrl, Alt or Meta; two fingers on a touch pad come as
/// Ctrl. The wheel alone belongs to the page.
pub fn follow_wheel(all: &Element, on: Callback<Action>) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(all, "wheel", options, move |event| {
        if let Some(event) = event.dyn_ref::<WheelEvent>()
            && (event.ctrl_key() || event.alt_key() || event.meta_key())
            && let Some(zoomed) = zoomed(event)
        {
            event.prevent_default();
            on.emit(Action::Look(zoomed));
        }
    })
}

fn zoomed(event: &WheelEvent) -> Option<Look> {
    let picture = event.target()?.dyn_into::<Element>().ok()?.closest("[data-zoom]").ok()??;
    let name = picture.get_attribute("data-zoom")?;
    let panel = Panel::ALL.into_iter().find(|panel| panel.name() == name)?;
    let bounds = picture.get_bounding_client_rect();
    let width = bounds.width().max(1.0);
    let x = (f64::from(event.client_x()) - bounds.left()) / width;
    let y = (f64::from(event.client_y()) - bounds.top()) / width;
    // Lines and pages as pixels.
    let unit = [1.0, 20.0, 400.0].get(event.delta_mode() as usize).copied().unwrap_or(1.0);
    let octaves = (event.delta_y() * unit / OCTAVE).clamp(-2.0, 2.0);
    // Near enough to a power of two, in a few steps.
    let factor = (1.0 + octaves * 0.7 / 8.0).powi(8);
    Some(Look::Zoom(panel, factor, At { x, y }, bounds.height() / width))
}
