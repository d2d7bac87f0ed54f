//! The game on the board: its moves, undo, and positions that are set up.

use crate::model::{Detour, Panel, State, exercise, line, state_graph};
use crate::solver::{Game, IllegalMove, Move, Peg, Position};

use super::{Hint, motion, piece, session_mut};

pub(in crate::model) fn new_game(state: &State) -> Game {
    Game::from_position(state.position(), state.puzzle())
}

pub(in crate::model) fn install_game(state: &mut State, game: Game) {
    install_detour(state, Detour::new(game));
}

pub(in crate::model) fn install_detour(state: &mut State, detour: Option<Detour>) {
    let is_graph_following = state_graph::is_following(state);
    state.config.detour = detour;
    if is_graph_following {
        state_graph::keep_position_in_view(state);
    }
    if let Some(search) = state.solution.search_mut() {
        search.link.make_way_for_game();
    }
}

/// Puts a disc in hand back, because the board is about to change.
pub(in crate::model) fn drop_hand(state: &mut State) {
    piece::put_back(state);
    let session = session_mut(state);
    session.legal_pegs.clear();
    session.piece.refused = None;
}

/// Replaces the board with a game from a position. A disc in hand belonged to the old board.
pub(in crate::model) fn set_up_game(state: &mut State, position: Position) {
    piece::put_back(state);
    session_mut(state).legal_pegs.clear();
    state.session.own_steps = None;
    let anew = || Game::from_setup(position.clone(), state.puzzle());
    let before = state.game().cloned().filter(|_| state.has_line()).and_then(|game| part_before(game, &position));
    let game = before.unwrap_or_else(anew);
    install_game(state, game);
}

/// A game with another position set up. One that was set up last, before any move, is replaced; `None` if that was all.
fn part_before(mut game: Game, position: &Position) -> Option<Game> {
    let is_bare = game.is_set_up() && game.moves().is_empty() && game.undone().is_empty();
    if is_bare && game.undo().is_none() {
        return None;
    }
    game.set_up(position.clone()).is_ok().then_some(game)
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
        drop_hand(state);
        let step = move_to(&new_game(state), &position);
        if step.is_some_and(|step| make(state, step).is_ok()) {
            return;
        }
        let mut game = state.game().cloned().unwrap_or_else(|| new_game(state));
        if game.set_up(position).is_ok() {
            state.session.own_steps = None;
            install_game(state, game);
        }
    });
    exercise::grade_game(state);
}

pub(super) fn undo(state: &mut State) {
    piece::put_back(state);
    line::undo(state);
}

pub(super) fn redo(state: &mut State) {
    piece::put_back(state);
    line::redo(state);
}

/// Makes a legal move, along the line or off it. An exercise whose learner must find the way counts every move.
fn make(state: &mut State, step: Move) -> Result<(), IllegalMove> {
    if state.has_line() {
        return line::make(state, step);
    }
    let mut game = state.game().cloned().unwrap_or_else(|| new_game(state));
    game.play(step.from, step.to)?;
    install_game(state, game);
    Ok(())
}

/// Takes all moves back; if there are none, leaves the position that was set up.
pub(super) fn restart(state: &mut State) {
    piece::put_back(state);
    let is_ahead = state.config.detour.as_ref().is_some_and(|detour| !detour.ahead.is_zero());
    match state.game().cloned() {
        Some(mut game) if !(game.moves().is_empty() && game.undone().is_empty()) || is_ahead => {
            game.restart();
            let start = state.line().start();
            line::cut_own_steps(state, &start);
            install_game(state, game);
        }
        Some(_) => {
            state.config.detour = None;
        }
        None => {
            line::start_over(state);
            // A question that is answered on the towers starts over with its own game.
            exercise::set_up(state);
        }
    }
}

/// Plays a move, or reports why it is illegal. Returns whether it was played.
pub(super) fn play_move(state: &mut State, from: Peg, to: Peg) -> bool {
    let step = state.position().move_between(from, to, state.puzzle());
    let result = match step {
        Ok(step) if state.is_answered_on_towers() => {
            exercise::answer_on_towers(state, step);
            Ok(())
        }
        Ok(step) => make(state, step),
        Err(illegal) => Err(illegal),
    };
    if let Err(illegal) = result {
        session_mut(state).piece.refuse(illegal);
    }
    state.piece_in_hand().refused.is_none()
}

pub(super) fn play_best_move(state: &mut State) {
    piece::put_back(state);
    if let Hint::Way { next, .. } = state.hint() {
        play_move(state, next.from, next.to);
    }
}
