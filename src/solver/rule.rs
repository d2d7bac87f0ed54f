//! Rules: the allowed moves between pegs, by name or as a list.

use std::fmt;
use std::str::FromStr;

use super::{Peg, PegCount};

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
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, PegCount, Rule};
    ///
    /// assert!(Rule::Star.allows(PegCount::FOUR, Peg::D, Peg::A));
    /// assert!(!Rule::Star.allows(PegCount::FOUR, Peg::D, Peg::B)); // only by way of the centre
    /// assert!(!Rule::Star.allows(PegCount::THREE, Peg::D, Peg::A));
    /// ```
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
            ///
            /// ```
            /// use tower_of_hanoi::solver::Rule;
            ///
            /// assert_eq!(Rule::OneWay.name(), Some("one-way"));
            /// assert_eq!("arcs:01,12,20".parse::<Rule>()?.name(), None); // the same moves on three pegs
            /// # Ok::<(), tower_of_hanoi::solver::ParseRuleError>(())
            /// ```
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

/// A set of ordered pairs of pegs: the moves that [`Rule::Arcs`] allows.
///
/// As text, the pairs are separated by commas, in order:
///
/// ```
/// use tower_of_hanoi::solver::{Arcs, Peg};
///
/// let ring: Arcs = "20,01,12".parse()?;
/// assert!(ring.contains(Peg::C, Peg::A) && !ring.contains(Peg::A, Peg::C));
/// assert_eq!(ring.to_string(), "01,12,20");
/// # Ok::<(), tower_of_hanoi::solver::ParseRuleError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Arcs(u128);

impl Arcs {
    const fn bit(from: Peg, to: Peg) -> u128 {
        1 << (from.to_u8() as u32 * PegCount::MAX as u32 + to.to_u8() as u32)
    }

    /// Returns the set with one more arc. An arc from a peg to itself is not a move and adds nothing.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Arcs, Peg};
    ///
    /// let there_and_back = Arcs::default().with(Peg::C, Peg::A).with(Peg::A, Peg::C);
    /// assert_eq!(there_and_back.to_string(), "02,20");
    /// assert_eq!(there_and_back.with(Peg::B, Peg::B), there_and_back);
    /// ```
    #[must_use]
    pub fn with(self, from: Peg, to: Peg) -> Self {
        if from == to { self } else { Self(self.0 | Self::bit(from, to)) }
    }

    /// Returns true when the set contains this arc; the arc in the opposite direction is another one.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Arcs, Peg};
    ///
    /// let arcs = Arcs::default().with(Peg::A, Peg::B);
    /// assert!(arcs.contains(Peg::A, Peg::B));
    /// assert!(!arcs.contains(Peg::B, Peg::A));
    /// ```
    #[must_use]
    pub const fn contains(self, from: Peg, to: Peg) -> bool {
        self.0 & Self::bit(from, to) != 0
    }

    /// Iterates over the arcs in order: by the peg where they begin, then by the peg where they end.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Arcs;
    ///
    /// let ring: Arcs = "01,12,20".parse()?;
    /// let reversed: Arcs = ring.iter().map(|(from, to)| (to, from)).collect();
    /// assert_eq!(reversed.to_string(), "02,10,21");
    /// # Ok::<(), tower_of_hanoi::solver::ParseRuleError>(())
    /// ```
    pub fn iter(self) -> impl Iterator<Item = (Peg, Peg)> {
        let all = PegCount::new(PegCount::MAX).into_iter().flat_map(PegCount::iter);
        all.clone()
            .flat_map(move |from| all.clone().map(move |to| (from, to)))
            .filter(move |&(from, to)| self.contains(from, to))
    }
}

impl FromIterator<(Peg, Peg)> for Arcs {
    fn from_iter<I: IntoIterator<Item = (Peg, Peg)>>(arcs: I) -> Self {
        arcs.into_iter().fold(Self::default(), |arcs, (from, to)| arcs.with(from, to))
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
    type Err = ParseRuleError;

    /// Reads pairs of digits separated by commas, such as `01,12,20`.
    fn from_str(text: &str) -> Result<Self, ParseRuleError> {
        text.split(',').try_fold(Self::default(), |arcs, pair| {
            let mut pegs = pair.chars().map(Peg::from_digit);
            match (pegs.next().flatten(), pegs.next().flatten(), pegs.next()) {
                (Some(from), Some(to), None) if from != to => Ok(arcs.with(from, to)),
                _ => Err(ParseRuleError),
            }
        })
    }
}
