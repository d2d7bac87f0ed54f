//! The description of the selected block, and its buttons.

use yew::prelude::*;

use crate::l10n::msg;
use crate::layout::recursion::Block;
use crate::model::{RecursionAction, RecursionFocus};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::icon::Icon;

use super::row::part_buttons;

/// `place` is that of the block; `has_loop` says whether it can be repeated; `more` are controls in the same row.
pub fn draw(block: &Block, place: RecursionFocus, has_loop: bool, more: Html, ui: &Ui) -> Html {
    let name = ui.l10n.part_name(block.step);
    let moves = ui.l10n.move_range(&block.first_move(), &block.end());
    let words = [msg::RECURSION_START, msg::RECURSION_END, msg::RECURSION_REPEAT];
    let button = |((number, (mut button, icon)), word): ((usize, (Button, Icon)), _)| {
        // The block stays selected.
        if number == 0 {
            button.action = Some(RecursionAction::GoToStart(block.before.clone(), place).into());
        }
        button.html(html! { <>{ icon.html() }<span>{ ui.l10n.text(word) }</span></> }, &ui.dispatch)
    };
    let buttons = part_buttons(block.step, &block.before, &block.end(), has_loop, ui.l10n);
    html! {
        <>
            <p class="selected" data-first={block.before.to_string()}><b>{ name.clone() }</b>{ " · " }{ moves }</p>
            <div class="row looks">
                { for buttons.into_iter().enumerate().zip(words).map(button) }
                { more }
            </div>
        </>
    }
}
