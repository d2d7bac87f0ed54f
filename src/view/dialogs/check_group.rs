//! A group of checkboxes that share a name and have different values.

use yew::prelude::*;

use crate::model::Action;

pub struct Check {
    pub value: &'static str,
    pub label: &'static str,
    pub is_checked: bool,
    /// Toggles the checkbox.
    pub action: Action,
}

pub fn check_group(
    legend: &'static str,
    name: &'static str,
    checks: impl Iterator<Item = Check>,
    dispatch: &Callback<Action>,
) -> Html {
    let check = |Check { value, label, is_checked, action }| {
        let onchange = dispatch.reform(move |_: Event| Action::clone(&action));
        html! {
            <label class="field check">
                <input type="checkbox" {name} {value} checked={is_checked} {onchange} />
                { label }
            </label>
        }
    };
    html! {
        <fieldset class="checks">
            <legend>{ legend }</legend>
            { for checks.map(check) }
        </fieldset>
    }
}
