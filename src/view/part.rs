//! The one component: a part of the page that is drawn anew only when its facts change.
//!
//! Each kind of component costs its own copy of the framework's machinery in the module that is sent. Here all parts
//! share one; what differs is only the facts and the function that draws them.

use yew::prelude::*;

use crate::explorer::Action;
use crate::text::Language;

use super::bits::BitGroup;
use super::disc::DiscShape;
use super::header::Footer;
use super::lesson::Lesson;
use super::puzzle_form::PuzzleForm;
use super::scrubber::{Leaps, Scrubber};
use super::towers::Towers;
use super::transport::Transport;

/// What a part shows.
#[derive(Clone, PartialEq)]
pub enum Facts {
    Footer(Footer),
    Towers(Towers),
    Disc(DiscShape),
    Transport(Transport),
    Scrubber(Scrubber),
    Leaps(Leaps),
    Bits(BitGroup),
    Puzzle(PuzzleForm),
    Lesson(Lesson),
}

#[derive(PartialEq, Properties)]
pub struct PartProps {
    pub facts: Facts,
    pub language: Language,
    pub on: Callback<Action>,
}

/// A part of the page.
pub struct Part;

impl Component for Part {
    type Message = ();
    type Properties = PartProps;

    fn create(_: &Context<Self>) -> Self {
        Self
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let PartProps { facts, language, on } = ctx.props();
        match facts {
            Facts::Footer(facts) => facts.draw(*language, on),
            Facts::Towers(facts) => facts.draw(*language, on),
            Facts::Disc(facts) => facts.draw(),
            Facts::Transport(facts) => facts.draw(*language, on),
            Facts::Scrubber(facts) => facts.draw(*language, on),
            Facts::Leaps(facts) => facts.draw(*language, on),
            Facts::Bits(facts) => facts.draw(*language, on),
            Facts::Puzzle(facts) => facts.draw(*language, on),
            Facts::Lesson(Lesson { draw, state, .. }) => draw(state, *language, on),
        }
    }
}

/// A part that shows these facts.
pub fn part(facts: Facts, language: Language, on: &Callback<Action>) -> Html {
    html! { <Part {facts} {language} on={on.clone()} /> }
}

/// One of several parts side by side that keep their places.
pub fn keyed_part(key: u32, facts: Facts, language: Language, on: &Callback<Action>) -> Html {
    html! { <Part {key} {facts} {language} on={on.clone()} /> }
}
