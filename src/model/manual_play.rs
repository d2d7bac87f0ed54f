//! Playing by hand: picking discs up, putting them down, undo and hints.

mod hint;
mod piece;

use std::rc::Rc;

use crate::solver::{Disc, Game, Move, Peg, Position, Solution};

use super::{HintSearch, Panel, Panels, PuzzleEdit, RelativePoint, Snapshot, State, puzzle, quiz};

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
    Undo,
    Redo,
    /// Starts the game over, or leaves it.
    Restart,
    PlayBestMove,
    /// Searches for the way, where nothing else finds it.
    SearchHint,
    StopSearch,
    /// Solves the puzzle from the position on the board.
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
        ManualPlayAction::Undo => change_game(state, Game::undo),
        ManualPlayAction::Redo => change_game(state, Game::redo),
        ManualPlayAction::Restart => restart(state),
        ManualPlayAction::PlayBestMove | ManualPlayAction::ToggleArranging | ManualPlayAction::SolveFromHere
            if state.are_hints_disabled() => {}
        ManualPlayAction::PlayBestMove => play_best_move(state),
        ManualPlayAction::SearchHint => hint::search(state),
        ManualPlayAction::StopSearch => session_mut(state).search = None,
        ManualPlayAction::SolveFromHere => {
            let position = state.position();
            puzzle::edit(state, PuzzleEdit::StartFrom(position));
        }
        ManualPlayAction::Leave => {
            let index = state.index().clone();
            state.set_index(index);
        }
        ManualPlayAction::Restore => restore(state),
        ManualPlayAction::ToggleArranging => {
            piece::put_back(state);
            let piece = &mut session_mut(state).piece;
            piece.is_arranging = !piece.is_arranging;
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
    state.config.manual_play = Some(game).filter(|game| !game.is_untouched());
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

/// Remembers a game that an action left, until another one begins. Exercises begin their games themselves.
pub(super) fn remember_left_game(before: &State, state: &mut State) {
    let has_moves = |state: &State| state.game().is_some_and(|game| !game.moves().is_empty());
    if has_moves(state) || state.quiz().is_some() {
        state.session.left_game = None;
    } else if has_moves(before) && state.game().is_none() {
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

fn change_game(state: &mut State, change: impl FnOnce(&mut Game) -> Option<Move>) {
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
        Err(illegal) => session_mut(state).piece.refused = Some(illegal),
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

    /// Whether keys on the towers step through the solution.
    #[must_use]
    pub fn has_step_keys(&self) -> bool {
        // Where a panel is locked, nobody is to step by keys either.
        !self.has_peg_cursor() && !self.is_question_open() && self.config.panels.locked == Panels::EMPTY
    }
}
