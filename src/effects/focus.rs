//! Restores the focus when a render removes the focused element.

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, FocusOptions, HtmlElement, NodeList};

const FOCUSABLE: &str = "button, summary, [tabindex]";

/// The element that gets the focus when a dialog closes that a link opened, or whose opener no longer exists.
const DEFAULT_OPENER: &str = "[data-command='share']";

/// The element that had the focus before a render.
pub struct SavedFocus {
    document: Document,
    root: Element,
    /// The dialog or section around it, or the caption of the board.
    container: Element,
    active: Element,
    /// The selector of the button that opened the container, if it is a popover.
    opener: Option<String>,
    /// The index of the element among the focusable elements of the container.
    index: Option<u32>,
}

impl SavedFocus {
    /// Returns `None` if the focus is outside the explorer's dialogs and sections and the caption of the board.
    #[must_use]
    pub fn save(root: &Element) -> Option<Self> {
        let document = root.owner_document()?;
        let active = focused_in(root, &document)?;
        let container = active.closest("dialog, section, .caption").ok()??;
        let index = place_of(&container, &active);
        let opener = container.get_attribute("data-opened-by").map(|command| format!("[data-command='{command}']"));
        Some(Self { document, root: root.clone(), container, active, opener, index })
    }

    /// Restores the focus if it was lost: to the element with the same name, or else to the one at the same index.
    pub fn restore(self) {
        let current = self.document.active_element();
        // The user may have moved the focus in the meantime.
        let is_lost = current.is_none_or(|current| Some(current) == self.document.body().map(Element::from));
        if !is_lost {
            return;
        }
        // An element that changes its place in a list loses the focus, too. One that stays was left by the user.
        focus(match (self.active.is_connected(), self.container.is_connected()) {
            (true, _) => (place_of(&self.container, &self.active) != self.index).then_some(self.active),
            (false, true) => self.replacement(),
            (false, false) => self.opener().and_then(|opener| shown(&self.root, opener)),
        });
    }

    fn opener(&self) -> Option<Element> {
        if let Some(opener) = &self.opener {
            let tab = "[role='tab'][tabindex='0']";
            return [opener, tab].into_iter().find_map(|selector| self.root.query_selector(selector).ok().flatten());
        }
        let opener = self.root.query_selector("[data-opener]").ok().flatten();
        if let Some(opener) = &opener {
            // This cannot fail: the name is valid.
            let _ = opener.remove_attribute("data-opener");
        }
        opener.or_else(|| self.root.query_selector(DEFAULT_OPENER).ok().flatten())
    }

    fn replacement(&self) -> Option<Element> {
        let elements = self.container.query_selector_all(FOCUSABLE).ok()?;
        let index = self.index?;
        let name = name_of(&self.active);
        let mut all = (0..elements.length()).filter_map(|index| element_at(&elements, index));
        let at_same_index = || element_at(&elements, index.min(elements.length().saturating_sub(1)));
        all.find(|element| name_of(element) == name).or_else(at_same_index)
    }
}

/// The element with the focus in an explorer. For the document, the focus in an element is that of the element, so there it has to be
/// looked for, which takes much longer.
fn focused_in(root: &Element, document: &Document) -> Option<Element> {
    let active = document.active_element()?;
    match active.tag_name().as_str() {
        "BODY" => None,
        _ if root.contains(Some(&active)) => Some(active),
        _ => root.query_selector(":focus").ok().flatten(),
    }
}

/// The element, or the button of the closed popover that contains it.
fn shown(root: &Element, mut element: Element) -> Option<Element> {
    while element.dyn_ref::<HtmlElement>()?.offset_width() == 0 {
        let popover = element.closest("[popover]").ok()??;
        element = root.query_selector(&["[popovertarget='", &popover.id(), "']"].concat()).ok()??;
    }
    Some(element)
}

/// The place of an element among the focusable ones.
fn place_of(container: &Element, element: &Element) -> Option<u32> {
    let elements = container.query_selector_all(FOCUSABLE).ok()?;
    (0..elements.length()).find(|&index| element_at(&elements, index).as_ref() == Some(element))
}

fn name_of(element: &Element) -> Option<String> {
    element.get_attribute("aria-label").or_else(|| element.text_content())
}

fn element_at(elements: &NodeList, index: u32) -> Option<Element> {
    elements.get(index)?.dyn_into().ok()
}

fn focus(element: Option<Element>) {
    // Elements of SVG have the same method.
    if let Some(element) = element.map(JsCast::unchecked_into::<HtmlElement>) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // If this fails, the focus stays where it is.
        let _ = element.focus_with_options(&options);
    }
}
