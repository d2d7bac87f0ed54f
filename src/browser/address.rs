//! The address bar.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsValue;

/// Browsers refuse to replace the address more than a hundred times in half a minute.
const WAIT_MS: u32 = 700;

/// Keeps the address in step with the state, and tells when a person goes back or forward.
pub struct AddressBar {
    wanted: Rc<RefCell<String>>,
    waiting: Rc<RefCell<Option<Timeout>>>,
    _listener: Option<EventListener>,
}

impl AddressBar {
    /// The query of the address.
    #[must_use]
    pub fn query() -> String {
        web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default()
    }

    /// Watches the address; `opened` gets the query when a person goes back or forward.
    #[must_use]
    pub fn new(opened: impl Fn(String) + 'static) -> Self {
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "popstate", move |_| {
                opened(Self::query());
            })
        });
        let wanted = Rc::new(RefCell::new(Self::query()));
        Self { wanted, waiting: Rc::default(), _listener: listener }
    }

    /// Makes a query the address. A new puzzle is a new entry of the history, at once; a new index replaces the entry,
    /// a little later and not more often than browsers allow.
    pub fn show(&self, query: String, anew: bool) {
        if *self.wanted.borrow() == query {
            return;
        }
        self.wanted.replace(query);
        if anew {
            self.waiting.take();
            write(&self.wanted.borrow(), true);
        } else if self.waiting.borrow().is_none() {
            let (wanted, waiting) = (Rc::clone(&self.wanted), Rc::clone(&self.waiting));
            let timeout = Timeout::new(WAIT_MS, move || {
                waiting.take();
                write(&wanted.borrow(), false);
            });
            self.waiting.replace(Some(timeout));
        }
    }

    /// The address is this query already, by the person's own doing.
    pub fn accept(&self, query: String) {
        self.waiting.take();
        self.wanted.replace(query);
    }
}

/// Browsers may refuse, in a sandboxed frame or when it happens too often: the page works all the same.
fn write(query: &str, anew: bool) -> Option<()> {
    let window = web_sys::window()?;
    let (history, path) = (window.history().ok()?, window.location().pathname().ok()?);
    let address = format!("{path}{query}");
    let written = if anew {
        history.push_state_with_url(&JsValue::NULL, "", Some(&address))
    } else {
        history.replace_state_with_url(&JsValue::NULL, "", Some(&address))
    };
    written.ok()
}
