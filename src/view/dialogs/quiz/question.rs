//! The question of an exercise, and the fields or pictures for the answer.

use yew::prelude::*;

use crate::l10n::{L10n, Message, ShareSentence, msg};
use crate::model::quiz::{AnswerDraft, PositionQuestion, Question};
use crate::model::{Action, Bound, QuizAction, QuizSession, State};
use crate::solver::{Disc, Index, Peg, Position};
use crate::view::components::buttons::Button;
use crate::view::components::fields::{ParseValue, number_field, select_field, text_field};
use crate::view::dialogs::picture::question_picture;

pub fn question_view(
    state: &State,
    question: &Question,
    session: &QuizSession,
    l10n: L10n,
    dispatch: &Callback<Action>,
) -> Html {
    match question {
        Question::Predict(question) => predict(state, question, &session.draft, l10n, dispatch),
        Question::Reach { max_moves, .. } => {
            html! { <p>{ l10n.format(msg::EXERCISE_ASK_REACH, [max_moves.into()]) }</p> }
        }
        Question::Order(pictures) => order(state, pictures, l10n, dispatch),
    }
}

fn predict(
    state: &State,
    question: &PositionQuestion,
    draft: &AnswerDraft,
    l10n: L10n,
    dispatch: &Callback<Action>,
) -> Html {
    let label = l10n.text(msg::EXERCISE_FIELD_MOVES_MADE);
    let input_index: ParseValue = |value| Some(QuizAction::InputIndex(value.to_owned()).into());
    html! {
        <>
            <p>{ l10n.share_sentence(&ShareSentence::Asked(question)) }</p>
            { question_picture(state, &question.position, &question.position.to_string()) }
            <div class="fields">
                if question.asks_index {
                    { text_field(label, "answer", draft.index.clone(), dispatch, input_index) }
                } else {
                    { move_fields(state, draft, l10n, dispatch) }
                }
            </div>
        </>
    }
}

fn move_fields(state: &State, draft: &AnswerDraft, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let disc = draft.disc.map_or(0, Disc::number);
    let disc_count = state.puzzle().discs().count();
    let choose_disc: ParseValue = |value| Some(QuizAction::ChooseDisc(value.parse().ok().and_then(Disc::new)).into());
    let peg_field = |message: Message, name, chosen: Option<Peg>, choose: ParseValue| {
        let option = |peg: Peg| (peg.digit().to_string(), peg.letter().to_string());
        let none = (String::new(), "–".to_owned());
        let options = std::iter::once(none).chain(state.puzzle().pegs().iter().map(option));
        let chosen = chosen.map_or_else(String::new, |peg| peg.digit().to_string());
        select_field(l10n.text(message), name, options, &chosen, dispatch, choose)
    };
    html! {
        <>
            { number_field(l10n.text(msg::EXERCISE_FIELD_DISC), "answer-disc", (disc, disc_count), dispatch, choose_disc) }
            { peg_field(msg::PUZZLE_FROM, "answer-from", draft.from, |value| Some(choose_peg(Bound::First, value))) }
            { peg_field(msg::PUZZLE_TO, "answer-to", draft.to, |value| Some(choose_peg(Bound::Last, value))) }
        </>
    }
}

fn choose_peg(bound: Bound, value: &str) -> Action {
    QuizAction::ChoosePeg(bound, value.chars().next().and_then(Peg::from_digit)).into()
}

/// The pictures in the learner's order, with buttons to move them.
fn order(state: &State, pictures: &[(Index, Position)], l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let order = state.picture_order(pictures.len()).into_iter().enumerate();
    let item = |(place, right_place): (usize, usize)| {
        let (_, position) = pictures.get(right_place)?;
        let name = l10n.format(msg::EXERCISE_PICTURE, [(place + 1).into()]);
        let title = format!("{name} {position}");
        let button = |command, action: QuizAction, is_enabled, message| {
            let text = l10n.text(message);
            let button = Button::new(command, action).enabled(is_enabled);
            button.attribute("aria-label", format!("{text}: {name}")).html(text, dispatch)
        };
        let is_last = place + 1 == pictures.len();
        Some(html! {
            <li data-place={right_place.to_string()}>
                { question_picture(state, position, &title) }
                <span class="row looks">
                    { button("move-up", QuizAction::MoveUp(place), place > 0, msg::EXERCISE_MOVE_EARLIER) }
                    { button("move-down", QuizAction::MoveDown(place), !is_last, msg::EXERCISE_MOVE_LATER) }
                </span>
            </li>
        })
    };
    html! {
        <>
            <p>{ l10n.text(msg::EXERCISE_ASK_ORDER) }</p>
            <ol class="pictures">{ for order.filter_map(item) }</ol>
        </>
    }
}
