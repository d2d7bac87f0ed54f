//! A worksheet to print: a page with questions and a page with answers.

use yew::prelude::*;

use crate::l10n::{Arg, L10n, exercise_name, msg};
use crate::model::exercise::{
    ChoiceQuestion, PositionQuestion, Question, SheetQuestion, Subject, choice_letter, worksheet_questions,
};
use crate::model::{Scene, ShareAction, ShareConfig};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::dialogs::exercise::{choice_words, order_text, stopped_program};
use crate::view::dialogs::hint;
use crate::view::dialogs::picture::question_picture;

/// A line to write on.
const BLANK: &str = "____________";

pub fn worksheet(scene: &Scene, share: &ShareConfig, ui: &Ui) -> Html {
    let questions = worksheet_questions(scene, share.exercise_kind, share.number());
    if questions.is_empty() {
        return hint(ui.l10n.text(msg::EXERCISE_NO_QUESTION));
    }
    let print = Button::new("print", ShareAction::Print);
    let puzzle = ui.l10n.worksheet_puzzle(scene.puzzle(), scene.total());
    let title = ui.l10n.format(msg::WORKSHEET_TITLE, [ui.l10n.text(exercise_name(share.exercise_kind)).into()]);
    let l10n = ui.l10n;
    html! {
        <>
            <div class="row looks">{ print.html(l10n.text(msg::WORKSHEET_PRINT), &ui.dispatch) }</div>
            <div class="paper" data-kind={share.exercise_kind.name()}>
                <h3>{ &title }</h3>
                <p>{ &puzzle }</p>
                <p class="name">{ l10n.text(msg::WORKSHEET_NAME) }</p>
                <ol>{ for questions.iter().map(|question| html! { <li>{ asked(scene, question, l10n) }</li> }) }</ol>
            </div>
            <div class="paper answers">
                <h3>{ l10n.text(msg::WORKSHEET_ANSWERS_TITLE) }</h3>
                <p>{ title }</p>
                <p>{ puzzle }</p>
                <ol>{ for questions.iter().map(|question| html! { <li>{ answer(scene, question, l10n) }</li> }) }</ol>
            </div>
        </>
    }
}

/// The question with room for its answer.
fn asked(scene: &Scene, SheetQuestion { question, order }: &SheetQuestion, l10n: L10n) -> Html {
    match question {
        Question::Predict(question) => html! {
            <>
                <p>{ l10n.position_question(question, scene.is_solution_shortest()) }</p>
                { position(scene, Some(question)) }
                <p class="blank">{ l10n.answer_blank(question) }</p>
            </>
        },
        Question::Choice(ChoiceQuestion { about, asked, options, .. }) => {
            let words = options.iter().map(|choice| choice_words(choice, l10n));
            html! { <>{ subject(scene, asked, about.as_ref(), l10n) }{ lettered(words) }</> }
        }
        Question::Number(question) => html! {
            <>
                { subject(scene, &question.asked, question.about.as_ref(), l10n) }
                <p class="blank">{ BLANK }</p>
            </>
        },
        Question::Order(pictures) => {
            let picture = |place: &usize| {
                let (_, position) = pictures.get(*place)?;
                Some(question_picture(scene, position, &position.to_string()))
            };
            ordered(order_text(scene, l10n), order.iter().filter_map(picture))
        }
        Question::Lines(program) => {
            let line = |place: &usize| {
                let line = program.lines.get(*place)?;
                Some(html! { <code dir="ltr">{ line.trim_start().to_owned() }</code> })
            };
            let text = l10n.format(msg::EXERCISE_ASK_LINES, program.ends.map(Arg::from));
            ordered(text, order.iter().filter_map(line))
        }
        // They are not on paper.
        Question::Reach { .. } | Question::Write(_) => Html::default(),
    }
}

fn ordered(text: String, things: impl Iterator<Item = Html>) -> Html {
    html! { <><p>{ text }</p>{ lettered(things) }<p class="blank">{ BLANK }</p></> }
}

/// Things with letters, by which an answer names them.
fn lettered(things: impl Iterator<Item = Html>) -> Html {
    html! { <ol class="options" type="a">{ for things.map(|thing| html! { <li>{ thing }</li> }) }</ol> }
}

/// A question in words, with its position or its program.
fn subject(scene: &Scene, asked: &Subject, about: Option<&PositionQuestion>, l10n: L10n) -> Html {
    html! {
        <>
            <p>{ l10n.asked(asked) }</p>
            { position(scene, about) }
            if let Subject::Program(stopped) = asked {
                { stopped_program(stopped, l10n) }
            }
        </>
    }
}

fn position(scene: &Scene, about: Option<&PositionQuestion>) -> Option<Html> {
    about.map(|about| question_picture(scene, &about.position, &about.position.to_string()))
}

/// The answer, and its reason.
fn answer(scene: &Scene, SheetQuestion { question, order }: &SheetQuestion, l10n: L10n) -> Html {
    let reason = l10n.reason(scene, question);
    match question {
        Question::Predict(question) => l10n.position_answer(question).into(),
        Question::Choice(ChoiceQuestion { options, right, .. }) => html! {
            <>
                <strong>
                    { format!("{}. ", choice_letter(*right)) }
                    { options.get(*right).map(|choice| choice_words(choice, l10n)) }
                </strong>
                { with_space(&reason) }
            </>
        },
        Question::Number(question) => html! {
            <><strong>{ l10n.full(&question.wanted) }</strong>{ with_space(&reason) }</>
        },
        Question::Order(pictures) => {
            let caption = |index| l10n.format(msg::EXERCISE_CAPTION_MOVES, [Arg::FullNumber(index)]);
            let told =
                letters(order).zip(pictures).map(|(letter, (index, _))| format!("{letter} ({})", caption(index)));
            l10n.long_list(told).into()
        }
        Question::Lines(program) => html! {
            <>
                <strong>{ letters(order).collect::<Vec<_>>().join(", ") }</strong>
                <pre dir="ltr">{ program.lines.join("\n") }</pre>
            </>
        },
        Question::Reach { .. } | Question::Write(_) => Html::default(),
    }
}

/// The letters of what is in an order, in the right order.
fn letters(order: &[usize]) -> impl Iterator<Item = String> {
    let place = |right: usize| order.iter().position(|&place| place == right);
    (0..order.len()).filter_map(place).map(choice_letter)
}

fn with_space(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!(" {text}") }
}
