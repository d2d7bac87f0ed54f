//! A range of a solution.

use std::fmt;

use crate::solver::Index;

use super::Bound;

/// A range between two indices, the first below the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    pub first: Index,
    pub last: Index,
}

impl Span {
    /// The range between two indices, in either order; `None` if they are equal or past the end.
    #[must_use]
    pub fn new(a: Index, b: Index, total: &Index) -> Option<Self> {
        let (first, last) = if a <= b { (a, b) } else { (b, a) };
        (first < last && last <= *total).then_some(Self { first, last })
    }

    /// The whole solution; `None` if it has no moves.
    #[must_use]
    pub fn whole(total: &Index) -> Option<Self> {
        Self::new(Index::ZERO, total.clone(), total)
    }

    /// An end of the range.
    #[must_use]
    pub const fn end(&self, bound: Bound) -> &Index {
        match bound {
            Bound::First => &self.first,
            Bound::Last => &self.last,
        }
    }

    /// Whether an index lies in the range, both ends included.
    #[must_use]
    pub fn contains(&self, index: &Index) -> bool {
        (&self.first..=&self.last).contains(&index)
    }

    /// The number of moves in the range.
    #[must_use]
    pub fn width(&self) -> Index {
        self.last.saturating_sub(&self.first)
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.first, self.last)
    }
}
