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
    /// The puzzle's peg for each peg of the seed formula.
    names: [Peg; 3],
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
        let names = if discs % 2 == 1 { [start, spare, goal] } else { [start, goal, spare] };
        let last = if discs >= 64 { u64::MAX } else { (1 << discs) - 1 };
        Some(Self { names, last })
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

    /// The move of `disc` with a number that leaves `remainder` modulo three.
    ///
    /// From `i AND i − 1` = i − 2^z to `(i OR i − 1) + 1` = i + 2^z, where z is the number of trailing zeros and 2^z
    /// leaves 1 or 2 as z is even or odd: one remainder gives both pegs.
    #[must_use]
    #[inline]
    pub const fn move_of(&self, disc: Disc, remainder: u64) -> Move {
        let power = if disc.number() % 2 == 1 { 1 } else { 2 };
        Move { disc, from: self.name(remainder + 3 - power), to: self.name(remainder + power) }
    }

    /// The peg of disc `disc` after `m` moves, for discs 1 to 64: `(m >> k) + bit k−1` steps of its own turn. O(1).
    #[must_use]
    #[inline]
    pub const fn peg_at(&self, disc: Disc, m: u64) -> Peg {
        let place = disc.number() - 1;
        let steps = (m >> place >> 1) + (m >> place & 1);
        // Odd discs turn through the seed's pegs downwards, even ones upwards.
        self.name(if place.is_multiple_of(2) { 2 * (steps % 3) } else { steps })
    }

    /// The pegs of 64 discs from their ternary digits.
    #[must_use]
    #[inline]
    pub const fn masks(&self, digits: Digits) -> PegMasks {
        digits.masks(self.names)
    }

    #[inline]
    const fn name(&self, seed: u64) -> Peg {
        let [zero, one, two] = self.names;
        match seed % 3 {
            0 => zero,
            1 => one,
            _ => two,
        }
    }
}

// Both ends of the 64-disc legend: the largest disc makes the one move in the middle, and the last disc lands on C.
const _: () = {
    let Some(turn) = Turn::new(64, Peg::A, Peg::C) else { panic!() };
    let Some(middle) = turn.move_at(1 << 63) else { panic!() };
    assert!(middle.disc.number() == 64 && middle.from.number() == 0 && middle.to.number() == 2);
    assert!(turn.peg_at(Disc::at_place(63), u64::MAX).number() == 2);
    assert!(turn.move_at(0).is_none());
};
