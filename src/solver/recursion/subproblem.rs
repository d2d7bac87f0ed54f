//! Subproblems and their steps.

use std::ops::Range;

use crate::solver::{Disc, Move, Peg, PegSet};

/// "Move discs `low + 1` to `high` from one endpoint to another."
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Subproblem {
    /// The number of smaller discs, which stay in place.
    pub low: u32,
    /// The number of the largest disc; equal to `low` when no disc moves.
    pub high: u32,
    /// The place of the discs before.
    pub from: Endpoint,
    /// The place of the discs after.
    pub to: Endpoint,
    /// The pegs that may be used.
    pub pegs: PegSet,
}

impl Subproblem {
    /// Returns the pegs before and after, if each endpoint is one peg for all discs.
    #[must_use]
    pub const fn ends(&self) -> Option<(Peg, Peg)> {
        match (self.from, self.to) {
            (Endpoint::Peg(from), Endpoint::Peg(to)) => Some((from, to)),
            _ => None,
        }
    }

    /// Returns the number of discs.
    #[must_use]
    pub const fn size(&self) -> u32 {
        self.high.saturating_sub(self.low)
    }

    /// Appends the three steps of a split: the `aside` smallest discs to `spare`, the other discs to the goal without using
    /// `spare`, and the smallest discs on top. If no disc goes aside, there is only one step.
    pub fn split(&self, aside: u32, spare: Peg, steps: &mut Vec<Step>) {
        let Self { low, high, from, to, pegs } = *self;
        let middle = low + aside.min(self.size());
        let smallest = |from, to| Step::Subproblem(Self { low, high: middle, from, to, pegs });
        if aside > 0 {
            steps.push(smallest(from, spare.into()));
        }
        steps.push(Step::Subproblem(Self { low: middle, high, from, to, pegs: pegs.without(spare) }));
        if aside > 0 {
            steps.push(smallest(spare.into(), to));
        }
    }

    /// Returns the zero-based indices of the discs.
    #[must_use]
    pub const fn disc_indices(&self) -> Range<usize> {
        self.low as usize..self.high as usize
    }

    /// Returns the largest disc, if there is any.
    #[must_use]
    pub const fn largest(&self) -> Option<Disc> {
        if self.high > self.low { Disc::new(self.high) } else { None }
    }
}

/// One step of an expanded subproblem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A smaller subproblem.
    Subproblem(Subproblem),
    /// A single move.
    Move(Move),
}

impl Step {
    /// Returns the zero-based indices of the discs that the step moves.
    #[must_use]
    pub const fn disc_indices(&self) -> Range<usize> {
        match self {
            Self::Subproblem(subproblem) => subproblem.disc_indices(),
            Self::Move(mv) => mv.disc.index()..mv.disc.index() + 1,
        }
    }

    /// Returns the endpoint of these discs after the step.
    #[must_use]
    pub const fn to(&self) -> Endpoint {
        match self {
            Self::Subproblem(subproblem) => subproblem.to,
            Self::Move(mv) => Endpoint::Peg(mv.to),
        }
    }
}

/// The place of the discs before or after a [`Subproblem`](super::Subproblem).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Endpoint {
    /// All on one peg.
    Peg(Peg),
    /// Each on its peg at the start of the puzzle.
    Start,
    /// Each on its peg at the goal of the puzzle.
    Goal,
}

impl Endpoint {
    /// Returns the peg if all discs are on one.
    #[must_use]
    pub const fn peg(self) -> Option<Peg> {
        if let Self::Peg(peg) = self { Some(peg) } else { None }
    }
}

impl From<Peg> for Endpoint {
    fn from(peg: Peg) -> Self {
        Self::Peg(peg)
    }
}
