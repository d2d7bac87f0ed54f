//! A solution as a recursion that can be entered anywhere.
//!
//! A [`Term`] such as "move discs 1 to 5 from A to C" expands into a few sub-terms and single moves, and its length is
//! known without expanding it. To stand at a move, walk down from the whole task: in each term find the part that holds
//! the move, and enter it. That one walk, `descend`, gives the move, the position after it and the trace, in as many
//! steps as there are discs, whatever the index.
//!
//! A rule joins by implementing [`Recursion`]: what a term expands to, and how long its parts are.

mod descent;
mod four_pegs;
mod frame_stewart;
mod outline;
mod place;
mod rank;
mod recurrence;
mod term;
mod three_pegs;
mod trace;
mod way;

pub use descent::{levels_at, move_at, position_at, total, trace_at};
pub use four_pegs::FourPegs;
pub use frame_stewart::{FrameStewart, Split};
pub use outline::{Stroke, outline};
pub use place::Place;
pub use rank::index_of;
pub use recurrence::Recurrence;
pub use term::{Part, Term};
pub use three_pegs::ThreePegs;
pub use trace::{Frame, Opened, Trace};

use std::borrow::Cow;

use num_bigint::BigUint;

use super::Peg;

/// A rule's recursion: what terms expand to, and how long they are.
pub trait Recursion {
    /// The whole task.
    fn root(&self) -> Term;

    /// The lengths of the parts of the whole task, able to follow a walk down.
    fn lengths(&self) -> Box<dyn Lengths<'_> + '_>;

    /// Puts the parts of a term, in order, into `parts`, which is empty.
    fn expand(&self, term: &Term, parts: &mut Vec<Part>);

    /// The peg on which a place has a disc, given as a place in a list that begins with disc 1.
    fn peg(&self, place: Place, _disc: usize) -> Option<Peg> {
        place.peg()
    }
}

/// The lengths of the parts of the term that a walk has reached, for as long as the recursion lives.
pub trait Lengths<'a> {
    /// The length of a sub-term of the current term.
    fn of(&self, part: &Term) -> Cow<'_, BigUint>;

    /// Makes `part`, a sub-term of the current term, the current one.
    fn enter(&mut self, part: &Term);

    /// The same at the same term, for a second walk from here.
    fn fork(&self) -> Box<dyn Lengths<'a> + 'a>;
}
