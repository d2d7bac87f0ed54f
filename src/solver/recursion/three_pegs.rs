//! Three pegs and any strongly connected set of moves: the classic puzzle, the one-way ring, the row, and two more.
//!
//! To bring n discs from s to t, with k the third peg: where a disc may go straight from s to t, bring the n − 1
//! smaller discs to k, move the largest, and bring them on top. Where it may not, it must go by k, and the smaller ones
//! make way twice. That this is shortest, and the only shortest way, is Sapir's theorem (2004); for the one-way ring it
//! is Atkinson's (1981).

use std::borrow::Cow;

use num_bigint::BigUint;

use super::recurrence::Level;
use super::{Lengths, Part, Recurrence, Recursion, Term};
use crate::solver::{Move, Peg, PegSet, Pegs, Puzzle, Rule, Stand};

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
    /// The lengths of the parts of the whole task.
    parts: Level,
}

impl ThreePegs {
    /// The most discs that are solved by recursion: lengths grow by a bit or two per disc, and making them all costs
    /// the square of that.
    pub const MOST_DISCS: u32 = 20_000;

    /// The recursion of a puzzle; `None` unless it has three pegs, goes from one peg to another, has 1 to
    /// [`ThreePegs::MOST_DISCS`] discs and lets discs go from every peg to every other, if by the third.
    ///
    /// O(n) big-number steps.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Option<Self> {
        let (&Stand::Tower(from), &Stand::Tower(to)) = (puzzle.start(), puzzle.goal()) else { return None };
        let size = puzzle.discs().count();
        if puzzle.pegs() != Pegs::THREE || from == to || size == 0 || size > Self::MOST_DISCS {
            return None;
        }
        let rule = puzzle.rule();
        let recurrence = Recurrence::of(rule)?;
        let parts = recurrence.level(size - 1);
        Some(Self {
            rule,
            task: Term { low: 0, high: size, from, to, over: PegSet::all(Pegs::THREE) },
            recurrence,
            parts,
        })
    }
}

/// The pegs that a term of n discs passes, as pairs: those of its sub-terms of n − 1 discs, and between each of them
/// and the next those of a move of the largest disc.
pub(super) enum Way {
    /// The largest disc goes straight.
    Straight { smaller: [(Peg, Peg); 2], largest: [(Peg, Peg); 1] },
    /// The largest disc goes by the third peg.
    Around { smaller: [(Peg, Peg); 3], largest: [(Peg, Peg); 2] },
}

impl Way {
    /// The way between two of three pegs; `None` when the rule leads there neither straight nor by the third.
    pub(super) fn of(rule: Rule, pegs: Pegs, over: PegSet, from: Peg, to: Peg) -> Option<Self> {
        let third = over.spare(from, to)?;
        if rule.allows(pegs, from, to) {
            Some(Self::Straight { smaller: [(from, third), (third, to)], largest: [(from, to)] })
        } else if rule.allows(pegs, from, third) && rule.allows(pegs, third, to) {
            Some(Self::Around { smaller: [(from, to), (to, from), (from, to)], largest: [(from, third), (third, to)] })
        } else {
            None
        }
    }

    /// The parts of a term that goes this way.
    pub(super) fn expand(&self, term: &Term, parts: &mut Vec<Part>) {
        let Some(disc) = term.largest() else { return };
        let mut moves = self.largest().iter();
        for &(from, to) in self.smaller() {
            parts.push(Part::Term(Term { high: term.high - 1, from, to, ..*term }));
            parts.extend(moves.next().map(|&(from, to)| Part::Move(Move { disc, from, to })));
        }
    }

    pub(super) const fn smaller(&self) -> &[(Peg, Peg)] {
        match self {
            Self::Straight { smaller, .. } => smaller,
            Self::Around { smaller, .. } => smaller,
        }
    }

    pub(super) const fn largest(&self) -> &[(Peg, Peg)] {
        match self {
            Self::Straight { largest, .. } => largest,
            Self::Around { largest, .. } => largest,
        }
    }
}

impl Recursion for ThreePegs {
    fn root(&self) -> Term {
        self.task
    }

    fn lengths(&self) -> Box<dyn Lengths + '_> {
        Box::new(Cursor { recurrence: &self.recurrence, level: self.parts.clone() })
    }

    fn expand(&self, term: &Term, parts: &mut Vec<Part>) {
        if let Some(way) = Way::of(self.rule, Pegs::THREE, term.over, term.from, term.to) {
            way.expand(term, parts);
        }
    }
}

/// The lengths at one number of discs, and the recurrence that leads to the next smaller one.
pub struct Cursor<'a> {
    recurrence: &'a Recurrence,
    level: Level,
}

impl Lengths for Cursor<'_> {
    fn of(&self, part: &Term) -> Cow<'_, BigUint> {
        Cow::Borrowed(self.recurrence.length(&self.level, part.from, part.to))
    }

    fn enter(&mut self, _: &Term) {
        self.recurrence.step_down(&mut self.level);
    }
}
