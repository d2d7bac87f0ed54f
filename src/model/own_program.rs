//! A program of the learner's own, in Python: its text, its run, and what came of it.
//!
//! The moves that it makes are a game from the start of the puzzle. A worker runs it and knows the rules, but the page trusts
//! nothing that comes from there: it plays each move itself.

use crate::named_enum::named_enum;
use crate::solver::{Game, IllegalMove, Index, Peg};

use super::Parameter;
use super::State;
use super::link::Params;
use super::manual_play::install_game;

/// The text of a program that fits a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnProgram(String);

/// What lasts as long as the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnProgramSession {
    pub run: OwnProgramRun,
    /// What the program has printed.
    pub output: String,
    /// The text that a starter took the place of.
    pub replaced: Option<OwnProgram>,
}

/// How far a run is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum OwnProgramRun {
    #[default]
    NotStarted,
    /// The interpreter is being loaded.
    Loading,
    Running,
    Ended(OwnProgramEnd),
}

/// Why a run has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnProgramEnd {
    /// The last line was run.
    Finished,
    /// Somebody stopped it.
    Stopped,
    /// It has made no move for too long.
    TimedOut,
    /// It has made as many moves as a game can have.
    TooManyMoves,
    /// A move that is not legal, in this line.
    Illegal(Option<u32>, IllegalMove),
    /// Another error, in this line, in the words of the interpreter.
    Failed(Option<u32>, String),
    /// The interpreter could not be loaded.
    NotLoaded,
    /// The page has no interpreter that it could load.
    NoInterpreter,
}

named_enum! {
    /// A text to begin with.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Starter {
        /// One move.
        Move = "move",
        /// The recursion, with gaps to fill.
        Gaps = "gaps",
        /// The recursion.
        Recursion = "recursion",
    }
    fn name;
    ParseStarterError: "a program to begin with";
}

#[derive(Clone, Debug, PartialEq)]
pub enum OwnProgramAction {
    Edit(String),
    Begin(Starter),
    /// Brings back the text before the starter.
    Restore,
    Run,
    Stop,
    /// The worker has loaded the interpreter.
    Started,
    /// The worker tells of moves.
    Played(Vec<(Peg, Peg)>),
    Printed(String),
    /// The worker tells that a move was refused.
    Refused(Option<u32>, Peg, Peg),
    End(OwnProgramEnd),
    /// Goes to the position after so many moves of the game.
    Seek(usize),
}

impl OwnProgram {
    /// The most characters, so that a link with a program can still be sent.
    pub const MAX_CHARS: usize = 3_000;
    /// A program is stopped when it has made no move for so long, in milliseconds.
    pub const MAX_PAUSE_MS: u32 = 2_000;
    /// The most characters of output that are kept.
    const MAX_OUTPUT: usize = 10_000;

    /// The text with line feeds between its lines; `None` for texts that are too long or have other control characters.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let text = text.replace("\r\n", "\n").replace('\t', "    ");
        let is_text = text.chars().all(|char| char == '\n' || !char.is_control());
        (is_text && text.chars().count() <= Self::MAX_CHARS).then_some(Self(text))
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Display for OwnProgram {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl Starter {
    const fn text(self) -> &'static str {
        match self {
            Self::Move => include_str!("own_program/move.py"),
            Self::Gaps => include_str!("own_program/gaps.py"),
            Self::Recursion => include_str!("own_program/recursion.py"),
        }
    }
}

impl OwnProgramRun {
    #[must_use]
    pub const fn is_on(&self) -> bool {
        matches!(self, Self::Loading | Self::Running)
    }

    /// The line with an error, counted from 1.
    #[must_use]
    pub const fn error_line(&self) -> Option<u32> {
        match self {
            Self::Ended(OwnProgramEnd::Illegal(line, _) | OwnProgramEnd::Failed(line, _)) => *line,
            _ => None,
        }
    }
}

pub(super) fn apply(program: &mut Option<OwnProgram>, params: &mut Params) {
    params.set_option(Parameter::Code, program, OwnProgram::new);
}

impl State {
    /// The text in the editor.
    #[must_use]
    pub fn own_program(&self) -> &str {
        self.config.own_program.as_ref().map_or(Starter::Move.text(), OwnProgram::as_str)
    }

    #[must_use]
    pub const fn own_program_run(&self) -> &OwnProgramRun {
        &self.session.own_program.run
    }
}

pub(super) fn update(state: &mut State, action: OwnProgramAction) {
    match action {
        OwnProgramAction::Edit(text) => edit(state, &text),
        OwnProgramAction::Begin(starter) => {
            let text = state.config.own_program.take();
            edit(state, starter.text());
            state.session.own_program.replaced = text.filter(|text| Some(text) != state.config.own_program.as_ref());
        }
        OwnProgramAction::Restore => {
            if let Some(text) = state.session.own_program.replaced.take() {
                edit(state, text.as_str());
            }
        }
        OwnProgramAction::Run => run(state),
        OwnProgramAction::Stop => end(state, OwnProgramEnd::Stopped),
        OwnProgramAction::Seek(moves) => seek(state, moves),
        // What a worker tells after the end of its run comes too late.
        _ if !state.own_program_run().is_on() => {}
        OwnProgramAction::Started => state.session.own_program.run = OwnProgramRun::Running,
        OwnProgramAction::Played(moves) => play(state, &moves),
        OwnProgramAction::Printed(text) => print(state, &text),
        OwnProgramAction::Refused(line, from, to) => refuse(state, line, from, to),
        OwnProgramAction::End(reason) => end(state, reason),
    }
}

fn edit(state: &mut State, text: &str) {
    state.config.own_program = OwnProgram::new(text).or_else(|| state.config.own_program.take());
    // A mark would be at another line now.
    if !state.own_program_run().is_on() {
        state.session.own_program.run = OwnProgramRun::NotStarted;
    }
}

fn run(state: &mut State) {
    if state.own_program_run().is_on() {
        return;
    }
    state.pause();
    state.set_index(Index::ZERO);
    install_game(state, Game::new(state.puzzle()));
    let session = &mut state.session.own_program;
    (session.run, session.output) = (OwnProgramRun::Loading, String::new());
}

fn play(state: &mut State, moves: &[(Peg, Peg)]) {
    let mut game = state.game().cloned().unwrap_or_else(|| Game::new(state.puzzle()));
    let refused = moves.iter().find_map(|&(from, to)| game.play(from, to).err());
    install_game(state, game);
    match refused {
        Some(IllegalMove::TooManyMoves) => end(state, OwnProgramEnd::TooManyMoves),
        Some(illegal) => end(state, OwnProgramEnd::Illegal(None, illegal)),
        None => {}
    }
}

fn refuse(state: &mut State, line: Option<u32>, from: Peg, to: Peg) {
    let mut game = state.game().cloned().unwrap_or_else(|| Game::new(state.puzzle()));
    end(
        state,
        match game.play(from, to) {
            Err(IllegalMove::TooManyMoves) => OwnProgramEnd::TooManyMoves,
            Err(illegal) => OwnProgramEnd::Illegal(line, illegal),
            // A worker that says so is wrong.
            Ok(_) => OwnProgramEnd::Failed(line, String::new()),
        },
    );
}

fn print(state: &mut State, text: &str) {
    let output = &mut state.session.own_program.output;
    let room = OwnProgram::MAX_OUTPUT.saturating_sub(output.len());
    output.extend(text.chars().take(room));
}

fn end(state: &mut State, reason: OwnProgramEnd) {
    if state.own_program_run().is_on() {
        state.session.own_program.run = OwnProgramRun::Ended(reason);
    }
}

/// A program knows the puzzle with which it began.
pub(super) fn stop_for_another_puzzle(before: &State, state: &mut State) {
    if before.config.puzzle != state.config.puzzle {
        end(state, OwnProgramEnd::Stopped);
    }
}

/// Takes moves of the game back, or makes them again.
fn seek(state: &mut State, moves: usize) {
    let Some(mut game) = state.game().cloned() else { return };
    while game.moves().len() > moves && game.step_back() {}
    while game.moves().len() < moves && game.step_forward() {}
    state.pause();
    state.session.motion = None;
    install_game(state, game);
}
