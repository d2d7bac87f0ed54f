//! The code of the model that comes with a chunk of the program.
//!
//! What only panels and dialogs ask for need not be there for the first paint. Where the program is cut into chunks, this makes
//! what the first paint waits for 21 kB smaller (brotli). An action that comes before its chunk waits for it.

use super::lesson::LessonAction;
use super::quiz::{Ask, QuizAction};
use super::share::ShareAction;
use super::{
    Action, QuizKind, State, compare, lesson, own_program, program_view, quiz, race, recursion_view, share,
    state_graph, timeline, viewport,
};

/// A part of the program that comes after the first paint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chunk {
    Panels,
    Dialogs,
}

/// Applies actions of one chunk.
pub type UpdateFn = fn(&mut State, Action);

/// The code of the model that has come.
#[derive(Clone, Copy, Debug)]
pub struct ChunkCode {
    panels: Option<UpdateFn>,
    dialogs: Option<DialogCode>,
}

/// The code of the model that comes with the dialogs.
#[derive(Clone, Copy, Debug)]
pub struct DialogCode {
    update: UpdateFn,
    ask: fn(QuizKind) -> Ask,
}

impl Action {
    /// The chunk whose code applies the action; `None` for the code that is always there.
    #[must_use]
    pub const fn chunk(&self) -> Option<Chunk> {
        match self {
            Self::Viewport(_)
            | Self::Timeline(_)
            | Self::Graph(_)
            | Self::Recursion(_)
            | Self::Program(_)
            | Self::OwnProgram(_)
            | Self::Compare(_)
            | Self::Race(_) => Some(Chunk::Panels),
            // The page itself does these.
            Self::Quiz(QuizAction::SetSeed(_))
            | Self::Lesson(LessonAction::ForgetTexts)
            | Self::Share(
                ShareAction::CopyText(_)
                | ShareAction::Copied(..)
                | ShareAction::SetExportStatus(_)
                | ShareAction::ShareLink(_)
                | ShareAction::SavePicture(_)
                | ShareAction::Print,
            ) => None,
            Self::Quiz(_) | Self::Lesson(_) | Self::Share(_) => Some(Chunk::Dialogs),
            _ => None,
        }
    }
}

/// Applies the actions of the panels.
pub fn update_panels(state: &mut State, action: Action) {
    match action {
        Action::Viewport(action) => viewport::update(state, action),
        Action::Timeline(action) => timeline::update(state, action),
        Action::Graph(action) => state_graph::update(state, action),
        Action::Recursion(action) => recursion_view::update(state, action),
        Action::Program(action) => program_view::update(state, action),
        Action::OwnProgram(action) => own_program::update(state, action),
        Action::Compare(action) => compare::update(state, action),
        Action::Race(action) => race::update(state, action),
        _ => {}
    }
}

fn update_dialogs(state: &mut State, action: Action) {
    match action {
        Action::Quiz(action) => quiz::update(state, action),
        Action::Lesson(action) => lesson::update(state, action),
        Action::Share(action) => share::update(state, action),
        _ => {}
    }
}

impl DialogCode {
    #[must_use]
    pub fn new() -> Self {
        Self { update: update_dialogs, ask: QuizKind::ask }
    }
}

impl Default for DialogCode {
    fn default() -> Self {
        Self::new()
    }
}

impl ChunkCode {
    /// No chunk has come.
    pub const EMPTY: Self = Self { panels: None, dialogs: None };

    /// The code that applies the actions of a chunk; `None` until it has come.
    #[must_use]
    pub fn update(self, chunk: Chunk) -> Option<UpdateFn> {
        match chunk {
            Chunk::Panels => self.panels,
            Chunk::Dialogs => self.dialogs.map(|code| code.update),
        }
    }

    /// What draws the questions of a kind; `None` until it has come.
    pub(super) fn ask(self, kind: QuizKind) -> Option<Ask> {
        self.dialogs.map(|code| (code.ask)(kind))
    }

    pub const fn add_panels(&mut self, update: UpdateFn) {
        self.panels = Some(update);
    }

    pub const fn add_dialogs(&mut self, code: DialogCode) {
        self.dialogs = Some(code);
    }
}

impl Default for ChunkCode {
    /// Where the program is one file, all of it is there.
    fn default() -> Self {
        if cfg!(all(target_arch = "wasm32", feature = "split")) {
            Self::EMPTY
        } else {
            Self { panels: Some(update_panels), dialogs: Some(DialogCode::new()) }
        }
    }
}

impl PartialEq for ChunkCode {
    /// What is there is the same everywhere.
    fn eq(&self, other: &Self) -> bool {
        let parts = |code: &Self| (code.panels.is_some(), code.dialogs.is_some());
        parts(self) == parts(other)
    }
}
