//! The card in which the user makes a lesson: its title, its steps, and the current step.

use yew::prelude::*;

use crate::l10n::{Message, exercise_name, msg};
use crate::model::lesson::{AskKind, Lesson, LessonDraft, LessonEdit};
use crate::model::{Action, Exercise, ExerciseKind, LessonAction, LessonSource, Scene, ShareAction};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::entry::EntryKind;
use crate::view::components::events::ParseValue;
use crate::view::components::field::Field;
use crate::view::components::icon::Icon;
use crate::view::dialogs::hint;

fn edit(edit: LessonEdit) -> Action {
    LessonAction::Edit(edit).into()
}

pub fn lesson_editor(draft: &LessonDraft, scene: &Scene, ui: &Ui) -> Html {
    let source = scene.config.lesson.as_ref().map(|place| &place.source);
    let is_too_long = matches!(source, Some(LessonSource::Own(packed)) if packed.is_too_long_for_servers());
    let set_title: ParseValue = |value| Some(edit(LessonEdit::SetTitle(value.to_owned())));
    let preview = Button::new("preview-lesson", edit(LessonEdit::Preview));
    let share = Button::new("share", ShareAction::Open);
    html! {
        <section key="editor" class="step lesson-editor" aria-label={ui.l10n.text(msg::LESSON_EDIT)}>
            { Field::new(ui.l10n.text(msg::LESSON_TITLE_FIELD), "lesson-title").while_typing(EntryKind::Line, (draft.lesson.title.clone(), 0), &ui.dispatch, set_title) }
            { step_list(draft, ui) }
            { step_fields(draft, ui) }
            if is_too_long {
                <div class="field-problem" role="alert"><p>{ ui.l10n.text(msg::LESSON_TOO_LONG) }</p></div>
            }
            <div class="row looks">
                <span class="main">{ preview.html(ui.l10n.text(msg::LESSON_PREVIEW), &ui.dispatch) }</span>
                { share.html(ui.l10n.text(msg::HEADER_SHARE), &ui.dispatch) }
            </div>
        </section>
    }
}

/// The steps, each a button that shows it, and the actions on the current step.
fn step_list(draft: &LessonDraft, ui: &Ui) -> Html {
    let item = |(number, step): (u32, &crate::model::lesson::LessonStep)| {
        let is_shown = number == draft.step;
        let name = if step.title.is_empty() { "…" } else { &step.title };
        let show = Button::new("edit-step", edit(LessonEdit::GoTo(number)))
            .attribute("data-step", number)
            .attribute("aria-current", if is_shown { "step" } else { "false" });
        html! { <li>{ show.html(name.to_owned(), &ui.dispatch) }</li> }
    };
    let count = draft.lesson.steps.len();
    let move_by =
        |command, is_up, label| Button::new(command, edit(LessonEdit::MoveStep { is_up })).label(ui.l10n.text(label));
    let add = Button::new("add-step", edit(LessonEdit::AddStep)).enabled(count < Lesson::MAX_STEPS);
    let up = move_by("move-step-up", true, msg::LESSON_MOVE_UP).enabled(draft.step > 1);
    let down = move_by("move-step-down", false, msg::LESSON_MOVE_DOWN).enabled((draft.step as usize) < count);
    let remove = Button::new("remove-step", edit(LessonEdit::RemoveStep)).enabled(count > 1);
    html! {
        <>
            <ol class="lesson-steps">{ for (1..).zip(&draft.lesson.steps).map(item) }</ol>
            <div class="row looks">
                { add.html(ui.l10n.text(msg::LESSON_ADD_STEP), &ui.dispatch) }
                { up.html(Icon::Up.html(), &ui.dispatch) }
                { down.html(Icon::Down.html(), &ui.dispatch) }
                { remove.html(ui.l10n.text(msg::LESSON_REMOVE_STEP), &ui.dispatch) }
                if draft.removed.is_some() {
                    { Button::new("restore-step", edit(LessonEdit::RestoreStep)).html(ui.l10n.text(msg::GAME_UNDO), &ui.dispatch) }
                }
            </div>
        </>
    }
}

fn step_fields(draft: &LessonDraft, ui: &Ui) -> Html {
    let step = draft.shown();
    let set_title: ParseValue = |value| Some(edit(LessonEdit::SetStepTitle(value.to_owned())));
    let use_view = Button::new("use-view", edit(LessonEdit::UseView));
    html! {
        <div class="fields">
            { Field::new(ui.l10n.text(msg::LESSON_STEP_TITLE_FIELD), "step-title").while_typing(EntryKind::Line, (step.title.clone(), draft.step), &ui.dispatch, set_title) }
            { text_area((step.text.clone(), draft.step), ui) }
            { hint(ui.l10n.text(msg::LESSON_TEXT_HINT)) }
            { exercise_fields(draft, ui) }
            { ask_fields(draft, ui) }
            { use_view.html(ui.l10n.text(msg::LESSON_USE_VIEW), &ui.dispatch) }
        </div>
    }
}

/// The exercise of the step, or none, and the number of its questions.
fn exercise_fields(draft: &LessonDraft, ui: &Ui) -> Html {
    let exercise = draft.exercise();
    let kinds = ExerciseKind::ALL.map(|kind| (kind.name().to_owned(), ui.l10n.text(exercise_name(kind)).to_owned()));
    let options = [(String::new(), "–".to_owned())].into_iter().chain(kinds);
    let set_kind: ParseValue = |value| Some(edit(LessonEdit::SetExercise(value.parse().ok())));
    let set_count: ParseValue = |value| Some(edit(LessonEdit::SetQuestionCount(value.to_owned())));
    let chosen = exercise.map_or("", |exercise| exercise.kind.name());
    html! {
        <>
            { Field::new(ui.l10n.text(msg::SHARE_KIND_EXERCISE), "step-task").select_alone( options, chosen, &ui.dispatch, set_kind) }
            if let Some(Exercise { question_count, .. }) = exercise {
                { Field::new(ui.l10n.text(msg::SHARE_QUESTIONS), "step-questions")
                    .number_alone((question_count, Exercise::MAX_QUESTIONS), &ui.dispatch, set_count) }
            }
        </>
    }
}

/// What the step asks, or nothing.
fn ask_fields(draft: &LessonDraft, ui: &Ui) -> Html {
    let ask = draft.shown().ask;
    let kinds = AskKind::ALL.map(|kind| (kind.name().to_owned(), ui.l10n.text(kind_name(kind)).to_owned()));
    let options = [(String::new(), "–".to_owned())].into_iter().chain(kinds);
    let set_kind: ParseValue = |value| Some(edit(LessonEdit::SetAskKind(value.parse().ok())));
    let set_lines: ParseValue = |text| Some(edit(LessonEdit::SetAskLines(text.to_owned())));
    let chosen = ask.as_ref().map_or("", |ask| ask.kind.name());
    html! {
        <>
            { Field::new(ui.l10n.text(msg::ASK_KIND), "step-ask").select_alone(options, chosen, &ui.dispatch, set_kind) }
            if let Some(ask) = &ask {
                { Field::new(ui.l10n.text(msg::ASK_LINES), "step-answers").while_typing(
                    EntryKind::Lines(4, Lesson::MAX_TEXT),
                    (ask.lines().collect::<Vec<_>>().join("\n"), draft.step),
                    &ui.dispatch,
                    set_lines,
                ) }
                { hint(ui.l10n.text(msg::ASK_LINES_HINT)) }
                <p role="status" class="hint" data-incomplete="">{ (!ask.is_complete()).then(|| ui.l10n.text(msg::ASK_INCOMPLETE)) }</p>
            }
        </>
    }
}

const fn kind_name(kind: AskKind) -> Message {
    match kind {
        AskKind::Choice => msg::ASK_KIND_CHOICE,
        AskKind::Number => msg::ASK_KIND_NUMBER,
        AskKind::Order => msg::ASK_KIND_ORDER,
        AskKind::Sentence => msg::ASK_KIND_SENTENCE,
        AskKind::Position => msg::ASK_KIND_POSITION,
        AskKind::Move => msg::ASK_KIND_MOVE,
    }
}

fn text_area(edited: (String, u32), ui: &Ui) -> Html {
    let set_text: ParseValue = |text| Some(edit(LessonEdit::SetText(text.to_owned())));
    let field = Field::new(ui.l10n.text(msg::LESSON_TEXT_FIELD), "step-text");
    field.while_typing(EntryKind::Lines(5, Lesson::MAX_TEXT), edited, &ui.dispatch, set_text)
}
