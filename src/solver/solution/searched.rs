//! What a search found.

use std::cell::OnceCell;

use super::seek::Seek;
use crate::solver::graph::DistancesToGoal;
use crate::solver::move_list::MoveList;
use crate::solver::recursion::Recursion;
use crate::solver::{Index, Move, Position, Puzzle};

/// The moves that a search found. Of a small puzzle it also knows how far other positions are from the goal.
pub struct SearchedSolution {
    moves: MoveList,
    puzzle: Puzzle,
    /// Measured when somebody asks first.
    distances: OnceCell<Option<DistancesToGoal>>,
}

impl SearchedSolution {
    pub const fn new(puzzle: Puzzle, moves: MoveList) -> Self {
        Self { moves, puzzle, distances: OnceCell::new() }
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
        let distances = self.distances.get_or_init(|| DistancesToGoal::of(&self.puzzle)).as_ref()?;
        distances.from(position).map(|distance| Index::from(u64::from(distance)))
    }
}
