//! What exercises and worksheets ask.

use std::rc::Rc;

use super::rng::SeededRng;
use super::{Quiz, QuizKind};
use crate::model::State;
use crate::solver::{Index, Move, Optimality, PathKind, Position, Solution};

/// Solutions with at most this many moves also have questions that are answered by counting.
const MAX_COUNTABLE: u64 = 1_023;

/// How many pictures are to be put in order.
const PICTURES: u32 = 4;

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

/// A question of an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    Predict(PositionQuestion),
    Reach {
        from: Position,
        max_moves: Index,
    },
    /// Positions with their indices, in the right order.
    Order(Vec<(Index, Position)>),
}

/// Questions for a worksheet, the first about the current position: the same ones for the same link.
#[must_use]
pub fn worksheet_questions(state: &State, count: u32) -> Vec<PositionQuestion> {
    let total = state.total();
    let seed = state.index().remainder(u32::MAX).wrapping_mul(2_654_435_761) ^ total.remainder(65_521);
    at_indices(state, SeededRng::new(seed).indices(total, Some(state.index()), count))
}

fn seeded_questions(state: &State, seed: u32, count: u32) -> Vec<PositionQuestion> {
    at_indices(state, SeededRng::new(seed).indices(state.total(), None, count))
}

/// One of the seeded questions, by its place. The others are not made.
fn seeded_question(state: &State, seed: u32, count: u32, place: usize) -> Option<PositionQuestion> {
    let index = SeededRng::new(seed).indices(state.total(), None, count).into_iter().nth(place)?;
    at_index(state, place, index)
}

fn at_indices(state: &State, indices: Vec<Index>) -> Vec<PositionQuestion> {
    indices.into_iter().enumerate().filter_map(|(place, index)| at_index(state, place, index)).collect()
}

fn at_index(state: &State, place: usize, index: Index) -> Option<PositionQuestion> {
    let solution = state.solved()?;
    let is_countable = solution.total().to_u64().is_some_and(|total| total <= MAX_COUNTABLE);
    Some(PositionQuestion {
        position: solution.position_at(&index)?,
        next: solution.move_at(&index.next())?,
        asks_index: is_countable && place % 2 == 1,
        index,
    })
}

impl State {
    /// The question that is shown; `None` until the solution is known, or when it has too few moves.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        let (quiz, seed) = (self.quiz()?, self.config.quiz.seed?);
        self.solved()?;
        // Each question draws for itself.
        let own_seed = seed.wrapping_mul(31).wrapping_add(quiz.question);
        match quiz.kind {
            QuizKind::Predict => {
                let place = quiz.question as usize - 1;
                seeded_question(self, seed, quiz.question_count, place).map(Question::Predict)
            }
            QuizKind::Reach => {
                let question = seeded_questions(self, own_seed, 1).pop()?;
                let max_moves = self.total().saturating_sub(&question.index);
                Some(Question::Reach { from: question.position, max_moves })
            }
            QuizKind::Order => {
                let questions = seeded_questions(self, own_seed, PICTURES).into_iter();
                let mut pictures: Vec<_> = questions.map(|question| (question.index, question.position)).collect();
                pictures.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
                (pictures.len() > 1).then_some(Question::Order(pictures))
            }
        }
    }

    /// Whether it is known that no solution is shorter than the one that is asked about.
    #[must_use]
    pub fn is_solution_shortest(&self) -> bool {
        let is_known = |solution: &Rc<Solution>| solution.optimality() != Optimality::Presumed;
        self.config.puzzle.path != PathKind::Hamiltonian && self.solved().is_some_and(is_known)
    }

    /// The order in which pictures are shown at first, by their places in the right order.
    pub(super) fn shuffled_pictures(&self, count: usize) -> Vec<usize> {
        let question = self.quiz().map_or(0, |Quiz { question, .. }| question);
        let seed = self.config.quiz.seed.unwrap_or_default().wrapping_add(question.wrapping_mul(97));
        SeededRng::new(seed).shuffled(count)
    }
}
