//! The game on the board: its moves, undo, and positions that are set up.

use crate::model::{Panel, State, exercise, state_graph};
use crate::solver::{Game, Move, Peg, Position};

use super::{Hint, motion, piece, session_mut};

fn new_game(state: &State) -> Game {
    Game::from_position(state.position(), state.puzzle().rule(), state.puzzle().pegs())
}

pub(in crate::model) fn install_game(state: &mut State, game: Game) {
    let is_graph_following = state_graph::is_following(state);
    state.config.manual_play = Some(game).filter(|game| !game.is_untouched());
    if is_graph_following {
        state_graph::keep_position_in_view(state);
    }
    if let Some(search) = state.solution.search_mut() {
        search.link.make_way_for_game();
    }
    session_mut(state).search = None;
}

/// Replaces the board with a game from a position. A disc in hand belonged to the old board.
pub(in crate::model) fn set_up_game(state: &mut State, position: Position) {
    piece::put_back(state);
    session_mut(state).legal_pegs.clear();
    let game = Game::from_setup(position, state.puzzle().rule(), state.puzzle().pegs());
    install_game(state, game);
}

/// Whether the user may go to a position by hand. In an exercise, only a legal move may lead there.
pub(in crate::model) fn can_go_to(state: &State, position: &Position) -> bool {
    let is_locked = [Panel::Towers, Panel::Play].into_iter().any(|panel| state.config.panels.locked.contains(panel));
    let is_free = !state.are_hints_disabled() || move_to(&new_game(state), position).is_some();
    state.are_discs_movable() && !is_locked && is_free
}

/// The legal move that leads to a position.
fn move_to(game: &Game, position: &Position) -> Option<Move> {
    let leads_there = |step: &Move| {
        let mut after = game.position().clone();
        after.play_unchecked(*step);
        after == *position
    };
    game.legal_moves().find(leads_there)
}

/// Goes to a position by hand: with a move if one leads there, or else by setting it up. Undo reverts both.
pub(in crate::model) fn go_to(state: &mut State, position: Position) {
    if position == state.position() {
        return;
    }
    state.pause();
    motion::follow(state, |state| {
        piece::put_back(state);
        session_mut(state).legal_pegs.clear();
        session_mut(state).piece.refused = None;
        let mut game = state.game().cloned().unwrap_or_else(|| new_game(state));
        let is_played = move_to(&game, &position).is_some_and(|step| game.play(step.from, step.to).is_ok());
        if is_played || game.set_up(position).is_ok() {
            install_game(state, game);
        }
    });
    exercise::grade_game(state);
}

pub(super) fn change_game(state: &mut State, change: impl FnOnce(&mut Game) -> bool) {
    piece::put_back(state);
    let mut game = state.game().cloned().unwrap_or_else(|| new_game(state));
    change(&mut game);
    install_game(state, game);
}

/// Takes all moves back; if there are none, leaves the position that was set up.
pub(super) fn restart(state: &mut State) {
    piece::put_back(state);
    match state.game().cloned() {
        Some(mut game) if !(game.moves().is_empty() && game.undone().is_empty()) => {
            game.restart();
            install_game(state, game);
        }
        Some(_) => {
            state.config.manual_play = None;
            session_mut(state).search = None;
        }
        // A question that is answered on the towers starts over with its own game.
        None => exercise::set_up(state),
    }
}

/// Plays a move, or reports why it is illegal. Returns whether it was played.
pub(super) fn play_move(state: &mut State, from: Peg, to: Peg) -> bool {
    let mut game = state.game().cloned().unwrap_or_else(|| new_game(state));
    match game.play(from, to) {
        Ok(step) if state.is_answered_on_towers() => exercise::answer_on_towers(state, step),
        Ok(_) => install_game(state, game),
        Err(illegal) => session_mut(state).piece.refuse(illegal),
    }
    state.piece_in_hand().refused.is_none()
}

pub(super) fn play_best_move(state: &mut State) {
    piece::put_back(state);
    if let Hint::Way { next, .. } = state.hint() {
        play_move(state, next.from, next.to);
    }
}
