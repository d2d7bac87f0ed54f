//! The slider, the exact number, and leaps by powers of two.

use yew::prelude::*;

use crate::l10n::{Label, Language, Phrase};
use crate::model::{Action, Speed, keys, slider};
use crate::solver::Index;

use crate::view::components::events::{act_on_key, act_on_value};
use crate::view::components::fields::{Make, button, number_field};
use crate::view::components::memo::{Facts, Later, part};

/// Where in the solution we are, and three ways to be elsewhere.
#[derive(Clone, PartialEq)]
pub struct Scrubber {
    pub index: Index,
    pub total: Index,
    pub stride: u32,
    pub speed: Speed,
    /// Where that is, in words.
    pub says: AttrValue,
    /// What a person is typing instead of the number.
    pub typed: Option<String>,
    /// What draws leaps.
    pub leaps: Later<Draw>,
}

/// Draws something of it.
pub type Draw = fn(&Scrubber, Language, &Callback<Action>) -> Html;

/// Leaps for where the scrubber stands.
pub fn leaps(scrubber: &Scrubber, language: Language, on: &Callback<Action>) -> Html {
    part(scrubber.leaps(), language, on)
}

impl Facts for Scrubber {
    fn draw(&self, language: Language, on: &Callback<Action>) -> Html {
        html! {
            <div class="scrubber" role="group" aria-label={language.label(Label::Scrubber)}>
                { self.track(language, on) }
                <p class="hint">{ self.progress(language) }</p>
                <div class="row">
                    { self.entry(language, on) }
                    if let Some(leaps) = self.leaps.0 {
                        { leaps(self, language, on) }
                    }
                </div>
            </div>
        }
    }
}

impl Scrubber {
    fn track(&self, language: Language, on: &Callback<Action>) -> Html {
        let Self { index, total, .. } = self;
        let oninput: Callback<InputEvent> = act_on_value(on, |value| value.parse().ok().map(Action::SeekTick));
        html! {
            <input type="range" class="track" name="track" min="0" max={slider::ticks(total).to_string()} step="1"
                value={slider::tick_of(index, total).to_string()} {oninput} onkeydown={act_on_key(on, 0, |key, _| keys::slide(key))}
                disabled={total.is_start()} aria-label={language.label(Label::Scrubber)}
                aria-valuetext={self.says.clone()} />
        }
    }

    /// How far it is; of no moves there is nothing to say.
    fn progress(&self, language: Language) -> String {
        let Self { index, total, speed, .. } = self;
        if total.is_start() {
            return String::new();
        }
        let seconds = speed.seconds(&total.minus(index));
        let permille = slider::permille(index, total);
        language.say(&Phrase::Progress { permille, seconds: &seconds, speed: &speed.write() })
    }

    /// The exact number as a field. What a person is typing stays until it is taken or given up.
    fn entry(&self, language: Language, on: &Callback<Action>) -> Html {
        let value = self.typed.clone().unwrap_or_else(|| language.exact(&self.index));
        let oninput: Callback<InputEvent> = act_on_value(on, |value| Some(Action::Type(value.to_owned())));
        let onsubmit = on.reform(|event: SubmitEvent| {
            event.prevent_default();
            Action::SeekTyped
        });
        let hint = language.say(&Phrase::EntryHint { exponent: self.most_stride() });
        let onblur = on.reform(|_: FocusEvent| Action::SeekTyped);
        let onkeydown = act_on_key(on, 0, |key, _| (key == "Escape").then_some(Action::GiveUpTyping));
        html! {
            <form class="entry" {onsubmit}>
                <label>
                    <span>{ language.label(Label::MoveNumber) }</span>
                    <input type="text" name="move" {value} {oninput} {onblur} {onkeydown} autocomplete="off"
                        spellcheck="false" aria-description={hint.clone()} />
                </label>
                <button type="submit">{ language.label(Label::Go) }</button>
                <small>{ hint }</small>
            </form>
        }
    }

    /// The largest k for which 2^k is within the solution.
    fn most_stride(&self) -> u32 {
        u32::try_from(self.total.bits().saturating_sub(1)).unwrap_or(u32::MAX)
    }

    fn leaps(&self) -> Leaps {
        let Self { index, total, stride, .. } = self;
        Leaps { back: !index.is_start(), forward: index < total, exponent: *stride, most: self.most_stride() }
    }
}

/// Leaps by a power of two. A part of its own, so that playing does not draw the field anew under a person's hands.
#[derive(Clone, PartialEq)]
pub struct Leaps {
    /// Whether there is anything to leap back over.
    back: bool,
    /// The same, forward.
    forward: bool,
    exponent: u32,
    most: u32,
}

impl Facts for Leaps {
    fn draw(&self, language: Language, on: &Callback<Action>) -> Html {
        let exponent = self.exponent;
        let leap = |forward: bool| {
            let (action, label, useful): (Make, _, _) = if forward {
                (|| Action::Leap, Label::Leap, self.forward)
            } else {
                (|| Action::LeapBack, Label::LeapBack, self.back)
            };
            let says = language.say(&Phrase::Leap { exponent, forward });
            button(&[language.label(label), " ", &says].concat(), says.into(), useful.then_some(action), on)
        };
        let read = |value: &str| value.parse().ok().map(Action::Stride);
        html! {
            <div class="leaps">
                { number_field(language.label(Label::Stride), "stride", (exponent, self.most), on, read) }
                { leap(false) }
                { leap(true) }
            </div>
        }
    }
}
