//! The move graphs of four pegs for which the recursion is known.

use crate::solver::{Peg, Puzzle};

use super::four;

/// A move graph of four pegs whose moves go in both directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GraphShape {
    /// Three pegs around this centre.
    Star(Peg),
    /// Each peg between two others.
    Ring,
    /// A row between these two ends.
    Row(Peg, Peg),
}

impl GraphShape {
    /// Returns the shape of a puzzle's rule, regardless of the name of the rule and the numbering of the pegs.
    pub fn of(puzzle: &Puzzle) -> Option<Self> {
        let both_ways = |a, b| puzzle.allows(a, b) == puzzle.allows(b, a);
        if puzzle.pegs() != four() || !four().iter().all(|a| four().iter().all(|b| both_ways(a, b))) {
            return None;
        }
        let neighbours = |peg: Peg| four().iter().filter(|&other| puzzle.allows(peg, other)).count();
        let with = |count: usize| four().iter().filter(move |&peg| neighbours(peg) == count);
        match (with(1).count(), with(2).count(), with(3).next()) {
            (3, 0, Some(centre)) => Some(Self::Star(centre)),
            (0, 4, None) => Some(Self::Ring),
            (2, 2, None) => Some(Self::Row(with(1).next()?, with(1).next_back()?)),
            _ => None,
        }
    }

    /// Returns true for the two ends of a row.
    pub fn is_end_to_end(self, from: Peg, to: Peg) -> bool {
        matches!(self, Self::Row(first, last) if (from, to) == (first, last) || (from, to) == (last, first))
    }
}
