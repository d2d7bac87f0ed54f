//! The dialog that shares: what is on the page, to be taken elsewhere.

mod embed_code;
mod export;
mod fields;
mod qr_code;

mod worksheet;

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{AskedText, Language, Lesson, Offer, PanelText};
use crate::model::share::{Form, Sharing};
use crate::model::{Action, Look, Parameter, State};

use crate::layout::escape::escaped;
use crate::view::components::dialog::sheet;
use crate::view::components::markup::{block, hint, switch, text};
use crate::view::components::memo::part;
use crate::view::lesson::Lesson as Facts;

pub use worksheet::picture;

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
        Form::Link | Form::Frame | Form::Element | Form::Task => embed_code::draw(state, sharing, language, on),
        Form::Picture => worksheet::draw_picture(state, language, on),
        Form::Worksheet => worksheet::draw_sheet(state, sharing, language, on),
        Form::Moves | Form::Graph => export::draw(state, sharing, language, on),
    }
}
