//! The lengths that a walk down needs, one number of discs at a time.

use std::borrow::Cow;

use num_bigint::BigUint;

use super::ThreePegs;
use crate::solver::recursion::recurrence::Level;
use crate::solver::recursion::{Lengths, Part, Place, Recursion, Term};

/// The lengths of the parts of the term reached.
///
/// Those from peg to peg come from the recurrence run backwards. A term that begins or ends with its discs on several
/// pegs has one such part itself: what is left of its own length when the others are taken away.
#[derive(Clone)]
pub struct Cursor<'a> {
    solution: &'a ThreePegs,
    level: Level,
    /// To write the next one over.
    spent: Level,
    /// How many discs the parts have.
    size: u32,
    /// The lengths of the part that begins at the start, and of the part that ends at the goal.
    ends: [BigUint; 2],
}

impl<'a> Cursor<'a> {
    pub fn new(solution: &'a ThreePegs) -> Self {
        let ThreePegs { level, ends, task, .. } = solution;
        Self { solution, level: level.clone(), spent: level.clone(), size: task.high - 1, ends: ends.clone() }
    }

    /// What the parts of a term between pegs, and its moves, come to.
    fn others(&self, term: &Term) -> BigUint {
        let mut parts = Vec::new();
        self.solution.expand(term, &mut parts);
        let mut sum = BigUint::ZERO;
        for part in &parts {
            match part {
                Part::Term(part) if part.ends().is_some() => sum += self.of(part).as_ref(),
                Part::Term(_) => {}
                Part::Move(_) => sum += 1u8,
            }
        }
        sum
    }
}

impl<'a> Lengths<'a> for Cursor<'a> {
    fn of(&self, part: &Term) -> Cow<'_, BigUint> {
        let [first, last] = &self.ends;
        match (part.from, part.to) {
            (Place::Peg(from), Place::Peg(to)) => self.solution.recurrence.any_length(&self.level, self.size, from, to),
            (_, Place::Peg(_)) => Cow::Borrowed(first),
            _ => Cow::Borrowed(last),
        }
    }

    fn enter(&mut self, part: &Term) {
        self.solution.recurrence.step_down(&mut self.level, &mut self.spent);
        self.size = self.size.saturating_sub(1);
        let Some(side) = (match (part.from, part.to) {
            (Place::Peg(_), Place::Peg(_)) => None,
            (_, Place::Peg(_)) => Some(0),
            _ => Some(1),
        }) else {
            return;
        };
        let others = self.others(part);
        if let Some(length) = self.ends.get_mut(side) {
            *length -= others;
        }
    }

    fn fork(&self) -> Box<dyn Lengths<'a> + 'a> {
        Box::new(self.clone())
    }
}
