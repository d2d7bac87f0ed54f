//! The buttons that run the program, and the number of the step.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{Message, msg};
use crate::model::{Action, PlaybackAction, Problem, ProgramAction, ProgramRun};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::field::{Field, problem_text};
use crate::view::components::icon::Icon;

/// A number of more bits needs a wider field.
const MAX_SHORT_BITS: u64 = 20;

/// The target of a button, computed only when the button is pressed.
type Target = fn(&ProgramRun) -> Option<ProgramAction>;

pub fn buttons(is_playing: bool, run: &Rc<ProgramRun>, ui: &Ui) -> Html {
    let (is_at_start, is_at_end) = (run.index().is_zero(), run.is_at_end());
    let controls: [(_, Message, _, Target); 4] = [
        ("program-back", msg::PROGRAM_BACK, !is_at_start, ProgramRun::step_back),
        ("program-step", msg::PROGRAM_STEP, !is_at_end, ProgramRun::step),
        ("program-over", msg::PROGRAM_OVER, !is_at_end, ProgramRun::step_over),
        ("program-out", msg::PROGRAM_OUT, !is_at_end, ProgramRun::step_out),
    ];
    let button = |(command, label, is_enabled, target): (&'static str, Message, bool, Target)| {
        step_button((command, ui.l10n.text(label)), is_enabled, target, run, &ui.dispatch)
    };
    html! {
        <div class="program-controls" role="toolbar" data-roving="" aria-label={ui.l10n.text(msg::PROGRAM_TITLE)}>
            { play_button(is_playing, run, ui) }
            { for controls.into_iter().map(button) }
        </div>
    }
}

/// Plays the steps at the speed of the page, or pauses.
fn play_button(is_playing: bool, run: &ProgramRun, ui: &Ui) -> Html {
    let (icon, label, action) = match is_playing {
        true => (Icon::Pause, msg::TRANSPORT_PAUSE, PlaybackAction::Pause.into()),
        false if run.is_at_end() => (Icon::Replay, msg::PROGRAM_CONTROLS, run.play().into()),
        false => (Icon::Play, msg::PROGRAM_CONTROLS, run.play().into()),
    };
    let button = Button { command: "program-play", action: Some(action), ..Button::default() };
    button.label(ui.l10n.text(label)).tab_stop(false).html(icon.html(), &ui.dispatch)
}

fn step_button(
    (command, label): (&'static str, &'static str),
    is_enabled: bool,
    target: Target,
    run: &Rc<ProgramRun>,
    dispatch: &Callback<Action>,
) -> Html {
    let (run, dispatch) = (Rc::clone(run), dispatch.clone());
    let onclick = Callback::from(move |_: MouseEvent| {
        if let Some(action) = target(&run) {
            dispatch.emit(action.into());
        }
    });
    html! {
        <button type="button" data-command={command} {onclick} aria-disabled={(!is_enabled).then_some("true")}
            tabindex={if command == "program-step" { "0" } else { "-1" }}>
            { label }
        </button>
    }
}

/// The number of the step, which accepts the same texts as a move number, and the direction in which lines are run to.
pub fn number(run: &ProgramRun, runs_back: bool, problem: Option<&Problem>, ui: &Ui) -> Html {
    let label = ui.l10n.text(msg::PROGRAM_STEP_NUMBER);
    let field = Field::new(label, "event").problem(problem);
    let last = run.last();
    let is_long = (last.bits() > MAX_SHORT_BITS).then_some("");
    let runs_back = Button::new("program-run-back", ProgramAction::ToggleBack).pressed(runs_back);
    html! {
        <>
            <div class="step-number" data-long={is_long}>
                { field.text_alone(ui.l10n.full(run.index()), &ui.dispatch, |text| Some(ProgramAction::Name(text.to_owned()).into())) }
                <span class="of" title={ui.l10n.full(&last)}>{ ui.l10n.format(msg::SCRUBBER_OF_TOTAL, [(&last).into()]) }</span>
                { runs_back.html(ui.l10n.text(msg::PROGRAM_RUN_BACK), &ui.dispatch) }
            </div>
            { problem_text(problem, label, ui) }
        </>
    }
}
