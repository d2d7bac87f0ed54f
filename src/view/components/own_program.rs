//! An editor for the learner's own program, and the result of its run: in its panel, and in the exercise that asks for a program.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::l10n::{Arg, L10n, Message, msg};
use crate::model::{
    Action, Hint, OwnProgram, OwnProgramAction, OwnProgramEnd, OwnProgramRun, OwnProgramSession, Scene, Starter,
};
use crate::solver::{Game, Index, Optimality, PegCount, Rule};
use crate::view::Ui;

use super::buttons::Button;
use super::events::ParseValue;
use super::field::Field;
use super::help::{help, hint};
use super::memo::Render;
use super::range::Range;

/// The fewest lines that the editor shows.
const MIN_LINES: usize = 10;

/// The editor, the buttons, and the result of the run.
#[derive(PartialEq)]
pub struct OwnProgramView {
    text: String,
    session: OwnProgramSession,
    /// The game that the program plays: on the board of the page, or on a board of its check.
    game: Option<Game>,
    /// Whether the board of the page is solved, and the fewest possible moves, if known.
    solved: Option<Option<(Index, Optimality)>>,
    rule: Rule,
    pegs: PegCount,
    /// Whether an exercise withholds its answer.
    is_withheld: bool,
}

impl OwnProgramView {
    pub fn of(scene: &Scene) -> Self {
        let session = scene.session.own_program.clone();
        let game = session.check.as_ref().map_or_else(|| scene.game(), |check| Some(check.game())).cloned();
        let is_solved = scene.is_solved_by_hand() && matches!(scene.hint(), Hint::Done);
        Self {
            text: scene.own_program().to_owned(),
            session,
            game,
            solved: is_solved.then(|| scene.fewest_moves().cloned()),
            rule: scene.puzzle().rule(),
            pegs: scene.puzzle().pegs(),
            is_withheld: scene.is_solution_withheld(),
        }
    }

    /// The text with line numbers. The line of an error is marked. A code editor replaces the text area once its script is loaded.
    fn editor(&self, ui: &Ui) -> Html {
        let lines = self.text.split('\n').count();
        let error = self.session.run.error_line().and_then(|line| usize::try_from(line).ok());
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
                    autocapitalize="off" maxlength={OwnProgram::MAX_CHARS.to_string()} value={self.text.clone()} {oninput}
                    aria-label={ui.l10n.text(msg::OWN_PROGRAM_EDITOR)}
                    aria-invalid={error.is_some().to_string()} />
            </div>
        }
    }

    fn run_button(&self, ui: &Ui) -> Html {
        let (command, action, text) = match self.session.run.is_on() {
            true => ("stop-own-program", OwnProgramAction::Stop, msg::COMMON_STOP),
            false => ("run-own-program", OwnProgramAction::Run, msg::OWN_PROGRAM_RUN),
        };
        Button::new(command, action).html(ui.l10n.text(text), &ui.dispatch)
    }

    fn buttons(&self, ui: &Ui) -> Html {
        let none = (String::new(), "–".to_owned());
        // An exercise does not give its answer away.
        let offered = Starter::ALL.into_iter().filter(|starter| *starter != Starter::Recursion || !self.is_withheld);
        let starters =
            offered.map(|starter| (starter.name().to_owned(), ui.l10n.text(starter_name(starter)).to_owned()));
        let begin: ParseValue = |value| value.parse().ok().map(|starter| OwnProgramAction::Begin(starter).into());
        let label = ui.l10n.text(msg::OWN_PROGRAM_BEGIN);
        let options = std::iter::once(none).chain(starters);
        let limits = [Arg::FullNumber(&Index::from(Game::MAX_MOVES as u64)), (OwnProgram::MAX_PAUSE_MS / 1_000).into()];
        html! {
            <div class="row looks">
                { self.run_button(ui) }
                { Field::new(label, "starter").select_alone( options, "", &ui.dispatch, begin) }
                if self.session.replaced.is_some() {
                    { Button::new("restore-own-program", OwnProgramAction::Restore).html(ui.l10n.text(msg::OWN_PROGRAM_RESTORE), &ui.dispatch) }
                }
                { help(ui.l10n.format(msg::OWN_PROGRAM_HINT, limits), ui.l10n) }
            </div>
        }
    }

    fn moves_made(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.moves().len())
    }

    fn status(&self, l10n: L10n) -> String {
        let moves = Index::from(self.moves_made() as u64);
        let count = || [Arg::FullNumber(&moves)];
        match &self.session.run {
            OwnProgramRun::NotStarted => String::new(),
            OwnProgramRun::Loading => l10n.text(msg::OWN_PROGRAM_LOADING).into(),
            OwnProgramRun::Running => l10n.format(msg::OWN_PROGRAM_RUNNING, count()),
            OwnProgramRun::Ended(end) => match end {
                OwnProgramEnd::Finished => self.result(l10n),
                OwnProgramEnd::Stopped => l10n.format(msg::OWN_PROGRAM_STOPPED, count()),
                OwnProgramEnd::TimedOut => {
                    l10n.format(msg::OWN_PROGRAM_TIMED_OUT, [(OwnProgram::MAX_PAUSE_MS / 1_000).into()])
                }
                OwnProgramEnd::TooManyMoves => {
                    l10n.format(msg::OWN_PROGRAM_TOO_MANY, [Arg::FullNumber(&Index::from(Game::MAX_MOVES as u64))])
                }
                OwnProgramEnd::Illegal(line, illegal) => {
                    in_line(*line, l10n.illegal_move(*illegal, self.rule, self.pegs), l10n)
                }
                OwnProgramEnd::Failed(line, error) => in_line(*line, error.clone(), l10n),
                OwnProgramEnd::NotLoaded => l10n.text(msg::OWN_PROGRAM_NOT_LOADED).into(),
                OwnProgramEnd::NoInterpreter => l10n.text(msg::OWN_PROGRAM_NO_INTERPRETER).into(),
            },
        }
    }

    /// The result of a program that ran to its end.
    fn result(&self, l10n: L10n) -> String {
        let moves = self.moves_made();
        let solved = |fewest: Option<&(Index, Optimality)>| {
            l10n.solved_by_hand(&Index::from(moves as u64), fewest.map(|(fewest, optimality)| (fewest, *optimality)))
        };
        let unsolved = || l10n.format(msg::OWN_PROGRAM_UNSOLVED, [Arg::FullNumber(&Index::from(moves as u64))]);
        match &self.session.check {
            // The verdict follows.
            Some(check) if check.is_passed() => String::new(),
            Some(check) => match check.fewest_after_detour() {
                Some(fewest) => solved(Some(&(Index::from(fewest), Optimality::Searched))),
                None => unsolved(),
            },
            None => self.solved.as_ref().map_or_else(unsolved, |fewest| solved(fewest.as_ref())),
        }
    }

    /// A slider through the moves, if there are some.
    fn moves(&self, ui: &Ui) -> Html {
        let is_ended = matches!(self.session.run, OwnProgramRun::Ended(_)) && self.session.check.is_none();
        let Some(game) = self.game.as_ref().filter(|_| is_ended) else { return Html::default() };
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
}

impl Render for OwnProgramView {
    fn render(&self, ui: &Ui) -> Html {
        html! {
            <div class="own-program">
                // An exercise has its own question.
                if !self.is_withheld {
                    { hint(ui.l10n.text(msg::OWN_PROGRAM_ABOUT)) }
                }
                { self.editor(ui) }
                { self.buttons(ui) }
                <p role="status" data-run={run_name(&self.session.run)}>{ self.status(ui.l10n) }</p>
                { self.moves(ui) }
                { output(&self.session.output, ui.l10n) }
            </div>
        }
    }
}

/// Runs the program on Ctrl and Enter.
fn keys(dispatch: &Callback<Action>) -> Callback<KeyboardEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" && (event.ctrl_key() || event.meta_key()) {
            event.prevent_default();
            dispatch.emit(OwnProgramAction::Run.into());
        }
    })
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

fn in_line(line: Option<u32>, error: String, l10n: L10n) -> String {
    match line {
        Some(line) => l10n.format(msg::OWN_PROGRAM_ERROR, [line.into(), error.into()]),
        None => error,
    }
}

fn output(output: &str, l10n: L10n) -> Html {
    if output.is_empty() {
        return Html::default();
    }
    html! {
        <section class="output">
            <h3>{ l10n.text(msg::OWN_PROGRAM_OUTPUT) }</h3>
            <pre dir="ltr" tabindex="0" role="region" aria-label={l10n.text(msg::OWN_PROGRAM_OUTPUT)}>{ output.to_owned() }</pre>
        </section>
    }
}
