//! The kinds of paths through the positions of a puzzle.

use std::fmt;
use std::str::FromStr;

use super::recursion::Split;

/// The kind of path from the start to the goal.
///
/// ```
/// use tower_of_hanoi::solver::PathKind;
///
/// assert_eq!("hamiltonian".parse(), Ok(PathKind::Hamiltonian));
/// assert_eq!(PathKind::default().name(), "shortest");
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PathKind {
    /// A shortest path. The split selects one of several paths on four and more pegs with any move, and is ignored
    /// otherwise.
    Shortest(Split),
    /// The path that visits every position exactly once.
    Hamiltonian,
}

/// The error of parsing a [`PathKind`] from a text that is not one of its names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePathKindError;

impl Default for PathKind {
    fn default() -> Self {
        Self::Shortest(Split::default())
    }
}

impl PathKind {
    /// Returns the name, which does not include the split.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, recursion::Split};
    ///
    /// let kind = PathKind::Shortest(Split::Largest);
    /// assert_eq!(kind.name(), "shortest");
    /// assert_eq!(kind.name().parse(), Ok(PathKind::Shortest(Split::Smallest)));
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Shortest(_) => "shortest",
            Self::Hamiltonian => "hamiltonian",
        }
    }

    /// Returns the split of a shortest path; `None` for the Hamiltonian path.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, recursion::Split};
    ///
    /// assert_eq!(PathKind::default().split(), Some(Split::Smallest));
    /// assert_eq!(PathKind::Hamiltonian.split(), None);
    /// ```
    #[must_use]
    pub const fn split(self) -> Option<Split> {
        match self {
            Self::Shortest(split) => Some(split),
            Self::Hamiltonian => None,
        }
    }

    /// Returns the same kind of path with another split. The Hamiltonian path has no split and stays the same.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, recursion::Split};
    ///
    /// assert_eq!(PathKind::default().with_split(Split::Largest), PathKind::Shortest(Split::Largest));
    /// assert_eq!(PathKind::Hamiltonian.with_split(Split::Largest), PathKind::Hamiltonian);
    /// ```
    #[must_use]
    pub const fn with_split(self, split: Split) -> Self {
        match self {
            Self::Shortest(_) => Self::Shortest(split),
            Self::Hamiltonian => self,
        }
    }
}

impl fmt::Display for PathKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for PathKind {
    type Err = ParsePathKindError;

    fn from_str(text: &str) -> Result<Self, ParsePathKindError> {
        let kinds = [Self::default(), Self::Hamiltonian];
        kinds.into_iter().find(|kind| kind.name() == text).ok_or(ParsePathKindError)
    }
}

impl fmt::Display for ParsePathKindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a path is shortest or hamiltonian")
    }
}

impl std::error::Error for ParsePathKindError {}
