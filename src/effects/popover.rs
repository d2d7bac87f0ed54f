//! Closes a popover and the overflow menu on a press outside and on Escape.

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};
use yew::Callback;

use crate::model::{Action, Panel};

/// Closes the form of the puzzle on Escape, and when the pointer goes down outside it and its button. The press itself
/// takes place, so that a disc can be grabbed at once.
pub fn listen_to_popover(root: &Element, dispatch: &Callback<Action>) -> Vec<EventListener> {
    let listen = |kind: &'static str| {
        let (document, root, dispatch) = (root.owner_document()?, root.clone(), dispatch.clone());
        Some(EventListener::new(&document, kind, move |event| {
            let popover = root.query_selector("[data-popover]").ok().flatten();
            if popover.is_some_and(|popover| closes(&popover, event)) {
                dispatch.emit(Action::TogglePanel(Panel::Puzzle));
            }
            let more = root.query_selector("details[data-closes][open]").ok().flatten();
            if let Some(more) = more.filter(|more| closes(more, event)) {
                // This cannot fail: the name is valid.
                let _ = more.remove_attribute("open");
                give_back_focus(&more);
            }
        }))
    };
    ["pointerdown", "keydown"].into_iter().filter_map(listen).collect()
}

/// Gives the focus to the button of a menu if it was in what has closed.
fn give_back_focus(menu: &Element) {
    let focused = menu.owner_document().and_then(|document| document.active_element());
    let summary = menu.query_selector("summary").ok().flatten();
    if let Some(summary) = summary.filter(|_| menu.contains(focused.as_deref()))
        && let Some(summary) = summary.dyn_ref::<HtmlElement>()
    {
        // If this fails, the focus is lost.
        let _ = summary.focus();
    }
}

fn closes(popover: &Element, event: &Event) -> bool {
    match event.dyn_ref::<KeyboardEvent>() {
        // An Escape that ended something else has no further effect.
        Some(event) => event.key() == "Escape" && !event.default_prevented(),
        None => {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            !popover.contains(target.as_deref())
        }
    }
}
