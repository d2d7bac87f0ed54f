//! Positions: where every disc is.

use std::cmp::Ordering;
use std::str::FromStr;
use std::{fmt, iter, slice};

use super::{Disc, DiscCount, Move, Peg, PegCount};

/// The peg of every disc. On each peg the larger discs lie below the smaller ones, so the pegs determine the whole position.
///
/// As text, a position is one digit for each disc, the **largest disc first**, so it reads as the number of its vertex in the
/// [state graph](super::graph::StateGraph).
///
/// ```
/// use tower_of_hanoi::solver::{Disc, Peg, Position};
///
/// let position: Position = "00121".parse()?;
/// assert_eq!(position.peg(Disc::SMALLEST), Some(Peg::B));
/// assert_eq!(position.to_string(), "00121");
/// assert_eq!([Peg::B, Peg::C, Peg::B, Peg::A, Peg::A].into_iter().collect::<Position>(), position);
/// # Ok::<(), tower_of_hanoi::solver::ParsePositionError>(())
/// ```
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Position {
    /// The peg of each disc, disc 1 first.
    pegs: Vec<Peg>,
}

/// The error of making a [`Position`] from a text that is not one, or of too many discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePositionError;

impl Position {
    /// Returns the position with all discs on one peg. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Peg, Position};
    ///
    /// let goal = Position::tower(DiscCount::try_from(4)?, Peg::C);
    /// assert_eq!(goal.to_string(), "2222");
    /// # Ok::<(), tower_of_hanoi::solver::TooManyDiscs>(())
    /// ```
    #[must_use]
    pub fn tower(discs: DiscCount, peg: Peg) -> Self {
        Self { pegs: vec![peg; discs.count() as usize] }
    }

    /// Returns the position with disc 1 on the first peg of the list, disc 2 on the second, and so on.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, Position};
    ///
    /// let position = Position::from_pegs(vec![Peg::B, Peg::A, Peg::C])?; // disc 1 on B
    /// assert_eq!(position.to_string(), "201"); // disc 3 on C comes first
    /// assert!(Position::from_pegs(vec![Peg::A; 1_000_001]).is_err());
    /// # Ok::<(), tower_of_hanoi::solver::ParsePositionError>(())
    /// ```
    ///
    /// # Errors
    /// When the list is longer than [`DiscCount::MAX`].
    pub fn from_pegs(pegs: Vec<Peg>) -> Result<Self, ParsePositionError> {
        if pegs.len() > DiscCount::MAX as usize { Err(ParsePositionError) } else { Ok(Self { pegs }) }
    }

    /// Returns the peg of every disc, disc 1 first.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, Position};
    ///
    /// let position: Position = "0122".parse()?;
    /// assert_eq!(position.pegs(), [Peg::C, Peg::C, Peg::B, Peg::A]);
    /// # Ok::<(), tower_of_hanoi::solver::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn pegs(&self) -> &[Peg] {
        &self.pegs
    }

    /// Returns the number of discs.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Position};
    ///
    /// let position: Position = "0001".parse()?;
    /// assert_eq!(position.discs().count(), 4); // the zeros are discs on peg A
    /// assert_eq!(Position::default().discs(), DiscCount::ZERO);
    /// # Ok::<(), tower_of_hanoi::solver::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn discs(&self) -> DiscCount {
        u32::try_from(self.pegs.len()).ok().and_then(DiscCount::new).unwrap_or(DiscCount::ZERO)
    }

    /// Returns the peg of a disc; `None` when there is no such disc.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Disc, Index, Peg, Puzzle, Solution};
    ///
    /// let solution = Solution::new(&Puzzle::classic(64)?)?;
    /// let after_half = solution.position_at(&Index::power_of_two(63)).ok_or("no such index")?;
    /// assert_eq!(Disc::new(64).and_then(|disc| after_half.peg(disc)), Some(Peg::C));
    /// assert_eq!(Disc::new(65).and_then(|disc| after_half.peg(disc)), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn peg(&self, disc: Disc) -> Option<Peg> {
        self.pegs.get(disc.index()).copied()
    }

    /// Iterates over the discs with their pegs, the smallest first.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, Position};
    ///
    /// let position: Position = "0121".parse()?;
    /// let on_b = position.iter().filter(|&(_, peg)| peg == Peg::B);
    /// assert_eq!(on_b.map(|(disc, _)| disc.number()).collect::<Vec<_>>(), [1, 3]);
    /// # Ok::<(), tower_of_hanoi::solver::ParsePositionError>(())
    /// ```
    pub fn iter(&self) -> PositionIter<'_> {
        self.into_iter()
    }

    /// Returns the peg of all discs; `None` when they are on several pegs, and when there are no discs. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, Position};
    ///
    /// assert_eq!("222".parse::<Position>()?.as_tower(), Some(Peg::C));
    /// assert_eq!("220".parse::<Position>()?.as_tower(), None);
    /// assert_eq!(Position::default().as_tower(), None);
    /// # Ok::<(), tower_of_hanoi::solver::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn as_tower(&self) -> Option<Peg> {
        let first = *self.pegs.first()?;
        self.pegs.iter().all(|&peg| peg == first).then_some(first)
    }

    /// Puts the disc of a move on its new peg. Use [`Position::play`] to check first whether the move is legal. Does nothing if
    /// there is no such disc. O(1).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Peg, Position, Puzzle, Solution};
    ///
    /// let solution = Solution::new(&Puzzle::classic(10)?)?;
    /// let mut position = Position::tower(DiscCount::try_from(10)?, Peg::A);
    /// solution.moves(..).for_each(|mv| position.play_unchecked(mv)); // 1023 legal moves
    /// assert_eq!(position.as_tower(), Some(Peg::C));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play_unchecked(&mut self, mv: Move) {
        if let Some(peg) = self.pegs.get_mut(mv.disc.index()) {
            *peg = mv.to;
        }
    }

    /// Returns the position with larger discs added. The next larger disc is on the first peg of the list.
    #[must_use]
    pub(super) fn with_larger(mut self, pegs: &[Peg]) -> Self {
        self.pegs.extend_from_slice(pegs);
        self
    }
}

impl Ord for Position {
    /// Compares the positions as texts of equal length: by the pegs of the largest discs first. A position of fewer discs comes before
    /// one of more.
    fn cmp(&self, other: &Self) -> Ordering {
        let by_pegs = || self.pegs.iter().rev().cmp(other.pegs.iter().rev());
        self.pegs.len().cmp(&other.pegs.len()).then_with(by_pegs)
    }
}

impl PartialOrd for Position {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The discs of a position with their pegs, the smallest first. [`Position::iter`] makes it.
#[derive(Clone, Debug)]
pub struct PositionIter<'a>(iter::Enumerate<slice::Iter<'a, Peg>>);

impl PositionIter<'_> {
    fn of((index, &peg): (usize, &Peg)) -> (Disc, Peg) {
        (Disc::from_index(index as u32), peg)
    }
}

impl Iterator for PositionIter<'_> {
    type Item = (Disc, Peg);

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next().map(Self::of)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }

    fn nth(&mut self, skipped: usize) -> Option<Self::Item> {
        self.0.nth(skipped).map(Self::of)
    }
}

impl DoubleEndedIterator for PositionIter<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.0.next_back().map(Self::of)
    }
}

impl ExactSizeIterator for PositionIter<'_> {}

impl iter::FusedIterator for PositionIter<'_> {}

impl<'a> IntoIterator for &'a Position {
    type Item = (Disc, Peg);
    type IntoIter = PositionIter<'a>;

    /// As [`Position::iter`].
    fn into_iter(self) -> PositionIter<'a> {
        PositionIter(self.pegs.iter().enumerate())
    }
}

impl FromIterator<Peg> for Position {
    /// Puts disc 1 on the first peg, disc 2 on the second, and so on.
    ///
    /// # Panics
    /// With more than [`DiscCount::MAX`] pegs. [`Position::from_pegs`] returns an error.
    fn from_iter<I: IntoIterator<Item = Peg>>(pegs: I) -> Self {
        let pegs: Vec<Peg> = pegs.into_iter().collect();
        assert!(pegs.len() <= DiscCount::MAX as usize, "a position has at most {} discs", DiscCount::MAX);
        Self { pegs }
    }
}

impl TryFrom<Vec<Peg>> for Position {
    type Error = ParsePositionError;

    /// The same as [`Position::from_pegs`].
    fn try_from(pegs: Vec<Peg>) -> Result<Self, ParsePositionError> {
        Self::from_pegs(pegs)
    }
}

impl fmt::Debug for Position {
    /// Writes the position as it displays, such as `Position(00121)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits: String = self.pegs.iter().rev().map(|peg| peg.digit()).collect();
        f.write_str(&digits)
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        let pegs = text.chars().rev().map(Peg::from_digit).collect::<Option<Vec<_>>>();
        Self::from_pegs(pegs.ok_or(ParsePositionError)?)
    }
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a position is one digit for the peg of each disc, the largest disc first")
    }
}

impl std::error::Error for ParsePositionError {}

/// A position drawn as text, one line for each peg. The largest disc of a peg is next to the letter of the peg, and dashes mark
/// free places.
///
/// ```
/// use tower_of_hanoi::solver::{PegCount, Position, AsciiTowers};
///
/// let position: Position = "0120".parse()?;
/// let drawing = AsciiTowers(&position, PegCount::THREE).to_string();
/// assert_eq!(drawing, "-----1-4|A\n-------3|B\n-------2|C\n");
/// # Ok::<(), tower_of_hanoi::solver::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct AsciiTowers<'a>(pub &'a Position, pub PegCount);

impl fmt::Display for AsciiTowers<'_> {
    /// O(n) per peg.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(position, pegs) = *self;
        let discs = position.discs().count() as usize;
        let width = discs.to_string().len();
        for peg in pegs.iter() {
            let on_peg = || position.iter().filter(|&(_, at)| at == peg);
            f.write_str(&"-".repeat((discs - on_peg().count()) * (width + 1)))?;
            for (disc, _) in on_peg() {
                let number = disc.number();
                write!(f, "-{number:->width$}")?;
            }
            writeln!(f, "|{peg}")?;
        }
        Ok(())
    }
}
