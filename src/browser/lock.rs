//! What a person may not touch.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::explorer::{Panel, Panels};

/// Lets nothing be done in these panels: neither by pointers nor by keys.
pub fn lock(all: &Element, panels: Panels) {
    for panel in Panel::ALL {
        let selector = match panel {
            Panel::Towers => ".stage".to_owned(),
            Panel::Transport | Panel::Scrubber => [".", panel.name()].concat(),
            _ => ["[data-panel='", panel.name(), "']"].concat(),
        };
        let found = all.query_selector(&selector).ok().flatten();
        if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            element.set_inert(panels.has(panel));
        }
    }
}
