//! The moves by the textbook recursion.

use crate::solver::recursion::{Step, Subproblem};
use crate::solver::{Move, Peg, PegCount, PegSet};

/// The moves of the classic puzzle by the textbook recursion: the smaller discs aside, the largest across, the smaller discs on
/// top. Pending calls are kept on an explicit stack, so that the moves can be produced one at a time.
///
/// ```
/// use tower_of_hanoi::solver::{Peg, generators::Recursive};
///
/// assert_eq!(Recursive::new(5, Peg::A, Peg::C).count(), 31);
/// ```
#[derive(Clone, Debug)]
pub struct Recursive {
    waiting: Vec<Step>,
}

impl Recursive {
    /// Returns the moves of the discs from one peg to another.
    #[must_use]
    pub fn new(discs: u32, from: Peg, to: Peg) -> Self {
        Self { waiting: vec![Self::subproblem(discs, from, to)] }
    }

    fn subproblem(high: u32, from: Peg, to: Peg) -> Step {
        Step::Subproblem(Subproblem {
            low: 0,
            high,
            from: from.into(),
            to: to.into(),
            pegs: PegSet::all(PegCount::THREE),
        })
    }
}

impl Iterator for Recursive {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        loop {
            match self.waiting.pop()? {
                Step::Move(mv) => return Some(mv),
                Step::Subproblem(subproblem) => {
                    let (Some(disc), Some((from, to))) = (subproblem.largest(), subproblem.ends()) else { continue };
                    let (spare, smaller) = (from.third(to), subproblem.high - 1);
                    self.waiting.push(Self::subproblem(smaller, spare, to));
                    self.waiting.push(Step::Move(Move { disc, from, to }));
                    self.waiting.push(Self::subproblem(smaller, from, spare));
                }
            }
        }
    }
}
