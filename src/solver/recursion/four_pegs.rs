//! Four pegs as a star or as a ring: the recursion in the manner of Dudeney and Stockmeyer.
//!
//! To bring n discs from i to j, bring the k smallest to another peg x over all four pegs, the n − k largest to j over
//! the three pegs other than x, and the k smallest on top: D(n; i, j) is the least of D(k; i, x) + T(n − k; i, j) +
//! D(k; x, j) over all x and k. Over three pegs it is the recursion of [`Way`].
//!
//! From leaf to leaf of a star that is proven to be shortest (Bousch 2017); everywhere else it is presumed, and agrees
//! with search as far as search reaches.

use std::borrow::Cow;

use num_bigint::BigUint;

use super::three_pegs::Way;
use super::{Lengths, Part, Recursion, Term};
use crate::solver::{Peg, PegSet, Pegs, Puzzle, Rule, Stand};

/// The recursion of a puzzle on four pegs, ready to be entered anywhere.
#[derive(Clone, Debug)]
pub struct FourPegs {
    rule: Rule,
    task: Term,
    /// For each pair of pegs, by [`slot`], the best way for each number of discs from 0.
    best: Vec<Vec<Entry>>,
    /// Powers of three, as far as discs are ever left to three pegs.
    powers: Vec<BigUint>,
}

/// The best way found to bring some discs from one peg to another.
#[derive(Clone, Debug)]
struct Entry {
    moves: BigUint,
    /// How many of the smallest are brought aside.
    aside: u32,
    /// Where to.
    spare: Peg,
}

const FOUR: u8 = 4;

fn pegs() -> Pegs {
    Pegs::new(FOUR).unwrap_or(Pegs::THREE)
}

/// The best splits leave about √(2n) discs to three pegs, since their moves treble with each disc; twice that is more than
/// is ever taken.
fn powers(size: u32) -> Vec<BigUint> {
    let most = size.min(2 * (2 * size).isqrt() + 8);
    let treble = |power: &BigUint| Some(power * 3u8);
    std::iter::successors(Some(BigUint::from(1u8)), treble).take(most as usize + 1).collect()
}

const fn slot(from: Peg, to: Peg) -> usize {
    from.place() * FOUR as usize + to.place()
}

fn pairs() -> impl Iterator<Item = (Peg, Peg)> {
    pegs().iter().flat_map(|from| pegs().iter().map(move |to| (from, to)))
}

impl FourPegs {
    /// The most discs: for each of them the ways to split are gone through.
    pub const MOST_DISCS: u32 = 5_000;

    /// The recursion of a puzzle; `None` unless it is a star or a ring of four pegs, goes from one peg to another and
    /// has 1 to [`FourPegs::MOST_DISCS`] discs. O(n √n) big-number steps.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{self, FourPegs};
    /// use tower_of_hanoi::solver::{Discs, Peg, Pegs, Puzzle, Rule, Stand};
    ///
    /// let (discs, four) = (Discs::new(12).ok_or("discs")?, Pegs::new(4).ok_or("pegs")?);
    /// let puzzle = Puzzle::new(Rule::Star, four, discs, Stand::Tower(Peg::B), Stand::Tower(Peg::C))?;
    /// assert_eq!(FourPegs::of(&puzzle).map(|star| recursion::total(&star).to_string()), Some("260".into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Option<Self> {
        let (&Stand::Tower(from), &Stand::Tower(to)) = (puzzle.start(), puzzle.goal()) else { return None };
        let (size, rule) = (puzzle.discs().count(), puzzle.rule());
        let known = matches!(rule, Rule::Star | Rule::Cyclic) && puzzle.pegs() == pegs();
        if !known || from == to || size == 0 || size > Self::MOST_DISCS {
            return None;
        }
        let task = Term { low: 0, high: size, from, to, over: PegSet::all(pegs()) };
        let mut solution = Self { rule, task, best: vec![Vec::new(); 16], powers: powers(size) };
        (0..=size).for_each(|size| solution.fill_best(size));
        Some(solution)
    }

    fn entry(&self, from: Peg, to: Peg, size: u32) -> Option<&Entry> {
        self.best.get(slot(from, to))?.get(size as usize)
    }

    /// The moves of `size` discs over the pegs other than `without`, which form a row or lead nowhere: 3ⁿ − 1 from end to
    /// end, half of that between the middle and an end.
    fn over_three(&self, from: Peg, to: Peg, without: Peg, size: u32) -> Option<BigUint> {
        let way = Way::of(self.rule, pegs(), PegSet::all(pegs()).without(without), from, to)?;
        let ends = self.powers.get(size as usize)? - 1u8;
        Some(if way.largest().len() == 1 { ends >> 1u32 } else { ends })
    }

    fn fill_best(&mut self, size: u32) {
        let entries: Vec<_> = pairs().map(|(from, to)| self.find_best(from, to, size)).collect();
        for (column, entry) in self.best.iter_mut().zip(entries) {
            column.push(entry);
        }
    }

    /// The least of all splits. Over three pegs the moves grow with every disc, so that a split that leaves too many to
    /// three pegs ends the search.
    fn find_best(&self, from: Peg, to: Peg, size: u32) -> Entry {
        let nothing = Entry { moves: BigUint::ZERO, aside: 0, spare: from };
        if from == to || size == 0 {
            return nothing;
        }
        let mut best: Option<Entry> = None;
        for spare in pegs().iter().filter(|&spare| spare != from && spare != to) {
            for large in 1..=size {
                let Some(moves) = self.over_three(from, to, spare, large) else { break };
                if best.as_ref().is_some_and(|best| best.moves <= moves) {
                    break;
                }
                let aside = size - large;
                let around = self.entry(from, spare, aside).zip(self.entry(spare, to, aside));
                let Some((there, back)) = around else { continue };
                let moves = moves + &there.moves + &back.moves;
                if best.as_ref().is_none_or(|best| moves < best.moves) {
                    best = Some(Entry { moves, aside, spare });
                }
            }
        }
        best.unwrap_or(nothing)
    }
}

impl Recursion for FourPegs {
    fn root(&self) -> Term {
        self.task
    }

    fn lengths(&self) -> Box<dyn Lengths + '_> {
        Box::new(self)
    }

    fn expand(&self, term: &Term, parts: &mut Vec<Part>) {
        let Term { from, to, over, .. } = *term;
        if over.count() < u32::from(FOUR) {
            if let Some(way) = Way::of(self.rule, pegs(), over, from, to) {
                way.expand(term, parts);
            }
            return;
        }
        let Some(&Entry { aside, spare, .. }) = self.entry(from, to, term.size()) else { return };
        term.expand_aside(aside, spare, parts);
    }
}

impl Lengths for &FourPegs {
    fn of(&self, part: &Term) -> Cow<'_, BigUint> {
        let Term { from, to, over, .. } = *part;
        let without = pegs().iter().find(|&peg| !over.has(peg));
        let moves = match without {
            None => self.entry(from, to, part.size()).map(|entry| &entry.moves),
            Some(without) => return Cow::Owned(self.over_three(from, to, without, part.size()).unwrap_or_default()),
        };
        moves.map_or(Cow::Owned(BigUint::ZERO), Cow::Borrowed)
    }

    fn enter(&mut self, _: &Term) {}
}
