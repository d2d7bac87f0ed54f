//! Exact values of what the page rounds elsewhere.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{Action, State};

/// The index, the total and the position with all their digits.
pub fn draw(state: &Rc<State>, l10n: L10n, _: &Callback<Action>) -> Html {
    html! {
        <dl class="exact">
            <dt>{ l10n.text(msg::EXACT_MOVES_MADE) }</dt>
            <dd data-exact="index">{ l10n.full(state.index()) }</dd>
            <dt>{ l10n.text(msg::EXACT_TOTAL) }</dt>
            <dd data-exact="total">{ l10n.full(state.total()) }</dd>
            <dt>{ l10n.text(msg::EXACT_POSITION) }</dt>
            <dd data-exact="position">{ state.position().to_string() }</dd>
        </dl>
    }
}
