//! The calls that are open, with their variables: the innermost first.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{call_text, msg};
use crate::model::{ProgramAction, ProgramRun};
use crate::solver::program::{CallFrame, ProgramText, Role, Spot};
use crate::view::Ui;
use crate::view::components::buttons::Button;

/// The number of calls that are always listed at each end.
const INNERMOST: usize = 8;
const OUTERMOST: usize = 2;

/// The list of calls. `is_whole` includes those in the middle, too.
pub fn draw(is_whole: bool, run: &Rc<ProgramRun>, text: &ProgramText, ui: &Ui) -> Html {
    let depth = run.event().callers.len();
    let between = depth.saturating_sub(INNERMOST + OUTERMOST - 1);
    // A button that replaces a single call would save nothing.
    let is_short = between > 1;
    let is_listed =
        |depth_of_call: usize| !is_short || is_whole || depth_of_call < OUTERMOST || depth_of_call + INNERMOST > depth;
    let calls = run.event().stack().enumerate().filter(|(depth, _)| is_listed(*depth));
    let item = |(depth, frame): (usize, &CallFrame)| item(depth, frame, run, text, ui);
    let mut items: Vec<Html> = calls.map(item).collect();
    if is_short {
        let button = Button::new("program-stack", ProgramAction::ToggleStack)
            .attribute("aria-expanded", is_whole)
            .tab_stop(false);
        let button = button.html(ui.l10n.format(msg::PROGRAM_MORE_CALLS, [between.into()]), &ui.dispatch);
        items.insert(OUTERMOST, html! { <li key="more" class="more">{ button }</li> });
    }
    html! {
        <section class="stack">
            <h3>{ ui.l10n.text(msg::PROGRAM_STACK) }</h3>
            <ol role="list" data-stack={(depth + 1).to_string()} data-roving="list">{ for items.into_iter().rev() }</ol>
        </section>
    }
}

/// A call that goes to its beginning. Its element stays while calls inside it come and go.
fn item(depth: usize, frame: &CallFrame, run: &Rc<ProgramRun>, text: &ProgramText, ui: &Ui) -> Html {
    let call = call_text(&frame.call);
    let title = ui.l10n.format(msg::PROGRAM_GO_TO_CALL, [call.as_str().into()]);
    let (run, dispatch) = (Rc::clone(run), ui.dispatch.clone());
    let is_innermost = depth == run.event().callers.len();
    let onclick = Callback::from(move |_: MouseEvent| {
        if let Some(action) = run.go_to_call(depth) {
            dispatch.emit(action.into());
        }
    });
    let line = ProgramRun::return_line(text, frame.return_to);
    html! {
        <li key={depth} aria-current={is_innermost.then_some("true")} data-frame={depth.to_string()}>
            <button type="button" {title} {onclick} tabindex={if is_innermost { "0" } else { "-1" }}><code dir="ltr">{ call }</code></button>
            <span class="return">{ ui.l10n.format(msg::PROGRAM_RETURN_LINE, [line.into()]) }</span>
            <code class="variables" dir="ltr">{ variables(frame) }</code>
        </li>
    }
}

/// The variables by their names in the program, as far as they have values.
fn variables(frame: &CallFrame) -> String {
    let call = &frame.call;
    // On four pegs, the procedure computes these after its test.
    let has_begun = call.n > 0 && !matches!(frame.at.spot, Spot::Header | Spot::Guard);
    let is_found_later = |role| call.other.is_some() && matches!(role, Role::Spare | Role::Other);
    let named = [("source", Role::Source), ("target", Role::Target), ("spare", Role::Spare), ("other", Role::Other)];
    let pegs = named.into_iter().filter(|(_, role)| has_begun || !is_found_later(*role));
    let pegs = pegs.filter_map(|(name, role)| Some(format!("{name} = {}", call.peg(role)?)));
    let aside = call.aside.filter(|_| has_begun).map(|aside| format!("k = {aside}"));
    [format!("n = {}", call.n)].into_iter().chain(pegs).chain(aside).collect::<Vec<_>>().join(", ")
}
