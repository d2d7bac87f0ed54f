//! A button that copies a text.

use yew::prelude::*;

use crate::l10n::msg;
use crate::model::{ExportStatus, Scene, ShareAction};
use crate::view::Ui;

use super::buttons::Button;

/// The text that was copied last, and the result.
#[derive(Clone, Debug, PartialEq)]
pub struct CopyStatus {
    text: Option<String>,
    status: Option<ExportStatus>,
}

impl CopyStatus {
    pub fn of(scene: &Scene) -> Self {
        Self { text: scene.session.copied.clone(), status: scene.session.export }
    }
}

/// A button that copies a text, which a label names. The result is beside the button; the page also announces it.
pub fn copy_button(copied: &CopyStatus, label: &str, text: String, ui: &Ui) -> Html {
    let name = ui.l10n.format(msg::COMMON_COPY_NAMED, [label.into()]);
    let status = copied.status.filter(|_| copied.text.as_deref() == Some(&text));
    let button = Button::new("copy", ShareAction::CopyText(text)).attribute("aria-label", name);
    html! {
        <span class="copy">
            { button.html(ui.l10n.text(msg::COMMON_COPY), &ui.dispatch) }
            <span class="outcome">{ status.map(|status| ui.l10n.export_status(status)) }</span>
        </span>
    }
}
