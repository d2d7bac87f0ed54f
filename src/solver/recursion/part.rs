//! The parts of a recursion, which can be divided further.

use std::fmt;
use std::rc::Rc;

use super::{Lengths, Recursion, Step, Subproblem};
use crate::solver::Index;

/// A part of the whole task, with its place in the solution.
#[derive(Clone)]
pub struct Part<'a> {
    /// The subproblem or the move.
    pub step: Step,
    /// The number of moves of the whole solution before the part.
    pub before: Index,
    /// The number of moves in the part.
    pub length: Index,
    recursion: &'a dyn Recursion,
    /// The lengths in the subproblem of which the part is a step; `None` for the whole task.
    lengths: Option<Rc<dyn Lengths<'a> + 'a>>,
}

impl fmt::Debug for Part<'_> {
    /// Writes the step with its place. The recursion is left out, because it can be large.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { step, before, length, .. } = self;
        f.debug_struct("Part")
            .field("step", step)
            .field("before", before)
            .field("length", length)
            .finish_non_exhaustive()
    }
}

impl<'a> Part<'a> {
    /// Returns the whole task.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{Part, ThreePegs};
    /// use tower_of_hanoi::solver::{Index, Puzzle};
    ///
    /// let legend = ThreePegs::of(&Puzzle::classic(64)?).ok_or("already solved")?;
    /// let whole = Part::whole(&legend);
    /// assert_eq!((whole.before, whole.length), (Index::ZERO, Index::mersenne(64)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn whole(recursion: &'a dyn Recursion) -> Self {
        let (step, length) = (Step::Subproblem(recursion.root()), super::total(recursion));
        Self { step, before: Index::ZERO, length, recursion, lengths: None }
    }

    /// Returns the number of moves of the whole solution up to the end of the part. This is also the number of its last move,
    /// from 1.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{Part, ThreePegs};
    /// use tower_of_hanoi::solver::{Index, Puzzle};
    ///
    /// let legend = ThreePegs::of(&Puzzle::classic(64)?).ok_or("already solved")?;
    /// let ends: Vec<_> = Part::whole(&legend).into_parts().iter().map(Part::end).collect();
    /// assert_eq!(ends, [Index::mersenne(63), Index::power_of_two(63), Index::mersenne(64)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn end(&self) -> Index {
        &self.before + &self.length
    }

    /// Returns true when the part contains move `index`, numbered from 1.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{Part, ThreePegs};
    /// use tower_of_hanoi::solver::Puzzle;
    ///
    /// let recursion = ThreePegs::of(&Puzzle::classic(3)?).ok_or("already solved")?;
    /// let whole = Part::whole(&recursion);
    /// assert!(whole.contains(&1.into()) && whole.contains(&7.into()));
    /// assert!(!whole.contains(&0.into())); // no move has number 0
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn contains(&self, index: &Index) -> bool {
        self.before < *index && *index <= self.end()
    }

    /// Returns the steps in order, without those that have no moves. A move has no steps.
    ///
    /// Once no other step of the same subproblem exists, the lengths are reused instead of copied. So a descent that keeps one step
    /// of each subproblem copies nothing.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{Part, ThreePegs};
    /// use tower_of_hanoi::solver::Puzzle;
    ///
    /// let recursion = ThreePegs::of(&Puzzle::classic(1)?).ok_or("already solved")?;
    /// let parts = Part::whole(&recursion).into_parts();
    /// assert_eq!(parts.len(), 1); // the move, without the steps of no discs around it
    /// assert!(parts.into_iter().all(|part| part.into_parts().is_empty()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn into_parts(self) -> Vec<Self> {
        let Self { step, mut before, recursion, lengths, .. } = self;
        let Step::Subproblem(subproblem) = step else { return Vec::new() };
        let lengths = lengths.map_or_else(|| Rc::from(recursion.lengths()), |lengths| entered(lengths, &subproblem));
        let mut steps = Vec::new();
        recursion.expand(&subproblem, &mut steps);
        let part = |step: Step| {
            let length = match &step {
                Step::Subproblem(step) => lengths.length_of(step).into_owned().into(),
                Step::Move(_) => Index::from(1),
            };
            let end = &before + &length;
            let before = std::mem::replace(&mut before, end);
            Self { step, before, length, recursion, lengths: Some(lengths.clone()) }
        };
        steps.into_iter().map(part).filter(|part| !part.length.is_zero()).collect()
    }
}

fn entered<'a>(mut lengths: Rc<dyn Lengths<'a> + 'a>, subproblem: &Subproblem) -> Rc<dyn Lengths<'a> + 'a> {
    if let Some(only) = Rc::get_mut(&mut lengths) {
        only.enter(subproblem);
        return lengths;
    }
    let mut copy = lengths.fork();
    copy.enter(subproblem);
    Rc::from(copy)
}
