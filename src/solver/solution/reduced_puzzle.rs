//! A puzzle without the discs that never move, and checks before it is solved.

use crate::solver::move_list::single_disc_route;
use crate::solver::recursion::FourPegs;
use crate::solver::{DiscCount, Move, Peg, Position, Puzzle, Search, SearchOutcome, SolveError};

/// A puzzle without its largest discs that are already at the goal. They do not block any other disc, and without them any path is
/// still a path, so a shortest path never moves them.
pub struct ReducedPuzzle {
    pub puzzle: Puzzle,
    /// The pegs of the omitted discs, the smallest of them first.
    pub fixed: Vec<Peg>,
}

impl ReducedPuzzle {
    /// Omits the fixed discs; `None` if no disc has to move.
    pub fn new(puzzle: &Puzzle) -> Option<Self> {
        let (start, goal) = (puzzle.start().position(puzzle.discs()), puzzle.goal().position(puzzle.discs()));
        let ((largest, _), _) = start.iter().zip(goal.iter()).rev().find(|((_, from), (_, to))| from != to)?;
        let fixed = start.pegs().get(largest.number() as usize..)?.to_vec();
        let puzzle = smallest_discs(puzzle, DiscCount::new(largest.number())?)?;
        Some(Self { puzzle, fixed })
    }
}

/// The same puzzle for its smallest discs alone.
fn smallest_discs(puzzle: &Puzzle, discs: DiscCount) -> Option<Puzzle> {
    let smallest = |position: Position| {
        let pegs = position.pegs().get(..discs.count() as usize)?.to_vec();
        Position::from_pegs(pegs).ok()
    };
    let start = smallest(puzzle.start().position(puzzle.discs()))?;
    let goal = smallest(puzzle.goal().position(puzzle.discs()))?;
    Puzzle::new(puzzle.rule(), puzzle.pegs(), discs, start, goal).ok()
}

/// Checks that every disc alone could reach its goal, and returns the route of disc 1.
pub fn check_each_disc(puzzle: &Puzzle) -> Result<Vec<Move>, SolveError> {
    let (start, goal) = (puzzle.start().position(puzzle.discs()), puzzle.goal().position(puzzle.discs()));
    let mut checked: Vec<(Peg, Peg)> = Vec::new();
    let mut route = Vec::new();
    for ((disc, from), (_, to)) in start.iter().zip(goal.iter()).rev() {
        if disc.index() == 0 || !checked.contains(&(from, to)) {
            route = single_disc_route(puzzle, from, to).ok_or(SolveError::Unreachable { disc, from, to })?;
            checked.push((from, to));
        }
    }
    Ok(route)
}

/// Two pegs that the rule does not connect by any number of moves; `None` if all are connected. If all are connected and there are
/// three pegs or more, every position leads to every other, by a result of E. Leiss (D. Azriel, D. Berend, On a question of Leiss
/// regarding the Hanoi Tower problem, Theoretical Computer Science 369 (2006), 377–383).
pub fn disconnected_pegs(puzzle: &Puzzle) -> Option<(Peg, Peg)> {
    let pegs = puzzle.pegs();
    let pairs = pegs.iter().flat_map(|from| pegs.iter().map(move |to| (from, to)));
    pairs.into_iter().find(|&(from, to)| single_disc_route(puzzle, from, to).is_none())
}

/// The error of a puzzle with too many positions. If the smallest discs alone have no path, then all discs have none, because a
/// path of all discs without the larger ones is a path of the smallest. So a short search may find a deadlock.
pub fn too_many_positions(puzzle: &Puzzle, limit: u32, disconnected: Option<(Peg, Peg)>) -> SolveError {
    const SHORT_SEARCH: u32 = 100_000;
    let short_search = || {
        let discs = DiscCount::new(Search::max_discs(puzzle.pegs(), SHORT_SEARCH))?;
        Search::new(&smallest_discs(puzzle, discs)?, SHORT_SEARCH).ok().map(Search::finish)
    };
    match disconnected {
        Some((from, to)) if matches!(short_search(), Some(SearchOutcome::Unreachable)) => {
            SolveError::Deadlock { from, to }
        }
        _ => {
            let searched = Search::max_discs(puzzle.pegs(), limit);
            let max_discs = searched.max(FourPegs::max_discs(puzzle));
            SolveError::TooManyPositions { max_discs, max_positions: limit }
        }
    }
}
