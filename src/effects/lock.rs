//! Panels that may not be touched.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::model::{Panel, Panels};

/// What can have the focus.
const CONTROLS: &str = "button:not(.disclosure), input, select, [tabindex]:not(.disclosure)";

/// Makes panels inert for pointers and keys. What they say can still be read.
pub fn lock_panels(root: &Element, panels: Panels) {
    for panel in Panel::ALL {
        let selector = match panel {
            Panel::Towers => ".stage".to_owned(),
            Panel::Transport | Panel::Scrubber => [".", panel.name()].concat(),
            _ => ["[data-panel='", panel.name(), "']"].concat(),
        };
        if let Ok(Some(element)) = root.query_selector(&selector) {
            lock_panel(&element, panels.contains(panel));
        }
    }
}

fn lock_panel(element: &Element, is_locked: bool) {
    if !is_locked && !element.has_attribute("data-locked") {
        return;
    }
    // An element of the page refuses neither attribute.
    let _ = element.toggle_attribute_with_force("data-locked", is_locked);
    // A heading keeps its name, and the towers can still be read; neither takes the focus.
    let heading = element.query_selector(".disclosure").ok().flatten();
    let own = element.has_attribute("tabindex").then(|| element.clone());
    for target in heading.iter().chain(&own) {
        let _ = target.set_attribute("tabindex", if is_locked { "-1" } else { "0" });
    }
    let Ok(controls) = element.query_selector_all(CONTROLS) else { return };
    for place in 0..controls.length() {
        if let Some(control) = controls.get(place).and_then(|control| control.dyn_into::<HtmlElement>().ok()) {
            control.set_inert(is_locked);
        }
    }
}
