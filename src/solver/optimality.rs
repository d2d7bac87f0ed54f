//! How sure a solution is.

use std::fmt;

/// How sure it is that a path is what was asked for: that no shorter one exists, or, of the path through every position,
/// that there is no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Optimality {
    /// Proven, and by whom.
    Proven(Source),
    /// The best known, not proven.
    Presumed,
    /// Found by looking at every position.
    Searched,
}

/// Where a proof is to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// There is nothing to prove: no move, or a single disc.
    Plain,
    /// The classic puzzle; known since Lucas (1883).
    Classic,
    /// Of the largest disc's two ways, both were compared at each size: see `recursion::ThreePegs`.
    BothWays,
    /// A. M. Hinz, The Tower of Hanoi (1989): between any two positions of the classic puzzle.
    Hinz,
    /// M. D. Atkinson, The cyclic Towers of Hanoi (1981).
    Atkinson,
    /// T. Bousch, La quatrième tour de Hanoï (2014).
    BouschFour,
    /// T. Bousch, La Tour de Stockmeyer (2017).
    BouschStar,
    /// The path is the only one of its kind.
    OnlyPath,
    /// A. Sapir, The Tower of Hanoi with forbidden moves (2004).
    Sapir,
}

impl fmt::Display for Optimality {
    /// The word of the JSON interface.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Proven(_) => "proven",
            Self::Presumed => "presumed",
            Self::Searched => "searched",
        })
    }
}
