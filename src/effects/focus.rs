//! The focus, when the element that has it goes.

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, FocusOptions, HtmlElement, NodeList};

/// What can have the focus.
const TARGETS: &str = "button, summary, [tabindex]";

/// What gets the focus when a dialog is closed whose opener is gone, or that was opened by a link.
const DEFAULT_OPENER: &str = "[data-command='share']";

/// The element that had the focus before the page was drawn again.
pub struct SavedFocus {
    document: Document,
    root: Element,
    /// The dialog or section around it.
    container: Element,
    active: Element,
    /// Its place among the targets in the container.
    place: Option<u32>,
}

impl SavedFocus {
    /// Remembers what has the focus in an explorer, if anything has.
    #[must_use]
    pub fn save(root: &Element) -> Option<Self> {
        let active = root.query_selector(":focus").ok()??;
        let container = active.closest("dialog, section").ok()??;
        let targets = container.query_selector_all(TARGETS).ok()?;
        let place = (0..targets.length()).find(|&place| target(&targets, place).as_ref() == Some(&active));
        Some(Self { document: root.owner_document()?, root: root.clone(), container, active, place })
    }

    /// Brings the focus back if it was lost: to what has the same name, or else to what is in the same place.
    pub fn restore(self) {
        let now = self.document.active_element();
        // Somebody may have moved the focus meanwhile.
        let is_lost = now.is_none_or(|now| Some(now) == self.document.body().map(Element::from));
        if is_lost && !self.active.is_connected() {
            focus(if self.container.is_connected() { self.sibling() } else { self.opener() });
        }
    }

    fn opener(&self) -> Option<Element> {
        let opener = self.root.query_selector("[data-opener]").ok().flatten();
        if let Some(opener) = &opener {
            // An element of the page does not refuse this.
            let _ = opener.remove_attribute("data-opener");
        }
        opener.or_else(|| self.root.query_selector(DEFAULT_OPENER).ok().flatten())
    }

    fn sibling(&self) -> Option<Element> {
        let targets = self.container.query_selector_all(TARGETS).ok()?;
        let place = self.place?;
        let name = name_of(&self.active);
        let mut all = (0..targets.length()).filter_map(|place| target(&targets, place));
        let in_place = || target(&targets, place.min(targets.length().saturating_sub(1)));
        all.find(|target| name_of(target) == name).or_else(in_place)
    }
}

fn name_of(target: &Element) -> Option<String> {
    target.get_attribute("aria-label").or_else(|| target.text_content())
}

fn target(targets: &NodeList, place: u32) -> Option<Element> {
    targets.get(place)?.dyn_into().ok()
}

fn focus(target: Option<Element>) {
    if let Some(target) = target.and_then(|target| target.dyn_into::<HtmlElement>().ok()) {
        // The page stays where it was scrolled to. A refusal leaves the focus where it is.
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = target.focus_with_options(&options);
    }
}
