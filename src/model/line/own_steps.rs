//! Undo and Redo along the line.

use crate::model::{Detour, Navigation, State, manual_play};
use crate::solver::{Game, Index};

use super::moves::place_at;

/// Steps that were made by hand along known moves, from one place of the line to another. Undo takes them back, and Redo makes them
/// again. They last as long as the page, and no link holds them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnSteps {
    pub first: Index,
    pub last: Index,
}

impl OwnSteps {
    fn can_undo(&self, place: &Index) -> bool {
        self.first < *place && *place <= self.last
    }

    fn can_redo(&self, place: &Index) -> bool {
        self.first <= *place && *place < self.last
    }

    /// Whether a place is one of them.
    pub(in crate::model) fn contains(&self, place: &Index) -> bool {
        self.first <= *place && *place <= self.last
    }
}

/// Forgets the steps after a place from which the line is another one.
pub(in crate::model) fn cut(state: &mut State, place: &Index) {
    let steps = state.session.own_steps.take().filter(|steps| steps.first < *place);
    state.session.own_steps = steps.map(|steps| OwnSteps { last: steps.last.min(place.clone()), ..steps });
}

/// Makes the next move of the line by hand.
pub(super) fn step_on(state: &mut State) {
    let place = state.line().index();
    let first = match state.session.own_steps.take() {
        Some(steps) if steps.contains(&place) => steps.first,
        Some(_) | None => place.clone(),
    };
    let last = place.next();
    step_by_hand(state, last.clone());
    state.session.own_steps = Some(OwnSteps { first, last });
}

/// Takes the last move of the line back by hand. Redo makes it again.
pub(super) fn take_back(state: &mut State) {
    let line = state.line();
    let (place, is_by_hand) = (line.index(), line.is_detour() && line.ahead().is_zero());
    if is_by_hand && place > line.start() {
        return change_game(state, Game::undo);
    }
    let Some(previous) = place.previous() else { return };
    let steps = state.session.own_steps.clone().filter(|steps| steps.contains(&place));
    let steps = match steps {
        Some(steps) => OwnSteps { first: steps.first.min(previous.clone()), last: steps.last },
        None => OwnSteps { first: previous.clone(), last: place },
    };
    go_back(state, previous);
    state.session.own_steps = Some(steps);
}

/// Undoes the last step or move that was made by hand. After moves that nobody made, returns to the last one by hand.
pub(in crate::model) fn undo(state: &mut State) {
    let line = state.line();
    let (place, end) = (line.index(), line.end_by_hand());
    let is_ahead = line.is_detour() && !line.ahead().is_zero();
    match place.previous() {
        Some(previous) if state.can_undo_step() => go_back(state, previous),
        _ if is_ahead => {
            let last = state.session.own_steps.as_ref().map(|steps| steps.last.clone());
            let last = last.filter(|last| *last < place && *last > end);
            step_by_hand(state, last.unwrap_or(end));
        }
        _ => change_game(state, Game::undo),
    }
}

/// Redoes what was undone last.
pub(in crate::model) fn redo(state: &mut State) {
    let line = state.line();
    let (place, is_ahead) = (line.index(), !line.ahead().is_zero());
    let is_step = state.session.own_steps.as_ref().is_some_and(|steps| steps.can_redo(&place));
    // The steps before a detour are among its moves where all of them are taken back.
    let is_of_game = !line.is_detour() && state.game().is_some_and(Game::can_redo);
    if is_step && state.has_line() && !is_of_game {
        step_by_hand(state, place.next());
    } else if !is_ahead {
        change_game(state, Game::redo);
    }
}

/// Takes all steps back that were made by hand along the solution.
pub(in crate::model) fn start_over(state: &mut State) {
    let place = state.line().index();
    if let Some(steps) = state.session.own_steps.clone().filter(|steps| steps.can_undo(&place)) {
        step_by_hand(state, steps.first);
    }
}

pub(super) fn change_game<T>(state: &mut State, change: impl FnOnce(&mut Game) -> T) {
    let Some(mut game) = state.game().cloned() else { return };
    let start = (game.start().clone(), game.is_set_up());
    change(&mut game);
    if start != (game.start().clone(), game.is_set_up()) {
        state.session.own_steps = None;
    }
    manual_play::install_game(state, game);
}

/// Goes to the place before, at the user's hand. At the beginning of a detour, the move before becomes one of its moves, so that Redo
/// finds the others.
fn go_back(state: &mut State, previous: Index) {
    if previous >= state.line().start() || !extend_back(state, &previous) {
        step_by_hand(state, previous);
    }
}

/// Lets the detour begin one move earlier. Returns whether a link has room for it.
fn extend_back(state: &mut State, previous: &Index) -> bool {
    let extended = || {
        let (solution, game) = (state.solved()?, state.game()?);
        let (start, first) = (solution.position_at(previous)?, solution.move_at(state.index())?);
        let mut record = game.record();
        record.undone.insert(0, (first.from, first.to));
        Game::replay(&record, &start, state.puzzle()).ok()
    };
    let Some(game) = extended() else { return false };
    state.config.navigation = Navigation { index: previous.clone(), event: None };
    manual_play::install_detour(state, Detour::new(game));
    true
}

/// Goes to a place with the hand of the user, who stays at the keyboard cursor.
fn step_by_hand(state: &mut State, place: Index) {
    let hand = state.session.manual_play.clone();
    place_at(state, place);
    state.session.manual_play = hand;
}

impl State {
    /// Whether the move that led to the board was made by hand.
    #[must_use]
    pub fn is_last_move_by_hand(&self) -> bool {
        let is_of_game =
            self.config.detour.as_ref().is_some_and(|it| it.ahead.is_zero() && !it.game.moves().is_empty());
        is_of_game || self.can_undo_step()
    }

    /// Whether the board is after a step that was made by hand along the line.
    pub(in crate::model) fn can_undo_step(&self) -> bool {
        self.has_line() && self.session.own_steps.as_ref().is_some_and(|steps| steps.can_undo(&self.line().index()))
    }

    /// Whether Undo has something to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let has_game = || self.config.detour.as_ref().is_some_and(|it| it.game.can_undo() || !it.ahead.is_zero());
        self.can_restore_game() || has_game() || self.can_undo_step()
    }

    /// Whether Redo has something to make again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        let is_redone = |steps: &OwnSteps| self.has_line() && steps.can_redo(&self.line().index());
        let is_step = || self.session.own_steps.as_ref().is_some_and(is_redone);
        let has_game = || self.config.detour.as_ref().is_some_and(|it| it.game.can_redo() && it.ahead.is_zero());
        has_game() || is_step()
    }
}
