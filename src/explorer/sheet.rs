//! A sheet of questions about a solution.

use crate::solver::{Index, Move, Position};

use super::State;

/// A question about one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// How many moves are made.
    pub index: Index,
    /// Where the discs are then.
    pub position: Position,
    /// The move that follows.
    pub next: Move,
    /// Whether the number of moves is asked for; otherwise it is told, and the next move is asked for.
    pub asks_index: bool,
}

/// Solutions of at most so many moves have questions that only counting answers.
const COUNTABLE: u64 = 1_023;

/// So many questions, the first about where the state stands: the same ones for the same link.
#[must_use]
pub fn questions(state: &State, count: u32) -> Vec<Question> {
    let total = state.total();
    // There is no move after the last.
    let Some(latest) = total.previous() else { return Vec::new() };
    let countable = total.word().is_some_and(|total| total <= COUNTABLE);
    let mut seed = state.index().remainder(u32::MAX).wrapping_mul(2_654_435_761) ^ total.remainder(65_521);
    let mut asked: Vec<Index> = Vec::new();
    let mut index = state.index().clone().min(latest.clone());
    // Where there are few moves, each is asked for once.
    for _ in 0..count * 8 {
        if asked.len() >= count as usize {
            break;
        }
        if !asked.contains(&index) {
            asked.push(index);
        }
        // Knuth's numbers for a sequence that jumps about; its upper bits do.
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        index = latest.next().fraction(seed >> 8, 1 << 24).min(latest.clone());
    }
    let question = |(place, index): (usize, Index)| {
        Some(Question {
            position: state.solution().position_at(&index)?,
            next: state.solution().move_at(&index.next())?,
            asks_index: countable && place % 2 == 1,
            index,
        })
    };
    asked.into_iter().enumerate().filter_map(question).collect()
}
