//! The place of the discs before or after a subproblem.

use crate::solver::Peg;

/// The place of the discs before or after a [`Subproblem`](super::Subproblem).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Endpoint {
    /// All on one peg.
    Peg(Peg),
    /// Each on its peg at the start of the puzzle.
    Start,
    /// Each on its peg at the goal of the puzzle.
    Goal,
}

impl Endpoint {
    /// Returns the peg if all discs are on one.
    #[must_use]
    pub const fn peg(self) -> Option<Peg> {
        if let Self::Peg(peg) = self { Some(peg) } else { None }
    }
}

impl From<Peg> for Endpoint {
    fn from(peg: Peg) -> Self {
        Self::Peg(peg)
    }
}
