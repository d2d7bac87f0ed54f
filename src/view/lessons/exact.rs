//! The exact values behind the rounded ones.

use std::rc::Rc;

use yew::prelude::*;

use crate::explorer::{Action, State};
use crate::text::{Label, Language, number};

use super::markup::block;

/// The index, the total and the position with all their digits.
pub fn draw(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    let text = format!(
        "<dl class=\"exact\"><dt>{}</dt><dd data-exact=\"index\">{}</dd><dt>{}</dt><dd data-exact=\"total\">{}</dd>\
         <dt>{}</dt><dd data-exact=\"position\">{}</dd></dl>",
        language.label(Label::ExactIndex),
        number::exact(state.index()),
        language.label(Label::ExactTotal),
        number::exact(state.total()),
        language.label(Label::ExactPosition),
        state.position()
    );
    block(text, on)
}
