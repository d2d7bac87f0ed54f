//! Explains the last move: by the digits of the index, and by the recursion.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, PanelSentence, msg};
use crate::model::{Action, State};
use crate::solver::recursion::{ExpandedLevel, Step};
use crate::solver::{Index, IndexDigits, Move, Peg};

use super::hint;
use super::trace::{descend, missing_recursion};

/// Of a longer number, only the last digits are shown.
const MAX_DIGITS: u32 = 24;
/// How many levels of the recursion are explained.
const LEVELS: usize = 4;

pub fn draw(state: &Rc<State>, l10n: L10n, _: &Callback<Action>) -> Html {
    let Some(step) = state.last_move() else { return hint(l10n.text(msg::WHY_NO_MOVE_YET)) };
    let by_digits = match state.solved().and_then(|solution| solution.digits()) {
        Some(IndexDigits::BINARY) => by_bits(state, step, l10n),
        Some(digits) => by_digits(state, step, digits, l10n),
        None => Html::default(),
    };
    html! { <div class="why">{ by_digits }{ by_recursion(state, l10n) }</div> }
}

fn paragraph(sentence: &PanelSentence<'_>, l10n: L10n) -> Html {
    html! { <p>{ l10n.panel_sentence(sentence) }</p> }
}

/// The formula of the classic puzzle: move i goes from peg `(i AND (i − 1)) mod 3` to peg `((i OR (i − 1)) + 1) mod 3`.
fn by_bits(state: &State, step: Move, l10n: L10n) -> Html {
    let index = state.index();
    let Some(before) = index.previous() else { return Html::default() };
    let zeros = step.disc.number() - 1;
    // i AND (i − 1) is i without its lowest 1. i OR (i − 1) is i with its trailing zeros replaced by ones.
    let lowest = Index::power_of_two(zeros);
    let (both, either) = (index.saturating_sub(&lowest), (index + &lowest).saturating_sub(&Index::from(1)));
    let (from, to) = (both.remainder(3), (either.remainder(3) + 1) % 3);
    let times = (index + &lowest) >> step.disc.number();
    let is_long = index.bits() > u64::from(MAX_DIGITS);
    html! {
        <>
            { paragraph(&PanelSentence::DiscFromZeros { zeros, disc: step.disc }, l10n) }
            <math display="block" tabindex="0">
                <mtable>
                    { bits_row("i", index, l10n) }
                    { bits_row("i − 1", &before, l10n) }
                    { formula_row("i AND (i − 1)", &both, from) }
                    { formula_row("(i OR (i − 1)) + 1", &either.next(), to) }
                </mtable>
            </math>
            if is_long {
                <p>{ l10n.format(msg::WHY_LAST_DIGITS, [MAX_DIGITS.into()]) }</p>
            }
            { paragraph(&PanelSentence::FormulaPegs(formula_pegs(step, from, to)), l10n) }
            <p class="result"><strong>{ l10n.step(step) }</strong></p>
            { paragraph(&PanelSentence::Turns { step, times: &times }, l10n) }
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

fn bits_row(name: &'static str, value: &Index, l10n: L10n) -> Html {
    html! {
        <mtr>
            <mtd><mi>{ name }</mi></mtd>
            <mtd><mo>{ "=" }</mo><mn>{ l10n.compact(value) }</mn></mtd>
            <mtd><mo>{ "=" }</mo>{ binary(value) }</mtd>
        </mtr>
    }
}

fn formula_row(name: &'static str, value: &Index, remainder: u32) -> Html {
    html! {
        <mtr>
            <mtd><mi>{ name }</mi></mtd>
            <mtd><mo>{ "=" }</mo>{ binary(value) }</mtd>
            <mtd><mo>{ "≡" }</mo><mn>{ remainder.to_string() }</mn><mtext>{ "\u{a0}(mod 3)" }</mtext></mtd>
        </mtr>
    }
}

/// The explanation for the row from end to end, with digits in base 3.
fn by_digits(state: &State, step: Move, digits: IndexDigits, l10n: L10n) -> Html {
    let threes = step.disc.number() - 1;
    let mut values = digits.digits_of(state.index(), state.puzzle().discs());
    while values.len() > 1 && values.last() == Some(&0) {
        values.pop();
    }
    let dots = if values.len() > MAX_DIGITS as usize { "…" } else { "" };
    let shown: String = values.iter().take(MAX_DIGITS as usize).rev().map(u32::to_string).collect();
    html! {
        <>
            { paragraph(&PanelSentence::DiscFromThrees { threes, disc: step.disc }, l10n) }
            <math display="block" tabindex="0">
                <mi>{ "i" }</mi><mo>{ "=" }</mo><mn>{ l10n.compact(state.index()) }</mn>
                <mo>{ "=" }</mo>{ with_base([dots, &shown].concat(), digits.base()) }
            </math>
        </>
    }
}

/// Explains the move by its task, and each task by the one that contains it.
fn by_recursion(state: &State, l10n: L10n) -> Html {
    let Some((_, levels)) = descend(state, state.index(), 0, LEVELS) else {
        return html! { <p>{ l10n.text(missing_recursion(state)) }</p> };
    };
    let reasons = levels.iter().rev().filter_map(|level| reason(level, l10n));
    html! { <ol class="reasons">{ for reasons.map(|text| html! { <li>{ text }</li> }) }</ol> }
}

fn reason(level: &ExpandedLevel, l10n: L10n) -> Option<String> {
    let (part, _) = level.steps.get(level.chosen)?;
    let has_moves = |(_, length): &&(Step, Index)| !length.is_zero();
    Some(match part {
        Step::Move(step) => {
            let goes_on = level.steps.iter().skip(level.chosen + 1).any(|(part, _)| matches!(part, Step::Move(_)));
            l10n.panel_sentence(&PanelSentence::LargestOf { term: &level.subproblem, step: *step, goes_on })
        }
        Step::Subproblem(_) => l10n.panel_sentence(&PanelSentence::PartOf {
            number: level.steps.iter().take(level.chosen + 1).filter(has_moves).count(),
            of: level.steps.iter().filter(has_moves).count(),
            term: &level.subproblem,
        }),
    })
}
