//! Turns DOM events into actions.

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::model::Action;

use super::fields::ParseValue;

/// Turns the value of the event's target into an action.
pub fn on_value<E: AsRef<web_sys::Event> + 'static>(dispatch: &Callback<Action>, parse: ParseValue) -> Callback<E> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: E| emit_value(event.as_ref(), &dispatch, parse))
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

/// Selects the text of a field that gets the focus, so that what is typed replaces it. A click then places the caret, as
/// it does in every field with the focus.
pub fn select_on_focus() -> Callback<FocusEvent> {
    Callback::from(|event: FocusEvent| {
        if let Some(field) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) {
            // The browser places the caret after this event, where the click is. A field that was left in the meantime would
            // get the focus back.
            let select = move || {
                if field.matches(":focus") == Ok(true) {
                    field.select();
                }
            };
            Timeout::new(0, select).forget();
        }
    })
}

/// `Element.closest`, starting at the event's target.
pub fn closest(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}
