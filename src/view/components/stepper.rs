//! The number of discs, with buttons for one more and one less.

use yew::prelude::*;

use crate::l10n::msg;
use crate::model::{MAX_DISCS, Parameter, Problem, PuzzleEdit, SystemEvent, parse_discs};
use crate::solver::DiscCount;
use crate::view::Ui;

use super::buttons::Button;
use super::events::ParseValue;
use super::field::Field;
use super::icon::Icon;

/// A field for the number of discs. Its problem is elsewhere.
pub fn discs_field(discs: DiscCount, problem: Option<&Problem>, ui: &Ui) -> Html {
    let count = discs.count();
    let button = |command, edit: PuzzleEdit, message, icon: Icon, is_enabled| {
        // The arrow keys of the field do the same.
        let button = Button::new(command, edit).label(ui.l10n.text(message)).tab_stop(false);
        button.enabled(is_enabled).html(icon.html(), &ui.dispatch)
    };
    let parse: ParseValue = |text| {
        let edit = parse_discs(text).map(|discs| PuzzleEdit::Discs(discs).into());
        Some(edit.unwrap_or_else(|| SystemEvent::RejectInput(Parameter::Discs, text.to_owned()).into()))
    };
    let field = Field::new(ui.l10n.text(msg::PUZZLE_DISCS), "discs").problem(problem);
    html! {
        <div class="stepper">
            { field.number_alone((count, MAX_DISCS), &ui.dispatch, parse) }
            { button("remove-disc", PuzzleEdit::RemoveDisc, msg::PUZZLE_REMOVE_DISC, Icon::Minus, count > 0) }
            { button("add-disc", PuzzleEdit::AddDisc, msg::PUZZLE_ADD_DISC, Icon::Plus, count < MAX_DISCS) }
        </div>
    }
}
