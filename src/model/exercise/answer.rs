//! Answers, as sent to hosts.

use crate::named_enum::named_enum;

use super::{Exercise, ExerciseKind};

/// An answer, and whether it is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The exercise, with the question that was answered.
    pub exercise: Exercise,
    pub seed: u32,
    pub is_right: bool,
    /// The answer: a move as disc, from, to (`3,0,2`); a number; the places of pictures or lines in the order given
    /// (`1,0,2,3`); the number of moves made; the letter of a choice (`b`).
    pub given: String,
    /// The right answer, in the same form.
    pub wanted: String,
}

named_enum! {
    /// The name of a type of question in the Experience API (version 1.0.3, data, appendix C).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Interaction {
        Choice = "choice",
        FillIn = "fill-in",
        Numeric = "numeric",
        Sequencing = "sequencing",
    }
    fn name;
}

impl Answer {
    /// Whether the disc and the source peg of a move are right, but not the target peg.
    #[must_use]
    pub fn is_wrong_target(&self) -> bool {
        let start = |text: &str| text.rsplit_once(',').map(|(start, _)| start.to_owned());
        !self.is_right && self.interaction() == Interaction::FillIn && start(&self.given) == start(&self.wanted)
    }

    /// Whether the disc of a move is right, whatever its pegs.
    #[must_use]
    pub fn is_right_disc(&self) -> bool {
        self.given.split(',').next() == self.wanted.split(',').next()
    }

    /// The first place in a sorted list that contains the wrong item, counted from 0, and that item. All places before it are
    /// right, so the item comes too early.
    #[must_use]
    pub fn first_early(&self) -> Option<(usize, usize)> {
        let items = self.given.split(',').filter_map(|item| item.parse().ok());
        items.enumerate().find(|(place, item)| place != item)
    }

    #[must_use]
    pub fn interaction(&self) -> Interaction {
        (self.exercise.kind.kind().interaction)(&self.wanted)
    }

    /// The answer in the notation of the Experience API.
    #[must_use]
    pub fn response(&self) -> String {
        self.with_separators(&self.given)
    }

    /// The right answer in the notation of the Experience API. A limit on moves is a range without a start.
    #[must_use]
    pub fn pattern(&self) -> String {
        match self.exercise.kind {
            ExerciseKind::Reach => ["[:]", &self.wanted].concat(),
            ExerciseKind::Predict
            | ExerciseKind::Order
            | ExerciseKind::Call
            | ExerciseKind::Legal
            | ExerciseKind::Count
            | ExerciseKind::Lines
            | ExerciseKind::Tally
            | ExerciseKind::Prints
            | ExerciseKind::NextLine
            | ExerciseKind::Depth
            | ExerciseKind::Write => self.with_separators(&self.wanted),
        }
    }

    fn with_separators(&self, text: &str) -> String {
        if self.interaction() == Interaction::Sequencing { text.replace(',', "[,]") } else { text.to_owned() }
    }
}
