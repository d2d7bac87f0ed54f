//! The moves that led to the board.

use super::Line;
use crate::model::State;
use crate::solver::{Index, Move};

/// A move that led to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastMove {
    pub step: Move,
    pub is_by_hand: bool,
}

impl Line<'_> {
    /// The moves that led to the board, the last one first. Each takes one step of the solver.
    pub fn past(&self) -> impl Iterator<Item = PastMove> + '_ {
        let (start, end) = (self.start(), self.end_by_hand());
        let numbers = std::iter::successors(Some(self.index()), Index::previous);
        numbers.map_while(move |number| {
            let is_by_hand = self.is_detour() && start < number && number <= end;
            Some(PastMove { step: self.move_at(&number)?, is_by_hand })
        })
    }
}

impl State {
    /// The moves made by hand that led to the board, the last one first, in an exercise without a line.
    pub fn past_of_game(&self) -> impl Iterator<Item = PastMove> + '_ {
        let moves = self.game().map(|game| game.moves()).unwrap_or_default();
        moves.iter().rev().map(|&step| PastMove { step, is_by_hand: true })
    }
}
