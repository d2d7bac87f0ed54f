//! The solutions from end to end of a row of four pegs, searched for a few discs.

use super::four;
use crate::solver::recursion::{Step, Subproblem};
use crate::solver::{Disc, DiscCount, Length, Move, Peg, Placement, Puzzle, Rule, Search, SearchError, SearchOutcome};

/// A shortest solution from the first end to the last, for each number of discs from 0.
#[derive(Clone, Debug)]
pub struct EndToEndPaths {
    ends: (Peg, Peg),
    paths: Vec<Vec<Move>>,
}

/// The most discs. All solutions up to this size together are searched in a fraction of a second.
const MAX: u32 = 9;

impl EndToEndPaths {
    /// Searches up to `size` discs, but at most [`MAX`].
    pub fn search(rule: Rule, ends: (Peg, Peg), size: u32) -> Option<Self> {
        let paths = (0..=size.min(MAX)).map(|size| path(rule, ends, size)).collect::<Option<_>>()?;
        Some(Self { ends, paths })
    }

    fn is_between(&self, from: Peg, to: Peg) -> bool {
        self.ends == (from, to) || self.ends == (to, from)
    }

    /// Returns the number of moves between the two ends, or `Some(None)` if this size was not searched; `None` between other pegs.
    pub fn moves(&self, from: Peg, to: Peg, size: u32) -> Option<Option<Length>> {
        let known = || self.paths.get(size as usize).map(|path| u32::try_from(path.len()).unwrap_or(u32::MAX).into());
        self.is_between(from, to).then(known)
    }

    /// Appends the moves of a subproblem from end to end.
    pub fn expand(&self, subproblem: &Subproblem, steps: &mut Vec<Step>) {
        let Some(path) = self.paths.get(subproblem.size() as usize) else { return };
        let lifted = |mv: &Move| Move { disc: Disc::from_index(mv.disc.number() - 1 + subproblem.low), ..*mv };
        if subproblem.ends() == Some(self.ends) {
            steps.extend(path.iter().map(lifted).map(Step::Move));
        } else {
            let turned = |mv: Move| Move { from: mv.to, to: mv.from, ..mv };
            steps.extend(path.iter().rev().map(lifted).map(turned).map(Step::Move));
        }
    }
}

fn path(rule: Rule, (first, last): (Peg, Peg), size: u32) -> Option<Vec<Move>> {
    let stands = (Placement::Tower(first), Placement::Tower(last));
    let puzzle = Puzzle::new(rule, four(), DiscCount::new(size)?, stands.0, stands.1).ok()?;
    match Search::new(&puzzle, Search::MAX_POSITIONS).map(Search::finish) {
        Err(SearchError::AlreadySolved) => Some(Vec::new()),
        Ok(SearchOutcome::Path(moves)) => Some(moves),
        Ok(SearchOutcome::Unreachable) | Err(SearchError::TooManyPositions { .. }) => None,
    }
}
