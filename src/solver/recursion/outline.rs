//! A stretch of a solution as a list of runs.

use super::{Part, Recursion, Step};
use crate::solver::{Disc, Index};

/// A single move, or consecutive moves that need not be distinguished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The number of moves of the whole solution before the run.
    pub before: Index,
    /// The number of moves in the run.
    pub length: Index,
    /// The largest disc that moves in the run.
    pub disc: Disc,
}

/// Returns the moves after index `first` and up to index `last`, in order, as runs. Subproblems of at most `min_length` moves stay
/// whole, and so does everything that is left once there are `max_runs` runs.
///
/// Expands O(n) subproblems and a few for each run.
///
/// ```
/// use tower_of_hanoi::solver::recursion::{ThreePegs, outline};
/// use tower_of_hanoi::solver::{Index, Puzzle};
///
/// let legend = ThreePegs::of(&Puzzle::classic(64)?).ok_or("already solved")?;
/// let runs = outline(&legend, &Index::ZERO, &Index::mersenne(64), &Index::power_of_two(60), 100);
/// let discs: Vec<u32> = runs.iter().map(|run| run.disc.number()).collect();
/// assert_eq!(discs[..8], [60, 61, 60, 62, 60, 61, 60, 63]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn outline(
    recursion: &dyn Recursion,
    first: &Index,
    last: &Index,
    min_length: &Index,
    max_runs: usize,
) -> Vec<Run> {
    let (mut runs, mut pending) = (Vec::new(), Part::whole(recursion).into_parts());
    // The top of the stack is the first part.
    pending.reverse();
    while let Some(part) = pending.pop() {
        if part.before >= *last || part.end() <= *first {
            continue;
        }
        match part.step {
            Step::Subproblem(_) if part.length > *min_length && runs.len() < max_runs => {
                pending.extend(part.into_parts().into_iter().rev());
            }
            step @ (Step::Subproblem(_) | Step::Move(_)) => {
                runs.extend(largest(recursion, step).map(|disc| Run { before: part.before, length: part.length, disc }))
            }
        }
    }
    runs
}

/// The largest disc that moves. If a subproblem begins or ends with its discs on several pegs, its largest disc may stay, and then
/// the subproblem has a single step.
pub(super) fn largest(recursion: &dyn Recursion, mut step: Step) -> Option<Disc> {
    let mut steps = Vec::new();
    loop {
        let subproblem = match step {
            Step::Move(mv) => return Some(mv.disc),
            Step::Subproblem(subproblem) => subproblem,
        };
        steps.clear();
        recursion.expand(&subproblem, &mut steps);
        match steps.as_slice() {
            [inner @ Step::Subproblem(_)] if subproblem.ends().is_none() => step = *inner,
            _ => return subproblem.largest(),
        }
    }
}
