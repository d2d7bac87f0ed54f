//! Where the discs of a term lie.

use crate::solver::Peg;

/// Where the discs of a term lie before it, or after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// All on one peg.
    Peg(Peg),
    /// Each where the puzzle has it at first.
    Start,
    /// Each where the puzzle wants it at last.
    Goal,
}

impl Place {
    /// The peg, when it is one for all discs.
    #[must_use]
    pub const fn peg(self) -> Option<Peg> {
        if let Self::Peg(peg) = self { Some(peg) } else { None }
    }
}

impl From<Peg> for Place {
    fn from(peg: Peg) -> Self {
        Self::Peg(peg)
    }
}
