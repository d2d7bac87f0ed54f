//! How sure it is that a solution is the shortest.

use std::fmt;

use super::Citation;

/// How sure it is that no shorter solution exists; or, for the path through every position, that no other path exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Optimality {
    /// Proven, and where.
    Proven(Citation),
    /// The best known. Not proven.
    Presumed,
    /// Found by breadth-first search.
    Searched,
}

impl fmt::Display for Optimality {
    /// Writes `proven`, `presumed` or `searched`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Proven(_) => "proven",
            Self::Presumed => "presumed",
            Self::Searched => "searched",
        })
    }
}
