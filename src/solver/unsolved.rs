//! Why a puzzle has no solution here.

use std::fmt;

use super::{Disc, Peg};

/// Why a puzzle has no solution here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// The rule leads no disc from this peg to that one.
    NoWay {
        /// The disc that would have to go there.
        disc: Disc,
        /// Where it stands.
        from: Peg,
        /// Where it cannot go.
        to: Peg,
    },
    /// Each disc could go where it is to go, but together they stand in each other's way.
    Stuck {
        /// Two pegs that the rule does not connect: were it to, there would be a way.
        from: Peg,
        /// The second of them.
        to: Peg,
    },
    /// Two pegs let only the smallest disc move.
    TwoPegs,
    /// The search for it was stopped.
    Stopped,
    /// The part of the program that solves it is not there.
    NotLoaded,
    /// Only the classic puzzle on three pegs, from one peg to another, has a path over all positions here.
    NotHamiltonian,
    /// More discs than the method takes.
    TooManyDiscs {
        /// The most it takes.
        most: u32,
    },
    /// There is no formula for it, and more positions than can be searched.
    TooManyPositions {
        /// The most discs that can be searched on so many pegs.
        most: u32,
        /// The most positions that can be searched.
        positions: u32,
    },
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoWay { disc, from, to } => {
                write!(f, "the rule leads disc {disc} from peg {from} to peg {to} by no way")
            }
            Self::Stuck { from, to } => {
                write!(
                    f,
                    "there is no way: the rule leads nothing from peg {from} to peg {to}, and the discs lock each other"
                )
            }
            Self::NotLoaded => f.write_str("the part of the program that solves it is not there"),
            Self::Stopped => f.write_str("the search for it was stopped"),
            Self::TwoPegs => f.write_str("with two pegs only the smallest disc can ever move"),
            Self::NotHamiltonian => {
                f.write_str("a path over all positions is known for any move on three pegs, from one peg to another")
            }
            Self::TooManyDiscs { most } => write!(f, "this rule is solved for at most {most} discs"),
            Self::TooManyPositions { most, positions } => write!(
                f,
                "no formula is known for this puzzle, and at most {positions} positions are searched: take at most {most} \
                 discs here, or another rule"
            ),
        }
    }
}

impl std::error::Error for Unsolved {}
