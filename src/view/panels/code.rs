//! The algorithm as programs.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{Language, PanelText};
use crate::model::{Action, State};

use crate::layout::escape::escaped;
use crate::view::components::markup::{act, hint, text};

/// The name of a language, and the program. Where a program says `DISCS` stands the number of discs.
const PROGRAMS: [(&str, &str); 6] = [
    ("Rust", include_str!("programs/hanoi.rs")),
    ("Python", include_str!("programs/hanoi.py")),
    ("Bash", include_str!("programs/hanoi.sh")),
    ("PostgreSQL", include_str!("programs/hanoi.sql")),
    ("Prolog", include_str!("programs/hanoi.pl")),
    ("C++", include_str!("programs/hanoi.cpp")),
];

/// All programs, each to be opened.
pub fn draw(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    let discs = state.settings().puzzle.discs().count().max(1).to_string();
    let copy = language.label(PanelText::Copy);
    let program = |(name, program): (&'static str, &str)| {
        // Programs hold the marks that texts of pages are made of.
        let program = escaped(&program.replace("DISCS", &discs));
        let body = format!(
            "<button type=\"button\" data-do=\"copy\" aria-label=\"{copy}: {name}\">{copy}</button>\
             <pre tabindex=\"0\"><code data-program=\"{name}\">{program}</code></pre>"
        );
        // An element of its own, which stays open when the discs change.
        html! { <details class="program"><summary>{ name }</summary>{ text(body) }</details> }
    };
    html! {
        <div class="code" data-text="" onclick={act(on)}>
            { text(hint(language.label(PanelText::CodeHint))) }
            { for PROGRAMS.into_iter().map(program) }
        </div>
    }
}
