//! The address bar.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsValue;
use yew::Callback;

use crate::l10n::Language;
use crate::model::{Action, State, link};

use super::Home;

/// The query of the address.
#[must_use]
pub fn query() -> String {
    web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default()
}

/// Browsers refuse to write the address more than a hundred times in half a minute.
const WAIT_MS: u32 = 700;

/// Keeps the address in step with the state, and tells when a person goes back or forward.
///
/// It is no part of what the first picture needs: until it comes, the address is what it was.
pub struct AddressBar {
    desk: Rc<RefCell<Desk>>,
    _listeners: Option<[EventListener; 2]>,
}

/// What is written and what is still to be.
#[derive(Default)]
struct Desk {
    written: String,
    /// The query to write over the present one, a little later.
    waiting: Option<String>,
    timer: Option<Timeout>,
    /// When the last new entry was made, in milliseconds.
    last_entry: f64,
}

impl AddressBar {
    /// Watches the address, which was this when the page was opened, and tells when a person goes back or forward.
    #[must_use]
    pub fn new(on: Callback<Action>, opened: &str) -> Self {
        if query() != opened {
            on.emit(Action::Return(query()));
        }
        let desk = Rc::new(RefCell::new(Desk { written: query(), ..Desk::default() }));
        let leaving = Rc::clone(&desk);
        let listeners = web_sys::window().map(|window| {
            [
                EventListener::new(&window, "popstate", move |_| on.emit(Action::Return(query()))),
                EventListener::new(&window, "pagehide", move |_| leaving.borrow_mut().write_waiting()),
            ]
        });
        Self { desk, _listeners: listeners }
    }

    /// Makes a query the address. A new puzzle is a new entry of the history, if the last one is not quite new; a new
    /// index replaces the entry, a little later.
    fn write(&self, query: String, anew: bool) {
        let mut desk = self.desk.borrow_mut();
        if desk.waiting.as_ref().unwrap_or(&desk.written) == &query {
            return;
        }
        if anew {
            // What was still to be written belongs to the entry that is left now.
            desk.write_waiting();
            let now = js_sys::Date::now();
            if now - desk.last_entry >= f64::from(WAIT_MS) && write(&query, true).is_some() {
                desk.last_entry = now;
                desk.written = query;
                return;
            }
        }
        desk.waiting = Some(query);
        drop(desk);
        wait(&self.desk);
    }

    /// The address is what it is by the person's own doing.
    fn accept(&self) {
        let mut desk = self.desk.borrow_mut();
        desk.waiting = None;
        desk.written = query();
    }
}

impl Drop for AddressBar {
    fn drop(&mut self) {
        // The timer holds the desk: with it goes what would still be written over the address of who comes next.
        self.desk.borrow_mut().timer = None;
    }
}

impl Home for AddressBar {
    fn show(&mut self, before: &State, after: &State, returned: bool, _: Language) {
        // A person who goes back or forward has moved through the history already and must not add to it.
        if returned {
            self.accept();
        }
        // A game that is left is there to go back to.
        let left = before.game().is_some() && after.game().is_none();
        let anew = left || before.settings().puzzle != after.settings().puzzle;
        self.write(link::write(after), anew && !returned);
    }
}

impl Desk {
    /// Writes what is waiting; where the browser refuses, it waits on.
    fn write_waiting(&mut self) {
        if let Some(query) = self.waiting.take() {
            match write(&query, false) {
                Some(()) => self.written = query,
                None => self.waiting = Some(query),
            }
        }
    }
}

/// Sees to it that what is waiting is written, and tried again where the browser refuses.
fn wait(desk: &Rc<RefCell<Desk>>) {
    if desk.borrow().timer.is_some() {
        return;
    }
    let later = Rc::clone(desk);
    let timer = Timeout::new(WAIT_MS, move || {
        let again = {
            let mut desk = later.borrow_mut();
            desk.timer = None;
            desk.write_waiting();
            desk.waiting.is_some()
        };
        if again {
            wait(&later);
        }
    });
    desk.borrow_mut().timer = Some(timer);
}

/// Browsers may refuse, in a sandboxed frame or when it happens too often: the page works all the same.
fn write(query: &str, anew: bool) -> Option<()> {
    let window = web_sys::window()?;
    let (history, location) = (window.history().ok()?, window.location());
    let address = format!("{}{query}{}", location.pathname().ok()?, location.hash().ok()?);
    let written = if anew {
        history.push_state_with_url(&JsValue::NULL, "", Some(&address))
    } else {
        history.replace_state_with_url(&JsValue::NULL, "", Some(&address))
    };
    written.ok()
}
