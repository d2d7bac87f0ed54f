//! Questions about a solution.

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
    let seed = state.index().remainder(u32::MAX).wrapping_mul(2_654_435_761) ^ total.remainder(65_521);
    asked(state, Chance::new(seed).indices(total, Some(state.index()), count))
}

/// The same about places that only a seed decides.
#[must_use]
pub fn seeded(state: &State, seed: u32, count: u32) -> Vec<Question> {
    asked(state, Chance::new(seed).indices(state.total(), None, count))
}

fn asked(state: &State, indices: Vec<Index>) -> Vec<Question> {
    let countable = state.total().word().is_some_and(|total| total <= COUNTABLE);
    let question = |(place, index): (usize, Index)| {
        Some(Question {
            position: state.solution().position_at(&index)?,
            next: state.solution().move_at(&index.next())?,
            asks_index: countable && place % 2 == 1,
            index,
        })
    };
    indices.into_iter().enumerate().filter_map(question).collect()
}

/// Numbers that jump about, the same ones for the same seed.
#[derive(Clone, Debug)]
pub struct Chance(u32);

impl Chance {
    /// Seeds next to each other begin far apart.
    #[must_use]
    pub const fn new(seed: u32) -> Self {
        Self(seed.wrapping_mul(2_654_435_761) ^ 0x5bd1_e995)
    }

    /// The next number, of 24 bits.
    pub fn draw(&mut self) -> u32 {
        // Knuth's numbers for a sequence that jumps about; its upper bits do.
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        self.0 >> 8
    }

    /// So many different indices from which a move leads on, or as many as there are; the first may be given.
    pub fn indices(&mut self, total: &Index, first: Option<&Index>, count: u32) -> Vec<Index> {
        // There is no move after the last.
        let Some(latest) = total.previous() else { return Vec::new() };
        let mut indices: Vec<Index> = first.map(|first| first.clone().min(latest.clone())).into_iter().collect();
        // Where there are few moves, each is taken once.
        for _ in 0..count * 8 {
            if indices.len() >= count as usize {
                break;
            }
            let index = total.fraction(self.draw(), 1 << 24).min(latest.clone());
            if !indices.contains(&index) {
                indices.push(index);
            }
        }
        indices
    }

    /// The places 0 to count − 1 in some order, which for two and more is never their own.
    pub fn shuffled(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        for place in (1..count).rev() {
            order.swap(place, self.draw() as usize % (place + 1));
        }
        if order.is_sorted() {
            order.rotate_left(count.min(1));
        }
        order
    }
}
