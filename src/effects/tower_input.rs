//! Pointer and keyboard input on the towers while the user can move discs by hand.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent};
use yew::Callback;

use crate::model::{Action, ManualPlayAction, RelativePoint, SystemEvent, keys};
use crate::solver::Disc;

type PointerAction = fn(RelativePoint, Option<Disc>) -> ManualPlayAction;

/// The elements on which the question mark opens the list of shortcuts: controls, but not text fields.
const QUESTION_MARK_TARGETS: &str = ".stage, .track, .bit, .picture, .explorer button";

/// The elements on which Ctrl+Z takes a move back: controls of a page with movable discs, but not text fields.
const UNDO_TARGETS: &str = "[data-play] :is(.stage, .track, .picture, button, summary)";

pub fn listen_to_towers(root: &Element, dispatch: &Callback<Action>) -> Vec<EventListener> {
    let kinds: [(&'static str, PointerAction); 4] = [
        ("pointerdown", ManualPlayAction::PointerDown),
        ("pointermove", |at, _| ManualPlayAction::PointerMove(at)),
        ("pointerup", |at, _| ManualPlayAction::PointerUp(at)),
        ("pointercancel", |_, _| ManualPlayAction::PutBack),
    ];
    let listen = |(kind, action): (&'static str, PointerAction)| {
        let dispatch = dispatch.clone();
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(root, kind, options, move |event| {
            if let Some((at, disc)) = event.dyn_ref().and_then(point_on_towers) {
                dispatch.emit(action(at, disc).into());
            }
        })
    };
    let mut listeners: Vec<EventListener> = kinds.map(listen).into();
    let dispatch = dispatch.clone();
    let options = EventListenerOptions::enable_prevent_default();
    listeners.push(EventListener::new_with_options(root, "keydown", options, move |event| {
        if let Some(action) = event.dyn_ref().and_then(key_action) {
            event.prevent_default();
            dispatch.emit(action);
        }
    }));
    listeners
}

/// The name of a key, in Latin letters and digits. Keyboards of other scripts, such as Arabic, send their own letters. The place of
/// the key then counts, as for the shortcuts of browsers.
pub(super) fn latin_key(event: &KeyboardEvent) -> String {
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
pub(super) fn undo_key(event: &KeyboardEvent) -> Option<Action> {
    match (latin_key(event).to_ascii_lowercase().as_str(), event.shift_key()) {
        ("z", false) => Some(ManualPlayAction::Undo.into()),
        ("z", true) | ("y", false) => Some(ManualPlayAction::Redo.into()),
        _ => None,
    }
}

/// The action of a key. Ignores keys with Ctrl, Alt or Meta, which are shortcuts of the browser or the system.
fn key_action(event: &KeyboardEvent) -> Option<Action> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let has_modifier = event.ctrl_key() || event.alt_key() || event.meta_key();
    let key = latin_key(event);
    // Fields have their own undo.
    if (event.ctrl_key() || event.meta_key()) && target.matches(UNDO_TARGETS) == Ok(true) {
        return undo_key(event);
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

/// The point of a pointer on the towers, as fractions of the picture's width and height, and the disc there.
fn point_on_towers(event: &PointerEvent) -> Option<(RelativePoint, Option<Disc>)> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let picture = target.closest("[data-play] .towers svg").ok()??;
    let kind = event.type_();
    // A hovering mouse has an effect only while a disc is in hand.
    let is_hovering = kind == "pointermove" && event.buttons() == 0 && !picture.has_attribute("data-held");
    if is_hovering || !event.is_primary() || (kind == "pointerdown" && event.button() != 0) {
        return None;
    }
    if kind == "pointerdown" {
        // If this fails, a drag ends at the edge of the picture.
        let _ = picture.set_pointer_capture(event.pointer_id());
    }
    let bounds = picture.get_bounding_client_rect();
    let fraction = |coordinate: i32, start: f64, length: f64| (f64::from(coordinate) - start) / length.max(1.0);
    let disc = target.closest("[data-disc]").ok().flatten().and_then(|disc| disc.get_attribute("data-disc"));
    let at = RelativePoint {
        x: fraction(event.client_x(), bounds.left(), bounds.width()),
        y: fraction(event.client_y(), bounds.top(), bounds.height()),
    };
    Some((at, disc.and_then(|number| number.parse().ok()).and_then(Disc::new)))
}
