//! Terms and their parts.

use super::Place;
use crate::solver::{Disc, Move, Peg, PegSet};

/// "Move discs `low + 1` to `high` from one place to another": from peg to peg, but for a puzzle that begins or ends with
/// its discs on several pegs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Term {
    /// How many smaller discs the term leaves alone.
    pub low: u32,
    /// The largest disc it moves; the term is empty when this equals `low`.
    pub high: u32,
    /// Where its discs lie before it.
    pub from: Place,
    /// Where they lie after it.
    pub to: Place,
    /// The pegs it may use.
    pub over: PegSet,
}

impl Term {
    /// The pegs that it leads from and to, when all its discs lie on one before and on one after it.
    #[must_use]
    pub const fn ends(&self) -> Option<(Peg, Peg)> {
        match (self.from, self.to) {
            (Place::Peg(from), Place::Peg(to)) => Some((from, to)),
            _ => None,
        }
    }

    /// How many discs it moves.
    #[must_use]
    pub const fn size(&self) -> u32 {
        self.high.saturating_sub(self.low)
    }

    /// The parts of a split: the `aside` smallest to `spare` over all pegs, the others to the goal over the pegs other
    /// than `spare`, and the smallest on top.
    pub fn expand_aside(&self, aside: u32, spare: Peg, parts: &mut Vec<Part>) {
        let Self { low, high, from, to, over } = *self;
        let middle = low + aside.min(self.size());
        let spare_peg = Place::Peg(spare);
        let smaller = |from, to| Part::Term(Self { low, high: middle, from, to, over });
        if aside > 0 {
            parts.push(smaller(from, spare_peg));
        }
        parts.push(Part::Term(Self { low: middle, high, from, to, over: over.without(spare) }));
        if aside > 0 {
            parts.push(smaller(spare_peg, to));
        }
    }

    /// Its discs as places in a list that begins with disc 1.
    #[must_use]
    pub const fn places(&self) -> std::ops::Range<usize> {
        self.low as usize..self.high as usize
    }

    /// Its largest disc, when it has any.
    #[must_use]
    pub const fn largest(&self) -> Option<Disc> {
        if self.high > self.low { Disc::new(self.high) } else { None }
    }
}

/// What a term is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// A smaller term.
    Term(Term),
    /// A single move.
    Move(Move),
}

impl Part {
    /// The discs it moves, as places in a list that begins with disc 1.
    #[must_use]
    pub const fn places(&self) -> std::ops::Range<usize> {
        match self {
            Self::Term(term) => term.places(),
            Self::Move(step) => step.disc.place()..step.disc.place() + 1,
        }
    }

    /// Where its discs lie after it.
    #[must_use]
    pub const fn to(&self) -> Place {
        match self {
            Self::Term(term) => term.to,
            Self::Move(step) => Place::Peg(step.to),
        }
    }
}
