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

    /// Returns the disc with this number, from 1 for the smallest; `None` for 0.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Disc;
    ///
    /// assert_eq!(Disc::new(1), Some(Disc::SMALLEST));
    /// assert_eq!(Disc::new(0), None);
    /// ```
    #[must_use]
    pub const fn new(number: u32) -> Option<Self> {
        match NonZeroU32::new(number) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    /// Returns the disc with this zero-based index: index 0 is disc 1. Index `u32::MAX` gives the disc with that number.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Disc, Puzzle, Solution};
    ///
    /// let classic = Solution::new(&Puzzle::classic(64)?)?;
    /// let mv = classic.move_at(&12.into()).ok_or("no move 12")?;
    /// assert_eq!(mv.disc, Disc::from_index(12_u32.trailing_zeros())); // disc 3
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn from_index(index: u32) -> Self {
        Self(NonZeroU32::MIN.saturating_add(index))
    }

    /// Returns the number of the disc, from 1.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Solution};
    ///
    /// let solution = Solution::new(&Puzzle::classic(3)?)?;
    /// let discs: Vec<_> = solution.moves(..).map(|mv| mv.disc.number()).collect();
    /// assert_eq!(discs, [1, 2, 1, 3, 1, 2, 1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0.get()
    }

    /// Returns the zero-based index of the disc in a list that begins with disc 1.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Disc, Peg, Position};
    ///
    /// let position: Position = "0012".parse()?; // written with the largest disc first
    /// assert_eq!(position.pegs()[Disc::SMALLEST.index()], Peg::C); // listed with disc 1 first
    /// # Ok::<(), tower_of_hanoi::solver::ParsePositionError>(())
    /// ```
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
    ///
    /// ```
    /// use tower_of_hanoi::solver::DiscCount;
    ///
    /// assert_eq!(DiscCount::new(0), Some(DiscCount::ZERO));
    /// assert_eq!(DiscCount::new(DiscCount::MAX).map(DiscCount::count), Some(1_000_000));
    /// assert_eq!(DiscCount::new(DiscCount::MAX + 1), None);
    /// ```
    #[must_use]
    pub const fn new(count: u32) -> Option<Self> {
        if count <= Self::MAX { Some(Self(count)) } else { None }
    }

    /// Returns the number.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Index, Puzzle, Solution};
    ///
    /// let puzzle = Puzzle::classic(10)?;
    /// assert_eq!(*Solution::new(&puzzle)?.total(), Index::mersenne(puzzle.discs().count())); // 2¹⁰ − 1
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0
    }

    /// Iterates over the discs, the smallest first; from the other end, in the order of the digits of a written position.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Disc, DiscCount};
    ///
    /// let discs = DiscCount::try_from(4)?;
    /// assert_eq!(discs.iter().rev().map(Disc::number).collect::<Vec<_>>(), [4, 3, 2, 1]);
    /// # Ok::<(), tower_of_hanoi::solver::TooManyDiscs>(())
    /// ```
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
