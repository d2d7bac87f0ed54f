//! The best splits, found size by size.

use num_bigint::BigUint;

use super::{Ends, four};
use crate::solver::recursion::way::Way;
use crate::solver::{Peg, PegSet, Rule};

/// For each pair of pegs and each number of discs the best way known.
#[derive(Clone, Debug)]
pub struct Table {
    rule: Rule,
    /// By [`slot`], then by the number of discs from 0, as far as the best is known.
    best: Vec<Vec<Entry>>,
    /// Powers of three, as far as discs are ever left to three pegs.
    powers: Vec<BigUint>,
}

/// The best way found to bring some discs from one peg to another.
#[derive(Clone, Debug)]
pub struct Entry {
    pub moves: BigUint,
    /// How many of the smallest are brought aside.
    pub aside: u32,
    /// Where to.
    pub spare: Peg,
}

/// The best splits leave about √(2n) discs to three pegs, since their moves treble with each disc; twice that is more than
/// is ever taken.
fn powers(size: u32) -> Vec<BigUint> {
    let most = size.min(2 * (2 * size).isqrt() + 8);
    let treble = |power: &BigUint| Some(power * 3u8);
    std::iter::successors(Some(BigUint::from(1u8)), treble).take(most as usize + 1).collect()
}

const fn slot(from: Peg, to: Peg) -> usize {
    from.place() * 4 + to.place()
}

fn pairs() -> impl Iterator<Item = (Peg, Peg)> {
    four().iter().flat_map(|from| four().iter().map(move |to| (from, to)))
}

impl Table {
    /// The best ways of up to `size` discs, given the paths from end to end of a row.
    pub fn new(rule: Rule, size: u32, ends: Option<&Ends>) -> Self {
        let mut table = Self { rule, best: vec![Vec::new(); 16], powers: powers(size) };
        (0..=size).for_each(|size| table.fill(size, ends));
        table
    }

    /// The best way of so many discs; `None` where it is not known.
    pub fn entry(&self, from: Peg, to: Peg, size: u32) -> Option<&Entry> {
        self.best.get(slot(from, to))?.get(size as usize)
    }

    /// The least number of moves that so many discs can take, and whether it is exact: where the best way is not known, it
    /// takes no fewer moves than that of fewer discs.
    fn least(&self, from: Peg, to: Peg, size: u32) -> Option<(&BigUint, bool)> {
        let known = self.best.get(slot(from, to))?;
        let exact = known.get(size as usize);
        exact.or(known.last()).map(|entry| (&entry.moves, exact.is_some()))
    }

    /// The moves of `size` discs over the pegs other than `without`, where those form a row: 3ⁿ − 1 from end to end, half
    /// of that between the middle and an end.
    pub fn over_three(&self, from: Peg, to: Peg, without: Peg, size: u32) -> Option<BigUint> {
        let over = PegSet::all(four()).without(without);
        let way = |from, to| Way::of(self.rule, four(), over, from, to);
        let third = over.spare(from, to)?;
        // Of a row that the peg without leaves in two pieces, only single discs could make use.
        way(from, third).and(way(third, to))?;
        let ends = self.powers.get(size as usize)? - 1u8;
        Some(if way(from, to)?.largest().len() == 1 { ends >> 1u32 } else { ends })
    }

    /// Adds the best ways of `size` discs, where they are known for all fewer.
    fn fill(&mut self, size: u32, ends: Option<&Ends>) {
        let found: Vec<_> = pairs().map(|(from, to)| self.find(from, to, size, ends)).collect();
        for (column, entry) in self.best.iter_mut().zip(found) {
            if column.len() == size as usize {
                column.extend(entry);
            }
        }
    }

    fn find(&self, from: Peg, to: Peg, size: u32, ends: Option<&Ends>) -> Option<Entry> {
        let whole = |moves| Entry { moves, aside: 0, spare: from };
        if from == to || size == 0 {
            return Some(whole(BigUint::ZERO));
        }
        match ends.and_then(|ends| ends.moves(from, to, size)) {
            Some(searched) => searched.map(whole),
            None => self.find_split(from, to, size),
        }
    }

    /// The least of all splits; `None` when one of which only a lower bound is known might be less. Over three pegs the
    /// moves grow with every disc, so that a split that leaves too many to three pegs ends the search.
    fn find_split(&self, from: Peg, to: Peg, size: u32) -> Option<Entry> {
        let mut best: Option<Entry> = None;
        let mut least_bound: Option<BigUint> = None;
        for spare in four().iter().filter(|&spare| spare != from && spare != to) {
            for large in 1..=size {
                let Some(moves) = self.over_three(from, to, spare, large) else { break };
                if best.as_ref().is_some_and(|best| best.moves <= moves) {
                    break;
                }
                let aside = size - large;
                let ((there, known), (back, back_known)) =
                    (self.least(from, spare, aside)?, self.least(spare, to, aside)?);
                let moves = moves + there + back;
                if !(known && back_known) {
                    if least_bound.as_ref().is_none_or(|bound| moves < *bound) {
                        least_bound = Some(moves);
                    }
                } else if best.as_ref().is_none_or(|best| moves < best.moves) {
                    best = Some(Entry { moves, aside, spare });
                }
            }
        }
        best.filter(|best| least_bound.is_none_or(|bound| best.moves <= bound))
    }
}
