//! Why this move: the formula worked with the index's own bits, or what the recursion says.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{Language, Lesson, PanelText};
use crate::model::{Action, State};
use crate::solver::recursion::{Opened, Part};
use crate::solver::{Digits, Index, Move, Peg};

use super::trace::{no_recursion, note, way_down};
use crate::view::components::markup::text;

/// So many bits of a long number are written out.
const MOST_BITS: u32 = 24;
/// So many levels of the recursion are told.
const LEVELS: usize = 4;

/// The reason for the last move.
pub fn draw(state: &Rc<State>, language: Language, _: &Callback<Action>) -> Html {
    let Some(step) = state.last_move() else { return note(PanelText::NoMoveYet, language) };
    let first = match state.solution().digits() {
        Some(Digits::BINARY) => by_bits(state, step, language),
        Some(digits) => by_digits(state, step, digits, language),
        None => String::new(),
    };
    html! { <div class="why">{ text(format!("{first}{}", by_recursion(state, language))) }</div> }
}

fn say(lesson: &Lesson<'_>, language: Language) -> String {
    format!("<p>{}</p>", language.explain(lesson))
}

/// The formula of the classic puzzle.
fn by_bits(state: &State, step: Move, language: Language) -> String {
    let index = state.index();
    let Some(before) = index.previous() else { return String::new() };
    let zeros = step.disc.number() - 1;
    // The bits that i and i − 1 share are i without its last 1; all bits of either are i with ones for its zeros.
    let lowest = Index::power_of_two(zeros);
    let (both, either) = (index.minus(&lowest), index.plus(&lowest).minus(&Index::from(1)));
    let (from, to) = (both.remainder(3), (either.remainder(3) + 1) % 3);
    let times = index.plus(&lowest).halved(step.disc.number());
    let long = index.bits() > u64::from(MOST_BITS);
    format!(
        "{}<math display=\"block\"><mtable>{}{}{}{}</mtable></math>{}{}<p class=\"result\"><strong>{}</strong></p>{}",
        say(&Lesson::DiscFromZeros { zeros, disc: step.disc }, language),
        bits_row("i", index, language),
        bits_row("i − 1", &before, language),
        formula_row("i AND (i − 1)", &both, from),
        formula_row("(i OR (i − 1)) + 1", &either.next(), to),
        if long {
            format!("<p>{}</p>", language.fill(PanelText::LastBits, &[MOST_BITS.into()]))
        } else {
            String::new()
        },
        say(&Lesson::FormulaPegs(names(step, from, to)), language),
        language.step(step),
        say(&Lesson::Turns { step, times: &times }, language)
    )
}

/// The puzzle's pegs for the formula's 0, 1 and 2: two of them show in the move, the third is left.
fn names(step: Move, from: u32, to: u32) -> [Peg; 3] {
    [0, 1, 2].map(|peg| match peg {
        peg if peg == from => step.from,
        peg if peg == to => step.to,
        _ => step.from.third(step.to),
    })
}

/// Digits with the base that they are to.
fn based(digits: &str, base: u32) -> String {
    format!("<msub><mn class=\"bits-value\">{digits}</mn><mn>{base}</mn></msub>")
}

fn binary(number: &Index) -> String {
    let count = u32::try_from(number.bits()).unwrap_or(u32::MAX).clamp(1, MOST_BITS);
    let dots = if number.bits() > u64::from(MOST_BITS) { "…" } else { "" };
    let bits: String = (0..count).rev().map(|place| if number.bit(place) { '1' } else { '0' }).collect();
    based(&[dots, &bits].concat(), 2)
}

fn bits_row(name: &str, value: &Index, language: Language) -> String {
    format!(
        "<mtr><mtd><mi>{name}</mi></mtd><mtd><mo>=</mo><mn>{}</mn></mtd><mtd><mo>=</mo>{}</mtd></mtr>",
        language.readable(value),
        binary(value)
    )
}

fn formula_row(name: &str, value: &Index, rest: u32) -> String {
    format!(
        "<mtr><mtd><mi>{name}</mi></mtd><mtd><mo>=</mo>{}</mtd>\
         <mtd><mo>≡</mo><mn>{rest}</mn><mtext>\u{a0}(mod 3)</mtext></mtd></mtr>",
        binary(value)
    )
}

/// The digits to the base 3, for the row from end to end.
fn by_digits(state: &State, step: Move, digits: Digits, language: Language) -> String {
    let threes = step.disc.number() - 1;
    let mut values = digits.read(state.index(), state.settings().puzzle.discs());
    while values.len() > 1 && values.last() == Some(&0) {
        values.pop();
    }
    let dots = if values.len() > MOST_BITS as usize { "…" } else { "" };
    let shown = values.iter().take(MOST_BITS as usize).rev();
    let shown: String = shown.map(u32::to_string).collect();
    format!(
        "{}<math display=\"block\"><mi>i</mi><mo>=</mo><mn>{}</mn><mo>=</mo>{}</math>",
        say(&Lesson::DiscFromThrees { threes, disc: step.disc }, language),
        language.readable(state.index()),
        based(&[dots, &shown].concat(), digits.base())
    )
}

/// What the recursion says, from the task at hand upwards.
fn by_recursion(state: &State, language: Language) -> String {
    let Some((_, levels)) = way_down(state, state.index(), 0, LEVELS) else {
        return format!("<p>{}</p>", language.label(no_recursion(state)));
    };
    let reasons: String = levels.iter().rev().filter_map(|level| reason(level, language)).collect();
    format!("<ol class=\"reasons\">{reasons}</ol>")
}

/// Parts without a move are no part of the way.
fn is_some_move(part: &&(Part, Index)) -> bool {
    !part.1.is_start()
}

fn reason(level: &Opened, language: Language) -> Option<String> {
    let (part, _) = level.parts.get(level.chosen)?;
    let says = match part {
        Part::Move(step) => {
            let goes_on = level.parts.iter().skip(level.chosen + 1).any(|(part, _)| matches!(part, Part::Move(_)));
            language.explain(&Lesson::LargestOf { term: &level.term, step: *step, goes_on })
        }
        Part::Term(_) => language.explain(&Lesson::PartOf {
            number: level.parts.iter().take(level.chosen + 1).filter(is_some_move).count(),
            of: level.parts.iter().filter(is_some_move).count(),
            term: &level.term,
        }),
    };
    Some(format!("<li>{says}</li>"))
}
