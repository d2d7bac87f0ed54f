//! How much of the page's program is there.

use crate::solver::{Begun, Path, Puzzle, Solution, Unsolved};

use super::host::{self, Order};
use super::{Edit, Look, State, edit, look};

/// What solves puzzles: [`Solution::begin`], or a part of it.
pub type Solver = fn(&Puzzle, Path, u32) -> Result<Begun, Unsolved>;

/// What of the program the state can call: all of it, or the part that is needed first. What is reached only by way of
/// [`Program::WHOLE`] is sent to browsers as a second file.
#[derive(Clone, Copy, Debug)]
pub struct Program {
    /// Solves puzzles.
    pub(super) solve: Solver,
    /// Looks at the panels.
    pub(super) look: fn(&mut State, Look),
    /// Changes the puzzle.
    pub(super) edit: fn(&mut State, Edit),
    /// Obeys hosts.
    pub(super) obey: fn(&mut State, Order),
}

impl Program {
    /// Solves the classic puzzle, and looks at nothing.
    pub const FIRST: Self = Self { solve: Solution::begin_classic, look: |_, _| {}, edit: |_, _| {}, obey: |_, _| {} };
    /// All of it.
    pub const WHOLE: Self = Self { solve: Solution::begin, look: look::look, edit: edit::edit, obey: host::obey };
}
