//! Exact values of what the page rounds elsewhere.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, PanelMessage};
use crate::model::{Action, State};

/// The index, the total and the position with all their digits.
pub fn draw(state: &Rc<State>, l10n: L10n, _: &Callback<Action>) -> Html {
    html! {
        <dl class="exact">
            <dt>{ l10n.text(PanelMessage::ExactIndex) }</dt>
            <dd data-exact="index">{ l10n.full(state.index()) }</dd>
            <dt>{ l10n.text(PanelMessage::ExactTotal) }</dt>
            <dd data-exact="total">{ l10n.full(state.total()) }</dd>
            <dt>{ l10n.text(PanelMessage::ExactPosition) }</dt>
            <dd data-exact="position">{ state.position().to_string() }</dd>
        </dl>
    }
}
