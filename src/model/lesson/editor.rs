//! The editor for user-made lessons, in which each step is a view of the page.

use std::rc::Rc;

use super::asking::LessonReplies;
use super::session::OwnLesson;
use super::{AskKind, Lesson, LessonDraft, LessonPlace, LessonSource, LessonStep, PackedLesson, session};
use crate::model::link::{self, LinkWriter, Params};
use crate::model::{ExerciseKind, State};

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
    let draft = match place.zip(state.lesson().cloned()) {
        Some((LessonPlace { source: LessonSource::Own(packed), step }, lesson)) => {
            let mut draft = LessonDraft::of(lesson, step.unwrap_or(1));
            draft.set_packed(&packed);
            draft
        }
        _ => {
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
    // The history may have led to another page before the lesson was packed for the first time since a change.
    let is_elsewhere = draft.was_packed() && !draft.is_at(state.config.lesson.as_ref());
    draft.set_packed(&packed);
    let (lesson, step) = (Rc::new(draft.lesson.clone()), draft.step);
    state.session.lesson.own = Some(OwnLesson::new(packed.clone(), lesson));
    let is_done = draft.is_done;
    state.config.lesson = Some(LessonPlace { source: LessonSource::Own(packed), step: Some(step) });
    if is_elsewhere {
        show(state, step);
    }
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

/// Follows the browser's history: to another view of the lesson that is made, or out of the editor.
///
/// What was written stays. An entry of an earlier version may have had other steps, so it shows the view of its step as it is now, and
/// the address gets the latest version.
pub(in crate::model) fn follow_history(state: &mut State) {
    let place = state.config.lesson.clone();
    let latest = state.session.lesson.own.as_ref().map(|own| own.packed.clone());
    let lesson = &mut state.session.lesson;
    let Some(draft) = &mut lesson.draft else { return };
    draft.is_done = false;
    let Some(LessonPlace { source, step }) = place.filter(|place| draft.is_at(Some(place))) else {
        // What is not packed yet is in no entry of the history.
        if draft.is_packed {
            lesson.draft = None;
        }
        return;
    };
    // An address without a step has no view, either.
    draft.go_to(step.unwrap_or(1));
    draft.is_packed &= latest.map(LessonSource::Own) == Some(source);
    if !draft.is_packed || step.is_none() {
        let step = draft.step;
        show(state, step);
    }
}

/// Shows the view of a step.
fn show(state: &mut State, step: u32) {
    let Some(draft) = &mut state.session.lesson.draft else { return };
    draft.go_to(step);
    let (link, step) = (draft.shown().link.clone(), draft.step);
    match state.config.lesson.clone() {
        Some(place) => {
            let is_embedded = state.config.appearance.is_embedded;
            state.replace_config(Params::from_query(&link).for_step(&place.source, step, is_embedded));
        }
        None => state.replace_config(Params::from_query(&link)),
    }
}
