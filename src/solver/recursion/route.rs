//! The route of the largest disc of a subproblem on three pegs.

use super::{Step, Subproblem};
use crate::solver::{Move, Peg, PegCount, PegSet, Rule};

/// The route of the largest disc of a subproblem, as pairs of pegs: those of the smaller discs' subproblems, and between them those
/// of the largest disc's moves.
///
/// If a subproblem begins or ends with its discs on several pegs, so does its first or last step. Its pegs here are then those of
/// the largest disc.
#[derive(Clone, Copy, Debug)]
pub enum LargestDiscRoute {
    /// The largest disc does not move.
    Stays { smaller: [(Peg, Peg); 1] },
    /// The largest disc makes one move.
    Direct { smaller: [(Peg, Peg); 2], largest: [(Peg, Peg); 1] },
    /// The largest disc makes two moves, via the third peg.
    ViaThird { smaller: [(Peg, Peg); 3], largest: [(Peg, Peg); 2] },
}

impl LargestDiscRoute {
    /// The route of a tower between two of the three pegs of `over`, direct if the rule allows it; `None` if the rule allows
    /// neither route.
    pub fn of(rule: Rule, pegs: PegCount, over: PegSet, from: Peg, to: Peg) -> Option<Self> {
        let third = over.spare(from, to)?;
        Self::direct(rule, pegs, from, to, third).or_else(|| Self::via_third(rule, pegs, from, to, third))
    }

    /// The direct route, if the rule allows it.
    pub fn direct(rule: Rule, pegs: PegCount, from: Peg, to: Peg, third: Peg) -> Option<Self> {
        let route = Self::Direct { smaller: [(from, third), (third, to)], largest: [(from, to)] };
        rule.allows(pegs, from, to).then_some(route)
    }

    /// The route via the third peg, if the rule allows it.
    pub fn via_third(rule: Rule, pegs: PegCount, from: Peg, to: Peg, third: Peg) -> Option<Self> {
        let smaller = [(from, to), (to, from), (from, to)];
        let route = Self::ViaThird { smaller, largest: [(from, third), (third, to)] };
        (rule.allows(pegs, from, third) && rule.allows(pegs, third, to)).then_some(route)
    }

    /// Appends the steps of a subproblem with this route.
    pub fn expand(&self, subproblem: &Subproblem, steps: &mut Vec<Step>) {
        let Some(disc) = subproblem.largest() else { return };
        let mut moves = self.largest().iter();
        let last = self.smaller().len() - 1;
        for (place, &(from, to)) in self.smaller().iter().enumerate() {
            let from = if place == 0 { subproblem.from } else { from.into() };
            let to = if place == last { subproblem.to } else { to.into() };
            steps.push(Step::Subproblem(Subproblem { high: subproblem.high - 1, from, to, ..*subproblem }));
            steps.extend(moves.next().map(|&(from, to)| Step::Move(Move { disc, from, to })));
        }
    }

    /// The pegs of the smaller discs' subproblems.
    pub const fn smaller(&self) -> &[(Peg, Peg)] {
        match self {
            Self::Stays { smaller } => smaller,
            Self::Direct { smaller, .. } => smaller,
            Self::ViaThird { smaller, .. } => smaller,
        }
    }

    /// The number of moves of the largest disc.
    pub const fn moves(&self) -> u32 {
        match self {
            Self::Stays { .. } => 0,
            Self::Direct { .. } => 1,
            Self::ViaThird { .. } => 2,
        }
    }

    /// The pegs of the moves of the largest disc.
    pub const fn largest(&self) -> &[(Peg, Peg)] {
        match self {
            Self::Stays { .. } => &[],
            Self::Direct { largest, .. } => largest,
            Self::ViaThird { largest, .. } => largest,
        }
    }
}
