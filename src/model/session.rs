//! The data that lasts as long as the page and is not part of a link.

use std::rc::Rc;

use crate::solver::Disc;

use super::exercise::ExerciseSession;
use super::lesson::LessonSession;
use super::manual_play::ManualPlaySession;
use super::{
    BestSession, Config, ExportStatus, Gesture, GraphSession, LearnPart, Motion, OpenFolds, Origin, OwnProgramSession,
    OwnSteps, ProgrammingLanguage, Race, ReasonSession, RecursionFocus, ScrubSession, Snapshot,
};

/// The data that lasts as long as the page and is not part of a link.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Session {
    /// The disc in motion.
    pub motion: Option<Motion>,
    /// The parity of the motion that was drawn last.
    pub motion_parity: bool,
    /// The time since the last move of playback started.
    pub since_last_move_ms: f64,
    /// Whether the system asks for reduced motion.
    pub prefers_reduced_motion: bool,
    pub origin: Origin,
    pub gesture: Option<Gesture>,
    pub scrub: ScrubSession,
    pub graph: GraphSession,
    /// The disc under the pointer, or that of the digit with the focus.
    pub hovered_disc: Option<Disc>,
    /// The target of Tab in the recursion panel, once something there has had the focus.
    pub recursion_focus: Option<RecursionFocus>,
    /// Whether the recursion panel shows the next move, because the page went to the start of a task.
    pub is_at_task_start: bool,
    /// The place of the pointer on the timeline, as a fraction of its width.
    pub pointed_place: Option<f64>,
    pub race: Option<Rc<Race>>,
    pub own_program: OwnProgramSession,
    pub export: Option<ExportStatus>,
    /// The text that was copied last.
    pub copied: Option<String>,
    /// The language of the program that is shown.
    pub language: ProgrammingLanguage,
    /// Whether the program runs back to a line rather than on to it.
    pub runs_back: bool,
    /// Whether all open calls of the program are listed.
    pub shows_whole_stack: bool,
    /// The parts of *Why?* that are open.
    pub open_folds: OpenFolds,
    pub reason: ReasonSession,
    pub manual_play: Option<Rc<ManualPlaySession>>,
    /// Steps that were made by hand along the line.
    pub own_steps: Option<OwnSteps>,
    /// The game that was left last.
    pub left_game: Option<Rc<Snapshot>>,
    pub lesson: LessonSession,
    pub best: BestSession,
    /// The part of Learn that was open last.
    pub learn_part: LearnPart,
    /// The page before the lesson, which its end restores; `None` if a link opened a step.
    pub before_lesson: Option<Rc<Snapshot>>,
    /// The page before the exercise that was started in Learn, which its end restores.
    pub before_practice: Option<Rc<Snapshot>>,
    pub exercise: Option<Rc<ExerciseSession>>,
    /// Whether a solution has been known since the explorer was opened, so that the host was told that it is ready.
    pub is_ready: bool,
    /// Whether the page has drawn the seed of the exercise, which no link named.
    pub is_seed_drawn: bool,
}

impl Session {
    /// The parts of a session that survive when a link replaces the configuration. Everything that is not named here belongs to the
    /// old puzzle: a disc in hand, a hint, typed text, a motion, a gesture.
    ///
    /// | field | fate |
    /// |---|---|
    /// | `prefers_reduced_motion` | kept: it belongs to the system |
    /// | `motion_parity` | kept: it goes on alternating |
    /// | `origin` | kept: it belongs to the page |
    /// | `is_ready` | kept: the host was told |
    /// | `best`, `learn_part` | kept: they belong to the learner |
    /// | `lesson` | kept: texts belong to the language |
    /// | `is_seed_drawn` | reset: the link now names the seed, or none |
    /// | `exercise` | kept: answers name their questions |
    /// | `race` | kept while the race has the same number of discs |
    /// | `language` | kept: it has nothing to do with the puzzle |
    /// | `open_folds`, `shows_whole_stack` | kept: they belong to the reader |
    /// | `reason` | kept: it belongs to the reader; the task that was asked for is forgotten with its move |
    /// | `graph` | its layers are kept: they belong to the reader |
    /// | `left_game`, `before_lesson`, `before_practice` | kept: they come back with their own puzzle |
    /// | `scrub` | kept: it knows its line |
    /// | everything else | reset |
    #[must_use]
    pub fn after_config_change(self, new: &Config) -> Self {
        Self {
            prefers_reduced_motion: self.prefers_reduced_motion,
            motion_parity: self.motion_parity,
            origin: self.origin,
            is_ready: self.is_ready,
            exercise: self.exercise,
            language: self.language,
            open_folds: self.open_folds,
            reason: self.reason,
            shows_whole_stack: self.shows_whole_stack,
            left_game: self.left_game,
            scrub: self.scrub.without_pointer(),
            graph: self.graph.layers(),
            before_lesson: self.before_lesson,
            before_practice: self.before_practice,
            lesson: self.lesson,
            best: self.best,
            learn_part: self.learn_part,
            race: self.race.filter(|race| race.discs == new.race.discs),
            ..Self::default()
        }
    }
}
