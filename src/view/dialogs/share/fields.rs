//! What can be chosen in the dialog.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{AskedText, Language, Offer};
use crate::model::quiz::Kind;
use crate::model::share::{File, Form, Place, Sharing};
use crate::model::{Action, Panel, Panels, State};
use crate::view::components::events::act_on_value;
use crate::view::components::fields::{choice, number_field, text_field};
use crate::view::dialogs::quiz::name as task_name;
use crate::view::page::header::theme;
use crate::view::page::label;

use super::say;

/// The fields that go with the form.
pub fn draw(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    let Some((sharing, _)) = state.sharing() else { return Html::default() };
    let form = sharing.form;
    let stands = matches!(form, Form::Link | Form::Frame | Form::Element);
    html! {
        <div class="fields">
            if form == Form::Task {
                { task(&sharing, language, on) }
            }
            if stands {
                { place(&sharing, language, on) }
            }
            if form.is_guest() {
                { theme("share-theme", sharing.theme, language, on, |value| Some(say(&["theme ", value].concat()))) }
            }
            if form.numbers().is_some() {
                { number(&sharing, language, on) }
            }
            if form == Form::Moves {
                { stretch(state, &sharing, language, on) }
            }
            if sharing.file().is_some() {
                { file(&sharing, language, on) }
            }
            if form == Form::Graph {
                { check(language.label(AskedText::Directed), "directed", sharing.directed, on) }
            }
            if form.is_guest() {
                { panels(AskedText::Shows, "panel ", Panels::ALL, sharing.shown(state), language, on) }
            }
            if form == Form::Task {
                { panels(AskedText::Locks, "lock ", sharing.shown(state), sharing.lock, language, on) }
            }
        </div>
    }
}

fn place(sharing: &Sharing, language: Language, on: &Callback<Action>) -> Html {
    let option = |place: Place| (place.name().to_owned(), language.offer(&Offer::Place(place)));
    let read = |value: &str| Some(say(&["place ", value].concat()));
    choice(language.label(AskedText::Opens), "place", Place::ALL.map(option), sharing.place.name(), on, read)
}

fn number(sharing: &Sharing, language: Language, on: &Callback<Action>) -> Html {
    let most = sharing.form.numbers().map_or(0, |(_, _, most)| most);
    let read = |value: &str| Some(say(&["number ", value].concat()));
    number_field(&language.offer(&Offer::Number(sharing.form)), "number", (sharing.number(), most), on, read)
}

fn stretch(state: &State, sharing: &Sharing, language: Language, on: &Callback<Action>) -> Html {
    let Some(span) = sharing.moves(state) else { return Html::default() };
    let first = |value: &str| Some(say(&["first ", value].concat()));
    let last = |value: &str| Some(say(&["last ", value].concat()));
    html! {
        <>
            { text_field(language.label(AskedText::FirstMove), "first-move", span.first.next().to_string(), on, first) }
            { text_field(language.label(AskedText::LastMove), "last-move", span.last.to_string(), on, last) }
        </>
    }
}

fn file(sharing: &Sharing, language: Language, on: &Callback<Action>) -> Html {
    let option = |&file: &File| (file.name().to_owned(), language.offer(&Offer::File(file)));
    let read = |value: &str| Some(say(&["file ", value].concat()));
    let chosen = sharing.file().map_or("", File::name);
    choice(language.label(AskedText::WrittenAs), "file", sharing.form.files().iter().map(option), chosen, on, read)
}

/// What learners are to do, and whether all of them get the same.
fn task(sharing: &Sharing, language: Language, on: &Callback<Action>) -> Html {
    let option = |kind: Kind| (kind.name().to_owned(), language.label(task_name(kind)).to_owned());
    let read = |value: &str| Some(say(&["kind ", value].concat()));
    html! {
        <>
            { choice(language.label(AskedText::TaskKind), "task", Kind::ALL.map(option), sharing.kind.name(), on, read) }
            { check(language.label(AskedText::SameForAll), "each", !sharing.each, on) }
        </>
    }
}

/// Boxes for some panels, of which some are ticked.
fn panels(
    legend: AskedText,
    verb: &str,
    all: Panels,
    shown: Panels,
    language: Language,
    on: &Callback<Action>,
) -> Html {
    let panel =
        |panel: Panel| check(language.label(label(panel)), &[verb, panel.name()].concat(), shown.has(panel), on);
    html! {
        <fieldset class="checks">
            <legend>{ language.label(legend) }</legend>
            { for Panel::ALL.into_iter().filter(|&panel| all.has(panel)).map(panel) }
        </fieldset>
    }
}

/// A box to be ticked. Its value is what is said to the dialog when it changes.
fn check(name: &str, words: &str, checked: bool, on: &Callback<Action>) -> Html {
    let onchange = act_on_value(on, |words| Some(say(words)));
    html! {
        <label class="field check">
            <input type="checkbox" value={words.to_owned()} {checked} {onchange} />
            { name.to_owned() }
        </label>
    }
}
