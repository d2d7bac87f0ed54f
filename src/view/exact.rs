//! The exact values behind the rounded ones.

use yew::prelude::*;

use crate::explorer::State;
use crate::text::{Label, Language, number};

/// The index, the total and the position with all their digits.
pub fn exact(state: &State, language: Language) -> Html {
    let row = |label: Label, name: &'static str, value: String| {
        html! {
            <>
                <dt>{ language.label(label) }</dt>
                <dd data-exact={name}>{ value }</dd>
            </>
        }
    };
    html! {
        <dl class="exact">
            { row(Label::ExactIndex, "index", number::exact(state.index())) }
            { row(Label::ExactTotal, "total", number::exact(state.total())) }
            { row(Label::ExactPosition, "position", state.position().to_string()) }
        </dl>
    }
}
