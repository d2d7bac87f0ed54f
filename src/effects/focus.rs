//! The focus in texts, whose elements are made anew with every change.

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, FocusOptions, HtmlElement, NodeList};

/// What can have the focus.
const TARGETS: &str = "button, summary, [tabindex]";

/// What has the focus when a dialog is closed whose opener is gone, or that was opened by a link.
const OPENER: &str = "[data-do='share open']";

/// Brings the focus back.
pub type GiveBack = Box<dyn FnOnce()>;

/// Remembers what in a text has the focus; what it gives brings the focus back there, if it was lost because the text was
/// written anew.
#[must_use]
pub fn hold_focus(all: &Element) -> Option<GiveBack> {
    let active = all.query_selector(":focus").ok()??;
    let document = all.owner_document()?;
    let text = active.closest("dialog").ok()?.or(active.closest("[data-text]").ok()?)?;
    let targets = text.query_selector_all(TARGETS).ok()?;
    let place = (0..targets.length()).find(|&place| target(&targets, place).as_ref() == Some(&active));
    let all = all.clone();
    Some(Box::new(move || give_back(&document, &all, &text, &active, place)))
}

/// True while a button in a text is held down: were the text written anew, the press would be lost.
#[must_use]
pub fn is_pressing(all: &Element) -> bool {
    matches!(all.query_selector("[data-do]:active"), Ok(Some(_)))
}

fn target(targets: &NodeList, place: u32) -> Option<Element> {
    targets.get(place)?.dyn_into().ok()
}

/// To what is called the same, and where there is no such thing any more to what has its place.
fn give_back(document: &Document, all: &Element, text: &Element, active: &Element, place: Option<u32>) {
    // A person may have gone elsewhere meanwhile.
    let is_lost = document.active_element().is_none_or(|now| Some(now) == document.body().map(Element::from));
    if !is_lost || active.is_connected() {
        return;
    }
    let name = |target: &Element| target.get_attribute("aria-label").or_else(|| target.text_content());
    let wanted = name(active);
    let is_same = |target: &Element| name(target) == wanted;
    if !text.is_connected() && !text.tag_name().eq_ignore_ascii_case("dialog") {
        // All of it was made anew: what is called the same is the same.
        let Ok(targets) = all.query_selector_all(TARGETS) else { return };
        return focus((0..targets.length()).filter_map(|place| target(&targets, place)).find(is_same));
    }
    if !text.is_connected() {
        let opener = all.query_selector("[data-opener]").ok().flatten();
        if let Some(opener) = &opener {
            // Only a name that is none is refused.
            let _ = opener.remove_attribute("data-opener");
        }
        return focus(opener.or_else(|| all.query_selector(OPENER).ok().flatten()));
    }
    let (Ok(targets), Some(place)) = (text.query_selector_all(TARGETS), place) else { return };
    let mut all = (0..targets.length()).filter_map(|place| target(&targets, place));
    let there = target(&targets, place).filter(is_same).or_else(|| all.find(is_same));
    let there = there.or_else(|| target(&targets, place.min(targets.length().saturating_sub(1))));
    focus(there);
}

fn focus(there: Option<Element>) {
    if let Some(there) = there.and_then(|there| there.dyn_into::<HtmlElement>().ok()) {
        // The page stays where the person has scrolled it. A refusal leaves the focus where it is.
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = there.focus_with_options(&options);
    }
}
