//! Leaves a game for a solution, and restores the game that was left last.

use std::rc::Rc;

use crate::model::{PuzzleEdit, Snapshot, State, puzzle};
use crate::solver::Index;

use super::Hint;

/// Remembers a game that an action left, until another one begins. Exercises begin their own games.
pub(in crate::model) fn remember_left_game(before: &State, state: &mut State) {
    let has_moves = |state: &State| state.game().is_some_and(|game| game.can_step_back() || game.can_step_forward());
    if has_moves(state) || state.exercise().is_some() {
        state.session.left_game = None;
    } else if has_moves(before) {
        state.session.left_game = Some(Rc::new(Snapshot::new(before)));
    }
}

/// Restores the game that was left last, in the panels that are open now.
pub(super) fn restore(state: &mut State) {
    let Some(left) = state.session.left_game.take() else { return };
    let mut next = left.restored(state);
    next.config.panels = state.config.panels;
    state.install(next);
}

/// Leaves the game for the way from its position to the goal: that of the solution if the game is still on it, or else that of the
/// puzzle that starts there. A game that has reached the goal is left for the start of the solution.
///
/// Returns false if there is no way, or if learners must find it themselves. The game then continues.
pub(in crate::model) fn leave_for_solution(state: &mut State) -> bool {
    let Some(game) = state.game().filter(|_| !state.are_hints_disabled()) else { return false };
    let position = game.position().clone();
    let is_on_solution = !game.is_set_up();
    let index = match state.hint() {
        Hint::Done => Some(Index::ZERO),
        Hint::Way { .. } | Hint::NeedsSearch(_) | Hint::Searching { .. } | Hint::None(_) => {
            state.solved().filter(|_| is_on_solution).and_then(|solution| solution.index_of(&position))
        }
    };
    match index {
        Some(index) => state.seek(index),
        None => puzzle::edit(state, PuzzleEdit::StartFrom(position)),
    }
    state.game().is_none()
}

impl State {
    /// Whether a game was left that can be resumed.
    #[must_use]
    pub const fn can_restore_game(&self) -> bool {
        self.session.left_game.is_some()
    }
}
