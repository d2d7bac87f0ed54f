//! Exact numbers of moves.

mod arithmetic;
mod decimal;
mod digits;

use std::cmp::Ordering;
use std::fmt;

use num_bigint::BigUint;

pub use decimal::ParseIndexError;
pub use digits::IndexDigits;

/// An exact number of moves of any length: the moves made so far, or the moves of a solution.
///
/// Index 0 is the start. Move `i`, numbered from 1, leads from index `i − 1` to index `i`. The last index of a solution
/// is its total.
///
/// ```
/// use tower_of_hanoi::solver::Index;
///
/// let index: Index = "12345678901234567890".parse()?;
/// assert_eq!((&index + 1).to_string(), "12345678901234567891");
/// assert_eq!(&index * 2 >> 1, index);
/// assert_eq!((&index % 10, index > 10), (0, true));
/// assert_eq!(Index::ZERO.checked_sub(&index), None);
/// assert_eq!(format!("{index:#x}"), "0xab54a98ceb1f0ad2");
/// assert_eq!(u64::try_from(&index), Ok(12_345_678_901_234_567_890));
/// # Ok::<(), tower_of_hanoi::solver::ParseIndexError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Index(BigUint);

impl Index {
    /// Index 0, the start.
    pub const ZERO: Self = Self(BigUint::ZERO);

    /// Returns 2ⁿ − 1, the total of the classic puzzle of n discs (É. Lucas, 1883). O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::Index;
    ///
    /// let total = Index::mersenne(64);
    /// assert_eq!(total.to_string(), "18446744073709551615");
    /// assert_eq!(total.fraction(1, 31_557_600).to_string(), "584542046090"); // years, at one move a second
    /// ```
    #[must_use]
    pub fn mersenne(exponent: u32) -> Self {
        Self((BigUint::from(1u8) << exponent) - 1u8)
    }

    /// Returns 2ⁿ. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Index, Puzzle, Solution};
    ///
    /// let solution = Solution::new(&Puzzle::classic(100)?)?;
    /// let middle = solution.move_at(&Index::power_of_two(99)).ok_or("no such move")?;
    /// assert_eq!(middle.to_string(), "disc 100 from A to C"); // its only move
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn power_of_two(exponent: u32) -> Self {
        Self(BigUint::from(1u8) << exponent)
    }

    /// Returns the number as a big integer, for calculations that an index does not offer.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Index, Puzzle, Solution};
    ///
    /// let index = &Index::power_of_two(40) * 5;
    /// assert_eq!(index.as_biguint().trailing_zeros(), Some(40));
    /// let mv = Solution::new(&Puzzle::classic(64)?)?.move_at(&index).ok_or("no such move")?;
    /// assert_eq!(mv.disc.number(), 40 + 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn as_biguint(&self) -> &BigUint {
        &self.0
    }

    /// Returns true for index 0.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Index, Puzzle, Solution};
    ///
    /// assert!(Solution::new(&Puzzle::classic(0)?)?.total().is_zero());
    /// assert!(!Index::mersenne(1).is_zero());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.0 == BigUint::ZERO
    }

    /// Returns the number as a machine word; `None` when it does not fit.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Index;
    ///
    /// assert_eq!(Index::mersenne(64).to_u64(), Some(u64::MAX)); // the classic puzzle of 64 discs
    /// assert_eq!(Index::mersenne(65).to_u64(), None);
    /// ```
    #[must_use]
    pub fn to_u64(&self) -> Option<u64> {
        u64::try_from(&self.0).ok()
    }

    /// Returns the index of a long word. `Index::from` does so for a word of 64 bits.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Index;
    ///
    /// assert_eq!(Index::from_u128(u128::MAX), Index::mersenne(128));
    /// ```
    #[must_use]
    pub fn from_u128(value: u128) -> Self {
        Self(BigUint::from(value))
    }

    /// Returns the number of binary digits; 0 for index 0.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Index;
    ///
    /// assert_eq!((Index::mersenne(64).bits(), Index::power_of_two(64).bits()), (64, 65));
    /// assert_eq!(Index::ZERO.bits(), 0);
    /// ```
    #[must_use]
    pub fn bits(&self) -> u64 {
        self.0.bits()
    }

    /// Returns a binary digit, numbered from 0, the least significant; true for 1. Beyond the last digit all are 0.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Index;
    ///
    /// let index = Index::from(0b110);
    /// assert_eq!([0, 1, 2, 3].map(|place| index.bit(place)), [false, true, true, false]);
    /// ```
    #[must_use]
    pub fn bit(&self, place: u32) -> bool {
        self.0.bit(u64::from(place))
    }

    /// Returns the index one move later, whether or not a solution has it. O(n) for a number of n digits.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Index;
    ///
    /// assert_eq!(Index::ZERO.next(), 1);
    /// assert_eq!(Index::mersenne(64).next(), Index::power_of_two(64));
    /// ```
    #[must_use]
    pub fn next(&self) -> Self {
        Self(&self.0 + 1u8)
    }

    /// Returns the index one move earlier; `None` at the start. O(n) for a number of n digits.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Index;
    ///
    /// assert_eq!(Index::power_of_two(64).previous(), Some(Index::mersenne(64)));
    /// assert_eq!(Index::ZERO.previous(), None);
    /// ```
    #[must_use]
    pub fn previous(&self) -> Option<Self> {
        (!self.is_zero()).then(|| Self(&self.0 - 1u8))
    }
}

/// The only conversion from machine words, so that `Index::from(5)` needs no suffix. For longer words, see [`Index::from_u128`].
impl From<u64> for Index {
    fn from(value: u64) -> Self {
        Self(BigUint::from(value))
    }
}

impl From<BigUint> for Index {
    fn from(value: BigUint) -> Self {
        Self(value)
    }
}

impl From<Index> for BigUint {
    fn from(index: Index) -> Self {
        index.0
    }
}

/// The error of converting an [`Index`] to a machine word that is too short for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IndexTooLarge;

impl fmt::Display for IndexTooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the number is too large for this type")
    }
}

impl std::error::Error for IndexTooLarge {}

/// Conversions to machine words.
macro_rules! words {
    ($($word:ty),*) => {$(
        impl TryFrom<&Index> for $word {
            type Error = IndexTooLarge;

            fn try_from(index: &Index) -> Result<Self, IndexTooLarge> {
                Self::try_from(&index.0).map_err(|_| IndexTooLarge)
            }
        }

        impl TryFrom<Index> for $word {
            type Error = IndexTooLarge;

            fn try_from(index: Index) -> Result<Self, IndexTooLarge> {
                Self::try_from(&index)
            }
        }
    )*};
}

words!(u32, u64, u128, usize);

impl PartialEq<u64> for Index {
    fn eq(&self, other: &u64) -> bool {
        self.to_u64() == Some(*other)
    }
}

impl PartialOrd<u64> for Index {
    fn partial_cmp(&self, other: &u64) -> Option<Ordering> {
        Some(self.to_u64().map_or(Ordering::Greater, |value| value.cmp(other)))
    }
}

impl fmt::Binary for Index {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Binary::fmt(&self.0, f)
    }
}

impl fmt::LowerHex for Index {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::LowerHex::fmt(&self.0, f)
    }
}

impl fmt::UpperHex for Index {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::UpperHex::fmt(&self.0, f)
    }
}
