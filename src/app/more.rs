//! What comes with the third part of the program: what dialogs and playing by hand need.

use web_sys::{DedicatedWorkerGlobalScope, Element};
use yew::Callback;

use crate::browser::{self, Aside};
use crate::explorer::{Action, Outcome, Program, State, Take};
use crate::text::Language;
use crate::view::{Dialogs, dialogs, picture};

/// What the page does not need until a dialog is opened, or somebody plays.
#[derive(Clone, Copy)]
pub struct More {
    /// Solves, looks, and plays by hand.
    pub program: Program,
    /// Draws dialogs, and the panel of who plays by hand.
    pub dialogs: Dialogs,
    /// Takes something out of the page.
    pub take: fn(&Element, &Take, &State, Language, Callback<Outcome>),
    /// Writes the file that the state asks for.
    pub follow: fn(&mut Option<Aside>, &Element, &State, &Callback<Action>),
    /// Writes the file of a link, in a worker.
    pub write: fn(&str, &DedicatedWorkerGlobalScope),
}

impl More {
    /// All of it.
    #[must_use]
    pub fn new() -> Self {
        Self {
            program: Program::WHOLE,
            dialogs: dialogs(),
            take: |all, take, state, language, told| {
                browser::take(all, take, state, |state| picture(state, language), told)
            },
            follow: browser::follow_writing,
            write: browser::write_here,
        }
    }
}

impl Default for More {
    fn default() -> Self {
        Self::new()
    }
}

/// Gets the third part and gives it on, or nothing when it could not be loaded.
pub type GetMore = fn(Callback<Option<More>>);
