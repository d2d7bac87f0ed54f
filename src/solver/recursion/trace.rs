//! The calls of the recursion that lead to one move.

use std::fmt;

use super::{Step, Subproblem};
use crate::solver::Index;

/// The calls of the recursion from the whole task to one move.
///
/// As text, a trace is the numbers of its steps, such as `1.2.1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The whole task.
    pub root: Subproblem,
    /// The step entered at each level. The last one is the move.
    pub frames: Vec<Frame>,
}

/// One level of a [`Trace`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The number of the step in the level above, from 1.
    pub number: usize,
    /// The subproblem or the move.
    pub step: Step,
    /// The number of moves of the whole solution before the step.
    pub before: Index,
    /// The number of moves in the step.
    pub length: Index,
}

/// A subproblem with all its steps, one of which contains the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpandedLevel {
    /// The number of subproblems around it: 0 for the whole task.
    pub depth: usize,
    /// The subproblem.
    pub subproblem: Subproblem,
    /// The number of moves of the whole solution before the subproblem.
    pub before: Index,
    /// The steps in order, with the number of moves in each.
    pub steps: Vec<(Step, Index)>,
    /// The number of the step that contains the move, from 0.
    pub chosen: usize,
}

impl ExpandedLevel {
    /// Whether all steps are single moves, as a search found them. Others have subproblems between the moves of the largest disc.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{FourPegs, levels_at};
    /// use tower_of_hanoi::solver::{Peg, Puzzle, Rule};
    ///
    /// let row = Puzzle::builder().discs(4).pegs(4).rule(Rule::Linear).goal(Peg::C).build()?;
    /// let levels = FourPegs::of(&row).and_then(|row| levels_at(&row, &1.into(), &|_| true)).ok_or("no moves")?;
    /// assert_eq!(levels.iter().map(|level| level.is_listed()).collect::<Vec<_>>(), [false, true]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_listed(&self) -> bool {
        self.steps.iter().all(|(step, _)| matches!(step, Step::Move(_)))
    }
}

impl fmt::Display for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (depth, frame) in self.frames.iter().enumerate() {
            let dot = if depth == 0 { "" } else { "." };
            write!(f, "{dot}{}", frame.number)?;
        }
        Ok(())
    }
}
