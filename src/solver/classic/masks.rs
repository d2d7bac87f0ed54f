//! The pegs of 64 discs at once.
//!
//! Bit k − 1 of the number of moves belongs to disc k. Modulo three a bit at an even place is worth +1 and a bit at an odd
//! place −1, since 2 ≡ −1. Let S be the sum of what the set bits are worth, from the disc's own bit up to the highest. Then
//! disc k has moved S plus the worth of its own bit pegs further, in the order of pegs of the seed formula
//! ([`seed_move`](super::word::seed_move)). S is a suffix sum over the word: six additions make it for all 64 discs at
//! once, with one digit modulo three for each bit.

use crate::solver::Peg;

/// Sixty-four digits modulo three, bit-sliced: digit 1 is a bit of the low word, digit 2 a bit of the high word, digit 0
/// neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TritVector {
    low: u64,
    high: u64,
}

const EVEN_PLACES: u64 = 0x5555_5555_5555_5555;

impl TritVector {
    /// Returns how many pegs further each disc is after `m` moves: see the [module](self).
    #[must_use]
    #[inline]
    pub const fn of(m: u64) -> Self {
        let own = Self { low: m & EVEN_PLACES, high: m & !EVEN_PLACES };
        let sum = own.plus(own.shifted(1));
        let sum = sum.plus(sum.shifted(2));
        let sum = sum.plus(sum.shifted(4));
        let sum = sum.plus(sum.shifted(8));
        let sum = sum.plus(sum.shifted(16));
        let sum = sum.plus(sum.shifted(32));
        sum.plus(own)
    }

    /// Returns the digits with `digit` added to each: the sum of the words above this one, modulo three.
    #[must_use]
    #[inline]
    pub const fn with_above(self, digit: u64) -> Self {
        match digit {
            0 => self,
            1 => self.plus(Self { low: u64::MAX, high: 0 }),
            _ => self.plus(Self { low: 0, high: u64::MAX }),
        }
    }

    /// Adds digit by digit, in seven operations.
    #[inline]
    const fn plus(self, other: Self) -> Self {
        let mixed = (self.low | other.high) ^ (self.high | other.low);
        Self { low: (self.high | other.high) ^ mixed, high: (self.low | other.low) ^ mixed }
    }

    #[inline]
    const fn shifted(self, places: u32) -> Self {
        Self { low: self.low >> places, high: self.high >> places }
    }

    /// Returns one mask for each peg, where `names` are the pegs of digits 0, 1 and 2.
    #[must_use]
    #[inline]
    pub const fn masks(self, names: [Peg; 3]) -> PegMasks {
        PegMasks([self.mask(names, Peg::A), self.mask(names, Peg::B), self.mask(names, Peg::C)])
    }

    #[inline]
    const fn mask(self, names: [Peg; 3], peg: Peg) -> u64 {
        let [zero, one, _] = names;
        if peg.to_u8() == zero.to_u8() {
            !(self.low | self.high)
        } else if peg.to_u8() == one.to_u8() {
            self.low
        } else {
            self.high
        }
    }
}

/// The pegs of up to 64 discs: bit k − 1 of mask p is set when disc k is on peg p.
///
/// ```
/// use tower_of_hanoi::solver::{Peg, classic::{masks::TritVector, word::Rotation}};
///
/// let rotation = Rotation::new(3, Peg::A, Peg::C).ok_or("equal pegs")?;
/// let masks = rotation.masks(TritVector::of(4));
/// // After four moves of three discs the largest has just moved to C, and the others are on B.
/// assert_eq!([masks.peg(0), masks.peg(1), masks.peg(2)], [Peg::B, Peg::B, Peg::C]);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PegMasks(pub [u64; 3]);

impl PegMasks {
    /// Returns the peg of the disc with this zero-based index, below 64.
    #[must_use]
    #[inline]
    pub const fn peg(self, index: u32) -> Peg {
        let [_, b, c] = self.0;
        Peg::modulo_three((b >> index & 1) + 2 * (c >> index & 1))
    }
}

/// What the proof in `tests/proofs/words.rs` takes from here: these operations work on each digit by itself.
#[cfg(test)]
mod tests {
    use super::*;

    const fn digits(digit: u64) -> TritVector {
        match digit {
            0 => TritVector { low: 0, high: 0 },
            1 => TritVector { low: u64::MAX, high: 0 },
            _ => TritVector { low: 0, high: u64::MAX },
        }
    }

    /// A bit of each word depends on nothing but the same bits of the operands, because the operations are bitwise. So nine cases,
    /// each on all lanes, are all there are.
    #[test]
    fn addition_is_digit_by_digit() {
        for (a, b) in (0..3).flat_map(|a| (0..3).map(move |b| (a, b))) {
            assert_eq!(digits(a).plus(digits(b)), digits((a + b) % 3));
            assert_eq!(digits(a).with_above(b), digits((a + b) % 3));
        }
    }

    /// Each digit goes so many places down, and zeros follow.
    #[test]
    fn shifting_moves_each_digit() {
        for places in [1, 2, 4, 8, 16, 32] {
            for (place, digit) in (0..64u32).flat_map(|place| (1..3).map(move |digit| (place, digit))) {
                let one =
                    |place: u32, digit: u64| TritVector { low: (digit & 1) << place, high: (digit >> 1) << place };
                let shifted = if place < places { digits(0) } else { one(place - places, digit) };
                assert_eq!(one(place, digit).shifted(places), shifted);
            }
        }
    }

    /// A word's digits are the sum of those of its bits.
    #[test]
    fn words_are_sums_of_their_bits() {
        let mut word = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..200 {
            let bits = (0..64).filter(|bit| word >> bit & 1 == 1);
            let sum = bits.fold(digits(0), |sum, bit| sum.plus(TritVector::of(1 << bit)));
            assert_eq!(TritVector::of(word), sum, "{word:x}");
            word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        }
    }
}
