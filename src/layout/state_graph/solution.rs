//! The path of a solution in the graph.

use super::placed::polyline;
use super::{Picture, picture};
use crate::layout::drawing::Polyline;
use crate::solver::graph::viewport::{GraphViewport, Point};
use crate::solver::recursion::Recursion;
use crate::solver::{Index, PathKind, Placement, Position, Puzzle, Solution};

/// The maximum length of a solution that is drawn move by move.
const MAX_PATH: u64 = 4_000;

/// The point of a position in the picture; `None` if it is outside.
pub type PointOf<'a> = &'a dyn Fn(&Position) -> Option<Point>;

/// Whether the puzzle has a Hamiltonian path.
#[must_use]
pub fn has_hamiltonian_path(puzzle: &Puzzle) -> bool {
    let is_between_towers = matches!((puzzle.start(), puzzle.goal()), (Placement::Tower(_), Placement::Tower(_)));
    is_between_towers && puzzle.allows_all_moves() && !puzzle.is_already_solved()
}

/// The graph of three pegs, with the solution's path if it has a recursion, and with the Hamiltonian path if requested.
pub fn picture_of(viewport: &GraphViewport, puzzle: &Puzzle, solution: Option<&Solution>, shows_tour: bool) -> Picture {
    let start = puzzle.start().position(puzzle.discs());
    let draw = |route: Option<&dyn Recursion>, hamiltonian: Option<&dyn Recursion>| {
        picture(viewport, puzzle.rule(), route, hamiltonian, &start)
    };
    let with_route = |hamiltonian: Option<&dyn Recursion>| {
        let with_recursion =
            solution.and_then(|solution| solution.with_recursion(|route| draw(Some(route), hamiltonian)));
        with_recursion.unwrap_or_else(|| draw(None, hamiltonian))
    };
    let is_shown = shows_tour && has_hamiltonian_path(puzzle);
    let hamiltonian = is_shown.then(|| Solution::with_path(puzzle, PathKind::Hamiltonian).ok()).flatten();
    let with_both = hamiltonian.and_then(|path| path.with_recursion(|path| with_route(Some(path))));
    with_both.unwrap_or_else(|| with_route(None))
}

/// The path of a solution, move by move. If `around` is not 0, only so many moves before and after `index`; if it is 0, nothing of a
/// solution of more than [`MAX_PATH`] moves. Moves outside the picture are omitted.
pub fn solution_path(solution: &Solution, index: &Index, around: u64, point_of: PointOf<'_>) -> Vec<Polyline> {
    let (first, moves) = match solution.total().to_u64().filter(|&total| total <= MAX_PATH && around == 0) {
        Some(total) => (Index::ZERO, total),
        None => (index.saturating_sub(&Index::from(around)), 2 * around),
    };
    moves_path(solution, &first, moves, point_of)
}

/// The path of `moves` moves after an index.
#[must_use]
pub fn moves_path(solution: &Solution, first: &Index, moves: u64, point_of: PointOf<'_>) -> Vec<Polyline> {
    let point = |after: u64| point_of(&solution.position_at(&(first + &Index::from(after)))?);
    let mut path = Vec::new();
    let mut before = point(0);
    for after in 1..=moves {
        let at = point(after);
        if let (Some(a), Some(b)) = (before, at) {
            path.push(polyline(&[a, b]));
        }
        before = at;
    }
    path
}
