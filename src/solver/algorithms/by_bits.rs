//! The binary algorithm.

use crate::solver::binary::word::Turn;
use crate::solver::{Move, Peg};

/// Moves of the classic puzzle by counting: each move follows from the bits of its number.
///
/// ```
/// use tower_of_hanoi::solver::{Peg, algorithms::ByBits};
///
/// assert_eq!(ByBits::new(10, Peg::A, Peg::B).count(), 1023);
/// ```
#[derive(Clone, Debug)]
pub struct ByBits {
    turn: Option<Turn>,
    made: u64,
}

impl ByBits {
    /// All moves of so many discs, at most 64, from one peg to another.
    #[must_use]
    pub const fn new(discs: u32, from: Peg, to: Peg) -> Self {
        Self { turn: Turn::new(discs, from, to), made: 0 }
    }
}

impl Iterator for ByBits {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        self.made = self.made.checked_add(1)?;
        self.turn?.move_at(self.made)
    }
}
