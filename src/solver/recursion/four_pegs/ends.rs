//! The paths from end to end of a row of four pegs, of few discs: searched, since no formula is known.

use num_bigint::BigUint;

use super::four;
use crate::solver::recursion::{Part, Term};
use crate::solver::{Disc, Discs, Found, Move, Peg, Puzzle, Rule, Search, Stand};

/// For each number of discs from 0 on, a shortest path from the first end to the last.
#[derive(Clone, Debug)]
pub struct Ends {
    ends: (Peg, Peg),
    paths: Vec<Vec<Move>>,
}

/// So many discs are searched in a moment.
const MOST: u32 = 9;

impl Ends {
    /// Searches up to `size` discs, but no more than can be had in a moment.
    pub fn search(rule: Rule, ends: (Peg, Peg), size: u32) -> Option<Self> {
        let paths = (0..=size.min(MOST)).map(|size| path(rule, ends, size)).collect::<Option<_>>()?;
        Some(Self { ends, paths })
    }

    fn is_between(&self, from: Peg, to: Peg) -> bool {
        self.ends == (from, to) || self.ends == (to, from)
    }

    /// How many moves the path has: `Some(Some(_))`; of more discs than were searched, `Some(None)`; `None` between
    /// other pegs.
    pub fn moves(&self, from: Peg, to: Peg, size: u32) -> Option<Option<BigUint>> {
        let known = || self.paths.get(size as usize).map(|path| BigUint::from(path.len()));
        self.is_between(from, to).then(known)
    }

    /// The moves of a term that goes from end to end.
    pub fn expand(&self, term: &Term, parts: &mut Vec<Part>) {
        let Some(path) = self.paths.get(term.size() as usize) else { return };
        let lifted = |step: &Move| Move { disc: Disc::at_place(step.disc.number() - 1 + term.low), ..*step };
        if term.ends() == Some(self.ends) {
            parts.extend(path.iter().map(lifted).map(Part::Move));
        } else {
            let turned = |step: Move| Move { from: step.to, to: step.from, ..step };
            parts.extend(path.iter().rev().map(lifted).map(turned).map(Part::Move));
        }
    }
}

fn path(rule: Rule, (first, last): (Peg, Peg), size: u32) -> Option<Vec<Move>> {
    let stands = (Stand::Tower(first), Stand::Tower(last));
    let puzzle = Puzzle::new(rule, four(), Discs::new(size)?, stands.0, stands.1).ok()?;
    match Search::new(&puzzle, Search::MOST_POSITIONS_IN_A_PAGE).map(Search::finish) {
        None => Some(Vec::new()),
        Some(Found::Path(moves)) => Some(moves),
        Some(Found::NoWay) => None,
    }
}
