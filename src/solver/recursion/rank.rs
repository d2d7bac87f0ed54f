//! From a position back to its index.

use num_bigint::BigUint;

use super::{Part, Place, Recursion, Term};
use crate::solver::{Index, Peg, Position};

/// After how many moves a position is reached; `None` when it is not on the path.
///
/// Walks down as a seek does: in each term to the part during which all discs that the part leaves alone stand as in the
/// position. The parts of a term differ in that, so there is one such part at most, or the position lies between two.
/// O(n) big-number steps; each disc is looked at a few times.
///
/// ```
/// use tower_of_hanoi::solver::recursion::{self, ThreePegs};
/// use tower_of_hanoi::solver::{Discs, Peg, Pegs, Puzzle, Rule, Stand};
///
/// let (discs, ends) = (Discs::new(4).ok_or("discs")?, (Stand::Tower(Peg::A), Stand::Tower(Peg::C)));
/// let puzzle = Puzzle::new(Rule::Any, Pegs::THREE, discs, ends.0, ends.1)?;
/// let recursion = ThreePegs::of(&puzzle).ok_or("solved")?;
/// assert_eq!(recursion::index_of(&recursion, &"0111".parse()?), Some(7.into()));
/// assert_eq!(recursion::index_of(&recursion, &"0222".parse()?), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn index_of(recursion: &dyn Recursion, position: &Position) -> Option<Index> {
    let mut term = recursion.root();
    if position.pegs().len() != term.places().len() {
        return None;
    }
    let mut lengths = recursion.lengths();
    let (mut before, mut parts) = (BigUint::ZERO, Vec::new());
    loop {
        parts.clear();
        recursion.expand(&term, &mut parts);
        let here = Here { recursion, term: &term, parts: &parts, pegs: position.pegs() };
        let (done, inside) = here.find()?;
        for part in parts.iter().take(done) {
            match part {
                Part::Term(part) => before += lengths.of(part).as_ref(),
                Part::Move(_) => before += 1u8,
            }
        }
        let Some(part) = inside else { return Some(before.into()) };
        lengths.enter(&part);
        term = part;
    }
}

/// A position within a term.
struct Here<'a> {
    recursion: &'a dyn Recursion,
    term: &'a Term,
    parts: &'a [Part],
    pegs: &'a [Peg],
}

impl Here<'_> {
    /// How many parts are done, and the part that is under way, if the position does not lie between two. A part under way
    /// is looked for first: it is known by the discs that it leaves alone, which are few where it is large.
    fn find(&self) -> Option<(usize, Option<Term>)> {
        let under_way = self.parts.iter().enumerate().find_map(|(done, part)| match part {
            Part::Term(part) if part.size() > 0 && self.fits(done, &part.places()) => Some((done, Some(*part))),
            _ => None,
        });
        under_way.or_else(|| (0..=self.parts.len()).find(|&done| self.fits(done, &(0..0))).map(|done| (done, None)))
    }

    /// True when all discs of the term but those of `free` stand where they stand after so many parts.
    fn fits(&self, done: usize, free: &std::ops::Range<usize>) -> bool {
        let all = self.term.places();
        let (below, above) = if free.is_empty() { (all, 0..0) } else { (all.start..free.start, free.end..all.end) };
        above.chain(below).all(|disc| {
            let moved = self.parts.iter().take(done).rev().find(|part| part.places().contains(&disc));
            self.stands(disc, moved.map_or(self.term.from, Part::to))
        })
    }

    fn stands(&self, disc: usize, place: Place) -> bool {
        let peg = self.recursion.peg(place, disc);
        peg.is_some() && peg == self.pegs.get(disc).copied()
    }
}
