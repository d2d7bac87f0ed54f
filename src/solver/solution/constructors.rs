//! Constructors, from a puzzle to its solution.

use std::sync::Arc;

use super::seek::SearchedSolution;
use super::{Attempt, Method, Solution, method};
use crate::solver::classic::Classic;
use crate::solver::move_list::MoveList;
use crate::solver::{Citation, DiscCount, Index, IndexDigits, Optimality, PathKind, Puzzle, Search, SolveError};

impl Solution {
    /// Finds a shortest solution.
    ///
    /// Takes O(n) big-integer steps if there is a formula or a recursion, and otherwise a search of at most
    /// [`Search::MAX_POSITIONS`] positions.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Rule, Solution, SolveError};
    ///
    /// let ring = |discs| Puzzle::builder().discs(discs).rule(Rule::OneWay).build();
    /// assert_eq!(*Solution::new(&ring(3)?)?.total(), 21);
    /// let refused = Solution::new(&ring(20_001)?).err();
    /// assert_eq!(refused, Some(SolveError::TooManyDiscs { max: 20_000 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the goal cannot be reached, or there are too many discs for the method.
    pub fn new(puzzle: &Puzzle) -> Result<Self, SolveError> {
        Self::with_path(puzzle, PathKind::default())
    }

    /// Finds a path of this kind.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle, Solution};
    ///
    /// let path = Solution::with_path(&Puzzle::classic(3)?, PathKind::Hamiltonian)?;
    /// assert_eq!(path.total().to_string(), "26"); // 3³ positions, each once
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Same as [`Solution::new`], and when no such path exists.
    pub fn with_path(puzzle: &Puzzle, path: PathKind) -> Result<Self, SolveError> {
        match Self::start(puzzle, path, Search::MAX_POSITIONS)? {
            Attempt::Solved(solution) => Ok(solution),
            Attempt::Search(job) => job.finish(),
        }
    }

    /// Finds a path of this kind, or returns a search for it if no other method applies and the puzzle has at most `limit`
    /// positions. For callers that must not block: see [`SearchJob`](super::SearchJob).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Attempt, PathKind, Puzzle, Rule, Solution, SolveError};
    ///
    /// let ring = Puzzle::builder().discs(7).pegs(4).rule(Rule::OneWay).build()?;
    /// assert!(matches!(Solution::start(&ring, PathKind::default(), 16_384)?, Attempt::Search(_))); // 4⁷ positions
    /// let refused = Solution::start(&ring, PathKind::default(), 16_383).err();
    /// assert_eq!(refused, Some(SolveError::TooManyPositions { max_discs: 6, max_positions: 16_383 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Same as [`Solution::with_path`], except for the errors that only the search can find.
    pub fn start(puzzle: &Puzzle, path: PathKind, limit: u32) -> Result<Attempt, SolveError> {
        match path {
            PathKind::Shortest(split) => method::start(puzzle, split, limit),
            PathKind::Hamiltonian => method::hamiltonian(puzzle).map(Attempt::Solved),
        }
    }

    /// The solution by the bits of the index: three pegs, any move, two or more discs from tower to tower.
    pub(super) fn classic(puzzle: &Puzzle) -> Option<Self> {
        let (start, goal) = puzzle.towers()?;
        if puzzle.discs() < DiscCount::TWO || !puzzle.allows_all_moves() {
            return None;
        }
        let classic = Classic::new(puzzle.discs(), start, goal)?;
        let optimality = Optimality::Proven(Citation::Lucas1883);
        let solution = Self::from_method(classic.total(), optimality, Method::Classic(classic, Arc::default()));
        Some(Self { digits: Some(IndexDigits::BINARY), ..solution })
    }

    pub(super) fn without_moves(puzzle: &Puzzle, optimality: Optimality) -> Self {
        let start = puzzle.start().position(puzzle.discs());
        Self::from_method(Index::ZERO, optimality, Method::Still(start))
    }

    pub(super) fn from_moves(moves: MoveList, optimality: Optimality) -> Self {
        Self::from_method(moves.total(), optimality, Method::Seek(Arc::new(moves)))
    }

    pub(super) fn from_search(puzzle: Puzzle, moves: MoveList) -> Self {
        let total = moves.total();
        let method = Method::Seek(Arc::new(SearchedSolution::new(puzzle, moves)));
        Self::from_method(total, Optimality::Searched, method)
    }

    pub(super) const fn from_method(total: Index, optimality: Optimality, method: Method) -> Self {
        Self { total, optimality, method, fixed: Vec::new(), digits: None }
    }
}
