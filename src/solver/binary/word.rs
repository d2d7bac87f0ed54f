//! One move and one disc's peg, for numbers of one machine word.

use super::masks::{Digits, PegMasks};
use crate::solver::{Disc, Move, Peg};

/// A move by the published formula, which always starts on peg 0 and chooses its own goal: rod 2 for an odd number of
/// discs, rod 1 for an even one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedMove {
    /// The disc, from 1: one more than the trailing zeros of the move number.
    pub disc: u32,
    /// `(i AND i − 1) mod 3`.
    pub from: u64,
    /// `((i OR i − 1) + 1) mod 3`.
    pub to: u64,
}

/// Move `i`, from 1, by the published formula; it does not depend on the number of discs. O(1).
///
/// The formula's `+ 1` would overflow at 2⁶⁴ − 1, so it is added after the remainder is taken. For `i` = 0, which is no
/// move, it names disc 65.
#[must_use]
pub const fn seed_move(i: u64) -> SeedMove {
    let before = i.wrapping_sub(1);
    SeedMove { disc: i.trailing_zeros() + 1, from: (i & before) % 3, to: ((i | before) % 3 + 1) % 3 }
}

// The published example: move 6 of four discs goes from rod 1 to rod 2. And the last move of 64 discs.
const _: () = {
    let sixth = seed_move(6);
    assert!(sixth.disc == 2 && sixth.from == 1 && sixth.to == 2);
    let last = seed_move(u64::MAX);
    assert!(last.disc == 1 && last.from == 2 && last.to == 1);
};

/// How the discs of a classic puzzle turn: the seed formula's pegs renamed to the pegs of the puzzle.
///
/// The seed turns disc 1 from 0 to 2 to 1, disc 2 the other way, and so on in turns. Going from peg s to peg t is the
/// same walk with the pegs renamed, and which renaming depends only on whether the number of discs is odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The puzzle's pegs for pegs 0, 1 and 2 of the seed formula, two bits each.
    names: u64,
    /// Both pegs of a move, four bits for each remainder of its number modulo three and each parity of its disc: the
    /// whole of [`Turn::move_of`] as one shift.
    steps: u64,
    /// The last move, as far as a word can count.
    last: u64,
}

impl Turn {
    /// The turning of so many discs from `start` to `goal`; `None` unless these are two of A, B and C.
    #[must_use]
    pub const fn new(discs: u32, start: Peg, goal: Peg) -> Option<Self> {
        if start.number() > 2 || goal.number() > 2 || start.number() == goal.number() {
            return None;
        }
        let spare = start.third(goal);
        let (one, two) = if discs % 2 == 1 { (spare, goal) } else { (goal, spare) };
        let [a, b, c] = [start.number() as u64, one.number() as u64, two.number() as u64];
        let last = if discs >= 64 { u64::MAX } else { (1 << discs) - 1 };
        Some(Self { names: a | b << 2 | c << 4, steps: Self::packed(a, b, c), last })
    }

    /// From `i AND i − 1` = i − 2^z to `(i OR i − 1) + 1` = i + 2^z, where z is the number of trailing zeros and 2^z
    /// leaves 1 or 2 as z is even or odd: so the remainder of i and the parity of the disc, z + 1, give both pegs.
    const fn packed(a: u64, b: u64, c: u64) -> u64 {
        // For an odd disc, a remainder of 0 goes from 2 to 1, 1 from 0 to 2 and 2 from 1 to 0; for an even one, back.
        let even = [b | c << 2, c | a << 2, a | b << 2];
        let odd = [c | b << 2, a | c << 2, b | a << 2];
        even[0] | odd[0] << 4 | even[1] << 8 | odd[1] << 12 | even[2] << 16 | odd[2] << 20
    }

    /// Move `i`, from 1; `None` when there is no such move. O(1), one division.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, binary::word::Turn};
    ///
    /// const TURN: Option<Turn> = Turn::new(64, Peg::A, Peg::C);
    /// let last = TURN.and_then(|turn| turn.move_at(u64::MAX));
    /// assert_eq!(last.map(|last| last.to), Some(Peg::C));
    /// ```
    #[must_use]
    #[inline]
    pub const fn move_at(&self, i: u64) -> Option<Move> {
        if i == 0 || i > self.last {
            return None;
        }
        Some(self.move_of(Disc::at_place(i.trailing_zeros()), i % 3))
    }

    /// The move of `disc` with a number that leaves `remainder`, 0 to 2, modulo three.
    #[must_use]
    #[inline]
    pub const fn move_of(&self, disc: Disc, remainder: u64) -> Move {
        let both = self.steps >> (remainder * 8 + (disc.number() % 2) as u64 * 4);
        Move { disc, from: Peg::from_two_bits(both), to: Peg::from_two_bits(both >> 2) }
    }

    /// The peg of disc `disc` after `m` moves, for discs 1 to 64: `(m >> k) + bit k−1` steps of its own turn. O(1).
    #[must_use]
    #[inline]
    pub const fn peg_at(&self, disc: Disc, m: u64) -> Peg {
        let place = disc.number() - 1;
        let steps = (m >> place >> 1) + (m >> place & 1);
        // Odd discs turn through the seed's pegs downwards, even ones upwards.
        // Twice the remainder, not the remainder of twice: at 2⁶⁴ − 1 that would overflow.
        self.name(if place.is_multiple_of(2) { 2 * (steps % 3) % 3 } else { steps % 3 })
    }

    #[inline]
    const fn name(&self, seed: u64) -> Peg {
        Peg::from_two_bits(self.names >> (2 * seed))
    }

    /// The pegs of 64 discs from their ternary digits.
    #[must_use]
    #[inline]
    pub const fn masks(&self, digits: Digits) -> PegMasks {
        digits.masks([self.name(0), self.name(1), self.name(2)])
    }
}

// Both ends of the 64-disc legend: the largest disc makes the one move in the middle, and the last disc lands on C.
const _: () = {
    let Some(turn) = Turn::new(64, Peg::A, Peg::C) else { panic!() };
    let Some(middle) = turn.move_at(1 << 63) else { panic!() };
    assert!(middle.disc.number() == 64 && middle.from.number() == 0 && middle.to.number() == 2);
    assert!(turn.peg_at(Disc::at_place(63), u64::MAX).number() == 2);
    assert!(turn.peg_at(Disc::at_place(0), u64::MAX).number() == 2);
    assert!(turn.move_at(0).is_none());
};
