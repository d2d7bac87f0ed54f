//! Rules: between which pegs a disc may move.

use std::fmt;
use std::str::FromStr;

use super::{Peg, Pegs};

/// Between which pegs a disc may move.
///
/// The names are those of links and of JSON. A rule is a table and nothing more: [`Rule::allows`] is all that the
/// solver ever asks of it.
///
/// ```
/// use tower_of_hanoi::solver::{Peg, Pegs, Rule};
///
/// let rule: Rule = "one-way".parse()?;
/// assert!(rule.allows(Pegs::THREE, Peg::C, Peg::A));
/// assert!(!rule.allows(Pegs::THREE, Peg::A, Peg::C));
/// # Ok::<(), tower_of_hanoi::solver::UnknownRule>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rule {
    /// From any peg to any other: the classic puzzle.
    #[default]
    Any,
    /// The pegs stand in a ring; a disc goes to either neighbour.
    Cyclic,
    /// The pegs stand in a ring; a disc goes to the next peg only: 0 → 1 → 2 → … → 0.
    OneWay,
    /// The pegs stand in a row; a disc goes to a neighbour.
    Linear,
    /// Peg 0 is the centre; a disc goes to it or from it.
    Star,
    /// Exactly the moves of a list.
    Arcs(Arcs),
}

/// A text that names no rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownRule;

impl Rule {
    /// The rules that have a name of their own.
    pub const NAMED: [Self; 5] = [Self::Any, Self::Cyclic, Self::OneWay, Self::Linear, Self::Star];

    /// True when a disc may go from `from` to `to` among this many pegs. O(1).
    #[must_use]
    pub fn allows(self, pegs: Pegs, from: Peg, to: Peg) -> bool {
        if from == to || !pegs.has(from) || !pegs.has(to) {
            return false;
        }
        let next = |a: Peg, b: Peg| (a.number() + 1) % pegs.count() == b.number();
        match self {
            Self::Any => true,
            Self::Cyclic => next(from, to) || next(to, from),
            Self::OneWay => next(from, to),
            Self::Linear => from.number().abs_diff(to.number()) == 1,
            Self::Star => from == Peg::A || to == Peg::A,
            Self::Arcs(arcs) => arcs.has(from, to),
        }
    }

    const fn name(self) -> Option<&'static str> {
        Some(match self {
            Self::Any => "any",
            Self::Cyclic => "cyclic",
            Self::OneWay => "one-way",
            Self::Linear => "linear",
            Self::Star => "star",
            Self::Arcs(_) => return None,
        })
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.name()) {
            (_, Some(name)) => f.write_str(name),
            (Self::Arcs(arcs), None) => write!(f, "arcs:{arcs}"),
            (_, None) => Ok(()),
        }
    }
}

impl FromStr for Rule {
    type Err = UnknownRule;

    fn from_str(text: &str) -> Result<Self, UnknownRule> {
        match text.strip_prefix("arcs:") {
            Some(list) => list.parse().map(Self::Arcs),
            None => Self::NAMED.into_iter().find(|rule| rule.name() == Some(text)).ok_or(UnknownRule),
        }
    }
}

impl fmt::Display for UnknownRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a rule is any, cyclic, one-way, linear, star, or a list such as arcs:01,12,20")
    }
}

impl std::error::Error for UnknownRule {}

/// A set of ordered pairs of pegs: the moves a rule allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Arcs(u128);

impl Arcs {
    const fn bit(from: Peg, to: Peg) -> u128 {
        1 << (from.number() as u32 * Pegs::MOST as u32 + to.number() as u32)
    }

    /// The set with one more arc. An arc from a peg to itself is no move and adds nothing.
    #[must_use]
    pub fn with(self, from: Peg, to: Peg) -> Self {
        if from == to { self } else { Self(self.0 | Self::bit(from, to)) }
    }

    /// True when the set holds this arc.
    #[must_use]
    pub const fn has(self, from: Peg, to: Peg) -> bool {
        self.0 & Self::bit(from, to) != 0
    }

    /// The arcs in order.
    pub fn iter(self) -> impl Iterator<Item = (Peg, Peg)> {
        let all = Pegs::new(Pegs::MOST).into_iter().flat_map(Pegs::iter);
        all.clone()
            .flat_map(move |from| all.clone().map(move |to| (from, to)))
            .filter(move |&(from, to)| self.has(from, to))
    }
}

impl fmt::Display for Arcs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (from, to)) in self.iter().enumerate() {
            let comma = if place == 0 { "" } else { "," };
            write!(f, "{comma}{}{}", from.digit(), to.digit())?;
        }
        Ok(())
    }
}

impl FromStr for Arcs {
    type Err = UnknownRule;

    /// Reads pairs of digits with commas between: `01,12,20`.
    fn from_str(text: &str) -> Result<Self, UnknownRule> {
        text.split(',').try_fold(Self::default(), |arcs, pair| {
            let mut pegs = pair.chars().map(Peg::from_digit);
            match (pegs.next().flatten(), pegs.next().flatten(), pegs.next()) {
                (Some(from), Some(to), None) if from != to => Ok(arcs.with(from, to)),
                _ => Err(UnknownRule),
            }
        })
    }
}
