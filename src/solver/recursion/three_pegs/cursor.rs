//! The lengths that a descent needs, for one number of discs at a time.

use std::borrow::Cow;

use super::ThreePegs;
use crate::solver::Length;
use crate::solver::recursion::recurrence::LevelCursor;
use crate::solver::recursion::{Endpoint, Lengths, Recursion, Step, Subproblem};

/// The lengths of the steps of the current subproblem.
///
/// The lengths between pegs come from the recurrence. If a subproblem begins or ends with its discs on several pegs, so does one of
/// its steps, which has the remaining moves.
#[derive(Clone)]
pub struct Cursor<'a> {
    solution: &'a ThreePegs,
    level: LevelCursor<'a>,
    /// The lengths of the step that begins at the start, and of the step that ends at the goal.
    ends: [Length; 2],
}

impl<'a> Cursor<'a> {
    pub fn new(solution: &'a ThreePegs) -> Self {
        Self { solution, level: LevelCursor::new(&solution.levels), ends: solution.ends.clone() }
    }

    /// The number of moves in those steps of a subproblem that go from peg to peg.
    fn others(&self, subproblem: &Subproblem) -> Length {
        let mut steps = Vec::new();
        self.solution.expand(subproblem, &mut steps);
        let mut sum = Length::ZERO;
        for step in &steps {
            match step {
                Step::Subproblem(step) if step.ends().is_some() => sum += self.length_of(step).as_ref(),
                Step::Subproblem(_) => {}
                Step::Move(_) => sum += 1,
            }
        }
        sum
    }
}

impl<'a> Lengths<'a> for Cursor<'a> {
    fn length_of(&self, step: &Subproblem) -> Cow<'_, Length> {
        let [first, last] = &self.ends;
        match (step.from, step.to) {
            (Endpoint::Peg(from), Endpoint::Peg(to)) => self.level.length(from, to),
            (_, Endpoint::Peg(_)) => Cow::Borrowed(first),
            _ => Cow::Borrowed(last),
        }
    }

    fn enter(&mut self, step: &Subproblem) {
        self.level.step_down();
        let Some(side) = (match (step.from, step.to) {
            (Endpoint::Peg(_), Endpoint::Peg(_)) => None,
            (_, Endpoint::Peg(_)) => Some(0),
            _ => Some(1),
        }) else {
            return;
        };
        let others = self.others(step);
        if let Some(length) = self.ends.get_mut(side) {
            *length -= &others;
        }
    }

    fn fork(&self) -> Box<dyn Lengths<'a> + 'a> {
        Box::new(self.clone())
    }
}
