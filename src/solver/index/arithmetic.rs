//! Operators on indices. None can overflow. Operators panic where a result would be negative or a divisor is 0; the methods of the
//! same meaning do not, and say so in their names.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Rem, Shr, Sub};

use num_bigint::BigUint;

use super::Index;

impl Index {
    /// Returns `self − other`; `None` when `other` is larger. O(n) for numbers of n digits.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Index;
    ///
    /// let (total, made) = (Index::mersenne(64), "12345678901234567890".parse()?);
    /// assert_eq!(total.checked_sub(&made), Some("6101065172474983725".parse()?)); // moves that are left
    /// assert_eq!(made.checked_sub(&total), None);
    /// # Ok::<(), tower_of_hanoi::solver::ParseIndexError>(())
    /// ```
    #[must_use]
    pub fn checked_sub(&self, other: &Self) -> Option<Self> {
        (other <= self).then(|| Self(&self.0 - &other.0))
    }

    /// Returns `self − other`, or 0 when `other` is larger. O(n) for numbers of n digits.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Index;
    ///
    /// let (made, total) = (Index::from(5), Index::mersenne(3));
    /// assert_eq!(total.saturating_sub(&made), 2);
    /// assert_eq!(made.saturating_sub(&total), Index::ZERO);
    /// ```
    #[must_use]
    pub fn saturating_sub(&self, other: &Self) -> Self {
        self.checked_sub(other).unwrap_or_default()
    }

    /// Returns the remainder of a division; 0 when the divisor is 0.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Index;
    ///
    /// assert_eq!(Index::power_of_two(64).remainder(3), 1);
    /// ```
    #[must_use]
    pub fn remainder(&self, divisor: u32) -> u32 {
        if divisor == 0 { 0 } else { u32::try_from(&self.0 % divisor).unwrap_or_default() }
    }

    /// Returns `⌊self · numerator / denominator⌋`; 0 when the denominator is 0.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Index;
    ///
    /// assert_eq!(Index::mersenne(64).fraction(1, 3).to_string(), "6148914691236517205");
    /// ```
    #[must_use]
    pub fn fraction(&self, numerator: u32, denominator: u32) -> Self {
        if denominator == 0 { Self::ZERO } else { Self(&self.0 * numerator / denominator) }
    }

    /// Returns about `self / whole`, for pictures: accurate to forty bits, which is more than any screen can show. O(n) for
    /// numbers of n digits.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Index;
    ///
    /// let (half, total) = (Index::power_of_two(9_999), Index::mersenne(10_000)); // too large for an `f64`
    /// assert!((half.ratio_to(&total) - 0.5).abs() < 1e-11);
    /// ```
    #[must_use]
    pub fn ratio_to(&self, whole: &Self) -> f64 {
        let spare = u32::try_from(whole.bits().saturating_sub(40)).unwrap_or(u32::MAX);
        let short = |number: &Self| (number >> spare).to_u64().map_or(f64::INFINITY, |word| word as f64);
        short(self) / short(whole).max(1.0)
    }
}

impl Add for &Index {
    type Output = Index;

    fn add(self, other: &Index) -> Index {
        Index(&self.0 + &other.0)
    }
}

impl Add<&Self> for Index {
    type Output = Self;

    fn add(self, other: &Self) -> Self {
        Self(self.0 + &other.0)
    }
}

impl Add for Index {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Add<u64> for &Index {
    type Output = Index;

    fn add(self, other: u64) -> Index {
        Index(&self.0 + other)
    }
}

impl Add<u64> for Index {
    type Output = Self;

    fn add(self, other: u64) -> Self {
        Self(self.0 + other)
    }
}

impl AddAssign<&Self> for Index {
    fn add_assign(&mut self, other: &Self) {
        self.0 += &other.0;
    }
}

impl AddAssign<u64> for Index {
    fn add_assign(&mut self, other: u64) {
        self.0 += other;
    }
}

impl Sub for &Index {
    type Output = Index;

    /// Returns `self − other`.
    ///
    /// # Panics
    /// When `other` is larger. [`Index::checked_sub`] returns `None`, and [`Index::saturating_sub`] returns 0.
    fn sub(self, other: &Index) -> Index {
        Index(&self.0 - &other.0)
    }
}

impl Sub for Index {
    type Output = Self;

    /// As for references.
    ///
    /// # Panics
    /// When `other` is larger.
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Sub<u64> for &Index {
    type Output = Index;

    /// As for indices.
    ///
    /// # Panics
    /// When `other` is larger.
    fn sub(self, other: u64) -> Index {
        Index(&self.0 - other)
    }
}

impl Sub<u64> for Index {
    type Output = Self;

    /// As for indices.
    ///
    /// # Panics
    /// When `other` is larger.
    fn sub(self, other: u64) -> Self {
        Self(self.0 - other)
    }
}

impl Mul for &Index {
    type Output = Index;

    fn mul(self, factor: &Index) -> Index {
        Index(&self.0 * &factor.0)
    }
}

impl Mul<u32> for &Index {
    type Output = Index;

    fn mul(self, factor: u32) -> Index {
        Index(&self.0 * factor)
    }
}

impl Mul<u32> for Index {
    type Output = Self;

    fn mul(self, factor: u32) -> Self {
        Self(self.0 * factor)
    }
}

impl Rem<u64> for &Index {
    type Output = u64;

    /// Returns the remainder of a division.
    ///
    /// # Panics
    /// When the divisor is 0. [`Index::remainder`] returns 0.
    fn rem(self, divisor: u64) -> u64 {
        u64::try_from(&self.0 % divisor).unwrap_or_default()
    }
}

impl Rem<u64> for Index {
    type Output = u64;

    /// As for references.
    ///
    /// # Panics
    /// When the divisor is 0.
    fn rem(self, divisor: u64) -> u64 {
        &self % divisor
    }
}

impl Shr<u32> for &Index {
    type Output = Index;

    /// Returns `⌊self / 2^places⌋`.
    fn shr(self, places: u32) -> Index {
        Index(&self.0 >> places)
    }
}

impl Shr<u32> for Index {
    type Output = Self;

    fn shr(self, places: u32) -> Self {
        Self(self.0 >> places)
    }
}

impl<'a> Sum<&'a Self> for Index {
    fn sum<I: Iterator<Item = &'a Self>>(indices: I) -> Self {
        Self(indices.fold(BigUint::ZERO, |sum, index| sum + &index.0))
    }
}

impl Sum for Index {
    fn sum<I: Iterator<Item = Self>>(indices: I) -> Self {
        Self(indices.fold(BigUint::ZERO, |sum, index| sum + index.0))
    }
}
