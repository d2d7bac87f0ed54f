use yew::prelude::*;

use crate::l10n::msg;
use crate::model::Action;
use crate::view::Ui;
use crate::view::components::icon::Icon;

use super::buttons::Button;
use super::events::closest;

/// A dialog with a heading and a close button. A click on the backdrop closes it, too. `command` is the name of the
/// close button.
pub fn dialog(name: &str, command: &'static str, close: impl Into<Action>, content: Html, ui: &Ui) -> Html {
    let close: Action = close.into();
    let close_action = close.clone();
    let on_close = ui.dispatch.reform(move |event: Event| {
        // The browser must not close the dialog: it disappears when the state changes.
        event.prevent_default();
        close_action.clone()
    });
    let onpointerdown = close_on_backdrop(close.clone(), &ui.dispatch);
    let button =
        Button::new(command, close).label(ui.l10n.text(msg::DIALOG_CLOSE)).html(Icon::Close.html(), &ui.dispatch);
    html! {
        <dialog class="sheet" aria-label={name.to_owned()} oncancel={on_close.clone()} onclose={on_close} {onpointerdown}>
            <div class="sheet-head"><h2>{ name.to_owned() }</h2>{ button }</div>
            { content }
        </dialog>
    }
}

fn close_on_backdrop(close: Action, dispatch: &Callback<Action>) -> Callback<PointerEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: PointerEvent| {
        // Clicks on the backdrop and on the gaps inside have the same target, the dialog, so only coordinates tell them
        // apart.
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let is_outside = closest(&event, "dialog").is_some_and(|dialog| {
            let bounds = dialog.get_bounding_client_rect();
            x < bounds.left() || x > bounds.right() || y < bounds.top() || y > bounds.bottom()
        });
        if is_outside {
            dispatch.emit(close.clone());
        }
    })
}
