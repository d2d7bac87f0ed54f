//! The solution of the puzzle, or the search for it.

mod opening;
mod solution_link;

use std::cell::OnceCell;
use std::ops::Deref;
use std::rc::Rc;

use crate::solver::program::{NoProgram, Program};
use crate::solver::{Attempt, Index, Solution, SolveError};

use super::link::{self, Params};
use super::puzzle::EditedValue;
use super::{Config, Parameter, Problem, PuzzleConfig, Reason, StartAt, State, manual_play};

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
        session.own_steps = None;
        session.graph = session.graph.layers();
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
        self.config.detour = None;
        self.session.manual_play = None;
        self.session.own_steps = None;
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
