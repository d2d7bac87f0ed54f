//! A move.

use std::fmt;

use super::{Disc, Peg};

/// One disc going from one peg to another.
///
/// ```
/// use tower_of_hanoi::solver::{Disc, Move, Peg};
///
/// let first = Move { disc: Disc::SMALLEST, from: Peg::A, to: Peg::C };
/// assert_eq!(first.to_string(), "disc 1 from A to C");
/// assert_eq!(first.reversed().to, Peg::A);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The disc that moves.
    pub disc: Disc,
    /// The peg it leaves.
    pub from: Peg,
    /// The peg it goes to.
    pub to: Peg,
}

impl Move {
    /// Returns the move in the opposite direction. A rule may forbid it.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self { disc: self.disc, from: self.to, to: self.from }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "disc {} from {} to {}", self.disc, self.from, self.to)
    }
}
