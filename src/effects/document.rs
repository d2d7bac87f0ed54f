//! The document, and properties of elements that Yew does not control.

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlDialogElement, HtmlElement, HtmlSelectElement};

use crate::l10n::L10n;
use crate::model::{Pending, Theme};

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

pub fn set_theme(theme: Theme) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        set_attribute(&root, "data-theme", Some(theme.name()));
    }
}

pub fn set_language(l10n: L10n) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        set_attribute(&root, "lang", Some(l10n.locale().code()));
        set_attribute(&root, "dir", Some(l10n.locale().direction()));
    }
}

/// Changes an attribute only if it has another value. Browsers compute every style below again when `lang` is set, even to
/// the same value.
fn set_attribute(element: &Element, name: &str, value: Option<&str>) {
    if element.get_attribute(name).as_deref() != value {
        // This cannot fail: the names are valid.
        let _ = match value {
            Some(value) => element.set_attribute(name, value),
            None => element.remove_attribute(name),
        };
    }
}

/// Writes the unfinished work of an explorer to its root.
pub fn show_pending(root: &Element, kinds: &[Pending]) {
    let names = Pending::names(kinds);
    set_attribute(root, "data-pending", (!kinds.is_empty()).then_some(&names));
    set_attribute(root, "data-settled", kinds.is_empty().then_some(""));
}

pub fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// Moves the focus if it is on the button beside a problem, which is about to be removed: to the field of the problem, or
/// from the list of problems to the towers.
pub fn keep_focus(root: &Element) {
    let find = |selector: &str| root.query_selector(selector).ok().flatten();
    let target = if let Some(button) = find(".field-problem :focus") {
        let id = button.previous_element_sibling().map(|text| text.id()).unwrap_or_default();
        find(&format!("[aria-describedby='{id}']"))
    } else {
        find(".problems :focus").and_then(|_| find("[tabindex]"))
    };
    if let Some(target) = target.and_then(|target| target.dyn_into::<HtmlElement>().ok()) {
        // If this fails, the focus stays where it is.
        let _ = target.focus();
    }
}

/// Makes every select field show the value in the state. The browser shows what the user chose last, which the page may
/// have refused, or the user may have undone by going back.
pub fn sync_selects(root: &Element) {
    let Ok(fields) = root.query_selector_all("select[data-chosen]") else { return };
    let fields = (0..fields.length()).filter_map(|index| fields.get(index)?.dyn_into::<HtmlSelectElement>().ok());
    for field in fields {
        if let Some(chosen) = field.get_attribute("data-chosen").filter(|chosen| *chosen != field.value()) {
            field.set_value(&chosen);
        }
    }
}

/// Opens a dialog that was just rendered as a modal one.
pub fn open_dialogs(root: &Element) {
    let dialog = root.query_selector("dialog:not([open])").ok().flatten();
    if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) {
        // This element gets the focus back when the dialog is closed.
        if let Some(opener) = root.query_selector(":focus").ok().flatten() {
            let _ = opener.set_attribute("data-opener", "");
        }
        let _ = dialog.show_modal();
    }
}

/// Moves the focus to a card that was chosen in Learn, once: a step of a lesson, an exercise, or the editor. A card that a link opened
/// leaves the focus where it is.
pub fn focus_new_card(root: &Element) {
    // The dialog has given the focus back to the button of Learn, or to that beside it where an exercise hides it.
    let is_chosen =
        matches!(root.query_selector(":is([data-command='learn'], [data-command='share']):focus"), Ok(Some(_)));
    let Ok(cards) = root.query_selector_all("section.step:not([data-greeted])") else { return };
    for card in (0..cards.length()).filter_map(|index| cards.get(index)?.dyn_into::<Element>().ok()).rev() {
        let _ = card.set_attribute("data-greeted", "");
        let target = card.query_selector("[data-command='tour-next'], h2[tabindex], input").ok().flatten();
        if let Some(target) = target.filter(|_| is_chosen).and_then(|target| target.dyn_into::<HtmlElement>().ok()) {
            // If this fails, the focus stays where it is.
            let _ = target.focus();
        }
    }
}

/// Removes the placeholder that `index.html` shows until the first render.
pub fn finish_loading() {
    if let Some(placeholder) = document().and_then(|document| document.get_element_by_id("loading")) {
        placeholder.remove();
    }
}
