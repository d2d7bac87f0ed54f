//! The panels that come after the first picture: why a move is what it is.
//!
//! All of this is reached by way of [`lessons()`] alone, and so is sent as a second file.

mod code;
mod compare;
mod graph;
mod markup;
mod numbers;
mod pointer;
mod polygon;
mod timeline;
mod trace;
mod why;

use std::rc::Rc;

use yew::prelude::*;

use crate::explorer::{Action, Look, Panel, State};
use crate::text::{Language, Lesson, Phrase};

use super::bits::bits;
use super::controls::button;
use super::exact::exact;
use super::header::Footer;
use super::lesson::{Draw, Lessons};
use super::part::part;
use super::puzzle_form::PuzzleForm;

/// What draws all that comes after the first picture.
#[must_use]
pub fn lessons() -> Lessons {
    Lessons { panel, foot: |state, language, on| part(Footer { theme: state.settings().theme }, language, on) }
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
        Panel::Puzzle => puzzle,
        Panel::Bits => |state, language, on| bits(state.index(), state.settings().puzzle.discs(), language, on),
        Panel::Exact => |state, language, _| exact(state, language),
        _ => |_: &Rc<State>, _, _| Html::default(),
    }
}

fn puzzle(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    let settings = state.settings();
    let total = match state.pending() {
        None => language.say(&Phrase::Total { total: state.total(), optimality: state.solution().optimality() }),
        Some(_) => String::new(),
    };
    part(PuzzleForm { puzzle: settings.puzzle.clone(), path: settings.path, total: total.into() }, language, on)
}

/// The buttons that go closer, farther, everywhere and here.
fn zoom_buttons(panel: Panel, language: Language, on: &Callback<Action>) -> Html {
    let middle = pointer::MIDDLE;
    let one = |lesson: Lesson<'_>, sign: &'static str, look: Look| {
        button(&language.explain(&lesson), sign.into(), Some(Action::Look(look)), on)
    };
    html! {
        <div class="row looks">
            { one(Lesson::ZoomIn, "+", Look::Zoom(panel, 0.5, middle, 2.0 * middle.y)) }
            { one(Lesson::ZoomOut, "−", Look::Zoom(panel, 2.0, middle, 2.0 * middle.y)) }
            { plain(Lesson::ShowAll, Look::Whole(panel), language, on) }
            { plain(Lesson::ShowHere, Look::Here(panel), language, on) }
        </div>
    }
}

/// A button with its words on it.
fn plain(lesson: Lesson<'_>, look: Look, language: Language, on: &Callback<Action>) -> Html {
    html! {
        <button type="button" onclick={on.reform(move |_| Action::Look(look.clone()))}>{ language.explain(&lesson) }</button>
    }
}

/// Keys on a picture: closer, farther, along, all of it, here.
fn picture_key(panel: Panel, key: &str) -> Option<Action> {
    let middle = pointer::MIDDLE;
    let zoom = |factor| Look::Zoom(panel, factor, middle, 2.0 * middle.y);
    let pan = |right, down| Look::Pan(panel, right, down);
    Some(Action::Look(match key {
        "+" | "=" => zoom(0.5),
        "-" => zoom(2.0),
        "0" => Look::Whole(panel),
        "." => Look::Here(panel),
        "ArrowLeft" => pan(0.125, 0.0),
        "ArrowRight" => pan(-0.125, 0.0),
        "ArrowUp" if panel == Panel::Graph => pan(0.0, 0.125),
        "ArrowDown" if panel == Panel::Graph => pan(0.0, -0.125),
        _ => return None,
    }))
}
