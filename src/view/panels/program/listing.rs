//! The lines of the program. Those at which something happens can be run to.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{Action, ProgramRun, State};
use crate::solver::program::{PlaceSet, ProgramText};

pub fn draw(state: &State, run: &Rc<ProgramRun>, text: &ProgramText, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let current = run.line(text);
    // One Tab stop for all lines: the first that can be pressed has it, until another one is focused.
    let mut is_first = true;
    let line = |(number, code): (usize, &str)| {
        let places = text.places(number);
        let content = html! {
            <>
                <span class="marker" aria-hidden="true">{ if number == current { "▶" } else { "" } }</span>
                <span class="number">{ number }</span>
                <code data-indent={indent(code)}>{ code.to_owned() }</code>
            </>
        };
        let content = if places.is_empty() {
            html! { <span class="line">{ content }</span> }
        } else {
            let tabindex = if std::mem::take(&mut is_first) { "0" } else { "-1" };
            let onclick = run_to(run, places, state.session.runs_back, dispatch);
            let title = l10n.format(msg::PROGRAM_RUN_TO, [number.into()]);
            html! { <button type="button" class="line" data-run-to={number.to_string()} {tabindex} {title} {onclick}>{ content }</button> }
        };
        let is_current = (number == current).then_some("step");
        html! { <li key={number} data-code-line={number.to_string()} aria-current={is_current}>{ content }</li> }
    };
    let numbered = text.as_str().lines().enumerate().map(|(before, code)| (before + 1, code));
    html! {
        <ol class="listing" role="list" dir="ltr" data-roving="list" aria-label={l10n.text(msg::DOCK_PROGRAM)}>
            { for numbered.map(line) }
        </ol>
    }
}

/// Where a long line wraps, the rest stands further in than its beginning.
fn indent(code: &str) -> String {
    (code.len() - code.trim_start().len()).to_string()
}

/// Goes on to the next time that a line runs, or back to the last time; with Shift the other way. Where it does not run again,
/// nothing happens.
fn run_to(
    run: &Rc<ProgramRun>,
    places: PlaceSet,
    runs_back: bool,
    dispatch: &Callback<Action>,
) -> Callback<MouseEvent> {
    let (run, dispatch) = (Rc::clone(run), dispatch.clone());
    Callback::from(move |event: MouseEvent| {
        if let Some(action) = run.run_to(places, runs_back != event.shift_key()) {
            dispatch.emit(action.into());
        }
    })
}
