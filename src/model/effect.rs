//! What the page does besides drawing the state.

use std::rc::Rc;

use crate::solver::Disc;

use super::Problem;
use super::exercise::{Answer, Progress};

/// What the page does once, besides drawing the scene. [`Scene::after`](super::Scene::after) returns them; the app carries them out.
/// What goes on for a while is a job: see [`Jobs`](super::Jobs).
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    WriteAddress {
        link: String,
        mode: HistoryMode,
    },
    /// Sets the theme and the title of the document.
    UpdateDocument,
    /// Tells screen readers where the page is, as soon as it has been there for a while.
    Announce,
    /// Plays the tone of a disc.
    PlaySound(Disc),
    /// Tells the host.
    Emit(HostEvent),
    /// Draws the seed of an exercise.
    DrawSeed,
    /// The focus may have been on a note that is gone.
    KeepFocus,
    CopyText(String),
    /// Hands a link to the system.
    ShareLink(String),
    SavePicture(PictureFormat),
    Print,
    /// Fills the screen with the page, or no longer.
    FillScreen(bool),
}

/// How the address changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryMode {
    /// A new entry: Back returns to what was before.
    Push,
    Replace,
    /// The browser has changed it already.
    Accept,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureFormat {
    Svg,
    Png,
}

/// What a host is told.
#[derive(Clone, Debug, PartialEq)]
pub enum HostEvent {
    Ready,
    Move,
    State,
    Answer(Rc<Answer>),
    /// How far the learner is with an exercise.
    Score(Progress),
    Problem(Problem),
}
