//! The length of a subproblem of n discs from the lengths for n − 1 discs, and back.
//!
//! On three pegs the length of a subproblem depends only on n and on its two pegs. It is a sum of lengths for n − 1 discs and
//! one or two moves. Pairs of pegs with the same sum for all n form a class, so a rule needs one to four numbers for each n.
//! The sums are the rows of a small integer matrix. Its inverse leads from n to n − 1, so that a descent holds the numbers
//! for one n at a time.

mod inverse;

use std::borrow::Cow;

use super::route::LargestDiscRoute;
use crate::solver::{Length, Peg, PegCount, PegSet, Rule};
use inverse::Inverse;

/// The lengths for one number of discs, one for each class.
pub type LengthVector = Vec<Length>;

/// The recurrence of a rule on three pegs.
///
/// For the one-way ring it is x(n) = 2x(n − 1) + 2x(n − 2) + 3 (M. D. Atkinson, The cyclic Towers of Hanoi, Information
/// Processing Letters 13 (1981), 118–119; OEIS A005665 and A005666).
#[derive(Clone, Debug)]
pub struct Recurrence {
    rule: Rule,
    /// A pair of pegs of each class.
    pairs: Vec<(Peg, Peg)>,
    /// The class of each pair of pegs, by [`slot`]; none for pairs that are in no step of any subproblem.
    classes: [Option<usize>; 9],
    /// For each class, how many subproblems of each class for n − 1 discs make one for n discs.
    up: Vec<Vec<u32>>,
    /// For each class, the number of moves of the largest disc.
    moves: Vec<u32>,
    down: Inverse,
}

const fn slot(from: Peg, to: Peg) -> usize {
    from.index() * 3 + to.index()
}

fn all_pairs() -> Vec<(Peg, Peg)> {
    let pegs = PegCount::THREE.iter();
    pegs.clone().flat_map(|from| pegs.clone().map(move |to| (from, to))).filter(|(from, to)| from != to).collect()
}

impl Recurrence {
    /// Returns the recurrence of a rule; `None` unless each peg leads to each other, directly or by the third peg.
    #[must_use]
    pub fn of(rule: Rule) -> Option<Self> {
        let pairs = all_pairs();
        let over = PegSet::all(PegCount::THREE);
        let routes = pairs.iter().map(|&(from, to)| LargestDiscRoute::of(rule, PegCount::THREE, over, from, to));
        let routes = routes.collect::<Option<Vec<LargestDiscRoute>>>()?;
        let kinds = settle_kinds(&pairs, &routes);
        Self::from_kinds(rule, &pairs, &routes, kinds)
    }

    /// Keeps the classes that occur in steps. The others would leave the matrix without an inverse;
    /// [`Recurrence::any_length`] computes their lengths when they are wanted.
    fn from_kinds(rule: Rule, pairs: &[(Peg, Peg)], routes: &[LargestDiscRoute], kinds: [usize; 9]) -> Option<Self> {
        let kind = |&(from, to): &(Peg, Peg)| kinds.get(slot(from, to)).copied().unwrap_or_default();
        let mut classes = [None; 9];
        let mut heads: Vec<(&(Peg, Peg), &LargestDiscRoute)> = Vec::new();
        for (pair, route) in pairs.iter().zip(routes) {
            let inside = routes.iter().any(|route| route.smaller().iter().any(|step| kind(step) == kind(pair)));
            if !inside {
                continue;
            }
            let class = heads.iter().position(|(head, _)| kind(head) == kind(pair)).unwrap_or(heads.len());
            if class == heads.len() {
                heads.push((pair, route));
            }
            if let Some(entry) = classes.get_mut(slot(pair.0, pair.1)) {
                *entry = Some(class);
            }
        }
        let count = |route: &LargestDiscRoute, head| {
            route.smaller().iter().fold(0, |sum, step| sum + u32::from(kind(step) == kind(head)))
        };
        let up: Vec<Vec<u32>> =
            heads.iter().map(|(_, route)| heads.iter().map(|(head, _)| count(route, head)).collect()).collect();
        let moves = heads.iter().map(|(_, route)| route.moves()).collect();
        let signed: Vec<Vec<i32>> =
            up.iter().map(|row| row.iter().map(|&count| count.cast_signed()).collect()).collect();
        let down = Inverse::of(&signed)?;
        Some(Self { rule, pairs: heads.iter().map(|(head, _)| **head).collect(), classes, up, moves, down })
    }

    /// Returns the number of classes.
    #[must_use]
    pub fn classes(&self) -> usize {
        self.pairs.len()
    }

    /// Returns the lengths for `size` discs. O(size) big-integer steps.
    #[must_use]
    pub fn level(&self, size: u32) -> LengthVector {
        let mut level = vec![Length::ZERO; self.classes()];
        for _ in 0..size {
            level = self.step_up(&level);
        }
        level
    }

    /// Returns the lengths for n + 1 discs from those for n discs.
    #[must_use]
    pub fn step_up(&self, level: &LengthVector) -> LengthVector {
        let rows = self.up.iter().zip(&self.moves);
        let length = |(row, &moves): (&Vec<u32>, &u32)| {
            let mut sum = inverse::weighted_sum(row, level);
            sum += moves;
            sum
        };
        rows.map(length).collect()
    }

    /// Replaces the lengths for n discs by those for n − 1 discs. `over` is any level, to be overwritten.
    pub fn step_down(&self, level: &mut LengthVector, over: &mut LengthVector) {
        for (length, &moves) in level.iter_mut().zip(&self.moves) {
            *length -= moves;
        }
        self.down.apply(level, over);
        std::mem::swap(level, over);
    }

    /// Returns the length of a subproblem between two pegs. They must be the pegs of a step of some subproblem.
    #[must_use]
    pub fn length<'a>(&self, level: &'a LengthVector, from: Peg, to: Peg) -> &'a Length {
        self.known(level, from, to).unwrap_or(const { &Length::ZERO })
    }

    fn known<'a>(&self, level: &'a LengthVector, from: Peg, to: Peg) -> Option<&'a Length> {
        let class = self.classes.get(slot(from, to)).copied().flatten();
        class.and_then(|class| level.get(class))
    }

    /// Returns the length of `size` discs between any two pegs, from the lengths for that size. Classes that were left out cost
    /// one step down.
    #[must_use]
    pub fn any_length<'a>(&self, level: &'a LengthVector, size: u32, from: Peg, to: Peg) -> Cow<'a, Length> {
        if let Some(length) = self.known(level, from, to) {
            return Cow::Borrowed(length);
        }
        let over = PegSet::all(PegCount::THREE);
        let route = if size == 0 { None } else { LargestDiscRoute::of(self.rule, PegCount::THREE, over, from, to) };
        let Some(route) = route else { return Cow::Owned(Length::ZERO) };
        let mut below = level.clone();
        self.step_down(&mut below, &mut level.clone());
        let steps = route.smaller().iter().map(|&(from, to)| self.length(&below, from, to));
        Cow::Owned(steps.fold(Length::ZERO, |sum, length| sum + length) + &route.moves().into())
    }
}

/// Sorts the pairs of pegs into kinds with equal lengths for all n: first by the number of moves of the largest disc, then
/// repeatedly by the kinds of their steps, until nothing changes.
fn settle_kinds(pairs: &[(Peg, Peg)], routes: &[LargestDiscRoute]) -> [usize; 9] {
    let mut kinds = [0; 9];
    let mut known = 0;
    loop {
        let mut seen: Vec<(usize, [u8; 6])> = Vec::new();
        let mut next = [0; 9];
        for (&(from, to), route) in pairs.iter().zip(routes) {
            let kind = |&(from, to): &(Peg, Peg)| kinds.get(slot(from, to)).copied().unwrap_or_default();
            // How often each kind occurs. There are at most six kinds.
            let mut steps = [0; 6];
            for step in route.smaller() {
                if let Some(count) = steps.get_mut(kind(step)) {
                    *count += 1;
                }
            }
            let sign = (kind(&(from, to)), steps);
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
