//! A program of the learner's own, in Python: its text, its run, and what came of it.
//!
//! The moves that it makes are a game from the start of the puzzle. A worker runs it and knows the rules, but the page trusts
//! nothing that comes from there: it plays each move itself.

mod check;
mod run;

use crate::named_enum::named_enum;
use crate::solver::{IllegalMove, PathKind, Peg};

use super::link::{self, LinkWriter, Params};
use super::{ExerciseKind, Panel, Parameter, PuzzleConfig, State};

pub use check::ProgramCheck;
pub(super) use check::{check, fewest_moves};
pub(super) use run::update;

/// The text of a program that fits a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnProgram(String);

/// What lasts as long as the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnProgramSession {
    pub run: OwnProgramRun,
    /// What the program has printed.
    pub output: String,
    /// The text that a starter, a step of a lesson or another link took the place of.
    pub replaced: Option<OwnProgram>,
    /// The check that is under way, or was the last thing to be run. Otherwise the program runs on the board of the page.
    pub check: Option<ProgramCheck>,
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
            Self::Ended(
                OwnProgramEnd::Finished
                | OwnProgramEnd::Stopped
                | OwnProgramEnd::TimedOut
                | OwnProgramEnd::TooManyMoves
                | OwnProgramEnd::NotLoaded
                | OwnProgramEnd::NoInterpreter,
            )
            | Self::NotStarted
            | Self::Loading
            | Self::Running => None,
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

    /// Whether a file with this page has to run programs: its exercise, or one of its lesson, asks for one, or it shows the editor.
    #[must_use]
    pub fn needs_python(&self) -> bool {
        let exercises = self
            .lesson_exercises()
            .into_iter()
            .flat_map(|exercises| &exercises.exercises)
            .map(|(_, exercise)| *exercise)
            .chain(self.exercise());
        self.config.panels.shown.contains(Panel::OwnProgram)
            || exercises.into_iter().any(|exercise| exercise.kind == ExerciseKind::Write)
    }

    /// The links to the boards that the program is run on, one after another.
    #[must_use]
    pub fn own_program_boards(&self) -> Vec<String> {
        let Some(check) = &self.session.own_program.check else { return vec![link::format(self)] };
        let boards = check.puzzles().iter().map(|puzzle| {
            let mut link = LinkWriter::default();
            PuzzleConfig { puzzle: puzzle.clone(), path: PathKind::default() }.format(&mut link, false);
            link::query_of(link.into_pairs())
        });
        boards.collect()
    }
}

/// A text that another one took the place of can be brought back.
pub(super) fn remember_replaced(before: &State, state: &mut State) {
    if before.config.own_program != state.config.own_program && before.config.own_program.is_some() {
        state.session.own_program.replaced.clone_from(&before.config.own_program);
    }
}

/// A program knows the puzzle with which it began, and is checked for one question.
pub(super) fn stop_when_left(before: &State, state: &mut State) {
    let is_left = before.config.puzzle != state.config.puzzle || before.config.exercise != state.config.exercise;
    if is_left {
        let session = &mut state.session.own_program;
        session.check = None;
        if session.run.is_on() {
            session.run = OwnProgramRun::Ended(OwnProgramEnd::Stopped);
        }
    }
}
