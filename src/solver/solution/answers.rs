//! What every method of solving answers.

use crate::solver::recursion::{self, Recursion, Trace};
use crate::solver::walk::Walk;
use crate::solver::{Index, Move, Position};

/// A path that can be asked for any move.
pub trait Answers {
    /// Move `index`, counted from 1; `None` when there is no such move.
    fn move_at(&self, index: &Index) -> Option<Move>;

    /// The position after `index` moves; `None` past the end.
    fn position_at(&self, index: &Index) -> Option<Position>;

    /// The path of the recursion down to move `index`, where there is a recursion.
    fn trace_at(&self, index: &Index) -> Option<Trace>;
}

/// A recursion that is entered anew for each question.
pub struct Descent<T>(pub T);

impl<T: Recursion> Answers for Descent<T> {
    fn move_at(&self, index: &Index) -> Option<Move> {
        recursion::move_at(&self.0, index)
    }

    fn position_at(&self, index: &Index) -> Option<Position> {
        recursion::position_at(&self.0, index)
    }

    fn trace_at(&self, index: &Index) -> Option<Trace> {
        recursion::trace_at(&self.0, index)
    }
}

impl Answers for Walk {
    fn move_at(&self, index: &Index) -> Option<Move> {
        self.move_at(index)
    }

    fn position_at(&self, index: &Index) -> Option<Position> {
        self.position_at(index)
    }

    fn trace_at(&self, _: &Index) -> Option<Trace> {
        None
    }
}
