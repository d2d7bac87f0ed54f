//! The side effects of the page, apart from drawing the state.

use std::rc::Rc;

use crate::solver::Disc;

use super::exercise::{Answer, Progress};
use super::{BestResults, Problem};

/// A single side effect, apart from drawing the scene. [`Scene::after`](super::Scene::after) returns effects, and the app carries
/// them out. Work that lasts for a while is a job: see [`Jobs`](super::Jobs).
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    WriteAddress {
        link: String,
        mode: HistoryMode,
    },
    /// Sets the theme and the title of the document.
    UpdateDocument,
    /// Announces the position to screen readers once it has been stable for a while.
    Announce,
    /// Announces the reason that was asked for.
    AnnounceReason,
    /// Plays the tone of a disc.
    PlaySound(Disc),
    /// Sends an event to the host.
    Emit(HostEvent),
    /// Draws the seed of an exercise.
    DrawSeed,
    /// Moves the focus if it may have been on a note that is gone.
    KeepFocus,
    /// Scrolls to a part of the page that somebody asked for.
    Show(PagePart),
    CopyText(String),
    /// Opens the share sheet with a link.
    ShareLink(String),
    SavePicture(PictureFormat),
    Print,
    /// Keeps the best results on the device; `None` erases them there.
    KeepResults(Option<BestResults>),
    /// Enters or leaves full-screen mode.
    FillScreen(bool),
}

/// A part of the page to scroll to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PagePart {
    Board,
    /// The panel of a tab, from its top.
    Dock,
    /// What the card of a lesson says to an answer.
    Answer,
}

/// The way in which the address changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryMode {
    /// Adds an entry, so that Back returns to the previous one.
    Push,
    Replace,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureFormat {
    Svg,
    Png,
}

/// An event for a host.
#[derive(Clone, Debug, PartialEq)]
pub enum HostEvent {
    Ready,
    Move,
    State,
    Answer(Rc<Answer>),
    /// The learner's progress with an exercise.
    Score(Progress),
    Problem(Problem),
}
