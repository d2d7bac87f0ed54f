//! One interface to every way of solving.

mod method;
mod quest;

use std::fmt;
use std::rc::Rc;

pub use quest::{Begun, Quest};

use super::binary::Classic;
use super::recursion::{self, Recursion, ThreePegs, Trace};
use super::walk::Walk;
use super::{Index, Move, Optimality, Path, Peg, Pegs, Position, Puzzle, Rule, Search, Stand, Unsolved};

/// A puzzle's shortest path, or the best one known, at any move.
///
/// Which method answers — bits, a recursion, a list that a search found — is its own business. Nothing in it grows with
/// the number of moves but that list, and a search has a stated limit.
///
/// ```
/// use tower_of_hanoi::solver::{Discs, Index, Peg, Pegs, Puzzle, Rule, Solution, Stand};
///
/// let discs = Discs::new(64).ok_or("too many discs")?;
/// let puzzle = Puzzle::new(Rule::Any, Pegs::THREE, discs, Stand::Tower(Peg::A), Stand::Tower(Peg::C))?;
/// let solution = Solution::of(&puzzle)?;
/// assert_eq!(solution.total().to_string(), "18446744073709551615");
///
/// let index: Index = "12345678901234567890".parse()?;
/// let step = solution.move_at(&index).ok_or("past the end")?;
/// assert_eq!(step.to_string(), "disc 2 from C to B");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Solution {
    total: Index,
    optimality: Optimality,
    method: Method,
    /// The pegs of the largest discs, which never move.
    resting: Vec<Peg>,
}

#[derive(Clone)]
enum Method {
    Classic { bits: Classic, start: Peg, goal: Peg },
    Recursion(Rc<dyn Recursion>),
    Walk(Walk),
}

impl Solution {
    const fn new(total: Index, optimality: Optimality, method: Method) -> Self {
        Self { total, optimality, method, resting: Vec::new() }
    }

    /// Finds a shortest path of a puzzle.
    ///
    /// Costs O(n) big-number steps where there is a formula or a recursion, and otherwise a search through no more than
    /// [`Search::MOST_POSITIONS`] positions.
    ///
    /// # Errors
    /// When the goal cannot be reached, or the puzzle has too many discs for its method.
    pub fn of(puzzle: &Puzzle) -> Result<Self, Unsolved> {
        Self::along(puzzle, Path::default())
    }

    /// Finds the path that is meant.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Discs, Path, Peg, Pegs, Puzzle, Rule, Solution, Stand};
    ///
    /// let discs = Discs::new(3).ok_or("discs")?;
    /// let puzzle = Puzzle::new(Rule::Any, Pegs::THREE, discs, Stand::Tower(Peg::A), Stand::Tower(Peg::B))?;
    /// let path = Solution::along(&puzzle, Path::Hamiltonian)?;
    /// assert_eq!(path.total().to_string(), "26"); // 3³ positions, each once
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Solution::of`]; and when there is no such path.
    pub fn along(puzzle: &Puzzle, path: Path) -> Result<Self, Unsolved> {
        match Self::begin(puzzle, path, Search::MOST_POSITIONS)? {
            Begun::Solved(solution) => Ok(solution),
            Begun::Searching(quest) => quest.finish(),
        }
    }

    /// Finds the path that is meant, or begins to search for it where that is the only way, if the puzzle has no more
    /// than `most` positions: for callers that must not wait.
    ///
    /// # Errors
    /// As [`Solution::along`], but for what only the search can tell.
    pub fn begin(puzzle: &Puzzle, path: Path, most: u32) -> Result<Begun, Unsolved> {
        match path {
            Path::Shortest(split) => method::begin(puzzle, split, most),
            Path::Hamiltonian => method::hamiltonian(puzzle).map(Begun::Solved),
        }
    }

    /// What stands in for a solution until it is known: a path that never leaves the start.
    #[must_use]
    pub fn unknown(puzzle: &Puzzle) -> Self {
        let walk = Walk::new(puzzle.start().position(puzzle.discs()), Vec::new());
        Self::new(walk.total(), Optimality::Searched, Method::Walk(walk))
    }

    /// How many moves it has, which is also its last index.
    #[must_use]
    pub const fn total(&self) -> &Index {
        &self.total
    }

    /// How sure it is that no shorter path exists.
    #[must_use]
    pub const fn optimality(&self) -> Optimality {
        self.optimality
    }

    /// True when the bits of the index give the position: for two or more discs on three pegs, any move allowed, from
    /// one peg to another.
    #[must_use]
    pub const fn is_classic(&self) -> bool {
        matches!(self.method, Method::Classic { .. }) && self.resting.is_empty()
    }

    /// The move that leads to `index`, that is, move `index` counted from 1; `None` at the start and past the end.
    #[must_use]
    pub fn move_at(&self, index: &Index) -> Option<Move> {
        match &self.method {
            Method::Classic { bits, .. } => bits.move_at(index),
            Method::Recursion(recursion) => recursion::move_at(&**recursion, index),
            Method::Walk(walk) => walk.move_at(index),
        }
    }

    /// The position after `index` moves; `None` past the end.
    #[must_use]
    pub fn position_at(&self, index: &Index) -> Option<Position> {
        let position = match &self.method {
            Method::Classic { bits, .. } => bits.position_at(index),
            Method::Recursion(recursion) => recursion::position_at(&**recursion, index),
            Method::Walk(walk) => walk.position_at(index),
        };
        Some(position?.with_larger(&self.resting))
    }

    /// The path of the recursion down to move `index`; `None` where there is no such move, or no recursion, or (for the
    /// classic puzzle) more discs than [`ThreePegs::MOST_DISCS`].
    #[must_use]
    pub fn trace_at(&self, index: &Index) -> Option<Trace> {
        match &self.method {
            Method::Classic { bits, start, goal } => {
                let ends = (Stand::Tower(*start), Stand::Tower(*goal));
                let puzzle = Puzzle::new(Rule::Any, Pegs::THREE, bits.discs(), ends.0, ends.1).ok()?;
                recursion::trace_at(&ThreePegs::of(&puzzle)?, index)
            }
            Method::Recursion(recursion) => recursion::trace_at(&**recursion, index),
            Method::Walk(_) => None,
        }
    }
}

impl fmt::Debug for Solution {
    /// How many moves it has and how sure it is, but not how it is made: that can be a table of thousands of numbers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Solution({} moves, {})", self.total, self.optimality)
    }
}
