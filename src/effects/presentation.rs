//! The effects of presentation mode: full screen, and controls that fade while they are not used.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use web_sys::{Document, Element};
use yew::Callback;

use crate::model::{Action, SystemEvent};

/// The time without a pointer or a key after which controls fade.
const IDLE_MS: u32 = 3_000;

/// Enters or leaves full-screen mode. If the browser refuses, the page stays as large as its window.
pub fn fill_screen(root: &Element, is_full: bool) {
    let Some(document) = root.owner_document() else { return };
    match (is_full, document.document_element()) {
        (true, Some(page)) => {
            let _ = page.request_fullscreen();
        }
        _ if document.fullscreen_element().is_some() => document.exit_fullscreen(),
        _ => {}
    }
}

/// Listeners for a page. They last as long as it does.
pub fn listen_to_presentation(root: &Element, dispatch: &Callback<Action>) -> Vec<EventListener> {
    let Some(document) = root.owner_document() else { return Vec::new() };
    let mut listeners = vec![listen_to_full_screen(&document, dispatch)];
    let wait = wait_for_idleness(root.clone());
    wait();
    for kind in ["pointermove", "pointerdown", "keydown"] {
        let wait = Rc::clone(&wait);
        listeners.push(EventListener::new(&document, kind, move |_| wait()));
    }
    listeners
}

/// Returns a function that shows the controls again and restarts the wait.
fn wait_for_idleness(root: Element) -> Rc<dyn Fn()> {
    let timer: RefCell<Option<Timeout>> = RefCell::default();
    Rc::new(move || {
        // These cannot fail: the name is valid.
        let _ = root.remove_attribute("data-idle");
        let idle = root.clone();
        *timer.borrow_mut() = Some(Timeout::new(IDLE_MS, move || {
            if idle.has_attribute("data-present") {
                let _ = idle.set_attribute("data-idle", "");
            }
        }));
    })
}

fn listen_to_full_screen(document: &Document, dispatch: &Callback<Action>) -> EventListener {
    let (page, dispatch) = (document.clone(), dispatch.clone());
    EventListener::new(document, "fullscreenchange", move |_| {
        if page.fullscreen_element().is_none() {
            dispatch.emit(SystemEvent::LeftFullScreen.into());
        }
    })
}
