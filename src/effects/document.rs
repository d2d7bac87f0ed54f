//! The document around the page.

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlDialogElement, HtmlElement, HtmlSelectElement};

use crate::l10n::Language;
use crate::model::Theme;

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Gives the document the chosen colours.
pub fn show_theme(theme: Theme) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        // A refusal would leave the colours of the system, which is no harm.
        let _ = root.set_attribute("data-theme", theme.name());
    }
}

/// Tells assistive technology which language the page speaks.
pub fn show_language(language: Language) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        show_language_of(&root, language);
    }
}

fn show_language_of(element: &Element, language: Language) {
    let _ = element.set_attribute("lang", language.tongue().code());
    let _ = element.set_attribute("dir", language.tongue().direction());
}

/// Names the window.
pub fn show_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// Gives the focus to the first thing in an explorer that can have it, the towers, if what has it now is about to go: a
/// button of the note on problems.
pub fn keep_focus(inside: Option<Element>) {
    let Some(inside) = inside.filter(|inside| matches!(inside.query_selector(".problems :focus"), Ok(Some(_)))) else {
        return;
    };
    let other = inside.query_selector("[tabindex]").ok().flatten();
    if let Some(around) = other.and_then(|other| other.dyn_into::<HtmlElement>().ok()) {
        // A refusal leaves the focus where it is.
        let _ = around.focus();
    }
}

/// Makes every field with a choice show what is chosen. The browser goes by what a person did last, which may have been
/// refused, or undone by going back.
pub fn show_choices(inside: Option<Element>) {
    let fields = inside.and_then(|inside| inside.query_selector_all("select[data-chosen]").ok());
    let Some(fields) = fields else { return };
    for field in (0..fields.length()).filter_map(|place| fields.get(place)?.dyn_into::<HtmlSelectElement>().ok()) {
        if let Some(chosen) = field.get_attribute("data-chosen") {
            field.set_value(&chosen);
        }
    }
}

/// Opens a dialog that is drawn, over everything else.
pub fn show_dialogs(inside: &Element) {
    let dialog = inside.query_selector("dialog:not([open])").ok().flatten();
    if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) {
        // What has the focus now gets it back when the dialog is closed. Neither is refused by what is in the page.
        if let Ok(Some(opener)) = inside.query_selector(":focus") {
            let _ = opener.set_attribute("data-opener", "");
        }
        let _ = dialog.show_modal();
    }
}

/// Lets assistive technology know the language of an explorer, and styles what makes it easier.
pub fn describe(all: &Element, language: Language, aids: Option<&str>) {
    show_language_of(all, language);
    // Neither is refused by an element of the page.
    let _ = match aids {
        Some(aids) => all.set_attribute("data-aids", aids),
        None => all.remove_attribute("data-aids"),
    };
}

/// Takes the note that the page is loading away.
pub fn finish_loading() {
    if let Some(note) = document().and_then(|document| document.get_element_by_id("loading")) {
        note.remove();
    }
}
