//! What a person may not touch.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::model::{Panel, Panels};

/// What can have the focus.
const CONTROLS: &str = "button:not(.disclosure), input, select, [tabindex]:not(.disclosure)";

/// Lets nothing be done in these panels, neither by pointers nor by keys; what they say stays to be read.
pub fn lock(all: &Element, panels: Panels) {
    for panel in Panel::ALL {
        let selector = match panel {
            Panel::Towers => ".stage".to_owned(),
            Panel::Transport | Panel::Scrubber => [".", panel.name()].concat(),
            _ => ["[data-panel='", panel.name(), "']"].concat(),
        };
        if let Ok(Some(element)) = all.query_selector(&selector) {
            lock_panel(&element, panels.has(panel));
        }
    }
}

fn lock_panel(element: &Element, locked: bool) {
    // Where nothing ever was locked there is nothing to do.
    if !locked && !element.has_attribute("data-locked") {
        return;
    }
    // Neither is refused by an element of the page.
    let _ = element.toggle_attribute_with_force("data-locked", locked);
    // A heading keeps its name, and the towers stay to be read: neither takes the focus any more.
    let heading = element.query_selector(".disclosure").ok().flatten();
    let own = element.has_attribute("tabindex").then(|| element.clone());
    for target in heading.iter().chain(&own) {
        let _ = target.set_attribute("tabindex", if locked { "-1" } else { "0" });
    }
    let Ok(controls) = element.query_selector_all(CONTROLS) else { return };
    for place in 0..controls.length() {
        if let Some(control) = controls.get(place).and_then(|control| control.dyn_into::<HtmlElement>().ok()) {
            control.set_inert(locked);
        }
    }
}
