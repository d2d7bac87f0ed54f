//! The formula that gives a move from its number, if there is one.

use yew::prelude::*;

use crate::l10n::{Arg, L10n, msg};
use crate::model::{ExplainedMove, Fold};
use crate::solver::{Index, IndexDigits, Move, Peg};
use crate::view::Ui;
use crate::view::components::fold::folded;

use super::WhyPanel;

/// Only this many last digits of a longer number are shown.
const MAX_DIGITS: u32 = 24;

/// The formula, folded.
pub fn formula(panel: &WhyPanel, explained: &ExplainedMove, digits: IndexDigits, ui: &Ui) -> Html {
    let content = || match digits {
        IndexDigits::BINARY => by_bits(explained, ui.l10n),
        digits => by_digits(panel, explained, digits, ui.l10n),
    };
    folded(Fold::Formula, ui.l10n.text(msg::WHY_FORMULA_TITLE), content, panel.open_folds, &ui.dispatch)
}

/// The formula of the classic puzzle: move i goes from peg `(i AND (i − 1)) mod 3` to peg `((i OR (i − 1)) + 1) mod 3`.
fn by_bits(explained: &ExplainedMove, l10n: L10n) -> Html {
    let (index, step) = (&explained.number, explained.step);
    let Some(before) = index.previous() else { return Html::default() };
    // i AND (i − 1) is i without its lowest 1. i OR (i − 1) is i with its trailing zeros replaced by ones.
    let lowest = Index::power_of_two(step.disc.number() - 1);
    let (both, either) = (index.saturating_sub(&lowest), (index + &lowest).saturating_sub(&Index::from(1)));
    let (from, to) = (both.remainder(3), (either.remainder(3) + 1) % 3);
    let is_long = index.bits() > u64::from(MAX_DIGITS);
    let pegs = l10n.format(msg::WHY_FORMULA_PEGS, formula_pegs(step, from, to).map(Arg::from));
    let i = || html! { <mi>{ "i" }</mi> };
    let previous = || html! { <mrow>{ i() }<mo>{ "−" }</mo><mn>{ "1" }</mn></mrow> };
    let in_brackets = |content: Html| html! { <mrow><mo stretchy="false">{ "(" }</mo>{ content }<mo stretchy="false">{ ")" }</mo></mrow> };
    let and = html! { <mrow>{ i() }<mo>{ "AND" }</mo>{ in_brackets(previous()) }</mrow> };
    let or = in_brackets(html! { <>{ i() }<mo>{ "OR" }</mo>{ in_brackets(previous()) }</> });
    let or = html! { <mrow>{ or }<mo>{ "+" }</mo><mn>{ "1" }</mn></mrow> };
    html! {
        <>
            <math display="block" tabindex="0">
                <mtable>
                    { bits_row(i(), index, l10n) }
                    { bits_row(previous(), &before, l10n) }
                    { formula_row(and, &both, from) }
                    { formula_row(or, &either.next(), to) }
                </mtable>
            </math>
            if is_long {
                <p>{ l10n.format(msg::WHY_LAST_DIGITS, [MAX_DIGITS.into()]) }</p>
            }
            <p>{ pegs }</p>
        </>
    }
}

/// The pegs of the puzzle that the formula calls 0, 1 and 2.
fn formula_pegs(step: Move, from: u32, to: u32) -> [Peg; 3] {
    [0, 1, 2].map(|peg| match peg {
        peg if peg == from => step.from,
        peg if peg == to => step.to,
        _ => step.from.third(step.to),
    })
}

/// Digits with their base as a subscript.
fn with_base(digits: String, base: u32) -> Html {
    html! { <msub><mn class="bits-value">{ digits }</mn><mn>{ base.to_string() }</mn></msub> }
}

fn binary(number: &Index) -> Html {
    let count = u32::try_from(number.bits()).unwrap_or(u32::MAX).clamp(1, MAX_DIGITS);
    let dots = if number.bits() > u64::from(MAX_DIGITS) { "…" } else { "" };
    let bits: String = (0..count).rev().map(|place| if number.bit(place) { '1' } else { '0' }).collect();
    with_base([dots, &bits].concat(), 2)
}

fn bits_row(name: Html, value: &Index, l10n: L10n) -> Html {
    html! {
        <mtr>
            <mtd>{ name }</mtd>
            <mtd><mo>{ "=" }</mo><mn>{ l10n.compact(value) }</mn></mtd>
            <mtd><mo>{ "=" }</mo>{ binary(value) }</mtd>
        </mtr>
    }
}

fn formula_row(name: Html, value: &Index, remainder: u32) -> Html {
    html! {
        <mtr>
            <mtd>{ name }</mtd>
            <mtd><mo>{ "=" }</mo>{ binary(value) }</mtd>
            <mtd>
                <mo>{ "≡" }</mo><mn>{ remainder.to_string() }</mn>
                <mspace width="0.6em" /><mo stretchy="false">{ "(" }</mo><mo>{ "mod" }</mo><mn>{ "3" }</mn><mo stretchy="false">{ ")" }</mo>
            </mtd>
        </mtr>
    }
}

/// The move number of the row in base 3.
fn by_digits(panel: &WhyPanel, explained: &ExplainedMove, digits: IndexDigits, l10n: L10n) -> Html {
    let mut values = digits.digits_of(&explained.number, panel.puzzle.discs());
    while values.len() > 1 && values.last() == Some(&0) {
        values.pop();
    }
    let dots = if values.len() > MAX_DIGITS as usize { "…" } else { "" };
    let shown: String = values.iter().take(MAX_DIGITS as usize).rev().map(u32::to_string).collect();
    html! {
        <math display="block" tabindex="0">
            <mi>{ "i" }</mi><mo>{ "=" }</mo><mn>{ l10n.compact(&explained.number) }</mn>
            <mo>{ "=" }</mo>{ with_base([dots, &shown].concat(), digits.base()) }
        </math>
    }
}
