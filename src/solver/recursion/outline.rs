//! The moves of a stretch of a solution, as coarse as they are looked at.

use std::rc::Rc;

use num_bigint::BigUint;

use super::{Lengths, Part, Recursion, Term};
use crate::solver::{Disc, Index};

/// A move, or many of them that are not told apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// How many moves of the whole solution come before it.
    pub before: Index,
    /// How many moves it is.
    pub length: Index,
    /// The largest disc that moves in it.
    pub disc: Disc,
}

/// A part that is still to be looked at, with the lengths of the term that it is a part of.
struct Open<'a> {
    part: Part,
    before: BigUint,
    length: BigUint,
    lengths: Rc<dyn Lengths<'a> + 'a>,
}

/// The moves after index `first` and up to index `last`, in order. Terms of no more than `least` moves stay whole, and so
/// does all that is left when there are `most` strokes already.
///
/// The terms opened are those that reach into the stretch and are longer than `least`: O(n) of them and a few for each
/// stroke.
///
/// ```
/// use tower_of_hanoi::solver::recursion::{ThreePegs, outline};
/// use tower_of_hanoi::solver::{Discs, Index, Peg, Pegs, Puzzle, Rule, Stand};
///
/// let (discs, ends) = (Discs::new(64).ok_or("discs")?, (Stand::Tower(Peg::A), Stand::Tower(Peg::C)));
/// let legend = ThreePegs::of(&Puzzle::new(Rule::Any, Pegs::THREE, discs, ends.0, ends.1)?).ok_or("solved")?;
/// let seen = outline(&legend, &Index::START, &Index::ones(64), &Index::power_of_two(60), 100);
/// let discs: Vec<u32> = seen.iter().map(|stroke| stroke.disc.number()).collect();
/// assert_eq!(discs[..8], [60, 61, 60, 62, 60, 61, 60, 63]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn outline(recursion: &dyn Recursion, first: &Index, last: &Index, least: &Index, most: usize) -> Vec<Stroke> {
    let (first, last, least) = (first.number(), last.number(), least.number());
    let (mut strokes, mut open, mut parts) = (Vec::new(), Vec::new(), Vec::new());
    let lengths: Rc<dyn Lengths<'_>> = Rc::from(recursion.lengths());
    open_term(recursion, &recursion.root(), BigUint::ZERO, &lengths, &mut parts, &mut open);
    while let Some(Open { part, before, length, lengths }) = open.pop() {
        if before >= *last || &before + &length <= *first {
            continue;
        }
        match part {
            Part::Term(term) if length > *least && strokes.len() < most => {
                let mut inner = lengths.fork();
                inner.enter(&term);
                open_term(recursion, &term, before, &Rc::from(inner), &mut parts, &mut open);
            }
            part => strokes.extend(largest(recursion, part).map(|disc| Stroke {
                before: before.into(),
                length: length.into(),
                disc,
            })),
        }
    }
    strokes
}

/// Puts the parts of a term on the pile, the first on top.
fn open_term<'a>(
    recursion: &'a dyn Recursion,
    term: &Term,
    mut before: BigUint,
    lengths: &Rc<dyn Lengths<'a> + 'a>,
    parts: &mut Vec<Part>,
    open: &mut Vec<Open<'a>>,
) {
    parts.clear();
    recursion.expand(term, parts);
    let bottom = open.len();
    for &part in &*parts {
        let length = match &part {
            Part::Term(part) => lengths.of(part).into_owned(),
            Part::Move(_) => BigUint::from(1u8),
        };
        let after = &before + &length;
        open.push(Open { part, before, length, lengths: lengths.clone() });
        before = after;
    }
    if let Some(pushed) = open.get_mut(bottom..) {
        pushed.reverse();
    }
}

/// The largest disc that moves. That of a term with an end on several pegs may rest: then it has one part, which tells.
fn largest(recursion: &dyn Recursion, mut part: Part) -> Option<Disc> {
    let mut parts = Vec::new();
    loop {
        let term = match part {
            Part::Move(step) => return Some(step.disc),
            Part::Term(term) => term,
        };
        parts.clear();
        recursion.expand(&term, &mut parts);
        match parts.as_slice() {
            [inner @ Part::Term(_)] if term.ends().is_none() => part = *inner,
            _ => return term.largest(),
        }
    }
}
