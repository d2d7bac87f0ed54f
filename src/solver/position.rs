//! Positions: the peg of every disc.

use std::fmt;
use std::str::FromStr;

use super::{Disc, Discs, Move, Peg, Pegs, Rule};

/// The peg of every disc. Which discs stand on which follows: on each peg the larger lie below the smaller.
///
/// As text it is one digit per disc, the **largest disc first**, so that it reads as the number of the position's
/// vertex in the state graph.
///
/// ```
/// use tower_of_hanoi::solver::{Disc, Peg, Position};
///
/// let position: Position = "00121".parse()?;
/// assert_eq!(position.peg(Disc::SMALLEST), Some(Peg::B));
/// assert_eq!(position.to_string(), "00121");
/// # Ok::<(), tower_of_hanoi::solver::NotAPosition>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Position {
    /// Disc 1 first.
    pegs: Vec<Peg>,
}

/// A text that is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPosition;

impl Position {
    /// All discs on one peg.
    #[must_use]
    pub fn tower(discs: Discs, peg: Peg) -> Self {
        Self { pegs: vec![peg; discs.count() as usize] }
    }

    /// The position in which disc 1 stands on the first peg given, disc 2 on the second, and so on.
    ///
    /// # Errors
    /// When there are more discs than [`Discs::MOST`].
    pub fn from_pegs(pegs: Vec<Peg>) -> Result<Self, NotAPosition> {
        if pegs.len() > Discs::MOST as usize { Err(NotAPosition) } else { Ok(Self { pegs }) }
    }

    /// The peg of every disc, disc 1 first.
    #[must_use]
    pub fn pegs(&self) -> &[Peg] {
        &self.pegs
    }

    /// How many discs there are.
    #[must_use]
    pub fn discs(&self) -> Discs {
        u32::try_from(self.pegs.len()).ok().and_then(Discs::new).unwrap_or(Discs::NONE)
    }

    /// The peg on which a disc stands; `None` when there is no such disc.
    #[must_use]
    pub fn peg(&self, disc: Disc) -> Option<Peg> {
        self.pegs.get(disc.place()).copied()
    }

    /// The discs with their pegs, the smallest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Disc, Peg)> + ExactSizeIterator + Clone {
        self.discs().iter().zip(self.pegs.iter().copied())
    }

    /// The peg that holds every disc, when one does. Without discs every peg would do and none is named.
    #[must_use]
    pub fn as_tower(&self) -> Option<Peg> {
        let first = *self.pegs.first()?;
        self.pegs.iter().all(|&peg| peg == first).then_some(first)
    }

    /// True when the rule lets the disc go, it stands where the move begins, and no smaller disc stands on either peg.
    #[must_use]
    pub fn is_legal(&self, step: Move, rule: Rule, pegs: Pegs) -> bool {
        let free = |smaller: &[Peg]| !smaller.iter().any(|&peg| peg == step.from || peg == step.to);
        rule.allows(pegs, step.from, step.to)
            && self.peg(step.disc) == Some(step.from)
            && self.pegs.get(..step.disc.place()).is_some_and(free)
    }

    /// The position with more discs below, the next larger one on the first peg given.
    #[must_use]
    pub(super) fn with_larger(mut self, pegs: &[Peg]) -> Self {
        self.pegs.extend_from_slice(pegs);
        self
    }

    /// Puts the moved disc on its new peg. Whether the move is legal is [`Position::is_legal`]'s to say.
    pub fn apply(&mut self, step: Move) {
        if let Some(peg) = self.pegs.get_mut(step.disc.place()) {
            *peg = step.to;
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits: String = self.pegs.iter().rev().map(|peg| peg.digit()).collect();
        f.write_str(&digits)
    }
}

impl FromStr for Position {
    type Err = NotAPosition;

    fn from_str(text: &str) -> Result<Self, NotAPosition> {
        let pegs = text.chars().rev().map(Peg::from_digit).collect::<Option<Vec<_>>>();
        Self::from_pegs(pegs.ok_or(NotAPosition)?)
    }
}

impl fmt::Display for NotAPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a position is one digit for the peg of each disc, the largest disc first")
    }
}

impl std::error::Error for NotAPosition {}
