//! Reasons why a puzzle cannot be solved here.

use std::fmt;

use super::{Disc, Peg};

/// The error of a puzzle that cannot be solved.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SolveError {
    /// The rule does not lead a disc from its first peg to its last one by any sequence of moves.
    Unreachable {
        /// The disc.
        disc: Disc,
        /// Its peg at the start.
        from: Peg,
        /// Its peg at the goal.
        to: Peg,
    },
    /// Each disc alone could reach its goal, but together they block each other.
    Deadlock {
        /// Two pegs that the rule does not connect. If they were connected, there would be a solution.
        from: Peg,
        /// The second of the two pegs.
        to: Peg,
    },
    /// With two pegs, only the smallest disc can ever move.
    TwoPegs,
    /// A path through every position is known only for the classic puzzle on three pegs, from tower to tower.
    NoHamiltonianPath,
    /// The puzzle has more discs than its method supports.
    TooManyDiscs {
        /// The most discs.
        max: u32,
    },
    /// The puzzle has no formula, and more positions than the limit of a search.
    TooManyPositions {
        /// The most discs that can be solved on this number of pegs.
        max_discs: u32,
        /// The most positions that are searched.
        max_positions: u32,
    },
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreachable { disc, from, to } => {
                write!(f, "the rule leads disc {disc} from peg {from} to peg {to} by no way")
            }
            Self::Deadlock { from, to } => {
                write!(
                    f,
                    "there is no way: the rule leads nothing from peg {from} to peg {to}, and the discs lock each other"
                )
            }
            Self::TwoPegs => f.write_str("with two pegs only the smallest disc can ever move"),
            Self::NoHamiltonianPath => {
                f.write_str("a path over all positions is known for any move on three pegs, from one peg to another")
            }
            Self::TooManyDiscs { max } => write!(f, "this rule is solved for at most {max} discs"),
            Self::TooManyPositions { max_discs, max_positions } => write!(
                f,
                "no formula is known for this puzzle, and at most {max_positions} positions are searched: take at most \
                 {max_discs} discs here, or another rule"
            ),
        }
    }
}

impl std::error::Error for SolveError {}
