//! Three pegs with any rule under which each peg leads to every other, between any two positions.
//!
//! To move n discs from s to t, with k the third peg: if a disc may go directly from s to t, move the n − 1 smaller discs to k,
//! move the largest disc, and move the smaller discs on top. Otherwise, the largest disc goes via k, and the smaller discs make way
//! twice. From tower to tower this is the only shortest solution (A. Sapir, The Tower of Hanoi with forbidden moves, The Computer
//! Journal 47 (2004), 20–24).
//!
//! If the discs of the start or the goal are on several pegs, the route via k can be shorter even if the direct one is open (A. M.
//! Hinz, The Tower of Hanoi, L'Enseignement Mathématique 35 (1989), 289–321, doi:10.5169/seals-57378). A third route is never
//! better: a disc that goes back undoes its move, and one that goes around again finds the smaller discs in the same places. So
//! both routes are compared for each disc, and the result is stored as one bit for each disc and peg ([`Choices`]).

mod choices;
mod cursor;

use super::recurrence::{Levels, WordDescent};
use super::route::LargestDiscRoute;
use super::{Endpoint, Lengths, Recurrence, Recursion, Step, Subproblem};
use crate::solver::{Length, Move, Peg, PegCount, PegSet, Placement, Puzzle, Rule};
use choices::Choices;
use cursor::Cursor;

/// The recursion of a puzzle on three pegs.
///
/// ```
/// use tower_of_hanoi::solver::recursion::{self, ThreePegs};
/// use tower_of_hanoi::solver::{Peg, Puzzle, Rule};
///
/// let puzzle = Puzzle::builder().discs(64).rule(Rule::OneWay).goal(Peg::B).build()?;
/// let ring = ThreePegs::of(&puzzle).ok_or("not on three pegs")?;
/// let first = recursion::move_at(&ring, &1.into()).ok_or("no move")?;
/// assert_eq!(first.to_string(), "disc 1 from A to B");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ThreePegs {
    rule: Rule,
    task: Subproblem,
    choices: Choices,
    /// The lengths from peg to peg, up to the number of discs in the steps of the whole task.
    levels: Levels,
    /// The lengths of the first and the last step of the whole task, if their discs begin or end on several pegs.
    ends: [Length; 2],
}

impl ThreePegs {
    /// The most discs. Lengths grow by one or two bits with each disc, so their total size grows with the square of n.
    pub const MAX_DISCS: u32 = 20_000;

    /// Returns the recursion; `None` unless the puzzle has three pegs, each peg leads to every other, and there are 1 to
    /// [`ThreePegs::MAX_DISCS`] discs, the largest of which has to move. O(n) big-integer steps.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, recursion::ThreePegs};
    ///
    /// let classic = Puzzle::classic(4)?;
    /// assert!(ThreePegs::of(&classic.with_start("0222".parse()?)?).is_some());
    /// assert!(ThreePegs::of(&classic.with_start("2000".parse()?)?).is_none()); // disc 4 is at its goal
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Option<Self> {
        let (size, rule) = (puzzle.discs().count(), puzzle.rule());
        if puzzle.pegs() != PegCount::THREE || size == 0 || size > Self::MAX_DISCS {
            return None;
        }
        let recurrence = Recurrence::of(rule)?;
        let (levels, choices, ends) = Choices::of(puzzle, recurrence)?;
        let place = |stand: &Placement, several| match stand {
            Placement::Tower(peg) => Endpoint::Peg(*peg),
            Placement::Position(_) => several,
        };
        let (from, to) = (place(puzzle.start(), Endpoint::Start), place(puzzle.goal(), Endpoint::Goal));
        let task = Subproblem { low: 0, high: size, from, to, pegs: PegSet::all(PegCount::THREE) };
        let solution = Self { rule, task, choices, levels, ends };
        solution.route(&task).is_some_and(|route| !route.largest().is_empty()).then_some(solution)
    }

    /// The route of the largest disc of a subproblem.
    fn route(&self, subproblem: &Subproblem) -> Option<LargestDiscRoute> {
        let disc = subproblem.largest()?.index();
        let (from, to) = (self.peg(subproblem.from, disc)?, self.peg(subproblem.to, disc)?);
        if from == to {
            return Some(LargestDiscRoute::Stays { smaller: [(from, to)] });
        }
        if self.choices.goes_via_third(subproblem) {
            return LargestDiscRoute::via_third(self.rule, PegCount::THREE, from, to, from.third(to));
        }
        self.levels.recurrence().route(from, to).copied()
    }
}

impl Recursion for ThreePegs {
    fn root(&self) -> Subproblem {
        self.task
    }

    fn lengths(&self) -> Box<dyn Lengths<'_> + '_> {
        Box::new(Cursor::new(self))
    }

    fn expand(&self, subproblem: &Subproblem, steps: &mut Vec<Step>) {
        if let Some(route) = self.route(subproblem) {
            route.expand(subproblem, steps);
        }
    }

    fn peg(&self, place: Endpoint, disc: usize) -> Option<Peg> {
        self.choices.peg(place, disc)
    }

    fn find(&self, subproblem: &Subproblem, rest: &Length, pegs: &mut [Peg]) -> Option<Move> {
        let (from, to) = subproblem.ends()?;
        WordDescent::new(&self.levels, subproblem.high.checked_sub(1)?, rest.clone()).find(from, to, pegs)
    }
}
