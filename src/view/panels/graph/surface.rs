//! The element around the picture, which takes pointers and keys.

use std::rc::Rc;

use yew::prelude::*;

use crate::layout::state_graph::{DotPicture, WIDTH};
use crate::model::{Action, GraphAction, NavigateAction, Picture, RelativePoint, keys};
use crate::solver::Position;
use crate::solver::graph::viewport::Point;
use crate::view::components::events::on_key;
use crate::view::components::pointer::{point_on_picture, pointer_cancel, pointer_down, pointer_move, pointer_up};
use crate::view::panels::zoom::{on_assistive_dot_click, on_dot_click};

use super::GraphPanel;

/// The picture of three pegs, which zooms. The model decides the effect of a press.
pub fn zoomable(panel: &GraphPanel, label: &'static str, content: Html, dispatch: &Callback<Action>) -> Html {
    let are_letters_off = panel.are_letters_off;
    let onkeydown = on_key(dispatch, move |key| {
        let is_enabled = !are_letters_off || key.len() > 1;
        keys::picture_key(key, Picture::Graph).filter(|_| is_enabled)
    });
    let (viewport, is_flying) = (Rc::clone(&panel.viewport), panel.session.flight.is_some());
    let nearest = move |at: RelativePoint, height: f64, _| {
        (!is_flying).then(|| viewport.nearest_to((at.x - 0.5, at.y - height / 2.0)))
    };
    let (drag, hover) = (pointer_move(dispatch), hover(panel, false, nearest, dispatch));
    let onpointermove = Callback::from(move |event: PointerEvent| {
        hover.emit(event.clone());
        drag.emit(event);
    });
    let onfocus = {
        let (viewport, dispatch) = (Rc::clone(&panel.viewport), dispatch.clone());
        Callback::from(move |event: FocusEvent| {
            // A click that brings the focus marks the position under the pointer instead.
            let is_by_key = event.target_unchecked_into::<web_sys::Element>().matches(":focus-visible") == Ok(true);
            if is_by_key {
                dispatch.emit(GraphAction::Hover(Some(viewport.nearest())).into());
            }
        })
    };
    html! {
        <div class="picture" data-zoom={Picture::Graph.panel().name()} tabindex="0" role="group" aria-label={label}
            onclick={on_assistive_dot_click(dispatch)} {onkeydown} {onfocus} onblur={hover_none(panel, dispatch)}
            onpointerdown={pointer_down(dispatch, Picture::Graph)} {onpointermove} onpointerup={pointer_up(dispatch)}
            onpointercancel={pointer_cancel(dispatch)} onpointerleave={hover_none(panel, dispatch)}>
            { content }
        </div>
    }
}

/// The distance of a press from the dot that it means, in pixels.
const REACH: f64 = 24.0;

/// A picture that does not zoom. A press near a dot goes to its position; a finger shows it before it lifts.
pub fn plain(
    panel: &GraphPanel,
    dots: &Rc<DotPicture>,
    label: &'static str,
    content: Html,
    dispatch: &Callback<Action>,
) -> Html {
    let dots = Rc::clone(dots);
    let nearest = move |at: RelativePoint, width: f64| {
        dots.nearest(Point { x: at.x * WIDTH, y: at.y * WIDTH }, REACH / width * WIDTH).cloned()
    };
    let onclick = {
        let (nearest, dispatch, on_dot) = (nearest.clone(), dispatch.clone(), on_dot_click(dispatch));
        Callback::from(move |event: MouseEvent| {
            // A click of assistive technology is at no point.
            let Some((at, _, width)) = point_on_picture(&event).filter(|_| event.detail() > 0) else {
                return on_dot.emit(event);
            };
            if let Some(position) = nearest(at, width) {
                dispatch.emit(NavigateAction::GoToPosition(position).into());
            }
        })
    };
    let hover = hover(panel, true, move |at, _, width| nearest(at, width), dispatch);
    html! {
        <div class="picture" role="group" aria-label={label} {onclick} onpointerdown={hover.clone()} onpointermove={hover}
            onpointercancel={hover_none(panel, dispatch)} onpointerleave={hover_none(panel, dispatch)}>
            { content }
        </div>
    }
}

/// Reports the position under a hovering pointer when it changes; where a finger does not zoom, also under a finger.
fn hover(
    panel: &GraphPanel,
    follows_fingers: bool,
    nearest: impl Fn(RelativePoint, f64, f64) -> Option<Position> + 'static,
    dispatch: &Callback<Action>,
) -> Callback<PointerEvent> {
    let (hovered, dispatch) = (panel.session.hovered.clone(), dispatch.clone());
    Callback::from(move |event: PointerEvent| {
        let is_pointing = event.buttons() == 0 || (event.pointer_type() == "touch" && follows_fingers);
        let Some((at, height, width)) = point_on_picture(&event).filter(|_| is_pointing) else { return };
        let position = nearest(at, height, width);
        if position.as_ref() != hovered.as_deref() {
            dispatch.emit(GraphAction::Hover(position).into());
        }
    })
}

fn hover_none<E: 'static>(panel: &GraphPanel, dispatch: &Callback<Action>) -> Callback<E> {
    let (is_hovering, dispatch) = (panel.session.hovered.is_some(), dispatch.clone());
    Callback::from(move |_| {
        if is_hovering {
            dispatch.emit(GraphAction::Hover(None).into());
        }
    })
}
