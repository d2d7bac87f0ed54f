//! Puzzles to solve.

mod builder;
mod notation;

use std::fmt;

pub use builder::PuzzleBuilder;
pub use notation::ParsePuzzleError;

use super::{DiscCount, InvalidPegCount, Peg, PegCount, Placement, PlacementError, Position, Rule, TooManyDiscs};

/// A puzzle: a rule, pegs, discs, a start and a goal. The constructors check that they fit together.
///
/// ```
/// use tower_of_hanoi::solver::{Peg, Puzzle, Rule};
///
/// let legend = Puzzle::classic(64)?; // from A to C
/// assert_eq!(legend.discs().count(), 64);
///
/// let ring = Puzzle::builder().discs(9).rule(Rule::OneWay).goal(Peg::B).build()?;
/// assert!(!ring.allows(Peg::B, Peg::A));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Puzzle {
    rule: Rule,
    pegs: PegCount,
    discs: DiscCount,
    start: Placement,
    goal: Placement,
}

/// The error of parts that do not fit together in a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PuzzleError {
    /// The start does not fit.
    Start(PlacementError),
    /// The goal does not fit.
    Goal(PlacementError),
    /// The rule's list names a peg that the puzzle does not have.
    Rule(Peg),
    /// There are too many discs.
    Discs(TooManyDiscs),
    /// There are no pegs, or too many.
    Pegs(InvalidPegCount),
}

impl Puzzle {
    /// Returns the classic puzzle: three pegs, any move, from A to C.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, PegCount, Puzzle};
    ///
    /// let legend = Puzzle::classic(64)?;
    /// assert_eq!((legend.pegs(), legend.towers()), (PegCount::THREE, Some((Peg::A, Peg::C))));
    /// assert!(Puzzle::classic(1_000_001).is_err());
    /// # Ok::<(), tower_of_hanoi::solver::PuzzleError>(())
    /// ```
    ///
    /// # Errors
    /// When there are more than [`DiscCount::MAX`] discs.
    pub fn classic(discs: u32) -> Result<Self, PuzzleError> {
        Self::builder().discs(discs).build()
    }

    /// Returns a builder that starts with the classic puzzle of no discs.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Solution};
    ///
    /// let reve = Puzzle::builder().discs(8).pegs(4).build()?;
    /// assert_eq!(Solution::new(&reve)?.total().to_string(), "33"); // Dudeney's Reve's puzzle, 1907
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn builder() -> PuzzleBuilder {
        PuzzleBuilder::default()
    }

    /// Returns the puzzle of these parts. O(n) for a position, O(1) for towers.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Peg, PegCount, PlacementError, Puzzle, PuzzleError, Rule};
    ///
    /// let from_a_to_d = |pegs| Puzzle::new(Rule::Any, pegs, DiscCount::TWO, Peg::A, Peg::D);
    /// assert_eq!(from_a_to_d(PegCount::FOUR)?.to_string(), "discs=2&pegs=4");
    /// assert_eq!(from_a_to_d(PegCount::THREE), Err(PuzzleError::Goal(PlacementError::NoSuchPeg(Peg::D))));
    /// # Ok::<(), PuzzleError>(())
    /// ```
    ///
    /// # Errors
    /// When the start, the goal or the rule names a peg that does not exist, or a position has another number of discs.
    pub fn new(
        rule: Rule,
        pegs: PegCount,
        discs: DiscCount,
        start: impl Into<Placement>,
        goal: impl Into<Placement>,
    ) -> Result<Self, PuzzleError> {
        if let Rule::Arcs(arcs) = rule
            && let Some(peg) = arcs.iter().flat_map(|(from, to)| [from, to]).find(|&peg| !pegs.contains(peg))
        {
            return Err(PuzzleError::Rule(peg));
        }
        let start = start.into().checked(pegs, discs).map_err(PuzzleError::Start)?;
        let goal = goal.into().checked(pegs, discs).map_err(PuzzleError::Goal)?;
        Ok(Self { rule, pegs, discs, start, goal })
    }

    /// Returns the same puzzle with another start. The total of its solution is the distance to the goal, and its first move is a
    /// best move.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Solution};
    ///
    /// let from_here = Solution::new(&Puzzle::classic(4)?.with_start("0121".parse()?)?)?;
    /// assert_eq!(from_here.total().to_string(), "11");
    /// let best = from_here.move_at(&1.into()).ok_or("solved")?;
    /// assert_eq!(best.to_string(), "disc 1 from B to A");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the position has another number of discs, or a peg that does not exist.
    pub fn with_start(&self, position: Position) -> Result<Self, PuzzleError> {
        Self::new(self.rule, self.pegs, self.discs, position, self.goal.clone())
    }

    /// Returns the same puzzle with another goal. The total of its solution is the distance to that position. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Solution};
    ///
    /// let to_there = Puzzle::classic(4)?.with_goal("0121".parse()?)?;
    /// assert_eq!(Solution::new(&to_there)?.total().to_string(), "5");
    /// assert!(to_there.with_goal("121".parse()?).is_err()); // three discs
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the position has another number of discs, or a peg that does not exist.
    pub fn with_goal(&self, position: Position) -> Result<Self, PuzzleError> {
        Self::new(self.rule, self.pegs, self.discs, self.start.clone(), position)
    }

    /// Returns the same puzzle with another number of discs. A start or a goal that is not a tower fits no other number. O(1)
    /// for towers.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Puzzle};
    ///
    /// assert_eq!(Puzzle::classic(64)?.with_discs(DiscCount::TWO)?, Puzzle::classic(2)?);
    /// let midway = Puzzle::classic(4)?.with_start("0121".parse()?)?;
    /// assert!(midway.with_discs(DiscCount::TWO).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the start or the goal is a position of another number of discs.
    pub fn with_discs(&self, discs: DiscCount) -> Result<Self, PuzzleError> {
        Self::new(self.rule, self.pegs, discs, self.start.clone(), self.goal.clone())
    }

    /// Returns the rule.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Rule};
    ///
    /// assert_eq!("discs=9&rule=one-way".parse::<Puzzle>()?.rule(), Rule::OneWay);
    /// assert_eq!(Puzzle::classic(9)?.rule(), Rule::Any);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// Returns the number of pegs.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, Puzzle};
    ///
    /// let pegs = Puzzle::builder().discs(8).pegs(5).build()?.pegs();
    /// assert_eq!((pegs.count(), pegs.last()), (5, Peg::E));
    /// # Ok::<(), tower_of_hanoi::solver::PuzzleError>(())
    /// ```
    #[must_use]
    pub const fn pegs(&self) -> PegCount {
        self.pegs
    }

    /// Returns the number of discs.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Puzzle;
    ///
    /// let puzzle = Puzzle::classic(10)?;
    /// assert_eq!(3_u32.pow(puzzle.discs().count()), 59_049); // positions
    /// # Ok::<(), tower_of_hanoi::solver::PuzzleError>(())
    /// ```
    #[must_use]
    pub const fn discs(&self) -> DiscCount {
        self.discs
    }

    /// Returns the placement of the discs at the start.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, Placement, Puzzle};
    ///
    /// let classic = Puzzle::classic(4)?;
    /// assert_eq!(classic.start(), &Placement::Tower(Peg::A));
    /// assert_eq!(classic.with_start("0121".parse()?)?.start().to_string(), "0121");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn start(&self) -> &Placement {
        &self.start
    }

    /// Returns the placement of the discs at the goal.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Index, Puzzle, Solution};
    ///
    /// let puzzle = Puzzle::classic(4)?;
    /// let last = Solution::new(&puzzle)?.position_at(&Index::mersenne(4)).ok_or("no index 15")?;
    /// assert!(puzzle.goal().holds(&last));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn goal(&self) -> &Placement {
        &self.goal
    }

    /// Returns the pegs of start and goal if both are towers; `None` if one is a position of discs on several pegs.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, Puzzle};
    ///
    /// let classic = Puzzle::classic(4)?;
    /// assert_eq!(classic.with_start("1111".parse()?)?.towers(), Some((Peg::B, Peg::C)));
    /// assert_eq!(classic.with_start("1112".parse()?)?.towers(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn towers(&self) -> Option<(Peg, Peg)> {
        match (&self.start, &self.goal) {
            (Placement::Tower(from), Placement::Tower(to)) => Some((*from, *to)),
            _ => None,
        }
    }

    /// Returns true when the start is the goal, or there are no discs. O(n) between positions, O(1) with a tower.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Puzzle;
    ///
    /// assert!(Puzzle::classic(0)?.is_already_solved());
    /// assert!(Puzzle::classic(4)?.with_start("2222".parse()?)?.is_already_solved());
    /// assert!(!Puzzle::classic(4)?.with_start("2221".parse()?)?.is_already_solved());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_already_solved(&self) -> bool {
        self.discs == DiscCount::ZERO || self.start == self.goal
    }

    /// Returns true when the rule allows every move between two pegs, whatever its name.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Rule};
    ///
    /// let ring = Puzzle::builder().discs(5).rule(Rule::Cyclic);
    /// assert!(ring.clone().build()?.allows_all_moves()); // in a ring of three, any two pegs are neighbours
    /// assert!(!ring.pegs(4).build()?.allows_all_moves());
    /// # Ok::<(), tower_of_hanoi::solver::PuzzleError>(())
    /// ```
    #[must_use]
    pub fn allows_all_moves(&self) -> bool {
        self.pegs.iter().all(|from| self.pegs.iter().all(|to| from == to || self.allows(from, to)))
    }

    /// Returns true when the rule allows moves from one peg to another. False for equal pegs, and for pegs that the puzzle does
    /// not have.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, Puzzle, Rule};
    ///
    /// let row = Puzzle::builder().discs(3).rule(Rule::Linear).build()?;
    /// assert!(row.allows(Peg::B, Peg::C) && !row.allows(Peg::A, Peg::C));
    /// assert!(!row.allows(Peg::C, Peg::D)); // there is no peg D
    /// # Ok::<(), tower_of_hanoi::solver::PuzzleError>(())
    /// ```
    #[must_use]
    pub fn allows(&self, from: Peg, to: Peg) -> bool {
        self.rule.allows(self.pegs, from, to)
    }
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(error) => write!(f, "from: {error}"),
            Self::Goal(error) => write!(f, "to: {error}"),
            Self::Rule(peg) => write!(f, "rule: there is no peg {}", peg.to_u8()),
            Self::Discs(error) => write!(f, "discs: {error}"),
            Self::Pegs(error) => write!(f, "pegs: {error}"),
        }
    }
}

impl std::error::Error for PuzzleError {}
