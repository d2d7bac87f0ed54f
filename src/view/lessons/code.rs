//! The algorithm as programs.

use std::rc::Rc;

use yew::prelude::*;

use crate::explorer::{Action, State};
use crate::text::{Language, Lesson};

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
    let program = |(name, text): (&'static str, &str)| {
        let text = text.replace("DISCS", &discs);
        let copied = text.clone();
        let copy = language.explain(&Lesson::Copy);
        html! {
            <details class="program">
                <summary>{ name }</summary>
                <button type="button" aria-label={format!("{copy}: {name}")}
                    onclick={on.reform(move |_| Action::Copy(copied.clone()))}>{ copy }</button>
                <pre tabindex="0"><code data-program={name}>{ text }</code></pre>
            </details>
        }
    };
    html! {
        <div class="code">
            <p class="hint">{ language.explain(&Lesson::CodeHint) }</p>
            { for PROGRAMS.into_iter().map(program) }
        </div>
    }
}
