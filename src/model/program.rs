//! How much of the page's program is there.

use crate::solver::{Begun, Discs, Index, Path, Puzzle, Solution, Unsolved};

use super::host::{self, Order};
use super::link::{self, Reader};
use super::{Edit, Look, Playing, State, Views, edit, look, manual_play};

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
    /// Reads what links say of the panels, if it can.
    pub(super) views: fn(&mut Reader, Discs, Option<&Index>) -> Option<Views>,
    /// Plays by hand.
    pub(super) play: fn(&mut State, Playing),
    /// Obeys hosts.
    pub(super) obey: fn(&mut State, Order),
}

impl Program {
    /// Solves the classic puzzle, and looks at nothing.
    pub const FIRST: Self = Self {
        solve: Solution::begin_classic,
        look: |_, _| {},
        edit: |_, _| {},
        views: |_, _, _| None,
        play: |_, _| {},
        obey: |_, _| {},
    };
    /// What the page with its panels needs.
    pub const REST: Self = Self {
        solve: Solution::begin,
        look: look::look,
        edit: edit::edit,
        views: link::read_views,
        obey: host::obey,
        ..Self::FIRST
    };
    /// All of it: with playing by hand, which comes when it is asked for.
    pub const WHOLE: Self = Self { play: manual_play::play, ..Self::REST };
}
