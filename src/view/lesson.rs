//! A panel that the second part of the program draws.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::Language;
use crate::model::{Action, Panel, State};

use super::page::problems::Say;
use super::page::transport::DrawSpan;
use super::page::{scrubber, searching};
use crate::view::components::memo::Facts;

/// Draws something of a state.
pub type Draw = fn(&Rc<State>, Language, &Callback<Action>) -> Html;

/// What draws what is below the towers. Known once the second part is there.
#[derive(Clone, Copy)]
pub struct Lessons {
    /// What is in each panel.
    pub panel: fn(Panel) -> Draw,
    /// The foot of the page.
    pub foot: fn(&State, Language, &Callback<Action>) -> Html,
    /// Leaps by powers of two.
    pub leaps: scrubber::Draw,
    /// A search under way.
    pub searching: searching::Draw,
    /// The fields for the ends of a loop.
    pub loop_ends: DrawSpan,
    /// What was not taken, in words.
    pub problem: Say,
    /// The buttons in its head.
    pub tools: fn(Language, &Callback<Action>) -> Html,
}

/// Draws something of a state that is seldom there.
pub type Over = fn(&State, Language, &Callback<Action>) -> Html;

/// What draws what comes when it is asked for.
#[derive(Clone, Copy)]
pub struct Dialogs {
    /// What is over the page: dialogs.
    pub over: Over,
    /// What is above the towers: the step of the guided tour.
    pub above: Over,
    /// The panel of who plays by hand.
    pub play: Draw,
    /// What there is to say of a game that is on.
    pub played: fn(&State, Language) -> Option<String>,
}

/// True when two states of the same solution look the same in a drawing.
pub type Same = fn(&State, &State) -> bool;

/// Something of a state and what draws it.
pub struct Lesson {
    pub draw: Draw,
    pub state: Rc<State>,
    /// What of the state it shows.
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
        let same = |new: &State, old: &State| Rc::ptr_eq(new.solution(), old.solution()) && (self.same)(new, old);
        std::ptr::fn_addr_eq(self.draw, other.draw) && (Rc::ptr_eq(new, old) || same(new, old))
    }
}
