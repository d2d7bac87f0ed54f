//! The share dialog: links, code for other pages, files and worksheets.

mod embed_code;
mod export;
mod fields;
mod qr_code;
mod worksheet;

use yew::prelude::*;

use crate::l10n::{L10n, Message, msg};
use crate::model::share::{FileFormat, PictureOf};
use crate::model::{Parameter, PictureFormat, Scene, ShareAction, ShareConfig, ShareEdit, ShareKind};
use crate::solver::Optimality;
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::dialog::dialog;

use super::hint;
use super::picture::current_picture;

/// The kinds of sharing, in the order of the dialog.
const GROUPS: [(Message, &[ShareKind]); 3] = [
    (msg::SHARE_GROUP_VIEW, &[ShareKind::Link, ShareKind::Frame, ShareKind::Element, ShareKind::File]),
    (msg::SHARE_GROUP_LEARNERS, &[ShareKind::Exercise, ShareKind::Worksheet, ShareKind::Scorm]),
    (msg::SHARE_GROUP_FILES, &[ShareKind::Picture, ShareKind::Film, ShareKind::Moves, ShareKind::Graph]),
];

pub fn share_dialog(scene: &Scene, share: &ShareConfig, ui: &Ui) -> Html {
    let unknown: Html = share.unknown.iter().map(|word| unknown_word(word, ui.l10n)).collect();
    let content = html! {
        <>
            { kind_buttons(scene, share.kind, ui) }
            { unknown }
            // A link may name a kind that an exercise withholds.
            if scene.can_share(share.kind) {
                { hint(ui.l10n.share_hint(share.kind)) }
                if share.has_whole_lesson(scene) {
                    { hint(ui.l10n.text(msg::SHARE_HINT_LESSON)) }
                }
                if let Some(text) = moves_hint(scene, share) {
                    { hint(ui.l10n.text(text)) }
                }
                { fields::share_fields(scene, ui) }
                { status(scene, ui.l10n) }
                { result(scene, share, ui) }
            }
        </>
    };
    dialog(ui.l10n.text(msg::HEADER_SHARE), "close-share", ShareAction::Close, content, ui)
}

/// Whether the moves by hand are shared or the solution; `None` if there are no moves by hand.
fn moves_hint(scene: &Scene, share: &ShareConfig) -> Option<Message> {
    scene.game()?;
    Some(if share.has_moves_by_hand(scene) { msg::SHARE_HINT_OWN_MOVES } else { msg::GAME_NOT_THIS })
}

/// The buttons that select the kind. The pressed one has the focus when the dialog opens.
fn kind_buttons(scene: &Scene, chosen: ShareKind, ui: &Ui) -> Html {
    let button = |kind: ShareKind| {
        let is_chosen = kind == chosen;
        Button::new("share-kind", ShareEdit::SetKind(kind))
            .attribute("data-share-kind", kind.name())
            .pressed(is_chosen)
            .autofocus(is_chosen)
            .html(ui.l10n.share_kind(kind), &ui.dispatch)
    };
    let group = |(label, kinds): (Message, &[ShareKind])| {
        let kinds = kinds.iter().copied().filter(|kind| scene.can_share(*kind));
        let label = ui.l10n.text(label);
        html! {
            <div role="group" aria-label={label}>
                <span class="hint" aria-hidden="true">{ label }</span>
                <div class="row">{ for kinds.map(button) }</div>
            </div>
        }
    };
    html! { <div class="forms" data-form={chosen.name()}>{ for GROUPS.into_iter().map(group) }</div> }
}

/// A hint about a word in the link that is not a setting.
fn unknown_word(word: &str, l10n: L10n) -> Html {
    hint(l10n.format(msg::SHARE_UNKNOWN_OPTION, [word.into()]))
}

/// The message for screen readers: the problem with a setting, which is also under its field, or else the outcome of the last
/// export.
fn status(scene: &Scene, l10n: L10n) -> Html {
    let (class, text) = match (scene.problem_of(Parameter::Share), scene.session.export) {
        (Some(problem), _) => ("outcome unseen", l10n.problem(problem)),
        (None, Some(status)) => ("outcome", l10n.export_status(status).to_owned()),
        (None, None) => ("outcome", String::new()),
    };
    html! { <p {class} role="status">{ text }</p> }
}

/// The shared result: code, a picture, a worksheet or a file.
fn result(scene: &Scene, share: &ShareConfig, ui: &Ui) -> Html {
    match share.kind {
        ShareKind::Link | ShareKind::Frame | ShareKind::Element | ShareKind::Exercise => {
            embed_code::embed_code(scene, share, ui)
        }
        ShareKind::Picture => picture(scene, share, ui),
        ShareKind::Worksheet => worksheet::worksheet(scene, share, ui),
        ShareKind::Moves | ShareKind::Graph | ShareKind::Film => export::export(scene, share, ui),
        ShareKind::File | ShareKind::Scorm => export::package(scene, ui),
    }
}

fn picture(scene: &Scene, share: &ShareConfig, ui: &Ui) -> Html {
    let picture = scene.shared_picture(share);
    if let Some(reason) = nothing_to_draw(scene, picture) {
        return hint(ui.l10n.text(reason));
    }
    let save = |command, format, message| {
        Button::new(command, ShareAction::SavePicture(format)).html(ui.l10n.text(message), &ui.dispatch)
    };
    html! {
        <>
            if picture == PictureOf::Towers && share.format() == Some(FileFormat::Svg) {
                <div class="row looks">
                    { save("save-svg", PictureFormat::Svg, msg::SHARE_SAVE_SVG) }
                    { save("save-png", PictureFormat::Png, msg::SHARE_SAVE_PNG) }
                </div>
            } else {
                { export::export(scene, share, ui) }
            }
            if picture == PictureOf::Towers {
                <div class="picture-preview">{ current_picture(scene, ui.l10n) }</div>
            }
        </>
    }
}

/// The reason why there is no picture.
fn nothing_to_draw(scene: &Scene, picture: PictureOf) -> Option<Message> {
    let solution = scene.solved()?;
    let has_recursion = || solution.with_recursion(|_| ()).is_some();
    match picture {
        PictureOf::Graph if scene.puzzle().pegs().count() == 1 || scene.puzzle().discs().count() == 0 => {
            Some(msg::GRAPH_ONE_POSITION)
        }
        PictureOf::Timeline | PictureOf::Recursion if scene.total().is_zero() => Some(msg::CAPTION_ALREADY_SOLVED),
        PictureOf::Recursion if !has_recursion() => Some(match solution.optimality() {
            Optimality::Searched => msg::RECURSION_NONE_FOR_SEARCH,
            Optimality::Proven(_) | Optimality::Confirmed | Optimality::Presumed => msg::RECURSION_NONE_FOR_ONE_DISC,
        }),
        PictureOf::Towers | PictureOf::Timeline | PictureOf::Graph | PictureOf::Recursion => None,
    }
}
