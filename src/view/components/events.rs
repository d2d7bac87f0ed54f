//! From events of the browser to actions.

use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::model::Action;

use crate::view::components::fields::Read;

/// Turns the value of the field that an event comes from into an action, where `read` makes one of it.
pub fn act_on_value<E: AsRef<web_sys::Event> + 'static>(on: &Callback<Action>, read: Read) -> Callback<E> {
    let on = on.clone();
    Callback::from(move |event: E| emit_value(event.as_ref(), &on, read))
}

fn emit_value(event: &web_sys::Event, on: &Callback<Action>, read: Read) {
    if let Some(action) = value_of(event).and_then(|value| read(&value)) {
        on.emit(action);
    }
}

/// The value of the field that an event comes from.
fn value_of(event: &web_sys::Event) -> Option<String> {
    let target = event.target()?;
    match target.dyn_into::<HtmlInputElement>() {
        Ok(input) => Some(input.value()),
        Err(target) => target.dyn_into::<HtmlSelectElement>().ok().map(|select| select.value()),
    }
}

/// Turns keys into actions; `about` is what the keys are about, such as the place of a bit. Keys with Control, Alt
/// or Meta belong to the browser or to the system.
pub fn act_on_key(on: &Callback<Action>, about: u32, read: fn(&str, u32) -> Option<Action>) -> Callback<KeyboardEvent> {
    let on = on.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        if let Some(action) = read(&event.key(), about) {
            event.prevent_default();
            on.emit(action);
        }
    })
}
