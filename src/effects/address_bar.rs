//! The address bar and the browser's history.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsValue;
use web_sys::History;
use yew::Callback;

use super::clock;
use crate::model::{Action, HistoryMode, SystemEvent};

/// The query of the current address, or else the settings in the page itself.
#[must_use]
pub fn query() -> String {
    let query = web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default();
    if query.is_empty() { page_settings().unwrap_or_default() } else { query }
}

/// The query of a page that was saved as a file, which counts if the address has none.
pub(super) fn page_settings() -> Option<String> {
    let document = web_sys::window()?.document()?;
    let settings = document.query_selector("meta[name=tower-of-hanoi]").ok()??.get_attribute("content")?;
    Some(settings).filter(|settings| !settings.is_empty())
}

/// The delay between changes. Browsers limit how often a page may change its address: Safari allows 100 changes in 30 seconds.
const DELAY_MS: u32 = 700;

/// Keeps the address in sync with the state, and reports when the user goes back or forward.
pub struct AddressBar {
    buffer: Rc<RefCell<Buffer>>,
    _listeners: Option<[EventListener; 3]>,
}

struct Buffer {
    written: String,
    /// The query that will replace the written one.
    pending: Option<String>,
    timer: Option<Timeout>,
    /// Whether the browser refused the last change, as in a sandboxed frame.
    is_refused: bool,
    /// See `AddressBar::new`.
    on_write: Callback<()>,
    /// When the last history entry was pushed, by the page's clock.
    last_push: f64,
    /// The history entry that the page believes it is at. Scripts may push others without an event.
    entry: EntryId,
    /// Whether the browser, or a script, does not let this entry have a mark. Others that scripts push after it count as the same.
    is_unmarkable: bool,
    /// The queries that entries showed last and that may not be in their address, because the entries were left too early. A
    /// list, because they are few, and a map would add 1.7 kB to the page.
    unwritten: Vec<(EntryId, String)>,
}

/// A random number, which the page gives a history entry as its state, so that it lasts as long as the entry.
type EntryId = u64;

impl AddressBar {
    /// `on_write` is called when a change that had to wait was written or refused.
    #[must_use]
    pub fn new(dispatch: Callback<Action>, on_write: Callback<()>) -> Self {
        let buffer = Rc::new(RefCell::new(Buffer::new(on_write)));
        let [moved, leaving, returning] = [&buffer; 3].map(Rc::clone);
        let listeners = web_sys::window().map(|window| {
            [
                EventListener::new(&window, "popstate", move |_| move_on(&moved, &dispatch)),
                EventListener::new(&window, "pagehide", move |_| leaving.borrow_mut().leave()),
                EventListener::new(&window, "pageshow", move |_| returning.borrow_mut().come_back()),
            ]
        });
        Self { buffer, _listeners: listeners }
    }

    /// Whether a change waits. A change that the browser has refused does not count, because the browser may never accept it.
    #[must_use]
    pub fn is_pending(&self) -> bool {
        let buffer = self.buffer.borrow();
        buffer.pending.is_some() && !buffer.is_refused
    }

    /// Writes a query to the address bar. A new history entry is pushed at once, unless another one was pushed less
    /// than `DELAY_MS` ago. Everything else replaces the current entry after a delay.
    pub fn write(&self, query: String, mode: HistoryMode) {
        let mut buffer = self.buffer.borrow_mut();
        if buffer.pending.as_ref().unwrap_or(&buffer.written) == &query {
            return;
        }
        buffer.follow();
        if mode == HistoryMode::Push && buffer.push(&query) {
            return;
        }
        buffer.pending = Some(query);
        // The browser may accept another change, so this one waits for its turn.
        buffer.is_refused = false;
        drop(buffer);
        schedule(&self.buffer);
    }
}

impl Drop for AddressBar {
    fn drop(&mut self) {
        // The timer owns a reference to the buffer and would overwrite the address of the next page.
        self.buffer.borrow_mut().timer = None;
    }
}

impl Buffer {
    fn new(on_write: Callback<()>) -> Self {
        Self {
            written: query(),
            pending: None,
            timer: None,
            is_refused: false,
            on_write,
            last_push: f64::NEG_INFINITY,
            entry: mark_entry().unwrap_or_default(),
            is_unmarkable: false,
            unwritten: Vec::new(),
        }
    }

    /// The browser has gone to another entry. Returns what the page showed there last.
    fn arrive(&mut self) -> String {
        self.put_aside();
        self.timer = None;
        self.is_unmarkable = false;
        // Where a browser refuses marks, all entries are one.
        self.entry = mark_entry().unwrap_or(self.entry);
        self.written = query();
        self.take_unwritten().unwrap_or_else(|| self.written.clone())
    }

    /// Keeps the pending query for the way back to the entry, which is left.
    fn put_aside(&mut self) {
        if let Some(query) = self.pending.take() {
            self.keep(query);
        }
    }

    /// Keeps a query for the way back to the entry, in place of an older one.
    fn keep(&mut self, query: String) {
        self.take_unwritten();
        self.unwritten.push((self.entry, query));
    }

    /// Takes the query that the entry showed last, if it may not be in the address.
    fn take_unwritten(&mut self) -> Option<String> {
        let index = self.unwritten.iter().position(|(entry, _)| *entry == self.entry)?;
        Some(self.unwritten.swap_remove(index).1)
    }

    /// The browser leaves the page. Firefox forgets what is written now if it keeps the page in memory: see `come_back`.
    fn leave(&mut self) {
        let pending = self.pending.clone();
        self.flush();
        if let Some(query) = pending {
            self.keep(query);
        }
    }

    /// The browser shows the page, perhaps as it was left. Writes again what `leave` wrote. If the browser refuses, the timer,
    /// still running since the change, tries again.
    fn come_back(&mut self) {
        // At another entry, the query waits for the way back. If there is no mark, Firefox has forgotten it, too.
        if mark().is_some_and(|entry| entry != self.entry) {
            return;
        }
        if let Some(query) = self.take_unwritten() {
            self.pending.get_or_insert(query);
            self.flush();
        }
    }

    /// Notices an entry that somebody else's script has pushed since the last change, or an entry whose state a script has
    /// replaced: the two look alike. What is pending belongs to both entries.
    fn follow(&mut self) {
        if self.is_unmarkable {
            return;
        }
        let entry = mark_entry();
        // Tried once: browsers count each try as a change, and bear few.
        self.is_unmarkable = entry.is_none();
        let Some(entry) = entry.filter(|entry| *entry != self.entry) else { return };
        if let Some(query) = self.pending.clone() {
            self.keep(query);
        }
        self.entry = entry;
    }

    /// Pushes an entry, unless the last one is too recent or the browser refuses. Returns whether it was pushed.
    fn push(&mut self, query: &str) -> bool {
        // A pending query belongs to the current entry. What comes after the new entry waits for its own time.
        self.flush();
        self.timer = None;
        let (now, entry) = (clock::now(), new_entry());
        let is_pushed = now >= self.last_push + f64::from(DELAY_MS) && set_address(query, entry, true).is_some();
        if is_pushed {
            self.put_aside();
            (self.last_push, self.entry) = (now, entry);
            query.clone_into(&mut self.written);
        }
        is_pushed
    }

    /// Writes the pending query. It stays pending if the browser refuses.
    fn flush(&mut self) {
        if self.pending.is_some() {
            self.follow();
        }
        let Some(query) = self.pending.take() else { return };
        self.is_refused = set_address(&query, self.entry, false).is_none();
        if self.is_refused {
            self.pending = Some(query);
        } else {
            self.written = query;
        }
    }
}

/// Tells where the browser has gone in the history.
fn move_on(buffer: &Rc<RefCell<Buffer>>, dispatch: &Callback<Action>) {
    let Ok(mut free) = buffer.try_borrow_mut() else {
        // Some scripts that watch the address send the event while the page itself changes the address. If the browser did go
        // elsewhere, that is still so afterwards.
        let (buffer, dispatch) = (Rc::clone(buffer), dispatch.clone());
        Timeout::new(0, move || {
            let entry = buffer.borrow().entry;
            if mark() != Some(entry) {
                move_on(&buffer, &dispatch);
            }
        })
        .forget();
        return;
    };
    let query = free.arrive();
    drop(free);
    dispatch.emit(SystemEvent::HistoryNavigation(query).into());
}

/// Writes the pending query after a delay, and retries while the browser refuses.
fn schedule(buffer: &Rc<RefCell<Buffer>>) {
    if buffer.borrow().timer.is_some() {
        return;
    }
    let later = Rc::clone(buffer);
    let timer = Timeout::new(DELAY_MS, move || {
        let (is_pending, on_write) = {
            let mut buffer = later.borrow_mut();
            buffer.timer = None;
            buffer.flush();
            (buffer.pending.is_some(), buffer.on_write.clone())
        };
        on_write.emit(());
        if is_pending {
            schedule(&later);
        }
    });
    buffer.borrow_mut().timer = Some(timer);
}

fn history() -> Option<History> {
    web_sys::window()?.history().ok()
}

/// The mark of the entry at which the browser is, which gets one if it has none. Returns `None` if the browser refuses, or if a script
/// puts a state of its own in its place.
fn mark_entry() -> Option<EntryId> {
    mark().or_else(|| {
        let state = state_of(new_entry());
        history()?.replace_state(&state, "").ok()?;
        mark()
    })
}

fn mark() -> Option<EntryId> {
    let state = history()?.state().ok()?.as_f64()?;
    Some(state as EntryId)
}

fn new_entry() -> EntryId {
    // A double has 53 bits.
    (js_sys::Math::random() * (1_u64 << 53) as f64) as EntryId
}

fn state_of(entry: EntryId) -> JsValue {
    JsValue::from_f64(entry as f64)
}

/// Returns `None` if the browser refuses, such as in a sandboxed frame or after too many changes.
fn set_address(query: &str, entry: EntryId, is_push: bool) -> Option<()> {
    let location = web_sys::window()?.location();
    // Without a query the page's own settings would come back.
    let query = if query.is_empty() && page_settings().is_some() { "?move=0" } else { query };
    let address = format!("{}{query}{}", location.pathname().ok()?, location.hash().ok()?);
    let (history, state) = (history()?, state_of(entry));
    let written = if is_push {
        history.push_state_with_url(&state, "", Some(&address))
    } else {
        history.replace_state_with_url(&state, "", Some(&address))
    };
    written.ok()
}
