//! A game as text, for links.

use std::fmt;
use std::str::FromStr;

use crate::solver::{Game, Peg, Position};

/// The record of a [`Game`] in a link. It is not checked against a puzzle until [`Game::replay`] plays it.
///
/// As text: the position that was set up and a colon, if any; two digits for each move, the pegs where it begins and ends; then a
/// point and the undone moves, if any. A hyphen precedes each position that was set up in the middle of a game.
///
/// ```
/// use tower_of_hanoi::solver::{Game, GameRecord, Puzzle};
///
/// let record: GameRecord = "0201.21".parse()?;
/// assert_eq!((record.moves.len(), record.undone.len()), (2, 1));
/// let mut game = Game::replay(&record, &"000".parse()?, &Puzzle::classic(3)?)?;
/// assert_eq!(game.position().to_string(), "012");
/// game.redo();
/// assert_eq!(game.record().to_string(), "020121");
///
/// let record: GameRecord = "02-111:10".parse()?;
/// assert_eq!((record.earlier.len(), record.setup), (1, Some("111".parse()?)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct GameRecord {
    /// The parts of the game before the last position was set up, in order.
    pub earlier: Vec<PartRecord>,
    /// The position that was set up, if any.
    pub setup: Option<Position>,
    /// The moves made, each as the peg where it begins and the peg where it ends.
    pub moves: Vec<(Peg, Peg)>,
    /// The undone moves, in the order in which they would be made again.
    pub undone: Vec<(Peg, Peg)>,
    /// The undone parts, in the order in which they would be played again.
    pub later: Vec<PartRecord>,
}

/// A part of a [`GameRecord`]: the moves from a position that was set up. Only the first part of a game may have no such position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct PartRecord {
    /// The position that was set up.
    pub setup: Option<Position>,
    /// The moves from this position.
    pub moves: Vec<(Peg, Peg)>,
}

/// The error of parsing a [`GameRecord`] from a text that is not one, or that has more than [`Game::MAX_MOVES`] moves.
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

/// Reads parts separated by hyphens. Each part after the first must begin with a position.
fn parts(text: &str) -> Result<Vec<PartRecord>, ParseGameRecordError> {
    let part = |(number, text): (usize, &str)| {
        let (setup, text) = match text.split_once(':') {
            Some((setup, text)) => (Some(setup.parse().map_err(|_| ParseGameRecordError)?), text),
            None if number > 0 => return Err(ParseGameRecordError),
            None => (None, text),
        };
        Ok(PartRecord { setup, moves: moves(text)? })
    };
    text.split('-').enumerate().map(part).collect()
}

impl FromStr for GameRecord {
    type Err = ParseGameRecordError;

    fn from_str(text: &str) -> Result<Self, ParseGameRecordError> {
        // The initial position of a game does not count.
        let counted = text.split_once(':').filter(|(setup, _)| !setup.contains('-')).map_or(text, |(_, text)| text);
        // Nor does one that was set up: a game has room for it, however long it is.
        let setups = counted.split(['-', '.']).filter_map(|part| part.split_once(':'));
        let longest = setups.map(|(setup, _)| setup.len() + 2).max().unwrap_or(0);
        if counted.len() > 2 * Game::MAX_MOVES + 1 + longest {
            return Err(ParseGameRecordError);
        }
        let (played, undone) = text.split_once('.').unwrap_or((text, ""));
        let (mut earlier, mut later) = (parts(played)?, parts(undone)?.into_iter());
        let PartRecord { setup, moves } = earlier.pop().unwrap_or_default();
        // The undone moves of this part begin where its other moves end.
        let PartRecord { setup: None, moves: undone } = later.next().unwrap_or_default() else {
            return Err(ParseGameRecordError);
        };
        Ok(Self { earlier, setup, moves, undone, later: later.collect() })
    }
}

fn write_part(f: &mut fmt::Formatter<'_>, setup: Option<&Position>, moves: &[(Peg, Peg)]) -> fmt::Result {
    if let Some(setup) = setup {
        write!(f, "{setup}:")?;
    }
    moves.iter().try_for_each(|(from, to)| write!(f, "{}{}", from.digit(), to.digit()))
}

impl fmt::Display for GameRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for part in &self.earlier {
            write_part(f, part.setup.as_ref(), &part.moves)?;
            f.write_str("-")?;
        }
        write_part(f, self.setup.as_ref(), &self.moves)?;
        if !(self.undone.is_empty() && self.later.is_empty()) {
            f.write_str(".")?;
        }
        write_part(f, None, &self.undone)?;
        for part in &self.later {
            f.write_str("-")?;
            write_part(f, part.setup.as_ref(), &part.moves)?;
        }
        Ok(())
    }
}

impl fmt::Display for ParseGameRecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a game is two digits for each move, the pegs where it begins and ends")
    }
}

impl std::error::Error for ParseGameRecordError {}
