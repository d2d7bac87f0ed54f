//! The moves that led to the board.

use super::Line;
use crate::model::{GraphSession, Scene, State};
use crate::solver::{Index, Move};

/// A move that led to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastMove {
    pub step: Move,
    pub is_by_hand: bool,
}

impl<'a> Line<'a> {
    /// The moves that led to the board, the last one first. Each takes one step of the solver.
    pub fn past(self) -> impl Iterator<Item = PastMove> + 'a {
        let (start, end) = (self.start(), self.end_by_hand());
        let numbers = std::iter::successors(Some(self.index()), Index::previous);
        numbers.map_while(move |number| {
            let is_by_hand = self.is_detour() && start < number && number <= end;
            Some(PastMove { step: self.move_at(&number)?, is_by_hand })
        })
    }
}

impl Scene {
    /// The moves before the board, the last one first. They end before a move that the map hides: what is drawn leads to the board
    /// without a gap.
    pub fn shown_past(&self) -> impl Iterator<Item = PastMove> + '_ {
        let GraphSession { hides_game, hides_solution, .. } = self.session.graph;
        let (line, game) =
            if self.has_line() { (Some(self.line().past()), None) } else { (None, Some(self.past_of_game())) };
        let past = line.into_iter().flatten().chain(game.into_iter().flatten());
        past.take_while(move |past| if past.is_by_hand { !hides_game } else { !hides_solution })
    }
}

impl State {
    /// The moves made by hand that led to the board, the last one first, in an exercise without a line.
    pub fn past_of_game(&self) -> impl Iterator<Item = PastMove> + '_ {
        let moves = self.game().map(|game| game.moves()).unwrap_or_default();
        moves.iter().rev().map(|&step| PastMove { step, is_by_hand: true })
    }
}
