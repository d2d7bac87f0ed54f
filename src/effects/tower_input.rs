//! Pointers and keys on the towers, while discs can be moved by hand.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent};
use yew::Callback;

use crate::model::{Action, ManualPlayAction, RelativePoint, SystemEvent, keys};

type PointerAction = fn(RelativePoint) -> ManualPlayAction;

/// Where the question mark opens the list of shortcuts: not in fields, and not for those who only read the page.
const HEARS_QUESTION_MARK: &str = ".stage, .track, .bit, .picture, .explorer button";

/// Listens to pointers and keys on the towers of an explorer.
pub fn listen_to_towers(root: &Element, dispatch: &Callback<Action>) -> Vec<EventListener> {
    let kinds: [(&'static str, PointerAction); 4] = [
        ("pointerdown", ManualPlayAction::PointerDown),
        ("pointermove", ManualPlayAction::PointerMove),
        ("pointerup", ManualPlayAction::PointerUp),
        ("pointercancel", |_| ManualPlayAction::PutBack),
    ];
    let listen = |(kind, action): (&'static str, PointerAction)| {
        let dispatch = dispatch.clone();
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(root, kind, options, move |event| {
            if let Some(at) = event.dyn_ref().and_then(point_on_towers) {
                dispatch.emit(action(at).into());
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

/// Keys with Control, Alt or Meta belong to the browser or to the system.
fn key_action(event: &KeyboardEvent) -> Option<Action> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let has_modifier = event.ctrl_key() || event.alt_key() || event.meta_key();
    let key = event.key();
    let is_letter = key.chars().count() == 1 && key != " ";
    let hears = if key == "?" { HEARS_QUESTION_MARK } else { "[data-play] .stage" };
    if has_modifier || target.matches(hears) != Ok(true) {
        return None;
    }
    if is_letter { Some(SystemEvent::LetterKey(key).into()) } else { keys::manual_play_key(&key) }
}

/// Where on the towers a pointer is, as fractions of the picture's width and height.
fn point_on_towers(event: &PointerEvent) -> Option<RelativePoint> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let picture = target.closest("[data-play] .towers svg").ok()??;
    let kind = event.type_();
    // A pointer that moves without a pressed button plays nothing.
    let is_idle = kind == "pointermove" && event.buttons() == 0;
    if is_idle || !event.is_primary() || (kind == "pointerdown" && event.button() != 0) {
        return None;
    }
    if kind == "pointerdown" {
        // A refusal loses the pointer at the edge, which is harmless.
        let _ = picture.set_pointer_capture(event.pointer_id());
    }
    let bounds = picture.get_bounding_client_rect();
    let fraction = |place: i32, start: f64, length: f64| (f64::from(place) - start) / length.max(1.0);
    Some(RelativePoint {
        x: fraction(event.client_x(), bounds.left(), bounds.width()),
        y: fraction(event.client_y(), bounds.top(), bounds.height()),
    })
}
