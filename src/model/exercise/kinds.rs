//! The table of kinds: each file says everything about one kind that is no text and no view.

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
use crate::solver::Move;

pub use call::Call;
pub use count::Count;
pub use lines::Program;
pub use stopped_program::{ProgramQuestion, StoppedProgram};
pub use tally::Tally;

/// What a question is drawn from.
#[derive(Clone, Copy, Debug)]
pub(in crate::model) struct QuestionSeed {
    /// The seed of the whole exercise.
    pub seed: u32,
    /// The seed of this question, which draws for itself.
    pub own_seed: u32,
    pub question_count: u32,
    /// The place of the question in the exercise, counted from 0.
    pub place: usize,
}

impl QuestionSeed {
    /// What this question draws beside its position.
    fn rng(self) -> SeededRng {
        SeededRng::new(self.own_seed ^ 0x9e37_79b9)
    }

    /// A position of the solution that this question draws for itself, with the move that follows.
    fn position(self, state: &State) -> Option<PositionQuestion> {
        let index = SeededRng::new(self.own_seed).indices(state.total(), None, 1).pop()?;
        PositionQuestion::at(state, index, false)
    }
}

/// A kind of exercise.
pub(super) struct Kind {
    /// Draws a question; `None` if the puzzle has none.
    pub ask: fn(&State, QuestionSeed) -> Option<Question>,
    /// The position that the towers show until the answer, if the question is about one. It is cheap, because each redraw
    /// asks for it.
    pub about: fn(&State, QuestionSeed) -> Option<PositionQuestion>,
    /// The panels that tell nothing of the answer.
    pub harmless: Panels,
    /// The further panels that an answer brings back while other questions about the same solution are open.
    pub after_answer: fn(&State) -> Panels,
    /// How the Experience API names the question with this right answer.
    pub interaction: fn(&str) -> Interaction,
    /// The height of its frame, in pixels: it holds a question with its answer at a width of 420 pixels.
    pub frame_height: u32,
    /// Whether a first wrong answer gets a hint, and only the second is told what is right. Where the towers or a program show by
    /// themselves what is wrong, there is nothing to tell.
    pub has_hint: bool,
    /// The most questions that differ.
    pub max_questions: fn(&State) -> u32,
}

/// What a question with a choice or a number asks. `l10n` has the words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    Call(Call),
    /// Whether this move is legal.
    Legal(Move),
    Count(Count),
    Tally(Tally),
    Program(Box<StoppedProgram>),
}

impl Kind {
    /// Panels that show no step, no position and no line of the solution.
    const HARMLESS: Panels =
        Panels::EMPTY.with(Panel::Towers).with(Panel::Puzzle).with(Panel::Numbers).with(Panel::Race);

    /// A kind with what most have in common.
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

    /// The height that is proposed for a frame with an exercise of this kind, in pixels.
    #[must_use]
    pub const fn frame_height(self) -> u32 {
        self.kind().frame_height
    }
}
