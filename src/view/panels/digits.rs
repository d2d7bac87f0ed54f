//! The digits of the index, one for each disc, each to be turned.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::l10n::{Label, Language, Lesson, PanelText};
use crate::model::{Action, Look, State, Turn, keys};
use crate::solver::{Digits, Disc};
use crate::view::components::memo::{Facts, keyed_part};

use crate::view::components::markup::{around, hint, text};

/// How many digits stand together.
const GROUP: usize = 8;

/// All digits, the highest first, and what is to be said of the disc that a person points at.
pub fn draw(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    let Some(digits) = state.solution().digits() else { return Html::default() };
    let values = digits.read(state.index(), state.settings().puzzle.discs());
    let digit = |(place, &value): (usize, &u32)| {
        let place = place as u32;
        keyed_part(place, Digit { digits, place, value }, language, on)
    };
    let parts: Vec<Html> = values.iter().enumerate().map(digit).collect();
    let group = |parts: &[Html]| html! { <span class="group">{ for parts.iter().rev().cloned() }</span> };
    let point = |place: Option<u32>| Action::Look(Look::Point(place.map(Disc::at_place)));
    let (over, focused) = (
        on.reform(move |event: PointerEvent| point(place(&event))),
        on.reform(move |event: FocusEvent| point(place(&event))),
    );
    let leave = on.clone();
    let leave = Callback::from(move |event: PointerEvent| {
        // A finger leaves with every tap.
        if event.pointer_type() != "touch" {
            leave.emit(point(focused_bit(&event)));
        }
    });
    let keys = on.clone();
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        let action = place(&event).and_then(|place| keys::digit(&event.key(), place));
        if let Some(action) = action.filter(|_| !(event.ctrl_key() || event.alt_key() || event.meta_key())) {
            event.prevent_default();
            keys.emit(action);
        }
    });
    html! {
        <div class="digits" onpointerover={over} onpointerleave={leave}>
            { text(hint(&language.explain(&Lesson::DigitsHint(digits)))) }
            <div class="bits" role="group" aria-label={language.label(Label::Bits)} {onkeydown}
                onfocusin={focused} onfocusout={nowhere(on)}>
                { for parts.chunks(GROUP).rev().map(group) }
            </div>
            <p class="hint" data-pointed-says="">{ pointed(state, digits, language) }</p>
        </div>
    }
}

fn nowhere<E: 'static>(on: &Callback<Action>) -> Callback<E> {
    on.reform(|_| Action::Look(Look::Point(None)))
}

/// The place of the digit that has the focus within what an event comes from.
fn focused_bit(event: &Event) -> Option<u32> {
    let digits = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    digits.query_selector("[data-bit]:focus").ok()??.get_attribute("data-bit")?.parse().ok()
}

/// The place of the digit that an event comes from.
fn place(event: &Event) -> Option<u32> {
    around(event, "[data-bit]")?.get_attribute("data-bit")?.parse().ok()
}

fn pointed(state: &State, digits: Digits, language: Language) -> String {
    let lesson = state.pointed().and_then(|disc| {
        let peg = state.solution().position_at(state.index())?.peg(disc)?;
        Some((disc, peg, digits.times(state.index(), disc)))
    });
    match lesson {
        Some((disc, peg, times)) => language.explain(&Lesson::Pointed { disc, peg, times: &times }),
        None => language.label(PanelText::PointHint).into(),
    }
}

/// One digit, which is drawn anew only when it changes.
#[derive(PartialEq)]
struct Digit {
    digits: Digits,
    place: u32,
    value: u32,
}

impl Facts for Digit {
    fn draw(&self, language: Language, on: &Callback<Action>) -> Html {
        let Self { digits, place, value } = *self;
        let binary = digits == Digits::BINARY;
        let label = language.explain(&Lesson::Digit { digits, place, value });
        let family = if place.is_multiple_of(2) { "odd" } else { "even" };
        let pressed = if value == 0 { "false" } else { "true" };
        html! {
            <button type="button" class="bit" data-family={family} data-bit={place.to_string()} aria-label={label}
                data-on={(value > 0).then_some("")} aria-pressed={binary.then_some(pressed)}
                onclick={on.reform(move |_| Action::Look(Look::Digit(place, Turn::Over)))}>{ value }</button>
        }
    }
}
