//! A puzzle played by hand.

mod parts;
mod record;

pub use record::{GameRecord, ParseGameRecordError, PartRecord};

use std::fmt;

use parts::Part;

use super::{IllegalMove, Move, Peg, Position, Puzzle};

/// A puzzle played by hand: an initial position, the moves made, and the undone moves, which can be made again.
///
/// Every move of a game is legal, and there are at most [`Game::MAX_MOVES`]. A position can also be set up in the middle of a game,
/// and undone like a move.
///
/// ```
/// use tower_of_hanoi::solver::{Disc, Game, IllegalMove, Peg, Puzzle};
///
/// let mut game = Game::new(&Puzzle::classic(3)?);
/// game.play(Peg::A, Peg::C)?;
/// game.play(Peg::A, Peg::B)?;
/// assert_eq!(game.position().to_string(), "012");
///
/// let refused = game.play(Peg::A, Peg::C);
/// let third = Disc::from_index(2);
/// assert_eq!(refused, Err(IllegalMove::SmallerOnTop { disc: third, smaller: Disc::SMALLEST, on: Peg::C }));
///
/// game.undo();
/// assert_eq!(game.record().to_string(), "02.01");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    puzzle: Puzzle,
    start: Position,
    is_set_up: bool,
    /// The moves made, then the undone moves.
    moves: Vec<Move>,
    /// The number of moves made.
    played: usize,
    position: Position,
    /// The parts before this one, in order.
    earlier: Vec<Part>,
    /// The parts that were undone, the next one last.
    later: Vec<Part>,
}

/// What [`Game::undo`] and [`Game::redo`] take back and make again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameStep {
    /// A move.
    Move(Move),
    /// A position that was set up with [`Game::set_up`].
    SetUp,
}

impl GameStep {
    /// Returns the move; `None` for a position.
    ///
    /// ```
    /// use tower_of_hanoi::solver::GameStep;
    ///
    /// let step = GameStep::Move("disc 1 from A to C".parse()?);
    /// assert_eq!(step.to_move().map(|mv| mv.disc.number()), Some(1));
    /// assert_eq!(GameStep::SetUp.to_move(), None);
    /// # Ok::<(), tower_of_hanoi::solver::ParseMoveError>(())
    /// ```
    #[must_use]
    pub const fn to_move(self) -> Option<Move> {
        match self {
            Self::Move(mv) => Some(mv),
            Self::SetUp => None,
        }
    }
}

impl fmt::Display for GameStep {
    /// Writes the move, or that it is a position.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(mv) => mv.fmt(f),
            Self::SetUp => f.write_str("another position"),
        }
    }
}

impl Game {
    /// The most moves that a game keeps, so that a link with all of them can still be sent. A position of n discs that was set up in
    /// the middle counts as n / 2 + 1 moves.
    pub const MAX_MOVES: usize = 5_000;

    /// Returns a game from the start of a puzzle. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, Puzzle};
    ///
    /// let game = Game::new(&Puzzle::classic(3)?.with_start("120".parse()?)?);
    /// assert_eq!(game.position().to_string(), "120"); // the largest disc first: disc 3 on B
    /// assert!(game.is_untouched());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Self {
        Self::from_position(puzzle.start().position(puzzle.discs()), puzzle)
    }

    /// Returns a game from a position that is derived from something else, such as a move of a solution. Its record does not
    /// contain the position. A position with another number of discs than the puzzle never counts as solved. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, Peg, Puzzle, Solution};
    ///
    /// let puzzle = Puzzle::classic(3)?;
    /// let middle = Solution::new(&puzzle)?.position_at(&4.into()).ok_or("past the end")?;
    /// let mut game = Game::from_position(middle, &puzzle);
    /// game.play(Peg::B, Peg::A)?; // move 5
    /// assert_eq!((game.position().to_string(), game.record().to_string()), ("210".into(), "10".into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn from_position(start: Position, puzzle: &Puzzle) -> Self {
        let (puzzle, position, moves) = (puzzle.clone(), start.clone(), Vec::new());
        Self { puzzle, start, is_set_up: false, moves, played: 0, position, earlier: Vec::new(), later: Vec::new() }
    }

    /// Returns a game from a position that was set up. Its record contains the position. The position is not checked against the
    /// puzzle. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, Peg, Puzzle};
    ///
    /// let mut game = Game::from_setup("211".parse()?, &Puzzle::classic(3)?);
    /// game.play(Peg::B, Peg::A)?;
    /// assert_eq!(game.record().to_string(), "211:10");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn from_setup(setup: Position, puzzle: &Puzzle) -> Self {
        Self { is_set_up: true, ..Self::from_position(setup, puzzle) }
    }

    /// Replays a recorded game. It begins with the position of the record, or with `start` if there is no such position. O(n) for
    /// each move and position of the record.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, IllegalMove, Puzzle};
    ///
    /// let (puzzle, start) = (Puzzle::classic(3)?, "000".parse()?);
    /// let game = Game::replay(&"120:01".parse()?, &start, &puzzle)?; // from 120, not from the start
    /// assert_eq!(game.position().to_string(), "121");
    /// let refused = Game::replay(&"0202".parse()?, &start, &puzzle);
    /// assert!(matches!(refused, Err(IllegalMove::SmallerOnTop { .. })));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When `start` or a position of the record has another number of discs than the puzzle, or a peg that does not exist; when a
    /// move is not legal; and when there are more than [`Game::MAX_MOVES`].
    pub fn replay(record: &GameRecord, start: &Position, puzzle: &Puzzle) -> Result<Self, IllegalMove> {
        let mut parts = record.earlier.iter().map(|part| (&part.setup, &part.moves)).collect::<Vec<_>>();
        parts.push((&record.setup, &record.moves));
        let mut game = Self::from_position(start.clone(), puzzle);
        game.fits(start)?;
        for (number, (setup, moves)) in parts.into_iter().enumerate() {
            match setup {
                Some(setup) if number == 0 => {
                    game.fits(setup)?;
                    game = Self::from_setup(setup.clone(), puzzle);
                }
                Some(setup) => game.set_up(setup.clone())?,
                None => {}
            }
            game.play_all(moves)?;
        }
        game.play_all(&record.undone)?;
        let mut taken_back = record.undone.len();
        for part in &record.later {
            game.set_up(part.setup.clone().unwrap_or_else(|| game.position.clone()))?;
            game.play_all(&part.moves)?;
            taken_back += 1 + part.moves.len();
        }
        for _ in 0..taken_back {
            game.undo();
        }
        Ok(game)
    }

    fn play_all(&mut self, moves: &[(Peg, Peg)]) -> Result<(), IllegalMove> {
        moves.iter().try_for_each(|&(from, to)| self.play(from, to).map(|_| ()))
    }

    /// Returns the record of the game for a link. O(1) for each move, and O(n) for each position that was set up.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, Peg, Puzzle};
    ///
    /// let mut game = Game::new(&Puzzle::classic(3)?);
    /// game.play(Peg::A, Peg::C)?;
    /// game.play(Peg::A, Peg::B)?;
    /// assert_eq!(game.record().moves, [(Peg::A, Peg::C), (Peg::A, Peg::B)]);
    /// assert_eq!(Game::replay(&game.record(), game.start(), game.puzzle())?, game);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn record(&self) -> GameRecord {
        let pegs = |moves: &[Move]| moves.iter().map(|mv| (mv.from, mv.to)).collect();
        let part =
            |part: &Part| PartRecord { setup: part.is_set_up.then(|| part.start.clone()), moves: pegs(&part.moves) };
        GameRecord {
            earlier: self.earlier.iter().map(part).collect(),
            setup: self.is_set_up.then(|| self.start.clone()),
            moves: pegs(self.moves()),
            undone: pegs(self.undone()),
            later: self.later.iter().rev().map(part).collect(),
        }
    }

    /// Returns the current position.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Disc, Game, Peg, Puzzle};
    ///
    /// let mut game = Game::new(&Puzzle::classic(3)?);
    /// game.play(Peg::A, Peg::B)?;
    /// assert_eq!(game.position().peg(Disc::SMALLEST), Some(Peg::B));
    /// assert_eq!(game.position().top(Peg::A).map(|disc| disc.number()), Some(2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the puzzle that is played.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, Peg, Puzzle, Solution};
    ///
    /// let mut game = Game::new(&Puzzle::classic(3)?);
    /// game.play(Peg::A, Peg::B)?; // C would leave 6 moves
    /// let rest = game.puzzle().with_start(game.position().clone())?;
    /// assert_eq!(*Solution::new(&rest)?.total(), 7);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Returns whether all discs are at the goal of the puzzle. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, Peg, Puzzle};
    ///
    /// let mut game = Game::from_setup("221".parse()?, &Puzzle::classic(3)?);
    /// assert!(!game.is_solved()); // disc 1 is on B
    /// game.play(Peg::B, Peg::C)?;
    /// assert!(game.is_solved());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.position.discs() == self.puzzle.discs() && self.puzzle.goal().holds(&self.position)
    }

    /// Returns the initial position, or the last position that was set up. [`Game::moves`] begin there.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, Peg, Puzzle};
    ///
    /// let mut game = Game::new(&Puzzle::classic(3)?);
    /// game.play(Peg::A, Peg::C)?;
    /// assert_eq!(game.start().to_string(), "000");
    /// game.set_up("111".parse()?)?;
    /// assert_eq!(game.start().to_string(), "111");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Returns true when the position of [`Game::start`] was set up, rather than derived from something else.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, Puzzle};
    ///
    /// let mut game = Game::new(&Puzzle::classic(3)?);
    /// game.set_up("111".parse()?)?;
    /// assert!(game.is_set_up());
    /// game.undo();
    /// assert!(!game.is_set_up());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn is_set_up(&self) -> bool {
        self.is_set_up
    }

    /// Returns the moves made since the last position was set up, in order. Move 1 has index 0 in the slice.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, Peg, Puzzle};
    ///
    /// let mut game = Game::new(&Puzzle::classic(3)?);
    /// game.play(Peg::A, Peg::C)?;
    /// assert_eq!(game.moves().len(), 1);
    /// game.set_up("111".parse()?)?;
    /// assert!(game.moves().is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        self.moves.get(..self.played).unwrap_or_default()
    }

    /// Returns the undone moves, in the order in which [`Game::redo`] makes them. Moves after a position that was undone are not
    /// among them.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, Peg, Puzzle};
    ///
    /// let mut game = Game::new(&Puzzle::classic(3)?);
    /// let moves = [game.play(Peg::A, Peg::C)?, game.play(Peg::A, Peg::B)?];
    /// game.undo();
    /// game.undo();
    /// assert_eq!(game.undone(), moves);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn undone(&self) -> &[Move] {
        self.moves.get(self.played..).unwrap_or_default()
    }

    /// Returns true when no position was set up, and no move was made or undone.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, Peg, Puzzle};
    ///
    /// let mut game = Game::new(&Puzzle::classic(3)?);
    /// assert!(game.is_untouched());
    /// game.play(Peg::A, Peg::C)?;
    /// game.undo();
    /// assert!(!game.is_untouched()); // the move can be made again
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn is_untouched(&self) -> bool {
        !self.is_set_up && self.moves.is_empty() && self.later.is_empty()
    }

    /// Returns the move of the top disc of one peg to another, without making it. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, IllegalMove, Peg, Puzzle, Rule};
    ///
    /// let game = Game::new(&Puzzle::builder().discs(3).rule(Rule::Linear).build()?);
    /// assert_eq!(game.check(Peg::A, Peg::B)?.to_string(), "disc 1 from A to B");
    /// let refused = game.check(Peg::A, Peg::C); // two steps along the row
    /// assert_eq!(refused, Err(IllegalMove::NotAllowedByRule { from: Peg::A, to: Peg::C }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the move is not legal.
    pub fn check(&self, from: Peg, to: Peg) -> Result<Move, IllegalMove> {
        self.position.move_between(from, to, &self.puzzle)
    }

    /// Iterates over the legal moves, beginning with those of the smallest disc. O(n) for all.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, Peg, Puzzle};
    ///
    /// let mut game = Game::new(&Puzzle::classic(3)?);
    /// assert_eq!(game.legal_moves().count(), 2); // in a tower only disc 1 can move
    /// game.play(Peg::A, Peg::C)?;
    /// assert_eq!(game.legal_moves().count(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn legal_moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.position.legal_moves(&self.puzzle)
    }

    /// Moves the top disc of one peg to another, and returns the move. Discards what was undone. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, Peg, Puzzle};
    ///
    /// let mut game = Game::new(&Puzzle::classic(3)?);
    /// game.play(Peg::A, Peg::B)?;
    /// game.undo();
    /// assert_eq!(game.play(Peg::A, Peg::C)?.disc.number(), 1);
    /// assert_eq!(game.redo(), None); // the move to B is gone
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the move is not legal, or there are already [`Game::MAX_MOVES`]. Then the game does not change.
    pub fn play(&mut self, from: Peg, to: Peg) -> Result<Move, IllegalMove> {
        let mv = self.check(from, to)?;
        if self.length() + 2 > 2 * Self::MAX_MOVES {
            return Err(IllegalMove::TooManyMoves);
        }
        self.later.clear();
        self.moves.truncate(self.played);
        self.moves.push(mv);
        self.redo_move();
        Ok(mv)
    }

    /// Undoes the last step and returns it: a move, or, if no move follows it, the last position that was set up. `None` if there is nothing to
    /// undo. O(1) for a move; for a position O(n), and O(1) for each move before it.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, GameStep, Peg, Puzzle};
    ///
    /// let mut game = Game::new(&Puzzle::classic(3)?);
    /// let made = game.play(Peg::A, Peg::C)?;
    /// assert_eq!(game.undo(), Some(GameStep::Move(made)));
    /// assert_eq!(game.undo(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn undo(&mut self) -> Option<GameStep> {
        let Some(played) = self.played.checked_sub(1) else { return self.leave_part() };
        let mv = *self.moves.get(played)?;
        self.position.play_unchecked(mv.reversed());
        self.played = played;
        Some(GameStep::Move(mv))
    }

    /// Makes the step again that was undone last, and returns it; `None` if there is none. O(1) for a move, and O(n) for a position.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, GameStep, Peg, Puzzle};
    ///
    /// let mut game = Game::new(&Puzzle::classic(3)?);
    /// game.set_up("120".parse()?)?;
    /// game.undo();
    /// assert_eq!(game.position().to_string(), "000");
    /// assert_eq!(game.redo(), Some(GameStep::SetUp));
    /// assert_eq!((game.position().to_string(), game.redo()), ("120".into(), None));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn redo(&mut self) -> Option<GameStep> {
        self.redo_move().map(GameStep::Move).or_else(|| self.enter_part())
    }

    fn redo_move(&mut self) -> Option<Move> {
        let mv = *self.moves.get(self.played)?;
        self.position.play_unchecked(mv);
        self.played += 1;
        Some(mv)
    }

    /// Returns to the initial position, or to the last position that was set up, and discards the moves since. They cannot be
    /// made again. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Game, Peg, Puzzle};
    ///
    /// let mut game = Game::new(&Puzzle::classic(3)?);
    /// game.set_up("120".parse()?)?;
    /// game.play(Peg::A, Peg::C)?;
    /// game.restart();
    /// assert_eq!((game.position().to_string(), game.redo()), ("120".into(), None));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn restart(&mut self) {
        self.position = self.start.clone();
        self.moves.clear();
        self.later.clear();
        self.played = 0;
    }
}
