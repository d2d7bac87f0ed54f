//! What the learner wants to keep on this device: the best results, and nothing else.
//!
//! A browser may forbid it or have no room left. Then the results last as long as the page.

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Event, PageTransitionEvent, Storage, StorageEvent};
use yew::Callback;

use crate::model::{Action, BestResults, BestSession, Origin, SystemEvent};

const KEY: &str = "tower-of-hanoi-best-results";

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// Whether the browser lets the page keep something.
pub(super) fn is_allowed() -> bool {
    storage().is_some()
}

/// The results from earlier visits, if the learner wanted them to be kept.
#[must_use]
pub fn kept_results(origin: &Origin) -> BestSession {
    read().filter(|_| origin.has_storage).map(BestSession::kept).unwrap_or_default()
}

fn read() -> Option<BestResults> {
    let text = storage()?.get_item(KEY).ok()??;
    // A damaged text counts as no results.
    Some(text.parse().unwrap_or_default())
}

/// Listens to other pages of the same origin, so that one does not write again what another has erased. A page that comes back from
/// the browser's memory has missed what they did.
pub fn listen_to_storage(origin: &Origin, dispatch: &Callback<Action>) -> Vec<EventListener> {
    let Some(window) = web_sys::window().filter(|_| origin.has_storage) else { return Vec::new() };
    let listen = |name, is_meant: fn(&Event) -> bool| {
        let dispatch = dispatch.clone();
        EventListener::new(&window, name, move |event| {
            if is_meant(event) {
                dispatch.emit(SystemEvent::ResultsKept(read()).into());
            }
        })
    };
    // Without a key, all of the storage was cleared.
    let is_of_key =
        |event: &Event| event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key).is_none_or(|key| key == KEY);
    let is_back = |event: &Event| event.dyn_ref::<PageTransitionEvent>().is_some_and(PageTransitionEvent::persisted);
    vec![listen("storage", is_of_key), listen("pageshow", is_back)]
}

/// Keeps the results, or erases them.
pub fn keep_results(results: Option<BestResults>) {
    let Some(storage) = storage() else { return };
    // If this fails, the results last as long as the page.
    let _ = match results {
        Some(results) => storage.set_item(KEY, &results.to_string()),
        None => storage.remove_item(KEY),
    };
}
