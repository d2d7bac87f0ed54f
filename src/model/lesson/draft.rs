//! A lesson that the user is making.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

use super::editor::LessonEdit;
use super::{Ask, AskKind, Lesson, LessonPlace, LessonSource, LessonStep, PackedLesson};
use crate::model::exercise::{Exercise, ExerciseConfig};
use crate::model::link::{self, Params};
use crate::model::{Parameter, whole_number};

/// A lesson that the user is making.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonDraft {
    pub lesson: Lesson,
    /// The current step, counted from 1.
    pub step: u32,
    /// The step that was removed last, and its former place, counted from 0.
    pub removed: Option<(usize, LessonStep)>,
    /// The question that was removed last from the current step.
    removed_ask: Option<Ask>,
    /// Whether links hold its latest version.
    pub(in crate::model) is_packed: bool,
    /// Whether to show the readers' view as soon as the last change is packed.
    pub(super) is_done: bool,
    /// The hashes of its packed versions, by which entries of the browser's history know their lesson. Each key that is pressed
    /// in a text makes another version, so the versions themselves would take too much memory.
    versions: Rc<HashSet<u64>>,
}

impl LessonDraft {
    pub(super) fn of(lesson: Lesson, step: u32) -> Self {
        let versions = Rc::default();
        Self { lesson, step, removed: None, removed_ask: None, is_packed: false, is_done: false, versions }
    }

    /// Knows what it is called in links.
    pub(super) fn set_packed(&mut self, packed: &PackedLesson) {
        self.is_packed = true;
        Rc::make_mut(&mut self.versions).insert(hash(packed));
    }

    /// Whether this is its latest version or an earlier one.
    pub(super) fn has_version(&self, packed: &PackedLesson) -> bool {
        self.versions.contains(&hash(packed))
    }

    /// Whether links have held any version of it.
    pub(super) fn was_packed(&self) -> bool {
        !self.versions.is_empty()
    }

    /// Whether a place is in a version of it.
    pub(super) fn is_at(&self, place: Option<&LessonPlace>) -> bool {
        match place.map(|place| &place.source) {
            Some(LessonSource::Own(packed)) => self.has_version(packed),
            Some(LessonSource::Ready(_)) | None => false,
        }
    }

    /// Goes to a step, or to the last one. What was removed from another step is forgotten.
    pub(super) fn go_to(&mut self, step: u32) {
        let step = step.clamp(1, self.lesson.steps.len() as u32);
        if self.step != step {
            (self.step, self.removed_ask) = (step, None);
        }
    }

    /// The current step.
    #[must_use]
    pub fn shown(&self) -> LessonStep {
        self.lesson.steps.get(self.place()).cloned().unwrap_or_default()
    }

    /// Its place, counted from 0.
    fn place(&self) -> usize {
        self.step.saturating_sub(1) as usize
    }

    /// The exercise of the current step.
    #[must_use]
    pub fn exercise(&self) -> Option<Exercise> {
        let mut config = ExerciseConfig::default();
        config.apply(&mut Params::from_query(&self.shown().link));
        config.exercise
    }

    pub(super) fn apply(&mut self, edit: LessonEdit, view: String) {
        (self.is_packed, self.is_done) = (false, false);
        let step = self.step;
        let place = self.place();
        let Some(shown) = self.lesson.steps.get_mut(place) else { return };
        match edit {
            LessonEdit::SetTitle(title) => self.lesson.title = title,
            LessonEdit::SetStepTitle(title) => shown.title = title,
            LessonEdit::SetText(text) => shown.text = text.trim().to_owned(),
            LessonEdit::UseView => shown.link = view,
            LessonEdit::SetExercise(kind) => {
                let exercise =
                    kind.map(|kind| Exercise { kind, question_count: Exercise::DEFAULT_QUESTIONS, question: 1 });
                shown.link = with_exercise(&shown.link, exercise, step);
            }
            LessonEdit::SetQuestionCount(text) => self.set_question_count(&text),
            LessonEdit::SetAskKind(kind) => self.set_ask_kind(kind),
            LessonEdit::SetAskLines(text) => {
                // In links, this sign is between the lines.
                let text = text.replace('|', "\n");
                if let Some(ask) = &mut shown.ask {
                    *ask = Ask::from_lines(ask.kind, text.lines());
                }
            }
            LessonEdit::AddStep => self.add_step(view),
            LessonEdit::MoveStep { is_up } => self.move_step(is_up),
            LessonEdit::RemoveStep => self.remove_step(),
            LessonEdit::RestoreStep => self.restore_step(),
            // These are not changes of a draft.
            LessonEdit::Begin | LessonEdit::Preview | LessonEdit::GoTo(_) | LessonEdit::Packed(..) => {}
        }
    }

    fn set_question_count(&mut self, text: &str) {
        let count = whole_number(text).filter(|count| (1..=Exercise::MAX_QUESTIONS).contains(count));
        let Some((exercise, question_count)) = self.exercise().zip(count) else { return };
        let exercise = Exercise { question_count, question: 1, ..exercise };
        let link = with_exercise(&self.shown().link, Some(exercise), self.step);
        let place = self.place();
        if let Some(shown) = self.lesson.steps.get_mut(place) {
            shown.link = link;
        }
    }

    /// What was written stays, whatever the kind.
    fn set_ask_kind(&mut self, kind: Option<AskKind>) {
        let place = self.place();
        let Some(shown) = self.lesson.steps.get_mut(place) else { return };
        if let Some(ask) = shown.ask.take() {
            self.removed_ask = Some(ask);
        }
        let lines: Vec<String> = self.removed_ask.iter().flat_map(Ask::lines).collect();
        shown.ask = kind.map(|kind| Ask::from_lines(kind, lines.iter().map(String::as_str)));
    }

    fn add_step(&mut self, view: String) {
        self.lesson.steps.insert(self.place() + 1, LessonStep { link: view, ..LessonStep::default() });
        (self.step, self.removed_ask) = (self.step + 1, None);
    }

    fn move_step(&mut self, is_up: bool) {
        let place = self.place();
        let other = if is_up { place.checked_sub(1) } else { Some(place + 1) };
        if let Some(other) = other.filter(|&other| other < self.lesson.steps.len()) {
            self.lesson.steps.swap(place, other);
            (self.step, self.removed_ask) = (other as u32 + 1, None);
        }
    }

    /// The only step stays.
    fn remove_step(&mut self) {
        if self.lesson.steps.len() > 1 {
            let place = self.place();
            self.removed = Some((place, self.lesson.steps.remove(place)));
            (self.step, self.removed_ask) = (self.step.min(self.lesson.steps.len() as u32), None);
        }
    }

    fn restore_step(&mut self) {
        if let Some((place, step)) = self.removed.take() {
            let place = place.min(self.lesson.steps.len());
            self.lesson.steps.insert(place, step);
            (self.step, self.removed_ask) = (place as u32 + 1, None);
        }
    }
}

/// The link of a step with an exercise, or without one. The seed is the number of the step, so that all learners get the same
/// questions.
fn with_exercise(link: &str, exercise: Option<Exercise>, step: u32) -> String {
    let pairs = form_urlencoded::parse(link.as_bytes());
    let is_other = |name: &str| ![Parameter::Task.name(), Parameter::Seed.name()].contains(&name);
    let mut words: Vec<String> = pairs
        .filter(|(name, _)| is_other(name))
        .map(|(name, value)| format!("{name}={}", link::escape(&value)))
        .collect();
    if let Some(exercise) = exercise {
        words.push(format!("{}={exercise}", Parameter::Task));
        words.push(format!("{}={step}", Parameter::Seed));
    }
    words.join("&")
}

fn hash(packed: &PackedLesson) -> u64 {
    let mut hasher = DefaultHasher::new();
    packed.base64().hash(&mut hasher);
    hasher.finish()
}
