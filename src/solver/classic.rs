//! The classic puzzle by the bits of the move number: three pegs, any move, from tower to tower.
//!
//! The solution of n discs has 2ⁿ − 1 moves and is the only shortest one. Move `i` moves the disc whose number is one more than the
//! number of trailing zero bits of `i`, and the bits of `m` give the peg of every disc after `m` moves. Three modules compute the
//! answers:
//!
//! - [`word`]: one move, or the peg of one disc, for move numbers of one machine word, in `const` functions;
//! - [`masks`]: the pegs of 64 discs at once, as three bit masks;
//! - [`Classic`]: moves and positions for move numbers of any length.
//!
//! Two more modules explain the solution: [`automaton`] reads the moves from their bits as a word of six letters, and [`decision`]
//! decides which route the largest disc takes between any two positions.
//!
//! For the formulas see A. M. Hinz, S. Klavžar, C. Petr, The Tower of Hanoi – Myths and Maths, 2nd edition, 2018,
//! chapter 2, doi:10.1007/978-3-319-73779-9.

pub mod automaton;
pub mod decision;
pub mod masks;
pub mod word;

use num_bigint::BigUint;

use super::{Disc, DiscCount, Index, Move, Peg, Position};
use masks::{PegMasks, TritVector};
use word::Rotation;

/// The solution of the classic puzzle between two different pegs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classic {
    discs: DiscCount,
    rotation: Rotation,
    ends: (Peg, Peg),
}

impl Classic {
    /// Returns the solution; `None` unless start and goal are two of pegs A, B and C.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Peg, classic::Classic};
    ///
    /// const LEGEND: Option<DiscCount> = DiscCount::new(64);
    /// let legend = |goal| Classic::new(LEGEND?, Peg::A, goal);
    /// assert_eq!(legend(Peg::C).map(|classic| classic.total().to_string()), Some("18446744073709551615".into()));
    /// assert_eq!([legend(Peg::A), legend(Peg::D)], [None, None]);
    /// ```
    #[must_use]
    pub const fn new(discs: DiscCount, start: Peg, goal: Peg) -> Option<Self> {
        match Rotation::new(discs.count(), start, goal) {
            Some(rotation) => Some(Self { discs, rotation, ends: (start, goal) }),
            None => None,
        }
    }

    /// Returns the pegs of start and goal.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Peg, Position, classic::Classic};
    ///
    /// let discs = DiscCount::try_from(4)?;
    /// let classic = Classic::new(discs, Peg::C, Peg::B).ok_or("equal pegs")?;
    /// let (_, goal) = classic.ends();
    /// assert_eq!(classic.position_at(&classic.total()), Some(Position::tower(discs, goal)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn ends(&self) -> (Peg, Peg) {
        self.ends
    }

    /// Returns the number of discs.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Peg, classic::Classic};
    ///
    /// let classic = Classic::new(DiscCount::try_from(64)?, Peg::A, Peg::C).ok_or("equal pegs")?;
    /// assert_eq!(u64::from(classic.discs().count()), classic.total().bits()); // one binary digit for each disc
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn discs(&self) -> DiscCount {
        self.discs
    }

    /// Returns the number of moves, 2ⁿ − 1. O(n / 64).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Peg, classic::Classic};
    ///
    /// let classic = Classic::new(DiscCount::try_from(100)?, Peg::A, Peg::C).ok_or("equal pegs")?;
    /// assert_eq!(classic.total().to_string(), "1267650600228229401496703205375");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn total(&self) -> Index {
        Index::mersenne(self.discs.count())
    }

    /// Returns move `index`, numbered from 1; `None` when there is no such move.
    ///
    /// O(1) for move numbers of one word, O(n / 64) beyond.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Peg, classic::Classic};
    ///
    /// let classic = Classic::new(DiscCount::try_from(4)?, Peg::A, Peg::B).ok_or("equal pegs")?;
    /// let sixth = classic.move_at(&6.into()).ok_or("no such move")?;
    /// assert_eq!(sixth.to_string(), "disc 2 from B to C");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn move_at(&self, index: &Index) -> Option<Move> {
        if let Some(word) = index.to_u64() {
            return self.rotation.move_at(word);
        }
        let zeros = u32::try_from(index.as_biguint().trailing_zeros()?).ok()?;
        if index.bits() > u64::from(self.discs.count()) {
            return None;
        }
        Some(self.rotation.move_of(Disc::from_index(zeros), remainder_by_three(index.as_biguint())))
    }

    /// Returns the position after `index` moves; `None` past the end. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Peg, classic::Classic};
    ///
    /// let classic = Classic::new(DiscCount::try_from(5)?, Peg::A, Peg::C).ok_or("equal pegs")?;
    /// let text = |index: u64| classic.position_at(&index.into()).map(|position| position.to_string());
    /// assert_eq!([text(15), text(16)], [Some("01111".into()), Some("21111".into())]); // the move of disc 5
    /// assert_eq!([text(31), text(32)], [Some("22222".into()), None]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn position_at(&self, index: &Index) -> Option<Position> {
        let masks = self.masks_at(index)?;
        let mut pegs: Vec<Peg> = masks.iter().flat_map(|masks| (0..64).map(|disc| masks.peg(disc))).collect();
        pegs.truncate(self.discs.count() as usize);
        Position::from_pegs(pegs).ok()
    }

    /// Returns the number of moves after which a position is reached; `None` when it is not on the path. O(n).
    ///
    /// From the largest disc down: a disc that is still on the peg where its tower starts has bit 0, and the smaller discs are on
    /// their way to the third peg. A disc that is already on the goal of its tower has bit 1, and the smaller discs come from the
    /// third peg. The disc is never on the third peg itself.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Peg, classic::Classic};
    ///
    /// let classic = Classic::new(DiscCount::try_from(4)?, Peg::A, Peg::C).ok_or("equal pegs")?;
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
                index.set_bit(disc.index() as u64, true);
                from = third;
            } else if peg == from {
                to = third;
            } else {
                return None;
            }
        }
        Some(index.into())
    }

    /// Returns the position after `index` moves as three bit masks for every 64 discs, the smallest discs first; `None` past the
    /// end. O(n / 64), because a word depends on the words above it only through one number modulo three. Bits beyond the last
    /// disc are set in the mask of the start.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Index, Peg, classic::Classic};
    ///
    /// let classic = Classic::new(DiscCount::try_from(65)?, Peg::A, Peg::C).ok_or("equal pegs")?;
    /// let masks = classic.masks_at(&Index::power_of_two(64)).ok_or("past the end")?;
    /// assert_eq!(masks.iter().map(|word| word.0).collect::<Vec<_>>(), [[0, u64::MAX, 0], [u64::MAX - 1, 0, 1]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn masks_at(&self, index: &Index) -> Option<Vec<PegMasks>> {
        self.each_word(index, |above, word| self.rotation.masks(TritVector::below(above, word)))
    }

    /// Calls `make` for each word of a move number, the smallest discs first, with the remainder by three of the words above it and
    /// with the word. Collects the results; `None` past the end.
    fn each_word<T>(&self, index: &Index, make: impl Fn(u64, u64) -> T) -> Option<Vec<T>> {
        if index.bits() > u64::from(self.discs.count()) {
            return None;
        }
        let number = index.as_biguint();
        let words = self.discs.count().div_ceil(64) as usize;
        let mut all = Vec::with_capacity(words);
        // The remainder of this word together with the words above it.
        let mut left = remainder_by_three(number);
        for word in number.iter_u64_digits() {
            let above = left + 3 - word % 3;
            left = if above >= 3 { above - 3 } else { above };
            all.push(make(left, word));
        }
        all.resize_with(words, || make(0, 0));
        Some(all)
    }
}

/// The number modulo three. Because 2³² leaves 1, this is the remainder of the sum of the half-words.
fn remainder_by_three(number: &BigUint) -> u64 {
    let halves = |word: u64| (word >> 32) + (word & u64::from(u32::MAX));
    number.iter_u64_digits().map(halves).sum::<u64>() % 3
}
