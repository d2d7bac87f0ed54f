//! The ends of the loop: where they go by a key, a pointer or a typed text.

use crate::model::{IndexExpr, Parameter, Problem, Reason, Span, State, navigation};
use crate::solver::Index;

/// An end of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    First,
    Last,
}

/// Where an end of the loop goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoundMove {
    /// One move on.
    Next,
    Previous,
    /// As far on as the Page keys move the board.
    JumpForward,
    JumpBack,
    /// As near to the first move as it can be.
    First,
    Last,
}

/// Moves an end by a key.
pub(super) fn step(state: &mut State, bound: Bound, by: BoundMove) {
    let Some(range) = &state.config.playback.loop_range else { return };
    let moved = match (by, bound) {
        (BoundMove::Next, _) => Some(range.end(bound).next()),
        (BoundMove::Previous, _) => range.end(bound).previous(),
        (BoundMove::JumpForward, Bound::First) => {
            range.last.previous().map(|last| last.min(&range.first + &navigation::jump(state)))
        }
        (BoundMove::JumpForward, Bound::Last) => Some(&range.last + &navigation::jump(state)),
        (BoundMove::JumpBack, Bound::First) => Some(range.first.saturating_sub(&navigation::jump(state))),
        (BoundMove::JumpBack, Bound::Last) => {
            Some(range.first.next().max(range.last.saturating_sub(&navigation::jump(state))))
        }
        (BoundMove::First, Bound::First) => Some(Index::ZERO),
        (BoundMove::First, Bound::Last) => Some(range.first.next()),
        (BoundMove::Last, Bound::First) => range.last.previous(),
        (BoundMove::Last, Bound::Last) => Some(state.total().clone()),
    };
    if let Some(moved) = moved {
        move_to(state, bound, moved);
    }
}

/// Moves an end of the loop, which stays within the solution and before or after the other end.
pub(in crate::model) fn move_to(state: &mut State, bound: Bound, index: Index) {
    let Some(range) = state.config.playback.loop_range.clone() else { return };
    let index = index.min(state.total().clone());
    let moved = match bound {
        Bound::First => Span { first: index, ..range },
        Bound::Last => Span { last: index, ..range },
    };
    if moved.first < moved.last {
        state.config.playback.loop_range = Some(moved);
    }
}

/// Sets an end to a typed text, or says what is wrong with it.
pub(super) fn set(state: &mut State, bound: Bound, text: &str) {
    let Some(range) = state.config.playback.loop_range.clone() else { return };
    let resolved = match text.parse::<IndexExpr>() {
        Ok(expr) => expr.resolve(state.total()).map_err(Reason::Index),
        Err(_) => Err(Reason::NotIndex),
    };
    let other = if bound == Bound::First { range.last } else { range.first };
    // Equal ends do not make a loop.
    let span = resolved.and_then(|index| Span::new(index, other, state.total()).ok_or(Reason::Invalid));
    match span {
        Ok(span) => {
            state.config.playback.loop_range = Some(span);
            state.clear_problem(Parameter::Loop);
        }
        Err(reason) => state.report(Problem::new(Parameter::Loop, text, reason)),
    }
}
