//! A list of allowed moves.

use std::fmt;
use std::str::FromStr;

use super::rule::ParseRuleError;
use super::{Peg, PegCount};

/// A set of ordered pairs of pegs: the moves that [`Rule::Arcs`](super::Rule::Arcs) allows.
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
    #[must_use]
    pub fn with(self, from: Peg, to: Peg) -> Self {
        if from == to { self } else { Self(self.0 | Self::bit(from, to)) }
    }

    /// Returns true when the set contains this arc.
    #[must_use]
    pub const fn contains(self, from: Peg, to: Peg) -> bool {
        self.0 & Self::bit(from, to) != 0
    }

    /// Iterates over the arcs in order.
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
