//! One move of one disc.

use std::fmt;

use super::{Disc, Peg};

/// One disc going from one peg to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The disc that moves.
    pub disc: Disc,
    /// The peg it leaves.
    pub from: Peg,
    /// The peg it goes to.
    pub to: Peg,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "disc {} from {} to {}", self.disc, self.from, self.to)
    }
}
