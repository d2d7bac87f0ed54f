//! A panel that the second part of the program draws.

use std::rc::Rc;

use yew::prelude::*;

use crate::explorer::{Action, Panel, State};
use crate::text::Language;

use super::part::Facts;

/// Draws something of a state.
pub type Draw = fn(&Rc<State>, Language, &Callback<Action>) -> Html;

/// What draws what is below the towers. Known once the second part is there.
#[derive(Clone, Copy)]
pub struct Lessons {
    /// What is in each panel.
    pub panel: fn(Panel) -> Draw,
    /// The foot of the page.
    pub foot: Draw,
}

/// What a drawing depends on: true when two states look the same in it.
pub type Same = fn(&State, &State) -> bool;

/// Something of a state and what draws it.
pub struct Lesson {
    pub draw: Draw,
    pub state: Rc<State>,
    /// What of the state it shows besides the puzzle and its solution.
    pub same: Same,
}

impl Facts for Lesson {
    fn draw(&self, language: Language, on: &Callback<Action>) -> Html {
        (self.draw)(&self.state, language, on)
    }
}

impl PartialEq for Lesson {
    fn eq(&self, other: &Self) -> bool {
        let (new, old) = (&self.state, &other.state);
        std::ptr::fn_addr_eq(self.draw, other.draw)
            && Rc::ptr_eq(new.solution(), old.solution())
            && new.settings().puzzle == old.settings().puzzle
            && new.settings().path == old.settings().path
            && new.pending().is_some() == old.pending().is_some()
            && (self.same)(new, old)
    }
}

/// For what shows the puzzle alone.
pub fn same_puzzle(_: &State, _: &State) -> bool {
    true
}

/// For what shows the index.
pub fn same_index(a: &State, b: &State) -> bool {
    a.index() == b.index()
}

/// For what shows the index and what is looked at.
pub fn same_view(a: &State, b: &State) -> bool {
    let (new, old) = (a.settings(), b.settings());
    a.index() == b.index() && new.views == old.views && new.looped == old.looped
}
