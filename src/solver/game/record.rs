//! A game as text, for links.

use std::fmt;
use std::str::FromStr;

use crate::solver::{Game, Peg, Position};

/// What a link holds of a [`Game`]. It is not checked against a puzzle until [`Game::replay`] plays it.
///
/// As text: the position that was set up and a colon, if any; two digits for each move, the pegs where it begins and ends;
/// then a point and the moves taken back, if any.
///
/// ```
/// use tower_of_hanoi::solver::{Game, GameRecord, PegCount, Rule};
///
/// let record: GameRecord = "0201.21".parse()?;
/// assert_eq!((record.moves.len(), record.undone.len()), (2, 1));
/// let mut game = Game::replay(&record, &"000".parse()?, Rule::Any, PegCount::THREE)?;
/// assert_eq!(game.position().to_string(), "012");
/// game.redo();
/// assert_eq!(game.record().to_string(), "020121");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct GameRecord {
    /// The position that was set up, if any.
    pub setup: Option<Position>,
    /// The moves made: the peg where each begins and the peg where it ends.
    pub moves: Vec<(Peg, Peg)>,
    /// The moves taken back, in the order in which they would be made again.
    pub undone: Vec<(Peg, Peg)>,
}

/// The error of parsing a [`GameRecord`] from a text that is none, or that has more than [`Game::MAX_MOVES`] moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseGameRecordError;

/// Reads pairs of digits.
fn moves(text: &str) -> Result<Vec<(Peg, Peg)>, ParseGameRecordError> {
    let mut pegs = text.chars().map(|digit| Peg::from_digit(digit).ok_or(ParseGameRecordError));
    let mut moves = Vec::new();
    while let Some(from) = pegs.next() {
        moves.push((from?, pegs.next().ok_or(ParseGameRecordError)??));
    }
    Ok(moves)
}

impl FromStr for GameRecord {
    type Err = ParseGameRecordError;

    fn from_str(text: &str) -> Result<Self, ParseGameRecordError> {
        let (setup, text) = match text.split_once(':') {
            Some((setup, text)) => (Some(setup.parse().map_err(|_| ParseGameRecordError)?), text),
            None => (None, text),
        };
        if text.len() > 2 * Game::MAX_MOVES + 1 {
            return Err(ParseGameRecordError);
        }
        let (played, undone) = text.split_once('.').unwrap_or((text, ""));
        Ok(Self { setup, moves: moves(played)?, undone: moves(undone)? })
    }
}

impl fmt::Display for GameRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let write = |f: &mut fmt::Formatter<'_>, moves: &[(Peg, Peg)]| {
            moves.iter().try_for_each(|(from, to)| write!(f, "{}{}", from.digit(), to.digit()))
        };
        if let Some(setup) = &self.setup {
            write!(f, "{setup}:")?;
        }
        write(f, &self.moves)?;
        if !self.undone.is_empty() {
            f.write_str(".")?;
        }
        write(f, &self.undone)
    }
}

impl fmt::Display for ParseGameRecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a game is two digits for each move, the pegs where it begins and ends")
    }
}

impl std::error::Error for ParseGameRecordError {}
