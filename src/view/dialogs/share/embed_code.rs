//! What goes into an address bar or into another page: links, frames, elements.

use std::rc::Rc;

use js_sys::Reflect;
use yew::prelude::*;

use crate::l10n::{AskedText, Language, PanelText};
use crate::layout::escape::escaped;
use crate::model::share::{Form, Sharing};
use crate::model::{Action, Parameter, State, Take, link};
use crate::view::components::markup::{block, hint, text};

use super::qr_code;

/// A frame with a task is so high, until its page makes it as high as it asks to be.
const TASK_HEIGHT: u32 = 900;

/// The text to be copied, and what it makes.
pub fn draw(state: &Rc<State>, sharing: &Sharing, language: Language, on: &Callback<Action>) -> Html {
    let page = address();
    // The page in one file has no script for elements beside it.
    let is_alone = sharing.form == Form::Element
        && web_sys::window().is_some_and(|window| Reflect::has(&window, &"hanoi".into()) == Ok(true));
    if sharing.form.is_guest() && (is_alone || !page.starts_with("http")) {
        return text(hint(language.label(AskedText::NoServer)));
    }
    let piece = piece(state, sharing, &page);
    let copy = language.label(PanelText::Copy);
    let shown = format!(
        "<div class=\"program\"><button type=\"button\" data-do=\"copy\">{copy}</button><pre tabindex=\"0\">\
         <code data-piece=\"\">{}</code></pre></div>",
        escaped(&piece)
    );
    html! {
        <>
            { block(shown, on) }
            if sharing.form == Form::Link {
                { post(&piece, language, on) }
                { text(qr_code::draw(&piece, language)) }
                { preview(state, sharing, language) }
                if page.starts_with("http") {
                    <p><a href="tower-of-hanoi.html" download="tower-of-hanoi.html">{ language.label(AskedText::OneFile) }</a></p>
                }
            } else if matches!(sharing.form, Form::Frame | Form::Task) {
                { preview(state, sharing, language) }
            } else {
                // A page that holds nothing but what is to be copied.
                <iframe class="preview" title={language.label(AskedText::Preview)} srcdoc={piece} />
            }
        </>
    }
}

/// What a link or a frame leads to.
fn preview(state: &State, sharing: &Sharing, language: Language) -> Html {
    let query = link::write(&sharing.shared(state));
    // An empty address is no page at all.
    let src = if query.is_empty() { "?".to_owned() } else { query };
    html! { <iframe class="preview" title={language.label(AskedText::Preview)} {src} /> }
}

/// What is to be copied.
fn piece(state: &State, sharing: &Sharing, page: &str) -> String {
    let shared = sharing.shared(state);
    let query = link::write(&shared);
    match sharing.form {
        Form::Element => element(&shared, page),
        Form::Frame | Form::Task => format!(
            "<iframe src=\"{}\" title=\"Tower of Hanoi\" width=\"100%\" height=\"{}\" allow=\"clipboard-write\"></iframe>",
            escaped(&[page, &query].concat()),
            if sharing.form == Form::Task { TASK_HEIGHT } else { sharing.number() }
        ),
        _ => [page, &query].concat(),
    }
}

fn element(shared: &State, page: &str) -> String {
    let folder = page.rsplit_once('/').map_or("", |(folder, _)| folder);
    let parameters = link::parameters(shared).into_iter().filter(|(parameter, _)| *parameter != Parameter::Embed);
    let attributes: String =
        parameters.map(|(parameter, value)| format!(" {}=\"{}\"", parameter.name(), escaped(&value))).collect();
    format!(
        "<script type=\"module\" src=\"{}/embed/tower-of-hanoi.js\"></script>\n<tower-of-hanoi{attributes}></tower-of-hanoi>",
        escaped(folder)
    )
}

/// A button that gives the link to what the system has for that, where it has it.
fn post(link: &str, language: Language, on: &Callback<Action>) -> Html {
    let navigator = web_sys::window().map(|window| window.navigator());
    let can_post = navigator.is_some_and(|navigator| Reflect::has(&navigator, &"share".into()) == Ok(true));
    if !can_post {
        return Html::default();
    }
    let link = link.to_owned();
    let onclick = on.reform(move |_| Action::Take(Take::Post(link.clone())));
    html! { <button type="button" {onclick}>{ language.label(AskedText::Post) }</button> }
}

/// Where this page is, without what it is opened with.
fn address() -> String {
    let href = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    href.split(['?', '#']).next().unwrap_or_default().to_owned()
}
