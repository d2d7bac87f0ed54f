//! The document around the page, and the elements that the framework leaves alone.

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlDialogElement, HtmlElement, HtmlSelectElement};

use crate::l10n::L10n;
use crate::model::{Accessibility, Theme};

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

pub fn set_theme(theme: Theme) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        // On failure the system theme stays.
        let _ = root.set_attribute("data-theme", theme.name());
    }
}

pub fn set_language(l10n: L10n) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        set_language_of(&root, l10n);
    }
}

// An element of the page refuses none of the attributes below.

fn set_language_of(element: &Element, l10n: L10n) {
    let _ = element.set_attribute("lang", l10n.locale().code());
    let _ = element.set_attribute("dir", l10n.locale().direction());
}

pub fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// Names the language of an explorer for assistive technology, and its accessibility options for the style sheet.
pub fn describe_root(root: &Element, l10n: L10n, accessibility: Accessibility) {
    set_language_of(root, l10n);
    let options = accessibility.to_string();
    let _ =
        if options.is_empty() { root.remove_attribute("data-aids") } else { root.set_attribute("data-aids", &options) };
}

/// Moves the focus to the towers if it is on the note about problems, which is about to go.
pub fn keep_focus(root: &Element) {
    if matches!(root.query_selector(".problems :focus"), Ok(Some(_))) {
        let towers = root.query_selector("[tabindex]").ok().flatten();
        if let Some(towers) = towers.and_then(|towers| towers.dyn_into::<HtmlElement>().ok()) {
            // A refusal leaves the focus where it is.
            let _ = towers.focus();
        }
    }
}

/// Makes every select field show what is chosen. The browser shows what somebody chose last, which may have been refused,
/// or undone by going back.
pub fn sync_selects(root: &Element) {
    let Ok(fields) = root.query_selector_all("select[data-chosen]") else { return };
    let fields = (0..fields.length()).filter_map(|place| fields.get(place)?.dyn_into::<HtmlSelectElement>().ok());
    for field in fields {
        if let Some(chosen) = field.get_attribute("data-chosen").filter(|chosen| *chosen != field.value()) {
            field.set_value(&chosen);
        }
    }
}

/// Opens a dialog that was drawn, over everything else.
pub fn open_dialogs(root: &Element) {
    let dialog = root.query_selector("dialog:not([open])").ok().flatten();
    if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) {
        // What has the focus now gets it back when the dialog is closed.
        if let Ok(Some(opener)) = root.query_selector(":focus") {
            let _ = opener.set_attribute("data-opener", "");
        }
        let _ = dialog.show_modal();
    }
}

/// Removes the note that the page is loading.
pub fn finish_loading() {
    if let Some(note) = document().and_then(|document| document.get_element_by_id("loading")) {
        note.remove();
    }
}
