//! Three pegs and any strongly connected set of moves, from any position to any other.
//!
//! To bring n discs from s to t, with k the third peg: where a disc may go straight from s to t, bring the n − 1
//! smaller discs to k, move the largest, and bring them on top. Where it may not, it must go by k, and the smaller ones
//! make way twice. That this is shortest, and the only shortest way, is Sapir's theorem (2004); for the one-way ring it
//! is Atkinson's (1981).
//!
//! A start or a goal with its discs on several pegs changes this in one point: there going by k can be shorter even
//! where the straight way is open. No third way need be tried: a disc that goes back undoes itself, and one that goes
//! on around passes pegs where the smaller discs stood the same way before. So both are compared, for each disc, and
//! what was found is kept as one bit per disc and peg ([`Choices`]).

mod choices;
mod cursor;

use num_bigint::BigUint;

use super::recurrence::Level;
use super::way::Way;
use super::{Lengths, Part, Place, Recurrence, Recursion, Term};
use crate::solver::{Peg, PegSet, Pegs, Puzzle, Rule, Stand};
use choices::Choices;
use cursor::Cursor;

/// The recursion of a puzzle on three pegs, ready to be entered anywhere.
///
/// ```
/// use tower_of_hanoi::solver::recursion::{self, ThreePegs};
/// use tower_of_hanoi::solver::{Discs, Peg, Pegs, Puzzle, Rule, Stand};
///
/// let discs = Discs::new(64).ok_or("too many discs")?;
/// let puzzle = Puzzle::new(Rule::OneWay, Pegs::THREE, discs, Stand::Tower(Peg::A), Stand::Tower(Peg::B))?;
/// let ring = ThreePegs::of(&puzzle).ok_or("not on three pegs")?;
/// let first = recursion::move_at(&ring, &1.into()).ok_or("no move")?;
/// assert_eq!(first.to_string(), "disc 1 from A to B");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ThreePegs {
    rule: Rule,
    task: Term,
    recurrence: Recurrence,
    choices: Choices,
    /// The lengths of the parts of the whole task: those from peg to peg.
    level: Level,
    /// And those of its first part and its last, where they begin or end with the discs on several pegs.
    ends: [BigUint; 2],
}

impl ThreePegs {
    /// The most discs that are solved by recursion: lengths grow by a bit or two per disc, and making them all costs
    /// the square of that.
    pub const MOST_DISCS: u32 = 20_000;

    /// The recursion of a puzzle; `None` unless it has three pegs, lets discs go from every peg to every other, if by the
    /// third, and has 1 to [`ThreePegs::MOST_DISCS`] discs, the largest of which has to move.
    ///
    /// O(n) big-number steps.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Option<Self> {
        let (size, rule) = (puzzle.discs().count(), puzzle.rule());
        if puzzle.pegs() != Pegs::THREE || size == 0 || size > Self::MOST_DISCS {
            return None;
        }
        let recurrence = Recurrence::of(rule)?;
        let (level, choices, ends) = Choices::of(puzzle, &recurrence)?;
        let place = |stand: &Stand, several| match stand {
            Stand::Tower(peg) => Place::Peg(*peg),
            Stand::Position(_) => several,
        };
        let (from, to) = (place(puzzle.start(), Place::Start), place(puzzle.goal(), Place::Goal));
        let task = Term { low: 0, high: size, from, to, over: PegSet::all(Pegs::THREE) };
        let solution = Self { rule, task, recurrence, choices, level, ends };
        solution.way(&task).is_some_and(|way| !way.largest().is_empty()).then_some(solution)
    }

    /// The way of the largest disc of a term.
    fn way(&self, term: &Term) -> Option<Way> {
        let disc = term.largest()?.place();
        let (from, to) = (self.peg(term.from, disc)?, self.peg(term.to, disc)?);
        if from == to {
            return Some(Way::Still { smaller: [(from, to)] });
        }
        if self.choices.goes_around(term) {
            return Way::around(self.rule, Pegs::THREE, from, to, from.third(to));
        }
        Way::of(self.rule, Pegs::THREE, term.over, from, to)
    }
}

impl Recursion for ThreePegs {
    fn root(&self) -> Term {
        self.task
    }

    fn lengths(&self) -> Box<dyn Lengths<'_> + '_> {
        Box::new(Cursor::new(self))
    }

    fn expand(&self, term: &Term, parts: &mut Vec<Part>) {
        if let Some(way) = self.way(term) {
            way.expand(term, parts);
        }
    }

    fn peg(&self, place: Place, disc: usize) -> Option<Peg> {
        self.choices.peg(place, disc)
    }
}
