//! The best splits, computed for one number of discs after another.

use super::{EndToEndPaths, four};
use crate::solver::recursion::route::LargestDiscRoute;
use crate::solver::{Length, Peg, PegSet, Rule};

/// The best split for each pair of pegs and each number of discs.
#[derive(Clone, Debug)]
pub struct SplitTable {
    rule: Rule,
    /// The splits by [`slot`], then by the number of discs from 0, as far as the best split is known.
    best: Vec<Vec<BestSplit>>,
    /// The powers of three, up to the most discs that are left to three pegs.
    powers: Vec<Length>,
}

/// The best split found.
#[derive(Clone, Debug)]
pub struct BestSplit {
    pub moves: Length,
    /// The number of smallest discs that are moved aside.
    pub aside: u32,
    /// The peg where they wait.
    pub spare: Peg,
}

/// The best splits leave at most ⌊√(2n)⌋ discs to three pegs, because the number of moves there triples with each disc. This was
/// checked up to [`FourPegs::MAX_DISCS`](super::FourPegs::MAX_DISCS). The limit is twice that, to be safe.
fn most_on_three(size: u32) -> u32 {
    size.min(2 * (2 * size).isqrt() + 8)
}

const fn slot(from: Peg, to: Peg) -> usize {
    from.index() * 4 + to.index()
}

fn pairs() -> impl Iterator<Item = (Peg, Peg)> {
    four().iter().flat_map(|from| four().iter().map(move |to| (from, to)))
}

impl SplitTable {
    /// Returns the best splits of up to `size` discs, given the solutions from end to end of a row.
    pub fn new(rule: Rule, size: u32, ends: Option<&EndToEndPaths>) -> Self {
        let mut table = Self::empty(rule);
        (0..=size).for_each(|size| table.fill(size, ends));
        table
    }

    /// Returns a table without splits, to be filled by [`SplitTable::fill`].
    pub fn empty(rule: Rule) -> Self {
        Self { rule, best: vec![Vec::new(); 16], powers: vec![Length::ONE] }
    }

    /// Returns the best split of `size` discs; `None` when it is not known.
    pub fn entry(&self, from: Peg, to: Peg, size: u32) -> Option<&BestSplit> {
        self.best.get(slot(from, to))?.get(size as usize)
    }

    /// Returns the least number of moves, and whether it is exact. If the best split is not known, the number is that of fewer
    /// discs, which is a lower bound.
    fn least(&self, from: Peg, to: Peg, size: u32) -> Option<(&Length, bool)> {
        let known = self.best.get(slot(from, to))?;
        let exact = known.get(size as usize);
        exact.or(known.last()).map(|entry| (&entry.moves, exact.is_some()))
    }

    /// Returns the number of moves of `size` discs over the pegs other than `without`, if these pegs are a row: 3ⁿ − 1 from end to
    /// end, half of that between the middle and an end.
    pub fn over_three(&self, from: Peg, to: Peg, without: Peg, size: u32) -> Option<Length> {
        let over = PegSet::all(four()).without(without);
        let route = |from, to| LargestDiscRoute::of(self.rule, four(), over, from, to);
        let third = over.spare(from, to)?;
        // If the three pegs are not connected, only a single disc could use them.
        route(from, third).and(route(third, to))?;
        let mut ends = self.powers.get(size as usize)?.clone();
        ends -= 1;
        if route(from, to)?.largest().len() == 1 {
            ends.halve();
        }
        Some(ends)
    }

    /// Adds the best splits of `size` discs, for the pairs for which all smaller ones are known. O(√n) big-integer steps.
    pub fn fill(&mut self, size: u32, ends: Option<&EndToEndPaths>) {
        while self.powers.len() <= most_on_three(size) as usize {
            self.powers.push(self.powers.last().unwrap_or(&Length::ONE).product(3));
        }
        let found: Vec<_> = pairs().map(|(from, to)| self.find(from, to, size, ends)).collect();
        for (column, entry) in self.best.iter_mut().zip(found) {
            if column.len() == size as usize {
                column.extend(entry);
            }
        }
    }

    fn find(&self, from: Peg, to: Peg, size: u32, ends: Option<&EndToEndPaths>) -> Option<BestSplit> {
        let whole = |moves| BestSplit { moves, aside: 0, spare: from };
        if from == to || size == 0 {
            return Some(whole(Length::ZERO));
        }
        match ends.and_then(|ends| ends.moves(from, to, size)) {
            Some(searched) => searched.map(whole),
            None => self.find_split(from, to, size),
        }
    }

    /// Returns the best of all splits; `None` if a split with only a lower bound might be better. A split that leaves too many
    /// discs to three pegs ends the loop, because the number of moves there grows with every disc.
    fn find_split(&self, from: Peg, to: Peg, size: u32) -> Option<BestSplit> {
        let mut best: Option<BestSplit> = None;
        let mut least_bound: Option<Length> = None;
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
                    best = Some(BestSplit { moves, aside, spare });
                }
            }
        }
        best.filter(|best| least_bound.is_none_or(|bound| best.moves <= bound))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peg(number: u8) -> Peg {
        Peg::new(number).unwrap()
    }

    #[test]
    fn a_split_is_the_best_only_if_no_unknown_one_can_be_better() {
        let (first, last) = (peg(0), peg(3));
        let ends = EndToEndPaths::search(Rule::Linear, (first, last), 15).unwrap();
        let row = SplitTable::new(Rule::Linear, 20, Some(&ends));
        let most = |from, to| (0..=20).filter(|&size| row.entry(peg(from), peg(to), size).is_some()).max();
        // The most discs that the recursion accepts: between the inner pegs, from an end to its neighbour, and past it.
        assert_eq!([(1, 2), (2, 1)].map(|(from, to)| most(from, to)), [Some(16); 2]);
        assert_eq!([(0, 1), (1, 0), (2, 3), (3, 2)].map(|(from, to)| most(from, to)), [Some(13); 4]);
        assert_eq!([(0, 2), (2, 0), (1, 3), (3, 1)].map(|(from, to)| most(from, to)), [Some(12); 4]);
    }

    #[test]
    fn of_equally_good_splits_the_first_is_taken() {
        // A link with a move number must always show the same position.
        for rule in [Rule::Star, Rule::Cyclic] {
            let table = SplitTable::new(rule, 2, None);
            for (from, to) in [(0, 1), (1, 0), (0, 3), (3, 0)] {
                let entry = table.entry(peg(from), peg(to), 2).unwrap();
                let others = four().iter().filter(|&spare| spare != peg(from) && spare != peg(to));
                assert_eq!((entry.aside, Some(entry.spare)), (1, others.min()), "{rule:?} {from} {to}");
            }
        }
    }
}
