//! The frame of every dialog: its name, the button that closes it, and that a press beside it does.

use yew::prelude::*;

use crate::l10n::{Language, PanelText};
use crate::model::Action;

use crate::view::components::fields::Make;
use crate::view::components::markup::{around, block, button};

/// A dialog with something in it, and what closes it.
pub fn sheet(name: &str, close: Make, inside: Html, language: Language, on: &Callback<Action>) -> Html {
    let leave = on.reform(move |event: Event| {
        // The state closes it, not the browser.
        event.prevent_default();
        close()
    });
    let head = button(&close(), language.label(PanelText::Close), "✕");
    html! {
        <dialog class="sheet" aria-label={name.to_owned()} oncancel={leave.clone()} onclose={leave} onpointerdown={beside(close, on)}>
            <div class="sheet-head"><h2>{ name.to_owned() }</h2>{ block(head, on) }</div>
            { inside }
        </dialog>
    }
}

/// What a press beside the dialog does.
fn beside(close: Make, on: &Callback<Action>) -> Callback<PointerEvent> {
    let on = on.clone();
    Callback::from(move |event: PointerEvent| {
        // What lies behind it belongs to it, and so does the room between its parts.
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let is_beside = around(&event, "dialog").is_some_and(|dialog| {
            let bounds = dialog.get_bounding_client_rect();
            x < bounds.left() || x > bounds.right() || y < bounds.top() || y > bounds.bottom()
        });
        if is_beside {
            on.emit(close());
        }
    })
}
