//! Form fields without problems, and check boxes.

use yew::prelude::*;

use crate::model::Action;

use super::field::Field;

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
    Field::new(label, name).select_alone(options, chosen, dispatch, parse)
}

/// A field for a number from 0 to `max`.
pub fn number_field(
    label: &str,
    name: &'static str,
    bounds: (u32, u32),
    dispatch: &Callback<Action>,
    parse: ParseValue,
) -> Html {
    Field::new(label, name).number_alone(bounds, dispatch, parse)
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
