//! The few kinds of buttons and fields that the page is made of.

use yew::prelude::*;

use crate::model::Action;

use crate::view::components::events::act_on_value;

/// Makes an action of a field's value, where it holds one.
pub type Read = fn(&str) -> Option<Action>;

/// Makes an action.
pub type Make = fn() -> Action;

/// A button with a name for those who do not see what is on it. Without an action it does nothing; it keeps the focus
/// all the same, as a disabled one would not.
pub fn button(name: &str, content: Html, action: Option<Make>, on: &Callback<Action>) -> Html {
    let disabled = action.is_none().then_some("true");
    let on = on.clone();
    let onclick = Callback::from(move |_: MouseEvent| {
        if let Some(action) = action {
            on.emit(action());
        }
    });
    html! {
        <button type="button" {onclick} aria-disabled={disabled} aria-label={name.to_owned()} title={name.to_owned()}>
            { content }
        </button>
    }
}

/// A choice of one of several values, each with its text. The app sees to it that the field shows what is chosen.
pub fn choice(
    label: &str,
    name: &'static str,
    options: impl IntoIterator<Item = (String, String)>,
    chosen: &str,
    on: &Callback<Action>,
    read: Read,
) -> Html {
    let option = |(value, text): (String, String)| html! { <option {value}>{ text }</option> };
    let options: Html = options.into_iter().map(option).collect();
    html! {
        <label class="field">
            { label.to_owned() }
            <select {name} data-chosen={chosen.to_owned()} onchange={act_on_value(on, read)}>{ options }</select>
        </label>
    }
}

/// A field for a text, taken when a person leaves it or presses Enter.
pub fn text_field(label: &str, name: &'static str, value: String, on: &Callback<Action>, read: Read) -> Html {
    html! {
        <label class="field">
            { label.to_owned() }
            <input type="text" {name} {value} onchange={act_on_value(on, read)} autocomplete="off" />
        </label>
    }
}

/// A field for a small number.
pub fn number_field(
    label: &str,
    name: &'static str,
    (value, most): (u32, u32),
    on: &Callback<Action>,
    read: Read,
) -> Html {
    html! {
        <label class="field">
            { label.to_owned() }
            <input type="number" {name} min="0" max={most.to_string()} value={value.to_string()}
                onchange={act_on_value(on, read)} />
        </label>
    }
}
