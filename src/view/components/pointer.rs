//! Pointer events on pictures that can be zoomed.

use yew::prelude::*;

use crate::model::{Action, Bound, GestureTarget, Picture, PointerDown, RelativePoint, ViewportAction};

use super::events::closest;

/// The distances that a mouse and a finger must move before a click becomes a drag, in pixels.
const SLACK: (f64, f64) = (4.0, 10.0);

/// The point of the pointer and the height of the picture, as fractions of the picture's width, and that width in pixels.
pub fn point_on_picture(event: &MouseEvent) -> Option<(RelativePoint, f64, f64)> {
    let bounds = closest(event, ".picture")?.get_bounding_client_rect();
    let width = bounds.width().max(1.0);
    let relative = |coordinate: i32, start: f64| (f64::from(coordinate) - start) / width;
    let at =
        RelativePoint { x: relative(event.client_x(), bounds.left()), y: relative(event.client_y(), bounds.top()) };
    Some((at, bounds.height() / width, width))
}

/// The point of the pointer, the height of the picture, and the pointer's slack, as fractions of the picture's width.
fn measure(event: &PointerEvent) -> Option<(RelativePoint, f64, f64)> {
    let (at, height, width) = point_on_picture(event)?;
    let slack = if event.pointer_type() == "mouse" { SLACK.0 } else { SLACK.1 };
    Some((at, height, slack / width))
}

/// The end of the loop whose handle is below the pointer.
pub fn loop_grip(event: &PointerEvent) -> Option<Bound> {
    let name = closest(event, "[data-grip]")?.get_attribute("data-grip")?;
    Some(if name == "first" { Bound::First } else { Bound::Last })
}

/// Also captures the pointer, so that the picture gets its events outside its bounds.
pub fn pointer_down(dispatch: &Callback<Action>, picture: Picture) -> Callback<PointerEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: PointerEvent| {
        let Some((at, height, slack)) = measure(&event).filter(|_| event.button() == 0) else { return };
        let target =
            loop_grip(&event).map_or(GestureTarget::Picture(picture), |bound| GestureTarget::Loop(bound, picture));
        if let Some(picture) = closest(&event, "[data-zoom]") {
            // If this fails, a drag ends at the edge of the picture.
            let _ = picture.set_pointer_capture(event.pointer_id());
        }
        let pointer = event.pointer_id();
        let down = PointerDown { target, pointer, is_primary: event.is_primary(), at, height, slack };
        dispatch.emit(ViewportAction::PointerDown(down).into());
    })
}

pub fn pointer_move(dispatch: &Callback<Action>) -> Callback<PointerEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: PointerEvent| {
        let Some((at, ..)) = measure(&event) else { return };
        let pointer = event.pointer_id();
        // The page gets no event if the button is released elsewhere.
        let is_down = event.buttons() != 0;
        let moved = ViewportAction::PointerMove(pointer, at);
        dispatch.emit(if is_down { moved } else { ViewportAction::PointerCancel(pointer) }.into());
    })
}

pub fn pointer_up(dispatch: &Callback<Action>) -> Callback<PointerEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: PointerEvent| {
        if let Some((at, ..)) = measure(&event) {
            dispatch.emit(ViewportAction::PointerUp(event.pointer_id(), at).into());
        }
    })
}

pub fn pointer_cancel(dispatch: &Callback<Action>) -> Callback<PointerEvent> {
    dispatch.reform(|event: PointerEvent| ViewportAction::PointerCancel(event.pointer_id()).into())
}
