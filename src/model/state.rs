//! The state of one explorer.

use crate::solver::{Index, Move, Position, Puzzle};

use super::keys::TowerKeys;
use super::{Config, KnownSolution, Panel, Parameter, Problem, Session, SolutionStatus};

/// The state of one explorer: the contents of a link, the data that lasts as long as the page, and the solution.
///
/// The solution follows from the puzzle and is kept only because it takes time to compute. Everything else that the page shows is
/// derived.
#[derive(Clone, Debug)]
pub struct State {
    pub config: Config,
    pub session: Session,
    pub solution: SolutionStatus,
    /// Values that could not be used, at most one for each parameter.
    pub problems: Vec<Problem>,
    #[cfg(test)]
    pub(super) clones: Clones,
}

/// Counts the clones of a state and of its clones.
#[cfg(test)]
#[derive(Debug, Default)]
pub(super) struct Clones(std::rc::Rc<std::cell::Cell<u32>>);

#[cfg(test)]
impl Clones {
    pub fn count(&self) -> u32 {
        self.0.get()
    }
}

#[cfg(test)]
impl Clone for Clones {
    fn clone(&self) -> Self {
        self.0.set(self.0.get() + 1);
        Self(std::rc::Rc::clone(&self.0))
    }
}

/// The total while the solution is not known.
static ZERO: Index = Index::ZERO;

impl State {
    /// A state at the start of a solution, which must be the puzzle's.
    #[must_use]
    pub fn new(config: Config, solution: SolutionStatus) -> Self {
        Self {
            config,
            session: Session::default(),
            solution,
            problems: Vec::new(),
            #[cfg(test)]
            clones: Clones::default(),
        }
    }

    #[must_use]
    pub const fn puzzle(&self) -> &Puzzle {
        &self.config.puzzle.puzzle
    }

    /// The solution; `None` while it is being searched for.
    #[must_use]
    pub const fn solved(&self) -> Option<&KnownSolution> {
        match &self.solution {
            SolutionStatus::Solved(solved) => Some(solved),
            SolutionStatus::Searching(_) => None,
        }
    }

    /// The number of moves made.
    #[must_use]
    pub const fn index(&self) -> &Index {
        &self.config.navigation.index
    }

    /// The last index; 0 while the solution is being searched for.
    #[must_use]
    pub fn total(&self) -> &Index {
        self.solved().map_or(&ZERO, |solution| solution.total())
    }

    /// Whether a panel is visible: one of [`State::shown_panels`], or on the page the bar of a game. An exercise there shows only
    /// the bar.
    #[must_use]
    pub fn shows(&self, panel: Panel) -> bool {
        let has_bar_alone = panel == Panel::Play && self.exercise().is_some() && !self.config.appearance.is_embedded;
        let is_shown = self.shown_panels().contains(panel) && !has_bar_alone;
        is_shown || (panel == Panel::Play && self.has_game_bar())
    }

    /// Whether the bar of an exercise that is a game takes the place of the controls.
    #[must_use]
    pub fn has_game_bar(&self) -> bool {
        self.game().is_some() && self.exercise().is_some() && !self.config.appearance.is_embedded
    }

    /// The position on the towers: that of an exercise's question, or [`State::reached_position`].
    #[must_use]
    pub fn position(&self) -> Position {
        self.question_on_towers().map_or_else(|| self.reached_position(), |question| question.position)
    }

    /// The position after the moves, as reported to hosts: at the index, or after the moves of the game.
    #[must_use]
    pub fn reached_position(&self) -> Position {
        self.position_on_line()
    }

    /// The move that led to the index; `None` at the start.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.solved()?.move_at(self.index())
    }

    /// The move that leads on from the index; `None` at the end.
    #[must_use]
    pub fn next_move(&self) -> Option<Move> {
        self.solved()?.move_at(&self.index().next())
    }

    /// The move that led to [`State::reached_position`]: of the detour, or of the solution.
    #[must_use]
    pub fn last_move_on_board(&self) -> Option<Move> {
        match self.game().filter(|_| !self.has_line()) {
            Some(game) => game.moves().last().copied(),
            None => self.line().last_move(),
        }
    }

    /// The keys on the towers that go through the solution: none if an exercise withholds it or a host has locked the panels for
    /// it, and no steps if the same keys choose a peg.
    #[must_use]
    pub fn tower_keys(&self) -> TowerKeys {
        let is_locked = |panel| self.config.panels.locked.contains(panel);
        let is_any_locked = [Panel::Towers, Panel::Transport, Panel::Scrubber].into_iter().any(is_locked);
        let jump = !is_any_locked && !self.is_solution_withheld();
        TowerKeys { jump, step: jump && !self.has_peg_cursor() }
    }

    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.index() >= self.total()
    }

    #[must_use]
    pub const fn is_playing(&self) -> bool {
        self.config.playback.is_playing
    }

    /// Whether time changes the state, so that it needs a clock.
    #[must_use]
    pub const fn needs_clock(&self) -> bool {
        self.session.graph.flight.is_some() || self.is_playing()
    }

    /// Whether discs jump instead of moving, by a setting of the system or of the user.
    #[must_use]
    pub const fn has_reduced_motion(&self) -> bool {
        self.session.prefers_reduced_motion || self.config.appearance.accessibility.reduced_motion
    }

    /// Reports a problem, which replaces the previous one of its parameter.
    pub(super) fn report(&mut self, problem: Problem) {
        self.clear_problem(problem.parameter);
        self.problems.push(problem);
    }

    /// Puts the problems of a link into the order of its parameters.
    pub(super) fn sort_problems(&mut self) {
        let mut problems = std::mem::take(&mut self.problems);
        for parameter in Parameter::ALL {
            self.problems.extend(problems.extract_if(.., |problem| problem.parameter == parameter));
        }
    }

    pub(super) fn clear_problem(&mut self, parameter: Parameter) {
        self.problems.retain(|problem| problem.parameter != parameter);
    }
}
