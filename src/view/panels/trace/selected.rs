//! What the selected block is, and its buttons.

use yew::prelude::*;

use crate::l10n::{L10n, PanelSentence, msg};
use crate::layout::recursion::Block;
use crate::model::Action;
use crate::view::components::buttons::Button;

use super::row::part_buttons;

/// `more` is a button that stands in the same row.
pub fn draw(block: &Block, more: Html, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let name = l10n.panel_sentence(&PanelSentence::Part(block.step));
    let moves = l10n.panel_sentence(&PanelSentence::Moves { first: &block.first_move(), last: &block.end() });
    let button = |(number, (button, sign)): (usize, (Button, &'static str))| {
        if number < 2 {
            return button.html(sign, dispatch);
        }
        // Nobody guesses what the third sign means.
        let word = l10n.text(msg::RECURSION_REPEAT);
        button.label(format!("{word}: {name}")).html(format!("{sign} {word}"), dispatch)
    };
    let buttons = part_buttons(block.step, &block.before, &block.end(), l10n);
    html! {
        <>
            <p class="selected" data-first={block.before.to_string()}><b>{ name.clone() }</b>{ " · " }{ moves }</p>
            <div class="row looks">
                { for buttons.into_iter().enumerate().map(button) }
                <span class="end">{ more }</span>
            </div>
        </>
    }
}
