//! Why this move: the formula worked with the index's own bits, or what the recursion says.

use std::rc::Rc;

use yew::prelude::*;

use crate::explorer::{Action, State};
use crate::solver::recursion::{self, Opened, Part};
use crate::solver::{Index, Move, Peg, Pegs, Rule, Stand};
use crate::text::{Language, Lesson, number};

use super::markup::{element, raw, tag};
use super::trace::{no_recursion, note};

/// So many bits of a long number are written out.
const MOST_BITS: u32 = 24;
/// So many levels of the recursion are told.
const LEVELS: usize = 4;

/// The reason for the last move.
pub fn draw(state: &Rc<State>, language: Language, _: &Callback<Action>) -> Html {
    let Some(step) = state.last_move() else { return note(Lesson::NoMoveYet, language) };
    let first = if state.has_bits() { by_bits(state, step, language) } else { by_threes(state, step, language) };
    raw("why", [first, by_recursion(state, language)].concat())
}

fn say(lesson: &Lesson<'_>, language: Language) -> String {
    element("p", &language.explain(lesson))
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
    let rows = [
        bits_row("i", index),
        bits_row("i − 1", &before),
        formula_row("i AND (i − 1)", &both, from),
        formula_row("(i OR (i − 1)) + 1", &either.next(), to),
    ];
    let long = index.bits() > u64::from(MOST_BITS);
    [
        say(&Lesson::DiscFromZeros { zeros, disc: step.disc }, language),
        math(&element("mtable", &rows.concat())),
        if long { say(&Lesson::LastBits(MOST_BITS), language) } else { String::new() },
        say(&Lesson::FormulaPegs(names(step, from, to)), language),
        tag("p", "class=\"result\"", &element("strong", &step.to_string())),
        say(&Lesson::Turns { odd: step.disc.number() % 2 == 1, step, times: &times }, language),
    ]
    .concat()
}

/// The puzzle's pegs for the formula's 0, 1 and 2: two of them show in the move, the third is left.
fn names(step: Move, from: u32, to: u32) -> [Peg; 3] {
    [0, 1, 2].map(|peg| match peg {
        peg if peg == from => step.from,
        peg if peg == to => step.to,
        _ => step.from.third(step.to),
    })
}

fn math(content: &str) -> String {
    tag("math", "display=\"block\"", content)
}

/// Digits with the base that they are to.
fn based(digits: &str, base: &str) -> String {
    element("msub", &[tag("mn", "class=\"bits-value\"", digits), element("mn", base)].concat())
}

fn binary(number: &Index) -> String {
    let count = u32::try_from(number.bits()).unwrap_or(u32::MAX).clamp(1, MOST_BITS);
    let dots = if number.bits() > u64::from(MOST_BITS) { "…" } else { "" };
    let bits: String = (0..count).rev().map(|place| if number.bit(place) { '1' } else { '0' }).collect();
    based(&[dots, &bits].concat(), "2")
}

/// A row of what stands before, in and after the middle.
fn math_row(name: &str, middle: &str, end: &str) -> String {
    let cells = [element("mi", name), middle.to_owned(), end.to_owned()].map(|cell| element("mtd", &cell));
    element("mtr", &cells.concat())
}

fn bits_row(name: &str, value: &Index) -> String {
    let equals = element("mo", "=");
    let decimal = [&*equals, &element("mn", &number::readable(value))].concat();
    math_row(name, &decimal, &[equals, binary(value)].concat())
}

fn formula_row(name: &str, value: &Index, rest: u32) -> String {
    let left = [element("mo", "="), binary(value)].concat();
    let rest = [element("mo", "≡"), element("mn", &rest.to_string()), element("mtext", "\u{a0}(mod 3)")].concat();
    math_row(name, &left, &rest)
}

/// The digits to the base 3, for the row from end to end.
fn by_threes(state: &State, step: Move, language: Language) -> String {
    let puzzle = &state.settings().puzzle;
    let ends = [puzzle.start(), puzzle.goal()];
    let from_end_to_end = ends.iter().all(|end| matches!(end, Stand::Tower(peg) if *peg != Peg::B));
    if puzzle.rule() != Rule::Linear || puzzle.pegs() != Pegs::THREE || !from_end_to_end {
        return String::new();
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
    let equals = element("mo", "=");
    let decimal = element("mn", &number::readable(state.index()));
    let ternary = based(&digits.iter().rev().collect::<String>(), "3");
    let formula = [&*element("mi", "i"), &*equals, &*decimal, &*equals, &*ternary].concat();
    [say(&Lesson::DiscFromThrees { threes, disc: step.disc }, language), math(&formula)].concat()
}

/// What the recursion says, from the task at hand upwards.
fn by_recursion(state: &State, language: Language) -> String {
    let index = state.index();
    let depth = state.solution().trace_at(index).map_or(0, |trace| trace.frames.len());
    let keep = |level: usize| level + LEVELS >= depth;
    let levels = state.solution().with_recursion(|recursion| recursion::levels_at(recursion, index, &keep)).flatten();
    let Some(levels) = levels else { return say(&no_recursion(state), language) };
    let reasons: String = levels.iter().rev().filter_map(|level| reason(level, language)).collect();
    tag("ol", "class=\"reasons\"", &reasons)
}

/// Parts without a move are no part of the way.
fn is_some_move(part: &&(Part, Index)) -> bool {
    !part.1.is_start()
}

fn reason(level: &Opened, language: Language) -> Option<String> {
    let (part, _) = level.parts.get(level.chosen)?;
    Some(element(
        "li",
        &match part {
            Part::Move(step) => {
                let goes_on = level.parts.iter().skip(level.chosen + 1).any(|(part, _)| matches!(part, Part::Move(_)));
                language.explain(&Lesson::LargestOf { term: &level.term, step: *step, goes_on })
            }
            Part::Term(_) => language.explain(&Lesson::PartOf {
                number: level.parts.iter().take(level.chosen + 1).filter(is_some_move).count(),
                of: level.parts.iter().filter(is_some_move).count(),
                term: &level.term,
            }),
        },
    ))
}
