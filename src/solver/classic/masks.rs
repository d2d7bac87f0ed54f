//! The pegs of 64 discs at once.
//!
//! Disc k has moved ⌊m / 2ᵏ⌋ times, and once more if bit k − 1 of m is set ([`Rotation::peg_at`](super::word::Rotation::peg_at)).
//! Only the remainder by three matters. All these remainders occur in one division: when m is divided by three in binary, digit by
//! digit from the highest, the remainder after bit k is ⌊m / 2ᵏ⌋ modulo three. So they all follow from the digits of the quotient,
//! which a machine computes in one multiplication. With a the remainder before a bit b, and q the quotient's digit, the remainder
//! after it is 2a + b − 3q: it is odd when b and q differ. If it is even, it is 2 exactly when the next digit of the quotient is 1.
//!
//! Odd-numbered discs go in the opposite direction (see [`seed_move`](super::word::seed_move)), which swaps digits 1 and 2.

use crate::solver::Peg;

/// Sixty-four digits modulo three, bit-sliced: digit 1 is a bit of the low word, digit 2 a bit of the high word, digit 0
/// neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TritVector {
    low: u64,
    high: u64,
}

/// Disc 1 and every second disc after it. This is also a third of 2⁶⁴ − 1.
const EVEN_PLACES: u64 = 0x5555_5555_5555_5555;

impl TritVector {
    /// Returns by how many pegs each disc has advanced after `m` moves: see the [module](self).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, classic::masks::TritVector};
    ///
    /// let masks = TritVector::of(3).masks([Peg::A, Peg::B, Peg::C]);
    /// assert_eq!(masks.0, [!0b11, 0b11, 0]); // discs 1 and 2 have advanced to B, the others are on A
    /// ```
    #[must_use]
    #[inline]
    pub const fn of(m: u64) -> Self {
        Self::below(0, m)
    }

    /// Returns the same for 64 discs of a longer number, whose words above `m` leave the remainder `above` by three, 0 to 2.
    ///
    /// ```
    /// use tower_of_hanoi::solver::classic::masks::TritVector;
    ///
    /// // The two words of 2⁶⁴ + 1.
    /// let [larger, smaller] = [TritVector::below(0, 1), TritVector::below(1, 1)];
    /// assert_eq!(larger, TritVector::of(1));
    /// assert_ne!(smaller, larger);
    /// ```
    #[must_use]
    #[inline]
    pub const fn below(above: u64, m: u64) -> Self {
        // The number is above · 2⁶⁴ + m, and 2⁶⁴ is three times EVEN_PLACES and one more.
        let sum = above + m % 3;
        let carry = (sum >= 3) as u64;
        let rest = sum - 3 * carry;
        let quotient = m / 3 + above * EVEN_PLACES + carry;
        // The digit that follows each digit. After the last one, as if the number continued with a bit 0.
        let next = quotient << 1 | rest >> 1;
        // The sum of the remainder and the bit itself, modulo three.
        let one = quotient & !(m & next);
        let two = !quotient & (m | next);
        let turned = (one ^ two) & !EVEN_PLACES;
        Self { low: one ^ turned, high: two ^ turned }
    }

    /// Returns one mask for each peg, where `names` are the pegs of digits 0, 1 and 2. These must be A, B and C in any order.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, classic::masks::TritVector};
    ///
    /// let two = TritVector::of(3); // two discs: digit 1, the others: digit 0
    /// assert_eq!(two.masks([Peg::A, Peg::C, Peg::B]).0, [!0b11, 0, 0b11]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn masks(self, names: [Peg; 3]) -> PegMasks {
        let Self { low, high } = self;
        let zero = !(low | high);
        PegMasks(match names {
            [Peg::A, Peg::B, _] => [zero, low, high],
            [Peg::A, ..] => [zero, high, low],
            [Peg::B, Peg::A, _] => [low, zero, high],
            [Peg::B, ..] => [high, zero, low],
            [_, Peg::A, _] => [low, high, zero],
            _ => [high, low, zero],
        })
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
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, classic::masks::PegMasks};
    ///
    /// let masks = PegMasks([0b100, 0b001, 0b010]);
    /// assert_eq!([0, 1, 2].map(|index| masks.peg(index)), [Peg::B, Peg::C, Peg::A]); // discs 1, 2 and 3
    /// ```
    #[must_use]
    #[inline]
    pub const fn peg(self, index: u32) -> Peg {
        let [_, b, c] = self.0;
        Peg::from_two_bits((b >> index & 1) | (c >> index & 1) << 1)
    }
}
