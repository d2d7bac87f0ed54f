//! What comes with the third part of the program: what dialogs need.

use web_sys::{DedicatedWorkerGlobalScope, Element};
use yew::Callback;

use crate::browser::{self, Aside};
use crate::explorer::{Action, Outcome, State, Take};
use crate::view::{Draw, picture, share};

/// What the page does not need until a dialog is opened.
#[derive(Clone, Copy)]
pub struct More {
    /// Draws the dialog that shares.
    pub share: Draw,
    /// Takes something out of the page.
    pub take: fn(&Element, &Take, &State, Callback<Outcome>),
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
            share,
            take: |all, take, state, told| browser::take(all, take, state, picture, told),
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
