//! A game: moves that a person makes by hand, from where the explorer stands or from a position set up.

use std::fmt;

use crate::solver::{Disc, Move, Peg, Pegs, Position, Rule};

/// Why a disc may not be lifted or set down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// There is no disc on the peg.
    Empty(Peg),
    /// A smaller disc lies there.
    Smaller {
        /// The disc that was to be set down.
        disc: Disc,
        /// The one that lies on the peg.
        lies: Disc,
        /// The peg.
        on: Peg,
    },
    /// The rule has no such move.
    Rule {
        /// From this peg.
        from: Peg,
        /// To that one.
        to: Peg,
    },
    /// No more moves are kept.
    TooMany,
}

/// Moves made by hand, and those taken back, which can be made again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Where it began.
    base: Position,
    /// Whether that was set up by hand.
    is_set: bool,
    moves: Vec<Move>,
    /// How many of them are made.
    made: usize,
    /// Where the discs are then.
    position: Position,
}

/// The smallest disc on a peg.
#[must_use]
pub fn top(position: &Position, peg: Peg) -> Option<Disc> {
    position.iter().find(|&(_, at)| at == peg).map(|(disc, _)| disc)
}

impl Game {
    /// So many moves are kept: a link with them can still be sent.
    pub const MOST_MOVES: usize = 5_000;

    /// A game with no move made.
    #[must_use]
    pub fn new(base: Position, is_set: bool) -> Self {
        Self { position: base.clone(), base, is_set, moves: Vec::new(), made: 0 }
    }

    /// Where the discs are.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The moves made.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        self.moves.get(..self.made).unwrap_or_default()
    }

    /// Where it began.
    #[must_use]
    pub const fn base(&self) -> &Position {
        &self.base
    }

    /// True when a move that was taken back can be made again.
    #[must_use]
    pub fn has_undone(&self) -> bool {
        self.made < self.moves.len()
    }

    /// True when it is not where the explorer stands by itself.
    #[must_use]
    pub fn is_anything(&self) -> bool {
        self.is_set || !self.moves.is_empty()
    }

    /// The move of the topmost disc between two pegs.
    ///
    /// # Errors
    /// Why it is none.
    pub fn legal(position: &Position, rule: Rule, pegs: Pegs, from: Peg, to: Peg) -> Result<Move, Illegal> {
        let disc = top(position, from).ok_or(Illegal::Empty(from))?;
        if !rule.allows(pegs, from, to) {
            return Err(Illegal::Rule { from, to });
        }
        match top(position, to).filter(|&lies| lies < disc) {
            Some(lies) => Err(Illegal::Smaller { disc, lies, on: to }),
            None => Ok(Move { disc, from, to }),
        }
    }

    /// The same from its beginning; from the beginning of that, where no move is made.
    #[must_use]
    pub fn again(&self) -> Self {
        Self::new(self.base.clone(), self.is_set && !self.moves.is_empty())
    }

    /// Makes a move; what was taken back is forgotten.
    ///
    /// # Errors
    /// When there are as many moves as are kept.
    pub fn make(&mut self, step: Move) -> Result<(), Illegal> {
        if self.made >= Self::MOST_MOVES {
            return Err(Illegal::TooMany);
        }
        self.moves.truncate(self.made);
        self.moves.push(step);
        self.redo();
        Ok(())
    }

    /// Takes a move back, if there is one.
    pub fn undo(&mut self) {
        let Some(made) = self.made.checked_sub(1) else { return };
        if let Some(&Move { disc, from, to }) = self.moves.get(made) {
            self.position.apply(Move { disc, from: to, to: from });
            self.made = made;
        }
    }

    /// Makes a move again that was taken back, if there is one.
    pub fn redo(&mut self) {
        if let Some(&step) = self.moves.get(self.made) {
            self.position.apply(step);
            self.made += 1;
        }
    }

    /// Whether a text can be a game that a link holds.
    #[must_use]
    pub fn is_text(text: &str) -> bool {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b".:".contains(&byte);
        !text.is_empty() && text.bytes().all(is_plain)
    }

    /// Reads what [`Game::write`] writes, of a game that begins where the explorer stands; `None` when it is none, or has a
    /// move that the rule does not have.
    #[must_use]
    pub fn read(text: &str, stands: &Position, rule: Rule, pegs: Pegs) -> Option<Self> {
        let (base, moves) = match text.split_once(':') {
            Some((base, moves)) => (Some(base.parse::<Position>().ok()?), moves),
            None => (None, text),
        };
        let fits = |base: &Position| base.discs() == stands.discs() && base.pegs().iter().all(|&peg| pegs.has(peg));
        let is_set = base.is_some();
        let mut game = Self::new(base.unwrap_or_else(|| stands.clone()), is_set);
        if !fits(&game.base) || moves.len() > 2 * Self::MOST_MOVES + 1 {
            return None;
        }
        let (made, undone) = moves.split_once('.').unwrap_or((moves, ""));
        if !made.len().is_multiple_of(2) {
            return None;
        }
        let mut pegs_named = made.chars().chain(undone.chars()).map(Peg::from_digit);
        while let Some(from) = pegs_named.next() {
            let (from, to) = (from?, pegs_named.next()??);
            if !pegs.has(from) || !pegs.has(to) {
                return None;
            }
            game.make(Self::legal(&game.position, rule, pegs, from, to).ok()?).ok()?;
        }
        for _ in 0..undone.len() / 2 {
            game.undo();
        }
        Some(game)
    }
}

impl fmt::Display for Game {
    /// What links hold: the position set up and a colon, where there is one; two pegs for each move; a point, and the moves
    /// that were undone.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_set {
            write!(f, "{}:", self.base)?;
        }
        for (place, step) in self.moves.iter().enumerate() {
            let point = if place == self.made { "." } else { "" };
            write!(f, "{point}{}{}", step.from.digit(), step.to.digit())?;
        }
        Ok(())
    }
}
