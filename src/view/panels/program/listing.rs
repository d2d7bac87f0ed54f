//! The lines of the program. The program can be run to the lines at which something happens.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::msg;
use crate::model::{Action, ProgramRun};
use crate::solver::program::{PlaceSet, ProgramText};
use crate::view::Ui;
use crate::view::components::listing::listing;

pub fn draw(runs_back: bool, run: &Rc<ProgramRun>, text: &ProgramText, ui: &Ui) -> Html {
    // One Tab stop for all lines: the first that can be pressed has it, until another one is focused.
    let mut is_first = true;
    listing(text, run.line(text), ui.l10n.text(msg::PROGRAM_TITLE), Some("list"), |number, content| {
        let places = text.places(number);
        if places.is_empty() {
            return html! { <span class="line">{ content }</span> };
        }
        let tabindex = if std::mem::take(&mut is_first) { "0" } else { "-1" };
        let onclick = run_to(run, places, runs_back, &ui.dispatch);
        let title = ui.l10n.format(msg::PROGRAM_RUN_TO, [number.into()]);
        html! { <button type="button" class="line" data-run-to={number.to_string()} {tabindex} {title} {onclick}>{ content }</button> }
    })
}

/// Goes on to the next time that a line runs, or back to the last time; with Shift the other way. Does nothing if the line does not
/// run again.
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
