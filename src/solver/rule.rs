//! Rules: the allowed moves between pegs.

use std::fmt;
use std::str::FromStr;

use super::{Arcs, Peg, PegCount};

/// A rule: the pairs of pegs between which a disc may move.
///
/// The solver uses only [`Rule::allows`], so rules that allow the same moves are solved in the same way.
///
/// ```
/// use tower_of_hanoi::solver::{Peg, PegCount, Rule};
///
/// let rule: Rule = "one-way".parse()?;
/// assert!(rule.allows(PegCount::THREE, Peg::C, Peg::A));
/// assert!(!rule.allows(PegCount::THREE, Peg::A, Peg::C));
/// # Ok::<(), tower_of_hanoi::solver::ParseRuleError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Rule {
    /// From any peg to any other: the classic puzzle.
    #[default]
    Any,
    /// Pegs in a ring: from each peg to both neighbours.
    Cyclic,
    /// Pegs in a ring: from each peg to the next one only, 0 → 1 → 2 → … → 0.
    OneWay,
    /// Pegs in a row: from each peg to its neighbours.
    Linear,
    /// Peg 0 is the centre: every move goes to it or from it.
    Star,
    /// Exactly the moves of a list.
    Arcs(Arcs),
}

impl Rule {
    /// Returns true when a disc may go from one peg to another. Always false for equal pegs and for pegs that the puzzle
    /// does not have. O(1).
    #[must_use]
    pub fn allows(self, pegs: PegCount, from: Peg, to: Peg) -> bool {
        if from == to || !pegs.contains(from) || !pegs.contains(to) {
            return false;
        }
        let next = |a: Peg, b: Peg| (a.to_u8() + 1) % pegs.count() == b.to_u8();
        match self {
            Self::Any => true,
            Self::Cyclic => next(from, to) || next(to, from),
            Self::OneWay => next(from, to),
            Self::Linear => from.to_u8().abs_diff(to.to_u8()) == 1,
            Self::Star => from == Peg::A || to == Peg::A,
            Self::Arcs(arcs) => arcs.contains(from, to),
        }
    }
}

/// Gives names to rules. A variant without a name does not compile.
macro_rules! name_rules {
    ($($variant:ident = $name:literal,)+) => {
        impl Rule {
            /// The rules that have a name.
            pub const NAMED: [Self; [$($name),+].len()] = [$(Self::$variant),+];

            /// The names of [`Self::NAMED`].
            pub const NAMES: [&str; [$($name),+].len()] = [$($name),+];

            /// Returns the name; `None` for a list of arcs. O(1).
            #[must_use]
            pub const fn name(self) -> Option<&'static str> {
                match self {
                    $(Self::$variant => Some($name),)+
                    Self::Arcs(_) => None,
                }
            }
        }
    };
}

name_rules! {
    Any = "any",
    Cyclic = "cyclic",
    OneWay = "one-way",
    Linear = "linear",
    Star = "star",
}

/// The error of parsing a [`Rule`] from a text that is not a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseRuleError;

impl fmt::Display for Rule {
    /// Writes the name, or `arcs:` and the list.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.name()) {
            (_, Some(name)) => f.pad(name),
            (Self::Arcs(arcs), None) => write!(f, "arcs:{arcs}"),
            (_, None) => Ok(()),
        }
    }
}

impl FromStr for Rule {
    type Err = ParseRuleError;

    fn from_str(text: &str) -> Result<Self, ParseRuleError> {
        match text.strip_prefix("arcs:") {
            Some(list) => list.parse().map(Self::Arcs),
            None => Self::NAMED.into_iter().find(|rule| rule.name() == Some(text)).ok_or(ParseRuleError),
        }
    }
}

impl fmt::Display for ParseRuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a rule is {}, or a list such as arcs:01,12,20", Rule::NAMES.join(", "))
    }
}

impl std::error::Error for ParseRuleError {}
