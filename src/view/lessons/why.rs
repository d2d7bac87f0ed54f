//! Why this move: the formula worked with the index's own bits, or what the recursion says.

use std::rc::Rc;

use yew::prelude::*;

use crate::explorer::{Action, State};
use crate::solver::recursion::{self, Opened, Part};
use crate::solver::{Index, Move, Peg, Rule};
use crate::text::{Language, Lesson, number};

use super::trace::note;

/// So many bits of a long number are written out.
const MOST_BITS: u32 = 24;
/// So many levels of the recursion are told.
const LEVELS: usize = 4;

/// The reason for the last move.
pub fn draw(state: &Rc<State>, language: Language, _: &Callback<Action>) -> Html {
    let Some(step) = state.last_move() else { return note(Lesson::NoMoveYet, language) };
    html! {
        <div class="why">
            if state.has_bits() {
                { by_bits(state, step, language) }
            } else {
                { by_threes(state, step, language) }
            }
            { by_recursion(state, language) }
        </div>
    }
}

fn say(lesson: &Lesson<'_>, language: Language) -> Html {
    html! { <p>{ language.explain(lesson) }</p> }
}

/// The formula of the classic puzzle.
fn by_bits(state: &State, step: Move, language: Language) -> Html {
    let index = state.index();
    let Some(before) = index.previous() else { return Html::default() };
    let zeros = step.disc.number() - 1;
    // The bits that i and i − 1 share are i without its last 1; all bits of either are i with ones for its zeros.
    let lowest = Index::power_of_two(zeros);
    let (both, either) = (index.minus(&lowest), index.plus(&lowest).minus(&Index::from(1)));
    let (from, to) = (both.remainder(3), (either.remainder(3) + 1) % 3);
    let long = index.bits() > u64::from(MOST_BITS);
    let times = index.plus(&lowest).halved(step.disc.number());
    html! {
        <>
            { say(&Lesson::DiscFromZeros { zeros, disc: step.disc }, language) }
            <math display="block">
                <mtable>
                    { bits_row("i", index) }
                    { bits_row("i − 1", &before) }
                    { formula_row("i AND (i − 1)", &both, "", from) }
                    { formula_row("(i OR (i − 1)) + 1", &either, " + 1", to) }
                </mtable>
            </math>
            if long {
                { say(&Lesson::LastBits(MOST_BITS), language) }
            }
            { say(&Lesson::FormulaPegs(names(step, from, to)), language) }
            <p class="result"><strong>{ step.to_string() }</strong></p>
            { say(&Lesson::Turns { odd: step.disc.number() % 2 == 1, step, times: &times }, language) }
        </>
    }
}

/// The puzzle's pegs for the formula's 0, 1 and 2: two of them show in the move, the third is left.
fn names(step: Move, from: u32, to: u32) -> [Peg; 3] {
    [0, 1, 2].map(|peg| match peg {
        peg if peg == from => step.from,
        peg if peg == to => step.to,
        _ => step.from.third(step.to),
    })
}

fn binary(number: &Index) -> String {
    let count = u32::try_from(number.bits()).unwrap_or(u32::MAX).clamp(1, MOST_BITS);
    let dots = if number.bits() > u64::from(MOST_BITS) { "…" } else { "" };
    let bits: String = (0..count).rev().map(|place| if number.bit(place) { '1' } else { '0' }).collect();
    format!("{dots}{bits}")
}

fn bits_row(name: &'static str, value: &Index) -> Html {
    html! {
        <mtr>
            <mtd><mi>{ name }</mi></mtd>
            <mtd><mo>{ "=" }</mo><mn>{ number::readable(value) }</mn></mtd>
            <mtd><mo>{ "=" }</mo><msub><mn class="bits-value">{ binary(value) }</mn><mn>{ "2" }</mn></msub></mtd>
        </mtr>
    }
}

fn formula_row(name: &'static str, value: &Index, more: &'static str, rest: u32) -> Html {
    html! {
        <mtr>
            <mtd><mi>{ name }</mi></mtd>
            <mtd><mo>{ "=" }</mo><msub><mn class="bits-value">{ binary(value) }</mn><mn>{ "2" }</mn></msub><mo>{ more }</mo></mtd>
            <mtd><mo>{ "≡" }</mo><mn>{ rest.to_string() }</mn><mspace width="0.5em" /><mtext>{ "(mod 3)" }</mtext></mtd>
        </mtr>
    }
}

/// The digits to the base 3, for the row from end to end.
fn by_threes(state: &State, step: Move, language: Language) -> Html {
    let puzzle = &state.settings().puzzle;
    let ends =
        puzzle.start().position(puzzle.discs()).as_tower().zip(puzzle.goal().position(puzzle.discs()).as_tower());
    let row = puzzle.rule() == Rule::Linear && puzzle.pegs().count() == 3;
    if !row || ends.is_none_or(|(from, to)| from == Peg::B || to == Peg::B) {
        return Html::default();
    }
    let threes = step.disc.number() - 1;
    let mut rest = state.index().clone();
    let mut digits = Vec::new();
    while !rest.is_start() && digits.len() < MOST_BITS as usize {
        digits.push(char::from_digit(rest.remainder(3), 10).unwrap_or('0'));
        rest = rest.fraction(1, 3);
    }
    if !rest.is_start() {
        digits.push('…');
    }
    html! {
        <>
            { say(&Lesson::DiscFromThrees { threes, disc: step.disc }, language) }
            <math display="block">
                <mi>{ "i" }</mi><mo>{ "=" }</mo><mn>{ number::readable(state.index()) }</mn><mo>{ "=" }</mo>
                <msub><mn class="bits-value">{ digits.iter().rev().collect::<String>() }</mn><mn>{ "3" }</mn></msub>
            </math>
        </>
    }
}

/// What the recursion says, from the task at hand upwards.
fn by_recursion(state: &State, language: Language) -> Html {
    let index = state.index();
    let depth = state.solution().trace_at(index).map_or(0, |trace| trace.frames.len());
    let keep = |level: usize| level + LEVELS >= depth;
    let levels = state.solution().with_recursion(|recursion| recursion::levels_at(recursion, index, &keep)).flatten();
    let Some(levels) = levels else { return note(Lesson::NoRecursion, language) };
    html! { <ol class="reasons">{ for levels.iter().rev().map(|level| reason(level, language)) }</ol> }
}

fn reason(level: &Opened, language: Language) -> Html {
    let Some((part, _)) = level.parts.get(level.chosen) else { return Html::default() };
    let says = match part {
        Part::Move(step) => {
            let goes_on = level.parts.iter().skip(level.chosen + 1).any(|(part, _)| matches!(part, Part::Move(_)));
            language.explain(&Lesson::LargestOf { term: &level.term, step: *step, goes_on })
        }
        Part::Term(_) => language.explain(&Lesson::PartOf {
            number: level.chosen + 1,
            of: level.parts.iter().filter(|(_, length)| !length.is_start()).count(),
            term: &level.term,
        }),
    };
    html! { <li>{ says }</li> }
}
