//! A stretch of a solution as a list of runs.

use std::rc::Rc;

use num_bigint::BigUint;

use super::{Lengths, Recursion, Step, Subproblem};
use crate::solver::{Disc, Index};

/// Consecutive moves that need not be told apart, or a single move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The number of moves of the whole solution before it.
    pub before: Index,
    /// The number of moves in it.
    pub length: Index,
    /// The largest disc that moves in it.
    pub disc: Disc,
}

/// A step that is still to be looked at, with the lengths of the subproblem that it is a step of.
struct PendingStep<'a> {
    step: Step,
    before: BigUint,
    length: BigUint,
    lengths: Rc<dyn Lengths<'a> + 'a>,
}

/// Returns the moves after index `first` and up to index `last`, in order, as runs. Subproblems of no more than `min_length`
/// moves stay whole, and so does what is left when there are `max_runs` runs already.
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
    let (first, last, min_length) = (first.as_biguint(), last.as_biguint(), min_length.as_biguint());
    let (mut runs, mut pending, mut steps) = (Vec::new(), Vec::new(), Vec::new());
    let lengths: Rc<dyn Lengths<'_>> = Rc::from(recursion.lengths());
    push_steps(recursion, &recursion.root(), BigUint::ZERO, &lengths, &mut steps, &mut pending);
    while let Some(PendingStep { step, before, length, lengths }) = pending.pop() {
        if before >= *last || &before + &length <= *first {
            continue;
        }
        match step {
            Step::Subproblem(subproblem) if length > *min_length && runs.len() < max_runs => {
                let mut inner = lengths.fork();
                inner.enter(&subproblem);
                push_steps(recursion, &subproblem, before, &Rc::from(inner), &mut steps, &mut pending);
            }
            step => runs.extend(largest(recursion, step).map(|disc| Run {
                before: before.into(),
                length: length.into(),
                disc,
            })),
        }
    }
    runs
}

/// Pushes the steps of a subproblem onto a stack, the first on top.
fn push_steps<'a>(
    recursion: &'a dyn Recursion,
    subproblem: &Subproblem,
    mut before: BigUint,
    lengths: &Rc<dyn Lengths<'a> + 'a>,
    steps: &mut Vec<Step>,
    pending: &mut Vec<PendingStep<'a>>,
) {
    steps.clear();
    recursion.expand(subproblem, steps);
    let bottom = pending.len();
    for &step in &*steps {
        let length = match &step {
            Step::Subproblem(step) => lengths.length_of(step).into_owned(),
            Step::Move(_) => BigUint::from(1u8),
        };
        let after = &before + &length;
        pending.push(PendingStep { step, before, length, lengths: lengths.clone() });
        before = after;
    }
    if let Some(pushed) = pending.get_mut(bottom..) {
        pushed.reverse();
    }
}

/// The largest disc that moves. Where a subproblem begins or ends with its discs on several pegs, its largest disc may
/// stay: then it has a single step.
fn largest(recursion: &dyn Recursion, mut step: Step) -> Option<Disc> {
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
