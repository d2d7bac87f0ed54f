//! The recursive algorithm.

use crate::solver::recursion::{Part, Term};
use crate::solver::{Disc, Move, Peg, PegSet, Pegs};

/// Moves of the classic puzzle by the textbook recursion: the smaller discs aside, the largest across, the smaller ones
/// on top. The calls that wait lie on a stack of their own, so that the moves come one at a time.
///
/// ```
/// use tower_of_hanoi::solver::{Peg, algorithms::Recursive};
///
/// assert_eq!(Recursive::new(5, Peg::A, Peg::C).count(), 31);
/// ```
#[derive(Clone, Debug)]
pub struct Recursive {
    waiting: Vec<Part>,
}

impl Recursive {
    /// All moves of so many discs from one peg to another.
    #[must_use]
    pub fn new(discs: u32, from: Peg, to: Peg) -> Self {
        Self { waiting: vec![Part::Term(Term { low: 0, high: discs, from, to, over: PegSet::all(Pegs::THREE) })] }
    }
}

impl Iterator for Recursive {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        loop {
            match self.waiting.pop()? {
                Part::Move(step) => return Some(step),
                Part::Term(Term { low, high, from, to, over }) => {
                    let spare = from.third(to);
                    let Some(disc) = Disc::new(high) else { continue };
                    self.waiting.push(Part::Term(Term { low, high: high - 1, from: spare, to, over }));
                    self.waiting.push(Part::Move(Move { disc, from, to }));
                    self.waiting.push(Part::Term(Term { low, high: high - 1, from, to: spare, over }));
                }
            }
        }
    }
}
