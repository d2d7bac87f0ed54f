//! The tasks that a move is part of, from the whole puzzle down to the move.

use std::collections::VecDeque;

use super::descent::{DescentLevel, descend, expanded};
use super::{ExpandedLevel, Recursion, Step};
use crate::solver::{Index, Move};

/// The tasks that contain a move: the outermost and the innermost ones.
#[derive(Clone, Debug)]
pub struct Tasks {
    /// The whole task and the next smaller ones.
    pub outer: Vec<ExpandedLevel>,
    /// The number of omitted tasks between the outer and the inner ones.
    pub left_out: usize,
    /// The smallest tasks, the largest of them first. No task is both outer and inner.
    pub inner: Vec<ExpandedLevel>,
    /// The task that has the move itself among its steps, even if this is its only move.
    pub last: ExpandedLevel,
    /// The move.
    pub mv: Move,
}

impl Tasks {
    /// Iterates over the tasks, the outermost first.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Puzzle;
    /// use tower_of_hanoi::solver::recursion::{self, ThreePegs};
    ///
    /// let recursion = ThreePegs::of(&Puzzle::classic(8)?).ok_or("already solved")?;
    /// let tasks = recursion::tasks_at(&recursion, &77.into(), 2, 3).ok_or("no such move")?;
    /// let depths: Vec<_> = tasks.iter().map(|task| task.depth).collect();
    /// assert_eq!(depths, [0, 1, 4, 5, 6]); // 2 and 3 are left out
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &ExpandedLevel> {
        self.outer.iter().chain(&self.inner)
    }
}

/// Returns the tasks that contain move `index`, numbered from 1: the `outer` outermost and the `inner` innermost. A task in which
/// only one step has moves is omitted, because it is the same as this step. `None` when there is no such move. O(n) big-integer
/// steps.
///
/// ```
/// use tower_of_hanoi::solver::Puzzle;
/// use tower_of_hanoi::solver::recursion::{self, ThreePegs};
///
/// let recursion = ThreePegs::of(&Puzzle::classic(8)?).ok_or("already solved")?;
/// let tasks = recursion::tasks_at(&recursion, &77.into(), 2, 3).ok_or("no such move")?;
/// let largest: Vec<u32> = tasks.iter().map(|task| task.subproblem.high).collect();
/// assert_eq!((largest, tasks.left_out), (vec![8, 7, 4, 3, 2], 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn tasks_at(recursion: &dyn Recursion, index: &Index, outer: usize, inner: usize) -> Option<Tasks> {
    let (mut outermost, mut innermost, mut left_out, mut last) = (Vec::new(), VecDeque::new(), 0, None);
    let mut depth = 0;
    let mv = descend(recursion, index, &mut |level| {
        let is_last = matches!(level.step, Step::Move(_));
        if is_last {
            last = Some(expanded(level, depth, index));
        }
        if is_divided(level) {
            let task = expanded(level, depth, index);
            if outermost.len() < outer {
                outermost.push(task);
            } else {
                innermost.push_back(task);
                if innermost.len() > inner {
                    innermost.pop_front();
                    left_out += 1;
                }
            }
        }
        depth += 1;
        None
    })?;
    Some(Tasks { outer: outermost, left_out, inner: innermost.into(), last: last?, mv })
}

/// Whether more than one step has moves.
fn is_divided(level: &DescentLevel<'_, '_>) -> bool {
    let has_moves = |step: &&Step| match step {
        Step::Subproblem(step) => step.size() > 0 && !level.lengths.length_of(step).is_zero(),
        Step::Move(_) => true,
    };
    level.steps.iter().filter(has_moves).nth(1).is_some()
}
