//! The element around the picture, which takes pointers and keys.

use std::rc::Rc;

use yew::prelude::*;

use crate::layout::state_graph::WIDTH;
use crate::model::{Action, GraphAction, NavigateAction, Picture, RelativePoint, Scene, keys};
use crate::solver::Position;
use crate::solver::graph::viewport::Point;
use crate::view::components::events::on_key;
use crate::view::components::pointer::{point_on_picture, pointer_cancel, pointer_down, pointer_move, pointer_up};
use crate::view::panels::zoom::{on_assistive_dot_click, on_dot_click};

/// The picture of three pegs, which zooms. What a press on it does is the model's to say.
pub fn zoomable(scene: &Rc<Scene>, label: &'static str, content: Html, dispatch: &Callback<Action>) -> Html {
    let are_letters_off = scene.config.appearance.shortcuts.are_letters_off;
    let onkeydown = on_key(dispatch, move |key| {
        let is_enabled = !are_letters_off || key.len() > 1;
        keys::picture_key(key, Picture::Graph).filter(|_| is_enabled)
    });
    let nearest = |scene: &Scene, at: RelativePoint, height: f64| {
        let is_flying = scene.session.graph.flight.is_some();
        (!is_flying).then(|| scene.graph_viewport().nearest_to((at.x - 0.5, at.y - height / 2.0)))
    };
    let (drag, hover) = (pointer_move(dispatch), hover(scene, nearest, dispatch));
    let onpointermove = Callback::from(move |event: PointerEvent| {
        hover.emit(event.clone());
        drag.emit(event);
    });
    let onfocus = {
        let (scene, dispatch) = (scene.clone(), dispatch.clone());
        Callback::from(move |event: FocusEvent| {
            // A click that brings the focus shows what is under the pointer.
            let is_by_key = event.target_unchecked_into::<web_sys::Element>().matches(":focus-visible") == Ok(true);
            if is_by_key {
                dispatch.emit(GraphAction::Hover(Some(scene.graph_viewport().nearest())).into());
            }
        })
    };
    html! {
        <div class="picture" data-zoom={Picture::Graph.panel().name()} tabindex="0" role="group" aria-label={label}
            onclick={on_assistive_dot_click(dispatch)} {onkeydown} {onfocus} onblur={hover_none(scene, dispatch)}
            onpointerdown={pointer_down(dispatch, Picture::Graph)} {onpointermove} onpointerup={pointer_up(dispatch)}
            onpointercancel={pointer_cancel(dispatch)} onpointerleave={hover_none(scene, dispatch)}>
            { content }
        </div>
    }
}

/// A picture that does not zoom. A press goes to the nearest dot.
pub fn plain(scene: &Rc<Scene>, label: &'static str, content: Html, dispatch: &Callback<Action>) -> Html {
    let nearest = |scene: &Scene, at: RelativePoint, _: f64| {
        let picture = super::dots::picture(scene)?;
        picture.nearest(Point { x: at.x * WIDTH, y: at.y * WIDTH }).cloned()
    };
    let onclick = {
        let (scene, dispatch, on_dot) = (scene.clone(), dispatch.clone(), on_dot_click(dispatch));
        Callback::from(move |event: MouseEvent| {
            // A click of assistive technology is at no point.
            let at = point_on_picture(&event).filter(|_| event.detail() > 0);
            match at.and_then(|(at, height, _)| nearest(&scene, at, height)) {
                Some(position) => dispatch.emit(NavigateAction::GoToPosition(position).into()),
                None => on_dot.emit(event),
            }
        })
    };
    html! {
        <div class="picture" role="group" aria-label={label} {onclick}
            onpointermove={hover(scene, nearest, dispatch)} onpointerleave={hover_none(scene, dispatch)}>
            { content }
        </div>
    }
}

type Nearest = fn(&Scene, RelativePoint, f64) -> Option<Position>;

/// Tells which position is under a pointer that hovers, when it is another one.
fn hover(scene: &Rc<Scene>, nearest: Nearest, dispatch: &Callback<Action>) -> Callback<PointerEvent> {
    let (scene, dispatch) = (scene.clone(), dispatch.clone());
    Callback::from(move |event: PointerEvent| {
        let is_hovering = event.buttons() == 0 && event.pointer_type() != "touch";
        let Some((at, height, _)) = point_on_picture(&event).filter(|_| is_hovering) else { return };
        let position = nearest(&scene, at, height);
        if position.as_ref() != scene.session.graph.hovered.as_deref() {
            dispatch.emit(GraphAction::Hover(position).into());
        }
    })
}

fn hover_none<E: 'static>(scene: &Rc<Scene>, dispatch: &Callback<Action>) -> Callback<E> {
    let (is_hovering, dispatch) = (scene.session.graph.hovered.is_some(), dispatch.clone());
    Callback::from(move |_| {
        if is_hovering {
            dispatch.emit(GraphAction::Hover(None).into());
        }
    })
}
