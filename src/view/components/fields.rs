//! Form fields.

use yew::prelude::*;

use crate::model::Action;

use super::events::on_value;

/// Turns the value of a field into an action; `None` ignores the value.
pub type ParseValue = fn(&str) -> Option<Action>;

/// `options` are values with their texts. `effects::sync_selects` sets the field to `chosen`.
pub fn select_field(
    label: &str,
    name: &'static str,
    options: impl IntoIterator<Item = (String, String)>,
    chosen: &str,
    dispatch: &Callback<Action>,
    parse: ParseValue,
) -> Html {
    let option = |(value, text): (String, String)| html! { <option {value}>{ text }</option> };
    let options: Html = options.into_iter().map(option).collect();
    html! {
        <label class="field">
            { label.to_owned() }
            <select {name} data-chosen={chosen.to_owned()} onchange={on_value(dispatch, parse)}>{ options }</select>
        </label>
    }
}

/// Dispatches its action when the user presses Enter or leaves the field.
pub fn text_field(
    label: &str,
    name: &'static str,
    value: String,
    dispatch: &Callback<Action>,
    parse: ParseValue,
) -> Html {
    html! {
        <label class="field">
            { label.to_owned() }
            <input type="text" {name} {value} onchange={on_value(dispatch, parse)} autocomplete="off" />
        </label>
    }
}

/// A field for a number from 0 to `max`.
pub fn number_field(
    label: &str,
    name: &'static str,
    (value, max): (u32, u32),
    dispatch: &Callback<Action>,
    parse: ParseValue,
) -> Html {
    html! {
        <label class="field">
            { label.to_owned() }
            <input type="number" {name} min="0" max={max.to_string()} value={value.to_string()}
                onchange={on_value(dispatch, parse)} />
        </label>
    }
}

pub fn check_field(
    label: &str,
    name: &'static str,
    is_checked: bool,
    dispatch: &Callback<Action>,
    action: impl Into<Action>,
) -> Html {
    let action = action.into();
    let onchange = dispatch.reform(move |_: Event| action.clone());
    html! {
        <label class="field check">
            <input type="checkbox" {name} checked={is_checked} {onchange} />
            { label.to_owned() }
        </label>
    }
}
