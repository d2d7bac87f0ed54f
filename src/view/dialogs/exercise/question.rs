//! The question of an exercise, and the fields for the answer.

use yew::prelude::*;

use crate::l10n::{L10n, Message, msg};
use crate::model::exercise::{AnswerDraft, PositionQuestion, Question, Subject};
use crate::model::{Action, Bound, ExerciseAction, ExerciseSession, Panel, Scene, whole_number};
use crate::solver::{Disc, Peg};
use crate::view::Ui;
use crate::view::components::entry::EntryKind;
use crate::view::components::events::ParseValue;
use crate::view::components::field::Field;
use crate::view::dialogs::picture::question_picture;

use super::choice::choice_field;
use super::pictures::{lines_view, pictures_view};
use super::program::stopped_program;
use super::write::write_view;

pub fn question_view(scene: &Scene, question: &Question, session: &ExerciseSession, ui: &Ui) -> Html {
    match question {
        Question::Predict(question) => predict(scene, question, session, ui),
        Question::Reach { max_moves, .. } => {
            let text = match scene.puzzle().goal().tower() {
                Some(peg) => ui.l10n.format(msg::EXERCISE_ASK_REACH_PEG, [peg.into(), max_moves.into()]),
                None => ui.l10n.format(msg::EXERCISE_ASK_REACH, [max_moves.into()]),
            };
            html! { <p>{ text }</p> }
        }
        Question::Order(pictures) => pictures_view(scene, pictures, session, ui),
        Question::Lines(program) => lines_view(scene, program, session, ui),
        Question::Write(boards) => write_view(scene, boards, ui),
        Question::Choice(question) => {
            let options = choice_field(question, session, ui);
            asked(scene, &question.asked, question.about.as_ref(), session, ui, options)
        }
        Question::Number(question) => {
            let field = index_field(msg::EXERCISE_FIELD_ANSWER, &session.draft, question_number(scene), ui);
            asked(scene, &question.asked, question.about.as_ref(), session, ui, field)
        }
    }
}

/// A question in words, with a picture if the towers do not show its subject, and a form for the answer.
fn asked(
    scene: &Scene,
    asked: &Subject,
    about: Option<&PositionQuestion>,
    session: &ExerciseSession,
    ui: &Ui,
    fields: Html,
) -> Html {
    html! {
        <>
            <p data-asked={about.map(|about| about.position.to_string())}>{ ui.l10n.asked(asked) }</p>
            if let Some(about) = about {
                { place(scene, about, session, ui.l10n) }
            }
            if let Subject::Program(stopped) = asked {
                { stopped_program(stopped, ui.l10n) }
            }
            <form class="fields" onsubmit={submit(&ui.dispatch)}>{ fields }</form>
        </>
    }
}

/// The position of a question: for screen readers while the towers show it, or else a picture.
fn place(scene: &Scene, question: &PositionQuestion, session: &ExerciseSession, l10n: L10n) -> Html {
    if is_on_towers(scene, session) {
        return html! { <p class="unseen">{ position_text(scene, question, l10n) }</p> };
    }
    question_picture(scene, &question.position, &question.position.to_string())
}

fn is_on_towers(scene: &Scene, session: &ExerciseSession) -> bool {
    scene.shows(Panel::Towers) && (session.is_told() || scene.question_on_towers().is_some())
}

/// Enter in a field checks the answer.
fn submit(dispatch: &Callback<Action>) -> Callback<SubmitEvent> {
    dispatch.reform(|event: SubmitEvent| {
        event.prevent_default();
        ExerciseAction::Check.into()
    })
}

fn predict(scene: &Scene, question: &PositionQuestion, session: &ExerciseSession, ui: &Ui) -> Html {
    let mut text = ui.l10n.position_question(question, scene.is_solution_shortest());
    if is_on_towers(scene, session) && scene.is_answered_on_towers() {
        text = ui.l10n.join(text, ui.l10n.text(msg::EXERCISE_ANSWER_ON_TOWERS).into());
    }
    html! {
        <>
            <p data-asked={question.position.to_string()}>{ text }</p>
            { place(scene, question, session, ui.l10n) }
            <form class="fields" onsubmit={submit(&ui.dispatch)}>
                if question.asks_index {
                    { index_field(msg::EXACT_MOVES_MADE, &session.draft, question_number(scene), ui) }
                } else {
                    { move_fields(scene, &session.draft, ui) }
                }
            </form>
        </>
    }
}

/// The discs of each peg for screen readers, which cannot read the towers. If there are many, only the upper ones.
fn position_text(scene: &Scene, question: &PositionQuestion, l10n: L10n) -> String {
    const MAX_DISCS: usize = 16;
    let peg_text = |peg: Peg| {
        let discs = question.position.iter().filter(|&(_, at)| at == peg).map(|(disc, _)| disc.number());
        let mut discs: Vec<u32> = discs.take(MAX_DISCS).collect();
        discs.reverse();
        l10n.peg_with_discs(peg, &discs)
    };
    l10n.long_list(scene.puzzle().pegs().iter().map(peg_text))
}

// The button that checks the answer depends on the text, so these fields dispatch while the user types.

fn question_number(scene: &Scene) -> u32 {
    scene.exercise().map_or(0, |exercise| exercise.question)
}

fn index_field(label: Message, draft: &AnswerDraft, edited: u32, ui: &Ui) -> Html {
    let input: ParseValue = |value| Some(ExerciseAction::InputIndex(value.to_owned()).into());
    Field::new(ui.l10n.text(label), "answer").while_typing(
        EntryKind::Line,
        (draft.index.clone(), edited),
        &ui.dispatch,
        input,
    )
}

fn move_fields(scene: &Scene, draft: &AnswerDraft, ui: &Ui) -> Html {
    let peg_field = |message: Message, name, chosen: Option<Peg>, choose: ParseValue| {
        let option = |peg: Peg| (peg.digit().to_string(), peg.letter().to_string());
        let none = (String::new(), "–".to_owned());
        let options = std::iter::once(none).chain(scene.puzzle().pegs().iter().map(option));
        let chosen = chosen.map_or_else(String::new, |peg| peg.digit().to_string());
        Field::new(ui.l10n.text(message), name).select_alone(options, &chosen, &ui.dispatch, choose)
    };
    html! {
        <>
            { disc_field(scene, draft, ui) }
            { peg_field(msg::EXERCISE_FIELD_FROM, "answer-from", draft.from, |value| Some(choose_peg(Bound::First, value))) }
            { peg_field(msg::EXERCISE_FIELD_TO, "answer-to", draft.to, |value| Some(choose_peg(Bound::Last, value))) }
        </>
    }
}

/// The field for the disc, empty until a disc is chosen.
fn disc_field(scene: &Scene, draft: &AnswerDraft, ui: &Ui) -> Html {
    let choose: ParseValue = |value| Some(ExerciseAction::ChooseDisc(whole_number(value).and_then(Disc::new)).into());
    let value = draft.disc.map_or_else(String::new, |disc| disc.number().to_string());
    let (kind, edited) = (EntryKind::Number(1, scene.puzzle().discs().count()), question_number(scene));
    Field::new(ui.l10n.text(msg::EXERCISE_FIELD_DISC), "answer-disc").while_typing(
        kind,
        (value, edited),
        &ui.dispatch,
        choose,
    )
}

fn choose_peg(bound: Bound, value: &str) -> Action {
    ExerciseAction::ChoosePeg(bound, value.chars().next().and_then(Peg::from_digit)).into()
}
