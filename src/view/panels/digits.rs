//! The digits of the index, one for each disc, as buttons that change them.

use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{Action, DigitChange, NavigateAction, Scene, TimelineAction, keys};
use crate::solver::{Disc, Index, IndexDigits, Peg};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::events::{closest, has_modifier};
use crate::view::components::memo::{Render, keyed_memo};

use super::help;

/// Digits are shown in groups of this size.
const GROUP: usize = 8;

/// The digits, the most significant first, and a sentence about the disc of the digit under the pointer.
#[derive(PartialEq)]
pub struct DigitsPanel {
    /// `None` if the moves have no digits.
    digits: Option<IndexDigits>,
    /// The least significant first.
    values: Vec<u32>,
    /// The disc under the pointer, its peg, and how often it has moved.
    hovered: Option<(Disc, Peg, Index)>,
    is_in_game: bool,
}

impl DigitsPanel {
    pub fn of(scene: &Scene) -> Self {
        let solution = scene.solved();
        let digits = solution.and_then(|solution| solution.digits());
        let values = digits.map(|digits| digits.digits_of(scene.index(), scene.puzzle().discs())).unwrap_or_default();
        let hovered = scene.session.hovered_disc.and_then(|disc| {
            let peg = solution?.position_at(scene.index())?.peg(disc)?;
            Some((disc, peg, digits?.moves_of(scene.index(), disc)))
        });
        Self { digits, values, hovered, is_in_game: scene.is_off_solution() }
    }

    fn hovered_text(&self, l10n: L10n) -> String {
        match &self.hovered {
            Some((disc, peg, times)) => l10n.digit_disc(*disc, *peg, times, self.is_in_game),
            None => l10n.text(msg::DIGITS_POINT_HINT).into(),
        }
    }
}

impl Render for DigitsPanel {
    fn render(&self, ui: &Ui) -> Html {
        let Some(digits) = self.digits else { return Html::default() };
        let button = |(place, &value): (usize, &u32)| {
            let place = place as u32;
            keyed_memo(place, Digit { digits, place, value, is_tab_stop: place == 0 }, ui)
        };
        let buttons: Vec<Html> = self.values.iter().enumerate().map(button).collect();
        let group = |buttons: &[Html]| html! { <span class="group">{ for buttons.iter().rev().cloned() }</span> };
        html! {
            <div class="digits" onpointerover={ui.dispatch.reform(|event: PointerEvent| hover(place_of(&event)))}
                onpointerleave={on_pointer_leave(&ui.dispatch)}>
                <div class="bits-view"><div class="bits" role="group" aria-label={ui.l10n.text(msg::DIGITS_TITLE)} data-roving="" onkeydown={on_digit_key(&ui.dispatch)}
                    onfocusin={ui.dispatch.reform(|event: FocusEvent| hover(place_of(&event)))}
                    onfocusout={ui.dispatch.reform(|_: FocusEvent| hover(None))}>
                    { for buttons.chunks(GROUP).rev().map(group) }
                </div></div>
                <div class="row">
                    <p class="hint" data-pointed-says="">{ self.hovered_text(ui.l10n) }</p>
                    { help(ui.l10n.digits_hint(digits), ui.l10n) }
                </div>
            </div>
        }
    }
}

/// Highlights the disc of the digit at a place, or removes the highlight.
fn hover(place: Option<u32>) -> Action {
    TimelineAction::HoverDisc(place.map(Disc::from_index)).into()
}

/// The place of the digit that is the event's target.
fn place_of(event: &Event) -> Option<u32> {
    closest(event, "[data-bit]")?.get_attribute("data-bit")?.parse().ok()
}

/// When the pointer leaves, the digit with the focus is highlighted, if there is one.
fn on_pointer_leave(dispatch: &Callback<Action>) -> Callback<PointerEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: PointerEvent| {
        // A touch pointer leaves after every tap.
        if event.pointer_type() != "touch" {
            dispatch.emit(hover(focused_place(&event)));
        }
    })
}

/// The place of the digit with the focus, within the event's target.
fn focused_place(event: &Event) -> Option<u32> {
    let digits = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    digits.query_selector("[data-bit]:focus").ok()??.get_attribute("data-bit")?.parse().ok()
}

/// Changes a digit on Up and Down.
fn on_digit_key(dispatch: &Callback<Action>) -> Callback<KeyboardEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: KeyboardEvent| {
        let place = place_of(&event).filter(|_| !has_modifier(&event));
        if let Some(action) = place.and_then(|place| keys::digit_key(&event.key(), place)) {
            event.prevent_default();
            dispatch.emit(action);
        }
    })
}

/// One digit, which is memoised separately.
#[derive(PartialEq)]
struct Digit {
    digits: IndexDigits,
    place: u32,
    value: u32,
    is_tab_stop: bool,
}

impl Render for Digit {
    fn render(&self, ui: &Ui) -> Html {
        let Self { digits, place, value, is_tab_stop } = *self;
        let label = ui.l10n.digit(digits, place, value);
        let mut button = Button::new("", NavigateAction::ChangeDigit(place, DigitChange::Cycle))
            .attribute("class", "bit")
            .attribute("data-bit", place)
            .attribute("tabindex", if is_tab_stop { "0" } else { "-1" })
            .attribute("aria-label", label);
        if value > 0 {
            button = button.attribute("data-on", "");
        }
        if digits == IndexDigits::BINARY {
            button = button.pressed(value > 0);
        }
        button.html(value.to_string(), &ui.dispatch)
    }
}
