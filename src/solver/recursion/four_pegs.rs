//! Four pegs as a star, a ring or a row: the Dudeney–Stockmeyer recursion.
//!
//! To move n discs from i to j, move the k smallest to another peg x over all four pegs, the n − k largest to j over the three
//! pegs other than x, and the k smallest on top: D(n; i, j) is the least of D(k; i, x) + T(n − k; i, j) + D(k; x, j) for all x
//! and k (P. K. Stockmeyer, Variations on the four-post Tower of Hanoi puzzle, Congressus Numerantium 102 (1994), 3–12).
//!
//! From leaf to leaf of a star, this is proven to be the shortest (T. Bousch, La Tour de Stockmeyer, Séminaire Lotharingien de
//! Combinatoire 77 (2017), B77d; OEIS A291876). Elsewhere it is presumed (A. M. Hinz, B. Lužar, C. Petr, The Dudeney–Stockmeyer
//! conjecture, Discrete Applied Mathematics 319 (2022), 19–26, doi:10.1016/j.dam.2021.05.019), and it agrees with searches of up to
//! 12 discs.
//!
//! From end to end of a row, no formula is known, because the largest disc has to pass both inner pegs. Other solutions on a row
//! contain end-to-end steps of a few discs only, and those steps are searched.

mod end_to_end;
mod split_table;

use std::borrow::Cow;

use super::route::LargestDiscRoute;
use super::{Lengths, Recursion, Step, Subproblem};
use crate::solver::{Length, Peg, PegCount, PegSet, Placement, Puzzle, Rule};
use end_to_end::EndToEndPaths;
use split_table::SplitTable;

/// The recursion of a puzzle on four pegs.
#[derive(Clone, Debug)]
pub struct FourPegs {
    rule: Rule,
    task: Subproblem,
    shape: GraphShape,
    table: SplitTable,
    ends: Option<EndToEndPaths>,
}

pub(super) fn four() -> PegCount {
    PegCount::FOUR
}

impl FourPegs {
    /// The most discs. All splits are compared for each number of discs.
    pub const MAX_DISCS: u32 = 5_000;

    /// Returns the most discs for the rule and the ends of a puzzle; 0 when the recursion does not apply.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::FourPegs;
    /// use tower_of_hanoi::solver::{Peg, Puzzle, Rule};
    ///
    /// let four = |rule, goal| Puzzle::builder().discs(3).pegs(4).rule(rule).goal(goal).build();
    /// assert_eq!(FourPegs::max_discs(&four(Rule::Star, Peg::D)?), FourPegs::MAX_DISCS);
    /// assert_eq!(FourPegs::max_discs(&four(Rule::Linear, Peg::C)?), 12);
    /// assert_eq!(FourPegs::max_discs(&four(Rule::Linear, Peg::D)?), 0); // from end to end
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn max_discs(puzzle: &Puzzle) -> u32 {
        let (&Placement::Tower(from), &Placement::Tower(to)) = (puzzle.start(), puzzle.goal()) else { return 0 };
        match GraphShape::of(puzzle) {
            Some(GraphShape::Star(_) | GraphShape::Ring) => Self::MAX_DISCS,
            Some(shape @ GraphShape::Row(first, last)) if !shape.is_end_to_end(from, to) => {
                // The largest numbers for which the searched steps were found to suffice.
                match ([first, last].iter().any(|&end| end == from || end == to), puzzle.allows(from, to)) {
                    (false, _) => 16,
                    (true, true) => 13,
                    (true, false) => 12,
                }
            }
            _ => 0,
        }
    }

    /// Returns the recursion; `None` unless the rule makes a star, a ring or a row of four pegs, and the puzzle goes from one peg
    /// to another with 1 to [`FourPegs::max_discs`] discs. O(n √n) big-integer steps.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{self, FourPegs};
    /// use tower_of_hanoi::solver::{Peg, Puzzle, Rule};
    ///
    /// let puzzle = Puzzle::builder().discs(12).pegs(4).rule(Rule::Star).start(Peg::B).goal(Peg::C).build()?;
    /// assert_eq!(FourPegs::of(&puzzle).map(|star| recursion::total(&star).to_string()), Some("260".into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Option<Self> {
        let (&Placement::Tower(from), &Placement::Tower(to)) = (puzzle.start(), puzzle.goal()) else { return None };
        let (size, rule, shape) = (puzzle.discs().count(), puzzle.rule(), GraphShape::of(puzzle)?);
        if from == to || size == 0 || size > Self::max_discs(puzzle) {
            return None;
        }
        let task = Subproblem { low: 0, high: size, from: from.into(), to: to.into(), pegs: PegSet::all(four()) };
        let ends = match shape {
            GraphShape::Row(first, last) => Some(EndToEndPaths::search(rule, (first, last), size.checked_sub(1)?)?),
            GraphShape::Star(_) | GraphShape::Ring => None,
        };
        let table = SplitTable::new(rule, size, ends.as_ref());
        table.entry(from, to, size)?;
        Some(Self { rule, task, shape, table, ends })
    }

    /// Returns the number of moves of 1, 2, 3, … discs for the rule and the ends of a puzzle, up to [`FourPegs::MAX_DISCS`]; `None`
    /// unless the rule makes a star or a ring. O(√n) big-integer steps for each.
    pub(in crate::solver) fn totals(puzzle: &Puzzle) -> Option<impl Iterator<Item = Length> + use<>> {
        let (from, to) = puzzle.towers().filter(|(from, to)| from != to)?;
        let mut table = match GraphShape::of(puzzle)? {
            GraphShape::Star(_) | GraphShape::Ring => SplitTable::empty(puzzle.rule()),
            GraphShape::Row(..) => return None,
        };
        table.fill(0, None);
        Some((1..=Self::MAX_DISCS).map_while(move |size| {
            table.fill(size, None);
            Some(table.entry(from, to, size)?.moves.clone())
        }))
    }

    /// Returns true when the solution is proven shortest: from leaf to leaf of a star (T. Bousch, 2017).
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::FourPegs;
    /// use tower_of_hanoi::solver::{Peg, Puzzle, Rule};
    ///
    /// let star = |start| Puzzle::builder().discs(3).pegs(4).rule(Rule::Star).start(start).goal(Peg::C).build();
    /// let is_proven = |start| Some(FourPegs::of(&star(start).ok()?)?.is_proven());
    /// assert_eq!(is_proven(Peg::B), Some(true));
    /// assert_eq!(is_proven(Peg::A), Some(false)); // from the centre
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_proven(&self) -> bool {
        match (self.shape, self.task.ends()) {
            (GraphShape::Star(centre), Some((from, to))) => from != centre && to != centre,
            _ => false,
        }
    }
}

impl Recursion for FourPegs {
    fn root(&self) -> Subproblem {
        self.task
    }

    fn lengths(&self) -> Box<dyn Lengths<'_> + '_> {
        Box::new(self)
    }

    fn expand(&self, subproblem: &Subproblem, steps: &mut Vec<Step>) {
        let (Some((from, to)), over) = (subproblem.ends(), subproblem.pegs) else { return };
        if over != PegSet::all(four()) {
            if let Some(route) = LargestDiscRoute::of(self.rule, four(), over, from, to) {
                route.expand(subproblem, steps);
            }
        } else if let Some(ends) = self.ends.as_ref().filter(|_| self.shape.is_end_to_end(from, to)) {
            ends.expand(subproblem, steps);
        } else if let Some(entry) = self.table.entry(from, to, subproblem.size()) {
            subproblem.split(entry.aside, entry.spare, steps);
        }
    }
}

impl<'a> Lengths<'a> for &'a FourPegs {
    fn length_of(&self, step: &Subproblem) -> Cow<'_, Length> {
        let (Some((from, to)), over) = (step.ends(), step.pegs) else { return Cow::Owned(Length::ZERO) };
        match four().iter().find(|&peg| !over.contains(peg)) {
            None => {
                self.table.entry(from, to, step.size()).map_or_else(Cow::default, |entry| Cow::Borrowed(&entry.moves))
            }
            Some(without) => {
                let length = self.table.over_three(from, to, without, step.size());
                assert!(length.is_some(), "a step over three pegs has a length");
                Cow::Owned(length.unwrap_or_default())
            }
        }
    }

    fn enter(&mut self, _: &Subproblem) {}

    fn fork(&self) -> Box<dyn Lengths<'a> + 'a> {
        Box::new(*self)
    }
}

/// A move graph of four pegs whose moves go in both directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GraphShape {
    /// Three pegs around this centre.
    Star(Peg),
    /// Each peg between two others.
    Ring,
    /// A row between these two ends.
    Row(Peg, Peg),
}

impl GraphShape {
    /// Returns the shape of a puzzle's rule, regardless of the name of the rule and the numbering of the pegs.
    pub fn of(puzzle: &Puzzle) -> Option<Self> {
        let both_ways = |a, b| puzzle.allows(a, b) == puzzle.allows(b, a);
        if puzzle.pegs() != four() || !four().iter().all(|a| four().iter().all(|b| both_ways(a, b))) {
            return None;
        }
        let neighbours = |peg: Peg| four().iter().filter(|&other| puzzle.allows(peg, other)).count();
        let with = |count: usize| four().iter().filter(move |&peg| neighbours(peg) == count);
        match (with(1).count(), with(2).count(), with(3).next()) {
            (3, 0, Some(centre)) => Some(Self::Star(centre)),
            (0, 4, None) => Some(Self::Ring),
            (2, 2, None) => Some(Self::Row(with(1).next()?, with(1).next_back()?)),
            _ => None,
        }
    }

    /// Returns true for the two ends of a row.
    pub fn is_end_to_end(self, from: Peg, to: Peg) -> bool {
        matches!(self, Self::Row(first, last) if (from, to) == (first, last) || (from, to) == (last, first))
    }
}
