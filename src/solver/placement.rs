//! The start or the goal of a puzzle.

use std::fmt;

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
    /// Returns the peg of every disc. O(n).
    #[must_use]
    pub fn position(&self, discs: DiscCount) -> Position {
        match self {
            Self::Tower(peg) => Position::tower(discs, *peg),
            Self::Position(position) => position.clone(),
        }
    }

    /// Returns the peg if all discs are on one.
    #[must_use]
    pub const fn tower(&self) -> Option<Peg> {
        match self {
            Self::Tower(peg) => Some(*peg),
            Self::Position(_) => None,
        }
    }

    /// Checks that the placement fits a puzzle. A position with all discs on one peg becomes a tower, so that equal puzzles are
    /// equal values.
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
