//! The index in binary: one switch for each disc.

use yew::prelude::*;

use crate::explorer::{Action, keys};
use crate::solver::{Discs, Index};
use crate::text::{Label, Language, Phrase};

use super::listen::act_on_key;
use super::part::{Facts, keyed_part};

/// How many bits stand together; a group is drawn anew only when one of its own bits changes.
const GROUP: u32 = 8;

/// All bits of the index, the highest first.
pub fn bits(index: &Index, discs: Discs, language: Language, on: &Callback<Action>) -> Html {
    let group = |number: u32| {
        let first = number * GROUP;
        let count = GROUP.min(discs.count() - first);
        let value = (0..count).fold(0u8, |value, place| value | u8::from(index.bit(first + place)) << place);
        keyed_part(number, BitGroup { value, first, count }, language, on)
    };
    html! {
        <>
            <p class="hint">{ language.label(Label::BitsHint) }</p>
            <div class="bits" role="group" aria-label={language.label(Label::Bits)}>
                { for (0..discs.count().div_ceil(GROUP)).rev().map(group) }
            </div>
        </>
    }
}

/// A few bits that stand together.
#[derive(Clone, PartialEq)]
pub struct BitGroup {
    /// Their values, the lowest in bit 0.
    value: u8,
    /// The place of the lowest.
    first: u32,
    count: u32,
}

impl Facts for BitGroup {
    fn draw(&self, language: Language, on: &Callback<Action>) -> Html {
        html! { <span class="group">{ for (0..self.count).rev().map(|offset| self.bit(offset, language, on)) }</span> }
    }
}

impl BitGroup {
    fn bit(&self, offset: u32, language: Language, on: &Callback<Action>) -> Html {
        let place = self.first + offset;
        let set = self.value >> offset & 1 == 1;
        let label = language.say(&Phrase::Bit { place, on: set });
        let family = if place.is_multiple_of(2) { "odd" } else { "even" };
        html! {
            <button key={place} type="button" class="bit" data-family={family} aria-pressed={set.to_string()} aria-label={label.clone()}
                title={label} data-bit={place.to_string()} onclick={on.reform(move |_| Action::ToggleBit(place))}
                onkeydown={act_on_key(on, place, keys::bit)}>{ u8::from(set) }</button>
        }
    }
}
