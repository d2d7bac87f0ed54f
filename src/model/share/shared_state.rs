//! The shared state, which differs slightly from the one that is shown.

use super::{PictureOf, ShareConfig, ShareKind, StartAt};
use crate::model::{Config, Exercise, LessonPlace, LessonSource, Shortcuts, State};
use crate::solver::Index;

impl ShareConfig {
    /// Whether the whole current lesson is shared, from its first step on, rather than a view.
    #[must_use]
    pub fn has_whole_lesson(&self, state: &State) -> bool {
        let is_from_start = self.kind.has_start() && self.start_at == StartAt::Start;
        // The code that writes files has not unpacked a user-made lesson.
        let is_unknown = matches!(&state.config.lesson, Some(LessonPlace { source: LessonSource::Own(_), .. }));
        let has_questions =
            is_unknown || state.lesson_exercises().is_some_and(|exercises| !exercises.exercises.is_empty());
        state.config.lesson.is_some() && (is_from_start || (self.kind == ShareKind::Scorm && has_questions))
    }

    /// Whether what is shared has the moves by hand.
    #[must_use]
    pub fn has_moves_by_hand(&self, state: &State) -> bool {
        let is_picture_of_board =
            || matches!(state.shared_picture(self), PictureOf::Towers | PictureOf::Graph) && state.game().is_some();
        match self.kind {
            ShareKind::Link | ShareKind::Frame | ShareKind::Element | ShareKind::File => {
                self.shared(state).config.detour.is_some()
            }
            ShareKind::Picture => is_picture_of_board(),
            ShareKind::Exercise
            | ShareKind::Scorm
            | ShareKind::Worksheet
            | ShareKind::Film
            | ShareKind::Moves
            | ShareKind::Graph => false,
        }
    }

    /// The shared state.
    #[must_use]
    pub fn shared(&self, state: &State) -> State {
        let mut shared = state.clone();
        shared.config.share = None;
        // Wherever it was shared, it is opened as a page by itself, unless it is for a frame.
        shared.session.origin.opens_first_view = true;
        // The attempt belongs to one learner.
        shared.config.exercise.registration = None;
        shared.pause();
        let has_lesson = self.has_whole_lesson(state);
        if has_lesson {
            shared = state.before_lesson_begins();
        } else {
            shared.start_at(self.start_at);
        }
        if self.kind == ShareKind::File {
            shared.config.panels.locked = self.locked;
        }
        if self.kind.has_exercise() && !has_lesson {
            self.share_exercise(&mut shared.config, state.index());
        }
        if self.kind.is_embedded() {
            shared.config.appearance.shortcuts = Shortcuts::default();
            if !has_lesson {
                shared.config.lesson = None;
            }
            shared.config.appearance.is_embedded = true;
            shared.config.appearance.is_presented = false;
            shared.config.panels.shown = self.shown(state);
            shared.config.appearance.theme = self.theme;
        }
        shared
    }

    fn share_exercise(&self, config: &mut Config, index: &Index) {
        // Learners begin at the start of the exercise, not in the current game.
        config.detour = None;
        config.exercise.exercise =
            Some(Exercise { kind: self.exercise_kind, question_count: self.number(), question: 1 });
        // Another move leads to other questions, and the same link always to the same ones.
        config.exercise.seed = (!self.is_seed_per_learner).then(|| 1 + index.remainder(999_983));
        config.panels.locked = self.locked;
    }

    /// The name of the saved file.
    #[must_use]
    pub fn file_name(&self, state: &State, extension: &str) -> String {
        const MAX_INDEX_DIGITS: usize = 40;
        let puzzle = state.puzzle();
        let (discs, pegs, rule) = (puzzle.discs().count(), puzzle.pegs().count(), puzzle.rule());
        let index = state.index().to_string();
        let name = match self.kind {
            ShareKind::Picture if index.len() <= MAX_INDEX_DIGITS => {
                format!("hanoi {discs} {pegs} {rule} move {index}")
            }
            ShareKind::Picture => format!("hanoi {discs} {pegs} {rule} move"),
            ShareKind::Scorm if self.has_whole_lesson(state) => format!("hanoi lesson {} scorm", lesson_name(state)),
            ShareKind::Exercise | ShareKind::Scorm => {
                format!("hanoi {discs} {pegs} {rule} {} {}", self.exercise_kind.name(), self.kind.name())
            }
            ShareKind::Link
            | ShareKind::Frame
            | ShareKind::Element
            | ShareKind::Film
            | ShareKind::Moves
            | ShareKind::Graph
            | ShareKind::Worksheet
            | ShareKind::File => format!("hanoi {discs} {pegs} {rule} {}", self.kind.name()),
        };
        let plain = |letter: char| if letter.is_alphanumeric() { letter } else { '-' };
        format!("{}.{extension}", name.chars().map(plain).collect::<String>())
    }
}

/// The part of a file name that tells the current lesson from others.
fn lesson_name(state: &State) -> String {
    const MAX_CHARS: usize = 40;
    match (&state.config.lesson, state.lesson()) {
        (Some(LessonPlace { source: LessonSource::Ready(lesson), .. }), _) => lesson.name().to_owned(),
        (_, Some(lesson)) => lesson.title.trim().chars().take(MAX_CHARS).collect(),
        (_, None) => String::new(),
    }
}
