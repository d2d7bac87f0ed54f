//! The digits of an index that belong to the discs, one to each.
//!
//! In two puzzles a disc moves just when the index, counted in a base, ends in as many zeros as there are smaller discs:
//! in the classic one by base 2, and in the row from end to end by base 3. There each digit belongs to a disc, and the
//! digits from its own on count the disc's moves.

use super::{Disc, Discs, Index};

/// A base whose digits belong to the discs: the lowest to the smallest.
///
/// ```
/// use tower_of_hanoi::solver::{Disc, Digits, Discs, Index};
///
/// let discs = Discs::new(3).ok_or("discs")?;
/// let two = Disc::new(2).ok_or("disc")?;
/// assert_eq!(Digits::BINARY.read(&Index::from(6), discs), [0, 1, 1]);
/// assert_eq!(Digits::TERNARY.read(&Index::from(6), discs), [0, 2, 0]);
/// // After six moves of the classic puzzle disc 2 has moved at 2 and at 6; in the row at 3 and at 6.
/// assert_eq!(Digits::BINARY.times(&Index::from(6), two).to_string(), "2");
/// assert_eq!(Digits::TERNARY.times(&Index::from(6), two).to_string(), "2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digits {
    base: u32,
}

impl Digits {
    /// Of the classic puzzle.
    pub const BINARY: Self = Self { base: 2 };
    /// Of the row of three pegs from end to end.
    pub const TERNARY: Self = Self { base: 3 };

    /// The base.
    #[must_use]
    pub const fn base(self) -> u32 {
        self.base
    }

    /// As many digits as one word takes at once, and the base to that power.
    const fn chunk(self) -> (u32, u32) {
        let (mut count, mut power) = (0, 1u32);
        while let Some(next) = power.checked_mul(self.base) {
            (count, power) = (count + 1, next);
        }
        (count, power)
    }

    /// One digit for each disc, disc 1 first. O(n²) in words.
    #[must_use]
    pub fn read(self, index: &Index, discs: Discs) -> Vec<u32> {
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

    /// What digit `place`, counted from 0, is worth: the base to that power.
    #[must_use]
    pub fn worth(self, place: u32) -> Index {
        self.by_chunks(place, Index::from(1), |worth, power| worth.times(power))
    }

    /// The index with one more in digit `place`, and 0 after the base's last digit; the others stay.
    #[must_use]
    pub fn turned(self, index: &Index, place: u32) -> Index {
        let worth = self.worth(place);
        match self.without(index, place).remainder(self.base) {
            digit if digit + 1 < self.base => index.plus(&worth),
            digit => index.minus(&worth.times(digit)),
        }
    }

    /// How often a disc has moved after so many moves: the multiples of its digit's worth that are none of the next one's.
    #[must_use]
    pub fn times(self, index: &Index, disc: Disc) -> Index {
        let smaller = self.without(index, disc.number() - 1);
        smaller.minus(&smaller.fraction(1, self.base))
    }

    /// The index without so many of its lowest digits.
    fn without(self, index: &Index, digits: u32) -> Index {
        self.by_chunks(digits, index.clone(), |rest, power| rest.fraction(1, power))
    }

    /// Does something once for the base to a power, in as large powers as fit a word.
    fn by_chunks(self, mut exponent: u32, mut value: Index, change: fn(&Index, u32) -> Index) -> Index {
        let (count, power) = self.chunk();
        while exponent >= count {
            value = change(&value, power);
            exponent -= count;
        }
        change(&value, self.base.pow(exponent))
    }
}
