//! The dialog that shares: what is on the page, to be taken elsewhere.

mod code;
mod fields;
mod file;
mod guest;
mod paper;

use std::rc::Rc;

use yew::prelude::*;

use crate::explorer::sharing::{Form, Sharing};
use crate::explorer::{Action, Look, Parameter, State};
use crate::text::{Language, Lesson, Offer, Phrase};

use super::lesson::Lesson as Facts;
use super::lessons::markup::{around, block, button, hint, switch, text};
use super::part::part;

pub use paper::picture;

/// The dialog.
pub fn share(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    let Some((sharing, unread)) = state.sharing() else { return Html::default() };
    let name = language.explain(&Lesson::Share);
    let close = button(&say("close"), &language.explain(&Lesson::Close), "✕");
    let form = |form: Form| {
        let words = ["form ", form.name()].concat();
        switch(&say(&words), &language.offer(&Offer::Form(form)), form == sharing.form)
    };
    let forms: String = Form::ALL.into_iter().map(form).collect();
    // Where the focus is when it opens.
    let forms = forms.replacen("aria-pressed=\"true\"", "aria-pressed=\"true\" autofocus", 1);
    let unread: String = unread.iter().map(|word| hint(&language.offer(&Offer::Unread(&escaped(word))))).collect();
    // A field that was refused shows again what is set.
    let same =
        |a: &State, b: &State| a.settings() == b.settings() && a.index() == b.index() && a.problems() == b.problems();
    let fields = Facts { draw: fields::draw, state: state.clone(), same };
    let leave = on.reform(|event: Event| {
        // The state closes it, not the browser.
        event.prevent_default();
        say("close")
    });
    html! {
        <dialog class="sheet" data-form={sharing.form.name()} aria-label={name.clone()} oncancel={leave.clone()} onclose={leave} onpointerdown={beside(on)}>
            <div class="sheet-head"><h2>{ name }</h2>{ block(close, on) }</div>
            <div class="forms">{ block(forms, on) }</div>
            { text(unread + &hint(&language.offer(&Offer::Hint(sharing.form)))) }
            { part(fields, language, on) }
            <p class="outcome" role="status">{ outcome(state, language) }</p>
            { content(state, &sharing, language, on) }
        </dialog>
    }
}

/// What is said to the dialog.
fn say(words: &str) -> Action {
    Action::Look(Look::Share(words.into()))
}

/// A press beside the dialog closes it.
fn beside(on: &Callback<Action>) -> Callback<PointerEvent> {
    let on = on.clone();
    Callback::from(move |event: PointerEvent| {
        // What lies behind it belongs to it, and so does the room between its parts.
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let is_beside = around(&event, "dialog").is_some_and(|dialog| {
            let bounds = dialog.get_bounding_client_rect();
            x < bounds.left() || x > bounds.right() || y < bounds.top() || y > bounds.bottom()
        });
        if is_beside {
            on.emit(say("close"));
        }
    })
}

/// What was not taken, or what came of what was.
fn outcome(state: &State, language: Language) -> String {
    let problem = state.problems().iter().find(|problem| problem.parameter == Parameter::Share);
    match (problem, state.outcome()) {
        (Some(problem), _) => language.say(&Phrase::Problem(problem)),
        (None, Some(outcome)) => language.explain(&Lesson::Outcome(outcome)),
        (None, None) => String::new(),
    }
}

fn content(state: &Rc<State>, sharing: &Sharing, language: Language, on: &Callback<Action>) -> Html {
    match sharing.form {
        Form::Link | Form::Frame | Form::Element => guest::draw(state, sharing, language, on),
        Form::Picture => paper::draw_picture(state, language, on),
        Form::Worksheet => paper::draw_sheet(state, sharing, language, on),
        Form::Moves | Form::Graph => file::draw(state, sharing, language, on),
    }
}

/// A text as it stands in the text of a page.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
