//! The pegs of 64 discs at once.
//!
//! Bit k−1 of the number of moves belongs to disc k. Count an even bit as +1 and an odd bit as −1: modulo three that is
//! what the bit is worth, since 2 ≡ −1. Let S be the sum of these from the disc's own bit up to the highest. Then disc k
//! stands S plus its own bit's worth beyond the first peg, in the order of pegs in which the seed formula turns. That
//! sum is a suffix sum over the word, taken for all discs at once with one ternary digit per bit position.

use crate::solver::Peg;

/// Sixty-four digits modulo three, each in one bit of each of two words.
///
/// Digit 0 is neither bit, digit 1 the low bit, digit 2 the high bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digits {
    low: u64,
    high: u64,
}

const EVEN_PLACES: u64 = 0x5555_5555_5555_5555;

impl Digits {
    /// Twice-counted suffix sums of the bits of `m`: see the module.
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

    /// The same with `digit` added everywhere: what the words above this one come to, modulo three.
    #[must_use]
    #[inline]
    pub const fn with_above(self, digit: u64) -> Self {
        match digit {
            0 => self,
            1 => self.plus(Self { low: u64::MAX, high: 0 }),
            _ => self.plus(Self { low: 0, high: u64::MAX }),
        }
    }

    /// Adds digit by digit modulo three, in seven operations.
    #[inline]
    const fn plus(self, other: Self) -> Self {
        let mixed = (self.low | other.high) ^ (self.high | other.low);
        Self { low: (self.high | other.high) ^ mixed, high: (self.low | other.low) ^ mixed }
    }

    #[inline]
    const fn shifted(self, places: u32) -> Self {
        Self { low: self.low >> places, high: self.high >> places }
    }

    /// One mask for each peg, where `names` are the pegs that digits 0, 1 and 2 stand for.
    #[must_use]
    #[inline]
    pub const fn masks(self, names: [Peg; 3]) -> PegMasks {
        PegMasks([self.mask(names, Peg::A), self.mask(names, Peg::B), self.mask(names, Peg::C)])
    }

    #[inline]
    const fn mask(self, names: [Peg; 3], peg: Peg) -> u64 {
        let [zero, one, _] = names;
        if peg.number() == zero.number() {
            !(self.low | self.high)
        } else if peg.number() == one.number() {
            self.low
        } else {
            self.high
        }
    }
}

/// The pegs of up to 64 discs: bit k−1 of mask p is set when disc k stands on peg p.
///
/// ```
/// use tower_of_hanoi::solver::{Peg, binary::{masks::Digits, word::Turn}};
///
/// let turn = Turn::new(3, Peg::A, Peg::C).ok_or("equal pegs")?;
/// let masks = turn.masks(Digits::of(4));
/// // Four moves into three discs: the largest has just crossed, the others wait on B.
/// assert_eq!([masks.peg(0), masks.peg(1), masks.peg(2)], [Peg::B, Peg::B, Peg::C]);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PegMasks(pub [u64; 3]);

impl PegMasks {
    /// The peg of the disc at this place, counted from 0.
    #[must_use]
    #[inline]
    pub const fn peg(self, place: u32) -> Peg {
        let [_, b, c] = self.0;
        Peg::of_three((b >> place & 1) + 2 * (c >> place & 1))
    }
}
