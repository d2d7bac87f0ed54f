//! Discs, and how many a puzzle has.

use std::fmt;
use std::num::NonZeroU32;

/// A disc, numbered from 1 for the smallest.
///
/// Discs are ordered by size, so `a < b` means that `a` may lie on `b`.
///
/// ```
/// use tower_of_hanoi::solver::Disc;
///
/// let third = Disc::new(3).ok_or("discs are numbered from 1")?;
/// assert!(Disc::SMALLEST < third);
/// assert_eq!((third.number(), third.index()), (3, 2));
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Disc(NonZeroU32);

impl Disc {
    /// Disc 1.
    pub const SMALLEST: Self = Self(NonZeroU32::MIN);

    /// Returns the disc with this number; `None` for 0.
    #[must_use]
    pub const fn new(number: u32) -> Option<Self> {
        match NonZeroU32::new(number) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    /// Returns the disc with this zero-based index: index 0 is disc 1.
    #[must_use]
    pub const fn from_index(index: u32) -> Self {
        Self(NonZeroU32::MIN.saturating_add(index))
    }

    /// Returns the number of the disc, from 1.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0.get()
    }

    /// Returns the zero-based index of the disc in a list that begins with disc 1.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl fmt::Debug for Disc {
    /// Writes the number, such as `Disc(3)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Disc({self})")
    }
}

impl fmt::Display for Disc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The number of discs of a puzzle, 0 to [`DiscCount::MAX`].
///
/// ```
/// use tower_of_hanoi::solver::DiscCount;
///
/// let legend = DiscCount::try_from(64)?;
/// assert_eq!(legend.count(), 64);
/// assert_eq!(DiscCount::new(1_000_001), None);
/// # Ok::<(), tower_of_hanoi::solver::TooManyDiscs>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DiscCount(u32);

/// The error of asking for more than [`DiscCount::MAX`] discs, with the number asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyDiscs(pub u32);

impl DiscCount {
    /// No discs.
    pub const ZERO: Self = Self(0);
    /// Two discs, the fewest that can block each other.
    pub const TWO: Self = Self(2);
    /// The largest number of discs.
    pub const MAX: u32 = 1_000_000;

    /// Returns the count for a number of discs; `None` above [`DiscCount::MAX`].
    #[must_use]
    pub const fn new(count: u32) -> Option<Self> {
        if count <= Self::MAX { Some(Self(count)) } else { None }
    }

    /// Returns the number.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0
    }

    /// Iterates over the discs, the smallest first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Disc> + ExactSizeIterator + Clone {
        (0..self.0).map(Disc::from_index)
    }
}

impl TryFrom<u32> for DiscCount {
    type Error = TooManyDiscs;

    fn try_from(count: u32) -> Result<Self, TooManyDiscs> {
        Self::new(count).ok_or(TooManyDiscs(count))
    }
}

impl From<DiscCount> for u32 {
    fn from(discs: DiscCount) -> Self {
        discs.0
    }
}

impl fmt::Display for DiscCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for TooManyDiscs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} discs are too many: a puzzle has 0 to {}", self.0, DiscCount::MAX)
    }
}

impl std::error::Error for TooManyDiscs {}
