//! Questions on paper.

use super::kinds::counts_on_paper;
use super::question::MAX_COUNTABLE;
use super::rng::SeededRng;
use super::{Exercise, ExerciseConfig, ExerciseKind, PositionQuestion, Question};
use crate::model::State;
use crate::solver::Index;

/// A question on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetQuestion {
    pub question: Question,
    /// Where learners put things in order: the right place of each thing, as printed. Empty for other kinds.
    pub order: Vec<usize>,
}

/// The questions of a worksheet. A link always leads to the same ones, and another move to others.
///
/// Those about moves begin with the current position. The kinds that need the towers or the program have none.
#[must_use]
pub fn worksheet_questions(state: &State, kind: ExerciseKind, count: u32) -> Vec<SheetQuestion> {
    let total = state.total();
    let seed = state.index().remainder(u32::MAX).wrapping_mul(2_654_435_761) ^ total.remainder(65_521);
    let only = |question| SheetQuestion { question, order: Vec::new() };
    match kind {
        ExerciseKind::Predict => {
            let questions = at_indices(state, SeededRng::new(seed).indices(total, Some(state.index()), count));
            questions.into_iter().map(Question::Predict).map(only).collect()
        }
        ExerciseKind::Count => counts_on_paper(state, count, seed).into_iter().map(only).collect(),
        ExerciseKind::Reach | ExerciseKind::Write => Vec::new(),
        ExerciseKind::Order
        | ExerciseKind::Call
        | ExerciseKind::Legal
        | ExerciseKind::Lines
        | ExerciseKind::Tally
        | ExerciseKind::Prints
        | ExerciseKind::NextLine
        | ExerciseKind::Depth => drawn(state, kind, count, seed % (ExerciseConfig::MAX_SEED + 1)),
    }
}

fn at_indices(state: &State, indices: Vec<Index>) -> Vec<PositionQuestion> {
    let is_countable = state.total().to_u64().is_some_and(|total| total <= MAX_COUNTABLE);
    let at = |(place, index)| PositionQuestion::at(state, index, is_countable && place % 2 == 1);
    indices.into_iter().enumerate().filter_map(at).collect()
}

/// Different questions of an exercise with this seed; there may be fewer than are wanted.
fn drawn(state: &State, kind: ExerciseKind, count: u32, seed: u32) -> Vec<SheetQuestion> {
    /// How many are drawn for each one that is wanted, because nobody needs the same twice on paper.
    const DRAWS: u32 = 4;
    /// So many draws without a question show that this puzzle has none of the kind.
    const MAX_VAIN: u32 = 4;
    let mut sheet = state.clone();
    let mut questions: Vec<SheetQuestion> = Vec::new();
    for question in 1..=DRAWS * count {
        let exercise = Exercise { kind, question_count: question.max(count), question };
        sheet.config.exercise = ExerciseConfig { exercise: Some(exercise), seed: Some(seed), registration: None };
        let is_limited = sheet.exercise().is_none_or(|limited| limited.question < question);
        if is_limited || questions.len() == count as usize || (questions.is_empty() && question > MAX_VAIN) {
            break;
        }
        let drawn = sheet.question().filter(|drawn| questions.iter().all(|other| !looks_like(&other.question, drawn)));
        questions.extend(drawn.map(|question| {
            let items = question.items();
            let order = if items > 0 { sheet.shuffled_pictures(items) } else { Vec::new() };
            SheetQuestion { question, order }
        }));
    }
    questions
}

/// Whether both ask the same, whatever the options.
fn looks_like(one: &Question, other: &Question) -> bool {
    match (one.asked(), other.asked()) {
        (Some(asked), Some(other_asked)) => asked.looks_like(other_asked) && one.about() == other.about(),
        _ => one == other,
    }
}

impl ExerciseKind {
    /// Whether its questions can be answered on paper, without towers that move and without a program that runs.
    #[must_use]
    pub const fn is_on_paper(self) -> bool {
        match self {
            Self::Reach | Self::Write => false,
            Self::Predict
            | Self::Order
            | Self::Call
            | Self::Legal
            | Self::Count
            | Self::Lines
            | Self::Tally
            | Self::Prints
            | Self::NextLine
            | Self::Depth => true,
        }
    }
}
