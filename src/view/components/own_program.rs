//! An editor for a program of the learner's own, and what came of its run: in its panel, and in the exercise that asks for one.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::l10n::{Arg, L10n, Message, msg};
use crate::model::{
    Action, Hint, OwnProgram, OwnProgramAction, OwnProgramEnd, OwnProgramRun, ProgramCheck, Scene, Starter,
};
use crate::solver::{Game, Index, Optimality};
use crate::view::Ui;

use super::buttons::Button;
use super::fields::{ParseValue, select_field};
use super::help::{help, hint};
use super::range::Range;

/// The fewest lines that the editor shows.
const MIN_LINES: usize = 10;

pub fn own_program(scene: &Scene, ui: &Ui) -> Html {
    let run = scene.own_program_run();
    html! {
        <div class="own-program">
            // An exercise has a question of its own.
            if !scene.is_solution_withheld() {
                { hint(ui.l10n.text(msg::OWN_PROGRAM_ABOUT)) }
            }
            { editor(scene, ui) }
            { buttons(scene, ui) }
            <p role="status" data-run={run_name(run)}>{ status(scene, run, ui.l10n) }</p>
            { moves(scene, ui) }
            { output(scene, ui.l10n) }
        </div>
    }
}

/// The text with the numbers of its lines. The line of an error is marked. An editor takes the place of the text area when its
/// script has come.
fn editor(scene: &Scene, ui: &Ui) -> Html {
    let text = scene.own_program().to_owned();
    let lines = text.split('\n').count();
    let error = scene.own_program_run().error_line().and_then(|line| usize::try_from(line).ok());
    let number = |line: usize| {
        let is_error = error == Some(line);
        html! { <li data-error={is_error.then_some("")}>{ if is_error { "✗ " } else { "" } }{ line }</li> }
    };
    let edit = ui.dispatch.clone();
    let oninput = Callback::from(move |event: InputEvent| {
        if let Some(editor) = event.target_dyn_into::<HtmlTextAreaElement>() {
            edit.emit(OwnProgramAction::Edit(editor.value()).into());
        }
    });
    html! {
        <div class="editor" dir="ltr" onkeydown={keys(&ui.dispatch)}>
            <ol aria-hidden="true" role="presentation">{ for (1..=lines).map(number) }</ol>
            <textarea name="own-program" rows={lines.max(MIN_LINES).to_string()} wrap="off" spellcheck="false" autocomplete="off"
                autocapitalize="off" maxlength={OwnProgram::MAX_CHARS.to_string()} value={text} {oninput}
                aria-label={ui.l10n.text(msg::OWN_PROGRAM_EDITOR)}
                aria-invalid={error.is_some().to_string()} />
        </div>
    }
}

/// Ctrl and Enter run the program.
fn keys(dispatch: &Callback<Action>) -> Callback<KeyboardEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" && (event.ctrl_key() || event.meta_key()) {
            event.prevent_default();
            dispatch.emit(OwnProgramAction::Run.into());
        }
    })
}

fn buttons(scene: &Scene, ui: &Ui) -> Html {
    let is_on = scene.own_program_run().is_on();
    let run =
        match is_on {
            true => Button::new("stop-own-program", OwnProgramAction::Stop)
                .html(ui.l10n.text(msg::COMMON_STOP), &ui.dispatch),
            false => Button::new("run-own-program", OwnProgramAction::Run)
                .html(ui.l10n.text(msg::OWN_PROGRAM_RUN), &ui.dispatch),
        };
    let none = (String::new(), "–".to_owned());
    // An exercise does not give its answer away.
    let offered =
        Starter::ALL.into_iter().filter(|starter| *starter != Starter::Recursion || !scene.is_solution_withheld());
    let starters = offered.map(|starter| (starter.name().to_owned(), ui.l10n.text(starter_name(starter)).to_owned()));
    let begin: ParseValue = |value| value.parse().ok().map(|starter| OwnProgramAction::Begin(starter).into());
    let label = ui.l10n.text(msg::OWN_PROGRAM_BEGIN);
    let options = std::iter::once(none).chain(starters);
    let limits = [Arg::FullNumber(&Index::from(Game::MAX_MOVES as u64)), (OwnProgram::MAX_PAUSE_MS / 1_000).into()];
    html! {
        <div class="row looks">
            { run }
            { select_field(label, "starter", options, "", &ui.dispatch, begin) }
            if scene.session.own_program.replaced.is_some() {
                { Button::new("restore-own-program", OwnProgramAction::Restore).html(ui.l10n.text(msg::OWN_PROGRAM_RESTORE), &ui.dispatch) }
            }
            { help(ui.l10n.format(msg::OWN_PROGRAM_HINT, limits), ui.l10n) }
        </div>
    }
}

const fn starter_name(starter: Starter) -> Message {
    match starter {
        Starter::Move => msg::OWN_PROGRAM_STARTER_MOVE,
        Starter::Gaps => msg::OWN_PROGRAM_STARTER_GAPS,
        Starter::Recursion => msg::OWN_PROGRAM_STARTER_RECURSION,
    }
}

/// The state of the run, for scripts.
const fn run_name(run: &OwnProgramRun) -> &'static str {
    match run {
        OwnProgramRun::NotStarted => "none",
        OwnProgramRun::Loading => "loading",
        OwnProgramRun::Running => "running",
        OwnProgramRun::Ended(end) => match end {
            OwnProgramEnd::Finished => "finished",
            OwnProgramEnd::Stopped => "stopped",
            OwnProgramEnd::TimedOut => "timed-out",
            OwnProgramEnd::TooManyMoves => "too-many-moves",
            OwnProgramEnd::Illegal(..) => "illegal",
            OwnProgramEnd::Failed(..) => "failed",
            OwnProgramEnd::NotLoaded => "not-loaded",
            OwnProgramEnd::NoInterpreter => "no-interpreter",
        },
    }
}

fn status(scene: &Scene, run: &OwnProgramRun, l10n: L10n) -> String {
    let check = scene.session.own_program.check.as_ref();
    let game = check.map_or_else(|| scene.game(), |check| Some(check.game()));
    let moves = Index::from(game.map_or(0, |game| game.moves().len()) as u64);
    let count = || [Arg::FullNumber(&moves)];
    match run {
        OwnProgramRun::NotStarted => String::new(),
        OwnProgramRun::Loading => l10n.text(msg::OWN_PROGRAM_LOADING).into(),
        OwnProgramRun::Running => l10n.format(msg::OWN_PROGRAM_RUNNING, count()),
        OwnProgramRun::Ended(end) => match end {
            // The verdict follows.
            OwnProgramEnd::Finished if check.is_some_and(ProgramCheck::is_passed) => String::new(),
            OwnProgramEnd::Finished if check.is_some_and(|check| check.fewest_after_detour().is_some()) => {
                let fewest = check.and_then(ProgramCheck::fewest_after_detour).map(Index::from);
                let fewest = fewest.as_ref().map(|fewest| (fewest, Optimality::Searched));
                let moves = game.map_or(0, |game| game.moves().len());
                l10n.solved_by_hand(moves, fewest)
            }
            OwnProgramEnd::Finished if check.is_some() => l10n.format(msg::OWN_PROGRAM_UNSOLVED, count()),
            OwnProgramEnd::Finished if scene.is_solved_by_hand() && matches!(scene.hint(), Hint::Done) => {
                let moves = scene.game().map_or(0, |game| game.moves().len());
                let fewest = scene.fewest_moves();
                let fewest = fewest.as_ref().map(|(fewest, optimality)| (fewest, *optimality));
                l10n.solved_by_hand(moves, fewest)
            }
            OwnProgramEnd::Finished => l10n.format(msg::OWN_PROGRAM_UNSOLVED, count()),
            OwnProgramEnd::Stopped => l10n.format(msg::OWN_PROGRAM_STOPPED, count()),
            OwnProgramEnd::TimedOut => {
                l10n.format(msg::OWN_PROGRAM_TIMED_OUT, [(OwnProgram::MAX_PAUSE_MS / 1_000).into()])
            }
            OwnProgramEnd::TooManyMoves => {
                l10n.format(msg::OWN_PROGRAM_TOO_MANY, [Arg::FullNumber(&Index::from(Game::MAX_MOVES as u64))])
            }
            OwnProgramEnd::Illegal(line, illegal) => {
                let (rule, pegs) = (scene.puzzle().rule(), scene.puzzle().pegs());
                in_line(*line, l10n.illegal_move(*illegal, rule, pegs), l10n)
            }
            OwnProgramEnd::Failed(line, error) => in_line(*line, error.clone(), l10n),
            OwnProgramEnd::NotLoaded => l10n.text(msg::OWN_PROGRAM_NOT_LOADED).into(),
            OwnProgramEnd::NoInterpreter => l10n.text(msg::OWN_PROGRAM_NO_INTERPRETER).into(),
        },
    }
}

fn in_line(line: Option<u32>, error: String, l10n: L10n) -> String {
    match line {
        Some(line) => l10n.format(msg::OWN_PROGRAM_ERROR, [line.into(), error.into()]),
        None => error,
    }
}

/// A slider through the moves, once there are some.
fn moves(scene: &Scene, ui: &Ui) -> Html {
    let is_ended =
        matches!(scene.own_program_run(), OwnProgramRun::Ended(_)) && scene.session.own_program.check.is_none();
    let Some(game) = scene.game().filter(|_| is_ended) else { return Html::default() };
    let (made, all) = (game.moves().len(), game.moves().len() + game.undone().len());
    let onslide = ui.dispatch.reform(|moves: u32| OwnProgramAction::Seek(moves as usize).into());
    // A game has at most a few thousand moves.
    let [value, max] = [made, all].map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    html! {
        <label class="seek">
            { ui.l10n.text(msg::OWN_PROGRAM_SEEK) }
            <Range name="own-moves" {value} {max} {onslide} />
            <output>{ format!("{made} / {all}") }</output>
        </label>
    }
}

fn output(scene: &Scene, l10n: L10n) -> Html {
    let output = &scene.session.own_program.output;
    if output.is_empty() {
        return Html::default();
    }
    html! {
        <section class="output">
            <h3>{ l10n.text(msg::OWN_PROGRAM_OUTPUT) }</h3>
            <pre dir="ltr" tabindex="0" role="region" aria-label={l10n.text(msg::OWN_PROGRAM_OUTPUT)}>{ output.clone() }</pre>
        </section>
    }
}
