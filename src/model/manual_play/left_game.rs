//! The game that was left last, which Undo restores.

use std::rc::Rc;

use crate::model::{Snapshot, State};

/// Remembers a game that an action left, until another one begins. Exercises begin their own games.
pub(in crate::model) fn remember_left_game(before: &State, state: &mut State) {
    let has_moves = |state: &State| state.game().is_some_and(|game| game.can_undo() || game.can_redo());
    if has_moves(state) || state.exercise().is_some() {
        state.session.left_game = None;
    } else if has_moves(before) || (before.game().is_some() && state.game().is_none()) {
        state.session.left_game = Some(Rc::new(Snapshot::new(before)));
    }
}

/// Restores the game that was left last, in the panels that are open now.
pub(super) fn restore(state: &mut State) {
    let Some(left) = state.session.left_game.take() else { return };
    let mut next = left.restored(state);
    next.config.panels = state.config.panels;
    next.config.playback.is_playing = false;
    state.install(next);
}

impl State {
    /// Whether a game was left that can be resumed.
    #[must_use]
    pub const fn can_restore_game(&self) -> bool {
        self.session.left_game.is_some()
    }
}
