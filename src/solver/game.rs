//! A puzzle played by hand.

mod record;

pub use record::{GameRecord, ParseGameRecordError, PartRecord};

use super::{IllegalMove, Move, Peg, PegCount, Position, Puzzle, Rule};

/// A puzzle played by hand: a position to begin with, the moves made, and the moves taken back, which can be made again.
///
/// Every move of a game is legal. A position can also be set up in the middle of a game. Then a new part of the game begins,
/// and [`Game::step_back`] returns to the part before.
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
    rule: Rule,
    pegs: PegCount,
    start: Position,
    is_set_up: bool,
    /// The moves made, then those taken back.
    moves: Vec<Move>,
    /// How many of them are made.
    played: usize,
    position: Position,
    /// The parts before this one, the first one first.
    earlier: Vec<Part>,
    /// The parts that were taken back, the next one last.
    later: Vec<Part>,
}

/// A part of a game that is over: all its moves are made, or all are taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Part {
    start: Position,
    is_set_up: bool,
    moves: Vec<Move>,
}

impl Game {
    /// The most moves that a game keeps, so that a link with all of them can still be sent.
    pub const MAX_MOVES: usize = 5_000;

    /// Returns a game from the start of a puzzle.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Self {
        Self::from_position(puzzle.start().position(puzzle.discs()), puzzle.rule(), puzzle.pegs())
    }

    /// Returns a game from a position that follows from something else, such as a move of a solution. Its record does not
    /// hold the position.
    #[must_use]
    pub fn from_position(start: Position, rule: Rule, pegs: PegCount) -> Self {
        let (position, moves) = (start.clone(), Vec::new());
        Self { rule, pegs, start, is_set_up: false, moves, played: 0, position, earlier: Vec::new(), later: Vec::new() }
    }

    /// Returns a game from a position that somebody set up. Its record holds the position.
    #[must_use]
    pub fn from_setup(setup: Position, rule: Rule, pegs: PegCount) -> Self {
        Self { is_set_up: true, ..Self::from_position(setup, rule, pegs) }
    }

    /// Plays a recorded game again. It begins with the position of the record, or else at `start`.
    ///
    /// # Errors
    /// When a position of the record has another number of discs than `start`, or a peg that is not there; when a move is not
    /// legal; and when there are more than [`Game::MAX_MOVES`].
    pub fn replay(record: &GameRecord, start: &Position, rule: Rule, pegs: PegCount) -> Result<Self, IllegalMove> {
        let mut parts = record.earlier.iter().map(|part| (&part.setup, &part.moves)).collect::<Vec<_>>();
        parts.push((&record.setup, &record.moves));
        let mut game = Self::from_position(start.clone(), rule, pegs);
        game.fits(start)?;
        for (number, (setup, moves)) in parts.into_iter().enumerate() {
            match setup {
                Some(setup) if number == 0 => {
                    game.fits(setup)?;
                    game = Self::from_setup(setup.clone(), rule, pegs);
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
            game.step_back();
        }
        Ok(game)
    }

    fn play_all(&mut self, moves: &[(Peg, Peg)]) -> Result<(), IllegalMove> {
        moves.iter().try_for_each(|&(from, to)| self.play(from, to).map(|_| ()))
    }

    /// Checks that a position has as many discs as the game, on its pegs.
    fn fits(&self, position: &Position) -> Result<(), IllegalMove> {
        let (expected, found) = (self.start.discs(), position.discs());
        if expected != found {
            return Err(IllegalMove::WrongDiscCount { expected, found });
        }
        let stray = position.pegs().iter().find(|&&peg| !self.pegs.contains(peg));
        stray.map_or(Ok(()), |&peg| Err(IllegalMove::NoSuchPeg(peg)))
    }

    /// Returns what a link holds of the game.
    #[must_use]
    pub fn record(&self) -> GameRecord {
        let pegs = |moves: &[Move]| moves.iter().map(|mv| (mv.from, mv.to)).collect();
        let part = |part: &Part| PartRecord {
            setup: part.is_set_up.then(|| part.start.clone()),
            moves: pegs(&part.moves),
        };
        GameRecord {
            earlier: self.earlier.iter().map(part).collect(),
            setup: self.is_set_up.then(|| self.start.clone()),
            moves: pegs(self.moves()),
            undone: pegs(self.undone()),
            later: self.later.iter().rev().map(part).collect(),
        }
    }

    /// Returns where the discs are now.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns where the discs were at first, or when a position was set up last.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Returns true when the first position was set up, rather than following from something else.
    #[must_use]
    pub const fn is_set_up(&self) -> bool {
        self.is_set_up
    }

    /// Returns the moves made since the position was set up last, the first one first.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        self.moves.get(..self.played).unwrap_or_default()
    }

    /// Returns the moves taken back, in the order in which [`Game::redo`] makes them.
    #[must_use]
    pub fn undone(&self) -> &[Move] {
        self.moves.get(self.played..).unwrap_or_default()
    }

    /// Returns true when nothing was set up, and no move was made or taken back.
    #[must_use]
    pub const fn is_untouched(&self) -> bool {
        !self.is_set_up && self.moves.is_empty() && self.later.is_empty()
    }

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

    /// Returns the move of the top disc of one peg to another, without making it. O(n).
    ///
    /// # Errors
    /// When that move is not legal.
    pub fn check(&self, from: Peg, to: Peg) -> Result<Move, IllegalMove> {
        self.position.move_between(from, to, self.rule, self.pegs)
    }

    /// Iterates over the legal moves.
    pub fn legal_moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.position.legal_moves(self.rule, self.pegs)
    }

    /// Moves the top disc of one peg to another. What was taken back is forgotten.
    ///
    /// # Errors
    /// When the move is not legal, or there are [`Game::MAX_MOVES`] already. Then the game stays as it is.
    pub fn play(&mut self, from: Peg, to: Peg) -> Result<Move, IllegalMove> {
        let mv = self.check(from, to)?;
        if self.length() + 2 > 2 * Self::MAX_MOVES {
            return Err(IllegalMove::TooManyMoves);
        }
        self.later.clear();
        self.moves.truncate(self.played);
        self.moves.push(mv);
        self.redo();
        Ok(mv)
    }

    /// Takes the last move back and returns it; `None` when there is none.
    pub fn undo(&mut self) -> Option<Move> {
        let played = self.played.checked_sub(1)?;
        let mv = *self.moves.get(played)?;
        self.position.play_unchecked(mv.reversed());
        self.played = played;
        Some(mv)
    }

    /// Makes the move again that was taken back last and returns it; `None` when there is none.
    pub fn redo(&mut self) -> Option<Move> {
        let mv = *self.moves.get(self.played)?;
        self.position.play_unchecked(mv);
        self.played += 1;
        Some(mv)
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
    fn length(&self) -> usize {
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

    /// Goes back to where the discs were at first, or when a position was set up last, and forgets the moves since.
    pub fn restart(&mut self) {
        self.position = self.start.clone();
        self.moves.clear();
        self.later.clear();
        self.played = 0;
    }
}
