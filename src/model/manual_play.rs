//! Playing by hand: picking discs up, putting them down, undo and hints.

mod hint;
mod piece;

use std::rc::Rc;

use crate::solver::{Disc, Game, Index, Move, Peg, Position, Solution};

use super::{
    Config, HintSearch, Panel, Panels, PuzzleEdit, RelativePoint, Snapshot, State, playback, puzzle, quiz, state_graph,
};

pub use hint::Hint;
pub(super) use hint::{search_finished, search_progress};
pub use piece::PieceInHand;

/// What playing by hand needs besides the game. It lasts as long as the page.
#[derive(Clone, Debug, Default)]
pub struct ManualPlaySession {
    pub piece: PieceInHand,
    /// The pegs on which the disc in hand may be put.
    pub legal_pegs: Vec<Peg>,
    /// A search for the way to the goal.
    pub(super) search: Option<HintSearch>,
    /// The last solution that a search found.
    found: Option<Rc<Solution>>,
}

impl ManualPlaySession {
    #[must_use]
    pub const fn search(&self) -> Option<&HintSearch> {
        self.search.as_ref()
    }
}

impl PartialEq for ManualPlaySession {
    /// Compares addresses: a miss only costs a redraw.
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

#[derive(Clone, Debug)]
pub enum ManualPlayAction {
    /// Picks up the top disc of a peg, or puts the disc in hand down there.
    PressPeg(Peg),
    /// The same with the peg under the cursor of the keyboard.
    PressCursor,
    MoveCursorLeft,
    MoveCursorRight,
    /// A pointer goes down at a point, on a disc or beside all of them.
    PointerDown(RelativePoint, Option<Disc>),
    PointerMove(RelativePoint),
    PointerUp(RelativePoint),
    /// Puts the disc in hand back.
    PutBack,
    /// Takes a move back, or goes on with the game that was left last.
    Undo,
    Redo,
    /// Starts the game over, or leaves it.
    Restart,
    PlayBestMove,
    /// Searches for the way, where nothing else finds it.
    SearchHint,
    StopSearch,
    /// Leaves the game and plays the rest of the way from the position on the board.
    SolveFromHere,
    /// Goes back to the solution, where the game began.
    Leave,
    /// Goes on with the game that was left last.
    Restore,
    /// Lets discs be put anywhere, or no longer.
    ToggleArranging,
    /// Plays with one disc more.
    AddDisc,
}

impl ManualPlayAction {
    /// What a key on the towers does: the letter of a peg, or its number counted from 1, presses it; arrows move the cursor.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Some(match key {
            "ArrowLeft" => Self::MoveCursorLeft,
            "ArrowRight" => Self::MoveCursorRight,
            "Enter" | " " => Self::PressCursor,
            "Escape" => Self::PutBack,
            "Backspace" | "u" | "U" => Self::Undo,
            "r" | "R" => Self::Redo,
            "n" | "N" => Self::PlayBestMove,
            _ => Self::PressPeg(peg_of_key(key)?),
        })
    }
}

fn peg_of_key(key: &str) -> Option<Peg> {
    let number = key.chars().next().filter(|_| key.len() == 1)?.to_digit(20)?;
    // The tenth peg is 0 as a digit; letters follow the digits.
    let place = match number {
        0 => 9,
        1..=9 => number - 1,
        _ => number - 10,
    };
    u8::try_from(place).ok().and_then(Peg::new)
}

pub(super) fn update(state: &mut State, action: ManualPlayAction) {
    // The towers show a question that a move does not answer.
    if state.question_on_towers().is_some() && !state.is_answered_on_towers() {
        return;
    }
    state.pause();
    state.session.motion = None;
    // What a pointer does after a press says nothing new.
    let is_pointer =
        matches!(action, ManualPlayAction::PointerMove(_) | ManualPlayAction::PointerUp(_) | ManualPlayAction::PutBack);
    if !is_pointer {
        session_mut(state).piece.refused = None;
    }
    apply(state, action);
    let legal_pegs = piece::legal_pegs(state);
    session_mut(state).legal_pegs = legal_pegs;
    quiz::grade_game(state);
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
        ManualPlayAction::Undo if state.can_restore_game() => restore(state),
        ManualPlayAction::Undo => change_game(state, Game::step_back),
        ManualPlayAction::Redo => change_game(state, Game::step_forward),
        ManualPlayAction::Restart => restart(state),
        ManualPlayAction::PlayBestMove | ManualPlayAction::ToggleArranging | ManualPlayAction::SolveFromHere
            if state.are_hints_disabled() => {}
        ManualPlayAction::PlayBestMove => play_best_move(state),
        ManualPlayAction::SearchHint => hint::search(state),
        ManualPlayAction::StopSearch => session_mut(state).search = None,
        ManualPlayAction::SolveFromHere => playback::play(state),
        ManualPlayAction::Leave => {
            let index = state.index().clone();
            state.set_index(index);
        }
        ManualPlayAction::Restore => restore(state),
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

fn new_game(state: &State) -> Game {
    Game::from_position(state.position(), state.puzzle().rule(), state.puzzle().pegs())
}

pub(super) fn install_game(state: &mut State, game: Game) {
    let is_graph_following = state_graph::is_following(state);
    state.config.manual_play = Some(game).filter(|game| !game.is_untouched());
    if is_graph_following {
        state_graph::keep_position_in_view(state);
    }
    if let Some(search) = state.solution.search_mut() {
        search.deferred.make_way_for_game();
    }
    session_mut(state).search = None;
}

/// Starts a game from a position in place of what is on the board. A disc in hand was another board's.
pub(super) fn set_up_game(state: &mut State, position: Position) {
    piece::put_back(state);
    session_mut(state).legal_pegs.clear();
    let game = Game::from_setup(position, state.puzzle().rule(), state.puzzle().pegs());
    install_game(state, game);
}

/// Whether somebody may go to a position by hand, wherever it is. In an exercise only a legal move may lead there.
pub(super) fn can_go_to(state: &State, position: &Position) -> bool {
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

/// Goes to a position by hand: with a move if one leads there, else by setting it up. Undo takes either back.
pub(super) fn go_to(state: &mut State, position: Position) {
    if position == state.position() {
        return;
    }
    state.pause();
    state.session.motion = None;
    piece::put_back(state);
    session_mut(state).legal_pegs.clear();
    session_mut(state).piece.refused = None;
    let mut game = state.game().cloned().unwrap_or_else(|| new_game(state));
    let is_played = move_to(&game, &position).is_some_and(|step| game.play(step.from, step.to).is_ok());
    if is_played || game.set_up(position).is_ok() {
        install_game(state, game);
    }
    quiz::grade_game(state);
}

/// Remembers a game that an action left, until another one begins. Exercises begin their games themselves.
pub(super) fn remember_left_game(before: &State, state: &mut State) {
    let has_moves = |state: &State| state.game().is_some_and(|game| game.can_step_back() || game.can_step_forward());
    if has_moves(state) || state.quiz().is_some() {
        state.session.left_game = None;
    } else if has_moves(before) {
        state.session.left_game = Some(Rc::new(Snapshot::new(before)));
    }
}

/// Goes on with the game that was left last, in the panels that are open now.
fn restore(state: &mut State) {
    let Some(left) = state.session.left_game.take() else { return };
    let mut next = left.restored(state);
    next.config.panels = state.config.panels;
    state.install(next);
}

/// Leaves the game for the way from its position to the goal: that of the solution where the game is still on it, else that
/// of the puzzle that starts there. A game that has reached the goal is left for the start of the solution.
///
/// Returns false when there is no way, or learners must find it themselves: then the game goes on.
pub(super) fn leave_for_solution(state: &mut State) -> bool {
    let Some(game) = state.game().filter(|_| !state.are_hints_disabled()) else { return false };
    let position = game.position().clone();
    let is_on_solution = !game.is_set_up();
    let index = match state.hint() {
        Hint::Done => Some(Index::ZERO),
        _ => state.solved().filter(|_| is_on_solution).and_then(|solution| solution.index_of(&position)),
    };
    match index {
        Some(index) => state.seek(index),
        None => puzzle::edit(state, PuzzleEdit::StartFrom(position)),
    }
    state.game().is_none()
}

fn change_game(state: &mut State, change: impl FnOnce(&mut Game) -> bool) {
    piece::put_back(state);
    let mut game = state.game().cloned().unwrap_or_else(|| new_game(state));
    change(&mut game);
    install_game(state, game);
}

/// Takes all moves back; where there are none, leaves the position that was set up.
fn restart(state: &mut State) {
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
        None => quiz::set_up(state),
    }
}

/// Plays a move, or says why it is illegal. Returns whether it was played.
fn play_move(state: &mut State, from: Peg, to: Peg) -> bool {
    let mut game = state.game().cloned().unwrap_or_else(|| new_game(state));
    match game.play(from, to) {
        Ok(step) if state.is_answered_on_towers() => quiz::answer_on_towers(state, step),
        Ok(_) => install_game(state, game),
        Err(illegal) => session_mut(state).piece.refuse(illegal),
    }
    state.piece_in_hand().refused.is_none()
}

fn play_best_move(state: &mut State) {
    piece::put_back(state);
    if let Hint::Way { next, .. } = state.hint() {
        play_move(state, next.from, next.to);
    }
}

impl State {
    /// The game that is played by hand, if any.
    #[must_use]
    pub const fn game(&self) -> Option<&Game> {
        self.config.manual_play.as_ref()
    }

    /// Whether a game was left that can be gone on with.
    #[must_use]
    pub const fn can_restore_game(&self) -> bool {
        self.session.left_game.is_some()
    }

    /// Whether the moves of the game have reached the goal.
    #[must_use]
    pub fn is_solved_by_hand(&self) -> bool {
        let goal = || self.puzzle().goal().position(self.puzzle().discs());
        self.game().is_some_and(|game| !game.moves().is_empty() && *game.position() == goal())
    }

    /// Whether the page invites to play: at the start of a puzzle, while nothing else asks for something to be done.
    #[must_use]
    pub fn invites_to_play(&self) -> bool {
        let Config { appearance, panels, .. } = &self.config;
        let is_free = self.quiz().is_none() && self.config.tour.is_none() && !self.can_restore_game();
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

    /// Whether discs can be grabbed: always on the page, but for exercises that ask something else; in other pages where
    /// the panel for it is open, or a question is answered by a move.
    #[must_use]
    pub fn are_discs_movable(&self) -> bool {
        let is_free = !self.config.appearance.is_embedded && self.quiz().is_none();
        self.is_manual_play_open() || is_free || self.is_answered_on_towers()
    }

    /// Whether the panel for playing by hand is open.
    #[must_use]
    pub fn is_manual_play_open(&self) -> bool {
        self.shown_panels().contains(Panel::Play)
    }

    /// Whether arrow keys on the towers choose a peg, rather than step through the solution.
    #[must_use]
    pub fn has_peg_cursor(&self) -> bool {
        self.is_manual_play_open() || self.is_answered_on_towers()
    }
}
