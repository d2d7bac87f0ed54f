//! Turns DOM events into actions.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::model::Action;

/// Turns the value of a field into an action; `None` ignores the value.
pub type ParseValue = fn(&str) -> Option<Action>;

/// Turns the value of the event's target into an action.
pub fn on_value<E: AsRef<web_sys::Event> + 'static>(dispatch: &Callback<Action>, parse: ParseValue) -> Callback<E> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: E| emit_value(event.as_ref(), &dispatch, parse))
}

/// Turns a text into an action.
pub fn on_text(dispatch: &Callback<Action>, parse: ParseValue) -> Callback<String> {
    let dispatch = dispatch.clone();
    Callback::from(move |text: String| {
        if let Some(action) = parse(&text) {
            dispatch.emit(action);
        }
    })
}

fn emit_value(event: &web_sys::Event, dispatch: &Callback<Action>, parse: ParseValue) {
    if let Some(action) = value_of(event).and_then(|value| parse(&value)) {
        dispatch.emit(action);
    }
}

fn value_of(event: &web_sys::Event) -> Option<String> {
    let target = event.target()?;
    match target.dyn_into::<HtmlInputElement>() {
        Ok(input) => Some(input.value()),
        Err(target) => target.dyn_into::<HtmlSelectElement>().ok().map(|select| select.value()),
    }
}

/// Turns keys into actions. Ignores keys with Ctrl, Alt or Meta, which are shortcuts of the browser or the system.
pub fn on_key(
    dispatch: &Callback<Action>,
    action_of: impl Fn(&str) -> Option<Action> + 'static,
) -> Callback<KeyboardEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: KeyboardEvent| {
        if has_modifier(&event) {
            return;
        }
        if let Some(action) = action_of(&event.key()) {
            event.prevent_default();
            dispatch.emit(action);
        }
    })
}

pub fn has_modifier(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key()
}

/// `Element.closest`, starting at the event's target.
pub fn closest(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}
