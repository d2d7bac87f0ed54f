//! The learner's own program, in Python: its text, its run and its results.
//!
//! The moves of the program are a game from the start of the puzzle. A worker runs it and knows the rules, but the page does not
//! trust the worker: it plays each move itself.

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

/// The program data that lasts as long as the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnProgramSession {
    pub run: OwnProgramRun,
    /// The output of the program.
    pub output: String,
    /// The text that was replaced by a starter, a step of a lesson or another link.
    pub replaced: Option<OwnProgram>,
    /// The current check, or the last one if nothing else was run since. Otherwise the program runs on the board of the page.
    pub check: Option<ProgramCheck>,
}

/// The progress of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum OwnProgramRun {
    #[default]
    NotStarted,
    /// The interpreter is being loaded.
    Loading,
    Running,
    Ended(OwnProgramEnd),
}

/// The reason why a run has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnProgramEnd {
    /// The last line was run.
    Finished,
    /// The user stopped it.
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
    /// The page has no interpreter to load.
    NoInterpreter,
}

named_enum! {
    /// A text to start with.
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
    /// Restores the text from before the starter.
    Restore,
    Run,
    Stop,
    /// The worker has loaded the interpreter.
    Started,
    /// The worker reports moves.
    Played(Vec<(Peg, Peg)>),
    Printed(String),
    /// The worker reports a refused move.
    Refused(Option<u32>, Peg, Peg),
    End(OwnProgramEnd),
    /// Goes to the position after this many moves of the game.
    Seek(usize),
}

impl OwnProgram {
    /// The most characters, so that a link with a program can still be sent.
    pub const MAX_CHARS: usize = 3_000;
    /// The longest time without a move before a program is stopped, in milliseconds.
    pub const MAX_PAUSE_MS: u32 = 2_000;
    /// The most characters of output that are kept.
    const MAX_OUTPUT: usize = 10_000;

    /// The text with line feeds between its lines; `None` if it is too long or has other control characters.
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

    /// Whether a file with this page has to run programs: if it shows the editor, or if its exercise or one of its lesson asks for
    /// a program.
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

    /// The links to the boards on which the program runs, one after another.
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

/// Remembers a replaced text, so that it can be restored.
pub(super) fn remember_replaced(before: &State, state: &mut State) {
    if before.config.own_program != state.config.own_program && before.config.own_program.is_some() {
        state.session.own_program.replaced.clone_from(&before.config.own_program);
    }
}

/// Stops a program when its puzzle or question changes, because it runs for one puzzle and is checked for one question.
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
