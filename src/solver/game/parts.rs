//! Positions that are set up in the middle of a game. Each begins a new part of the game, and undoing it returns to the part before.

use crate::solver::{Game, GameStep, IllegalMove, Move, Position};

/// A part of a game that is not the current one: either all its moves are made, or all are undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub start: Position,
    pub is_set_up: bool,
    pub moves: Vec<Move>,
}

impl Game {
    /// Returns the total number of moves made, including those before the last position was set up. O(1) for each such position.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, Peg, Puzzle};
    ///
    /// let mut game = Game::new(&Puzzle::classic(3)?);
    /// game.play(Peg::A, Peg::C)?;
    /// game.set_up("111".parse()?)?;
    /// game.play(Peg::B, Peg::A)?;
    /// assert_eq!((game.moves().len(), game.moves_in_all()), (1, 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn moves_in_all(&self) -> usize {
        self.earlier.iter().map(|part| part.moves.len()).sum::<usize>() + self.played
    }

    /// Returns true when there is something to undo: a move, or a position that was set up in the middle of the game.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, Puzzle};
    ///
    /// let puzzle = Puzzle::classic(3)?;
    /// let mut game = Game::from_setup("111".parse()?, &puzzle);
    /// assert!(!game.can_undo()); // the game began there
    /// game.set_up("120".parse()?)?;
    /// assert!(game.can_undo());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.played > 0 || !self.earlier.is_empty()
    }

    /// Returns true when there is something to redo. Any other move or position takes this away.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, Peg, Puzzle};
    ///
    /// let mut game = Game::new(&Puzzle::classic(3)?);
    /// game.play(Peg::A, Peg::C)?;
    /// assert!(!game.can_redo());
    /// game.undo();
    /// assert!(game.can_redo());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        self.played < self.moves.len() || !self.later.is_empty()
    }

    /// Puts the discs into any position. Discards the undone moves and parts. A game that has no room for another position discards
    /// everything before it.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, Peg, Puzzle};
    ///
    /// let mut game = Game::new(&Puzzle::classic(3)?);
    /// game.play(Peg::A, Peg::C)?;
    /// game.set_up("111".parse()?)?;
    /// assert_eq!((game.position().to_string().as_str(), game.record().to_string().as_str()), ("111", "02-111:"));
    /// game.undo();
    /// assert_eq!(game.position().to_string(), "002");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the position has another number of discs, or a peg that does not exist. Then the game does not change.
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

    /// The length of a position in a link: its digits and two separators.
    fn setup_length(&self) -> usize {
        self.start.discs().count() as usize + 2
    }

    /// The number of characters that a link needs for the game, except for its initial position.
    pub(super) fn length(&self) -> usize {
        2 * self.moves_in_all() + self.earlier.len() * self.setup_length()
    }

    /// Replaces the current part with another one, at its start, and returns the previous one.
    fn begin(&mut self, part: Part) -> Part {
        self.position = part.start.clone();
        self.played = 0;
        let start = std::mem::replace(&mut self.start, part.start);
        let is_set_up = std::mem::replace(&mut self.is_set_up, part.is_set_up);
        Part { start, is_set_up, moves: std::mem::replace(&mut self.moves, part.moves) }
    }

    /// Returns to the end of the part before this one.
    pub(super) fn leave_part(&mut self) -> Option<GameStep> {
        let before = self.earlier.pop()?;
        let left = self.begin(before);
        self.later.push(left);
        while self.redo_move().is_some() {}
        Some(GameStep::SetUp)
    }

    /// Goes to the start of the part after this one.
    pub(super) fn enter_part(&mut self) -> Option<GameStep> {
        let next = self.later.pop()?;
        let left = self.begin(next);
        self.earlier.push(left);
        Some(GameStep::SetUp)
    }

    /// Checks that a position has as many discs as the puzzle, on its pegs.
    pub(super) fn fits(&self, position: &Position) -> Result<(), IllegalMove> {
        let (expected, found) = (self.puzzle.discs(), position.discs());
        if expected != found {
            return Err(IllegalMove::WrongDiscCount { expected, found });
        }
        let stray = position.pegs().iter().find(|&&peg| !self.puzzle.pegs().contains(peg));
        stray.map_or(Ok(()), |&peg| Err(IllegalMove::NoSuchPeg(peg)))
    }
}
