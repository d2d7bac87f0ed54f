//! One move, or one disc's peg, for move numbers of one machine word.

use super::masks::{PegMasks, TritVector};
use crate::solver::{Disc, Move, Peg};

/// A move by the published formula. Its puzzle starts on peg 0 and ends on peg 2 when the number of discs is odd, on peg 1
/// when it is even.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedMove {
    /// The disc, from 1: one more than the trailing zeros of the move number.
    pub disc: u32,
    /// `(i AND i − 1) mod 3`.
    pub from: u64,
    /// `((i OR i − 1) + 1) mod 3`.
    pub to: u64,
}

/// Returns move `i`, numbered from 1, by the published formula, which does not need the number of discs. O(1).
///
/// The `+ 1` of the formula would overflow at 2⁶⁴ − 1, so it is added after the remainder is taken. Move 0 does not exist; for
/// it, the formula gives disc 65.
///
/// ```
/// use tower_of_hanoi::solver::classic::word::{SeedMove, seed_move};
///
/// assert_eq!(seed_move(6), SeedMove { disc: 2, from: 1, to: 2 });
/// assert_eq!(seed_move(1 << 63), SeedMove { disc: 64, from: 0, to: 1 }); // the middle of 64 discs
/// assert_eq!(seed_move(0).disc, 65);
/// ```
#[must_use]
pub const fn seed_move(i: u64) -> SeedMove {
    let before = i.wrapping_sub(1);
    SeedMove { disc: i.trailing_zeros() + 1, from: (i & before) % 3, to: ((i | before) % 3 + 1) % 3 }
}

// The published example: move 6 of four discs goes from peg 1 to peg 2. The last line is the last move of 64 discs.
const _: () = {
    let sixth = seed_move(6);
    assert!(sixth.disc == 2 && sixth.from == 1 && sixth.to == 2);
    let last = seed_move(u64::MAX);
    assert!(last.disc == 1 && last.from == 2 && last.to == 1);
};

/// The seed formula with its pegs renamed to those of a puzzle.
///
/// In the seed formula, disc 1 goes round the pegs as 0 → 2 → 1 → 0, disc 2 in the opposite direction, and so on alternately. Every
/// classic puzzle is the same with the pegs renamed. The renaming depends on its two pegs and on whether the number of discs is
/// odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rotation {
    /// The pegs of the puzzle for pegs 0, 1 and 2 of the seed formula, two bits each.
    names: u64,
    /// Both pegs of a move, four bits for each remainder of its number modulo three and each parity of its disc, so that
    /// [`Rotation::move_of`] is a single shift.
    steps: u64,
    /// The number of the last move, or the largest word.
    last: u64,
}

impl Rotation {
    /// Returns the renaming for a puzzle; `None` unless start and goal are two of pegs A, B and C. Of more than 64 discs, it has
    /// the first 2⁶⁴ − 1 moves.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, classic::word::Rotation};
    ///
    /// let first = |discs| Rotation::new(discs, Peg::A, Peg::C)?.move_at(1);
    /// assert_eq!([first(3), first(4)].map(|mv| mv.map(|mv| mv.to)), [Some(Peg::C), Some(Peg::B)]); // odd, even
    /// assert_eq!([Peg::A, Peg::D].map(|goal| Rotation::new(3, Peg::A, goal)), [None, None]);
    /// ```
    #[must_use]
    pub const fn new(discs: u32, start: Peg, goal: Peg) -> Option<Self> {
        if start.to_u8() > 2 || goal.to_u8() > 2 || start.to_u8() == goal.to_u8() {
            return None;
        }
        let spare = start.third(goal);
        let (one, two) = if discs % 2 == 1 { (spare, goal) } else { (goal, spare) };
        let [a, b, c] = [start.to_u8() as u64, one.to_u8() as u64, two.to_u8() as u64];
        let last = if discs >= 64 { u64::MAX } else { (1 << discs) - 1 };
        Some(Self { names: a | b << 2 | c << 4, steps: Self::packed(a, b, c), last })
    }

    /// A move goes from i − 2^z to i + 2^z modulo three, where z is the number of trailing zeros. 2^z leaves 1 or 2 as z is
    /// even or odd, so the remainder of i and the parity of the disc, z + 1, give both pegs.
    const fn packed(a: u64, b: u64, c: u64) -> u64 {
        // Odd-numbered discs go from 2 to 1 for remainder 0, from 0 to 2 for 1, and from 1 to 0 for 2. Even-numbered discs go back.
        let even = [b | c << 2, c | a << 2, a | b << 2];
        let odd = [c | b << 2, a | c << 2, b | a << 2];
        even[0] | odd[0] << 4 | even[1] << 8 | odd[1] << 12 | even[2] << 16 | odd[2] << 20
    }

    /// Returns move `i`, numbered from 1; `None` when there is no such move. O(1), one division.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, classic::word::Rotation};
    ///
    /// const ROTATION: Option<Rotation> = Rotation::new(64, Peg::A, Peg::C);
    /// let last = ROTATION.and_then(|rotation| rotation.move_at(u64::MAX));
    /// assert_eq!(last.map(|last| last.to), Some(Peg::C));
    /// ```
    #[must_use]
    #[inline]
    pub const fn move_at(&self, i: u64) -> Option<Move> {
        if i == 0 || i > self.last {
            return None;
        }
        Some(self.move_of(Disc::from_index(i.trailing_zeros()), i % 3))
    }

    /// Returns the move of a disc whose number leaves `remainder`, 0 to 2, modulo three. O(1).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Disc, Peg, classic::word::Rotation};
    ///
    /// let rotation = Rotation::new(128, Peg::A, Peg::C).ok_or("equal pegs")?;
    /// let mv = rotation.move_of(Disc::new(101).ok_or("no disc")?, 1); // move 2¹⁰⁰, which leaves 1
    /// assert_eq!(mv.to_string(), "disc 101 from A to B");
    /// # Ok::<(), &str>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn move_of(&self, disc: Disc, remainder: u64) -> Move {
        let both = self.steps >> (remainder * 8 + (disc.number() % 2) as u64 * 4);
        Move { disc, from: Peg::from_two_bits(both), to: Peg::from_two_bits(both >> 2) }
    }

    /// Returns the peg of a disc, 1 to 64, after `m` moves. O(1): disc k has moved `(m >> k) + bit k − 1 of m` times.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Disc, Peg, classic::word::Rotation};
    ///
    /// let rotation = Rotation::new(64, Peg::A, Peg::C).ok_or("equal pegs")?;
    /// let pegs = |m| [1, 63, 64].map(|number| Disc::new(number).map(|disc| rotation.peg_at(disc, m)));
    /// assert_eq!(pegs((1 << 63) - 1), [Some(Peg::B), Some(Peg::B), Some(Peg::A)]);
    /// assert_eq!(pegs(1 << 63), [Some(Peg::B), Some(Peg::B), Some(Peg::C)]);
    /// # Ok::<(), &str>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn peg_at(&self, disc: Disc, m: u64) -> Peg {
        let bit = disc.number() - 1;
        let moves = (m >> bit >> 1) + (m >> bit & 1);
        // Odd-numbered discs go down through the seed's pegs, even-numbered discs go up. Twice the remainder, because the remainder
        // of twice the number would overflow at 2⁶⁴ − 1.
        self.name(if bit.is_multiple_of(2) { 2 * (moves % 3) % 3 } else { moves % 3 })
    }

    /// Returns the pegs of the puzzle for pegs 0, 1 and 2 of the seed formula.
    #[must_use]
    #[inline]
    pub(super) const fn names(&self) -> [Peg; 3] {
        [self.name(0), self.name(1), self.name(2)]
    }

    #[inline]
    const fn name(&self, seed: u64) -> Peg {
        Peg::from_two_bits(self.names >> (2 * seed))
    }

    /// Returns the pegs of 64 discs. O(1).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, classic::{masks::TritVector, word::Rotation}};
    ///
    /// let rotation = Rotation::new(64, Peg::A, Peg::C).ok_or("equal pegs")?;
    /// assert_eq!(rotation.masks(TritVector::of(u64::MAX)).0, [0, 0, u64::MAX]); // all on C at the end
    /// # Ok::<(), &str>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn masks(&self, digits: TritVector) -> PegMasks {
        digits.masks(self.names())
    }
}

// The legend of the 64 discs: the largest disc makes its only move in the middle, and all discs end on C.
const _: () = {
    let Some(rotation) = Rotation::new(64, Peg::A, Peg::C) else { panic!() };
    let Some(middle) = rotation.move_at(1 << 63) else { panic!() };
    assert!(middle.disc.number() == 64 && middle.from.to_u8() == 0 && middle.to.to_u8() == 2);
    assert!(rotation.peg_at(Disc::from_index(63), u64::MAX).to_u8() == 2);
    assert!(rotation.peg_at(Disc::from_index(0), u64::MAX).to_u8() == 2);
    assert!(rotation.move_at(0).is_none());
};
