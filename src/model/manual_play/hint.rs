//! The way from the position on the board to the goal, known or searched for.

use std::rc::Rc;

use super::game::play_best_move;
use super::{session_mut, way_search};
use crate::model::{PuzzleConfig, State, Way};
use crate::solver::{Attempt, Game, Index, Move, Optimality, PathKind, Placement, Position, Puzzle, SolveError};

/// The way from a position to the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The position is the goal.
    Done,
    Way {
        moves: Index,
        next: Move,
        optimality: Optimality,
    },
    /// The way is known only after a search of this many positions.
    NeedsSearch(u32),
    Searching {
        checked: u32,
        limit: u32,
    },
    None(SolveError),
}

impl State {
    /// The place of the line where the moves by hand begin that lead to the board; `None` if nobody has made any.
    pub(in crate::model) fn own_start(&self) -> Option<Index> {
        let line = self.line();
        let place = if line.is_detour() { line.start() } else { line.index() };
        let steps = self.session.own_steps.as_ref().filter(|steps| steps.contains(&place) && !self.is_game_set_up());
        steps.map(|steps| steps.first.clone()).or_else(|| line.is_detour().then_some(place))
    }

    fn is_game_set_up(&self) -> bool {
        self.game().is_some_and(Game::is_set_up)
    }

    /// The number of moves since the first one by hand.
    #[must_use]
    pub fn own_moves(&self) -> Index {
        if let Some(game) = self.game().filter(|_| !self.has_line()) {
            return Index::from(game.moves().len() as u64);
        }
        self.own_start().map_or(Index::ZERO, |start| self.line().index().saturating_sub(&start))
    }

    /// The fewest moves from where the moves by hand begin and how certain they are, if they are known without a search.
    #[must_use]
    pub fn fewest_moves(&self) -> Option<(Index, Optimality)> {
        let start = match self.game().filter(|game| game.is_set_up() || !self.has_line()) {
            Some(game) => game.start().clone(),
            None => self.solved()?.position_at(&self.own_start()?)?,
        };
        match self.hint_at(&start) {
            Hint::Way { moves, optimality, .. } => Some((moves, optimality)),
            Hint::Done | Hint::NeedsSearch(_) | Hint::Searching { .. } | Hint::None(_) => None,
        }
    }

    /// Whether moves by hand have reached the goal, although there is a shorter way.
    #[must_use]
    pub fn is_solved_by_detour(&self) -> bool {
        self.is_solved_by_hand() && self.fewest_moves().is_some_and(|(fewest, _)| fewest < self.own_moves())
    }

    pub(super) fn puzzle_from(&self, position: &Position) -> Option<PuzzleConfig> {
        let puzzle = self.puzzle();
        let from = Placement::Position(position.clone());
        let puzzle = Puzzle::new(puzzle.rule(), puzzle.pegs(), puzzle.discs(), from, puzzle.goal().clone()).ok()?;
        Some(PuzzleConfig { puzzle, path: PathKind::default() })
    }

    /// The way from the position on the board, as far as it is known without a search.
    #[must_use]
    pub fn hint(&self) -> Hint {
        self.hint_on(&self.position())
    }

    /// [`State::hint`], for the position on the board.
    pub(in crate::model) fn hint_on(&self, board: &Position) -> Hint {
        self.way_on(board).map_or_else(|hint| hint, |way| hint_of(&way))
    }

    /// The way from the position on the board, as far as it is known without a search: the rest of the line, unless moves are undone.
    ///
    /// # Errors
    /// Returns the hint that is known instead.
    pub(in crate::model) fn way_on(&self, board: &Position) -> Result<Way, Hint> {
        match self.config.detour.as_ref().filter(|detour| !detour.ahead.is_zero() && self.has_line()) {
            Some(detour) => self.way_from(&detour.end()).map(|way| way.after(&detour.ahead)),
            None => self.way_from(board),
        }
    }

    pub(in crate::model) fn hint_at(&self, position: &Position) -> Hint {
        self.way_from(position).map_or_else(|hint| hint, |way| hint_of(&way))
    }

    /// The shortest way from a position that links stand for, as far as it is known without a search: that of the solution if it
    /// contains the position, or else that of the puzzle that starts there.
    ///
    /// # Errors
    /// Returns the hint that is known instead.
    pub(in crate::model) fn way_from(&self, position: &Position) -> Result<Way, Hint> {
        let puzzle = self.puzzle_from(position).filter(|puzzle| !puzzle.puzzle.is_already_solved());
        let Some(puzzle) = puzzle else { return Err(Hint::Done) };
        let own = self.solved().filter(|_| self.config.puzzle.path != PathKind::Hamiltonian);
        let on_own = own.and_then(|own| Some(Way::new(own.clone(), own.index_of(position)?)));
        if let Some(way) = on_own.filter(|way| !way.moves().is_zero()) {
            return Ok(way);
        }
        let session = self.session.manual_play.as_ref();
        if let Some(found) = session.and_then(|session| session.found_from(position)) {
            return Ok(Way::new(found.clone(), Index::ZERO));
        }
        if let Some(error) = session.and_then(|session| session.error_from(position)) {
            return Err(Hint::None(error));
        }
        if let Some(search) = session.and_then(|session| session.search.as_ref()).filter(|it| it.puzzle == puzzle) {
            return Err(Hint::Searching { checked: search.checked, limit: search.limit });
        }
        match puzzle.solve() {
            Ok(Attempt::Solved(solution)) => Ok(Way::new(Rc::new(solution).into(), Index::ZERO)),
            Ok(begun) => Err(Hint::NeedsSearch(begun.positions().unwrap_or(0))),
            Err(error) => Err(Hint::None(error)),
        }
    }
}

fn hint_of(way: &Way) -> Hint {
    match way.move_at(&Index::from(1)) {
        Some(next) => Hint::Way { moves: way.moves(), next, optimality: way.optimality() },
        None => Hint::Done,
    }
}

/// What a hint has told about the best move from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldHint {
    position: Position,
    pub step: Move,
    /// Whether the place of the disc was told, too.
    pub has_place: bool,
}

impl State {
    /// What the last hint has told, while the board is as it was.
    #[must_use]
    pub fn told_hint(&self) -> Option<&ToldHint> {
        let told = self.session.manual_play.as_ref()?.told.as_ref()?;
        (told.position == self.reached_position()).then_some(told)
    }
}

/// Tells the disc of the best move, then its place, and then makes the move. Searches for it if nothing else finds it.
pub(super) fn tell(state: &mut State) {
    let told = state.told_hint().cloned();
    match (state.hint(), told) {
        (Hint::Way { .. }, Some(told)) if told.has_place => play_best_move(state),
        (Hint::Way { next, .. }, told) => {
            let position = state.reached_position();
            session_mut(state).told = Some(ToldHint { position, step: next, has_place: told.is_some() });
        }
        (Hint::NeedsSearch(_), _) => way_search::search(state),
        (Hint::Done | Hint::Searching { .. } | Hint::None(_), _) => {}
    }
}
