//! Pointers on a picture.

use yew::prelude::*;

use crate::model::{Action, At, Grip, Look, Panel};

use crate::view::components::markup::around;

/// So far a mouse goes before it is taken to move, and so far a finger, in pixels.
const SLACK: (f64, f64) = (4.0, 10.0);

/// Where on the picture a pointer is; how high the picture is, and how far the pointer goes before it is taken to move: all
/// in widths of the picture.
fn place(event: &PointerEvent) -> Option<(At, (f64, f64))> {
    let bounds = around(event, "[data-zoom]")?.get_bounding_client_rect();
    let width = bounds.width().max(1.0);
    let at = |place: i32, start: f64| (f64::from(place) - start) / width;
    let at = At { x: at(event.client_x(), bounds.left()), y: at(event.client_y(), bounds.top()) };
    let slack = if event.pointer_type() == "mouse" { SLACK.0 } else { SLACK.1 };
    Some((at, (bounds.height() / width, slack / width)))
}

/// What happens when a pointer takes hold of something. It goes on to belong to it wherever it goes.
pub fn grab(on: &Callback<Action>, panel: Panel) -> Callback<PointerEvent> {
    let on = on.clone();
    Callback::from(move |event: PointerEvent| {
        let Some((at, sizes)) = place(&event).filter(|_| event.button() == 0) else { return };
        let grip = around(&event, "[data-grip]").and_then(|grip| grip.get_attribute("data-grip"));
        let grip = match grip.as_deref() {
            Some("first") => Grip::LoopFirst,
            Some(_) => Grip::LoopLast,
            None => Grip::Picture(panel),
        };
        let position =
            around(&event, "[data-position]").and_then(|dot| dot.get_attribute("data-position")?.parse().ok());
        if let Some(picture) = around(&event, "[data-zoom]") {
            // Without it the pointer is lost at the edge, which is no harm.
            let _ = picture.set_pointer_capture(event.pointer_id());
        }
        on.emit(Action::Look(Look::Grab(grip, event.pointer_id(), at, sizes, position)));
    })
}

/// What happens when a pointer that holds something moves.
pub fn drag(on: &Callback<Action>) -> Callback<PointerEvent> {
    let on = on.clone();
    Callback::from(move |event: PointerEvent| {
        let Some((at, _)) = place(&event) else { return };
        // Let go where the page could not see it.
        let is_held = event.buttons() != 0;
        let number = event.pointer_id();
        on.emit(Action::Look(if is_held { Look::Drag(number, at) } else { Look::Lose(number) }));
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
