//! The program that a question is about, stopped before a line.

use yew::prelude::*;

use crate::l10n::{L10n, call_text, msg};
use crate::model::ProgramRun;
use crate::model::exercise::{ProgramQuestion, StoppedProgram};
use crate::solver::program::CallFrame;
use crate::view::components::listing::listing;

/// The number of calls that are listed at each end.
const INNERMOST: usize = 5;
const OUTERMOST: usize = 2;

/// The text, and the open calls unless the question asks for them.
pub fn stopped_program(StoppedProgram { run, text, wanted }: &StoppedProgram, l10n: L10n) -> Html {
    let line = |_, content| html! { <span class="line">{ content }</span> };
    html! {
        <div class="stopped">
            { listing(text, run.line(text), l10n.text(msg::PROGRAM_TITLE), None, line) }
            if *wanted != ProgramQuestion::Depth {
                { stack(run, |frame| l10n.format(msg::PROGRAM_RETURN_LINE, [ProgramRun::return_line(text, frame.return_to).into()]), l10n) }
            }
        </div>
    }
}

/// The open calls, the innermost first.
fn stack(run: &ProgramRun, returns: impl Fn(&CallFrame) -> String, l10n: L10n) -> Html {
    let depth = run.event().callers.len() + 1;
    // A line that replaces a single call would save nothing.
    let hidden = depth.saturating_sub(INNERMOST + OUTERMOST);
    let hidden = if hidden > 1 { hidden } else { 0 };
    let item = |(place, frame): (usize, &CallFrame)| {
        html! {
            <li data-frame={place.to_string()} aria-current={(place + 1 == depth).then_some("true")}>
                <code dir="ltr">{ call_text(&frame.call) }</code>
                <span class="return">{ returns(frame) }</span>
            </li>
        }
    };
    let calls: Vec<(usize, &CallFrame)> = run.event().stack().enumerate().collect();
    let (outer, inner) = calls.split_at(if hidden > 0 { OUTERMOST } else { 0 });
    html! {
        <section class="stack">
            <h3>{ l10n.text(msg::PROGRAM_STACK) }</h3>
            <ol role="list" data-stack={depth.to_string()}>
                { for inner.iter().skip(hidden).rev().copied().map(item) }
                if hidden > 0 {
                    <li class="more">{ l10n.format(msg::PROGRAM_MORE_CALLS, [hidden.into()]) }</li>
                }
                { for outer.iter().rev().copied().map(item) }
            </ol>
        </section>
    }
}
