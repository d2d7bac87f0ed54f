//! The line of moves that the controls of the page go along: the solution, or a detour from it.
//!
//! A detour is moves by hand that are not those of the solution, and then a shortest way from there to the goal. Its moves are counted
//! on from the place in the solution where it began, so that the number of a move does not jump. Hosts and links go on counting the
//! solution: see `docs/links.md`.

mod back;
mod detour;
mod excess;
mod moves;
mod own_steps;
mod path;
mod way;

use std::borrow::Cow;

use crate::solver::{Index, Move, Position};

use super::{Hint, KnownSolution, State};

pub use back::PastMove;
pub use detour::Detour;
pub use excess::Excess;
pub(super) use moves::{go_to, make, step};
pub use own_steps::OwnSteps;
pub(super) use own_steps::{cut as cut_own_steps, redo, start_over, undo};
pub use path::LinePath;
pub use way::Way;

/// The line of a state. Numbers of moves are counted from 1, and places from 0, which is before the first move.
#[derive(Clone, Debug)]
pub struct Line<'a> {
    solution: Option<&'a KnownSolution>,
    index: &'a Index,
    detour: Option<&'a Detour>,
    /// The way from the last move made by hand; only a detour has one.
    way: Option<Cow<'a, Result<Way, Hint>>>,
}

impl Line<'_> {
    /// The place of the board.
    #[must_use]
    pub fn index(&self) -> Index {
        match self.detour {
            None => self.index.clone(),
            Some(detour) => &(self.start() + &count(detour.game.moves().len())) + &self.ahead(),
        }
    }

    /// The last place: that of the goal, if the way there is known.
    #[must_use]
    pub fn total(&self) -> Index {
        match self.detour {
            None => self.solution.map_or(Index::ZERO, |solution| solution.total().clone()),
            Some(_) => &self.end_by_hand() + &self.way().map_or(Index::ZERO, |way| way.moves()),
        }
    }

    /// The place where the moves by hand begin; the whole solution comes before no detour.
    #[must_use]
    pub fn start(&self) -> Index {
        match self.detour {
            Some(detour) if detour.game.is_set_up() => Index::ZERO,
            Some(_) | None => self.index.clone(),
        }
    }

    /// The move with a number, or `None` if the line has no such move. One step of the solver, O(n) for n discs.
    #[must_use]
    pub fn move_at(&self, number: &Index) -> Option<Move> {
        let Some(detour) = self.detour else { return self.solution?.move_at(number) };
        let (start, end) = (self.start(), self.end_by_hand());
        if *number <= start {
            return self.solution.filter(|_| !detour.game.is_set_up())?.move_at(number);
        }
        if *number <= end {
            let place = number.saturating_sub(&start).previous()?.to_u64()?;
            return detour.move_at(usize::try_from(place).ok()?);
        }
        self.way()?.move_at(&number.saturating_sub(&end))
    }

    /// The move that led to the board; `None` at the start.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.move_at(&self.index())
    }

    /// The move that leads on; `None` at the end.
    #[must_use]
    pub fn next_move(&self) -> Option<Move> {
        self.move_at(&self.index().next())
    }

    #[must_use]
    pub fn is_at_start(&self) -> bool {
        self.index().is_zero()
    }

    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.index() >= self.total()
    }

    /// Whether the line is not the solution.
    #[must_use]
    pub const fn is_detour(&self) -> bool {
        self.detour.is_some()
    }

    /// The way from the last move made by hand, if it is known.
    #[must_use]
    pub fn way(&self) -> Option<&Way> {
        self.way.as_deref()?.as_ref().ok()
    }

    /// The reason why no way is known; `None` if one is, or if the line is the solution.
    #[must_use]
    pub fn missing_way(&self) -> Option<&Hint> {
        self.way.as_deref()?.as_ref().err()
    }

    /// The number of moves made along the way, as far as it is known.
    pub(super) fn ahead(&self) -> Index {
        let (Some(detour), Some(way)) = (self.detour, self.way()) else { return Index::ZERO };
        detour.ahead.clone().min(way.moves())
    }

    /// The place after all moves by hand, made and undone.
    pub(super) fn end_by_hand(&self) -> Index {
        &self.start() + &count(self.detour.map_or(0, |detour| detour.game.moves().len() + detour.game.undone().len()))
    }

    /// The position at a place; `None` beyond the end, and while nothing is known. O(n) for n discs, plus the moves by hand.
    #[must_use]
    pub fn position_at(&self, place: &Index) -> Option<Position> {
        let Some(detour) = self.detour else { return self.solution?.position_at(place) };
        let (start, end) = (self.start(), self.end_by_hand());
        if *place < start {
            return self.solution?.position_at(place);
        }
        if *place > end {
            return self.way()?.position_at(&place.saturating_sub(&end));
        }
        let moves = usize::try_from(place.saturating_sub(&start).to_u64()?).ok()?;
        Some(detour.position_at(moves))
    }

    fn position(&self) -> Option<Position> {
        match self.detour {
            Some(detour) if self.ahead().is_zero() => Some(detour.game.position().clone()),
            Some(_) | None => self.position_at(&self.index()),
        }
    }
}

fn count(moves: usize) -> Index {
    Index::from(moves as u64)
}

impl State {
    /// The line of moves that the controls go along.
    #[must_use]
    pub fn line(&self) -> Line<'_> {
        self.line_along(self.way_of_detour().map(Cow::Owned))
    }

    /// The way from the end of the moves by hand, or the reason why none is known; `None` without such moves.
    pub(super) fn way_of_detour(&self) -> Option<Result<Way, Hint>> {
        self.detour().map(|detour| self.way_from(&detour.end()))
    }

    /// The line with its way, which is known already.
    pub(super) fn line_along<'a>(&'a self, way: Option<Cow<'a, Result<Way, Hint>>>) -> Line<'a> {
        Line { solution: self.solved(), index: self.index(), detour: self.detour(), way }
    }

    /// Whether the board is on a line: not in an exercise whose learner must find the way.
    #[must_use]
    pub fn has_line(&self) -> bool {
        !self.are_hints_disabled()
    }

    /// The detour that the line is. `None` if it is the solution, as it is during an exercise whose learner must find the way, and
    /// where a detour begins whose moves are all taken back.
    fn detour(&self) -> Option<&Detour> {
        self.config.detour.as_ref().filter(|detour| self.has_line() && !detour.is_taken_back())
    }

    /// Whether the board is not on the solution, as far as the moves by hand tell.
    #[must_use]
    pub fn is_off_solution(&self) -> bool {
        self.config.detour.is_some() && (!self.has_line() || self.detour().is_some())
    }

    /// The position on the line, or of the game of an exercise; that of the start while nothing is known.
    pub(super) fn position_on_line(&self) -> Position {
        match &self.config.detour {
            Some(detour) if detour.ahead.is_zero() || !self.has_line() => Some(detour.game.position().clone()),
            Some(_) | None => self.line().position(),
        }
        .unwrap_or_else(|| self.puzzle().start().position(self.puzzle().discs()))
    }
}
