//! The recursive algorithm.

use crate::solver::recursion::{Part, Term};
use crate::solver::{Move, Peg, PegSet, Pegs};

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
        Self { waiting: vec![Self::term(discs, from, to)] }
    }

    fn term(high: u32, from: Peg, to: Peg) -> Part {
        Part::Term(Term { low: 0, high, from: from.into(), to: to.into(), over: PegSet::all(Pegs::THREE) })
    }
}

impl Iterator for Recursive {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        loop {
            match self.waiting.pop()? {
                Part::Move(step) => return Some(step),
                Part::Term(term) => {
                    let (Some(disc), Some((from, to))) = (term.largest(), term.ends()) else { continue };
                    let (spare, smaller) = (from.third(to), term.high - 1);
                    self.waiting.push(Self::term(smaller, spare, to));
                    self.waiting.push(Part::Move(Move { disc, from, to }));
                    self.waiting.push(Self::term(smaller, from, spare));
                }
            }
        }
    }
}
