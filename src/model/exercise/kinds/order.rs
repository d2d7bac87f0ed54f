//! Put pictures of the towers in order.

use super::{Kind, QuestionSeed};
use crate::model::State;
use crate::model::exercise::rng::SeededRng;
use crate::model::exercise::{Interaction, PositionQuestion, Question};

/// The number of pictures to put in order.
const PICTURES: u32 = 4;

pub const KIND: Kind = Kind { interaction: |_| Interaction::Sequencing, frame_height: 840, ..Kind::new(ask) };

fn ask(state: &State, draw: QuestionSeed) -> Option<Question> {
    let indices = SeededRng::new(draw.own_seed).indices(state.total(), None, PICTURES).into_iter();
    let questions = indices.filter_map(|index| PositionQuestion::at(state, index, false));
    let mut pictures: Vec<_> = questions.map(|question| (question.index, question.position)).collect();
    pictures.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
    (pictures.len() > 1).then_some(Question::Order(pictures))
}
