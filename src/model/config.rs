//! The contents of a link.

use crate::solver::program::ProgramLanguage;

use super::appearance::Appearance;
use super::compare::CompareConfig;
use super::exercise::ExerciseConfig;
use super::learn::LearnPart;
use super::lesson::LessonPlace;
use super::line::Detour;
use super::link::{LinkWriter, Params};
use super::navigation::Navigation;
use super::own_program::{self, OwnProgram};
use super::playback::PlaybackConfig;
use super::race::RaceConfig;
use super::recursion_view::RecursionView;
use super::state_graph::GraphView;
use super::timeline::TimelineView;
use super::{PanelConfig, Parameter, PuzzleConfig, PuzzleDraft, ShareConfig};

/// The contents of a link: typed, parsed once, valid by construction. Values that depend on the solution wait in
/// [`SolutionLink`](super::SolutionLink) until it is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    pub puzzle: PuzzleConfig,
    pub navigation: Navigation,
    pub playback: PlaybackConfig,
    pub panels: PanelConfig,
    pub timeline: TimelineView,
    pub graph: GraphView,
    pub recursion: RecursionView,
    /// The language of the program that runs step by step.
    pub program: ProgramLanguage,
    /// The learner's own program.
    pub own_program: Option<OwnProgram>,
    pub race: RaceConfig,
    pub compare: CompareConfig,
    /// Moves made by hand off the solution.
    pub detour: Option<Detour>,
    pub exercise: ExerciseConfig,
    pub lesson: Option<LessonPlace>,
    /// The part of the place to learn that lies over the page.
    pub learn: Option<LearnPart>,
    pub share: Option<ShareConfig>,
    pub appearance: Appearance,
}

impl Config {
    /// The default values for a puzzle.
    #[must_use]
    pub fn new(puzzle: PuzzleConfig) -> Self {
        Self {
            puzzle,
            navigation: Navigation::default(),
            playback: PlaybackConfig::default(),
            panels: PanelConfig::new(false),
            timeline: TimelineView::default(),
            graph: GraphView::default(),
            recursion: RecursionView::default(),
            program: ProgramLanguage::default(),
            own_program: None,
            race: RaceConfig::default(),
            compare: CompareConfig::default(),
            detour: None,
            exercise: ExerciseConfig::default(),
            lesson: None,
            learn: None,
            share: None,
            appearance: Appearance::default(),
        }
    }

    /// Reads parameters over the current values. The puzzle, and parameters that need its solution, are read separately.
    pub(super) fn apply(&mut self, params: &mut Params) {
        let discs = self.puzzle.puzzle.discs();
        self.appearance.apply(params);
        self.panels.apply(params, self.appearance.is_embedded);
        self.playback.apply(params);
        self.timeline.apply(params, discs);
        self.graph.apply(params, discs);
        self.recursion.apply(params);
        params.set(Parameter::Program, &mut self.program, ProgramLanguage::default(), |text| text.parse().ok());
        own_program::apply(&mut self.own_program, params);
        self.race.apply(params);
        self.compare.apply(params);
        self.exercise.apply(params);
        LessonPlace::apply(&mut self.lesson, params);
        params.set_option(Parameter::Learn, &mut self.learn, |text| text.parse().ok());
        params.set_option(Parameter::Share, &mut self.share, ShareConfig::parse);
        // One dialog at a time.
        self.learn = self.learn.filter(|_| self.share.is_none());
    }

    pub(super) fn format(&self, link: &mut LinkWriter) {
        // A link with nothing but a lesson step opens the view of that step, so a link to another view always names its discs.
        let has_default_discs = !self.lesson.as_ref().is_some_and(LessonPlace::is_step_of_named);
        self.puzzle.format(link, has_default_discs);
        self.navigation.format(link);
        self.playback.format(link);
        self.panels.format(link, self.appearance.is_embedded);
        self.timeline.format(link);
        self.graph.format(link);
        self.recursion.format(link);
        link.add(Parameter::Program, self.program == ProgramLanguage::default(), self.program);
        link.add_option(Parameter::Code, self.own_program.as_ref());
        self.race.format(link);
        self.compare.format(link);
        if let Some(detour) = &self.detour {
            detour.format(link);
        }
        self.exercise.format(link);
        LessonPlace::format(self.lesson.as_ref(), link);
        link.add_option(Parameter::Learn, self.learn);
        link.add_option(Parameter::Share, self.share.as_ref());
        self.appearance.format(link);
    }

    /// Replaces the puzzle and keeps the values that still apply to it.
    pub(super) fn replace_puzzle(&mut self, next: PuzzleConfig) {
        let (old, new) = (&self.puzzle.puzzle, &next.puzzle);
        if (old.discs(), old.pegs()) != (new.discs(), new.pegs()) {
            self.timeline.highlighted_disc = None;
            self.graph = GraphView::default();
            self.share = None;
        }
        self.clear_solution_views();
        self.puzzle = next;
    }

    /// Replaces the puzzle at the request of a host. Values that belong to one puzzle are reset, the rest stays.
    pub(super) fn set_puzzle(&mut self, next: PuzzleConfig) {
        self.clear_solution_views();
        self.timeline = TimelineView::default();
        self.graph.viewport = None;
        self.puzzle = next;
    }

    /// Resets the views that belong to one solution.
    pub(super) fn clear_solution_views(&mut self) {
        self.navigation = Navigation::default();
        self.playback.is_playing = false;
        self.playback.loop_range = None;
        self.timeline.window = None;
        self.detour = None;
    }

    /// Copies the settings that belong to the user rather than to the link. Back, Forward and lessons keep them.
    pub(super) fn keep_preferences(&mut self, old: &Self) {
        // Every field is named, so that each new setting requires a decision.
        let Appearance { theme, locale, accessibility, shortcuts: _, is_embedded: _, is_presented: _ } = old.appearance;
        self.playback.speed = old.playback.speed;
        self.appearance = Appearance { theme, locale, accessibility, ..self.appearance };
    }

    /// The parts of the puzzle, for editing.
    #[must_use]
    pub fn puzzle_draft(&self) -> PuzzleDraft {
        PuzzleDraft::from(&self.puzzle)
    }

    /// Whether two configurations differ in more than the index. A step of the program counts as more.
    #[must_use]
    pub fn differs_beyond_index(&self, other: &Self) -> bool {
        let Self {
            puzzle,
            navigation: Navigation { index: _, event },
            playback,
            panels,
            timeline,
            graph,
            recursion,
            program,
            own_program,
            race,
            compare,
            detour,
            exercise,
            lesson,
            learn,
            share,
            appearance,
        } = self;
        (puzzle, playback, panels, timeline, graph)
            != (&other.puzzle, &other.playback, &other.panels, &other.timeline, &other.graph)
            || (recursion, race, compare) != (&other.recursion, &other.race, &other.compare)
            || (detour, learn) != (&other.detour, &other.learn)
            || (exercise, lesson, share, appearance)
                != (&other.exercise, &other.lesson, &other.share, &other.appearance)
            || (event, program, own_program) != (&other.navigation.event, &other.program, &other.own_program)
    }
}
