//! The solution of the puzzle, or the search for it.

mod solution_link;

use std::cell::OnceCell;
use std::ops::Deref;
use std::rc::Rc;

use crate::solver::program::{NoProgram, Program};
use crate::solver::{Attempt, Game, GameRecord, Index, Solution, SolveError};

use super::link::{self, Params};
use super::puzzle::EditedValue;
use super::{
    Config, IndexExpr, Navigation, Parameter, Problem, PuzzleConfig, PuzzleDraft, Reason, Span, StartAt, State,
    exercise, manual_play, playback, program_view,
};

pub use solution_link::SolutionLink;

/// The solution of the puzzle, or the search for it.
#[derive(Clone, Debug)]
pub enum SolutionStatus {
    Solved(KnownSolution),
    Searching(Box<PuzzleSearch>),
}

/// A solution, and the recursive program of its puzzle once it was requested. The program takes half a millisecond for 1,000 discs,
/// and each of its steps needs it. Clones share both, and only clones are equal, so comparing two solutions costs nothing.
#[derive(Clone, Debug)]
pub struct KnownSolution {
    solution: Rc<Solution>,
    program: Rc<OnceCell<Result<Rc<Program>, NoProgram>>>,
}

impl Deref for KnownSolution {
    type Target = Solution;

    fn deref(&self) -> &Solution {
        &self.solution
    }
}

impl PartialEq for KnownSolution {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.solution, &other.solution)
    }
}

impl From<Rc<Solution>> for KnownSolution {
    fn from(solution: Rc<Solution>) -> Self {
        Self { solution, program: Rc::default() }
    }
}

impl State {
    /// The recursive program of the puzzle.
    ///
    /// # Errors
    /// Returns an error if the puzzle has no such program.
    pub fn program(&self) -> Result<Rc<Program>, NoProgram> {
        let PuzzleConfig { puzzle, path, .. } = &self.config.puzzle;
        let program = || Program::new(puzzle, *path).map(Rc::new);
        match &self.solution {
            SolutionStatus::Solved(solved) => solved.program.get_or_init(program).clone(),
            SolutionStatus::Searching(_) => program(),
        }
    }
}

impl SolutionStatus {
    /// The search under way, if the solution is not known yet.
    #[must_use]
    pub fn search(&self) -> Option<&PuzzleSearch> {
        match self {
            Self::Solved(_) => None,
            Self::Searching(search) => Some(search),
        }
    }

    pub(super) fn search_mut(&mut self) -> Option<&mut PuzzleSearch> {
        match self {
            Self::Solved(_) => None,
            Self::Searching(search) => Some(search),
        }
    }
}

/// A search for the solution of the puzzle: its progress, and what happens at its end.
#[derive(Clone, Debug)]
pub struct PuzzleSearch {
    /// The number of positions that were checked.
    pub checked: u32,
    /// The number of all positions.
    pub limit: u32,
    /// The parameters of the link that need the solution.
    pub(super) link: SolutionLink,
    /// The state to go back to if there is no solution, and the edit that started the search; `None` if a link started it.
    fallback: Option<(Box<(Config, SolutionStatus)>, EditedValue)>,
}

/// A search for a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintSearch {
    pub(super) puzzle: PuzzleConfig,
    pub checked: u32,
    pub limit: u32,
}

impl State {
    /// Opens the state that parameters describe. The state is valid whatever the parameters are.
    #[must_use]
    pub fn open(params: Params) -> Self {
        let mut params = params.at_step();
        let has_view = params.has_view();
        let mut draft = PuzzleDraft::default();
        draft.apply(&mut params);
        let (puzzle, begun) = draft.solve_or_fall_back(&mut params, None);
        let mut state = Self::finish_opening(Config::new(puzzle), SolutionLink::default(), begun.into(), params);
        if !has_view {
            state.wait_for_lesson();
        }
        state.session.is_ready = state.solved().is_some();
        state
    }

    /// This state with other parameters. `known_failure` is the result of a search for this puzzle.
    pub(super) fn with_params(&self, params: Params, known_failure: Option<Reason>) -> Self {
        let mut params = params.over(link::parameters(self));
        let mut draft = self.config.puzzle_draft();
        draft.apply(&mut params);
        let (mut config, mut link) = (self.config.clone(), SolutionLink::of(self));
        config.clear_solution_views();
        let failure = known_failure.map(|reason| (&self.config.puzzle, reason));
        // The puzzle is solved again even if it is the same one, because hosts of version 1 wait for a search after each change.
        let (puzzle, begun) = draft.solve_or_fall_back(&mut params, failure);
        if puzzle != config.puzzle {
            config.set_puzzle(puzzle);
            link = SolutionLink::default();
        }
        // A game belongs to its starting point, and a step of the program to its move.
        if [Parameter::Move, Parameter::Play, Parameter::Path].into_iter().any(|parameter| params.has(parameter)) {
            link.remove(&[Parameter::Walk, Parameter::Event]);
        }
        Self::finish_opening(config, link, begun.into(), params)
    }

    fn finish_opening(
        mut config: Config,
        mut link: SolutionLink,
        solution: SolutionStatus,
        mut params: Params,
    ) -> Self {
        config.apply(&mut params);
        link.apply(&mut params);
        let mut state = Self::new(config, solution);
        state.problems = params.into_problems();
        match &mut state.solution {
            SolutionStatus::Searching(search) => {
                search.link = link;
                // The board is at the start until the search ends, even if the same puzzle is searched again.
                state.config.navigation = Navigation::default();
            }
            SolutionStatus::Solved(_) => state.resolve(&link),
        }
        state.sort_problems();
        state
    }

    /// Replaces the configuration, as a link requests. It keeps the user's theme, language, speed and accessibility options.
    pub(super) fn replace_config(&mut self, params: Params) {
        let mut next = Self::open(params);
        next.config.keep_preferences(&self.config);
        self.install(next);
    }

    /// Takes over another state and the parts of the session that survive.
    pub(super) fn install(&mut self, next: Self) {
        let session = std::mem::take(&mut self.session).after_config_change(&next.config);
        let opened = next.session;
        *self = Self { session, ..next };
        self.session.jump_exponent = opened.jump_exponent;
        self.session.since_last_move_ms = opened.since_last_move_ms;
        self.session.manual_play = opened.manual_play;
    }

    /// Resolves the parameters of the link that need the solution, now that it is known.
    fn resolve(&mut self, link: &SolutionLink) {
        self.config.playback.loop_range = self.resolve_span(link, Parameter::Loop);
        let window = self.resolve_span(link, Parameter::Timeline);
        let graph = self.config.graph.clone();
        if let Some((expr, text)) = link.get::<IndexExpr>(Parameter::Move) {
            match expr.resolve(self.total()) {
                Ok(index) => self.set_index(index),
                Err(error) => self.report(Problem::new(Parameter::Move, text, Reason::Index(error))),
            }
        }
        if let Some((expr, text)) = link.get(Parameter::Event) {
            program_view::open_at(self, &expr, text);
        }
        if link.has(Parameter::Play) && self.plays_program() {
            program_view::play(self);
        } else if link.has(Parameter::Play) {
            playback::play(self);
        }
        self.resolve_game(link);
        // Zoomed views follow the index and the game, but a link may look elsewhere.
        self.config.timeline.window = window;
        self.config.graph = graph;
        self.session.graph = self.session.graph.layers();
        exercise::set_up(self);
    }

    fn resolve_span(&mut self, link: &SolutionLink, parameter: Parameter) -> Option<Span> {
        let ((first, last), text) = link.span(parameter)?;
        let span = Span::new(first, last, self.total());
        if span.is_none() {
            self.report(Problem::invalid(parameter, text));
        }
        span
    }

    fn resolve_game(&mut self, link: &SolutionLink) {
        let Some((record, text)) = link.get::<GameRecord>(Parameter::Walk) else { return };
        let game = Game::replay(&record, &self.position(), self.puzzle().rule(), self.puzzle().pegs());
        match game.ok().filter(|game| !game.is_untouched()) {
            Some(game) => manual_play::install_game(self, game),
            None => self.report(Problem::invalid(Parameter::Walk, text)),
        }
    }

    /// Replaces the puzzle and goes to its start. If a search finds no solution, the state from before the search comes
    /// back.
    pub(super) fn install_puzzle(&mut self, puzzle: PuzzleConfig, begun: Attempt, edited: EditedValue) {
        let before = || Box::new((self.config.clone(), self.solution.clone()));
        let fallback = match self.solution.search() {
            _ if matches!(begun, Attempt::Solved(_)) => None,
            Some(PuzzleSearch { fallback: Some((fallback, _)), .. }) => Some((fallback.clone(), edited)),
            _ => Some((before(), edited)),
        };
        self.config.replace_puzzle(puzzle);
        self.solution = begun.into();
        if let SolutionStatus::Searching(search) = &mut self.solution {
            search.fallback = fallback;
        }
        let session = &mut self.session;
        (session.gesture, session.hovered_disc, session.motion, session.manual_play) = (None, None, None, None);
        session.graph = session.graph.layers();
        self.session.jump_exponent = self.session.jump_exponent.min(self.max_jump_exponent());
    }

    pub(super) fn search_progress(&mut self, checked: u32) {
        match &mut self.solution {
            SolutionStatus::Searching(search) => search.checked = checked,
            SolutionStatus::Solved(_) => manual_play::search_progress(self, checked),
        }
    }

    /// Ends the search: the state becomes that of its link, or that of before the search if there is no solution.
    pub(super) fn search_finished(&mut self, result: Result<Rc<Solution>, SearchFailure>) {
        let SolutionStatus::Searching(search) = &mut self.solution else {
            return manual_play::search_finished(self, result.map_err(SearchFailure::into_reason));
        };
        let link = std::mem::take(&mut search.link);
        let fallback = search.fallback.take();
        match (result, fallback) {
            (Ok(solution), _) => {
                self.solution = SolutionStatus::Solved(solution.into());
                self.session.jump_exponent = Self::default_jump_exponent(self);
                self.resolve(&link);
                self.sort_problems();
            }
            (Err(failure), Some((before, edited))) => {
                let (config, solution) = *before;
                let mut next = Self::new(config, solution);
                next.config.keep_preferences(&self.config);
                self.install(next);
                self.report(edited.problem(failure.into_reason()));
            }
            (Err(failure), None) => self.fall_back(link, failure),
        }
    }

    /// Resets parts of a link's puzzle to their defaults, because the puzzle has no solution.
    fn fall_back(&mut self, link: SolutionLink, failure: SearchFailure) {
        if let SolutionStatus::Searching(search) = &mut self.solution {
            search.link = link;
        }
        // Messages repeat the values of the link.
        let params = Params::from_pairs(link::parameters(self));
        let next = self.with_params(params, Some(failure.into_reason()));
        let problems = std::mem::take(&mut self.problems);
        self.install(next);
        // A parameter keeps its newest problem.
        let is_old = |problem: &Problem| self.problems.iter().all(|new| new.parameter != problem.parameter);
        let old: Vec<_> = problems.into_iter().filter(is_old).collect();
        self.problems.extend(old);
        self.sort_problems();
    }
}

/// The reason why a search ended without a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchFailure {
    Stopped,
    Unsolved(SolveError),
}

impl SearchFailure {
    fn into_reason(self) -> Reason {
        match self {
            Self::Stopped => Reason::SearchStopped,
            Self::Unsolved(error) => Reason::Unsolved(error),
        }
    }
}

impl From<Attempt> for SolutionStatus {
    fn from(begun: Attempt) -> Self {
        match begun {
            Attempt::Solved(solution) => Self::Solved(Rc::new(solution).into()),
            begun => Self::Searching(Box::new(PuzzleSearch {
                checked: 0,
                limit: begun.positions().unwrap_or_default(),
                link: SolutionLink::default(),
                fallback: None,
            })),
        }
    }
}

impl State {
    /// Moves a shared state to its starting point.
    pub(super) fn start_at(&mut self, start_at: StartAt) {
        if start_at == StartAt::Here {
            return;
        }
        self.config.manual_play = None;
        self.session.manual_play = None;
        match (start_at, &mut self.solution) {
            (StartAt::Start, SolutionStatus::Solved(_)) => self.seek(Index::ZERO),
            (StartAt::Start, SolutionStatus::Searching(search)) => {
                search.link.remove(&[Parameter::Move, Parameter::Event]);
            }
            (_, SolutionStatus::Solved(_)) => self.config.playback.is_playing = true,
            (_, SolutionStatus::Searching(search)) => search.link.set(Parameter::Play, "1"),
        }
    }
}
