//! The content of the panel for a puzzle without such a program.

use yew::prelude::*;

use crate::l10n::msg;
use crate::model::{Problem, PuzzleEdit};
use crate::solver::program::NoProgram;
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::field::problem_text;

pub fn draw(error: &NoProgram, problem: Option<&Problem>, ui: &Ui) -> Html {
    let nearest = Button::new("program-nearest", PuzzleEdit::Replace(Box::new(error.nearest.clone())));
    html! {
        <div class="row looks" data-no-program="">
            <p>{ ui.l10n.text(msg::PROGRAM_NONE) }</p>
            { nearest.html(ui.l10n.text(msg::PROGRAM_NEAREST), &ui.dispatch) }
            { problem_text(problem, ui.l10n.text(msg::PROGRAM_STEP_NUMBER), ui) }
        </div>
    }
}
