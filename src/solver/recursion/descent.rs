//! The walk down to a move, and what it answers.

use std::borrow::Cow;
use std::ops::Range;

use num_bigint::BigUint;

use super::{Frame, Lengths, Opened, Part, Place, Recursion, Term, Trace};
use crate::solver::{Index, Move, Peg, Position};

/// One step of a walk: a term, its parts, and the part that holds the move.
struct Level<'a, 'r> {
    term: &'a Term,
    parts: &'a [Part],
    /// Which of the parts, from 0.
    chosen: usize,
    part: Part,
    /// How many moves the chosen part has.
    length: &'a BigUint,
    /// Which of the moves of the chosen part it is, from 1.
    rest: &'a BigUint,
    /// How long the other parts are.
    lengths: &'a (dyn Lengths<'r> + 'r),
}

/// Walks from the whole task down to move `index`, counted from 1, showing each level to `visit`; the move it ends at.
/// `None` when there is no such move.
fn descend(recursion: &dyn Recursion, index: &Index, visit: &mut dyn FnMut(&Level<'_, '_>)) -> Option<Move> {
    if index.is_start() {
        return None;
    }
    let one = BigUint::from(1u8);
    let mut term = recursion.root();
    let mut lengths = recursion.lengths();
    let mut rest = index.number().clone();
    let mut parts = Vec::new();
    loop {
        parts.clear();
        recursion.expand(&term, &mut parts);
        let (chosen, part, length) = choose(&parts, &*lengths, &one, &mut rest)?;
        visit(&Level { term: &term, parts: &parts, chosen, part, length: &length, rest: &rest, lengths: &*lengths });
        drop(length);
        match part {
            Part::Move(step) => return Some(step),
            Part::Term(part) => {
                lengths.enter(&part);
                term = part;
            }
        }
    }
}

/// Finds the part that holds move `rest` of a term, its number and its length, and leaves in `rest` which move of that
/// part it is.
fn choose<'a>(
    parts: &[Part],
    lengths: &'a dyn Lengths<'_>,
    one: &'a BigUint,
    rest: &mut BigUint,
) -> Option<(usize, Part, Cow<'a, BigUint>)> {
    for (chosen, &part) in parts.iter().enumerate() {
        let length = match &part {
            Part::Term(part) => lengths.of(part),
            Part::Move(_) => Cow::Borrowed(one),
        };
        if *rest <= *length.as_ref() {
            return Some((chosen, part, length));
        }
        *rest -= length.as_ref();
    }
    None
}

/// How many moves the whole task takes: the sum of its parts.
pub fn total(recursion: &dyn Recursion) -> Index {
    let (mut parts, lengths) = (Vec::new(), recursion.lengths());
    recursion.expand(&recursion.root(), &mut parts);
    let mut total = BigUint::ZERO;
    for part in &parts {
        match part {
            Part::Term(term) => total += lengths.of(term).as_ref(),
            Part::Move(_) => total += 1u8,
        }
    }
    total.into()
}

/// Move `index`, counted from 1; `None` when there is no such move. O(n) big-number steps.
pub fn move_at(recursion: &dyn Recursion, index: &Index) -> Option<Move> {
    descend(recursion, index, &mut |_| {})
}

/// The position after `index` moves; `None` past the end. O(n) big-number steps; each disc is placed once.
pub fn position_at(recursion: &dyn Recursion, index: &Index) -> Option<Position> {
    let root = recursion.root();
    let mut pegs = vec![Peg::A; root.places().len()];
    put(recursion, root.places(), root.from, &mut pegs);
    if !index.is_start() {
        let step = descend(recursion, index, &mut |level| settle(recursion, level, &mut pegs))?;
        *pegs.get_mut(step.disc.place())? = step.to;
    }
    Position::from_pegs(pegs).ok()
}

/// Places the discs of the term that the chosen part leaves alone: they lie where the last part before it put them, or
/// still where the term found them.
fn settle(recursion: &dyn Recursion, level: &Level<'_, '_>, pegs: &mut [Peg]) {
    let inner = level.part.places();
    let all = level.term.places();
    for outer in [all.start..inner.start, inner.end..all.end] {
        put(recursion, outer.clone(), level.term.from, pegs);
        for done in level.parts.iter().take(level.chosen) {
            let moved = done.places();
            put(recursion, moved.start.max(outer.start)..moved.end.min(outer.end), done.to(), pegs);
        }
    }
}

/// Puts a range of discs where a place has them.
fn put(recursion: &dyn Recursion, discs: Range<usize>, place: Place, pegs: &mut [Peg]) {
    let Some(pegs) = pegs.get_mut(discs.clone()) else { return };
    match place {
        Place::Peg(peg) => pegs.fill(peg),
        Place::Start | Place::Goal => {
            for (disc, peg) in discs.zip(pegs) {
                *peg = recursion.peg(place, disc).unwrap_or(*peg);
            }
        }
    }
}

/// The walk down to move `index`, counted from 1, with where each part begins and how long it is; `None` when there is
/// no such move. O(n) big-number steps.
pub fn trace_at(recursion: &dyn Recursion, index: &Index) -> Option<Trace> {
    let mut frames = Vec::new();
    descend(recursion, index, &mut |level| {
        frames.push(Frame {
            number: level.chosen + 1,
            part: level.part,
            before: (index.number() - level.rest).into(),
            length: level.length.clone().into(),
        });
    })?;
    Some(Trace { task: recursion.root(), frames })
}

/// The terms opened on the way down to move `index`, with all their parts: those at the depths that `keep` wants, from 0 for
/// the whole task. `None` when there is no such move. O(n) big-number steps, and a few more for each term kept.
pub fn levels_at(recursion: &dyn Recursion, index: &Index, keep: &dyn Fn(usize) -> bool) -> Option<Vec<Opened>> {
    let (mut opened, mut depth) = (Vec::new(), 0);
    descend(recursion, index, &mut |level| {
        if keep(depth) {
            opened.push(open(level, depth, index));
        }
        depth += 1;
    })?;
    Some(opened)
}

fn open(level: &Level<'_, '_>, depth: usize, index: &Index) -> Opened {
    let length = |part: &Part| match part {
        Part::Term(term) => level.lengths.of(term).into_owned().into(),
        Part::Move(_) => Index::from(1),
    };
    let parts: Vec<(Part, Index)> = level.parts.iter().map(|part| (*part, length(part))).collect();
    let before_part = Index::from(index.number() - level.rest);
    let before = parts.iter().take(level.chosen).fold(before_part, |before, (_, length)| before.minus(length));
    Opened { depth, term: *level.term, before, parts, chosen: level.chosen }
}
