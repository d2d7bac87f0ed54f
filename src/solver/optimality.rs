//! How sure it is that a solution is the shortest.

use std::fmt;

use super::Citation;

/// How sure it is that no shorter solution exists; or, for the path through every position, that no other path exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Optimality {
    /// Proven, and where.
    Proven(Citation),
    /// No search of all shorter ones has found any: see [`FrameStewart::CONFIRMED`](super::recursion::FrameStewart::CONFIRMED).
    Confirmed,
    /// The best known. Not proven.
    Presumed,
    /// Found by breadth-first search.
    Searched,
}

impl fmt::Display for Optimality {
    /// Writes `proven`, `presumed` or `searched`. Programs know these three words, and a method is presumed to be the best for
    /// whatever number of discs: so they read `presumed` of [`Optimality::Confirmed`], too.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Proven(_) => "proven",
            Self::Confirmed | Self::Presumed => "presumed",
            Self::Searched => "searched",
        })
    }
}
