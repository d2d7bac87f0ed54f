//! Pointers on a picture.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::explorer::{Action, At, Grip, Look};

/// The middle of a picture about twice as wide as high: where buttons and keys zoom.
pub const MIDDLE: At = At { x: 0.5, y: 0.4 };

/// Where on the picture a pointer is, and how high the picture is; in its widths.
fn place(event: &PointerEvent) -> Option<(At, f64)> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let bounds = target.closest("[data-zoom]").ok()??.get_bounding_client_rect();
    let width = bounds.width().max(1.0);
    let at = |place: i32, start: f64| (f64::from(place) - start) / width;
    let at = At { x: at(event.client_x(), bounds.left()), y: at(event.client_y(), bounds.top()) };
    Some((at, bounds.height() / width))
}

/// What happens when a pointer takes hold of something. It goes on to belong to it wherever it goes.
pub fn grab(on: &Callback<Action>, grip: Grip) -> Callback<PointerEvent> {
    let on = on.clone();
    Callback::from(move |event: PointerEvent| {
        event.stop_propagation();
        let Some((at, height)) = place(&event).filter(|_| event.button() == 0) else { return };
        if let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
            // Without it the pointer is lost at the edge, which is no harm.
            let _ = target.set_pointer_capture(event.pointer_id());
        }
        on.emit(Action::Look(Look::Grab(grip, event.pointer_id(), at, height)));
    })
}

/// What happens when a pointer that holds something moves.
pub fn drag(on: &Callback<Action>) -> Callback<PointerEvent> {
    let on = on.clone();
    Callback::from(move |event: PointerEvent| {
        if event.buttons() != 0
            && let Some((at, _)) = place(&event)
        {
            on.emit(Action::Look(Look::Drag(event.pointer_id(), at)));
        }
    })
}

/// What happens when it lets go.
pub fn let_go(on: &Callback<Action>) -> Callback<PointerEvent> {
    let on = on.clone();
    Callback::from(move |event: PointerEvent| {
        if let Some((at, _)) = place(&event) {
            on.emit(Action::Look(Look::Drop(event.pointer_id(), at)));
        }
    })
}

/// What happens when the browser takes the pointer away.
pub fn lose(on: &Callback<Action>) -> Callback<PointerEvent> {
    on.reform(|event: PointerEvent| Action::Look(Look::Lose(event.pointer_id())))
}
