//! The script around an explorer: what it is told, and what it orders.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, Element};
use yew::{Callback, Renderer};

use crate::app::{App, AppProps, GetMore, More, Rest};
use crate::effects::{Home, work_here};
use crate::l10n::{Language, Tutor};
use crate::model::{Action, State, host};

use super::Herald;
use super::host_events::tell_state;

/// The script around an explorer. It is told at first how to give orders, and then what happens.
pub struct Guest {
    tell: Function,
    herald: Herald,
    /// What the script wants to be told besides.
    wants: Rc<Cell<Wants>>,
}

/// What a script wants to be told, with the next change.
#[derive(Clone, Copy, Default)]
struct Wants {
    /// That it is ready, once more.
    ready: bool,
    /// The state as it is.
    state: bool,
}

impl Guest {
    /// Gives the script a function for its orders: a verb, and fields written as a query.
    #[must_use]
    pub fn new(tell: &Function, on: Callback<Action>) -> Self {
        let wants: Rc<Cell<Wants>> = Rc::default();
        let wanted = Rc::clone(&wants);
        let order = Closure::<dyn Fn(String, String)>::new(move |verb: String, query: String| {
            let fields: Vec<_> = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
            if let Some(action) = host::read(&verb, &fields) {
                let Wants { ready, state } = wanted.get();
                wanted.set(Wants { ready: ready || verb == "open", state: state || verb == "get" });
                on.emit(action);
            }
        });
        let guest = Self { tell: tell.clone(), herald: Herald::default(), wants };
        guest.tell(&order.into_js_value());
        guest
    }

    fn tell(&self, news: &JsValue) {
        // What goes wrong in the script is the script's.
        let _ = self.tell.call1(&JsValue::NULL, news);
    }
}

impl Home for Guest {
    fn show(&mut self, before: &State, after: &State, _returned: bool, language: Language) {
        let wants = self.wants.take();
        if wants.ready {
            self.herald = Herald::default();
        }
        for news in self.herald.news(before, after, language) {
            self.tell(&JsValue::from(news));
        }
        if wants.state {
            self.tell(&JsValue::from(tell_state(after)));
        }
    }
}

/// What a script gets: the function that draws an explorer in an element, as a query says, for a script around it. In a
/// worker, which has no window, the program works instead.
#[must_use]
pub fn mount(get_more: GetMore) -> JsValue {
    if web_sys::window().is_none() {
        work_here(Callback::from(move |(job, scope): (String, DedicatedWorkerGlobalScope)| {
            get_more(Callback::from(move |more: Option<More>| match more {
                Some(more) => (more.write)(&job, &scope),
                // The page is told that there is no file.
                None => drop(scope.post_message(&JsValue::FALSE)),
            }));
        }));
    }
    let mount = Closure::<dyn Fn(Element, String, Function, Option<String>)>::new(
        move |root: Element, query: String, tell: Function, speech: Option<String>| {
            let load = Callback::from(move |loaded: Callback<Option<Rest>>| loaded.emit(Some(Rest::new(get_more))));
            // It draws for as long as its element is there, and the script uses that again.
            Renderer::<App>::with_root_and_props(
                root,
                AppProps {
                    load,
                    query: Some(query),
                    tell: Some(tell),
                    language: speech.and_then(|speech| Tutor::learn(&speech)),
                },
            )
            .render();
        },
    );
    mount.into_js_value()
}
