//! Exact numbers of moves.

mod arithmetic;
mod decimal;

use num_bigint::BigUint;

pub use decimal::ParseIndexError;

/// An exact number of moves of any length: the moves made so far, or the moves of a solution.
///
/// Index 0 is the start. Move `i`, numbered from 1, leads from index `i − 1` to index `i`. The last index of a solution
/// is its total.
///
/// ```
/// use tower_of_hanoi::solver::Index;
///
/// let index: Index = "12345678901234567890".parse()?;
/// assert_eq!((&index + &Index::from(1)).to_string(), "12345678901234567891");
/// assert_eq!(&index * 2 >> 1, index);
/// assert_eq!(Index::ZERO.checked_sub(&index), None);
/// # Ok::<(), tower_of_hanoi::solver::ParseIndexError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Index(BigUint);

impl Index {
    /// Index 0, the start.
    pub const ZERO: Self = Self(BigUint::ZERO);

    /// Returns 2ⁿ − 1, the total of the classic puzzle of n discs.
    #[must_use]
    pub fn mersenne(exponent: u32) -> Self {
        Self((BigUint::from(1u8) << exponent) - 1u8)
    }

    /// Returns 2ⁿ.
    #[must_use]
    pub fn power_of_two(exponent: u32) -> Self {
        Self(BigUint::from(1u8) << exponent)
    }

    /// Returns the number as a big integer.
    #[must_use]
    pub const fn as_biguint(&self) -> &BigUint {
        &self.0
    }

    /// Returns true for index 0.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.0 == BigUint::ZERO
    }

    /// Returns the number as a machine word; `None` when it does not fit.
    #[must_use]
    pub fn to_u64(&self) -> Option<u64> {
        u64::try_from(&self.0).ok()
    }

    /// Returns the number of binary digits; 0 for index 0.
    #[must_use]
    pub fn bits(&self) -> u64 {
        self.0.bits()
    }

    /// Returns a binary digit, numbered from 0, the least significant.
    #[must_use]
    pub fn bit(&self, place: u32) -> bool {
        self.0.bit(u64::from(place))
    }

    /// Returns the index one move later.
    #[must_use]
    pub fn next(&self) -> Self {
        Self(&self.0 + 1u8)
    }

    /// Returns the index one move earlier; `None` at the start.
    #[must_use]
    pub fn previous(&self) -> Option<Self> {
        (!self.is_zero()).then(|| Self(&self.0 - 1u8))
    }
}

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
