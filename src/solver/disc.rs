//! Discs, and how many of them a puzzle has.

use std::fmt;
use std::num::NonZeroU32;

/// A disc, counted from 1, the smallest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Disc(NonZeroU32);

impl Disc {
    /// The smallest disc.
    pub const SMALLEST: Self = Self(NonZeroU32::MIN);

    /// The disc with this number, from 1.
    #[must_use]
    pub const fn new(number: u32) -> Option<Self> {
        match NonZeroU32::new(number) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    /// The disc at a place counted from 0: place 0 is disc 1.
    #[must_use]
    pub const fn at_place(place: u32) -> Self {
        Self(NonZeroU32::MIN.saturating_add(place))
    }

    /// The number of the disc, from 1.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0.get()
    }

    /// The place of the disc in a list that begins with disc 1.
    #[must_use]
    pub const fn place(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl fmt::Display for Disc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How many discs a puzzle has: 0 to 1,000,000.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Discs(u32);

impl Discs {
    /// No disc at all.
    pub const NONE: Self = Self(0);
    /// Two discs: the fewest that can be in each other's way.
    pub const TWO: Self = Self(2);
    /// The most discs a puzzle can have.
    pub const MOST: u32 = 1_000_000;

    /// A number of discs from 0 to a million.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Discs;
    ///
    /// assert_eq!(Discs::new(64).map(Discs::count), Some(64));
    /// assert_eq!(Discs::new(1_000_001), None);
    /// ```
    #[must_use]
    pub const fn new(count: u32) -> Option<Self> {
        if count <= Self::MOST { Some(Self(count)) } else { None }
    }

    /// How many.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0
    }

    /// Each disc, the smallest first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Disc> + ExactSizeIterator + Clone {
        (0..self.0).map(Disc::at_place)
    }
}
