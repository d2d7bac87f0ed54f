//! What is shown of a puzzle without such a program.

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{Action, Parameter, PuzzleEdit, Scene};
use crate::solver::program::NoProgram;
use crate::view::components::buttons::Button;
use crate::view::components::field::problem_text;

pub fn draw(scene: &Scene, error: &NoProgram, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let nearest = Button::new("program-nearest", PuzzleEdit::Replace(Box::new(error.nearest.clone())));
    html! {
        <div class="row looks" data-no-program="">
            <p>{ l10n.text(msg::PROGRAM_NONE) }</p>
            { nearest.html(l10n.text(msg::PROGRAM_NEAREST), dispatch) }
            { problem_text(scene.problem_of(Parameter::Event), l10n.text(msg::PROGRAM_STEP_NUMBER), l10n, dispatch) }
        </div>
    }
}
