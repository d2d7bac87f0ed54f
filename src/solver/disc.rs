//! A disc.

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
