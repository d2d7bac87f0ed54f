use js_sys::{Function, Promise};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;
use yew::{Callback, Renderer};

use crate::app::{App, AppProps, Chunks};
use crate::effects;
use crate::l10n::L10nCache;
use crate::model::{Action, host_command};

/// The connection to the script of a host. It calls the script with a function that takes commands, and then with
/// events.
pub struct HostPort {
    receive: Function,
}

impl HostPort {
    /// The arguments of a command are a verb, and fields in the form of a query.
    #[must_use]
    pub fn new(receive: &Function, dispatch: Callback<Action>) -> Self {
        let command = Closure::<dyn Fn(String, String)>::new(move |verb: String, query: String| {
            let fields: Vec<_> = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
            if let Some(action) = host_command::parse(&verb, &fields) {
                dispatch.emit(action);
            }
        });
        let port = Self { receive: receive.clone() };
        port.call(&command.into_js_value());
        port
    }

    /// Sends an event. Returns a promise if the host gets the event later; it resolves when the browser has delivered
    /// the event.
    pub fn emit(&self, json: &str) -> Option<Promise> {
        self.call(&json.into())?.dyn_into().ok()
    }

    fn call(&self, value: &JsValue) -> Option<JsValue> {
        // The script handles its own errors.
        self.receive.call1(&JsValue::NULL, value).ok()
    }
}

/// Returns a function that renders an explorer. Its arguments are an element, the query, the script of the host and the
/// source of a language. In a worker, which has no window, this starts the worker instead.
#[must_use]
pub fn mount(chunks: Chunks) -> JsValue {
    if web_sys::window().is_none() {
        effects::run_worker(chunks.race, chunks.export, chunks.python);
    }
    let mount = Closure::<dyn Fn(Element, String, Function, Option<String>)>::new(
        move |root: Element, query: String, host: Function, texts: Option<String>| {
            let l10n = texts.and_then(|texts| L10nCache::get(&texts));
            let props = AppProps { chunks, query: Some(query), host: Some(host), l10n };
            // The explorer is never destroyed: `static/explorer.js` reuses it.
            Renderer::<App>::with_root_and_props(root, props).render();
        },
    );
    mount.into_js_value()
}
