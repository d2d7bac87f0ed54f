//! The search for the way to the goal, where no formula gives it.

use std::rc::Rc;

use super::session_mut;
use crate::model::{Detour, Hint, HintSearch, KnownSolution, ManualPlaySession, Parameter, Problem, Reason, State};
use crate::solver::{Index, Position, Solution, SolveError};

impl ManualPlaySession {
    /// The found way that starts at a position.
    pub(super) fn found_from(&self, position: &Position) -> Option<&KnownSolution> {
        self.found.iter().find(|found| found.position_at(&Index::ZERO).as_ref() == Some(position))
    }

    /// The reason why a search found no way from a position.
    pub(super) fn error_from(&self, position: &Position) -> Option<SolveError> {
        self.ended.as_ref().filter(|ended| ended.from == *position)?.error.clone()
    }

    fn keep(&mut self, found: KnownSolution) {
        /// One way for the end of the line, and one for the board if moves are undone.
        const MAX_FOUND: usize = 2;
        self.found.insert(0, found);
        self.found.truncate(MAX_FOUND);
    }
}

/// Looks for the way from the end of the moves by hand, once for each end: at once, or in a search.
pub(in crate::model) fn find_way(state: &mut State) {
    drop_search(state);
    let Some(detour) = state.config.detour.as_ref().filter(|_| state.solved().is_some() && state.has_line()) else {
        return;
    };
    let end = detour.end();
    match state.way_from(&end) {
        Ok(way) if detour.ahead > way.moves() => {
            // A link went on beyond the goal.
            let detour = Detour { ahead: way.moves(), ..detour.clone() };
            state.config.detour = Some(detour);
            find_way(state);
        }
        Ok(way) if state.solved() != Some(way.solution()) => {
            if state.session.manual_play.as_ref().is_none_or(|session| session.found_from(&end).is_none()) {
                session_mut(state).keep(way.solution().clone());
            }
        }
        Err(Hint::Done | Hint::None(_)) if !detour.ahead.is_zero() => {
            state.config.detour = Some(Detour { ahead: Index::ZERO, ..detour.clone() });
        }
        Ok(_) | Err(Hint::Done | Hint::Searching { .. } | Hint::None(_) | Hint::Way { .. }) => {}
        Err(Hint::NeedsSearch(limit)) => {
            let is_wanted = state.session.manual_play.as_ref().is_none_or(|session| {
                session.search.is_none() && session.ended.as_ref().is_none_or(|ended| ended.from != end)
            });
            if is_wanted {
                search_from(state, &end, limit);
            }
        }
    }
}

/// Ends a search for the way from a position that is neither on the board nor the end of the line.
fn drop_search(state: &mut State) {
    let Some(search) = state.session.manual_play.as_ref().and_then(|session| session.search.as_ref()) else { return };
    let puzzle = &search.puzzle.puzzle;
    let from = puzzle.start().position(puzzle.discs());
    let is_end = state.config.detour.as_ref().is_some_and(|detour| detour.end() == from);
    if !(is_end || (state.config.detour.is_some() && state.reached_position() == from)) {
        session_mut(state).search = None;
    }
}

/// Searches for the way from the end of the line, or else from the board.
pub(in crate::model) fn search(state: &mut State) {
    let end = state.config.detour.as_ref().filter(|_| state.has_line()).map(Detour::end);
    for position in end.into_iter().chain([state.position()]) {
        if let Err(Hint::NeedsSearch(limit)) = state.way_from(&position) {
            return search_from(state, &position, limit);
        }
    }
}

fn search_from(state: &mut State, position: &Position, limit: u32) {
    if let Some(puzzle) = state.puzzle_from(position) {
        let session = session_mut(state);
        session.ended = session.ended.take().filter(|ended| ended.from != *position);
        session.search = Some(HintSearch { puzzle, checked: 0, limit });
    }
}

/// A search for a way that ended without one.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct EndedSearch {
    from: Position,
    /// `None` if the user ended it.
    error: Option<SolveError>,
}

pub(super) fn stop_search(state: &mut State) {
    end_search(state, None);
}

/// Ends the search without a way. What plays towards it ends, too.
fn end_search(state: &mut State, error: Option<SolveError>) {
    state.config.playback.is_playing = false;
    let session = session_mut(state);
    if let Some(search) = session.search.take() {
        let puzzle = &search.puzzle.puzzle;
        session.ended = Some(EndedSearch { from: puzzle.start().position(puzzle.discs()), error });
    }
}

pub(in crate::model) fn search_progress(state: &mut State, checked: u32) {
    if state.session.manual_play.is_some()
        && let Some(search) = &mut session_mut(state).search
    {
        search.checked = checked;
    }
}

pub(in crate::model) fn search_finished(state: &mut State, result: Result<Rc<Solution>, Reason>) {
    if state.session.manual_play.as_ref().is_none_or(|session| session.search.is_none()) {
        return;
    }
    match result {
        Ok(solution) => {
            let session = session_mut(state);
            session.search = None;
            session.keep(solution.into());
        }
        Err(Reason::Unsolved(error)) => end_search(state, Some(error)),
        Err(reason) => {
            stop_search(state);
            state.report(Problem::new(Parameter::Walk, "", reason));
        }
    }
}
