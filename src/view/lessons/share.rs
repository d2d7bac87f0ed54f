//! The explorer as it stands, to take elsewhere: as a link, in a frame, as an element.

use std::rc::Rc;

use yew::prelude::*;

use crate::explorer::{Action, Panel, Parameter, State, link};
use crate::text::{Language, Lesson};

use super::markup::block;

/// Each with a button that copies it.
pub fn draw(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    // This panel is not what is to be shared.
    let shared = State::clone(state).after(Action::TogglePanel(Panel::Share));
    let (page, query) = (address(), link::write(&shared));
    let folder = page.rsplit_once('/').map_or("", |(folder, _)| folder);
    let framed = if query.is_empty() { "?embed=1".to_owned() } else { format!("{query}&embed=1") };
    let frame = format!(
        "<iframe src=\"{}\" title=\"Tower of Hanoi\" width=\"100%\" height=\"640\"></iframe>",
        escaped(&[&page, framed.as_str()].concat())
    );
    let attribute = |(parameter, value): &(Parameter, String)| format!(" {}=\"{}\"", parameter.name(), escaped(value));
    let attributes: String = link::parameters(&shared).iter().map(attribute).collect();
    let element = format!(
        "<script type=\"module\" src=\"{}/embed/tower-of-hanoi.js\"></script>\n<tower-of-hanoi{attributes}></tower-of-hanoi>",
        escaped(folder)
    );
    let copy = language.explain(&Lesson::Copy);
    let piece = |(lesson, piece): (Lesson<'_>, String)| {
        let name = language.explain(&lesson);
        format!(
            "<h3>{name}</h3><div class=\"program\"><button type=\"button\" data-do=\"copy\" aria-label=\"{copy}: {name}\">\
             {copy}</button><pre tabindex=\"0\"><code>{}</code></pre></div>",
            escaped(&piece)
        )
    };
    let pieces = [
        (Lesson::ShareLink, [page.as_str(), &query].concat()),
        (Lesson::ShareFrame, frame),
        (Lesson::ShareElement, element),
    ];
    block(format!("<div class=\"share\">{}</div>", pieces.into_iter().map(piece).collect::<String>()), on)
}

/// Where this page is, without what it is opened with.
fn address() -> String {
    let href = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    href.split(['?', '#']).next().unwrap_or_default().to_owned()
}

/// A text as it stands in the text of a page.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
