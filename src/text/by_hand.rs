//! What the page says to a person who plays by hand.

use crate::explorer::{Advice, Illegal};
use crate::solver::{Disc, Index, Move, Peg, Pegs, Rule};

/// A string of the game.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "each is named after what it says")]
pub enum ByHand<'a> {
    Hint,
    SettingUp,
    Pegs,
    /// A peg and the discs on it, the largest first.
    Peg {
        peg: Peg,
        discs: &'a [u32],
    },
    Lifted {
        disc: Disc,
        from: Peg,
    },
    Moved {
        count: usize,
        step: Move,
    },
    Refused {
        illegal: Illegal,
        rule: Rule,
        pegs: Pegs,
    },
    /// All are where they belong.
    Finished {
        moves: usize,
        fewest: Option<&'a Index>,
    },
    /// How many moves are made, and how many are to go.
    Stands {
        moves: usize,
        advice: &'a Advice,
    },
    Undo,
    Redo,
    Again,
    Best,
    Search,
    SolveHere,
    SetUp,
    Larger,
}
