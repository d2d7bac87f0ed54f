//! The script of a host: its commands in, events out.

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::Element;
use yew::{Callback, Renderer};

use crate::app::{App, AppProps, Chunks};
use crate::effects::worker_failed;
use crate::l10n::L10nCache;
use crate::model::{Action, host_command};

/// The script of a host. It gets the function for its commands first, and then the events.
pub struct HostPort {
    receive: Function,
}

impl HostPort {
    /// Gives the script a function for its commands: a verb, and fields written as a query.
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

    /// Tells the host an event, as JSON.
    pub fn emit(&self, json: &str) {
        self.call(&json.into());
    }

    fn call(&self, value: &JsValue) {
        // Errors of the script are the script's.
        let _ = self.receive.call1(&JsValue::NULL, value);
    }
}

/// The function that draws an explorer in an element: with the query, the script of the host and the texts of a language.
/// In a worker, which has no window, the program works instead.
#[must_use]
pub fn mount(chunks: Chunks) -> JsValue {
    if web_sys::window().is_none() {
        (chunks.worker)(Callback::from(|run: Option<fn()>| run.unwrap_or(worker_failed)()));
    }
    let mount = Closure::<dyn Fn(Element, String, Function, Option<String>)>::new(
        move |root: Element, query: String, host: Function, texts: Option<String>| {
            let l10n = texts.and_then(|texts| L10nCache::get(&texts));
            let props = AppProps { chunks, query: Some(query), host: Some(host), l10n };
            // It draws for as long as its element exists; the script uses the element again.
            Renderer::<App>::with_root_and_props(root, props).render();
        },
    );
    mount.into_js_value()
}
