//! How the largest disc of a term goes over three pegs.

use super::{Part, Term};
use crate::solver::{Move, Peg, PegSet, Pegs, Rule};

/// How the largest disc of a term goes, as pairs of pegs: those of the sub-terms of n − 1 discs, and between each of
/// them and the next those of a move of the largest disc.
///
/// Where the term begins or ends with its discs on several pegs, so does its first or its last sub-term, and the pegs
/// are those of the largest disc.
pub enum Way {
    /// It stays.
    Still { smaller: [(Peg, Peg); 1] },
    /// It goes straight.
    Straight { smaller: [(Peg, Peg); 2], largest: [(Peg, Peg); 1] },
    /// It goes by the third peg.
    Around { smaller: [(Peg, Peg); 3], largest: [(Peg, Peg); 2] },
}

impl Way {
    /// The way of a tower between two of three pegs, straight where the rule allows it; `None` when it leads there neither
    /// straight nor by the third.
    pub fn of(rule: Rule, pegs: Pegs, over: PegSet, from: Peg, to: Peg) -> Option<Self> {
        let third = over.spare(from, to)?;
        Self::straight(rule, pegs, from, to, third).or_else(|| Self::around(rule, pegs, from, to, third))
    }

    /// Straight, if the rule allows it.
    pub fn straight(rule: Rule, pegs: Pegs, from: Peg, to: Peg, third: Peg) -> Option<Self> {
        let way = Self::Straight { smaller: [(from, third), (third, to)], largest: [(from, to)] };
        rule.allows(pegs, from, to).then_some(way)
    }

    /// By the third peg, if the rule allows it.
    pub fn around(rule: Rule, pegs: Pegs, from: Peg, to: Peg, third: Peg) -> Option<Self> {
        let smaller = [(from, to), (to, from), (from, to)];
        let way = Self::Around { smaller, largest: [(from, third), (third, to)] };
        (rule.allows(pegs, from, third) && rule.allows(pegs, third, to)).then_some(way)
    }

    /// The parts of a term that goes this way.
    pub fn expand(&self, term: &Term, parts: &mut Vec<Part>) {
        let Some(disc) = term.largest() else { return };
        let mut moves = self.largest().iter();
        let last = self.smaller().len() - 1;
        for (place, &(from, to)) in self.smaller().iter().enumerate() {
            let from = if place == 0 { term.from } else { from.into() };
            let to = if place == last { term.to } else { to.into() };
            parts.push(Part::Term(Term { high: term.high - 1, from, to, ..*term }));
            parts.extend(moves.next().map(|&(from, to)| Part::Move(Move { disc, from, to })));
        }
    }

    /// The ends of the sub-terms of n − 1 discs.
    pub const fn smaller(&self) -> &[(Peg, Peg)] {
        match self {
            Self::Still { smaller } => smaller,
            Self::Straight { smaller, .. } => smaller,
            Self::Around { smaller, .. } => smaller,
        }
    }

    /// The moves of the largest disc.
    pub const fn largest(&self) -> &[(Peg, Peg)] {
        match self {
            Self::Still { .. } => &[],
            Self::Straight { largest, .. } => largest,
            Self::Around { largest, .. } => largest,
        }
    }
}
