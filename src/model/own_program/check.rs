//! A check of the program, which has to solve each of several boards in the fewest moves.

use crate::model::{PuzzleConfig, State};
use crate::solver::{Game, Optimality, PathKind, Puzzle, Search, SearchOutcome};

use super::{OwnProgramEnd, OwnProgramRun, run};

/// The boards of a check, and its progress.
#[derive(Clone, Debug, PartialEq)]
pub struct ProgramCheck {
    puzzles: Vec<Puzzle>,
    /// The number of moves on each board that was solved in the fewest moves.
    solved: Vec<usize>,
    /// The moves on the board after those.
    game: Game,
}

impl ProgramCheck {
    /// `None` if there are no boards.
    fn new(puzzles: Vec<Puzzle>) -> Option<Self> {
        let game = Game::new(puzzles.first()?);
        Some(Self { puzzles, solved: Vec::new(), game })
    }

    #[must_use]
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// The number of moves on each board that was solved in the fewest moves, in their order.
    #[must_use]
    pub fn solved(&self) -> &[usize] {
        &self.solved
    }

    #[must_use]
    pub const fn is_passed(&self) -> bool {
        self.solved.len() == self.puzzles.len()
    }

    /// The moves on the first board that is not solved; if all are solved, the moves on the last one.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The fewest moves for the board, if the program needed more.
    #[must_use]
    pub fn fewest_after_detour(&self) -> Option<u64> {
        let puzzle = self.puzzles.get(self.solved.len())?;
        self.game.is_solved().then(|| fewest_moves(puzzle))?
    }

    pub(super) fn set_game(&mut self, game: Game) {
        self.game = game;
    }

    /// Records that the program has ended on a board. Returns true if it goes on with another.
    pub(super) fn go_on(&mut self) -> bool {
        let Some(puzzle) = self.puzzles.get(self.solved.len()) else { return false };
        let moves = self.game.moves().len();
        if !self.game.is_solved() || fewest_moves(puzzle) != Some(moves as u64) {
            return false;
        }
        self.solved.push(moves);
        let Some(next) = self.puzzles.get(self.solved.len()) else { return false };
        self.game = Game::new(next);
        true
    }
}

/// The fewest moves of a small puzzle, proven or searched; `None` if it has no solution, or is too large to search here.
pub(in crate::model) fn fewest_moves(puzzle: &Puzzle) -> Option<u64> {
    let config = PuzzleConfig { puzzle: puzzle.clone(), path: PathKind::default() };
    if let Some(solution) = config.solve_at_once().filter(|solution| solution.optimality() != Optimality::Presumed) {
        return solution.total().to_u64();
    }
    match Search::new(puzzle, PuzzleConfig::MAX_POSITIONS_AT_ONCE).ok()?.finish() {
        SearchOutcome::Path(moves) => Some(moves.len() as u64),
        SearchOutcome::Unreachable => None,
    }
}

/// Begins a check on these boards. The board of the page stays as it is.
pub(in crate::model) fn check(state: &mut State, puzzles: Vec<Puzzle>) {
    if state.own_program_run().is_on() {
        return;
    }
    if let Some(check) = ProgramCheck::new(puzzles) {
        state.session.own_program.check = Some(check);
        run::load(state);
    }
}

impl State {
    /// The check, if the program neither passed nor failed it: the user stopped it, or it never ran.
    #[must_use]
    pub fn ended_check(&self) -> Option<&ProgramCheck> {
        let is_judged = match self.own_program_run() {
            OwnProgramRun::Ended(end) => {
                !matches!(end, OwnProgramEnd::Stopped | OwnProgramEnd::NotLoaded | OwnProgramEnd::NoInterpreter)
            }
            OwnProgramRun::NotStarted | OwnProgramRun::Loading | OwnProgramRun::Running => false,
        };
        self.session.own_program.check.as_ref().filter(|_| is_judged)
    }
}
