//! Playing by hand: picking discs up, putting them down, undo and hints.

mod action;
mod game;
mod hint;
mod left_game;
mod motion;
mod piece;
mod way_search;

use std::rc::Rc;

use crate::solver::{Game, PathKind, Peg};

use super::{Config, HintSearch, KnownSolution, Panel, Panels, PuzzleEdit, State, exercise, puzzle};

pub use action::ManualPlayAction;
pub(super) use game::{can_go_to, drop_hand, go_to, install_detour, install_game, new_game, set_up_game};
pub use hint::{Hint, ToldHint};
pub(super) use left_game::remember_left_game;
pub use piece::PieceInHand;
pub(super) use way_search::{find_way, search, search_finished, search_progress};

/// The state of manual play besides the game. It lasts as long as the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ManualPlaySession {
    pub piece: PieceInHand,
    /// The pegs on which the disc in hand may be put.
    pub legal_pegs: Vec<Peg>,
    /// A search for the way to the goal.
    pub(super) search: Option<HintSearch>,
    /// The last search that ended without a way.
    ended: Option<way_search::EndedSearch>,
    told: Option<ToldHint>,
    /// The ways that were found last, by their starts, the newest first.
    found: Vec<KnownSolution>,
}

impl ManualPlaySession {
    #[must_use]
    pub const fn search(&self) -> Option<&HintSearch> {
        self.search.as_ref()
    }
}

pub(super) fn update(state: &mut State, action: ManualPlayAction) {
    // The towers show a question that is not answered by a move.
    if state.question_on_towers().is_some() && !state.is_answered_on_towers() {
        return;
    }
    state.pause();
    // A pointer event after the press does not begin a new attempt.
    let is_pointer =
        matches!(action, ManualPlayAction::PointerMove(_) | ManualPlayAction::PointerUp(_) | ManualPlayAction::PutBack);
    if !is_pointer {
        session_mut(state).piece.refused = None;
    }
    // A hint was about what somebody wanted to do next.
    let turns_back = matches!(
        action,
        ManualPlayAction::Undo | ManualPlayAction::Redo | ManualPlayAction::Restart | ManualPlayAction::Leave
    );
    if turns_back {
        session_mut(state).told = None;
    }
    if matches!(action, ManualPlayAction::PointerMove(_)) {
        apply(state, action);
    } else {
        motion::follow(state, |state| apply(state, action));
    }
    let legal_pegs = piece::legal_pegs(state);
    session_mut(state).legal_pegs = legal_pegs;
    exercise::grade_game(state);
}

fn apply(state: &mut State, action: ManualPlayAction) {
    match action {
        ManualPlayAction::PressPeg(peg) => piece::press(state, peg),
        ManualPlayAction::PressCursor => piece::press(state, state.piece_in_hand().cursor.unwrap_or(Peg::A)),
        ManualPlayAction::MoveCursorLeft => piece::move_cursor(state, false),
        ManualPlayAction::MoveCursorRight => piece::move_cursor(state, true),
        ManualPlayAction::PointerDown(at, disc) => piece::pointer_down(state, at, disc),
        ManualPlayAction::PointerMove(at) => piece::pointer_move(state, at),
        ManualPlayAction::PointerUp(at) => piece::pointer_up(state, at),
        ManualPlayAction::PutBack => piece::put_back(state),
        ManualPlayAction::Undo if state.can_restore_game() && !state.can_undo_step() => left_game::restore(state),
        ManualPlayAction::Undo => game::undo(state),
        ManualPlayAction::Redo => game::redo(state),
        ManualPlayAction::Restart => game::restart(state),
        ManualPlayAction::PlayBestMove | ManualPlayAction::Hint | ManualPlayAction::ToggleArranging
            if state.are_hints_disabled() => {}
        ManualPlayAction::PlayBestMove => game::play_best_move(state),
        ManualPlayAction::Hint => hint::tell(state),
        ManualPlayAction::SearchHint => way_search::search(state),
        ManualPlayAction::StopSearch => way_search::stop_search(state),
        ManualPlayAction::Leave => {
            // The path through all positions contains every one.
            let is_path = !state.has_line() || state.config.puzzle.path == PathKind::Hamiltonian;
            let solution = state.solved().filter(|_| !is_path);
            let here = solution.and_then(|solution| solution.index_of(&state.reached_position()));
            let index = here.unwrap_or_else(|| state.index().clone());
            state.set_index(index);
        }
        ManualPlayAction::Restore => left_game::restore(state),
        ManualPlayAction::ToggleArranging => {
            piece::put_back(state);
            let piece = &mut session_mut(state).piece;
            piece.is_arranging = !piece.is_arranging;
            // The form lies over the towers.
            if piece.is_arranging && !state.config.appearance.is_embedded {
                state.config.panels.shown = state.config.panels.shown.without(Panel::Puzzle);
            }
        }
        ManualPlayAction::AddDisc => puzzle::edit(state, PuzzleEdit::AddDisc),
    }
}

fn session_mut(state: &mut State) -> &mut ManualPlaySession {
    Rc::make_mut(state.session.manual_play.get_or_insert_default())
}

impl State {
    /// The game that is played by hand, if any.
    #[must_use]
    pub const fn game(&self) -> Option<&Game> {
        match &self.config.detour {
            Some(detour) => Some(&detour.game),
            None => None,
        }
    }

    /// Whether the last move was made by hand and has reached the goal.
    #[must_use]
    pub fn is_solved_by_hand(&self) -> bool {
        self.is_last_move_by_hand() && self.puzzle().goal().holds(&self.reached_position())
    }

    /// Whether the page invites the user to play: at the start of a puzzle, while nothing else asks for an action.
    #[must_use]
    pub fn invites_to_play(&self) -> bool {
        let Config { appearance, panels, .. } = &self.config;
        let is_free = self.exercise().is_none() && self.config.lesson.is_none() && !self.can_restore_game();
        let is_untouched =
            self.index().is_zero() && self.game().is_none() && self.piece_in_hand() == PieceInHand::default();
        let is_page = !appearance.is_embedded && !appearance.is_presented && panels.locked == Panels::EMPTY;
        let has_buttons = [Panel::Towers, Panel::Transport].into_iter().all(|panel| panels.shown.contains(panel));
        is_free && is_untouched && is_page && has_buttons && !self.total().is_zero() && !self.is_playing()
    }

    #[must_use]
    pub fn piece_in_hand(&self) -> PieceInHand {
        self.session.manual_play.as_ref().map(|session| session.piece.clone()).unwrap_or_default()
    }

    /// Whether discs can be grabbed: always on the page, except in exercises that ask something else; in other pages if the panel
    /// for it is open, or if a question is answered by a move.
    #[must_use]
    pub fn are_discs_movable(&self) -> bool {
        let is_free = !self.config.appearance.is_embedded && self.exercise().is_none();
        self.is_manual_play_open() || is_free || self.is_answered_on_towers()
    }

    /// Whether the panel for playing by hand is open.
    #[must_use]
    pub fn is_manual_play_open(&self) -> bool {
        self.shown_panels().contains(Panel::Play)
    }

    /// Whether arrow keys on the towers choose a peg rather than step through the solution.
    #[must_use]
    pub fn has_peg_cursor(&self) -> bool {
        self.is_manual_play_open() || self.is_answered_on_towers()
    }
}
