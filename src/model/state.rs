//! The state of one explorer.

use std::rc::Rc;

use crate::solver::{Begun, Disc, Index, Move, Path, Position, Puzzle, Search, Solution, Unsolved};

use super::manual_play::Table;
use super::quiz::Exam;
use super::views::Held;
use super::{Motion, Outcome, Parameter, Pending, Playback, Problem, Program, Race, Settings};

/// The state of one explorer: what was chosen, and the index. Everything else on the page follows from it.
///
/// The solution is here only so that it is not made again for each question; it follows from the puzzle.
#[derive(Clone, Debug)]
pub struct State {
    pub(super) settings: Settings,
    pub(super) solution: Rc<Solution>,
    pub(super) index: Index,
    pub(super) playback: Playback,
    pub(super) motion: Option<Motion>,
    pub(super) stride: u32,
    pub(super) typed: Option<String>,
    pub(super) still: bool,
    pub(super) problems: Vec<Problem>,
    pub(super) pending: Option<Pending>,
    pub(super) program: Program,
    pub(super) held: Option<Held>,
    pub(super) pointed: Option<Disc>,
    pub(super) race: Option<Rc<Race>>,
    pub(super) outcome: Option<Outcome>,
    pub(super) table: Option<Rc<Table>>,
    pub(super) exam: Option<Rc<Exam>>,
    /// What a link said, as long as the program that reads all of it has not come.
    pub(super) unread: Vec<(Parameter, String)>,
}

impl State {
    /// Leaps of sixteen moves, where there are as many.
    const USUAL_STRIDE: u32 = 4;

    /// A state at the start of a solution, which must be the puzzle's.
    #[must_use]
    pub fn new(settings: Settings, solution: Rc<Solution>, program: Program) -> Self {
        let playback = Playback::Paused;
        let problems = Vec::new();
        let index = Index::START;
        let (motion, typed, pending, held, pointed) = (None, None, None, None, None);
        let (stride, still) = (0, false);
        let mut state = Self {
            settings,
            solution,
            index,
            playback,
            motion,
            stride,
            typed,
            still,
            problems,
            pending,
            program,
            held,
            pointed,
            race: None,
            outcome: None,
            table: None,
            exam: None,
            unread: Vec::new(),
        };
        state.stride = Self::USUAL_STRIDE.min(state.most_stride());
        state
    }

    /// Begins to solve a puzzle, by searching no more positions than a page may.
    pub(super) fn begin(program: Program, puzzle: &Puzzle, path: Path) -> Result<Begun, Unsolved> {
        (program.solve)(puzzle, path, Search::MOST_POSITIONS_IN_A_PAGE)
    }

    /// What was chosen.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The puzzle's solution.
    #[must_use]
    pub const fn solution(&self) -> &Rc<Solution> {
        &self.solution
    }

    /// The moves made.
    #[must_use]
    pub const fn index(&self) -> &Index {
        &self.index
    }

    /// The last index.
    #[must_use]
    pub fn total(&self) -> &Index {
        self.solution.total()
    }

    /// Where the discs are: at the index, or where a person who plays has put them.
    #[must_use]
    pub fn position(&self) -> Position {
        if let Some(game) = self.game() {
            return game.position().clone();
        }
        self.solution.position_at(&self.index).unwrap_or_default()
    }

    /// The move that led here; none at the start.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.solution.move_at(&self.index)
    }

    /// The move that leads on; none at the end.
    #[must_use]
    pub fn next_move(&self) -> Option<Move> {
        self.solution.move_at(&self.index.next())
    }

    /// True at the last index.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.index >= *self.total()
    }

    /// Whether it plays.
    #[must_use]
    pub const fn playback(&self) -> Playback {
        self.playback
    }

    /// The disc on its way, if any.
    #[must_use]
    pub const fn motion(&self) -> Option<&Motion> {
        self.motion.as_ref()
    }

    /// True while time changes the state, so that a clock is needed.
    #[must_use]
    pub const fn needs_clock(&self) -> bool {
        self.motion.is_some() || self.playback.is_playing()
    }

    /// The disc that a person points at.
    #[must_use]
    pub const fn pointed(&self) -> Option<Disc> {
        self.pointed
    }

    /// True where it needs the part of the program that comes when it is asked for.
    #[must_use]
    pub fn wants_more(&self) -> bool {
        let views = &self.settings.views;
        views.keys.is_some()
            || views.share.is_some()
            || views.step.is_some()
            || views.walk.is_some()
            || views.task.is_some()
            || views.lock.is_some()
            || self.plays_by_hand()
    }

    /// What became of the last thing taken out of the page.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The k of the leaps by 2^k moves.
    #[must_use]
    pub const fn stride(&self) -> u32 {
        self.stride
    }

    /// What a person is typing instead of the index.
    #[must_use]
    pub fn typed(&self) -> Option<&str> {
        self.typed.as_deref()
    }

    /// Whether the person wants no movement.
    #[must_use]
    pub fn is_still(&self) -> bool {
        // It is the first of them.
        self.still || self.settings.views.aids.as_deref().is_some_and(|aids| aids.starts_with("still"))
    }

    /// What was not taken of what was given.
    #[must_use]
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }
}
