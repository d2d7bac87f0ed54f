//! Programs that print all moves, in several languages.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{Action, ShareAction, State};
use crate::view::chunks::StatePart;
use crate::view::components::buttons::Button;
use crate::view::components::memo::memo;

use super::hint;

/// Programming languages and their programs. `DISCS` is replaced with the number of discs.
const PROGRAMS: [(&str, &str); 6] = [
    ("Rust", include_str!("programs/hanoi.rs")),
    ("Python", include_str!("programs/hanoi.py")),
    ("Bash", include_str!("programs/hanoi.sh")),
    ("PostgreSQL", include_str!("programs/hanoi.sql")),
    ("Prolog", include_str!("programs/hanoi.pl")),
    ("C++", include_str!("programs/hanoi.cpp")),
];

pub fn draw(state: &Rc<State>, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let looks_same = |a: &State, b: &State| a.puzzle().discs() == b.puzzle().discs();
    memo(StatePart { draw: programs, state: state.clone(), looks_same }, l10n, dispatch)
}

fn programs(state: &Rc<State>, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let discs = state.puzzle().discs().count().max(1).to_string();
    let copy = l10n.text(msg::COMMON_COPY);
    let program = |(language, template): (&'static str, &str)| {
        let program = template.replace("DISCS", &discs);
        let copy_button = Button::new("copy", ShareAction::CopyText(program.clone()))
            .attribute("aria-label", format_args!("{copy}: {language}"));
        html! {
            <details class="program">
                <summary>{ language }</summary>
                { copy_button.html(copy, dispatch) }
                <pre tabindex="0"><code data-program={language}>{ program }</code></pre>
            </details>
        }
    };
    html! {
        <div class="code">
            { hint(l10n.text(msg::CODE_HINT)) }
            { for PROGRAMS.into_iter().map(program) }
        </div>
    }
}
