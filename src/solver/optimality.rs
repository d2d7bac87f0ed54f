//! Evidence that a solution is the shortest.

use std::fmt;

use super::Citation;

/// The evidence that no shorter solution exists or, for the path through every position, that no other path exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Optimality {
    /// Proven, with the publication of the proof.
    Proven(Citation),
    /// A search of all shorter solutions has found none: see
    /// [`FrameStewart::CONFIRMED`](super::recursion::FrameStewart::CONFIRMED).
    Confirmed,
    /// The best known solution, not proven.
    Presumed,
    /// Found by breadth-first search.
    Searched,
}

impl fmt::Display for Optimality {
    /// Writes `proven`, `presumed` or `searched`. [`Optimality::Confirmed`] is written as `presumed` too, because programs know
    /// these three words, and the method is only presumed to be the best for any number of discs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Proven(_) => "proven",
            Self::Confirmed | Self::Presumed => "presumed",
            Self::Searched => "searched",
        })
    }
}
