//! A solution as a recursion that can be entered anywhere.
//!
//! A [`Term`] such as "move discs 1 to 5 from A to C" expands into a few sub-terms and single moves, and its length is
//! known without expanding it. To stand at a move, walk down from the whole task: in each term find the part that holds
//! the move, and enter it. That one walk — [`descend`] — gives the move, the position after it and the trace, in as many
//! steps as there are discs, whatever the index.
//!
//! A rule joins by implementing [`Recursion`]: what a term expands to, and how long its parts are.

mod descent;
mod recurrence;
mod term;
mod three_pegs;
mod trace;

pub use descent::{move_at, position_at, trace_at};
pub use recurrence::Recurrence;
pub use term::{Part, Term};
pub use three_pegs::ThreePegs;
pub use trace::{Frame, Trace};

use num_bigint::BigUint;

/// A rule's recursion: what terms expand to, and how long they are.
pub trait Recursion {
    /// The lengths of the parts of one term, able to follow a walk down.
    type Lengths<'a>: Lengths
    where
        Self: 'a;

    /// The whole task.
    fn root(&self) -> Term;

    /// The lengths of the parts of the whole task.
    fn lengths(&self) -> Self::Lengths<'_>;

    /// Puts the parts of a term, in order, into `parts`, which is empty.
    fn expand(&self, term: &Term, parts: &mut Vec<Part>);
}

/// The lengths of the parts of the term that a walk has reached.
pub trait Lengths {
    /// The length of a sub-term of the current term.
    fn of(&self, part: &Term) -> &BigUint;

    /// Makes `part`, a sub-term of the current term, the current one.
    fn enter(&mut self, part: &Term);
}
