//! The index of a position.

use super::{Endpoint, Recursion, Step, Subproblem};
use crate::solver::{Index, Length, Peg, Position};

/// Returns the number of moves after which a position is reached; `None` when it is not on the path.
///
/// Like a seek, this descends in each subproblem to the step that leaves alone only discs that are already in place for the
/// position. There is at most one such step; otherwise the position lies between two steps. O(n) big-integer steps.
///
/// ```
/// use tower_of_hanoi::solver::Puzzle;
/// use tower_of_hanoi::solver::recursion::{self, ThreePegs};
///
/// let recursion = ThreePegs::of(&Puzzle::classic(4)?).ok_or("already solved")?;
/// assert_eq!(recursion::index_of(&recursion, &"0111".parse()?), Some(7.into()));
/// assert_eq!(recursion::index_of(&recursion, &"0222".parse()?), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn index_of(recursion: &dyn Recursion, position: &Position) -> Option<Index> {
    let mut subproblem = recursion.root();
    if position.pegs().len() != subproblem.disc_indices().len() {
        return None;
    }
    let mut lengths = recursion.lengths();
    let (mut before, mut steps) = (Length::ZERO, Vec::new());
    loop {
        steps.clear();
        recursion.expand(&subproblem, &mut steps);
        let here = PositionInSubproblem { recursion, subproblem: &subproblem, steps: &steps, pegs: position.pegs() };
        let (done, inside) = here.find()?;
        for step in steps.iter().take(done) {
            match step {
                Step::Subproblem(step) => before += lengths.length_of(step).as_ref(),
                Step::Move(_) => before += 1,
            }
        }
        let Some(step) = inside else { return Some(before.into()) };
        lengths.enter(&step);
        subproblem = step;
    }
}

/// A position within a subproblem.
struct PositionInSubproblem<'a> {
    recursion: &'a dyn Recursion,
    subproblem: &'a Subproblem,
    steps: &'a [Step],
    pegs: &'a [Peg],
}

impl PositionInSubproblem<'_> {
    /// Returns the number of finished steps, and the subproblem in progress unless the position lies between two steps. Steps in
    /// progress are tried first, because a large step leaves few discs alone.
    fn find(&self) -> Option<(usize, Option<Subproblem>)> {
        let in_progress = self.steps.iter().enumerate().find_map(|(done, step)| match step {
            Step::Subproblem(step) if step.size() > 0 && self.fits(done, &step.disc_indices()) => {
                Some((done, Some(*step)))
            }
            Step::Subproblem(_) | Step::Move(_) => None,
        });
        in_progress.or_else(|| (0..=self.steps.len()).find(|&done| self.fits(done, &(0..0))).map(|done| (done, None)))
    }

    /// Whether all discs of the subproblem except those of `free` are where `done` steps leave them.
    fn fits(&self, done: usize, free: &std::ops::Range<usize>) -> bool {
        let all = self.subproblem.disc_indices();
        let (below, above) = if free.is_empty() { (all, 0..0) } else { (all.start..free.start, free.end..all.end) };
        above.chain(below).all(|disc| {
            let moved = self.steps.iter().take(done).rev().find(|step| step.disc_indices().contains(&disc));
            self.is_at(disc, moved.map_or(self.subproblem.from, Step::to))
        })
    }

    fn is_at(&self, disc: usize, endpoint: Endpoint) -> bool {
        let peg = self.recursion.peg(endpoint, disc);
        peg.is_some() && peg == self.pegs.get(disc).copied()
    }
}
