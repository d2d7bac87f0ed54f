//! Locked panels, which can be read but not operated.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::model::{Panel, Panels};

/// The controls of a panel. Its heading is not among them, because it stays visible to assistive technology. Nor are tables,
/// listings and formulas, which get the focus only so that they can be scrolled, the button that closes a card, and those that say more of a reason.
const CONTROLS: &str = "button:not(.disclosure, [data-command='close-panel'], [data-command='explain-task'], [data-command='why-that']), input, select, textarea, [tabindex]:not(.disclosure, .wide, pre, math)";

/// Makes the controls of the given panels inert, and those of all other panels usable again.
pub fn lock_panels(root: &Element, panels: Panels) {
    let are_locked = panels != Panels::EMPTY || matches!(root.query_selector("[data-locked]"), Ok(Some(_)));
    if !are_locked {
        return;
    }
    for panel in Panel::ALL {
        let name = panel.name();
        let selector = match panel {
            Panel::Towers => ".stage".to_owned(),
            // Their controls in the overflow menu are elsewhere.
            Panel::Transport | Panel::Scrubber => format!(".{name}, [data-part='{name}']"),
            Panel::Puzzle
            | Panel::Play
            | Panel::Timeline
            | Panel::Digits
            | Panel::Why
            | Panel::Recursion
            | Panel::Graph
            | Panel::Numbers
            | Panel::Program
            | Panel::OwnProgram
            | Panel::Code
            | Panel::Race
            | Panel::Compare
            | Panel::Exact => format!("[data-panel='{name}']"),
        };
        let Ok(parts) = root.query_selector_all(&selector) else { continue };
        for index in 0..parts.length() {
            if let Some(part) = parts.get(index).and_then(|part| part.dyn_into::<Element>().ok()) {
                lock_panel(&part, panels.contains(panel));
            }
        }
    }
}

fn lock_panel(element: &Element, is_locked: bool) {
    if !is_locked && !element.has_attribute("data-locked") {
        return;
    }
    // Setting these attributes cannot fail: their names are valid.
    let _ = element.toggle_attribute_with_force("data-locked", is_locked);
    // Headings and the towers cannot get the focus, but are not inert, so that they can still be read.
    let heading = element.query_selector(".disclosure").ok().flatten();
    let towers = element.has_attribute("tabindex").then(|| element.clone());
    for readable in heading.iter().chain(&towers) {
        let _ = readable.set_attribute("tabindex", if is_locked { "-1" } else { "0" });
    }
    let Ok(controls) = element.query_selector_all(CONTROLS) else { return };
    for index in 0..controls.length() {
        if let Some(control) = controls.get(index).and_then(|control| control.dyn_into::<HtmlElement>().ok()) {
            control.set_inert(is_locked);
        }
    }
}
