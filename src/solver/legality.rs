//! Legal moves, and the reasons why other moves are illegal.

use std::fmt;

use super::{Disc, DiscCount, Move, Peg, PegCount, PegSet, Position, Puzzle, Rule};

/// The error of a move that cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum IllegalMove {
    /// The puzzle does not have this peg.
    NoSuchPeg(Peg),
    /// There is no disc on the peg.
    EmptyPeg(Peg),
    /// The disc is not on this peg.
    NotOnPeg {
        /// The disc that was to move.
        disc: Disc,
        /// The peg where it was expected.
        peg: Peg,
    },
    /// The move begins and ends on the same peg.
    SamePeg(Peg),
    /// The rule does not allow moves between these pegs.
    NotAllowedByRule {
        /// The peg where the move begins.
        from: Peg,
        /// The peg where it ends.
        to: Peg,
    },
    /// A smaller disc lies on the disc that was to move, or on the target peg.
    SmallerOnTop {
        /// The disc that was to move.
        disc: Disc,
        /// The smaller disc in its way.
        smaller: Disc,
        /// The peg of the smaller disc.
        on: Peg,
    },
    /// A game keeps no more moves than [`Game::MAX_MOVES`](super::Game::MAX_MOVES).
    TooManyMoves,
    /// A position for a game has another number of discs than the puzzle.
    WrongDiscCount {
        /// The number of discs of the puzzle.
        expected: DiscCount,
        /// The number of discs of the position.
        found: DiscCount,
    },
}

/// A rule as a table: for each peg, the pegs that it leads to.
///
/// Positions, games, the state graph and searches all use this table.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoveTable([PegSet; PegCount::MAX as usize]);

impl MoveTable {
    /// The table of a rule.
    pub fn new(rule: Rule, pegs: PegCount) -> Self {
        Self::from_fn(pegs, |from, to| rule.allows(pegs, from, to))
    }

    /// The table of a rule with every move reversed.
    pub fn reversed(rule: Rule, pegs: PegCount) -> Self {
        Self::from_fn(pegs, |from, to| rule.allows(pegs, to, from))
    }

    /// The table of a rule with every move allowed in both directions.
    pub fn both_ways(rule: Rule, pegs: PegCount) -> Self {
        Self::from_fn(pegs, |from, to| rule.allows(pegs, from, to) || rule.allows(pegs, to, from))
    }

    fn from_fn(pegs: PegCount, allows: impl Fn(Peg, Peg) -> bool) -> Self {
        let mut table = [PegSet::default(); PegCount::MAX as usize];
        for (from, targets) in pegs.iter().zip(&mut table) {
            *targets = pegs.iter().filter(|&to| allows(from, to)).fold(PegSet::default(), PegSet::with);
        }
        Self(table)
    }

    /// The pegs to which a disc on peg number `from` may go when smaller discs lie on the pegs of `covered`: none if one of them
    /// lies on the disc itself.
    #[inline]
    pub fn targets(&self, from: usize, covered: PegSet) -> PegSet {
        if covered.bits() >> from & 1 == 1 {
            return PegSet::default();
        }
        self.0.get(from).map_or(PegSet::default(), |targets| PegSet::from_bits(targets.bits() & !covered.bits()))
    }
}

impl Position {
    /// Returns the smallest disc on a peg, the only one there that can move; `None` when the peg is empty. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Disc, Peg, Position};
    ///
    /// let position: Position = "0121".parse()?;
    /// let tops = [Peg::A, Peg::B, Peg::C, Peg::D].map(|peg| position.top(peg).map(Disc::number));
    /// assert_eq!(tops, [Some(4), Some(1), Some(2), None]);
    /// # Ok::<(), tower_of_hanoi::solver::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn top(&self, peg: Peg) -> Option<Disc> {
        self.iter().find(|&(_, at)| at == peg).map(|(disc, _)| disc)
    }

    /// Returns the move of the top disc of one peg to another. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{IllegalMove, Peg, Position, Puzzle};
    ///
    /// let (position, puzzle): (Position, _) = ("01".parse()?, Puzzle::classic(2)?);
    /// let mv = position.move_between(Peg::A, Peg::C, &puzzle)?;
    /// assert_eq!(mv.to_string(), "disc 2 from A to C");
    /// assert_eq!(position.move_between(Peg::C, Peg::A, &puzzle), Err(IllegalMove::EmptyPeg(Peg::C)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the move is not legal.
    pub fn move_between(&self, from: Peg, to: Peg, puzzle: &Puzzle) -> Result<Move, IllegalMove> {
        if let Some(peg) = [from, to].into_iter().find(|&peg| !puzzle.pegs().contains(peg)) {
            return Err(IllegalMove::NoSuchPeg(peg));
        }
        let disc = self.top(from).ok_or(IllegalMove::EmptyPeg(from))?;
        let mv = Move { disc, from, to };
        self.check(mv, puzzle).map(|()| mv)
    }

    /// Checks that a move is legal: the rule allows it, the disc is on the peg where the move begins, and no smaller disc is on
    /// either peg. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Disc, IllegalMove, Move, Peg, Position, Puzzle};
    ///
    /// let position: Position = "01".parse()?;
    /// let large = Disc::from_index(1);
    /// let onto_small = Move { disc: large, from: Peg::A, to: Peg::B };
    /// assert_eq!(
    ///     position.check(onto_small, &Puzzle::classic(2)?),
    ///     Err(IllegalMove::SmallerOnTop { disc: large, smaller: Disc::SMALLEST, on: Peg::B }),
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the move is not legal.
    pub fn check(&self, mv: Move, puzzle: &Puzzle) -> Result<(), IllegalMove> {
        let Move { disc, from, to } = mv;
        if from == to {
            return Err(IllegalMove::SamePeg(from));
        }
        if self.peg(disc) != Some(from) {
            return Err(IllegalMove::NotOnPeg { disc, peg: from });
        }
        if !puzzle.allows(from, to) {
            return Err(IllegalMove::NotAllowedByRule { from, to });
        }
        let in_the_way = self.iter().take(disc.index()).find(|&(_, peg)| peg == from || peg == to);
        in_the_way.map_or(Ok(()), |(smaller, on)| Err(IllegalMove::SmallerOnTop { disc, smaller, on }))
    }

    /// Returns true when a move is legal: see [`Position::check`]. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Position, Puzzle};
    ///
    /// let (puzzle, mv) = (Puzzle::classic(2)?, "disc 2 from A to C".parse()?);
    /// assert!("01".parse::<Position>()?.is_legal(mv, &puzzle));
    /// assert!(!"00".parse::<Position>()?.is_legal(mv, &puzzle)); // disc 1 lies on disc 2
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_legal(&self, mv: Move, puzzle: &Puzzle) -> bool {
        self.check(mv, puzzle).is_ok()
    }

    /// Makes a move.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Disc, Move, Peg, Position, Puzzle};
    ///
    /// let mut position: Position = "000".parse()?;
    /// position.play(Move { disc: Disc::SMALLEST, from: Peg::A, to: Peg::C }, &Puzzle::classic(3)?)?;
    /// assert_eq!(position.to_string(), "002");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the move is not legal. Then the position does not change.
    pub fn play(&mut self, mv: Move, puzzle: &Puzzle) -> Result<(), IllegalMove> {
        self.check(mv, puzzle)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Iterates over the legal moves, beginning with those of the smallest disc.
    ///
    /// Only the top disc of each peg can move, so the iteration ends as soon as one disc of each peg has been seen.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Position, Puzzle};
    ///
    /// let position: Position = "01".parse()?;
    /// let moves: Vec<_> = position.legal_moves(&Puzzle::classic(2)?).map(|mv| mv.to_string()).collect();
    /// assert_eq!(moves, ["disc 1 from B to A", "disc 1 from B to C", "disc 2 from A to C"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn legal_moves(&self, puzzle: &Puzzle) -> impl Iterator<Item = Move> + use<'_> {
        self.moves_under(puzzle.rule(), puzzle.pegs())
    }

    /// Iterates over the moves that a rule allows on so many pegs, as [`Position::legal_moves`] does.
    pub(super) fn moves_under(&self, rule: Rule, pegs: PegCount) -> impl Iterator<Item = Move> + use<'_> {
        let table = MoveTable::new(rule, pegs);
        let mut covered = PegSet::default();
        let tops = self.iter().filter_map(move |(disc, from)| {
            let smaller = covered;
            covered = covered.with(from);
            (!smaller.contains(from)).then_some((disc, from, smaller))
        });
        tops.take(pegs.count().into()).flat_map(move |(disc, from, smaller)| {
            table.targets(from.index(), smaller).iter().map(move |to| Move { disc, from, to })
        })
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchPeg(peg) => write!(f, "there is no peg {peg}"),
            Self::EmptyPeg(peg) => write!(f, "peg {peg} is empty"),
            Self::NotOnPeg { disc, peg } => write!(f, "disc {disc} is not on peg {peg}"),
            Self::SamePeg(peg) => write!(f, "the move begins and ends on peg {peg}"),
            Self::NotAllowedByRule { from, to } => {
                write!(f, "the rule does not allow moves from peg {from} to peg {to}")
            }
            Self::SmallerOnTop { disc, smaller, on } => {
                write!(f, "disc {smaller} on peg {on} is smaller than disc {disc}")
            }
            Self::TooManyMoves => write!(f, "a game has at most {} moves", super::Game::MAX_MOVES),
            Self::WrongDiscCount { expected, found } => {
                write!(f, "the position has {found} discs, the puzzle has {expected}")
            }
        }
    }
}

impl std::error::Error for IllegalMove {}
