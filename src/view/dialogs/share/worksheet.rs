//! A worksheet to print: a page with questions and a page with answers.

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::exercise::{PositionQuestion, worksheet_questions};
use crate::model::{Scene, ShareAction, ShareConfig};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::dialogs::hint;
use crate::view::dialogs::picture::question_picture;

pub fn worksheet(scene: &Scene, share: &ShareConfig, ui: &Ui) -> Html {
    let questions = worksheet_questions(scene, share.number());
    if questions.is_empty() {
        return hint(ui.l10n.text(msg::EXERCISE_NO_QUESTION));
    }
    let print = Button::new("print", ShareAction::Print);
    let puzzle = ui.l10n.worksheet_puzzle(scene.puzzle(), scene.total());
    html! {
        <>
            <div class="row looks">{ print.html(ui.l10n.text(msg::WORKSHEET_PRINT), &ui.dispatch) }</div>
            { question_page(scene, &questions, &puzzle, ui.l10n) }
            { answer_page(&questions, &puzzle, ui.l10n) }
        </>
    }
}

fn question_page(scene: &Scene, questions: &[PositionQuestion], puzzle: &str, l10n: L10n) -> Html {
    let item = |question: &PositionQuestion| {
        html! {
            <li>
                <p>{ l10n.position_question(question, scene.is_solution_shortest()) }</p>
                { question_picture(scene, &question.position, &question.position.to_string()) }
                <p class="blank">{ l10n.answer_blank(question) }</p>
            </li>
        }
    };
    html! {
        <div class="paper">
            <h3>{ l10n.text(msg::WORKSHEET_TITLE) }</h3>
            <p>{ puzzle.to_owned() }</p>
            <p class="name">{ l10n.text(msg::WORKSHEET_NAME) }</p>
            <ol>{ for questions.iter().map(item) }</ol>
        </div>
    }
}

fn answer_page(questions: &[PositionQuestion], puzzle: &str, l10n: L10n) -> Html {
    let item = |question: &PositionQuestion| {
        html! { <li>{ l10n.position_answer(question) }</li> }
    };
    html! {
        <div class="paper answers">
            <h3>{ l10n.text(msg::WORKSHEET_ANSWERS_TITLE) }</h3>
            <p>{ l10n.join(l10n.text(msg::WORKSHEET_TITLE).into(), puzzle.to_owned()) }</p>
            <ol>{ for questions.iter().map(item) }</ol>
        </div>
    }
}
