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
use crate::text::{AskedText, Language, Lesson, Offer, PanelText};

use super::escape::escaped;
use super::lesson::Lesson as Facts;
use super::lessons::markup::{block, hint, switch, text};
use super::part::part;
use super::sheet::sheet;

pub use paper::picture;

/// The dialog.
pub fn share(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    let Some((sharing, unread)) = state.sharing() else { return Html::default() };
    let form = |form: Form| {
        let words = ["form ", form.name()].concat();
        switch(&say(&words), &language.offer(&Offer::Form(form)), form == sharing.form)
    };
    let forms: String = Form::ALL.into_iter().map(form).collect();
    // Where the focus is when it opens.
    let forms = forms.replacen("aria-pressed=\"true\"", "aria-pressed=\"true\" autofocus", 1);
    let unread: String =
        unread.iter().map(|word| hint(&language.fill(AskedText::Unread, &[escaped(word).into()]))).collect();
    // A field that was refused shows again what is set.
    let same =
        |a: &State, b: &State| a.settings() == b.settings() && a.index() == b.index() && a.problems() == b.problems();
    let fields = Facts { draw: fields::draw, state: state.clone(), same };
    let inside = html! {
        <>
            <div class="forms" data-form={sharing.form.name()}>{ block(forms, on) }</div>
            { text(unread + &hint(&language.offer(&Offer::Hint(sharing.form)))) }
            { part(fields, language, on) }
            <p class="outcome" role="status">{ outcome(state, language) }</p>
            { content(state, &sharing, language, on) }
        </>
    };
    sheet(language.label(PanelText::Share), || say("close"), inside, language, on)
}

/// What is said to the dialog.
fn say(words: &str) -> Action {
    Action::Look(Look::Share(words.into()))
}

/// What was not taken, or what came of what was.
fn outcome(state: &State, language: Language) -> String {
    let problem = state.problems().iter().find(|problem| problem.parameter == Parameter::Share);
    match (problem, state.outcome()) {
        (Some(problem), _) => language.problem(problem),
        (None, Some(outcome)) => language.explain(&Lesson::Outcome(outcome)),
        (None, None) => String::new(),
    }
}

fn content(state: &Rc<State>, sharing: &Sharing, language: Language, on: &Callback<Action>) -> Html {
    match sharing.form {
        Form::Link | Form::Frame | Form::Element | Form::Task => guest::draw(state, sharing, language, on),
        Form::Picture => paper::draw_picture(state, language, on),
        Form::Worksheet => paper::draw_sheet(state, sharing, language, on),
        Form::Moves | Form::Graph => file::draw(state, sharing, language, on),
    }
}
