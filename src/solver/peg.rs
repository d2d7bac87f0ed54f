//! Pegs, and how many a puzzle has.

use std::fmt;
use std::str::FromStr;

/// A peg, numbered from 0 and shown as a letter from A.
///
/// ```
/// use tower_of_hanoi::solver::Peg;
///
/// let peg = Peg::try_from(2)?;
/// assert_eq!((peg, peg.letter()), (Peg::C, 'C'));
/// assert_eq!(Peg::new(10), None);
/// assert_eq!("D".parse(), Ok(Peg::D));
/// assert_eq!("K".parse::<Peg>().map_err(|error| error.to_string()), Err("there is no peg “K”: pegs are A to J".into()));
/// # Ok::<(), tower_of_hanoi::solver::NoSuchPeg>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Peg(u8);

/// The error of asking for a peg whose number is [`PegCount::MAX`] or more, with this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchPeg(pub u8);

impl Peg {
    /// Peg 0.
    pub const A: Self = Self(0);
    /// Peg 1.
    pub const B: Self = Self(1);
    /// Peg 2.
    pub const C: Self = Self(2);
    /// Peg 3.
    pub const D: Self = Self(3);
    /// Peg 4.
    pub const E: Self = Self(4);
    /// Peg 5.
    pub const F: Self = Self(5);
    /// Peg 6.
    pub const G: Self = Self(6);
    /// Peg 7.
    pub const H: Self = Self(7);
    /// Peg 8.
    pub const I: Self = Self(8);
    /// Peg 9.
    pub const J: Self = Self(9);

    /// Returns the peg with this number, 0 to 9; `None` for others.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Peg;
    ///
    /// assert_eq!(Peg::new(0), Some(Peg::A));
    /// assert_eq!((Peg::new(9), Peg::new(10)), (Some(Peg::J), None));
    /// ```
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number < PegCount::MAX { Some(Self(number)) } else { None }
    }

    /// Returns the peg with this number modulo three, for arithmetic on three pegs.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Peg;
    ///
    /// let next = |peg: Peg| Peg::modulo_three(u64::from(peg.to_u8()) + 1);
    /// assert_eq!([Peg::A, Peg::B, Peg::C].map(next), [Peg::B, Peg::C, Peg::A]); // once round the ring
    /// ```
    #[must_use]
    pub const fn modulo_three(number: u64) -> Self {
        match number % 3 {
            0 => Self::A,
            1 => Self::B,
            _ => Self::C,
        }
    }

    /// Returns the peg whose number is in the two lowest bits, for tables packed into a word.
    #[must_use]
    #[inline]
    pub(super) const fn from_two_bits(bits: u64) -> Self {
        Self((bits & 3) as u8)
    }

    /// Returns the number of the peg, from 0.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Peg;
    ///
    /// let (from, to) = (Peg::A, Peg::D);
    /// assert_eq!(to.to_u8() - from.to_u8(), 3); // moves of one disc along a row
    /// ```
    #[must_use]
    pub const fn to_u8(self) -> u8 {
        self.0
    }

    /// Returns the number of the peg, from 0, as an index into a list of pegs.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Position;
    ///
    /// let mut heights = [0; 3];
    /// "00121".parse::<Position>()?.iter().for_each(|(_, peg)| heights[peg.index()] += 1);
    /// assert_eq!(heights, [2, 2, 1]);
    /// # Ok::<(), tower_of_hanoi::solver::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the letter shown for the peg: A for peg 0.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, PegCount};
    ///
    /// assert_eq!(PegCount::FOUR.iter().map(Peg::letter).collect::<String>(), "ABCD");
    /// ```
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// Returns the peg of a letter from A to J, or from a to j; `None` for other characters.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Peg;
    ///
    /// assert_eq!((Peg::from_letter('J'), Peg::from_letter('j')), (Some(Peg::J), Some(Peg::J)));
    /// assert_eq!((Peg::from_letter('K'), Peg::from_letter('0')), (None, None)); // for 0, see `Peg::from_digit`
    /// ```
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_uppercase() {
            letter @ 'A'..='J' => Self::new(letter as u8 - b'A'),
            _ => None,
        }
    }

    /// Returns the digit of the peg in a written position or arc: 0 for peg A.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Arcs, Peg};
    ///
    /// let text: String = [Peg::C, Peg::A].map(Peg::digit).into_iter().collect();
    /// assert_eq!(text, "20");
    /// assert!(text.parse::<Arcs>()?.contains(Peg::C, Peg::A));
    /// # Ok::<(), tower_of_hanoi::solver::ParseRuleError>(())
    /// ```
    #[must_use]
    pub const fn digit(self) -> char {
        (b'0' + self.0) as char
    }

    /// Returns the peg of a digit, A for 0 and J for 9; `None` for other characters.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Peg;
    ///
    /// let pegs: Option<Vec<_>> = "0121".chars().map(Peg::from_digit).collect();
    /// assert_eq!(pegs, Some(vec![Peg::A, Peg::B, Peg::C, Peg::B]));
    /// assert_eq!(Peg::from_digit('A'), None);
    /// ```
    #[must_use]
    pub fn from_digit(digit: char) -> Option<Self> {
        digit.to_digit(10).and_then(|number| u8::try_from(number).ok()).and_then(Self::new)
    }

    /// Returns the third of pegs A, B and C, if this peg and `other` are two different ones of them. For other pegs it is one of
    /// the three, without a meaning.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, Puzzle};
    ///
    /// let (start, goal) = Puzzle::classic(64)?.towers().ok_or("no towers")?;
    /// assert_eq!(start.third(goal), Peg::B); // where discs 1 to 63 wait for the move of disc 64
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn third(self, other: Self) -> Self {
        // A multiple of three keeps the difference from being negative, whatever the pegs.
        Self::modulo_three(30 - self.0 as u64 - other.0 as u64)
    }
}

/// The error of parsing a [`Peg`] from something else than a letter from A to J, with this text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsePegError(pub String);

impl FromStr for Peg {
    type Err = ParsePegError;

    /// Reads the letter of the peg, as [`Peg::from_letter`] does. The inverse of its display.
    fn from_str(text: &str) -> Result<Self, ParsePegError> {
        let mut letters = text.chars();
        let peg = letters.next().and_then(Self::from_letter).filter(|_| letters.next().is_none());
        peg.ok_or_else(|| ParsePegError(text.to_owned()))
    }
}

impl fmt::Display for ParsePegError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no peg “{}”: pegs are A to J", self.0)
    }
}

impl std::error::Error for ParsePegError {}

impl TryFrom<u8> for Peg {
    type Error = NoSuchPeg;

    fn try_from(number: u8) -> Result<Self, NoSuchPeg> {
        Self::new(number).ok_or(NoSuchPeg(number))
    }
}

impl From<Peg> for u8 {
    fn from(peg: Peg) -> Self {
        peg.0
    }
}

impl fmt::Debug for Peg {
    /// Writes the letter, such as `Peg(A)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Peg({self})")
    }
}

impl fmt::Display for Peg {
    /// Writes the letter.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for NoSuchPeg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no peg {}", self.0)
    }
}

impl std::error::Error for NoSuchPeg {}

/// The number of pegs of a puzzle, 1 to [`PegCount::MAX`].
///
/// ```
/// use tower_of_hanoi::solver::{Peg, PegCount};
///
/// let four = PegCount::try_from(4)?;
/// assert_eq!(four.iter().last(), Peg::new(3));
/// assert!(!PegCount::THREE.contains(Peg::try_from(3)?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PegCount(u8);

/// The error of asking for no pegs or for more than [`PegCount::MAX`], with the number asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidPegCount(pub u8);

impl PegCount {
    /// The largest number of pegs. Each peg is one decimal digit of a written position.
    pub const MAX: u8 = 10;
    /// The three pegs of the classic puzzle.
    pub const THREE: Self = Self(3);
    /// Four pegs.
    pub const FOUR: Self = Self(4);

    /// Returns the count for a number of pegs; `None` for 0 and above [`PegCount::MAX`].
    ///
    /// ```
    /// use tower_of_hanoi::solver::PegCount;
    ///
    /// assert_eq!(PegCount::new(3), Some(PegCount::THREE));
    /// assert_eq!((PegCount::new(0), PegCount::new(11)), (None, None));
    /// ```
    #[must_use]
    pub const fn new(count: u8) -> Option<Self> {
        if count >= 1 && count <= Self::MAX { Some(Self(count)) } else { None }
    }

    /// Returns the number.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Puzzle;
    ///
    /// let reve = Puzzle::builder().discs(8).pegs(4).build()?;
    /// let positions = u64::from(reve.pegs().count()).pow(reve.discs().count());
    /// assert_eq!(positions, 65_536);
    /// # Ok::<(), tower_of_hanoi::solver::PuzzleError>(())
    /// ```
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0
    }

    /// Iterates over the pegs in order, from A.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, PegCount, Rule};
    ///
    /// let pegs = PegCount::try_from(5)?;
    /// let neighbours: Vec<_> = pegs.iter().filter(|&peg| Rule::Cyclic.allows(pegs, Peg::A, peg)).collect();
    /// assert_eq!(neighbours, [Peg::B, Peg::E]);
    /// # Ok::<(), tower_of_hanoi::solver::InvalidPegCount>(())
    /// ```
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Peg> + Clone {
        (0..self.0).filter_map(Peg::new)
    }

    /// Returns true when the puzzle has this peg.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, PegCount};
    ///
    /// assert!(PegCount::FOUR.contains(Peg::D)); // peg 3 is the fourth
    /// assert!(!PegCount::FOUR.contains(Peg::E));
    /// ```
    #[must_use]
    pub const fn contains(self, peg: Peg) -> bool {
        peg.to_u8() < self.0
    }

    /// Returns the last peg, such as C of three pegs. It is the goal of a puzzle unless another is set.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, PegCount, Puzzle};
    ///
    /// assert_eq!(PegCount::FOUR.last(), Peg::D);
    /// assert_eq!(Puzzle::builder().discs(8).pegs(4).build()?.goal().tower(), Some(Peg::D));
    /// # Ok::<(), tower_of_hanoi::solver::PuzzleError>(())
    /// ```
    #[must_use]
    pub fn last(self) -> Peg {
        self.iter().next_back().unwrap_or(Peg::A)
    }
}

impl TryFrom<u8> for PegCount {
    type Error = InvalidPegCount;

    fn try_from(count: u8) -> Result<Self, InvalidPegCount> {
        Self::new(count).ok_or(InvalidPegCount(count))
    }
}

impl From<PegCount> for u8 {
    fn from(pegs: PegCount) -> Self {
        pegs.0
    }
}

impl fmt::Display for PegCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for InvalidPegCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a puzzle cannot have {} pegs: it has 1 to {}", self.0, PegCount::MAX)
    }
}

impl std::error::Error for InvalidPegCount {}
