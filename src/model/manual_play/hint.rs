//! The way from the position on the board to the goal, known or searched for.

use std::rc::Rc;

use super::session_mut;
use crate::model::{HintSearch, KnownSolution, Parameter, Problem, PuzzleConfig, Reason, State};
use crate::solver::{Attempt, Index, Move, Optimality, PathKind, Placement, Position, Puzzle, Solution, SolveError};

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
    /// The fewest moves from the start of the game and how certain they are, if they are known without a search.
    #[must_use]
    pub fn fewest_moves(&self) -> Option<(Index, Optimality)> {
        match self.hint_at(self.game()?.start()) {
            Hint::Way { moves, optimality, .. } => Some((moves, optimality)),
            Hint::Done | Hint::NeedsSearch(_) | Hint::Searching { .. } | Hint::None(_) => None,
        }
    }

    /// Whether the moves of the game have reached the goal, although there is a shorter way.
    #[must_use]
    pub fn is_solved_by_detour(&self) -> bool {
        let made = self.game().map_or(0, |game| game.moves().len());
        self.is_solved_by_hand() && self.fewest_moves().is_some_and(|(fewest, _)| fewest < Index::from(made as u64))
    }

    fn puzzle_from(&self, position: &Position) -> Option<PuzzleConfig> {
        let puzzle = self.puzzle();
        let from = Placement::Position(position.clone());
        let puzzle = Puzzle::new(puzzle.rule(), puzzle.pegs(), puzzle.discs(), from, puzzle.goal().clone()).ok()?;
        Some(PuzzleConfig { puzzle, path: PathKind::default() })
    }

    /// The way from the position on the board, as far as it is known without a search.
    #[must_use]
    pub fn hint(&self) -> Hint {
        self.hint_at(&self.position())
    }

    pub(in crate::model) fn hint_at(&self, position: &Position) -> Hint {
        match self.known_way(position) {
            Ok((way, index)) => rest_of(&way, &index).unwrap_or(Hint::Done),
            Err(hint) => hint,
        }
    }

    /// A shortest solution that contains a position, and the index there, as far as they are known without a search.
    ///
    /// # Errors
    /// Returns the hint that is known instead.
    pub(in crate::model) fn known_way(&self, position: &Position) -> Result<(KnownSolution, Index), Hint> {
        let puzzle = self.puzzle_from(position).filter(|puzzle| !puzzle.puzzle.is_already_solved());
        let Some(puzzle) = puzzle else { return Err(Hint::Done) };
        let session = self.session.manual_play.as_ref();
        let own = self.solved().filter(|_| self.config.puzzle.path != PathKind::Hamiltonian);
        let found = session.and_then(|session| session.found.as_ref());
        let index_on = |solution: &Solution| solution.index_of(position).filter(|index| index < solution.total());
        let known = own.into_iter().chain(found).find_map(|solution| Some((solution.clone(), index_on(solution)?)));
        if let Some(known) = known {
            return Ok(known);
        }
        if let Some(search) = session.and_then(|session| session.search.as_ref()) {
            return Err(Hint::Searching { checked: search.checked, limit: search.limit });
        }
        match puzzle.solve() {
            Ok(Attempt::Solved(solution)) => Ok((Rc::new(solution).into(), Index::ZERO)),
            Ok(begun) => Err(Hint::NeedsSearch(begun.positions().unwrap_or(0))),
            Err(error) => Err(Hint::None(error)),
        }
    }
}

/// The rest of a solution from an index on.
fn rest_of(solution: &Solution, index: &Index) -> Option<Hint> {
    let next = solution.move_at(&index.next())?;
    Some(Hint::Way { moves: solution.total().saturating_sub(index), next, optimality: solution.optimality() })
}

pub(super) fn search(state: &mut State) {
    if let (Hint::NeedsSearch(limit), Some(puzzle)) = (state.hint(), state.puzzle_from(&state.position())) {
        session_mut(state).search = Some(HintSearch { puzzle, checked: 0, limit });
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
    if state.session.manual_play.is_some() && session_mut(state).search.take().is_some() {
        match result {
            Ok(solution) => session_mut(state).found = Some(solution.into()),
            Err(reason) => state.report(Problem::new(Parameter::Walk, "", reason)),
        }
    }
}
