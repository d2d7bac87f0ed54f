//! Keys that belong to no single control: moves by hand, undo and shortcuts. On a page some work while nothing has the focus.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, EventTarget, KeyboardEvent};
use yew::Callback;

use crate::model::{Action, ManualPlayAction, ScrubAction, SystemEvent, keys};

/// The elements on which the question mark opens the list of shortcuts: controls, but not text fields.
const QUESTION_MARK_TARGETS: &str = ".stage, .tracks, .track, .bit, .picture, .explorer button";

/// The elements on which Ctrl+Z takes a move back: controls of a page with movable discs, but not text fields.
const UNDO_TARGETS: &str = "[data-play] :is(.stage, .tracks, .track, .picture, button, summary)";

/// Listens to the keys of an element at its root, and to those of a page everywhere: there Space plays, arrows step and the question
/// mark opens the list of shortcuts even while nothing has the focus. An element leaves the keys of the page around it alone.
pub fn listen_to_keys(root: &Element, is_page: bool, dispatch: &Callback<Action>) -> Option<EventListener> {
    let document = root.owner_document()?;
    let place: EventTarget = if is_page { document.clone().into() } else { root.clone().into() };
    let (root, dispatch) = (root.clone(), dispatch.clone());
    let options = EventListenerOptions::enable_prevent_default();
    Some(EventListener::new_with_options(&place, "keydown", options, move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        // What the scrubber shows over the towers goes first, wherever the focus is.
        if event.key() == "Escape" && !event.default_prevented() && has(&root, ".bubble") {
            event.prevent_default();
            return dispatch.emit(ScrubAction::Escape.into());
        }
        let of_page = is_page.then(|| page_action(event, &document, &root)).flatten();
        if let Some(action) = of_page.or_else(|| control_action(event, &root)) {
            event.prevent_default();
            dispatch.emit(action);
        }
    }))
}

fn target_of(event: &KeyboardEvent) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn has(root: &Element, selector: &str) -> bool {
    matches!(root.query_selector(selector), Ok(Some(_)))
}

/// The action of a key on a page, wherever the focus is or while nothing has it.
fn page_action(event: &KeyboardEvent, document: &Document, root: &Element) -> Option<Action> {
    let target = target_of(event)?;
    let has_dialog = matches!(document.query_selector("dialog[open], :popover-open"), Ok(Some(_)));
    let is_presented = root.has_attribute("data-present");
    let key = latin_key(event);
    if has_dialog || event.alt_key() {
        return None;
    }
    // Escape ends a presentation wherever the focus is, unless it ends something within it first.
    if is_presented && key == "Escape" {
        let is_draft_dropped = event.default_prevented() && target.matches("input, textarea") == Ok(true);
        return match has(root, ".towers [data-held]") {
            true => Some(ManualPlayAction::PutBack.into()),
            false => Some(SystemEvent::PageKey(key).into())
                .filter(|_| !is_draft_dropped && !has(root, "details[data-closes][open]")),
        };
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

/// The name of a key, in Latin letters and digits. Keyboards of other scripts, such as Arabic, send their own letters. The place of
/// the key then counts, as for the shortcuts of browsers.
fn latin_key(event: &KeyboardEvent) -> String {
    let key = event.key();
    if key.is_ascii() {
        return key;
    }
    let code = event.code();
    let at_place = code.strip_prefix("Key").or_else(|| code.strip_prefix("Digit"));
    match at_place {
        Some(letter) => letter.to_owned(),
        None if key == "؟" => "?".to_owned(),
        None => key,
    }
}

/// Undo and Redo with Ctrl or Meta; `None` for other keys.
fn undo_key(event: &KeyboardEvent) -> Option<Action> {
    match (latin_key(event).to_ascii_lowercase().as_str(), event.shift_key()) {
        ("z", false) => Some(ManualPlayAction::Undo.into()),
        ("z", true) | ("y", false) => Some(ManualPlayAction::Redo.into()),
        _ => None,
    }
}

/// The action of a key on a control of the explorer. Of keys with Ctrl, Alt or Meta, which are shortcuts of the browser or the system,
/// it takes only Undo and Redo.
fn control_action(event: &KeyboardEvent, root: &Element) -> Option<Action> {
    let target = target_of(event).filter(|target| root.contains(Some(target)))?;
    let has_modifier = event.ctrl_key() || event.alt_key() || event.meta_key();
    let key = latin_key(event);
    // Fields have their own undo.
    if (event.ctrl_key() || event.meta_key()) && target.matches(UNDO_TARGETS) == Ok(true) {
        return undo_key(event);
    }
    // What is open closes, unless a disc is put back first.
    if key == "Escape" && has(root, "details[data-closes][open]") && !has(root, ".towers [data-held]") {
        return None;
    }
    let is_letter = key.chars().count() == 1 && key != " ";
    let targets = if key == "?" { QUESTION_MARK_TARGETS } else { "[data-play] .stage" };
    if has_modifier || target.matches(targets) != Ok(true) {
        return None;
    }
    if is_letter {
        return Some(SystemEvent::LetterKey(key).into());
    }
    // Arrows and Space step through the solution, unless the panel for playing by hand is open.
    let is_cursor_key = matches!(key.as_str(), "ArrowLeft" | "ArrowRight" | "Enter" | " ");
    let has_cursor = target.matches("[data-play=cursor] .stage") == Ok(true);
    keys::manual_play_key(&key).filter(|_| has_cursor || !is_cursor_key)
}
