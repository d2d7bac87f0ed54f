//! From the parameters of a link to a state.

use crate::model::link::{self, Params};
use crate::model::{
    Config, Detour, IndexExpr, Navigation, Parameter, Problem, PuzzleDraft, Reason, Span, State, exercise, manual_play,
    playback, program_view,
};
use crate::solver::{Game, GameRecord};

use super::{SolutionLink, SolutionStatus};

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
    pub(in crate::model) fn with_params(&self, params: Params, known_failure: Option<Reason>) -> Self {
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
        if [Parameter::Move, Parameter::Event, Parameter::Play, Parameter::Path]
            .into_iter()
            .any(|parameter| params.has(parameter))
        {
            link.remove(&[Parameter::Walk, Parameter::At, Parameter::Event]);
        }
        if params.has(Parameter::Walk) {
            link.remove(&[Parameter::At]);
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
    pub(in crate::model) fn replace_config(&mut self, params: Params) {
        let mut next = Self::open(params);
        next.config.keep_preferences(&self.config);
        self.install(next);
    }

    /// Takes over another state and the parts of the session that survive.
    pub(in crate::model) fn install(&mut self, next: Self) {
        let session = std::mem::take(&mut self.session).after_config_change(&next.config);
        let opened = next.session;
        *self = Self { session, ..next };
        self.session.since_last_move_ms = opened.since_last_move_ms;
        self.session.manual_play = opened.manual_play;
    }

    /// Resolves the parameters of the link that need the solution, now that it is known.
    pub(super) fn resolve(&mut self, link: &SolutionLink) {
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
        self.resolve_game(link);
        if link.has(Parameter::Play) && self.plays_program() {
            program_view::play(self);
        } else if link.has(Parameter::Play) {
            playback::play(self);
        }
        // Zoomed views follow the index and the game, but a link may look elsewhere.
        self.config.timeline.window = window;
        self.config.graph = graph;
        self.session.graph = self.session.graph.layers();
        exercise::set_up(self);
        manual_play::find_way(self);
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
        let game = Game::replay(&record, &self.position(), self.puzzle());
        match game.ok().filter(|game| !game.is_untouched()) {
            Some(game) => {
                let detour = Detour::new(game).map(|detour| match link.get(Parameter::At) {
                    Some((at, _)) if self.has_line() => detour.at(&at),
                    Some(_) | None => detour,
                });
                manual_play::install_detour(self, detour);
            }
            None => self.report(Problem::invalid(Parameter::Walk, text)),
        }
    }
}
