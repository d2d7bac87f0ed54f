//! Exact numbers of moves.

use std::fmt;
use std::str::FromStr;

use num_bigint::BigUint;

/// A number of moves, exact at any length: how many have been made, or how many a solution has.
///
/// Index 0 is the start; move `i` (counted from 1) leads from index `i − 1` to index `i`; the last index of a solution
/// is its total.
///
/// ```
/// use tower_of_hanoi::solver::Index;
///
/// let index: Index = "12345678901234567890".parse()?;
/// assert_eq!(index.next().to_string(), "12345678901234567891");
/// # Ok::<(), tower_of_hanoi::solver::NotAnIndex>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Index(BigUint);

/// A text that is not a whole number in decimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnIndex;

impl Index {
    /// Index 0: no move made.
    pub const START: Self = Self(BigUint::ZERO);

    /// 2ⁿ − 1, the total of the classic puzzle.
    #[must_use]
    pub fn ones(bits: u32) -> Self {
        Self((BigUint::from(1u8) << bits) - 1u8)
    }

    /// 2ⁿ.
    #[must_use]
    pub fn power_of_two(exponent: u32) -> Self {
        Self(BigUint::from(1u8) << exponent)
    }

    /// The number itself, for arithmetic.
    #[must_use]
    pub const fn number(&self) -> &BigUint {
        &self.0
    }

    /// True at the start.
    #[must_use]
    pub fn is_start(&self) -> bool {
        self.0 == BigUint::ZERO
    }

    /// The value as a machine word, where it fits.
    #[must_use]
    pub fn word(&self) -> Option<u64> {
        u64::try_from(&self.0).ok()
    }

    /// How many binary digits the number has; 0 has none.
    #[must_use]
    pub fn bits(&self) -> u64 {
        self.0.bits()
    }

    /// Binary digit `place`, counted from 0 at the low end.
    #[must_use]
    pub fn bit(&self, place: u32) -> bool {
        self.0.bit(u64::from(place))
    }

    /// One move later.
    #[must_use]
    pub fn next(&self) -> Self {
        Self(&self.0 + 1u8)
    }

    /// One move earlier; `None` at the start.
    #[must_use]
    pub fn previous(&self) -> Option<Self> {
        (!self.is_start()).then(|| Self(&self.0 - 1u8))
    }

    /// The sum of two numbers of moves.
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        Self(&self.0 + &other.0)
    }

    /// This number less `other`, or the start when `other` is larger.
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        if other >= self { Self::START } else { Self(&self.0 - &other.0) }
    }

    /// So many times this number.
    #[must_use]
    pub fn times(&self, factor: u32) -> Self {
        Self(&self.0 * factor)
    }

    /// What is left when it is divided by a number; 0 when that is 0.
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

    /// `⌊self / 2^times⌋`.
    #[must_use]
    pub fn halved(&self, times: u32) -> Self {
        Self(&self.0 >> times)
    }

    /// `⌊self · numerator / denominator⌋`; the start when the denominator is 0.
    #[must_use]
    pub fn fraction(&self, numerator: u32, denominator: u32) -> Self {
        if denominator == 0 { Self::START } else { Self(&self.0 * numerator / denominator) }
    }

    /// The decimal digits, nine at a time. The time grows with the square of the length, where the library's own way
    /// is faster from a few thousand digits on; but that way is a tenth of all that a browser would have to load.
    fn short_decimal(&self) -> String {
        const NINE_DIGITS: u32 = 1_000_000_000;
        let mut rest = self.0.clone();
        let mut groups = Vec::new();
        while rest >= BigUint::from(NINE_DIGITS) {
            groups.push(u32::try_from(&rest % NINE_DIGITS).unwrap_or_default());
            rest /= NINE_DIGITS;
        }
        let mut digits = u32::try_from(&rest).unwrap_or_default().to_string();
        groups.iter().rev().for_each(|group| digits.push_str(&format!("{group:09}")));
        digits
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

impl fmt::Display for Index {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if cfg!(target_arch = "wasm32") { f.write_str(&self.short_decimal()) } else { self.0.fmt(f) }
    }
}

impl FromStr for Index {
    type Err = NotAnIndex;

    /// Reads decimal digits and nothing else: no sign, no space, no separators.
    fn from_str(text: &str) -> Result<Self, NotAnIndex> {
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(NotAnIndex);
        }
        BigUint::parse_bytes(text.as_bytes(), 10).map(Self).ok_or(NotAnIndex)
    }
}

impl fmt::Display for NotAnIndex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move number is written in the digits 0 to 9")
    }
}

impl std::error::Error for NotAnIndex {}

#[cfg(test)]
mod tests {
    use super::Index;

    #[test]
    fn both_ways_to_write_a_number_agree() {
        let mut number = Index::START;
        for exponent in 0..700 {
            for near in [number.clone(), number.next(), Index::power_of_two(exponent), Index::ones(exponent)] {
                assert_eq!(near.short_decimal(), near.number().to_string());
            }
            number = number.plus(&number).plus(&Index::from(u64::from(exponent)));
        }
        let round = "1000000000000000000000000000000000000";
        assert_eq!(round.parse::<Index>().unwrap().short_decimal(), round);
    }
}
