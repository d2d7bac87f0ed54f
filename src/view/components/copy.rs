//! A button that copies a text.

use yew::prelude::*;

use crate::l10n::msg;
use crate::model::{Scene, ShareAction};
use crate::view::Ui;

use super::buttons::Button;

/// Copies a text, whose name is a label. What came of it stands beside the button; the page also tells screen readers.
pub fn copy_button(scene: &Scene, label: &str, text: String, ui: &Ui) -> Html {
    let name = ui.l10n.format(msg::COMMON_COPY_NAMED, [label.into()]);
    let status = scene.session.export.filter(|_| scene.session.copied.as_deref() == Some(&text));
    let button = Button::new("copy", ShareAction::CopyText(text)).attribute("aria-label", name);
    html! {
        <span class="copy">
            { button.html(ui.l10n.text(msg::COMMON_COPY), &ui.dispatch) }
            <span class="outcome">{ status.map(|status| ui.l10n.export_status(status)) }</span>
        </span>
    }
}
