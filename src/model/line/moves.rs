//! Ways along the line, and off it.

use crate::model::{Hint, MotionStart, Parameter, State, Way, manual_play};
use crate::solver::{Game, IllegalMove, Index, Move};

use super::own_steps;

/// Goes to a place of the line at the user's request. One before the moves by hand leaves the detour.
pub(in crate::model) fn go_to(state: &mut State, place: Index) {
    state.clear_problem(Parameter::Move);
    place_at(state, place);
}

/// Makes or takes back one move of the line and starts the motion of its disc. Does nothing at either end.
pub(in crate::model) fn step(state: &mut State, forward: bool) {
    let line = state.line();
    let place = line.index();
    let (target, moved) = match (forward, place.previous()) {
        (true, _) => (place.next(), place.next()),
        (false, Some(previous)) => (previous, place),
        (false, None) => return,
    };
    let Some(step) = line.move_at(&moved) else { return };
    place_at(state, target);
    let step = if forward { step } else { step.reversed() };
    state.animate(step, MotionStart::Rest, state.config.playback.speed.period_ms());
}

pub(super) fn place_at(state: &mut State, place: Index) {
    let line = state.line();
    let (place, start) = (place.min(line.total()), line.start());
    let Some(detour) = state.detour().filter(|_| place >= start) else {
        return state.set_index(place);
    };
    let mut detour = detour.clone();
    let moves = place.saturating_sub(&start);
    let by_hand = line.end_by_hand().saturating_sub(&start);
    detour.ahead = moves.saturating_sub(&by_hand);
    let made = moves.min(by_hand).to_u64().and_then(|made| usize::try_from(made).ok()).unwrap_or_default();
    while detour.game.moves().len() > made && detour.game.undo().is_some() {}
    while detour.game.moves().len() < made && detour.game.redo().is_some() {}
    state.session.motion = None;
    state.session.is_at_task_start = false;
    state.session.since_last_move_ms = 0.0;
    manual_play::drop_hand(state);
    manual_play::install_detour(state, Some(detour));
    if state.is_line_at_end() {
        state.config.playback.is_playing = false;
    }
}

/// What a legal move by hand is to the line.
enum HandMove {
    /// It takes back the last move.
    Back,
    /// It makes the move again that was taken back last.
    Again,
    /// It is the next move of the line.
    Next,
    /// It is the next move after the moves by hand, and becomes one of them, so that the link tells who made it.
    NextByHand,
    /// It leads off the line.
    Off,
}

impl HandMove {
    fn of(state: &State, step: Move) -> Self {
        let line = state.line();
        let is_ahead = !line.ahead().is_zero();
        let undone = state.game().and_then(|game| game.undone().first());
        if line.last_move().is_some_and(|last| last.reversed() == step) {
            Self::Back
        } else if undone == Some(&step) {
            Self::Again
        } else if line.next_move() != Some(step) {
            Self::Off
        } else if line.is_detour() && !is_ahead && goes_on_from(state, line.way(), step) {
            Self::NextByHand
        } else {
            Self::Next
        }
    }
}

/// Makes a legal move by hand: a step along the line if it is the next move or takes back the last one; otherwise it leads off the
/// line.
///
/// # Errors
/// Returns an error if the game has too many moves already.
pub(in crate::model) fn make(state: &mut State, step: Move) -> Result<(), IllegalMove> {
    match HandMove::of(state, step) {
        HandMove::Back => own_steps::take_back(state),
        HandMove::Again => own_steps::change_game(state, Game::redo),
        HandMove::Next => own_steps::step_on(state),
        HandMove::NextByHand => {
            // Where a link has no room for the move, it counts it.
            if lead_off(state, step).is_err() {
                own_steps::step_on(state);
            }
        }
        HandMove::Off => lead_off(state, step)?,
    }
    Ok(())
}

/// Whether the way goes on from the position after its first move, as far as it is known without a search. From there another search
/// would begin, or none that finds it.
fn goes_on_from(state: &State, way: Option<&Way>, step: Move) -> bool {
    let mut after = state.position_on_line();
    after.play_unchecked(step);
    let left = way.and_then(|way| way.moves().previous());
    match state.way_from(&after) {
        Ok(way) => Some(way.moves()) == left,
        Err(hint) => hint == Hint::Done && left == Some(Index::ZERO),
    }
}

/// Lets a move follow the moves by hand, whatever the line had there.
fn lead_off(state: &mut State, step: Move) -> Result<(), IllegalMove> {
    let place = state.line().index();
    let played = |mut game: Game| game.play(step.from, step.to).map(|_| game);
    let game = match &state.config.detour {
        None => played(manual_play::new_game(state))?,
        Some(detour) if state.line().ahead().is_zero() => played(detour.game.clone())?,
        Some(_) => match game_with_moves_ahead(state).and_then(|game| played(game).ok()) {
            Some(game) => game,
            None => {
                state.session.own_steps = None;
                played(Game::from_setup(state.position_on_line(), state.puzzle()))?
            }
        },
    };
    manual_play::install_game(state, game);
    own_steps::cut(state, &place);
    Ok(())
}

/// The game with all moves that the board has gone along the way, which become moves by hand; `None` if a link has no room for them.
/// Then the line begins at the position on the board.
fn game_with_moves_ahead(state: &State) -> Option<Game> {
    let mut game = state.config.detour.as_ref()?.game.clone();
    let line = state.line();
    let way = line.way()?;
    let ahead = line.ahead().to_u64().filter(|&ahead| ahead <= Game::MAX_MOVES as u64)?;
    for number in 1..=ahead {
        let step = way.move_at(&Index::from(number))?;
        game.play(step.from, step.to).ok()?;
    }
    Some(game)
}

impl State {
    /// Whether the board is at the end of the line, and no search goes on for the rest of it.
    pub(in crate::model) fn is_line_at_end(&self) -> bool {
        let line = self.line();
        line.is_at_end() && !line.missing_way().is_some_and(|hint| matches!(hint, Hint::Searching { .. }))
    }
}
