//! Handles keys while nothing on the page has the focus, as on a page that was just opened.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, KeyboardEvent};
use yew::Callback;

use crate::model::{Action, SystemEvent};

use super::tower_input::{latin_key, undo_key};

/// Space plays, arrows step, and the question mark opens the list of shortcuts. This is for pages only, because an element leaves
/// the keys of the page around it alone.
pub fn listen_to_page(root: &Element, dispatch: &Callback<Action>) -> Option<EventListener> {
    let document = root.owner_document()?;
    let (root, dispatch) = (root.clone(), dispatch.clone());
    let options = EventListenerOptions::enable_prevent_default();
    let target = document.clone();
    Some(EventListener::new_with_options(&target, "keydown", options, move |event| {
        let action = event.dyn_ref().and_then(|event| key_action(event, &document, &root));
        if let Some(action) = action {
            event.prevent_default();
            dispatch.emit(action);
        }
    }))
}

fn key_action(event: &KeyboardEvent, document: &Document, root: &Element) -> Option<Action> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let has_dialog = matches!(document.query_selector("dialog[open], :popover-open"), Ok(Some(_)));
    let is_presented = root.has_attribute("data-present");
    let key = latin_key(event);
    if has_dialog || event.alt_key() {
        return None;
    }
    // Escape ends a presentation wherever the focus is.
    if is_presented && key == "Escape" {
        return Some(SystemEvent::PageKey(key).into());
    }
    if Some(&target) != document.body().map(Element::from).as_ref() {
        return None;
    }
    if event.ctrl_key() || event.meta_key() {
        return undo_key(event).filter(|_| root.has_attribute("data-play"));
    }
    match key.as_str() {
        " " | "ArrowLeft" | "ArrowRight" => Some(SystemEvent::PageKey(key).into()),
        // Elsewhere these scroll the page.
        "Home" | "End" | "PageUp" | "PageDown" if is_presented => Some(SystemEvent::PageKey(key).into()),
        "?" => Some(SystemEvent::LetterKey(key).into()),
        _ => None,
    }
}
