//! The card with the current step of a lesson.

mod ask;
mod editor;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::lesson::markup::{FormulaPart, Span, paragraphs};
use crate::model::lesson::{CardKeys, LessonEdit, LessonStep};
use crate::model::{Action, LearnAction, LearnPart, LessonAction, LessonPlace, LessonSource, ReadyLesson, Scene};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::events::{closest, on_key};

/// The card; its texts come a little later than the view of the step.
pub fn lesson_card(scene: &Scene, ui: &Ui) -> Html {
    if let Some(draft) = &scene.session.lesson.draft {
        return editor::lesson_editor(draft, scene, ui);
    }
    let Some(LessonPlace { source, step: Some(step) }) = &scene.config.lesson else { return Html::default() };
    let text = scene.lesson().and_then(|lesson| lesson.steps.get(*step as usize - 1));
    let last = scene.lesson_length(source).unwrap_or(*step);
    let is_rtl = ui.l10n.locale().direction() == "rtl";
    let keys = CardKeys::of(scene);
    let to_step = on_key(&ui.dispatch, move |key| keys.action(key, is_rtl).map(Action::from));
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        // In a field, the keys belong to the text.
        if !event.is_composing() && closest(&event, "input, textarea").is_none() {
            to_step.emit(event);
        }
    });
    html! {
        <section key={source_name(source)} class="step tour" aria-label={name(scene, source, ui.l10n)} data-opened-by="learn" data-lesson={source_name(source)} {onkeydown}>
            <h2>{ heading(*step, last, text, ui.l10n) }</h2>
            { text.map(|text| text_view(&text.text)).unwrap_or_default() }
            { ask::ask_view(scene, ui) }
            { controls(scene, source, *step, last, ui) }
        </section>
    }
}

/// The name of a ready lesson. A user-made lesson has a long name, so a word replaces it.
fn source_name(source: &LessonSource) -> &'static str {
    match source {
        LessonSource::Ready(lesson) => lesson.name(),
        LessonSource::Own(_) => "own",
    }
}

fn name(scene: &Scene, source: &LessonSource, l10n: L10n) -> String {
    match (source, scene.lesson()) {
        (LessonSource::Ready(ReadyLesson::Tour), _) | (_, None) => l10n.text(msg::HEADER_TOUR).to_owned(),
        (_, Some(lesson)) => lesson.title.clone(),
    }
}

fn heading(step: u32, last: u32, text: Option<&LessonStep>, l10n: L10n) -> String {
    let title = text.map_or("…", |text| text.title.as_str());
    l10n.format(msg::TOUR_HEADING, [step.into(), last.into(), title.into()])
}

/// Text with emphasis and formulas; nothing in it is HTML.
pub fn text_view(text: &str) -> Html {
    let paragraph = |spans: Vec<Span>| html! { <p>{ for spans.into_iter().map(span_view) }</p> };
    paragraphs(text).into_iter().map(paragraph).collect()
}

/// The same on one line, for buttons.
fn line_view(text: &str) -> Html {
    html! { <span>{ for paragraphs(text).into_iter().flatten().map(span_view) }</span> }
}

fn span_view(span: Span) -> Html {
    match span {
        Span::Plain(text) => text.into(),
        Span::Emphasis(text) => html! { <em>{ text }</em> },
        Span::Formula(parts) => {
            html! { <span class="formula" dir="ltr">{ for parts.into_iter().map(part_view) }</span> }
        }
    }
}

fn part_view(part: FormulaPart) -> Html {
    match part {
        FormulaPart::Plain(text) => letters(&text),
        FormulaPart::Raised(text) => html! { <sup>{ letters(&text) }</sup> },
        FormulaPart::Lowered(text) => html! { <sub>{ letters(&text) }</sub> },
    }
}

/// Variables, which are single letters, are in italics; words are not.
fn letters(text: &str) -> Html {
    let words = text.split_inclusive(|sign: char| !sign.is_ascii_alphabetic());
    let word = |word: &str| {
        let (letters, rest) = word.split_at(word.trim_end_matches(|sign: char| !sign.is_ascii_alphabetic()).len());
        match letters.len() {
            1 => html! { <><var>{ letters.to_owned() }</var>{ rest.to_owned() }</> },
            _ => word.to_owned().into(),
        }
    };
    words.map(word).collect()
}

fn controls(scene: &Scene, source: &LessonSource, step: u32, last: u32, ui: &Ui) -> Html {
    let go_to = |command, offset| {
        let target = scene.lesson_step_by(offset).unwrap_or((source.clone(), step));
        Button::new(command, LessonAction::GoTo(target.0, target.1))
    };
    // At both ends a button is disabled instead of removed, so that the others do not move.
    let previous = go_to("tour-previous", -1).enabled(step != 1);
    let next = go_to("tour-next", 1).enabled(step != last);
    let edit = Button::new("edit-lesson", LessonAction::Edit(LessonEdit::Begin));
    let list = Button::new("lessons", LearnAction::Open(LearnPart::Lessons));
    let end = Button::new("end-tour", LessonAction::End);
    let is_done = scene.ask().is_none() || scene.asked().is_done();
    let is_tour = *source == LessonSource::Ready(ReadyLesson::Tour);
    let end_label = if is_tour { msg::TOUR_END } else { msg::LESSON_END };
    html! {
        <div class="row looks">
            { previous.html(ui.l10n.text(msg::TOUR_PREVIOUS), &ui.dispatch) }
            // It can always be pressed, and stands out as soon as nothing is left to do.
            <span class={is_done.then_some("main")}>{ next.html(ui.l10n.text(msg::TOUR_NEXT), &ui.dispatch) }</span>
            // Another page shows only this lesson.
            if !scene.config.appearance.is_embedded {
                if matches!(source, LessonSource::Own(_)) {
                    { edit.html(ui.l10n.text(msg::LESSON_EDIT), &ui.dispatch) }
                }
                { list.html(ui.l10n.text(msg::LESSONS_TITLE), &ui.dispatch) }
                <span class="end">{ end.html(ui.l10n.text(end_label), &ui.dispatch) }</span>
            }
        </div>
    }
}
