//! The interface of all methods of solving.

use std::sync::OnceLock;

use crate::solver::graph::DistancesToGoal;
use crate::solver::move_list::MoveList;
use crate::solver::recursion::{self, Recursion};
use crate::solver::{Index, Move, Position, Puzzle};

/// A solution with random access to its moves.
pub trait Seek: Send + Sync {
    /// Move `index`, numbered from 1; `None` when there is no such move.
    fn move_at(&self, index: &Index) -> Option<Move>;

    /// The position after `index` moves; `None` past the end.
    fn position_at(&self, index: &Index) -> Option<Position>;

    /// The number of moves after which a position is reached; `None` when it is not on the path.
    fn index_of(&self, position: &Position) -> Option<Index>;

    /// The recursion behind the solution, if there is one.
    fn recursion(&self) -> Option<&dyn Recursion>;

    /// The fewest moves to the goal from a position that may be off the path; `None` if they are not known.
    fn distance_from(&self, _position: &Position) -> Option<Index> {
        None
    }
}

/// A solution by a recursion. Each query makes a new descent.
pub struct ByRecursion<T>(pub T);

impl<T: Recursion> Seek for ByRecursion<T> {
    fn move_at(&self, index: &Index) -> Option<Move> {
        recursion::move_at(&self.0, index)
    }

    fn position_at(&self, index: &Index) -> Option<Position> {
        recursion::position_at(&self.0, index)
    }

    fn index_of(&self, position: &Position) -> Option<Index> {
        recursion::index_of(&self.0, position)
    }

    fn recursion(&self) -> Option<&dyn Recursion> {
        Some(&self.0)
    }
}

impl Seek for MoveList {
    fn move_at(&self, index: &Index) -> Option<Move> {
        self.move_at(index)
    }

    fn position_at(&self, index: &Index) -> Option<Position> {
        self.position_at(index)
    }

    fn index_of(&self, position: &Position) -> Option<Index> {
        self.index_of(position)
    }

    fn recursion(&self) -> Option<&dyn Recursion> {
        None
    }
}

/// The moves found by a search. For a small puzzle, it also knows the distances of other positions from the goal.
pub struct SearchedSolution {
    moves: MoveList,
    puzzle: Puzzle,
    /// The distances, computed on first use.
    distances: OnceLock<Option<DistancesToGoal>>,
}

impl SearchedSolution {
    pub const fn new(puzzle: Puzzle, moves: MoveList) -> Self {
        Self { moves, puzzle, distances: OnceLock::new() }
    }
}

impl Seek for SearchedSolution {
    fn move_at(&self, index: &Index) -> Option<Move> {
        self.moves.move_at(index)
    }

    fn position_at(&self, index: &Index) -> Option<Position> {
        self.moves.position_at(index)
    }

    fn index_of(&self, position: &Position) -> Option<Index> {
        self.moves.index_of(position)
    }

    fn recursion(&self) -> Option<&dyn Recursion> {
        None
    }

    fn distance_from(&self, position: &Position) -> Option<Index> {
        let distances = self.distances.get_or_init(|| DistancesToGoal::of(&self.puzzle).ok()).as_ref()?;
        distances.from(position).map(|distance| Index::from(u64::from(distance)))
    }
}
