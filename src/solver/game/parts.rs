//! Positions that are set up in the middle of a game. Each begins a new part of the game, and a step back from its start
//! returns to the part before.

use crate::solver::{Game, IllegalMove, Move, Position};

/// A part of a game that is over: all its moves are made, or all are taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub start: Position,
    pub is_set_up: bool,
    pub moves: Vec<Move>,
}

impl Game {
    /// Returns how many moves were made in all, also before the position was set up last.
    #[must_use]
    pub fn moves_in_all(&self) -> usize {
        self.earlier.iter().map(|part| part.moves.len()).sum::<usize>() + self.played
    }

    /// Returns true when there is something to take back.
    #[must_use]
    pub const fn can_step_back(&self) -> bool {
        self.played > 0 || !self.earlier.is_empty()
    }

    /// Returns true when there is something to do again.
    #[must_use]
    pub const fn can_step_forward(&self) -> bool {
        self.played < self.moves.len() || !self.later.is_empty()
    }

    /// Puts the discs elsewhere, wherever that is. What was taken back is forgotten. A game that has no room for another
    /// position forgets what was before.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, Peg, Puzzle};
    ///
    /// let mut game = Game::new(&Puzzle::classic(3)?);
    /// game.play(Peg::A, Peg::C)?;
    /// game.set_up("111".parse()?)?;
    /// assert_eq!((game.position().to_string().as_str(), game.record().to_string().as_str()), ("111", "02-111:"));
    /// game.step_back();
    /// assert_eq!(game.position().to_string(), "002");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the position has another number of discs, or a peg that is not there. Then the game stays as it is.
    pub fn set_up(&mut self, position: Position) -> Result<(), IllegalMove> {
        self.fits(&position)?;
        self.later.clear();
        self.moves.truncate(self.played);
        let room = (2 * Self::MAX_MOVES).saturating_sub(self.setup_length());
        if self.length() > room {
            (self.earlier, self.moves, self.is_set_up) = (Vec::new(), Vec::new(), true);
            self.start = self.position.clone();
        }
        let part = Part { start: position, is_set_up: true, moves: Vec::new() };
        let left = self.begin(part);
        self.earlier.push(left);
        Ok(())
    }

    /// The digits of a position in a link, with the two signs beside it.
    fn setup_length(&self) -> usize {
        self.start.discs().count() as usize + 2
    }

    /// How many digits and signs a link needs for what was done, but for the position that the game began with.
    pub(super) fn length(&self) -> usize {
        2 * self.moves_in_all() + self.earlier.len() * self.setup_length()
    }

    /// Puts another part in place of this one, at its start, and returns this one.
    fn begin(&mut self, part: Part) -> Part {
        self.position = part.start.clone();
        self.played = 0;
        let start = std::mem::replace(&mut self.start, part.start);
        let is_set_up = std::mem::replace(&mut self.is_set_up, part.is_set_up);
        Part { start, is_set_up, moves: std::mem::replace(&mut self.moves, part.moves) }
    }

    /// Takes the last move back, or the position that was set up. Returns whether there was something to take back.
    pub fn step_back(&mut self) -> bool {
        if self.undo().is_some() {
            return true;
        }
        let Some(before) = self.earlier.pop() else { return false };
        let left = self.begin(before);
        self.later.push(left);
        while self.redo().is_some() {}
        true
    }

    /// Does again what was taken back last. Returns whether there was something.
    pub fn step_forward(&mut self) -> bool {
        if self.redo().is_some() {
            return true;
        }
        let Some(next) = self.later.pop() else { return false };
        let left = self.begin(next);
        self.earlier.push(left);
        true
    }

    /// Checks that a position has as many discs as the game, on its pegs.
    pub(super) fn fits(&self, position: &Position) -> Result<(), IllegalMove> {
        let (expected, found) = (self.start.discs(), position.discs());
        if expected != found {
            return Err(IllegalMove::WrongDiscCount { expected, found });
        }
        let stray = position.pegs().iter().find(|&&peg| !self.pegs.contains(peg));
        stray.map_or(Ok(()), |&peg| Err(IllegalMove::NoSuchPeg(peg)))
    }
}
