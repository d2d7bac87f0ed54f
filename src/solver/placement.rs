//! The start or the goal of a puzzle.

use std::fmt;
use std::str::FromStr;

use super::{DiscCount, Peg, PegCount, Position};

/// The position of all discs at the start or at the goal of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Placement {
    /// All on one peg.
    Tower(Peg),
    /// Each disc on its own peg.
    Position(Position),
}

/// The error of a start or a goal that does not fit its puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlacementError {
    /// The puzzle does not have this peg.
    NoSuchPeg(Peg),
    /// The position has another number of discs than the puzzle.
    WrongDiscCount {
        /// The number of discs of the puzzle.
        expected: DiscCount,
        /// The number of discs of the position.
        found: DiscCount,
    },
}

impl Placement {
    /// Returns the peg of every disc. The number of discs is used only for a tower. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::Puzzle;
    ///
    /// let puzzle = Puzzle::classic(5)?;
    /// assert_eq!(puzzle.goal().position(puzzle.discs()).to_string(), "22222");
    /// # Ok::<(), tower_of_hanoi::solver::PuzzleError>(())
    /// ```
    #[must_use]
    pub fn position(&self, discs: DiscCount) -> Position {
        match self {
            Self::Tower(peg) => Position::tower(discs, *peg),
            Self::Position(position) => position.clone(),
        }
    }

    /// Returns the peg of a tower; `None` for a position. A puzzle turns a position with all discs on one peg into a tower.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, Placement, Position, Puzzle};
    ///
    /// let all_on_b: Position = "111".parse()?;
    /// assert_eq!(Placement::Position(all_on_b.clone()).tower(), None);
    /// assert_eq!(Puzzle::builder().discs(3).goal(all_on_b).build()?.goal().tower(), Some(Peg::B));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn tower(&self) -> Option<Peg> {
        match self {
            Self::Tower(peg) => Some(*peg),
            Self::Position(_) => None,
        }
    }

    /// Returns whether all discs of a position are where the placement has them; a tower holds positions of any number of discs. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, Placement};
    ///
    /// let goal = Placement::Tower(Peg::C);
    /// assert!(goal.holds(&"222".parse()?) && !goal.holds(&"220".parse()?));
    /// # Ok::<(), tower_of_hanoi::solver::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn holds(&self, position: &Position) -> bool {
        match self {
            Self::Tower(peg) => position.iter().all(|(_, at)| at == *peg),
            Self::Position(own) => own == position,
        }
    }

    /// Checks that the placement fits a puzzle. A position with all discs on one peg, or without discs, becomes a tower, so that equal
    /// puzzles are equal values.
    pub(super) fn checked(self, pegs: PegCount, discs: DiscCount) -> Result<Self, PlacementError> {
        match &self {
            Self::Tower(peg) if !pegs.contains(*peg) => Err(PlacementError::NoSuchPeg(*peg)),
            Self::Tower(_) => Ok(self),
            Self::Position(position) => {
                if position.discs() != discs {
                    return Err(PlacementError::WrongDiscCount { expected: discs, found: position.discs() });
                }
                match position.pegs().iter().find(|&&peg| !pegs.contains(peg)) {
                    Some(&peg) => Err(PlacementError::NoSuchPeg(peg)),
                    None if discs == DiscCount::ZERO => Ok(Self::Tower(Peg::A)),
                    None => Ok(position.as_tower().map_or(self, Self::Tower)),
                }
            }
        }
    }
}

impl From<Peg> for Placement {
    fn from(peg: Peg) -> Self {
        Self::Tower(peg)
    }
}

impl From<Position> for Placement {
    fn from(position: Position) -> Self {
        Self::Position(position)
    }
}

/// The error of parsing a [`Placement`] from a text that is neither a peg nor a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePlacementError;

impl FromStr for Placement {
    type Err = ParsePlacementError;

    /// Reads one digit as a peg that holds all discs, and several as a position, the largest disc first.
    fn from_str(text: &str) -> Result<Self, ParsePlacementError> {
        let mut digits = text.chars();
        match (digits.next().and_then(Peg::from_digit), digits.next()) {
            (Some(peg), None) => Ok(Self::Tower(peg)),
            (Some(_), Some(_)) => text.parse().map(Self::Position).map_err(|_| ParsePlacementError),
            (None, _) => Err(ParsePlacementError),
        }
    }
}

impl fmt::Display for Placement {
    /// Writes the digit of the peg, or the position. A position of one disc is read again as a tower, and one without discs, which has
    /// no digits, cannot be read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tower(peg) => write!(f, "{}", peg.digit()),
            Self::Position(position) => position.fmt(f),
        }
    }
}

impl fmt::Display for ParsePlacementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "a start or a goal is one digit for the peg of all discs, or one digit for each disc, the largest first",
        )
    }
}

impl std::error::Error for ParsePlacementError {}

impl fmt::Display for PlacementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchPeg(peg) => write!(f, "there is no peg {}", peg.to_u8()),
            Self::WrongDiscCount { expected, found } => {
                write!(f, "the position has {found} discs, the puzzle has {expected}")
            }
        }
    }
}

impl std::error::Error for PlacementError {}
