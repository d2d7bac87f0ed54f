//! Moves by hand that leave the solution, and the way from there.

use crate::model::Parameter;
use crate::model::link::LinkWriter;
use crate::solver::{Game, Index, Move, Position};

/// Moves made by hand, and moves made along the way from the last of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Detour {
    /// It starts at the index of the link, unless its position was set up.
    pub game: Game,
    /// The moves made along the way. It counts only as far as the way is known, which may take a search.
    pub ahead: Index,
}

impl Detour {
    /// A detour with the board after the last move that the game has made. `None` for a game without a move or a position of its own.
    #[must_use]
    pub fn new(game: Game) -> Option<Self> {
        (!game.is_untouched()).then_some(Self { game, ahead: Index::ZERO })
    }

    /// The detour at a place counted from its start: after so many moves by hand, or farther along the way. With moves undone, the
    /// board stays where it is.
    #[must_use]
    pub fn at(mut self, place: &Index) -> Self {
        let made = Index::from(self.game.moves().len() as u64);
        if self.game.undone().is_empty() {
            self.ahead = place.saturating_sub(&made);
            for _ in 0..made.saturating_sub(place).to_u64().unwrap_or_default() {
                self.game.undo();
            }
        }
        self
    }

    /// Whether all its moves are taken back, so that the board is on the solution again.
    pub(in crate::model) fn is_taken_back(&self) -> bool {
        self.ahead.is_zero() && self.game.moves().is_empty() && !self.game.is_set_up() && !self.game.can_undo()
    }

    /// The position after all moves by hand, made and undone.
    #[must_use]
    pub fn end(&self) -> Position {
        let mut position = self.game.position().clone();
        self.game.undone().iter().for_each(|step| position.play_unchecked(*step));
        position
    }

    /// The position after the first `moves` moves by hand; those that were undone count, too.
    pub(super) fn position_at(&self, moves: usize) -> Position {
        let mut position = self.game.start().clone();
        let (made, undone) = (self.game.moves(), self.game.undone());
        made.iter().chain(undone).take(moves).for_each(|step| position.play_unchecked(*step));
        position
    }

    /// A move by hand, made or undone, by its place counted from 0.
    pub(super) fn move_at(&self, place: usize) -> Option<Move> {
        let (made, undone) = (self.game.moves(), self.game.undone());
        made.iter().chain(undone).nth(place).copied()
    }

    pub(in crate::model) fn format(&self, link: &mut LinkWriter) {
        link.add_option(Parameter::Walk, Some(self.game.record()));
        let at = &Index::from(self.game.moves().len() as u64) + &self.ahead;
        link.add(Parameter::At, self.ahead.is_zero(), at);
    }
}
