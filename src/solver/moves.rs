//! A move.

use std::fmt;
use std::str::FromStr;

use super::{Disc, Peg};

/// One disc going from one peg to another.
///
/// ```
/// use tower_of_hanoi::solver::{Disc, Move, Peg};
///
/// let first = Move { disc: Disc::SMALLEST, from: Peg::A, to: Peg::C };
/// assert_eq!(first.to_string(), "disc 1 from A to C");
/// assert_eq!(first.reversed().to, Peg::A);
/// assert_eq!(first.to_string().parse(), Ok(first));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Move {
    /// The disc that moves.
    pub disc: Disc,
    /// The peg it leaves.
    pub from: Peg,
    /// The peg it goes to.
    pub to: Peg,
}

impl Move {
    /// Returns the move in the opposite direction. A rule may forbid it.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Move, Position, Puzzle, Rule};
    ///
    /// let back = "disc 1 from A to B".parse::<Move>()?.reversed();
    /// let position: Position = "01".parse()?; // after that move
    /// assert!(position.is_legal(back, &Puzzle::classic(2)?));
    /// assert!(!position.is_legal(back, &Puzzle::builder().discs(2).rule(Rule::OneWay).build()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self { disc: self.disc, from: self.to, to: self.from }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "disc {} from {} to {}", self.disc, self.from, self.to)
    }
}

/// The error of parsing a [`Move`] from a text such as "disc 1 from A to C".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseMoveError;

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads what the move displays as, with any spaces between the words. Whether it is legal depends on a position:
    /// [`Position::check`](super::Position::check).
    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let ["disc", disc, "from", from, "to", to] = words[..] else { return Err(ParseMoveError) };
        let number = disc.parse().ok().filter(|_| !disc.starts_with('+'));
        let disc = number.and_then(Disc::new).ok_or(ParseMoveError)?;
        let peg = |text: &str| text.parse::<Peg>().map_err(|_| ParseMoveError);
        Ok(Self { disc, from: peg(from)?, to: peg(to)? })
    }
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move is written as “disc 1 from A to C”")
    }
}

impl std::error::Error for ParseMoveError {}
