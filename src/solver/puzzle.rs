//! Puzzles: a rule, pegs, discs, a start and a goal, checked once.

use std::fmt;

use super::{Discs, Peg, Pegs, Position, Rule};

/// Where all discs stand: on one peg, or each on its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Stand {
    /// All on one peg.
    Tower(Peg),
    /// Each where the position says.
    Position(Position),
}

impl Stand {
    /// The peg of every disc.
    #[must_use]
    pub fn position(&self, discs: Discs) -> Position {
        match self {
            Self::Tower(peg) => Position::tower(discs, *peg),
            Self::Position(position) => position.clone(),
        }
    }

    fn check(self, pegs: Pegs, discs: Discs) -> Result<Self, StandError> {
        match &self {
            Self::Tower(peg) if !pegs.has(*peg) => Err(StandError::NoSuchPeg(*peg)),
            Self::Tower(_) => Ok(self),
            Self::Position(position) => {
                if position.discs() != discs {
                    return Err(StandError::DiscCount { wanted: discs, got: position.discs() });
                }
                match position.pegs().iter().find(|&&peg| !pegs.has(peg)) {
                    Some(&peg) => Err(StandError::NoSuchPeg(peg)),
                    // One way to say a tower, so that equal puzzles are equal values.
                    None => Ok(position.as_tower().map_or(self, Self::Tower)),
                }
            }
        }
    }
}

/// What to solve. Its parts fit together: that is checked when it is made and nowhere else.
///
/// ```
/// use tower_of_hanoi::solver::{Discs, Peg, Pegs, Puzzle, Rule, Stand};
///
/// let discs = Discs::new(64).ok_or("too many discs")?;
/// let puzzle = Puzzle::new(Rule::Any, Pegs::THREE, discs, Stand::Tower(Peg::A), Stand::Tower(Peg::C))?;
/// assert_eq!(puzzle.discs().count(), 64);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Puzzle {
    rule: Rule,
    pegs: Pegs,
    discs: Discs,
    start: Stand,
    goal: Stand,
}

/// Why a start or a goal does not fit its puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StandError {
    /// It names a peg that the puzzle does not have.
    NoSuchPeg(Peg),
    /// It is a position of another number of discs.
    DiscCount {
        /// How many discs the puzzle has.
        wanted: Discs,
        /// How many the position has.
        got: Discs,
    },
}

/// Why parts do not make a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleError {
    /// The start does not fit.
    Start(StandError),
    /// The goal does not fit.
    Goal(StandError),
    /// The rule's list names a peg that the puzzle does not have.
    Rule(Peg),
}

impl Puzzle {
    /// Puts the parts together.
    ///
    /// # Errors
    /// When the start, the goal or the rule names a peg that is not there, or a position has another number of discs.
    pub fn new(rule: Rule, pegs: Pegs, discs: Discs, start: Stand, goal: Stand) -> Result<Self, PuzzleError> {
        if let Rule::Arcs(arcs) = rule
            && let Some(peg) = arcs.iter().flat_map(|(from, to)| [from, to]).find(|&peg| !pegs.has(peg))
        {
            return Err(PuzzleError::Rule(peg));
        }
        let start = start.check(pegs, discs).map_err(PuzzleError::Start)?;
        let goal = goal.check(pegs, discs).map_err(PuzzleError::Goal)?;
        Ok(Self { rule, pegs, discs, start, goal })
    }

    /// The same puzzle from another position: what hints are made of. Its total is the distance to the goal, and its first
    /// move the next best.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Discs, Peg, Pegs, Puzzle, Rule, Solution, Stand};
    ///
    /// let discs = Discs::new(4).ok_or("too many discs")?;
    /// let puzzle = Puzzle::new(Rule::Any, Pegs::THREE, discs, Stand::Tower(Peg::A), Stand::Tower(Peg::C))?;
    /// let from_here = Solution::of(&puzzle.starting_at("0121".parse()?)?)?;
    /// assert_eq!(from_here.total().to_string(), "11");
    /// let best = from_here.move_at(&1.into()).ok_or("solved")?;
    /// assert_eq!(best.to_string(), "disc 1 from B to A");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the position has another number of discs, or a peg that is not there.
    pub fn starting_at(&self, position: Position) -> Result<Self, PuzzleError> {
        Self::new(self.rule, self.pegs, self.discs, Stand::Position(position), self.goal.clone())
    }

    /// Between which pegs a disc may move.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// How many pegs there are.
    #[must_use]
    pub const fn pegs(&self) -> Pegs {
        self.pegs
    }

    /// How many discs there are.
    #[must_use]
    pub const fn discs(&self) -> Discs {
        self.discs
    }

    /// Where the discs stand at first.
    #[must_use]
    pub const fn start(&self) -> &Stand {
        &self.start
    }

    /// Where they are to stand at last.
    #[must_use]
    pub const fn goal(&self) -> &Stand {
        &self.goal
    }

    /// True when there is nothing to do.
    #[must_use]
    pub fn is_solved_at_once(&self) -> bool {
        self.discs == Discs::NONE || self.start == self.goal
    }

    /// True when every move between two pegs is allowed, whatever the rule is called.
    #[must_use]
    pub fn allows_all(&self) -> bool {
        self.pegs.iter().all(|from| self.pegs.iter().all(|to| from == to || self.allows(from, to)))
    }

    /// True when the rule lets a disc go from `from` to `to`.
    #[must_use]
    pub fn allows(&self, from: Peg, to: Peg) -> bool {
        self.rule.allows(self.pegs, from, to)
    }
}

impl fmt::Display for StandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchPeg(peg) => write!(f, "there is no peg {}", peg.number()),
            Self::DiscCount { wanted, got } => {
                write!(f, "the position has {} discs, the puzzle has {}", got.count(), wanted.count())
            }
        }
    }
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(error) => write!(f, "from: {error}"),
            Self::Goal(error) => write!(f, "to: {error}"),
            Self::Rule(peg) => write!(f, "rule: there is no peg {}", peg.number()),
        }
    }
}

impl std::error::Error for StandError {}
impl std::error::Error for PuzzleError {}
