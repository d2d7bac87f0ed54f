//! The focus in texts, whose elements are made anew with every change.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, NodeList};

/// What can have the focus.
const TARGETS: &str = "button, summary, [tabindex]";

/// Brings the focus back.
pub type GiveBack = Box<dyn FnOnce()>;

/// Remembers which place in a text has the focus; what it gives brings the focus back there, if it was lost because the text
/// was written anew.
#[must_use]
pub fn hold_focus() -> Option<GiveBack> {
    let active = web_sys::window()?.document()?.active_element()?;
    let text = active.closest("[data-text]").ok()??;
    let targets = text.query_selector_all(TARGETS).ok()?;
    let place = (0..targets.length()).find(|&place| target(&targets, place).as_ref() == Some(&active))?;
    Some(Box::new(move || give_back(&text, &active, place)))
}

fn target(targets: &NodeList, place: u32) -> Option<Element> {
    targets.get(place)?.dyn_into().ok()
}

/// Where the text has become shorter, its last place gets the focus.
fn give_back(text: &Element, active: &Element, place: u32) {
    if active.is_connected() || !text.is_connected() {
        return;
    }
    let Ok(targets) = text.query_selector_all(TARGETS) else { return };
    let place = place.min(targets.length().saturating_sub(1));
    if let Some(target) = target(&targets, place).and_then(|target| target.dyn_into::<HtmlElement>().ok()) {
        // A refusal leaves the focus where it is.
        let _ = target.focus();
    }
}
