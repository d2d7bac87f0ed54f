//! Zooming with the mouse wheel.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, WheelEvent};
use yew::Callback;

use crate::model::{Action, RelativePoint, ViewportAction};

/// Scrolling by this many pixels zooms by a factor of two.
const OCTAVE: f64 = 300.0;

/// Zooms the picture under the pointer when the user scrolls with Ctrl, Alt or Meta pressed. Browsers report a pinch on
/// a touchpad as a wheel event with Ctrl. Without these keys, the page scrolls.
pub fn listen_to_wheel(root: &Element, dispatch: Callback<Action>) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(root, "wheel", options, move |event| {
        if let Some(event) = event.dyn_ref::<WheelEvent>()
            && (event.ctrl_key() || event.alt_key() || event.meta_key())
            && let Some(zoom) = zoom(event)
        {
            event.prevent_default();
            dispatch.emit(zoom.into());
        }
    })
}

fn zoom(event: &WheelEvent) -> Option<ViewportAction> {
    let element = event.target()?.dyn_into::<Element>().ok()?.closest("[data-zoom]").ok()??;
    let picture = element.get_attribute("data-zoom")?.parse().ok()?;
    // Some pictures leave room at their sides.
    let extent = element.query_selector("[data-extent]").ok().flatten();
    let bounds = extent.as_ref().unwrap_or(&element).get_bounding_client_rect();
    let width = bounds.width().max(1.0);
    let at = RelativePoint {
        x: (f64::from(event.client_x()) - bounds.left()) / width,
        y: (f64::from(event.client_y()) - bounds.top()) / width,
    };
    // Pixels per pixel, line and page.
    let unit = [1.0, 20.0, 400.0].get(event.delta_mode() as usize).copied().unwrap_or(1.0);
    let octaves = (event.delta_y() * unit / OCTAVE).clamp(-2.0, 2.0);
    // Approximates 2^octaves without calling `exp2`.
    let factor = (1.0 + octaves * 0.7 / 8.0).powi(8);
    Some(ViewportAction::ZoomAt { picture, factor, at, height: bounds.height() / width })
}
