//! Links, and the HTML code that embeds the explorer in another page.

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::layout::escape::escaped;
use crate::model::{Origin, Parameter, Scene, ShareAction, ShareConfig, ShareKind, State, link};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::dialogs::hint;

use super::qr_code::qr_code;

/// The link or the HTML to copy, and a preview.
pub fn embed_code(scene: &Scene, share: &ShareConfig, ui: &Ui) -> Html {
    let origin = &scene.session.origin;
    let page = &*origin.address;
    if share.kind.is_embedded() && !can_embed(share.kind, origin) {
        return hint(ui.l10n.text(msg::SHARE_NEEDS_SERVER));
    }
    let shared = share.shared(scene);
    let code = code(&shared, share, page, ui.l10n);
    html! {
        <div class="shared">
            <div>
                { code_with_copy(&code, ui) }
                if let Some(link) = link_alone(&shared, share.kind, page) {
                    if origin.can_share {
                        { share_link_button(&link, ui) }
                    }
                    if link != code {
                        <p class="hint"><a href={link.clone()} data-link="">{ link.clone() }</a></p>
                    }
                    { qr_code(&link, ui.l10n) }
                }
                if share.kind == ShareKind::Link && origin.is_server() {
                    <p>
                        <a href="tower-of-hanoi.html" download="tower-of-hanoi.html">
                            { ui.l10n.text(msg::SHARE_SINGLE_FILE) }
                        </a>
                    </p>
                }
            </div>
            { preview(&shared, share.kind, &code, ui.l10n) }
        </div>
    }
}

/// The address to send by itself. The address of an exercise opens it as a page of its own.
fn link_alone(shared: &State, kind: ShareKind, page: &str) -> Option<String> {
    let mut shared = shared.clone();
    shared.config.appearance.is_embedded = false;
    matches!(kind, ShareKind::Link | ShareKind::Exercise).then(|| [page, &link::format(&shared)].concat())
}

/// Whether another page can load the explorer from here.
fn can_embed(kind: ShareKind, origin: &Origin) -> bool {
    // The script for elements does not come with the single-file page.
    if kind == ShareKind::Element { origin.has_other_pages() } else { origin.is_server() }
}

fn code_with_copy(code: &str, ui: &Ui) -> Html {
    let copy = Button::new("copy", ShareAction::CopyText(code.to_owned()));
    html! {
        <div class="program">
            { copy.html(ui.l10n.text(msg::COMMON_COPY), &ui.dispatch) }
            <pre tabindex="0"><code data-piece="">{ code.to_owned() }</code></pre>
        </div>
    }
}

fn code(shared: &State, share: &ShareConfig, page: &str, l10n: L10n) -> String {
    let address = [page, &link::format(shared)].concat();
    match share.kind {
        ShareKind::Frame => frame_code(&address, share.number(), l10n),
        ShareKind::Exercise => frame_code(&address, share.exercise_kind.frame_height(), l10n),
        ShareKind::Element => element_code(shared, page),
        ShareKind::Link
        | ShareKind::Picture
        | ShareKind::Film
        | ShareKind::Moves
        | ShareKind::Graph
        | ShareKind::Worksheet
        | ShareKind::File
        | ShareKind::Scorm => address,
    }
}

fn frame_code(address: &str, height: u32, l10n: L10n) -> String {
    format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"100%\" height=\"{height}\" allow=\"clipboard-write\"></iframe>",
        escaped(address),
        escaped(l10n.text(msg::PAGE_TITLE))
    )
}

fn element_code(shared: &State, page: &str) -> String {
    let folder = page.rsplit_once('/').map_or("", |(folder, _)| folder);
    // An element does not need the parameter, because it is always embedded.
    let parameters = link::parameters(shared).into_iter().filter(|(parameter, _)| *parameter != Parameter::Embed);
    let attributes: String =
        parameters.map(|(parameter, value)| format!(" {}=\"{}\"", parameter.name(), escaped(&value))).collect();
    format!(
        "<script type=\"module\" src=\"{}/embed/tower-of-hanoi.js\"></script>\n<tower-of-hanoi{attributes}></tower-of-hanoi>",
        escaped(folder)
    )
}

/// A frame that `effects::sync_preview` fills: with a page that contains only the code of an element, or else with the page at the
/// link or in the code. The frames have different keys, so that neither finds the other's scripts in its window.
fn preview(shared: &State, kind: ShareKind, code: &str, l10n: L10n) -> Html {
    let title = l10n.text(msg::SHARE_PREVIEW);
    if kind == ShareKind::Element {
        return html! { <iframe key="code" class="preview" {title} data-code={code.to_owned()} /> };
    }
    let query = link::format(shared);
    // An empty address would be that of this page, with its query.
    let address = if query.is_empty() { "?".to_owned() } else { query };
    html! { <iframe key="address" class="preview" {title} data-address={address} /> }
}

/// Opens the system's share sheet.
fn share_link_button(link: &str, ui: &Ui) -> Html {
    let button = Button::new("share-link", ShareAction::ShareLink(link.to_owned()));
    button.html(ui.l10n.text(msg::SHARE_SEND), &ui.dispatch)
}
