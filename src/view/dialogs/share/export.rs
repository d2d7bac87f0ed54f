//! Exports lists of moves and state graphs.

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::share::export as files;
use crate::model::{ExportStatus, Scene, ShareAction, ShareConfig, ShareKind};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::dialogs::hint;

/// The size of the file, and the button that starts or stops the export.
pub fn export(scene: &Scene, share: &ShareConfig, ui: &Ui) -> Html {
    let kind = share.kind;
    if let Some(max) = files::exceeded_disc_limit(scene, share) {
        return hint(ui.l10n.format(msg::SHARE_TOO_MANY_DISCS, [max.into()]));
    }
    let count = match files::size(scene, share) {
        Ok(count) => count,
        Err(max) => return hint(ui.l10n.file_too_large(kind, max)),
    };
    html! {
        <>
            if kind == ShareKind::Graph || share.has_span() {
                { hint(ui.l10n.file_size(kind, count)) }
            }
            if let Some(ExportStatus::Writing(written)) = scene.session.export {
                { progress(written, count, ui.l10n) }
            }
            { save_button(scene, ui) }
        </>
    }
}

/// The button for a file that contains the page.
pub fn package(scene: &Scene, ui: &Ui) -> Html {
    html! {
        <>
            if let Some(ExportStatus::Writing(_)) = scene.session.export {
                <progress aria-label={ui.l10n.text(msg::SHARE_SAVE_FILE)} />
            }
            { save_button(scene, ui) }
        </>
    }
}

/// Starts or stops the export.
fn save_button(scene: &Scene, ui: &Ui) -> Html {
    let (button, label) = match scene.session.export {
        Some(ExportStatus::Writing(_)) => {
            (Button::new("stop-export", ShareAction::SetExportStatus(None)), ui.l10n.text(msg::COMMON_STOP))
        }
        _ => (Button::new("download", ShareAction::StartExport), ui.l10n.text(msg::SHARE_SAVE_FILE)),
    };
    html! { <div class="row looks sheet-foot">{ button.html(label, &ui.dispatch) }</div> }
}

fn progress(written: u32, count: u32, l10n: L10n) -> Html {
    let text = l10n.format(msg::SHARE_FILE_PROGRESS, [written.into(), count.into()]);
    html! {
        <div>
            <progress max={count.to_string()} value={written.to_string()} aria-label={text.clone()} />
            { " " }
            <span>{ text }</span>
        </div>
    }
}
