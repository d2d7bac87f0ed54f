//! The element around the picture, which takes pointers and keys.

use std::rc::Rc;

use yew::prelude::*;

use crate::layout::state_graph::WIDTH;
use crate::model::{Action, GraphAction, NavigateAction, Picture, RelativePoint, State, keys};
use crate::solver::Position;
use crate::solver::graph::viewport::Point;
use crate::view::components::events::on_key;
use crate::view::components::pointer::{point_on_picture, pointer_cancel, pointer_down, pointer_move, pointer_up};
use crate::view::panels::zoom::{on_assistive_dot_click, on_dot_click};

/// The picture of three pegs, which zooms. What a press on it does is the model's to say.
pub fn zoomable(state: &Rc<State>, label: &'static str, content: Html, dispatch: &Callback<Action>) -> Html {
    let are_letters_off = state.config.appearance.shortcuts.are_letters_off;
    let onkeydown = on_key(dispatch, move |key| {
        let is_enabled = !are_letters_off || key.len() > 1;
        keys::picture_key(key, Picture::Graph).filter(|_| is_enabled)
    });
    let nearest = |state: &State, at: RelativePoint, height: f64| {
        let is_flying = state.session.graph.flight.is_some();
        (!is_flying).then(|| state.graph_viewport().nearest_to((at.x - 0.5, at.y - height / 2.0)))
    };
    let (drag, hover) = (pointer_move(dispatch), hover(state, nearest, dispatch));
    let onpointermove = Callback::from(move |event: PointerEvent| {
        hover.emit(event.clone());
        drag.emit(event);
    });
    let onfocus = {
        let (state, dispatch) = (state.clone(), dispatch.clone());
        Callback::from(move |event: FocusEvent| {
            // A click that brings the focus shows what is under the pointer.
            let is_by_key = event.target_unchecked_into::<web_sys::Element>().matches(":focus-visible") == Ok(true);
            if is_by_key {
                dispatch.emit(GraphAction::Hover(Some(state.graph_viewport().nearest())).into());
            }
        })
    };
    html! {
        <div class="picture" data-zoom={Picture::Graph.panel().name()} tabindex="0" role="group" aria-label={label}
            onclick={on_assistive_dot_click(dispatch)} {onkeydown} {onfocus} onblur={hover_none(state, dispatch)}
            onpointerdown={pointer_down(dispatch, Picture::Graph)} {onpointermove} onpointerup={pointer_up(dispatch)}
            onpointercancel={pointer_cancel(dispatch)} onpointerleave={hover_none(state, dispatch)}>
            { content }
        </div>
    }
}

/// A picture that does not zoom. A press goes to the nearest dot.
pub fn plain(state: &Rc<State>, label: &'static str, content: Html, dispatch: &Callback<Action>) -> Html {
    let nearest = |state: &State, at: RelativePoint, _: f64| {
        let picture = super::dots::picture(state)?;
        picture.nearest(Point { x: at.x * WIDTH, y: at.y * WIDTH }).cloned()
    };
    let onclick = {
        let (state, dispatch, on_dot) = (state.clone(), dispatch.clone(), on_dot_click(dispatch));
        Callback::from(move |event: MouseEvent| {
            // A click of assistive technology is at no point.
            let at = point_on_picture(&event).filter(|_| event.detail() > 0);
            match at.and_then(|(at, height, _)| nearest(&state, at, height)) {
                Some(position) => dispatch.emit(NavigateAction::GoToPosition(position).into()),
                None => on_dot.emit(event),
            }
        })
    };
    html! {
        <div class="picture" role="group" aria-label={label} {onclick}
            onpointermove={hover(state, nearest, dispatch)} onpointerleave={hover_none(state, dispatch)}>
            { content }
        </div>
    }
}

type Nearest = fn(&State, RelativePoint, f64) -> Option<Position>;

/// Tells which position is under a pointer that hovers, when it is another one.
fn hover(state: &Rc<State>, nearest: Nearest, dispatch: &Callback<Action>) -> Callback<PointerEvent> {
    let (state, dispatch) = (state.clone(), dispatch.clone());
    Callback::from(move |event: PointerEvent| {
        let is_hovering = event.buttons() == 0 && event.pointer_type() != "touch";
        let Some((at, height, _)) = point_on_picture(&event).filter(|_| is_hovering) else { return };
        let position = nearest(&state, at, height);
        if position.as_ref() != state.session.graph.hovered.as_deref() {
            dispatch.emit(GraphAction::Hover(position).into());
        }
    })
}

fn hover_none<E: 'static>(state: &Rc<State>, dispatch: &Callback<Action>) -> Callback<E> {
    let (is_hovering, dispatch) = (state.session.graph.hovered.is_some(), dispatch.clone());
    Callback::from(move |_| {
        if is_hovering {
            dispatch.emit(GraphAction::Hover(None).into());
        }
    })
}
