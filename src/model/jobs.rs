//! The work that runs beside the page, depending on the scene.

use super::lesson::{Lesson, LessonSource, PackedLesson};
use super::{ExportStatus, LearnPart, Locale, Motion, PuzzleConfig, Scene, State};

/// The work that should run during a scene. The app starts new jobs and ends those that are no longer wanted. A job that ends by
/// itself changes the state, and is then no longer wanted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Jobs {
    /// Time passes, because something plays, or the map flies.
    pub clock: bool,
    /// A disc flies.
    pub flight: Option<Motion>,
    /// A search for the solution of the puzzle, or for the way from a position.
    pub search: Option<PuzzleConfig>,
    /// The number of discs of a race.
    pub race: Option<u32>,
    /// The learner's own program.
    pub own_program: bool,
    /// Whether to write the file that the share dialog describes.
    pub export: bool,
    /// The language of the texts; `None` for that of the browser.
    pub locale: Option<Locale>,
    /// The texts of the lessons that come with the page, in its language.
    pub lesson_texts: bool,
    /// A lesson to unpack from a link.
    pub unpack: Option<PackedLesson>,
    /// A lesson to pack for links.
    pub pack: Option<Lesson>,
}

impl Scene {
    /// The work that should run during this scene.
    #[must_use]
    pub fn jobs(&self) -> Jobs {
        let session = &self.session;
        let draft = session.lesson.draft.as_ref().filter(|draft| !draft.is_packed);
        Jobs {
            clock: self.needs_clock(),
            flight: session.motion,
            search: self.wanted_search().cloned(),
            race: session.race.as_ref().filter(|race| race.is_running).map(|race| race.discs),
            own_program: self.own_program_run().is_on(),
            export: matches!(session.export, Some(ExportStatus::Writing(_))),
            locale: self.config.appearance.locale,
            lesson_texts: self.needs_lesson_texts(),
            unpack: self.packed_lesson().cloned(),
            pack: draft.map(|draft| draft.lesson.clone()),
        }
    }
}

impl State {
    /// The puzzle to search, for its solution or for a hint.
    fn wanted_search(&self) -> Option<&PuzzleConfig> {
        match self.solved() {
            None => Some(&self.config.puzzle),
            Some(_) => self.session.manual_play.as_ref()?.search().map(|search| &search.puzzle),
        }
    }

    fn needs_lesson_texts(&self) -> bool {
        let session = &self.session.lesson;
        let source = self.config.lesson.as_ref().map(|place| &place.source);
        let is_ready_lesson = matches!(source, Some(LessonSource::Ready(_)));
        (is_ready_lesson || self.open_learn_part() == Some(LearnPart::Lessons)) && session.texts.is_none()
    }

    /// The lesson of the link, until it is unpacked.
    fn packed_lesson(&self) -> Option<&PackedLesson> {
        match self.config.lesson.as_ref().map(|place| &place.source) {
            Some(LessonSource::Own(packed)) if self.lesson().is_none() => Some(packed),
            Some(LessonSource::Own(_) | LessonSource::Ready(_)) | None => None,
        }
    }
}
