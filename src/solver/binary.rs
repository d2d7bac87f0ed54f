//! The classic puzzle by its bits: three pegs, any move, from one peg to another.
//!
//! The solution of n discs has 2ⁿ − 1 moves and is the only shortest one. Move `i` moves the disc one above the number
//! of trailing zero bits of `i`, and where each disc stands after `m` moves follows from the bits of `m`. Three ways to
//! the same answers, from the plainest to the fastest:
//!
//! - [`word`]: one move, or one disc's peg, for numbers of one machine word, in constant functions;
//! - [`masks`]: the pegs of 64 discs at once, as three bit masks;
//! - [`Classic`]: moves and positions of any length, limb by limb.

pub mod masks;
pub mod word;

use num_bigint::BigUint;

use super::{Disc, Discs, Index, Move, Peg, Position};
use masks::{Digits, PegMasks};
use word::Turn;

/// The classic puzzle between two different pegs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classic {
    discs: Discs,
    turn: Turn,
    ends: (Peg, Peg),
}

impl Classic {
    /// The classic puzzle of so many discs; `None` unless the pegs are two of A, B and C.
    #[must_use]
    pub const fn new(discs: Discs, start: Peg, goal: Peg) -> Option<Self> {
        match Turn::new(discs.count(), start, goal) {
            Some(turn) => Some(Self { discs, turn, ends: (start, goal) }),
            None => None,
        }
    }

    /// From which peg to which.
    #[must_use]
    pub const fn ends(&self) -> (Peg, Peg) {
        self.ends
    }

    /// How many discs.
    #[must_use]
    pub const fn discs(&self) -> Discs {
        self.discs
    }

    /// 2ⁿ − 1.
    #[must_use]
    pub fn total(&self) -> Index {
        Index::ones(self.discs.count())
    }

    /// Move `index`, counted from 1; `None` when there is no such move.
    ///
    /// O(1) for indices of one word, O(n / 64) beyond.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Discs, Peg, binary::Classic};
    ///
    /// let discs = Discs::new(4).ok_or("too many discs")?;
    /// let classic = Classic::new(discs, Peg::A, Peg::B).ok_or("equal pegs")?;
    /// let sixth = classic.move_at(&6.into()).ok_or("no such move")?;
    /// assert_eq!(sixth.to_string(), "disc 2 from B to C");
    /// # Ok::<(), &str>(())
    /// ```
    #[must_use]
    pub fn move_at(&self, index: &Index) -> Option<Move> {
        if let Some(word) = index.word() {
            return self.turn.move_at(word);
        }
        let zeros = u32::try_from(index.number().trailing_zeros()?).ok()?;
        if index.bits() > u64::from(self.discs.count()) {
            return None;
        }
        Some(self.turn.move_of(Disc::at_place(zeros), remainder_by_three(index.number())))
    }

    /// The peg of every disc after `index` moves; `None` past the end. O(n).
    #[must_use]
    pub fn position_at(&self, index: &Index) -> Option<Position> {
        let masks = self.masks_at(index)?;
        let places = 0..self.discs.count();
        let pegs = places.map(|place| masks.get(place as usize / 64).map_or(Peg::A, |word| word.peg(place % 64)));
        Position::from_pegs(pegs.collect()).ok()
    }

    /// After how many moves a position is reached; `None` when it is not on the path. O(n).
    ///
    /// From the largest disc down: while it waits on the peg that its tower leaves, its bit is 0 and the smaller ones are on
    /// their way to the third peg; once it stands on the peg that its tower goes to, its bit is 1 and they come from the
    /// third. On the third peg itself it never stands.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Discs, Peg, binary::Classic};
    ///
    /// let discs = Discs::new(4).ok_or("too many discs")?;
    /// let classic = Classic::new(discs, Peg::A, Peg::C).ok_or("equal pegs")?;
    /// assert_eq!(classic.index_of(&"0111".parse()?), Some(7.into()));
    /// assert_eq!(classic.index_of(&"0222".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn index_of(&self, position: &Position) -> Option<Index> {
        if position.discs() != self.discs {
            return None;
        }
        let (mut from, mut to) = self.ends;
        let mut index = BigUint::ZERO;
        for (disc, peg) in position.iter().rev() {
            let third = from.third(to);
            if peg == to {
                index.set_bit(disc.place() as u64, true);
                from = third;
            } else if peg == from {
                to = third;
            } else {
                return None;
            }
        }
        Some(index.into())
    }

    /// The same as three bit masks for every 64 discs, the smallest discs first. O(n / 64): a suffix sum over the whole
    /// number is a suffix sum over each limb and one ternary digit carried down from the limbs above.
    #[must_use]
    pub fn masks_at(&self, index: &Index) -> Option<Vec<PegMasks>> {
        if index.bits() > u64::from(self.discs.count()) {
            return None;
        }
        let limbs = self.discs.count().div_ceil(64) as usize;
        let mut masks = vec![PegMasks::default(); limbs];
        let words: Vec<u64> = index.number().iter_u64_digits().collect();
        let mut above = 0;
        for (place, masks) in masks.iter_mut().enumerate().rev() {
            let word = words.get(place).copied().unwrap_or(0);
            *masks = self.turn.masks(Digits::of(word).with_above(above));
            above = (above + word % 3) % 3;
        }
        Some(masks)
    }
}

/// The number modulo three. 2⁶⁴ leaves 1, so the limbs add up.
fn remainder_by_three(number: &BigUint) -> u64 {
    number.iter_u64_digits().fold(0, |sum, limb| (sum + limb % 3) % 3)
}
