//! Numbers of moves within a recursion.

mod leading_bits;

use std::ops::{Add, AddAssign, SubAssign};

use num_bigint::BigUint;

use super::Index;
pub use leading_bits::LeadingBits;

/// A number of moves for frequent computations: one wide word while it fits, and a big integer beyond. Exact at any length.
///
/// A descent adds and subtracts a few of these for each disc. Nothing is allocated for a word, which holds the totals of 80 discs
/// under every rule on three pegs.
///
/// ```
/// use tower_of_hanoi::solver::{Index, Length};
///
/// let mut length = Length::power_of_two(127);
/// length += &length.clone();
/// assert_eq!(Index::from(length), Index::power_of_two(128));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Length(Value);

/// The derived order is the order of the numbers, because every number that does not fit into a word is larger than those that do.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Value {
    Word(u128),
    /// At least 2¹²⁸.
    Large(BigUint),
}

use Value::{Large, Word};

impl Length {
    /// No moves.
    pub const ZERO: Self = Self(Word(0));
    /// One move.
    pub const ONE: Self = Self(Word(1));

    /// Returns 2ⁿ, for n the exponent.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Length;
    ///
    /// assert_eq!(Length::power_of_two(10), Length::from(1024));
    /// assert!(Length::power_of_two(128) > Length::power_of_two(127)); // beyond a word
    /// ```
    #[must_use]
    pub fn power_of_two(exponent: u32) -> Self {
        Self::ONE.shifted(exponent)
    }

    /// Returns true if there are no moves.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Length;
    ///
    /// let mut left = Length::from(7);
    /// left -= 6;
    /// assert!(!left.is_zero());
    /// left -= &Length::ONE;
    /// assert!(left.is_zero());
    /// ```
    #[must_use]
    pub const fn is_zero(&self) -> bool {
        matches!(self.0, Word(0))
    }

    /// Returns the number times 2ⁿ, for n the exponent. O(1) for words.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Index, Length};
    ///
    /// let mut total = Length::ZERO;
    /// for _discs in 1..=200 {
    ///     total = total.shifted(1) + &Length::ONE; // twice the smaller tower, and the largest disc
    /// }
    /// assert_eq!(Index::from(total), Index::mersenne(200));
    /// ```
    #[must_use]
    pub fn shifted(&self, exponent: u32) -> Self {
        match &self.0 {
            Word(word) if exponent <= word.leading_zeros() && exponent < u128::BITS => Self(Word(word << exponent)),
            Word(_) | Large(_) => (self.to_biguint() << exponent).into(),
        }
    }

    /// Returns the number as a big integer. O(1) for words.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Length;
    ///
    /// let number = Length::power_of_two(100).to_biguint();
    /// assert_eq!((number.bits(), number.to_string().len()), (101, 31));
    /// ```
    #[must_use]
    pub fn to_biguint(&self) -> BigUint {
        match &self.0 {
            Word(word) => BigUint::from(*word),
            Large(number) => number.clone(),
        }
    }

    /// Returns the number times a factor. O(1) for words.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Index, Length};
    ///
    /// let mut row = Length::ZERO; // the row of three pegs, from end to end
    /// for _discs in 1..=4 {
    ///     row = row.product(3) + &Length::from(2);
    /// }
    /// assert_eq!(Index::from(row), 80); // 3⁴ − 1
    /// ```
    #[must_use]
    #[inline]
    pub fn product(&self, factor: u32) -> Self {
        times(self, factor.into()).map_or_else(|| (self.to_biguint() * factor).into(), |product| Self(Word(product)))
    }

    /// Adds a multiple of a number. O(1) for words.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Length;
    ///
    /// // Three discs on the one-way ring go one peg further: twice two discs by two pegs, and one move.
    /// let mut total = Length::ONE;
    /// total.add_product(&Length::from(7), 2);
    /// assert_eq!(total, Length::from(15));
    /// ```
    #[inline]
    pub fn add_product(&mut self, number: &Self, factor: u32) {
        if let Word(word) = &mut self.0
            && let Some(sum) = times(number, factor.into()).and_then(|product| word.checked_add(product))
        {
            *word = sum;
        } else {
            self.add_large_product(number, factor);
        }
    }

    #[inline(never)]
    fn add_large_product(&mut self, number: &Self, factor: u32) {
        match (&mut self.0, &number.0) {
            (Large(large), Large(number)) if factor == 1 => *large += number,
            (Large(large), Large(number)) => *large += number * factor,
            (Large(large), Word(number)) => *large += BigUint::from(*number) * factor,
            (Word(word), _) => self.0 = Large(number.to_biguint() * factor + *word),
        }
        self.shorten();
    }

    /// Subtracts a multiple of a number, which must not be larger. O(1) for words.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Length;
    ///
    /// let mut rest = Length::from(100);
    /// rest.subtract_product(&Length::from(15), 6); // six towers of four discs
    /// assert_eq!(rest, Length::from(10));
    /// ```
    #[inline]
    pub fn subtract_product(&mut self, number: &Self, factor: u64) {
        match (&mut self.0, times(number, factor)) {
            (Word(word), Some(product)) => *word -= product,
            _ => self.subtract_large_product(number, factor),
        }
    }

    #[inline(never)]
    fn subtract_large_product(&mut self, number: &Self, factor: u64) {
        match (&mut self.0, &number.0) {
            (Large(large), Large(number)) if factor == 1 => *large -= number,
            (Large(large), _) => *large -= number.to_biguint() * factor,
            (Word(word), _) => *word = 0,
        }
        self.shorten();
    }

    /// Divides by two, rounding down. O(1) for words.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Length;
    ///
    /// let mut total = Length::from(15);
    /// total.halve();
    /// assert_eq!(total, Length::from(7)); // one disc fewer: (2⁴ − 1) / 2
    /// ```
    pub fn halve(&mut self) {
        match &mut self.0 {
            Word(word) => *word >>= 1,
            Large(large) => *large >>= 1u8,
        }
        self.shorten();
    }

    fn shorten(&mut self) {
        if let Large(large) = &self.0
            && let Ok(word) = u128::try_from(large)
        {
            self.0 = Word(word);
        }
    }
}

/// The product as a word, if it fits.
#[inline]
const fn times(number: &Length, factor: u64) -> Option<u128> {
    match number.0 {
        Word(word) if factor == 1 => Some(word),
        Word(word) => word.checked_mul(factor as u128),
        Large(_) => None,
    }
}

impl AddAssign<&Self> for Length {
    fn add_assign(&mut self, other: &Self) {
        self.add_product(other, 1);
    }
}

impl Add<&Self> for Length {
    type Output = Self;

    fn add(mut self, other: &Self) -> Self {
        self += other;
        self
    }
}

impl AddAssign<u32> for Length {
    fn add_assign(&mut self, other: u32) {
        self.add_product(&Self::from(other), 1);
    }
}

impl SubAssign<&Self> for Length {
    fn sub_assign(&mut self, other: &Self) {
        self.subtract_product(other, 1);
    }
}

impl SubAssign<u32> for Length {
    fn sub_assign(&mut self, other: u32) {
        *self -= &Self::from(other);
    }
}

impl Default for Length {
    fn default() -> Self {
        Self::ZERO
    }
}

impl From<u32> for Length {
    fn from(value: u32) -> Self {
        Self(Word(value.into()))
    }
}

impl From<BigUint> for Length {
    fn from(value: BigUint) -> Self {
        Self(u128::try_from(&value).map_or(Large(value), Word))
    }
}

impl From<&Index> for Length {
    fn from(index: &Index) -> Self {
        let number = index.as_biguint();
        Self(u128::try_from(number).map_or_else(|_| Large(number.clone()), Word))
    }
}

impl From<Length> for Index {
    fn from(length: Length) -> Self {
        match length.0 {
            Word(word) => BigUint::from(word).into(),
            Large(number) => number.into(),
        }
    }
}
