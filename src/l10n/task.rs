//! Tasks of the recursion, and their parts, in words.

use crate::solver::recursion::{Endpoint, Step, Subproblem};

use super::{Arg, L10n, msg};

impl L10n {
    /// The name of a part of the recursion: a task or a move.
    pub fn part_name(self, part: Step) -> String {
        match part {
            Step::Subproblem(task) => self.format(msg::TASK_NAME, task_args(&task)),
            Step::Move(step) => self.step(step),
        }
    }
}

/// The number of discs of a task, their numbers, and its two ends. A text puts them together, because languages need different
/// words for one disc and several, and for a peg and a position.
pub(super) fn task_args(task: &Subproblem) -> [Arg<'static>; 4] {
    let (first, last) = (task.low + 1, task.high);
    let discs = if first < last { format!("{first}–{last}") } else { last.to_string() };
    [task.size().into(), discs.into(), end(task.from, "start"), end(task.to, "goal")]
}

/// [`task_args`] of a part of a task. A single move is a task with one disc.
pub(super) fn part_args(part: &Step) -> [Arg<'static>; 4] {
    match part {
        Step::Subproblem(task) => task_args(task),
        Step::Move(step) => [1u32.into(), step.disc.into(), step.from.into(), step.to.into()],
    }
}

/// A peg, or the name of the text's choice for discs on several pegs.
fn end(end: Endpoint, scattered: &'static str) -> Arg<'static> {
    end.peg().map_or(Arg::Text(scattered), Arg::from)
}
