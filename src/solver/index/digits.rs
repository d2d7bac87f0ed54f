//! The digits of an index that belong to discs, one digit for each disc.
//!
//! In two puzzles, a disc moves exactly when the index, written in a certain base, ends in as many zeros as there are smaller
//! discs: the classic puzzle in base 2, and the row of three pegs from end to end in base 3. So each digit belongs to a disc, and
//! the digits from a disc's own digit upwards give the number of its moves.

use super::Index;
use crate::solver::{Disc, DiscCount};

/// A base in which each digit of an index belongs to one disc, the lowest digit to disc 1.
///
/// ```
/// use tower_of_hanoi::solver::{Disc, IndexDigits, DiscCount, Index};
///
/// let discs = DiscCount::try_from(3)?;
/// let second = Disc::from_index(1);
/// assert_eq!(IndexDigits::BINARY.digits_of(&Index::from(6), discs), [0, 1, 1]);
/// assert_eq!(IndexDigits::TERNARY.digits_of(&Index::from(6), discs), [0, 2, 0]);
/// // In the classic puzzle disc 2 makes moves 2 and 6, in the row moves 3 and 6.
/// assert_eq!(IndexDigits::BINARY.moves_of(&Index::from(6), second).to_string(), "2");
/// assert_eq!(IndexDigits::TERNARY.moves_of(&Index::from(6), second).to_string(), "2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IndexDigits {
    base: u32,
}

impl IndexDigits {
    /// Base 2, for the classic puzzle.
    pub const BINARY: Self = Self { base: 2 };
    /// Base 3, for the row of three pegs from end to end.
    pub const TERNARY: Self = Self { base: 3 };

    /// Returns the base.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{IndexDigits, Puzzle, Rule, Solution};
    ///
    /// let row = Solution::new(&Puzzle::builder().discs(9).rule(Rule::Linear).build()?)?;
    /// assert_eq!(row.digits().map(IndexDigits::base), Some(3));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn base(self) -> u32 {
        self.base
    }

    /// The number of digits that fit into a word, and the base to that power.
    const fn chunk(self) -> (u32, u32) {
        let (mut count, mut power) = (0, 1u32);
        while let Some(next) = power.checked_mul(self.base) {
            (count, power) = (count + 1, next);
        }
        (count, power)
    }

    /// Returns one digit for each disc, disc 1 first. Digits beyond the last disc are left out. O(n²) for numbers of n digits.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Index, IndexDigits};
    ///
    /// let discs = DiscCount::try_from(4)?;
    /// assert_eq!(IndexDigits::BINARY.digits_of(&Index::from(11), discs), [1, 1, 0, 1]);
    /// assert_eq!(IndexDigits::TERNARY.digits_of(&Index::from(80), discs), [2, 2, 2, 2]); // the end of the row
    /// # Ok::<(), tower_of_hanoi::solver::TooManyDiscs>(())
    /// ```
    #[must_use]
    pub fn digits_of(self, index: &Index, discs: DiscCount) -> Vec<u32> {
        let (wanted, (count, power)) = (discs.count() as usize, self.chunk());
        let (mut digits, mut rest) = (Vec::with_capacity(wanted), index.clone());
        while digits.len() < wanted {
            let mut word = rest.remainder(power);
            for _ in 0..count {
                digits.push(word % self.base);
                word /= self.base;
            }
            rest = rest.fraction(1, power);
        }
        digits.truncate(wanted);
        digits
    }

    /// Returns the place value of a digit, numbered from 0: the base to that power. It is the index after the first move of the
    /// disc of the digit. O(n²) for a number of n digits.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{IndexDigits, Puzzle, Rule, Solution};
    ///
    /// let row = Solution::new(&Puzzle::builder().discs(9).rule(Rule::Linear).build()?)?;
    /// let ninth = IndexDigits::TERNARY.place_value(2);
    /// assert_eq!(ninth, 9);
    /// assert_eq!(row.move_at(&ninth).map(|mv| mv.to_string()), Some("disc 3 from A to B".into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn place_value(self, place: u32) -> Index {
        self.by_chunks(place, Index::from(1), |worth, power| worth * power)
    }

    /// Returns the index with one digit, numbered from 0, increased by one; after the last digit of the base comes 0. The other
    /// digits stay the same. O(n²) for numbers of n digits.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Index, IndexDigits};
    ///
    /// assert_eq!(IndexDigits::BINARY.increment(&Index::from(0b101), 1), 0b111);
    /// assert_eq!(IndexDigits::BINARY.increment(&Index::from(0b111), 1), 0b101);
    /// assert_eq!(IndexDigits::TERNARY.increment(&Index::from(8), 0), 6); // from 22 to 20
    /// ```
    #[must_use]
    pub fn increment(self, index: &Index, place: u32) -> Index {
        let worth = self.place_value(place);
        match self.without(index, place).remainder(self.base) {
            digit if digit + 1 < self.base => index + &worth,
            digit => index.saturating_sub(&(&worth * digit)),
        }
    }

    /// Returns the number of moves of a disc among the first `index` moves: the multiples of its place value that are not
    /// multiples of the next one. O(n²) for numbers of n digits. For the sources see [`classic`](crate::solver::classic) and
    /// [`linear`](crate::solver::linear).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Disc, Index, IndexDigits};
    ///
    /// let total = Index::mersenne(64);
    /// assert_eq!(IndexDigits::BINARY.moves_of(&total, Disc::SMALLEST), Index::power_of_two(63));
    /// assert_eq!(IndexDigits::BINARY.moves_of(&total, Disc::from_index(63)), 1); // disc 64
    /// ```
    #[must_use]
    pub fn moves_of(self, index: &Index, disc: Disc) -> Index {
        let smaller = self.without(index, disc.number() - 1);
        smaller.saturating_sub(&smaller.fraction(1, self.base))
    }

    /// The index without its lowest digits.
    fn without(self, index: &Index, digits: u32) -> Index {
        self.by_chunks(digits, index.clone(), |rest, power| rest.fraction(1, power))
    }

    /// Applies an operation with the base to a power, in steps as large as a word allows.
    fn by_chunks(self, mut exponent: u32, mut value: Index, change: fn(&Index, u32) -> Index) -> Index {
        let (count, power) = self.chunk();
        while exponent >= count {
            value = change(&value, power);
            exponent -= count;
        }
        change(&value, self.base.pow(exponent))
    }
}
