//! Pegs, how many of them a puzzle has, and sets of them.

use std::fmt;

/// A peg, counted from 0; people see the letters A, B, C…
///
/// ```
/// use tower_of_hanoi::solver::Peg;
///
/// assert_eq!(Peg::new(2).map(Peg::letter), Some('C'));
/// assert_eq!(Peg::new(10), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Peg(u8);

impl Peg {
    /// Peg 0, called A.
    pub const A: Self = Self(0);
    /// Peg 1, called B.
    pub const B: Self = Self(1);
    /// Peg 2, called C.
    pub const C: Self = Self(2);

    /// The peg with this number, 0 to 9.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number < Pegs::MOST { Some(Self(number)) } else { None }
    }

    /// The peg with this number modulo three: the arithmetic of the classic puzzle.
    #[must_use]
    pub const fn of_three(number: u64) -> Self {
        match number % 3 {
            0 => Self::A,
            1 => Self::B,
            _ => Self::C,
        }
    }

    /// The peg whose number stands in the two lowest bits: for tables packed into a word.
    #[must_use]
    #[inline]
    pub(super) const fn from_two_bits(bits: u64) -> Self {
        Self((bits & 3) as u8)
    }

    /// The number of the peg, from 0.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number as a place in a list.
    #[must_use]
    pub const fn place(self) -> usize {
        self.0 as usize
    }

    /// The letter people see: A for peg 0.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The digit of the peg in a position written as text.
    #[must_use]
    pub const fn digit(self) -> char {
        (b'0' + self.0) as char
    }

    /// The peg that a digit names.
    #[must_use]
    pub fn from_digit(digit: char) -> Option<Self> {
        digit.to_digit(10).and_then(|number| u8::try_from(number).ok()).and_then(Self::new)
    }

    /// Of three pegs, the one that is neither this nor `other`; of equal pegs, some other one.
    #[must_use]
    pub const fn third(self, other: Self) -> Self {
        Self::of_three(6 - self.0 as u64 - other.0 as u64)
    }
}

impl fmt::Display for Peg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// How many pegs a puzzle has: 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pegs(u8);

impl Pegs {
    /// The most pegs a puzzle can have: a peg is one decimal digit of a written position.
    pub const MOST: u8 = 10;
    /// The three pegs of the classic puzzle.
    pub const THREE: Self = Self(3);

    /// A number of pegs from 1 to 10.
    #[must_use]
    pub const fn new(count: u8) -> Option<Self> {
        if count >= 1 && count <= Self::MOST { Some(Self(count)) } else { None }
    }

    /// How many.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0
    }

    /// Each peg in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Peg> + Clone {
        (0..self.0).map(Peg)
    }

    /// True when the puzzle has this peg.
    #[must_use]
    pub const fn has(self, peg: Peg) -> bool {
        peg.0 < self.0
    }
}
