//! Panels as text. What is written as text takes a third of the code that elements take, and a browser reads it faster than
//! elements are made one by one.
//!
//! Nothing in it comes from outside: it is made of the page's own words and of numbers. What a button in it does stands in
//! the button as words ([`deed`]), and one listener around the text reads them.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::model::{Action, Take, deed};

/// A paragraph that explains.
pub fn hint(content: &str) -> String {
    format!("<p class=\"hint\">{content}</p>")
}

/// A button with a sign on it, and a name for those who do not see that.
pub fn button(action: &Action, name: &str, sign: &str) -> String {
    doer(action, &format!("aria-label=\"{name}\" title=\"{name}\""), sign)
}

/// A button with its words on it.
pub fn words(action: &Action, words: &str) -> String {
    doer(action, "", words)
}

/// A button with its words on it that stays pressed.
pub fn switch(action: &Action, words: &str, pressed: bool) -> String {
    doer(action, if pressed { "aria-pressed=\"true\"" } else { "aria-pressed=\"false\"" }, words)
}

fn doer(action: &Action, more: &str, content: &str) -> String {
    format!("<button type=\"button\" data-do=\"{}\" {more}>{content}</button>", deed::write(action))
}

/// A text as it stands.
pub fn text(content: String) -> Html {
    Html::from_html_unchecked(content.into())
}

/// A block that holds this text and does what its buttons say.
pub fn block(content: String, on: &Callback<Action>) -> Html {
    html! { <div data-text="" onclick={act(on)}>{ text(content) }</div> }
}

/// A block that may be wider than the page and scrolls by itself: it stays, and its text is written anew.
pub fn wide(content: String, on: &Callback<Action>) -> Html {
    html! { <div class="wide" tabindex="0" data-text="" onclick={act(on)}>{ text(content) }</div> }
}

/// Does what the button that was pressed says.
pub fn act(on: &Callback<Action>) -> Callback<MouseEvent> {
    let on = on.clone();
    Callback::from(move |event: MouseEvent| {
        if let Some(action) = pressed(&event) {
            on.emit(action);
        }
    })
}

/// Does what was pressed in a picture says, if no pointer did it: what pointers do there is told by where they let go.
pub fn act_without_pointer(on: &Callback<Action>) -> Callback<MouseEvent> {
    let act = act(on);
    Callback::from(move |event: MouseEvent| {
        if event.detail() == 0 {
            act.emit(event);
        }
    })
}

fn pressed(event: &MouseEvent) -> Option<Action> {
    let button = around(event, "[data-do]:not([aria-disabled])")?;
    let words = button.get_attribute("data-do")?;
    if words == "copy" {
        return button.next_element_sibling()?.text_content().map(|text| Action::Take(Take::Copy(text)));
    }
    deed::read(&words)
}

/// The nearest element of a kind around the one that an event comes from.
pub fn around(event: &Event, kind: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(kind).ok()?
}
