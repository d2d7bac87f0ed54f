//! A panel that the second part of the program draws.

use std::rc::Rc;

use yew::prelude::*;

use crate::explorer::{Action, Panel, State};
use crate::text::Language;

use super::part::Facts;

/// Draws something of a state.
pub type Draw = fn(&Rc<State>, Language, &Callback<Action>) -> Html;

/// What draws each panel. Known once the second part is there.
pub type Lessons = fn(Panel) -> Draw;

/// Something of a state and what draws it.
pub struct Lesson {
    pub draw: Draw,
    pub state: Rc<State>,
    /// Whether it shows anything of the index.
    pub of_index: bool,
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
            && new.settings() == old.settings()
            && new.pending().is_some() == old.pending().is_some()
            && (!self.of_index || new.index() == old.index())
    }
}
