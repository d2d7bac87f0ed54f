//! The exact values behind the rounded ones.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{Language, PanelText};
use crate::model::{Action, State};

use crate::view::components::markup::block;

/// The index, the total and the position with all their digits.
pub fn draw(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    let text = format!(
        "<dl class=\"exact\"><dt>{}</dt><dd data-exact=\"index\">{}</dd><dt>{}</dt><dd data-exact=\"total\">{}</dd>\
         <dt>{}</dt><dd data-exact=\"position\">{}</dd></dl>",
        language.label(PanelText::ExactIndex),
        language.exact(state.index()),
        language.label(PanelText::ExactTotal),
        language.exact(state.total()),
        language.label(PanelText::ExactPosition),
        state.position()
    );
    block(text, on)
}
