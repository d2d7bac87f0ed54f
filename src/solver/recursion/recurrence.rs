//! How long a term of n discs is, from how long terms of n − 1 discs are — and back.
//!
//! On three pegs the length of a term depends on its two pegs and on n alone, and is a sum of lengths at n − 1 and one
//! or two moves. Pairs of pegs whose lengths follow the same sum for all n fall into one class, so that a rule needs one
//! to four numbers per n. The sums form a small whole-number matrix; its inverse leads from n to n − 1, so that a walk
//! down the recursion holds the numbers of one n at a time and never all of them.

mod inverse;

use std::borrow::Cow;

use num_bigint::BigUint;

use super::way::Way;
use crate::solver::{Peg, PegSet, Pegs, Rule};
use inverse::Inverse;

/// The lengths at one number of discs, one for each class.
pub type Level = Vec<BigUint>;

/// The recurrence of a rule on three pegs.
#[derive(Clone, Debug)]
pub struct Recurrence {
    rule: Rule,
    /// For each class, a pair of pegs in it.
    pairs: Vec<(Peg, Peg)>,
    /// The class of each pair of pegs, by [`slot`]; pairs that are no part of any term have none.
    classes: [Option<usize>; 9],
    /// For each class, how many terms of each class at n − 1 make one term at n.
    up: Vec<Vec<u32>>,
    /// For each class, how many moves of the largest disc that takes.
    moves: Vec<u8>,
    down: Inverse,
}

const fn slot(from: Peg, to: Peg) -> usize {
    from.place() * 3 + to.place()
}

fn all_pairs() -> Vec<(Peg, Peg)> {
    let pegs = Pegs::THREE.iter();
    pegs.clone().flat_map(|from| pegs.clone().map(move |to| (from, to))).filter(|(from, to)| from != to).collect()
}

impl Recurrence {
    /// The recurrence of a rule; `None` unless every peg leads to every other, straight or by the third.
    #[must_use]
    pub fn of(rule: Rule) -> Option<Self> {
        let pairs = all_pairs();
        let over = PegSet::all(Pegs::THREE);
        let ways = pairs.iter().map(|&(from, to)| Way::of(rule, Pegs::THREE, over, from, to));
        let ways = ways.collect::<Option<Vec<Way>>>()?;
        let kinds = settle_kinds(&pairs, &ways);
        Self::from_kinds(rule, &pairs, &ways, kinds)
    }

    /// Keeps the classes that occur inside terms. A class that does not would leave the matrix without an inverse, and
    /// is the length of no part: [`Recurrence::any_length`] makes the sum where it is wanted.
    fn from_kinds(rule: Rule, pairs: &[(Peg, Peg)], ways: &[Way], kinds: [usize; 9]) -> Option<Self> {
        let kind = |&(from, to): &(Peg, Peg)| kinds.get(slot(from, to)).copied().unwrap_or_default();
        let mut classes = [None; 9];
        let mut heads: Vec<(&(Peg, Peg), &Way)> = Vec::new();
        for (pair, way) in pairs.iter().zip(ways) {
            let inside = ways.iter().any(|way| way.smaller().iter().any(|part| kind(part) == kind(pair)));
            if !inside {
                continue;
            }
            let class = heads.iter().position(|(head, _)| kind(head) == kind(pair)).unwrap_or(heads.len());
            if class == heads.len() {
                heads.push((pair, way));
            }
            if let Some(entry) = classes.get_mut(slot(pair.0, pair.1)) {
                *entry = Some(class);
            }
        }
        let count =
            |way: &Way, head| way.smaller().iter().fold(0, |sum, part| sum + u32::from(kind(part) == kind(head)));
        let up: Vec<Vec<u32>> =
            heads.iter().map(|(_, way)| heads.iter().map(|(head, _)| count(way, head)).collect()).collect();
        let moves = heads.iter().map(|(_, way)| if way.largest().len() == 1 { 1 } else { 2 }).collect();
        let signed: Vec<Vec<i32>> =
            up.iter().map(|row| row.iter().map(|&count| count.cast_signed()).collect()).collect();
        let down = Inverse::of(&signed)?;
        Some(Self { rule, pairs: heads.iter().map(|(head, _)| **head).collect(), classes, up, moves, down })
    }

    /// How many numbers a level has.
    #[must_use]
    pub fn classes(&self) -> usize {
        self.pairs.len()
    }

    /// The lengths at `size` discs. O(size) big-number steps.
    #[must_use]
    pub fn level(&self, size: u32) -> Level {
        let mut level = vec![BigUint::ZERO; self.classes()];
        for _ in 0..size {
            level = self.step_up(&level);
        }
        level
    }

    /// The lengths at n + 1 discs, from those at n.
    #[must_use]
    pub fn step_up(&self, level: &Level) -> Level {
        let rows = self.up.iter().zip(&self.moves);
        rows.map(|(row, &moves)| inverse::weighted_sum(row, level) + moves).collect()
    }

    /// Replaces the lengths at n discs by those at n − 1. The level to write over is any of this recurrence.
    pub fn step_down(&self, level: &mut Level, over: &mut Level) {
        for (length, &moves) in level.iter_mut().zip(&self.moves) {
            *length -= moves;
        }
        self.down.apply(level, over);
        std::mem::swap(level, over);
    }

    /// The length in a level of the terms between two pegs, which must be those of a part of some term.
    #[must_use]
    pub fn length<'a>(&self, level: &'a Level, from: Peg, to: Peg) -> &'a BigUint {
        self.known(level, from, to).unwrap_or(const { &BigUint::ZERO })
    }

    fn known<'a>(&self, level: &'a Level, from: Peg, to: Peg) -> Option<&'a BigUint> {
        let class = self.classes.get(slot(from, to)).copied().flatten();
        class.and_then(|class| level.get(class))
    }

    /// The length of `size` discs between any two pegs, from the level of that size; where the level does not hold it,
    /// from the level below.
    #[must_use]
    pub fn any_length<'a>(&self, level: &'a Level, size: u32, from: Peg, to: Peg) -> Cow<'a, BigUint> {
        if let Some(length) = self.known(level, from, to) {
            return Cow::Borrowed(length);
        }
        let over = PegSet::all(Pegs::THREE);
        let way = if size == 0 { None } else { Way::of(self.rule, Pegs::THREE, over, from, to) };
        let Some(way) = way else { return Cow::Owned(BigUint::ZERO) };
        let mut below = level.clone();
        self.step_down(&mut below, &mut level.clone());
        let parts = way.smaller().iter().map(|&(from, to)| self.length(&below, from, to));
        Cow::Owned(parts.fold(BigUint::from(way.largest().len()), |sum, length| sum + length))
    }
}

/// Sorts the pairs of pegs into kinds that have equal lengths for all n: at first by whether the largest disc goes
/// straight, then again and again by the kinds of their parts, until nothing changes.
fn settle_kinds(pairs: &[(Peg, Peg)], ways: &[Way]) -> [usize; 9] {
    let mut kinds = [0; 9];
    let mut known = 0;
    loop {
        let mut seen: Vec<(usize, [u8; 6])> = Vec::new();
        let mut next = [0; 9];
        for (&(from, to), way) in pairs.iter().zip(ways) {
            let kind = |&(from, to): &(Peg, Peg)| kinds.get(slot(from, to)).copied().unwrap_or_default();
            // How often each kind occurs; kinds are numbered in order of first sight, so there are six at most.
            let mut parts = [0; 6];
            for part in way.smaller() {
                if let Some(count) = parts.get_mut(kind(part)) {
                    *count += 1;
                }
            }
            let sign = (kind(&(from, to)), parts);
            let found = seen.iter().position(|other| *other == sign).unwrap_or(seen.len());
            if found == seen.len() {
                seen.push(sign);
            }
            if let Some(entry) = next.get_mut(slot(from, to)) {
                *entry = found;
            }
        }
        kinds = next;
        if seen.len() == known {
            return kinds;
        }
        known = seen.len();
    }
}
