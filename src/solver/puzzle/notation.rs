//! Puzzles as text, in the notation of links.

use std::fmt;
use std::str::FromStr;

use super::{Puzzle, PuzzleBuilder, PuzzleError};
use crate::solver::{Peg, PegCount, Placement, Rule};

/// The error of parsing a [`Puzzle`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParsePuzzleError {
    /// A part that is not written as `name=value`, or has another name than `discs`, `pegs`, `rule`, `from` and `to`.
    UnknownPart(String),
    /// A name that stands there twice.
    Repeated(&'static str),
    /// The number of discs is missing.
    NoDiscs,
    /// A value that cannot be read.
    Invalid {
        /// The name.
        name: &'static str,
        /// The value.
        value: String,
    },
    /// The values do not fit together.
    Puzzle(PuzzleError),
}

/// The names of the parts, in the order in which they are written.
const NAMES: [&str; 5] = ["discs", "pegs", "rule", "from", "to"];

impl fmt::Display for Puzzle {
    /// Writes the number of discs, and what differs from the classic puzzle, as links do: `discs=9&rule=one-way&to=1`. Only a rule whose
    /// list is empty, which allows no move, cannot be read again.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "discs={}", self.discs)?;
        if self.pegs != PegCount::THREE {
            write!(f, "&pegs={}", self.pegs.count())?;
        }
        if self.rule != Rule::Any {
            write!(f, "&rule={}", self.rule)?;
        }
        if self.start != Placement::Tower(Peg::A) {
            write!(f, "&from={}", self.start)?;
        }
        if self.goal != Placement::Tower(self.pegs.last()) {
            write!(f, "&to={}", self.goal)?;
        }
        Ok(())
    }
}

impl FromStr for Puzzle {
    type Err = ParsePuzzleError;

    /// Reads the notation of links: names and values with `=`, joined by `&`, in any order, without a question mark and without escaped
    /// characters. There are only the names `discs`, `pegs`, `rule`, `from` and `to`, and all but `discs` may be left out.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, Puzzle, Rule};
    ///
    /// let puzzle: Puzzle = "discs=9&rule=one-way&to=1".parse()?;
    /// assert_eq!(puzzle, Puzzle::builder().discs(9).rule(Rule::OneWay).goal(Peg::B).build()?);
    /// assert_eq!(puzzle.to_string(), "discs=9&rule=one-way&to=1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, ParsePuzzleError> {
        let mut values: [Option<&str>; NAMES.len()] = [None; NAMES.len()];
        for part in text.split('&') {
            let unknown = || ParsePuzzleError::UnknownPart(part.to_owned());
            let (name, value) = part.split_once('=').ok_or_else(unknown)?;
            let (name, place) =
                NAMES.into_iter().zip(&mut values).find(|(known, _)| *known == name).ok_or_else(unknown)?;
            if place.replace(value).is_some() {
                return Err(ParsePuzzleError::Repeated(name));
            }
        }
        let [discs, pegs, rule, from, to] = values;
        let builder = Self::builder().discs(read("discs", discs)?.ok_or(ParsePuzzleError::NoDiscs)?);
        let builder = read("pegs", pegs)?.into_iter().fold(builder, PuzzleBuilder::pegs);
        let builder = read("rule", rule)?.into_iter().fold(builder, PuzzleBuilder::rule);
        let builder = read::<Placement>("from", from)?.into_iter().fold(builder, PuzzleBuilder::start);
        let builder = read::<Placement>("to", to)?.into_iter().fold(builder, PuzzleBuilder::goal);
        builder.build().map_err(ParsePuzzleError::Puzzle)
    }
}

fn read<T: FromStr>(name: &'static str, value: Option<&str>) -> Result<Option<T>, ParsePuzzleError> {
    let invalid = |value: &str| ParsePuzzleError::Invalid { name, value: value.to_owned() };
    // Numbers have no sign.
    let parse = |value: &str| Some(value).filter(|value| !value.starts_with('+'))?.parse().ok();
    value.map(|value| parse(value).ok_or_else(|| invalid(value))).transpose()
}

impl fmt::Display for ParsePuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownPart(part) => write!(f, "“{part}” is not one of {} with a value", NAMES.join(", ")),
            Self::Repeated(name) => write!(f, "{name} stands there twice"),
            Self::NoDiscs => f.write_str("the number of discs is missing, as in discs=8"),
            Self::Invalid { name, value } => write!(f, "{name}: “{value}” cannot be read"),
            Self::Puzzle(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ParsePuzzleError {}
