//! Asks which move comes next, or how many moves were made.

use super::{Kind, QuestionSeed};
use crate::model::exercise::question::MAX_COUNTABLE;
use crate::model::exercise::rng::SeededRng;
use crate::model::exercise::{Interaction, PositionQuestion, Question};
use crate::model::{Panel, Panels, State};

pub const KIND: Kind = Kind {
    about,
    after_answer: |_| Panels::EMPTY.with(Panel::Why),
    // A move is written with commas.
    interaction: |wanted| if wanted.contains(',') { Interaction::FillIn } else { Interaction::Numeric },
    max_questions,
    ..Kind::new(ask)
};

fn ask(state: &State, draw: QuestionSeed) -> Option<Question> {
    about(state, draw).map(Question::Predict)
}

/// One of the seeded positions, by its place. The others are not computed.
fn about(state: &State, QuestionSeed { seed, question_count, place, .. }: QuestionSeed) -> Option<PositionQuestion> {
    let index = SeededRng::new(seed).indices(state.total(), None, question_count).into_iter().nth(place)?;
    let is_countable = state.total().to_u64().is_some_and(|total| total <= MAX_COUNTABLE);
    PositionQuestion::at(state, index, is_countable && place % 2 == 1)
}

/// No move is asked for twice.
fn max_questions(state: &State) -> u32 {
    let moves = state.total().to_u64().and_then(|total| u32::try_from(total).ok()).unwrap_or(u32::MAX);
    if state.solved().is_some() { moves.max(1) } else { u32::MAX }
}
