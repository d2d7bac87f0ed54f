//! Solutions as a recursion that can be entered at any move.
//!
//! A [`Subproblem`] such as "move discs 1 to 5 from A to C" expands into a few [`Step`]s: smaller subproblems and single moves. Its
//! length is known without expanding it. To find a move, descend from the whole task: in each subproblem, find the step that
//! contains the move, and continue with this step. Such a descent has as many levels as there are discs, and it answers all
//! questions:
//!
//! - [`move_at`] and [`position_at`]: the move, and the position after it. [`Recursion::find`] ends the descent early if it knows a
//!   faster way;
//! - [`trace_at`], [`levels_at`] and [`tasks_at`]: the calls of the recursion that lead to the move;
//! - [`index_of`]: the inverse, from a position to its index;
//! - [`outline`]: a stretch of the solution as a list of runs;
//! - [`largest_between`], [`next_larger`]: the move of the largest disc in a stretch, and the next one of a larger disc.
//!
//! [`Part`] divides one subproblem at a time, for pictures of the recursion.
//!
//! [`ThreePegs`], [`FourPegs`] and [`FrameStewart`] implement [`Recursion`], which defines how subproblems expand.

mod descent;
mod four_pegs;
mod frame_stewart;
mod index_of;
mod largest;
mod outline;
mod part;
mod recurrence;
mod route;
mod subproblem;
mod tasks;
mod three_pegs;
mod trace;

use std::borrow::Cow;

pub(super) use descent::path_to;
pub use descent::{levels_at, move_at, position_at, total, trace_at};
pub use four_pegs::FourPegs;
pub use frame_stewart::{FrameStewart, ParseSplitError, Split};
pub use index_of::index_of;
pub use largest::{largest_between, next_larger};
pub use outline::{Run, outline};
pub use part::Part;
pub use recurrence::{ClassCounts, Recurrence};
pub use subproblem::{Endpoint, Step, Subproblem};
pub use tasks::{Tasks, tasks_at};
pub use three_pegs::ThreePegs;
pub use trace::{ExpandedLevel, Frame, Trace};

use super::{Length, Move, Peg};

/// The expansion and the lengths of subproblems.
pub trait Recursion: Send + Sync {
    /// Returns the whole task.
    fn root(&self) -> Subproblem;

    /// Returns the lengths of the steps of the whole task.
    fn lengths(&self) -> Box<dyn Lengths<'_> + '_>;

    /// Appends the steps of a subproblem, in order.
    fn expand(&self, subproblem: &Subproblem, steps: &mut Vec<Step>);

    /// Finds move `rest`, numbered from 1, of a subproblem with at least that many moves, faster than a descent. Writes the pegs of
    /// the subproblem's discs after it to a list of all pegs, which may be empty. `None` if there is no faster way.
    fn find(&self, _subproblem: &Subproblem, _rest: &Length, _pegs: &mut [Peg]) -> Option<Move> {
        None
    }

    /// Returns the peg of a disc, given by its zero-based index, at an endpoint.
    fn peg(&self, endpoint: Endpoint, _disc: usize) -> Option<Peg> {
        endpoint.peg()
    }
}

/// The lengths of the steps of one subproblem, the current one of a descent.
pub trait Lengths<'a> {
    /// Returns the number of moves of a step of the current subproblem.
    fn length_of(&self, step: &Subproblem) -> Cow<'_, Length>;

    /// Makes a step of the current subproblem the new current subproblem.
    fn enter(&mut self, step: &Subproblem);

    /// Returns a copy, for another descent from the same subproblem.
    fn fork(&self) -> Box<dyn Lengths<'a> + 'a>;
}
