//! Pictures that can be zoomed with pointers, keys and buttons.

use yew::prelude::*;

use crate::l10n::msg;
use crate::model::{Action, NavigateAction, Picture, ViewportAction, keys};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::events::{closest, on_key};
use crate::view::components::icon::Icon;
use crate::view::components::pointer::{pointer_cancel, pointer_down, pointer_move, pointer_up};

/// The element around a picture that can be zoomed. Enter selects the centre. If `are_letters_off`, keys
/// that type a character are ignored.
pub fn zoomable(
    picture: Picture,
    label: AttrValue,
    content: Html,
    are_letters_off: bool,
    dispatch: &Callback<Action>,
) -> Html {
    let onkeydown = on_key(dispatch, move |key| {
        let is_enabled = !are_letters_off || key.len() > 1;
        keys::picture_key(key, picture).filter(|_| is_enabled)
    });
    html! {
        <div class="picture" data-zoom={picture.panel().name()} tabindex="0" role="group" aria-label={label}
            onclick={on_assistive_dot_click(dispatch)} {onkeydown}
            onpointerdown={pointer_down(dispatch, picture)} onpointermove={pointer_move(dispatch)}
            onpointerup={pointer_up(dispatch)} onpointercancel={pointer_cancel(dispatch)}>
            { content }
        </div>
    }
}

pub fn zoom_buttons(picture: Picture, ui: &Ui) -> Html {
    let (whole, here) = match picture {
        Picture::Graph => (msg::GRAPH_WHOLE, msg::GRAPH_WHERE),
        Picture::Timeline | Picture::Ruler => (msg::ZOOM_SHOW_ALL, msg::ZOOM_SHOW_CURRENT),
    };
    let with_symbol = |command, action: ViewportAction, message, icon: Icon| {
        Button::new(command, action).label(ui.l10n.text(message)).html(icon.html(), &ui.dispatch)
    };
    let with_text = |command, action: ViewportAction, message| {
        Button::new(command, action).html(ui.l10n.text(message), &ui.dispatch)
    };
    html! {
        <div class="row looks">
            { with_symbol("zoom-in", ViewportAction::ZoomIn(picture), msg::ZOOM_IN, Icon::Plus) }
            { with_symbol("zoom-out", ViewportAction::ZoomOut(picture), msg::ZOOM_OUT, Icon::Minus) }
            { with_text("show-all", ViewportAction::Reset(picture), whole) }
            { with_text("show-current", ViewportAction::CenterOnCurrent(picture), here) }
        </div>
    }
}

/// Goes to the position of the clicked dot.
pub fn on_dot_click(dispatch: &Callback<Action>) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: MouseEvent| {
        let dot = closest(&event, "[data-position]");
        let position = dot.and_then(|dot| dot.get_attribute("data-position")?.parse().ok());
        if let Some(position) = position {
            dispatch.emit(NavigateAction::GoToPosition(position).into());
        }
    })
}

/// The same, but only for clicks without a pointer, such as from assistive technology. Clicks with a pointer are
/// handled on `pointerup`, because the pointer may have dragged the picture.
pub fn on_assistive_dot_click(dispatch: &Callback<Action>) -> Callback<MouseEvent> {
    let on_dot_click = on_dot_click(dispatch);
    Callback::from(move |event: MouseEvent| {
        if event.detail() == 0 {
            on_dot_click.emit(event);
        }
    })
}
