//! Four pegs as a star, a ring or a row: the recursion in the manner of Dudeney and Stockmeyer.
//!
//! To bring n discs from i to j, bring the k smallest to another peg x over all four pegs, the n − k largest to j over
//! the three pegs other than x, and the k smallest on top: D(n; i, j) is the least of D(k; i, x) + T(n − k; i, j) +
//! D(k; x, j) over all x and k. Over three pegs it is the recursion of [`Way`].
//!
//! From leaf to leaf of a star that is proven to be shortest (Bousch 2017); everywhere else it is presumed, and agrees
//! with search as far as search reaches.
//!
//! From end to end of a row no such formula is known: the largest disc has to pass both inner pegs. Other paths along a
//! row have parts that go from end to end, though, of few discs only. Those few are searched.

mod best;
mod ends;
mod shape;

use std::borrow::Cow;

use num_bigint::BigUint;

use super::way::Way;
use super::{Lengths, Part, Recursion, Term};
use crate::solver::{PegSet, Pegs, Puzzle, Rule, Stand};
use best::Table;
use ends::Ends;
use shape::Shape;

/// The recursion of a puzzle on four pegs, ready to be entered anywhere.
#[derive(Clone, Debug)]
pub struct FourPegs {
    rule: Rule,
    task: Term,
    shape: Shape,
    table: Table,
    ends: Option<Ends>,
}

pub(super) fn four() -> Pegs {
    Pegs::new(4).unwrap_or(Pegs::THREE)
}

impl FourPegs {
    /// The most discs: for each of them the ways to split are gone through.
    pub const MOST_DISCS: u32 = 5_000;

    /// The most discs that the recursion may take of the puzzle's rule and ends; 0 where it is for others.
    #[must_use]
    pub fn most_discs(puzzle: &Puzzle) -> u32 {
        let (&Stand::Tower(from), &Stand::Tower(to)) = (puzzle.start(), puzzle.goal()) else { return 0 };
        match Shape::of(puzzle) {
            Some(Shape::Star(_) | Shape::Ring) => Self::MOST_DISCS,
            Some(shape @ Shape::Row(first, last)) if !shape.is_end_to_end(from, to) => {
                // How far the searched parts were seen to suffice.
                match ([first, last].iter().any(|&end| end == from || end == to), puzzle.allows(from, to)) {
                    (false, _) => 16,
                    (true, true) => 13,
                    (true, false) => 12,
                }
            }
            _ => 0,
        }
    }

    /// The recursion of a puzzle; `None` unless its rule makes a star, a ring or a row of four pegs, it goes from one peg
    /// to another and has 1 to [`FourPegs::most_discs`] discs: on a row, not from end to end and no more than
    /// searched parts suffice for. O(n √n) big-number steps.
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
        let (size, rule, shape) = (puzzle.discs().count(), puzzle.rule(), Shape::of(puzzle)?);
        if from == to || size == 0 || size > Self::most_discs(puzzle) {
            return None;
        }
        let task = Term { low: 0, high: size, from: from.into(), to: to.into(), over: PegSet::all(four()) };
        let ends = match shape {
            Shape::Row(first, last) => Some(Ends::search(rule, (first, last), size.checked_sub(1)?)?),
            Shape::Star(_) | Shape::Ring => None,
        };
        let table = Table::new(rule, size, ends.as_ref());
        table.entry(from, to, size)?;
        Some(Self { rule, task, shape, table, ends })
    }

    /// True when it is proven that no path is shorter.
    #[must_use]
    pub fn is_proven(&self) -> bool {
        match (self.shape, self.task.ends()) {
            (Shape::Star(centre), Some((from, to))) => from != centre && to != centre,
            _ => false,
        }
    }
}

impl Recursion for FourPegs {
    fn root(&self) -> Term {
        self.task
    }

    fn lengths(&self) -> Box<dyn Lengths<'_> + '_> {
        Box::new(self)
    }

    fn expand(&self, term: &Term, parts: &mut Vec<Part>) {
        let (Some((from, to)), over) = (term.ends(), term.over) else { return };
        if over != PegSet::all(four()) {
            if let Some(way) = Way::of(self.rule, four(), over, from, to) {
                way.expand(term, parts);
            }
        } else if let Some(ends) = self.ends.as_ref().filter(|_| self.shape.is_end_to_end(from, to)) {
            ends.expand(term, parts);
        } else if let Some(entry) = self.table.entry(from, to, term.size()) {
            term.expand_aside(entry.aside, entry.spare, parts);
        }
    }
}

impl<'a> Lengths<'a> for &'a FourPegs {
    fn of(&self, part: &Term) -> Cow<'_, BigUint> {
        let (Some((from, to)), over) = (part.ends(), part.over) else { return Cow::Owned(BigUint::ZERO) };
        match four().iter().find(|&peg| !over.has(peg)) {
            None => {
                self.table.entry(from, to, part.size()).map_or_else(Cow::default, |entry| Cow::Borrowed(&entry.moves))
            }
            Some(without) => Cow::Owned(self.table.over_three(from, to, without, part.size()).unwrap_or_default()),
        }
    }

    fn enter(&mut self, _: &Term) {}

    fn fork(&self) -> Box<dyn Lengths<'a> + 'a> {
        Box::new(*self)
    }
}
