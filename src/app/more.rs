//! What comes with the third part of the program: what dialogs and playing by hand need.

use js_sys::Math;
use web_sys::{DedicatedWorkerGlobalScope, Element};
use yew::Callback;

use crate::effects::{self, Aside};
use crate::l10n::Language;
use crate::model::{Action, Look, Outcome, Panels, Playing, Program, State, Take};
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
    /// Writes the file that the state asks for, and draws the seed that a task needs.
    pub follow: fn(&mut Option<Aside>, &Element, &State, &Callback<Action>),
    /// Lets panels not be touched.
    pub lock: fn(&Element, Panels),
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
                effects::take(all, take, state, |state| picture(state, language), told)
            },
            follow,
            lock: effects::lock,
            write: effects::write_here,
        }
    }
}

fn follow(file: &mut Option<Aside>, all: &Element, state: &State, on: &Callback<Action>) {
    effects::follow_writing(file, all, state, on);
    if state.needs_seed() {
        let seed = (Math::random() * 1e9) as u32;
        on.emit(Action::Look(Look::Play(Playing::Task(format!("seed {seed}")))));
    }
}

impl Default for More {
    fn default() -> Self {
        Self::new()
    }
}

/// Gets the third part and gives it on, or nothing when it could not be loaded.
pub type GetMore = fn(Callback<Option<More>>);
