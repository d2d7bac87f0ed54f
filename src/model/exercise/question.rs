//! The questions of exercises and worksheets.

use super::Exercise;
use super::kinds::{Program, QuestionSeed, Subject};
use super::rng::SeededRng;
use crate::model::{KnownSolution, State};
use crate::solver::recursion::Step;
use crate::solver::{Index, Move, Optimality, PathKind, Peg, Position, Puzzle};

/// Solutions with at most this many moves also have questions that are answered by counting.
pub(super) const MAX_COUNTABLE: u64 = 1_023;

/// A question about one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionQuestion {
    pub index: Index,
    pub position: Position,
    /// The move that follows.
    pub next: Move,
    /// Whether the index is asked for; otherwise it is given, and the next move is asked for.
    pub asks_index: bool,
}

/// A question that is answered by choosing one of several options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceQuestion {
    /// The position that the question is about.
    pub about: Option<PositionQuestion>,
    pub asked: Subject,
    pub options: Vec<Choice>,
    /// The right option, counted from 0.
    pub right: usize,
}

/// An answer that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    Part(Step),
    Legal,
    /// Not legal: a smaller disc lies on it.
    Covered,
    /// Not legal: it would lie on a smaller disc.
    OntoSmaller,
    /// Not legal: the rule does not allow moves between these pegs.
    Forbidden,
    Number(Index),
    /// The move between these pegs that a program prints.
    Print(Peg, Peg),
    /// A line of a program, by its number from 1, and its text.
    Line(usize, String),
}

/// A question that is answered with a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberQuestion {
    /// The position that the question is about.
    pub about: Option<PositionQuestion>,
    pub asked: Subject,
    pub wanted: Index,
}

/// A question of an exercise, by the form of its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    Predict(PositionQuestion),
    Reach {
        from: Position,
        max_moves: Index,
    },
    /// Positions with their indices, in the right order.
    Order(Vec<(Index, Position)>),
    Choice(ChoiceQuestion),
    Number(NumberQuestion),
    /// The lines of a program are to be put in order.
    Lines(Program),
    /// A program is to be written that solves each of these puzzles in the fewest moves.
    Write(Vec<Puzzle>),
}

impl Question {
    /// The subject of a question with a choice or a number.
    #[must_use]
    pub const fn asked(&self) -> Option<&Subject> {
        match self {
            Self::Choice(ChoiceQuestion { asked, .. }) | Self::Number(NumberQuestion { asked, .. }) => Some(asked),
            Self::Predict(_) | Self::Reach { .. } | Self::Order(_) | Self::Lines(_) | Self::Write(_) => None,
        }
    }

    /// The move that is asked for.
    pub(super) fn asked_move(&self) -> Option<Move> {
        match self {
            Self::Predict(question) => Some(question.next).filter(|_| !question.asks_index),
            Self::Choice(_)
            | Self::Number(_)
            | Self::Reach { .. }
            | Self::Order(_)
            | Self::Lines(_)
            | Self::Write(_) => None,
        }
    }

    /// The position that a question with a choice or a number is about.
    pub(super) const fn about(&self) -> Option<&PositionQuestion> {
        match self {
            Self::Choice(ChoiceQuestion { about, .. }) | Self::Number(NumberQuestion { about, .. }) => about.as_ref(),
            Self::Predict(_) | Self::Reach { .. } | Self::Order(_) | Self::Lines(_) | Self::Write(_) => None,
        }
    }

    /// The number of items to be put in order; 0 for a question of another kind.
    #[must_use]
    pub const fn items(&self) -> usize {
        match self {
            Self::Order(pictures) => pictures.len(),
            Self::Lines(program) => program.lines.len(),
            Self::Predict(_) | Self::Reach { .. } | Self::Choice(_) | Self::Number(_) | Self::Write(_) => 0,
        }
    }
}

/// The letter of an option, counted from 0, as sent to hosts.
#[must_use]
pub fn choice_letter(option: usize) -> String {
    u8::try_from(option).ok().and_then(|option| b'a'.checked_add(option)).map_or('?', char::from).into()
}

impl PositionQuestion {
    /// The question about an index; `None` if no move follows it.
    pub(super) fn at(state: &State, index: Index, asks_index: bool) -> Option<Self> {
        let solution = state.solved()?;
        Some(Self {
            position: solution.position_at(&index)?,
            next: solution.move_at(&index.next())?,
            asks_index,
            index,
        })
    }
}

impl State {
    /// The current question; `None` until the solution is known, or if the puzzle has no question of this kind.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        let (exercise, draw) = self.exercise_draw()?;
        (exercise.kind.kind().ask)(self, draw)
    }

    /// The exercise and the seed of its current question; `None` until the solution is known.
    pub(super) fn exercise_draw(&self) -> Option<(Exercise, QuestionSeed)> {
        let (exercise, seed) = (self.exercise()?, self.config.exercise.seed?);
        self.solved()?;
        let own_seed = seed.wrapping_mul(31).wrapping_add(exercise.question);
        let place = exercise.question as usize - 1;
        Some((exercise, QuestionSeed { seed, own_seed, question_count: exercise.question_count, place }))
    }

    /// Whether the solution that is asked about is known to be shortest.
    #[must_use]
    pub fn is_solution_shortest(&self) -> bool {
        let is_known = |solution: &KnownSolution| solution.optimality() != Optimality::Presumed;
        self.config.puzzle.path != PathKind::Hamiltonian && self.solved().is_some_and(is_known)
    }

    /// The initial order of the pictures, by their places in the right order.
    pub(super) fn shuffled_pictures(&self, count: usize) -> Vec<usize> {
        let question = self.exercise().map_or(0, |Exercise { question, .. }| question);
        let seed = self.config.exercise.seed.unwrap_or_default().wrapping_add(question.wrapping_mul(97));
        SeededRng::new(seed).shuffled(count)
    }
}
