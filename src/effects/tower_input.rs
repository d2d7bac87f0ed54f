//! Pointers and keys on the towers, for a person who plays by hand.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent};
use yew::Callback;

use crate::model::{Action, At, Look, Playing, keys};

/// What a pointer at a place does.
type Make = fn(At) -> Playing;

/// What hears keys.
const HEARS_KEYS: &str = ".stage, .track, .bit, .picture, .explorer button";

/// Listens to pointers and keys on the towers of an explorer in which it is played by hand.
pub fn follow_pointers(all: &Element, on: &Callback<Action>) -> Vec<EventListener> {
    let kinds: [(&'static str, Make); 4] = [
        ("pointerdown", Playing::Grab),
        ("pointermove", Playing::Drag),
        ("pointerup", Playing::Drop),
        ("pointercancel", |_| Playing::PutBack),
    ];
    let listen = |(kind, playing): (&'static str, Make)| {
        let on = on.clone();
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(all, kind, options, move |event| {
            if let Some(at) = event.dyn_ref().and_then(place) {
                on.emit(Action::Look(Look::Play(playing(at))));
            }
        })
    };
    let mut listeners: Vec<EventListener> = kinds.map(listen).into();
    let on = on.clone();
    listeners.push(EventListener::new_with_options(
        all,
        "keydown",
        EventListenerOptions::enable_prevent_default(),
        move |event| {
            if let Some(action) = event.dyn_ref().and_then(key) {
                event.prevent_default();
                on.emit(action);
            }
        },
    ));
    listeners
}

/// What a key on the towers does. Keys with Control, Alt or Meta belong to the browser or to the system.
fn key(event: &KeyboardEvent) -> Option<Action> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let is_free = !(event.ctrl_key() || event.alt_key() || event.meta_key());
    let name = event.key();
    let is_letter = name.chars().count() == 1 && name != " ";
    // The question mark is heard wherever keys are: not in fields, and not by those who read the page.
    let heard = if name == "?" { HEARS_KEYS } else { "[data-play] .stage" };
    if !is_free || target.matches(heard) != Ok(true) {
        return None;
    }
    if is_letter { Some(Action::Look(Look::Letter(name))) } else { keys::hand(&name) }
}

/// Where on the picture a pointer is that plays, in parts of its width and height.
fn place(event: &PointerEvent) -> Option<At> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let picture = target.closest("[data-play] .towers svg").ok()??;
    let is_down = event.type_() == "pointerdown";
    // A move without a button is none: it plays nothing.
    if (is_down && event.button() != 0)
        || !event.is_primary()
        || (event.type_() == "pointermove" && event.buttons() == 0)
    {
        return None;
    }
    if is_down {
        // Without it the pointer is lost at the edge, which is no harm.
        let _ = picture.set_pointer_capture(event.pointer_id());
    }
    let bounds = picture.get_bounding_client_rect();
    let part = |place: i32, start: f64, length: f64| (f64::from(place) - start) / length.max(1.0);
    Some(At {
        x: part(event.client_x(), bounds.left(), bounds.width()),
        y: part(event.client_y(), bounds.top(), bounds.height()),
    })
}
