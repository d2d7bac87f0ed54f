//! The editor for user-made lessons, in which each step is a view of the page.

use std::rc::Rc;

use super::asking::LessonReplies;
use super::session::OwnLesson;
use super::{Ask, AskKind, Lesson, LessonPlace, LessonSource, LessonStep, PackedLesson, session};
use crate::model::exercise::{Exercise, ExerciseConfig};
use crate::model::link::{self, LinkWriter, Params};
use crate::model::{ExerciseKind, Parameter, State, whole_number};

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
    is_done: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonEdit {
    /// Continues with the user-made lesson on the page, or begins one with the current view.
    Begin,
    /// Shows the lesson as its readers see it.
    Preview,
    SetTitle(String),
    SetStepTitle(String),
    SetText(String),
    /// Adds the current view as a step after the current one.
    AddStep,
    /// Replaces the view of the step with the current view.
    UseView,
    /// Adds an exercise to the step, or removes it.
    SetExercise(Option<ExerciseKind>),
    SetQuestionCount(String),
    /// Lets the step ask something of this kind, or nothing.
    SetAskKind(Option<AskKind>),
    /// The question and its answers, in lines.
    SetAskLines(String),
    GoTo(u32),
    MoveStep {
        is_up: bool,
    },
    RemoveStep,
    /// Restores the step that was removed last.
    RestoreStep,
    /// The lesson in the form of links, with the text that was packed.
    Packed(String, PackedLesson),
}

/// The link to the current view, in the form of a step.
fn view_of(state: &State) -> String {
    let mut view = state.clone();
    view.config.share = None;
    view.pause();
    let pairs = link::parameters(&view).into_iter().filter(|(parameter, _)| !parameter.is_of_page());
    let mut writer = LinkWriter::default();
    pairs.for_each(|(parameter, value)| writer.add(parameter, false, value));
    link::query_of(writer.into_pairs()).trim_start_matches('?').to_owned()
}

pub(in crate::model) fn edit(state: &mut State, edit: LessonEdit) {
    match edit {
        LessonEdit::Begin => begin(state),
        LessonEdit::Packed(text, packed) => packed_as(state, &text, packed),
        LessonEdit::Preview => preview(state),
        LessonEdit::GoTo(step) => show(state, step),
        LessonEdit::SetTitle(_)
        | LessonEdit::SetStepTitle(_)
        | LessonEdit::SetText(_)
        | LessonEdit::AddStep
        | LessonEdit::UseView
        | LessonEdit::SetExercise(_)
        | LessonEdit::SetQuestionCount(_)
        | LessonEdit::SetAskKind(_)
        | LessonEdit::SetAskLines(_)
        | LessonEdit::MoveStep { .. }
        | LessonEdit::RemoveStep
        | LessonEdit::RestoreStep => {
            let view = view_of(state);
            let Some(draft) = &mut state.session.lesson.draft else { return };
            let before = draft.clone();
            draft.apply(edit, view);
            // A change that would make the lesson too long is ignored.
            if draft.lesson.clone().checked().is_err() {
                *draft = before;
            } else if draft.shown() != before.shown() {
                let step = draft.step;
                show(state, step);
            }
        }
    }
}

fn begin(state: &mut State) {
    let place = state.config.lesson.clone();
    let own = place.filter(|place| matches!(place.source, LessonSource::Own(_))).zip(state.lesson().cloned());
    let draft = match own {
        Some((place, lesson)) => LessonDraft { is_packed: true, ..LessonDraft::of(lesson, place.step.unwrap_or(1)) },
        None => {
            // A ready lesson has replaced the view of the page with its own.
            session::end(state);
            let step = LessonStep { link: view_of(state), ..LessonStep::default() };
            let lesson = Lesson { steps: vec![step], ..Lesson::default() };
            LessonDraft::of(lesson, 1)
        }
    };
    state.config.learn = None;
    // The maker tries the questions again.
    state.session.lesson.replies = LessonReplies::default();
    state.session.lesson.draft = Some(draft);
}

fn packed_as(state: &mut State, text: &str, packed: PackedLesson) {
    let Some(draft) = state.session.lesson.draft.as_mut().filter(|draft| draft.lesson.to_string() == text) else {
        return;
    };
    draft.is_packed = true;
    let (lesson, step) = (Rc::new(draft.lesson.clone()), draft.step);
    state.session.lesson.own = Some(OwnLesson::new(packed.clone(), lesson));
    let is_done = draft.is_done;
    state.config.lesson = Some(LessonPlace { source: LessonSource::Own(packed), step: Some(step) });
    if is_done {
        state.session.lesson.draft = None;
    }
}

/// Shows the readers' view once the last change is packed, so that the change is not lost.
fn preview(state: &mut State) {
    let lesson = &mut state.session.lesson;
    match &mut lesson.draft {
        Some(draft) if !draft.is_packed => draft.is_done = true,
        draft => *draft = None,
    }
}

/// Leaves the editor where the browser's history led away from the lesson that is made. What was made is in its link.
pub(in crate::model) fn leave_editor(state: &mut State) {
    let is_own = state.config.lesson.as_ref().is_some_and(|place| matches!(place.source, LessonSource::Own(_)));
    if !is_own {
        state.session.lesson.draft = None;
    }
}

/// Shows the view of a step.
fn show(state: &mut State, step: u32) {
    let Some(draft) = &mut state.session.lesson.draft else { return };
    let step = step.clamp(1, draft.lesson.steps.len() as u32);
    if draft.step != step {
        (draft.step, draft.removed_ask) = (step, None);
    }
    let (link, step) = (draft.shown().link.clone(), draft.step);
    match state.config.lesson.clone() {
        Some(place) => {
            let is_embedded = state.config.appearance.is_embedded;
            state.replace_config(Params::from_query(&link).for_step(&place.source, step, is_embedded));
        }
        None => state.replace_config(Params::from_query(&link)),
    }
}

impl LessonDraft {
    const fn of(lesson: Lesson, step: u32) -> Self {
        Self { lesson, step, removed: None, removed_ask: None, is_packed: false, is_done: false }
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

    fn apply(&mut self, edit: LessonEdit, view: String) {
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
