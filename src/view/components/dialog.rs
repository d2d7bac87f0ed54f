//! The frame of every dialog: its name, the button that closes it, and closing by a click beside it.

use yew::prelude::*;

use crate::l10n::{L10n, PanelMessage};
use crate::model::Action;

use super::buttons::Button;
use super::events::closest;

/// A dialog with something in it. `close` is the action that closes it.
pub fn dialog(
    name: &str,
    command: &'static str,
    close: impl Into<Action>,
    inside: Html,
    l10n: L10n,
    dispatch: &Callback<Action>,
) -> Html {
    let close: Action = close.into();
    let closing = close.clone();
    let leave = dispatch.reform(move |event: Event| {
        // The state closes it, not the browser.
        event.prevent_default();
        closing.clone()
    });
    let onpointerdown = close_beside(close.clone(), dispatch);
    let button = Button::new(command, close).label(l10n.text(PanelMessage::Close)).html("✕", dispatch);
    html! {
        <dialog class="sheet" aria-label={name.to_owned()} oncancel={leave.clone()} onclose={leave} {onpointerdown}>
            <div class="sheet-head"><h2>{ name.to_owned() }</h2>{ button }</div>
            { inside }
        </dialog>
    }
}

fn close_beside(close: Action, dispatch: &Callback<Action>) -> Callback<PointerEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: PointerEvent| {
        // The backdrop belongs to the dialog, and so do the gaps between its parts.
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let is_beside = closest(&event, "dialog").is_some_and(|dialog| {
            let bounds = dialog.get_bounding_client_rect();
            x < bounds.left() || x > bounds.right() || y < bounds.top() || y > bounds.bottom()
        });
        if is_beside {
            dispatch.emit(close.clone());
        }
    })
}
