//! The panels that come after the first picture: why a move is what it is.
//!
//! All of this is reached by way of [`lessons()`] alone, and so is sent as a second file.

mod code;
mod compare;
mod digits;
mod exact;
mod graph;
mod numbers;
mod polygon;
mod puzzle;
mod race;
mod timeline;
mod trace;
mod why;

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{Language, PanelText};
use crate::model::{Action, Look, Panel, Span, State, keys};

use super::lesson::{Draw, Lessons};
use super::page::header::Footer;
use super::page::scrubber::leaps;
use super::page::searching::searching;
use crate::view::components::events::act_on_key;
use crate::view::components::fields::text_field;
use crate::view::components::markup::{act_without_pointer, block, button, words};
use crate::view::components::memo::part;
use puzzle::PuzzleForm;

/// What draws all that comes after the first picture.
#[must_use]
pub fn lessons() -> Lessons {
    let foot = |state: &State, language: Language, on: &Callback<Action>| {
        let keys = words(&Action::Look(Look::Keys(true)), language.label(PanelText::ShowKeys));
        html! { <div class="foot">{ block(keys, on) }{ part(Footer { theme: state.settings().theme, tongue: state.settings().tongue }, language, on) }</div> }
    };
    Lessons { panel, foot, leaps, searching, loop_ends, problem: Language::problem, tools }
}

/// The ends of a loop, to be typed.
fn loop_ends(looped: &Span, language: Language, on: &Callback<Action>) -> Html {
    let end = |label: PanelText, name: &'static str, index, read| {
        text_field(language.label(label), name, language.exact(index), on, read)
    };
    html! {
        <div class="loop">
            { end(PanelText::LoopFirst, "loop-first", &looped.first, |value| Some(Action::Look(Look::LoopEnd(true, value.to_owned())))) }
            { end(PanelText::LoopLast, "loop-last", &looped.last, |value| Some(Action::Look(Look::LoopEnd(false, value.to_owned())))) }
        </div>
    }
}

/// The buttons in the head of the page.
fn tools(language: Language, on: &Callback<Action>) -> Html {
    let tour = words(&Action::Look(Look::Step(1)), language.label(PanelText::TakeTour));
    let share = words(&Action::Look(Look::Share("open".into())), language.label(PanelText::Share));
    html! { <div class="tools">{ block(tour + &share, on) }</div> }
}

fn panel(panel: Panel) -> Draw {
    match panel {
        Panel::Timeline => timeline::draw,
        Panel::Why => why::draw,
        Panel::Trace => trace::draw,
        Panel::Graph => graph::draw,
        Panel::Numbers => numbers::draw,
        Panel::Code => code::draw,
        Panel::Compare => compare::draw,
        Panel::Race => race::draw,
        Panel::Puzzle => puzzle,
        Panel::Bits => digits::draw,
        Panel::Exact => exact::draw,
        _ => |_: &Rc<State>, _, _| Html::default(),
    }
}

fn puzzle(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    let settings = state.settings();
    let total = match state.pending() {
        None => language.total(state.total(), state.solution().optimality()),
        Some(_) => String::new(),
    };
    part(PuzzleForm { puzzle: settings.puzzle.clone(), path: settings.path, total: total.into() }, language, on)
}

/// The buttons that go closer, farther, everywhere and here.
fn zoom_buttons(panel: Panel, language: Language) -> String {
    let sign = |says: PanelText, sign: &str, look: Look| button(&Action::Look(look), language.label(says), sign);
    let plain = |says: PanelText, look: Look| words(&Action::Look(look), language.label(says));
    format!(
        "<div class=\"row looks\">{}{}{}{}</div>",
        sign(PanelText::ZoomIn, "+", Look::Closer(panel)),
        sign(PanelText::ZoomOut, "−", Look::Farther(panel)),
        plain(PanelText::ShowAll, Look::Whole(panel)),
        plain(PanelText::ShowHere, Look::Here(panel))
    )
}

/// A picture that pointers and keys go closer to, move along and press. In its middle is what Enter presses.
fn zoomed(panel: Panel, label: AttrValue, content: Html, no_letters: bool, on: &Callback<Action>) -> Html {
    let about = u32::from(panel == Panel::Graph) + 2 * u32::from(no_letters);
    let keys = |key: &str, about: u32| {
        let is_heard = about < 2 || key.len() > 1;
        is_heard.then(|| keys::picture(key, if about.is_multiple_of(2) { Panel::Timeline } else { Panel::Graph }))?
    };
    html! {
        <div class="picture" data-zoom={panel.name()} tabindex="0" role="group" aria-label={label}
            onclick={act_without_pointer(on)} onkeydown={act_on_key(on, about, keys)} onpointerdown={crate::view::components::pointer::grab(on, panel)}
            onpointermove={crate::view::components::pointer::drag(on)} onpointerup={crate::view::components::pointer::let_go(on)} onpointercancel={crate::view::components::pointer::lose(on)}>
            { content }
        </div>
    }
}
