//! Pointers that move discs by hand.

use yew::prelude::*;

use crate::model::{Action, ManualPlayAction, RelativePoint, Scene};
use crate::solver::Disc;
use crate::view::components::events::closest;

type PointerAction = fn(RelativePoint, Option<Disc>) -> ManualPlayAction;

/// The listeners of the towers. They do nothing where discs cannot be moved.
pub struct Hand {
    pub onpointerdown: Callback<PointerEvent>,
    pub onpointermove: Callback<PointerEvent>,
    pub onpointerup: Callback<PointerEvent>,
    pub onpointercancel: Callback<PointerEvent>,
}

impl Hand {
    pub fn new(scene: &Scene, dispatch: &Callback<Action>) -> Self {
        let (is_movable, holds_disc) = (scene.are_discs_movable(), scene.piece_in_hand().disc.is_some());
        let listen = |action: PointerAction| {
            let dispatch = dispatch.clone();
            Callback::from(move |event: PointerEvent| {
                if !is_movable {
                    return;
                }
                if let Some((at, disc)) = point_on_towers(&event, holds_disc) {
                    dispatch.emit(action(at, disc).into());
                }
            })
        };
        Self {
            onpointerdown: listen(ManualPlayAction::PointerDown),
            onpointermove: listen(|at, _| ManualPlayAction::PointerMove(at)),
            onpointerup: listen(|at, _| ManualPlayAction::PointerUp(at)),
            onpointercancel: listen(|_, _| ManualPlayAction::PutBack),
        }
    }
}

/// The point of a pointer on the towers, as fractions of the picture's width and height, and the disc there.
fn point_on_towers(event: &PointerEvent, holds_disc: bool) -> Option<(RelativePoint, Option<Disc>)> {
    let picture = closest(event, "svg")?;
    let kind = event.type_();
    // A hovering mouse has an effect only while a disc is in hand.
    let is_hovering = kind == "pointermove" && event.buttons() == 0 && !holds_disc;
    if is_hovering || !event.is_primary() || (kind == "pointerdown" && event.button() != 0) {
        return None;
    }
    if kind == "pointerdown" {
        // If this fails, a drag ends at the edge of the picture.
        let _ = picture.set_pointer_capture(event.pointer_id());
    }
    let bounds = picture.get_bounding_client_rect();
    let fraction = |coordinate: i32, start: f64, length: f64| (f64::from(coordinate) - start) / length.max(1.0);
    let at = RelativePoint {
        x: fraction(event.client_x(), bounds.left(), bounds.width()),
        y: fraction(event.client_y(), bounds.top(), bounds.height()),
    };
    Some((at, disc_at(event)))
}

fn disc_at(event: &PointerEvent) -> Option<Disc> {
    let number = closest(event, "[data-disc]")?.get_attribute("data-disc")?;
    Disc::new(number.parse().ok()?)
}
