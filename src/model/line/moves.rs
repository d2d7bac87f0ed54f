//! Ways along the line, and off it.

use crate::model::{Detour, Hint, MotionStart, Navigation, Parameter, State, Way, manual_play};
use crate::solver::{Game, IllegalMove, Index, Move};

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

fn place_at(state: &mut State, place: Index) {
    let line = state.line();
    let (place, start) = (place.min(line.total()), line.start());
    let Some(detour) = state.config.detour.as_ref().filter(|_| place >= start && state.has_line()) else {
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
    state.session.since_last_move_ms = 0.0;
    manual_play::drop_hand(state);
    manual_play::install_detour(state, Some(detour));
    if state.is_line_at_end() {
        state.config.playback.is_playing = false;
    }
}

/// Makes a legal move by hand: a step along the line if it is the next move or takes back the last one; otherwise it leads off the
/// line.
///
/// # Errors
/// Returns an error if the game has too many moves already.
pub(in crate::model) fn make(state: &mut State, step: Move) -> Result<(), IllegalMove> {
    let line = state.line();
    if line.last_move().is_some_and(|last| last.reversed() == step) {
        take_back(state);
        return Ok(());
    }
    let is_ahead = !line.ahead().is_zero();
    let is_next = line.next_move() == Some(step);
    let is_redone = state.game().is_some_and(|game| game.undone().first() == Some(&step));
    if !is_redone && !is_ahead && leads_back(state, step) {
        let index = state.index().clone();
        state.set_index(index);
        step_on(state);
        return Ok(());
    }
    let goes_on = is_next && goes_on_from(state, line.way(), step);
    let place = line.index();
    match &state.config.detour {
        // The link tells which moves were made by hand.
        Some(detour) if !is_ahead => {
            let mut game = detour.game.clone();
            if is_next && game.redo().is_some() {
                manual_play::install_game(state, game);
            } else if is_next && (!goes_on || game.play(step.from, step.to).is_err()) {
                step_on(state);
            } else {
                if !is_next {
                    game.play(step.from, step.to)?;
                }
                manual_play::install_game(state, game);
                cut_own_steps(state, &place);
            }
        }
        Some(_) | None if is_next => step_on(state),
        Some(_) => {
            turn_off(state, step)?;
            cut_own_steps(state, &place);
        }
        None => {
            let mut game = manual_play::new_game(state);
            game.play(step.from, step.to)?;
            manual_play::install_game(state, game);
            cut_own_steps(state, &place);
        }
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

/// Forgets the steps after a place from which the line is another one.
pub(in crate::model) fn cut_own_steps(state: &mut State, place: &Index) {
    let steps = state.session.own_steps.take().filter(|steps| steps.first < *place);
    state.session.own_steps = steps.map(|steps| OwnSteps { last: steps.last.min(place.clone()), ..steps });
}

/// Whether a move is that of the solution at the place where a detour begins, to which its moves are undone.
fn leads_back(state: &State, step: Move) -> bool {
    let is_at_its_start = state.game().is_some_and(|game| !game.can_step_back() && !game.is_set_up());
    is_at_its_start && state.next_move() == Some(step)
}

/// Makes the next move of the line by hand.
fn step_on(state: &mut State) {
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
fn take_back(state: &mut State) {
    let line = state.line();
    let (place, is_by_hand) = (line.index(), line.is_detour() && line.ahead().is_zero());
    if is_by_hand && place > line.start() {
        return change_game(state, Game::step_back);
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

/// Leads off the way that the board has gone along: the moves made on it become moves by hand if a link has room for them. Otherwise
/// the line begins at the position on the board.
fn turn_off(state: &mut State, step: Move) -> Result<(), IllegalMove> {
    let game = game_with_moves_ahead(state).and_then(|mut game| game.play(step.from, step.to).is_ok().then_some(game));
    let game = match game {
        Some(game) => game,
        None => {
            let (rule, pegs) = (state.puzzle().rule(), state.puzzle().pegs());
            let mut game = Game::from_setup(state.position_on_line(), rule, pegs);
            game.play(step.from, step.to)?;
            state.session.own_steps = None;
            game
        }
    };
    manual_play::install_game(state, game);
    Ok(())
}

/// The game with all moves that the board has gone along the way; `None` if a link has no room for them.
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
        _ => change_game(state, Game::step_back),
    }
}

/// Redoes what was undone last.
pub(in crate::model) fn redo(state: &mut State) {
    let line = state.line();
    let (place, is_ahead) = (line.index(), line.is_detour() && !line.ahead().is_zero());
    let is_step = state.session.own_steps.as_ref().is_some_and(|steps| steps.can_redo(&place));
    if is_step && state.has_line() {
        step_by_hand(state, place.next());
    } else if !is_ahead {
        change_game(state, Game::step_forward);
    }
}

/// Takes all steps back that were made by hand along the solution.
pub(in crate::model) fn start_over(state: &mut State) {
    let place = state.line().index();
    if let Some(steps) = state.session.own_steps.clone().filter(|steps| steps.can_undo(&place)) {
        step_by_hand(state, steps.first);
    }
}

fn change_game(state: &mut State, change: impl FnOnce(&mut Game) -> bool) {
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
        Game::replay(&record, &start, state.puzzle().rule(), state.puzzle().pegs()).ok()
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

    /// Whether the board is at the end of the line, and no search goes on for the rest of it.
    pub(in crate::model) fn is_line_at_end(&self) -> bool {
        let line = self.line();
        line.is_at_end() && !line.missing_way().is_some_and(|hint| matches!(hint, Hint::Searching { .. }))
    }

    /// Whether the board is after a step that was made by hand along the line.
    pub(in crate::model) fn can_undo_step(&self) -> bool {
        self.has_line() && self.session.own_steps.as_ref().is_some_and(|steps| steps.can_undo(&self.line().index()))
    }

    /// Whether Undo has something to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let has_game = || self.config.detour.as_ref().is_some_and(|it| it.game.can_step_back() || !it.ahead.is_zero());
        self.can_restore_game() || has_game() || self.can_undo_step()
    }

    /// Whether Redo has something to make again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        let is_redone = |steps: &OwnSteps| self.has_line() && steps.can_redo(&self.line().index());
        let is_step = || self.session.own_steps.as_ref().is_some_and(is_redone);
        let has_game =
            || self.config.detour.as_ref().is_some_and(|it| it.game.can_step_forward() && it.ahead.is_zero());
        has_game() || is_step()
    }
}
