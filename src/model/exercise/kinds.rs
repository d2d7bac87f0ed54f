//! The table of kinds. Each file contains everything about one kind except its texts and views.

mod call;
mod count;
mod legal;
mod lines;
mod order;
mod predict;
mod reach;
mod stopped_program;
mod tally;
mod write;

use super::rng::SeededRng;
use super::{ExerciseKind, Interaction, PositionQuestion, Question};
use crate::model::{Panel, Panels, State};
use crate::solver::{Disc, Move};

pub use call::Call;
pub use count::Count;
pub(super) use count::on_paper as counts_on_paper;
pub use lines::Program;
pub use stopped_program::{ProgramQuestion, StoppedProgram};
pub use tally::Tally;

/// The values that a question is drawn from.
#[derive(Clone, Copy, Debug)]
pub(in crate::model) struct QuestionSeed {
    /// The seed of the whole exercise.
    pub seed: u32,
    /// The seed of the random choices in this question alone.
    pub own_seed: u32,
    pub question_count: u32,
    /// The place of the question in the exercise, counted from 0.
    pub place: usize,
}

impl QuestionSeed {
    /// The random choices of this question besides its position.
    fn rng(self) -> SeededRng {
        SeededRng::new(self.own_seed ^ 0x9e37_79b9)
    }

    /// A position of the solution that is drawn for this question alone, with the move that follows.
    fn position(self, state: &State) -> Option<PositionQuestion> {
        let index = SeededRng::new(self.own_seed).indices(state.total(), None, 1).pop()?;
        PositionQuestion::at(state, index, false)
    }
}

/// A kind of exercise.
pub(super) struct Kind {
    /// Draws a question; `None` if the puzzle has none.
    pub ask: fn(&State, QuestionSeed) -> Option<Question>,
    /// The position that the towers show until the answer, if the question is about one. It is cheap, because every redraw calls
    /// it.
    pub about: fn(&State, QuestionSeed) -> Option<PositionQuestion>,
    /// The panels that do not give the answer away.
    pub harmless: Panels,
    /// The additional panels that come back after an answer while other questions about the same solution are open.
    pub after_answer: fn(&State) -> Panels,
    /// The name in the Experience API of the type of a question with this right answer.
    pub interaction: fn(&str) -> Interaction,
    /// The height of its frame, in pixels, with room for a question and its answer at a width of 420 pixels.
    pub frame_height: u32,
    /// Whether a first wrong answer gets a hint, and only the second reveals the right answer. If the towers or a program show the
    /// mistake themselves, there is nothing to tell.
    pub has_hint: bool,
    /// The largest number of different questions.
    pub max_questions: fn(&State) -> u32,
}

/// The subject of a question with a choice or a number. The texts are in `l10n`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    Call(Call),
    /// Whether this move is legal.
    Legal(Move),
    Count(Count),
    Tally(Tally),
    Program(Box<StoppedProgram>),
}

impl Subject {
    /// The disc that it is about.
    #[must_use]
    pub const fn disc(&self) -> Option<Disc> {
        match self {
            Self::Legal(step) => Some(step.disc),
            Self::Tally(tally) => Some(tally.disc),
            Self::Call(_) | Self::Count(_) | Self::Program(_) => None,
        }
    }

    /// Whether both look the same to the reader.
    pub(super) fn looks_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Program(one), Self::Program(other)) => one.looks_like(other),
            _ => self == other,
        }
    }
}

impl Kind {
    /// The panels that show no step, no position and no line of the solution.
    const HARMLESS: Panels =
        Panels::EMPTY.with(Panel::Towers).with(Panel::Puzzle).with(Panel::Numbers).with(Panel::Race);

    /// A kind with the most common settings.
    const fn new(ask: fn(&State, QuestionSeed) -> Option<Question>) -> Self {
        Self {
            ask,
            about: |_, _| None,
            harmless: Self::HARMLESS,
            after_answer: |_| Panels::EMPTY,
            interaction: |_| Interaction::Numeric,
            frame_height: 640,
            has_hint: true,
            max_questions: |_| u32::MAX,
        }
    }
}

impl ExerciseKind {
    pub(super) const fn kind(self) -> &'static Kind {
        match self {
            Self::Predict => &predict::KIND,
            Self::Reach => &reach::KIND,
            Self::Order => &order::KIND,
            Self::Call => &call::KIND,
            Self::Legal => &legal::KIND,
            Self::Count => &count::KIND,
            Self::Lines => &lines::KIND,
            Self::Tally => &tally::KIND,
            Self::Prints => &stopped_program::PRINTS,
            Self::NextLine => &stopped_program::NEXT_LINE,
            Self::Depth => &stopped_program::DEPTH,
            Self::Write => &write::KIND,
        }
    }

    /// The suggested height of a frame with an exercise of this kind, in pixels.
    #[must_use]
    pub const fn frame_height(self) -> u32 {
        self.kind().frame_height
    }
}
