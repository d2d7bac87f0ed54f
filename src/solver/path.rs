//! Which path of a puzzle is meant.

use super::recursion::Split;

/// Which path of a puzzle is meant.
///
/// ```
/// use tower_of_hanoi::solver::Path;
///
/// assert_eq!(Path::read("hamiltonian"), Some(Path::Hamiltonian));
/// assert_eq!(Path::default().name(), "shortest");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Path {
    /// A shortest one; of several best splits, with four and more pegs and any move, the one named.
    Shortest(Split),
    /// The one that visits every position exactly once.
    Hamiltonian,
}

impl Default for Path {
    fn default() -> Self {
        Self::Shortest(Split::default())
    }
}

impl Path {
    /// The name of its kind in links and in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Shortest(_) => "shortest",
            Self::Hamiltonian => "hamiltonian",
        }
    }

    /// The path of a name.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        [Self::default(), Self::Hamiltonian].into_iter().find(|path| path.name() == text)
    }

    /// Which of the best splits it takes, where that makes a difference.
    #[must_use]
    pub const fn split(self) -> Option<Split> {
        match self {
            Self::Shortest(split) => Some(split),
            Self::Hamiltonian => None,
        }
    }

    /// The same path with another split.
    #[must_use]
    pub const fn with(self, split: Split) -> Self {
        match self {
            Self::Shortest(_) => Self::Shortest(split),
            Self::Hamiltonian => self,
        }
    }
}
