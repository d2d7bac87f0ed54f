//! A way from a position to the goal.

use crate::model::KnownSolution;
use crate::solver::{Index, Move, Optimality, Position};

/// A solution from one of its positions on.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    solution: KnownSolution,
    start: Index,
}

impl Way {
    pub(in crate::model) const fn new(solution: KnownSolution, start: Index) -> Self {
        Self { solution, start }
    }

    #[must_use]
    pub const fn solution(&self) -> &KnownSolution {
        &self.solution
    }

    /// The index of the solution at which the way begins.
    #[must_use]
    pub const fn start(&self) -> &Index {
        &self.start
    }

    /// The number of moves to the goal.
    #[must_use]
    pub fn moves(&self) -> Index {
        self.solution.total().saturating_sub(&self.start)
    }

    /// The move with a number counted from 1.
    #[must_use]
    pub fn move_at(&self, number: &Index) -> Option<Move> {
        self.solution.move_at(&(&self.start + number)).filter(|_| !number.is_zero())
    }

    /// The position after some moves.
    #[must_use]
    pub fn position_at(&self, moves: &Index) -> Option<Position> {
        self.solution.position_at(&(&self.start + moves))
    }

    /// The way after some of its moves, at most all of them.
    #[must_use]
    pub fn after(&self, moves: &Index) -> Self {
        let start = (&self.start + moves).min(self.solution.total().clone());
        Self { solution: self.solution.clone(), start }
    }

    #[must_use]
    pub fn optimality(&self) -> Optimality {
        self.solution.optimality()
    }
}
