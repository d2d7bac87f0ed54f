//! The number of pegs of a puzzle.

use std::fmt;

use super::Peg;

/// The number of pegs of a puzzle, 1 to [`PegCount::MAX`].
///
/// ```
/// use tower_of_hanoi::solver::{Peg, PegCount};
///
/// let four = PegCount::try_from(4)?;
/// assert_eq!(four.iter().last(), Peg::new(3));
/// assert!(!PegCount::THREE.contains(Peg::try_from(3)?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PegCount(u8);

/// The error of asking for no pegs or for more than [`PegCount::MAX`], with the number asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidPegCount(pub u8);

impl PegCount {
    /// The largest number of pegs. Each peg is one decimal digit of a written position.
    pub const MAX: u8 = 10;
    /// The three pegs of the classic puzzle.
    pub const THREE: Self = Self(3);
    /// Four pegs.
    pub const FOUR: Self = Self(4);

    /// Returns the count for a number of pegs; `None` for 0 and above [`PegCount::MAX`].
    #[must_use]
    pub const fn new(count: u8) -> Option<Self> {
        if count >= 1 && count <= Self::MAX { Some(Self(count)) } else { None }
    }

    /// Returns the number.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0
    }

    /// Iterates over the pegs in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Peg> + Clone {
        (0..self.0).filter_map(Peg::new)
    }

    /// Returns true when the puzzle has this peg.
    #[must_use]
    pub const fn contains(self, peg: Peg) -> bool {
        peg.to_u8() < self.0
    }

    /// Returns the last peg, such as C of three pegs.
    #[must_use]
    pub fn last(self) -> Peg {
        self.iter().next_back().unwrap_or(Peg::A)
    }
}

impl TryFrom<u8> for PegCount {
    type Error = InvalidPegCount;

    fn try_from(count: u8) -> Result<Self, InvalidPegCount> {
        Self::new(count).ok_or(InvalidPegCount(count))
    }
}

impl From<PegCount> for u8 {
    fn from(pegs: PegCount) -> Self {
        pegs.0
    }
}

impl fmt::Display for PegCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for InvalidPegCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a puzzle cannot have {} pegs: it has 1 to {}", self.0, PegCount::MAX)
    }
}

impl std::error::Error for InvalidPegCount {}
