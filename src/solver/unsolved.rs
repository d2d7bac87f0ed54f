//! Why a puzzle has no solution here.

use std::fmt;

use super::{Peg, Rule};

/// Why a puzzle has no solution here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// The rule leads no disc from this peg to that one.
    NoWay {
        /// Where it stands.
        from: Peg,
        /// Where it cannot go.
        to: Peg,
    },
    /// Two pegs let only the smallest disc move.
    TwoPegs,
    /// This rule on this number of pegs has no method yet.
    RuleNotBuilt {
        /// The rule.
        rule: Rule,
        /// The number of pegs.
        pegs: u8,
    },
    /// A start or goal other than a tower has no method yet.
    PositionNotBuilt,
    /// Only the classic puzzle on three pegs, from one peg to another, has a path over all positions here.
    NotHamiltonian,
    /// More discs than the method takes.
    TooManyDiscs {
        /// The most it takes.
        most: u32,
    },
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoWay { from, to } => write!(f, "the rule leads no disc from peg {from} to peg {to}"),
            Self::TwoPegs => f.write_str("with two pegs only the smallest disc can ever move"),
            Self::RuleNotBuilt { rule, pegs } => write!(f, "the rule {rule} on {pegs} pegs is not built yet"),
            Self::PositionNotBuilt => f.write_str("a start or goal other than a tower is not built yet"),
            Self::NotHamiltonian => {
                f.write_str("a path over all positions is known for any move on three pegs, from one peg to another")
            }
            Self::TooManyDiscs { most } => write!(f, "this rule is solved for at most {most} discs"),
        }
    }
}

impl std::error::Error for Unsolved {}
