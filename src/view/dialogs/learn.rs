//! Learn: challenges, lessons, exercises, and a corner for teachers, in one dialog.

mod challenges;
mod pictogram;

use yew::prelude::*;

use crate::l10n::{L10n, Message, exercise_name, msg};
use crate::model::lesson::{Lesson, LessonEdit};
use crate::model::{
    ExerciseKind, LearnAction, LearnPart, LessonAction, LessonSource, Parameter, ReadyLesson, Scene, ShareEdit,
    ShareKind,
};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::dialog::dialog;

use super::hint;
use pictogram::pictogram;

/// What teachers can do with the page, in the order of the dialog.
const FOR_TEACHERS: [ShareKind; 6] =
    [ShareKind::Link, ShareKind::Exercise, ShareKind::Worksheet, ShareKind::Scorm, ShareKind::Frame, ShareKind::File];

pub fn learn_dialog(scene: &Scene, part: LearnPart, ui: &Ui) -> Html {
    let content = html! {
        <>
            { part_buttons(part, ui) }
            { match part {
                LearnPart::Challenges => challenges::challenges(scene, ui),
                LearnPart::Lessons => lessons(scene, ui),
                LearnPart::Exercises => exercises(ui),
                LearnPart::Teachers => teachers(scene, ui),
            } }
        </>
    };
    dialog(ui.l10n.text(msg::HEADER_LEARN), "close-learn", LearnAction::Close, content, ui)
}

/// The buttons that select the part. The pressed one has the focus when the dialog opens.
fn part_buttons(chosen: LearnPart, ui: &Ui) -> Html {
    let button = |part: LearnPart| {
        let name = match part {
            LearnPart::Challenges => msg::LEARN_CHALLENGES,
            LearnPart::Lessons => msg::LESSONS_TITLE,
            LearnPart::Exercises => msg::LEARN_EXERCISES,
            LearnPart::Teachers => msg::LEARN_TEACHERS,
        };
        Button::new("learn-part", LearnAction::Open(part))
            .attribute("data-learn-part", part.name())
            .pressed(part == chosen)
            .autofocus(part == chosen)
            .html(ui.l10n.text(name), &ui.dispatch)
    };
    html! { <div class="row parts" role="group" aria-label={ui.l10n.text(msg::HEADER_LEARN)}>{ for LearnPart::ALL.map(button) }</div> }
}

/// The lessons that come with the page. Their texts arrive a little later than the dialog.
fn lessons(scene: &Scene, ui: &Ui) -> Html {
    let lessons = scene.session.lesson.texts.as_deref().map(Vec::as_slice).unwrap_or_default();
    let item = |(ready, lesson): (ReadyLesson, &Lesson)| {
        let open = Button::new("open-lesson", LessonAction::GoTo(LessonSource::Ready(ready), 1))
            .attribute("data-lesson", ready.name());
        let content = html! {
            <>
                { pictogram(ready) }
                <strong>{ &lesson.title }</strong>
                <span class="hint">{ &lesson.about }</span>
                <span class="facts">{ facts(ready, lessons, ui.l10n) }</span>
            </>
        };
        html! { <li>{ open.html(content, &ui.dispatch) }</li> }
    };
    let problem = scene.problem_of(Parameter::Lesson).filter(|_| lessons.is_empty());
    html! {
        <>
            if let Some(problem) = problem {
                <p role="alert">{ ui.l10n.problem(problem) }</p>
            }
            <ol class="lessons">{ for ReadyLesson::ALL.into_iter().zip(lessons).map(item) }</ol>
        </>
    }
}

/// The time that a lesson takes, the age that it is for, and the lesson before it.
fn facts(ready: ReadyLesson, lessons: &[Lesson], l10n: L10n) -> String {
    let place = |before| ReadyLesson::ALL.iter().position(|lesson| *lesson == before);
    let before = ready.builds_on().and_then(place).and_then(|place| lessons.get(place));
    let after = before.map(|lesson| l10n.format(msg::LEARN_AFTER, [lesson.title.as_str().into()]));
    let minutes = l10n.format(msg::LEARN_MINUTES, [ready.minutes().into()]);
    let age = l10n.format(msg::LEARN_AGE, [ready.age().into()]);
    [Some(minutes), Some(age), after].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn exercises(ui: &Ui) -> Html {
    let item = |kind: ExerciseKind| {
        let start = Button::new("practise", LearnAction::Practise(kind)).attribute("data-practise", kind.name());
        html! { <li>{ start.html(ui.l10n.text(exercise_name(kind)), &ui.dispatch) }</li> }
    };
    let group = |name: Message, is_of_group: fn(ExerciseKind) -> bool| {
        let name = ui.l10n.text(name);
        let kinds = ExerciseKind::ALL.into_iter().filter(|kind| is_of_group(*kind));
        html! {
            <>
                <h3 class="lessons-name">{ name }</h3>
                <ul class="lessons" aria-label={name}>{ for kinds.map(item) }</ul>
            </>
        }
    };
    html! {
        <>
            { hint(ui.l10n.text(msg::LEARN_EXERCISES_HINT)) }
            { group(msg::TOWERS_TITLE, |kind| !kind.is_about_code()) }
            { group(msg::DOCK_CODE, ExerciseKind::is_about_code) }
        </>
    }
}

fn teachers(scene: &Scene, ui: &Ui) -> Html {
    let share = |kind: ShareKind| {
        let open = Button::new("share-as", ShareEdit::SetKind(kind)).attribute("data-share-as", kind.name());
        card(open, ui.l10n.share_kind(kind), ui.l10n.share_hint(kind), ui)
    };
    let kinds = FOR_TEACHERS.into_iter().filter(|kind| scene.can_share(*kind));
    let own = Button::new("new-lesson", LessonAction::Edit(LessonEdit::Begin));
    // In a lesson, the page from before it becomes the first step, or the lesson itself is edited.
    let is_page = scene.config.lesson.is_none() && scene.session.lesson.draft.is_none();
    let own_hint = if is_page { ui.l10n.text(msg::LEARN_OWN_HINT) } else { "" };
    html! {
        <>
            <ul class="lessons">
                if scene.session.origin.has_other_pages() {
                    <li>{ unit_link(ui.l10n) }</li>
                }
                { card(own, ui.l10n.text(msg::LESSON_NEW), own_hint, ui) }
            </ul>
            { hint(ui.l10n.text(msg::LEARN_TEACHERS_HINT)) }
            <ul class="lessons">{ for kinds.map(share) }</ul>
        </>
    }
}

/// The plan for an hour, and its sheets, which are pages for printing.
fn unit_link(l10n: L10n) -> Html {
    html! {
        <a href="unit/" target="_blank" hreflang="en" data-unit="">
            <strong>{ l10n.text(msg::LEARN_UNIT) }</strong>
            <span class="hint">{ l10n.text(msg::LEARN_UNIT_HINT) }</span>
        </a>
    }
}

/// A button with a name and a sentence about it.
fn card(button: Button, name: &'static str, about: &'static str, ui: &Ui) -> Html {
    let content = html! { <><strong>{ name }</strong><span class="hint">{ about }</span></> };
    html! { <li>{ button.html(content, &ui.dispatch) }</li> }
}
