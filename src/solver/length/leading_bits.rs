//! The leading bits of a number of moves.

use super::Length;
use super::Value::{Large, Word};

/// The leading bits of a length.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeadingBits {
    word: u128,
    /// The number of bits that follow.
    shift: u32,
}

impl LeadingBits {
    /// Returns the leading bits of a length. O(1).
    #[must_use]
    pub fn of(length: &Length) -> Self {
        match &length.0 {
            Word(word) => Self { word: *word, shift: 0 },
            Large(number) => {
                let shift = number.bits().saturating_sub(Self::BITS);
                let word = u128::try_from(number >> shift).unwrap_or(u128::MAX);
                Self { word, shift: u32::try_from(shift).unwrap_or(u32::MAX) }
            }
        }
    }

    /// The number of bits kept of lengths longer than a word. It is smaller than the size of a word, so that the next number fits,
    /// and so that slightly longer numbers fit in the same units.
    const BITS: u64 = 120;

    /// Returns the number of bits that follow; 0 if these are all.
    #[must_use]
    pub const fn shift(self) -> u32 {
        self.shift
    }

    /// Returns the length, if these are all of its bits.
    #[must_use]
    pub const fn exact(self) -> Option<Length> {
        if self.shift == 0 { Some(Length(Word(self.word))) } else { None }
    }

    /// Returns a lower and an upper bound of the length, in units of 2^`unit`. A number that does not fit is replaced by the
    /// largest word, which is not a bound if it is the upper one.
    #[must_use]
    #[inline]
    pub const fn bounds(self, unit: u32) -> (u128, u128) {
        let Self { word, shift } = self;
        if unit > shift {
            let low = match word.checked_shr(unit - shift) {
                Some(low) => low,
                None => 0,
            };
            return (low, low + 1);
        }
        let low = shifted(word, shift - unit);
        (low, if shift == 0 { low } else { shifted(word + 1, shift - unit) })
    }
}

/// The word times 2ⁿ, or the largest word. The word 0 has no other bits, so n is 0.
#[inline]
const fn shifted(word: u128, exponent: u32) -> u128 {
    if exponent <= word.leading_zeros() { word << exponent } else { u128::MAX }
}

#[cfg(test)]
mod tests {
    use num_bigint::BigUint;

    use super::*;

    /// Numbers of each bit length up to 400: the smallest, one with alternating ones and zeros, and the largest.
    fn numbers() -> impl Iterator<Item = BigUint> {
        let largest = |bits: u32| (BigUint::from(1u8) << bits) - 1u8;
        (1..=400u32).flat_map(move |bits| [largest(bits - 1) + 1u8, largest(bits + bits % 2) / 3u8, largest(bits)])
    }

    #[test]
    fn lengths_lie_between_their_bounds() {
        for number in numbers() {
            let leading = LeadingBits::of(&Length::from(number.clone()));
            for unit in 0..410u32 {
                let (low, high) = leading.bounds(unit);
                if number.bits() > 128 + u64::from(unit) {
                    assert_eq!((low, high), (u128::MAX, u128::MAX), "{number} >> {unit}");
                    continue;
                }
                assert!(BigUint::from(low) << unit <= number, "{number} >> {unit}");
                // If all leading bits are ones, the next number has one bit more.
                let fits = number.bits() < 128 + u64::from(unit) || high < u128::MAX;
                let is_exact = number.bits() <= 128 && unit == 0;
                if fits && !is_exact {
                    assert!(BigUint::from(high) << unit >= number, "{number} >> {unit}");
                    assert_eq!(high - low, 1 << leading.shift().saturating_sub(unit));
                } else if is_exact {
                    assert_eq!(high, low);
                }
            }
        }
    }

    #[test]
    fn long_lengths_keep_120_bits_and_others_all() {
        for number in numbers() {
            let length = Length::from(number.clone());
            let leading = LeadingBits::of(&length);
            let shift = if number.bits() <= 128 { 0 } else { number.bits() - 120 };
            assert_eq!(u64::from(leading.shift()), shift, "{number}");
            assert_eq!(BigUint::from(leading.bounds(leading.shift()).0), number >> shift);
            assert_eq!(leading.exact(), Some(length).filter(|_| shift == 0));
        }
    }
}
