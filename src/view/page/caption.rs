//! The caption below the towers, and the reason for the last move.

use yew::prelude::*;

use crate::l10n::{board_reason, msg};
use crate::model::{ReasonAction, Scene};
use crate::view::Ui;
use crate::view::components::ask_on::ask_on;
use crate::view::components::buttons::Button;

/// The visible caption, and the live region for screen readers. The latter lags behind: see `app/announcer.rs`.
pub fn caption(scene: &Scene, caption: &AttrValue, announcement: &AttrValue, ui: &Ui) -> Html {
    html! {
        <>
            <p class="caption">
                <span data-caption="">{ caption }</span>
                if scene.has_reason_on_board() {
                    { reason(scene, ui) }
                }
            </p>
            <p class="unseen" role="status" aria-live="polite" aria-atomic="true">{ announcement }</p>
        </>
    }
}

/// *Why?*, and below it one sentence with *Why that?*, which asks for the task around. While discs move, its place stays free.
fn reason(scene: &Scene, ui: &Ui) -> Html {
    let is_open = scene.session.reason.is_on_board;
    let button = Button::new("why", ReasonAction::ToggleOnBoard).attribute("aria-expanded", is_open);
    html! {
        <>
            if scene.can_ask_on_board() {
                { " " }
                { button.html(ui.l10n.text(msg::WHY_ASK), &ui.dispatch) }
            }
            <span class="because" data-reason="" data-open={is_open.then_some("")}>
                if scene.tells_reason_on_board() && scene.is_at_rest() {
                    { sentence(scene, ui) }
                }
            </span>
        </>
    }
}

fn sentence(scene: &Scene, ui: &Ui) -> Html {
    html! {
        <>
            { board_reason(scene, ui.l10n) }
            if let Some((explained, task)) = scene.reason_on_board() {
                { " " }
                { ask_on(explained, task, ui) }
            }
        </>
    }
}
