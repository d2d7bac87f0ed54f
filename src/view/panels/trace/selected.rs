//! What the selected block is, and its buttons.

use yew::prelude::*;

use crate::l10n::{L10n, PanelSentence, msg};
use crate::layout::recursion::Block;
use crate::model::Action;

use super::row::part_buttons;

pub fn draw(block: &Block, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let name = l10n.panel_sentence(&PanelSentence::Part(block.step));
    let moves = l10n.panel_sentence(&PanelSentence::Moves { first: &block.first_move(), last: &block.end() });
    let buttons = part_buttons(block.step, &block.before, &block.end(), l10n);
    let button = |(number, (button, sign)): (usize, (_, &'static str))| {
        let button: crate::view::components::buttons::Button = button;
        // The last button needs a word: nobody guesses its sign.
        let content = if number == 2 { html! { <>{ sign }{ " " }{ l10n.text(msg::RECURSION_REPEAT) }</> } } else { sign.into() };
        button.html(content, dispatch)
    };
    html! {
        <div class="row selected" data-first={block.before.to_string()}>
            <p><b>{ name }</b>{ " · " }{ moves }</p>
            <span class="row">{ for buttons.into_iter().enumerate().map(button) }</span>
        </div>
    }
}
