//! The steps through a lesson.

use std::rc::Rc;

use super::answers::LessonExercises;
use super::asking::{self, AskAction, LessonReplies};
use super::draft::LessonDraft;
use super::editor::{self, LessonEdit};
use super::{Lesson, LessonPlace, LessonSource, PackedLesson, ReadyLesson};
use crate::model::exercise::{self, FirstAnswers, SavedProgress};
use crate::model::link::Params;
use crate::model::{Parameter, Problem, Reason, Snapshot, State};

/// The lesson data that lasts as long as the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LessonSession {
    /// The texts of the lessons that come with the page, in the order of [`ReadyLesson::ALL`]; `None` until they are loaded.
    pub texts: Option<Rc<Vec<Lesson>>>,
    /// The user-made lesson that was unpacked last.
    pub(super) own: Option<OwnLesson>,
    /// The step to show when the user-made lesson is unpacked; `None` for the first.
    wanted_step: Option<u32>,
    /// The lesson that the user is making.
    pub draft: Option<LessonDraft>,
    /// The first answers in each step of the lesson that has any, in the order of the steps.
    pub(super) answers: Vec<(u32, FirstAnswers)>,
    /// The answers to what the steps ask.
    pub(super) replies: LessonReplies,
    /// Answers of an earlier visit that wait until the lesson is unpacked.
    pub(super) pending: Option<SavedProgress>,
}

/// An unpacked user-made lesson.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct OwnLesson {
    pub packed: PackedLesson,
    pub lesson: Rc<Lesson>,
    pub exercises: Rc<LessonExercises>,
}

impl OwnLesson {
    pub fn new(packed: PackedLesson, lesson: Rc<Lesson>) -> Self {
        let exercises = Rc::new(LessonExercises::of_lesson(&lesson));
        Self { packed, lesson, exercises }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum LessonAction {
    /// Goes to a step of a lesson, counted from 1.
    GoTo(LessonSource, u32),
    /// Ends the lesson and restores the page from before it. A page that a link opened at a step stays as it is.
    End,
    Edit(LessonEdit),
    /// Answers what the step asks.
    Ask(AskAction),
    /// The texts of the ready lessons; `None` if they could not be loaded.
    TextsLoaded(Option<Rc<Vec<Lesson>>>),
    /// The page has changed its language.
    ForgetTexts,
    /// A lesson of a link; `None` if it is invalid.
    Unpacked(PackedLesson, Option<Rc<Lesson>>),
}

/// The keys of the lesson card.
pub struct CardKeys {
    previous: Option<LessonAction>,
    next: Option<LessonAction>,
}

impl CardKeys {
    #[must_use]
    pub fn of(state: &State) -> Self {
        let step_by = |offset| state.lesson_step_by(offset).map(|(source, step)| LessonAction::GoTo(source, step));
        Self { previous: step_by(-1), next: step_by(1) }
    }

    /// The action of a key. In a language that is written from the right, the arrows swap their meanings.
    #[must_use]
    pub fn action(&self, key: &str, is_rtl: bool) -> Option<LessonAction> {
        match (key, is_rtl) {
            ("Escape", _) => Some(LessonAction::End),
            ("ArrowRight", false) | ("ArrowLeft", true) => self.next.clone(),
            ("ArrowLeft", false) | ("ArrowRight", true) => self.previous.clone(),
            _ => None,
        }
    }
}

pub(in crate::model) fn update(state: &mut State, action: LessonAction) {
    match action {
        LessonAction::GoTo(source, step) => go_to(state, source, step),
        LessonAction::End => end(state),
        LessonAction::Edit(edit) => editor::edit(state, edit),
        LessonAction::Ask(action) => asking::update(state, action),
        LessonAction::TextsLoaded(texts) => {
            if texts.is_none() {
                state.report(Problem::new(Parameter::Lesson, "", Reason::LoadFailed));
            }
            state.session.lesson.texts = texts;
        }
        LessonAction::ForgetTexts => state.session.lesson.texts = None,
        LessonAction::Unpacked(packed, lesson) => unpacked(state, packed, lesson),
    }
}

pub(super) fn go_to(state: &mut State, source: LessonSource, step: u32) {
    let Some(link) = state.lesson_link(&source, step) else { return };
    if state.config.lesson.as_ref().is_none_or(|place| place.source != source) {
        state.session.lesson.answers.clear();
        state.session.lesson.replies = LessonReplies::default();
        // Another lesson ends the editor. What was packed is in its link.
        state.session.lesson.draft = None;
    }
    state.config.learn = None;
    if state.config.lesson.is_none() {
        state.session.before_lesson = Some(Rc::new(Snapshot::new(state)));
    }
    // A lesson within another page stays there.
    let is_embedded = state.config.appearance.is_embedded;
    state.replace_config(Params::from_query(&link).for_step(&source, step, is_embedded));
}

pub(super) fn end(state: &mut State) {
    let is_under_way = state.config.lesson.take().is_some();
    state.session.lesson.replies = LessonReplies::default();
    if let Some(before) = state.session.before_lesson.take().filter(|_| is_under_way) {
        let before = before.restored(state);
        state.install(before);
    }
}

fn unpacked(state: &mut State, packed: PackedLesson, lesson: Option<Rc<Lesson>>) {
    let source = LessonSource::Own(packed.clone());
    let place = state.config.lesson.clone().filter(|place| place.source == source);
    let Some(lesson) = lesson else {
        if place.is_some() {
            state.config.lesson = None;
            state.report(Problem::invalid(Parameter::Lesson, &source.to_string()));
        }
        return;
    };
    let count = lesson.steps.len() as u32;
    // A lesson that nobody waits for any more does not take the place of the current one.
    if place.is_some() {
        state.session.lesson.own = Some(OwnLesson::new(packed, lesson));
    }
    match place {
        // A link without a view of its own opens the view of a step.
        Some(LessonPlace { step: None, .. }) => {
            let step = state.session.lesson.wanted_step.take().unwrap_or(1).min(count);
            state.config.lesson = None;
            // What is not packed yet is in no link, so it stays in the editor.
            let unsaved = state.session.lesson.draft.take_if(|draft| !draft.is_packed);
            go_to(state, source, step);
            state.session.lesson.draft = unsaved;
            state.session.before_lesson = None;
        }
        Some(LessonPlace { step: Some(step), .. }) => {
            state.config.lesson = Some(LessonPlace { source, step: Some(step.min(count)) });
        }
        None => {}
    }
    if let Some(saved) = state.session.lesson.pending.take() {
        exercise::restore(state, saved);
    }
}

impl State {
    /// The text of the current lesson; `None` without a lesson, and until it is loaded.
    #[must_use]
    pub fn lesson(&self) -> Option<&Lesson> {
        self.lesson_of(&self.config.lesson.as_ref()?.source)
    }

    fn lesson_of(&self, source: &LessonSource) -> Option<&Lesson> {
        match source {
            LessonSource::Ready(ready) => {
                let place = ReadyLesson::ALL.iter().position(|lesson| lesson == ready)?;
                self.session.lesson.texts.as_deref()?.get(place)
            }
            LessonSource::Own(packed) => {
                let own = self.session.lesson.own.as_ref().filter(|own| own.packed == *packed)?;
                Some(&*own.lesson)
            }
        }
    }

    /// The number of steps of a lesson; `None` until it is loaded.
    #[must_use]
    pub fn lesson_length(&self, source: &LessonSource) -> Option<u32> {
        match source {
            LessonSource::Ready(ready) => Some(ready.steps().len() as u32),
            own @ LessonSource::Own(_) => Some(self.lesson_of(own)?.steps.len() as u32),
        }
    }

    /// The link of a step, counted from 1.
    fn lesson_link(&self, source: &LessonSource, step: u32) -> Option<String> {
        let place = step.checked_sub(1)? as usize;
        match source {
            LessonSource::Ready(ready) => ready.steps().get(place).map(|&link| link.to_owned()),
            own @ LessonSource::Own(_) => self.lesson_of(own)?.steps.get(place).map(|step| step.link.clone()),
        }
    }

    /// Lets a user-made lesson set the view when it is unpacked, because the link has no view of its own.
    pub(in crate::model) fn wait_for_lesson(&mut self) {
        if let Some(LessonPlace { source: LessonSource::Own(_), step }) = &mut self.config.lesson {
            self.session.lesson.wanted_step = step.take();
        }
    }

    /// This page with its lesson and nothing else, so that a link opens the lesson at its first step.
    #[must_use]
    pub(in crate::model) fn before_lesson_begins(&self) -> Self {
        let place = self.config.lesson.clone().map(|place| LessonPlace { step: None, ..place });
        let mut begun = Self::open(Params::default());
        begun.config.keep_preferences(&self.config);
        begun.config.lesson = place;
        begun
    }

    /// The step `offset` steps on; at an end, the current step.
    #[must_use]
    pub fn lesson_step_by(&self, offset: i32) -> Option<(LessonSource, u32)> {
        let LessonPlace { source, step } = self.config.lesson.as_ref()?;
        let last = self.lesson_length(source)?;
        Some((source.clone(), step.unwrap_or(1).saturating_add_signed(offset).clamp(1, last)))
    }
}
