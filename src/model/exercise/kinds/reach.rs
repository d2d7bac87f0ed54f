//! Bring the discs to the goal in as few moves as it takes.

use super::{Kind, QuestionSeed};
use crate::model::exercise::Question;
use crate::model::{Panel, Panels, State};

pub const KIND: Kind = Kind {
    harmless: Kind::HARMLESS.with(Panel::Play),
    // The solution that the learner asked for can be paused.
    after_answer: |state| match state.game() {
        None => Panels::EMPTY.with(Panel::Transport),
        Some(_) => Panels::EMPTY,
    },
    frame_height: 700,
    has_hint: false,
    ..Kind::new(ask)
};

fn ask(state: &State, draw: QuestionSeed) -> Option<Question> {
    let question = draw.position(state)?;
    let max_moves = state.total().saturating_sub(&question.index);
    Some(Question::Reach { from: question.position, max_moves })
}
