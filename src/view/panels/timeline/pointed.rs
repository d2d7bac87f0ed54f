//! The move under the pointer, or the one in the middle while the ruler has the focus.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{Action, TimelineAction};
use crate::solver::{Index, Move};
use crate::view::components::events::closest;

/// The place that Enter presses.
const MIDDLE: f64 = 0.5;

/// The line below the ruler. It is always there, so that nothing moves.
pub fn line(pointed: Option<&(Index, Move)>, is_in_game: bool, l10n: L10n) -> Html {
    let text = match pointed {
        Some((index, step)) => l10n.pointed_move(index, *step, is_in_game),
        None => l10n.text(msg::TIMELINE_POINT_AT).into(),
    };
    let number = pointed.map(|(index, _)| index.to_string()).unwrap_or_default();
    html! { <p class="hint" data-pointed-move={number}>{ text }</p> }
}

fn point_at(place: Option<f64>) -> Action {
    TimelineAction::PointAt(place).into()
}

/// Reports the place of the pointer, unless a button is down, which drags the ruler.
pub fn on_pointer_move(dispatch: &Callback<Action>) -> Callback<PointerEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: PointerEvent| {
        if let Some(ruler) = closest(&event, "[data-zoom]").filter(|_| event.buttons() == 0) {
            let bounds = ruler.get_bounding_client_rect();
            let place = (f64::from(event.client_x()) - bounds.left()) / bounds.width().max(1.0);
            dispatch.emit(point_at(Some(place)));
        }
    })
}

pub fn on_pointer_leave(dispatch: &Callback<Action>) -> Callback<PointerEvent> {
    dispatch.reform(|event: PointerEvent| {
        let ruler = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let focused = ruler.and_then(|ruler| ruler.query_selector(":focus-visible").ok().flatten());
        point_at(focused.map(|_| MIDDLE))
    })
}

/// Marks the middle on keyboard focus. A press gives the focus, too, but then the pointer is there.
pub fn on_focus(dispatch: &Callback<Action>) -> Callback<FocusEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: FocusEvent| {
        if closest(&event, ":focus-visible").is_some() {
            dispatch.emit(point_at(Some(MIDDLE)));
        }
    })
}

pub fn on_blur(dispatch: &Callback<Action>) -> Callback<FocusEvent> {
    dispatch.reform(|_: FocusEvent| point_at(None))
}
