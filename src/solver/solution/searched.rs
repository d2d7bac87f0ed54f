//! Solutions found by a search.

use std::sync::OnceLock;

use super::seek::Seek;
use crate::solver::graph::DistancesToGoal;
use crate::solver::move_list::MoveList;
use crate::solver::recursion::Recursion;
use crate::solver::{Index, Move, Position, Puzzle};

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
