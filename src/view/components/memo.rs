//! The one component: a part of the page that is drawn anew only when its facts change.
//!
//! Each kind of component costs its own copy of the framework's machinery in the module that is sent. Here all parts
//! share one; what differs is only the facts, which draw themselves. So a part is sent with whatever makes its facts.

use std::any::Any;
use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::Language;
use crate::model::Action;

/// What a part shows, and how.
pub trait Facts: PartialEq + 'static {
    /// Draws them.
    fn draw(&self, language: Language, on: &Callback<Action>) -> Html;
}

/// What draws something that comes with the second part of the program. It is one and the same once it is there.
#[derive(Clone, Copy)]
pub struct Later<T>(pub Option<T>);

impl<T> PartialEq for Later<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_some() == other.0.is_some()
    }
}

/// Facts of some kind.
trait AnyFacts {
    fn draw(&self, language: Language, on: &Callback<Action>) -> Html;
    fn equal(&self, other: &dyn AnyFacts) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<T: Facts> AnyFacts for T {
    fn draw(&self, language: Language, on: &Callback<Action>) -> Html {
        Facts::draw(self, language, on)
    }

    fn equal(&self, other: &dyn AnyFacts) -> bool {
        other.as_any().downcast_ref::<T>() == Some(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Facts as a property.
#[derive(Clone)]
pub struct Shown(Rc<dyn AnyFacts>);

impl PartialEq for Shown {
    fn eq(&self, other: &Self) -> bool {
        self.0.equal(&*other.0)
    }
}

#[derive(PartialEq, Properties)]
pub struct PartProps {
    pub facts: Shown,
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
        facts.0.draw(*language, on)
    }
}

/// A part that shows these facts.
pub fn part(facts: impl Facts, language: Language, on: &Callback<Action>) -> Html {
    show(None, Shown(Rc::new(facts)), language, on)
}

/// One of several parts side by side that keep their places.
pub fn keyed_part(key: u32, facts: impl Facts, language: Language, on: &Callback<Action>) -> Html {
    show(Some(key), Shown(Rc::new(facts)), language, on)
}

fn show(key: Option<u32>, facts: Shown, language: Language, on: &Callback<Action>) -> Html {
    let on = on.clone();
    match key {
        Some(key) => html! { <Part {key} {facts} {language} {on} /> },
        None => html! { <Part {facts} {language} {on} /> },
    }
}
