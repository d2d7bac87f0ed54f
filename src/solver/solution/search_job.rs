//! Solutions that require a search.

use std::fmt;

use super::Solution;
use crate::solver::{Peg, Puzzle, Search, SearchOutcome, SolveError};

/// The result of [`Solution::start`].
#[derive(Debug)]
pub enum Attempt {
    /// A solution found immediately.
    Solved(Solution),
    /// A search that has to be run.
    Search(SearchJob),
}

impl Attempt {
    /// Returns the number of positions to search, if this is a search; `None` for a solution.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle, Rule, Search, Solution};
    ///
    /// let positions = |rule| {
    ///     let puzzle = Puzzle::builder().discs(6).pegs(4).rule(rule).build().ok()?;
    ///     Solution::start(&puzzle, PathKind::default(), Search::MAX_POSITIONS).ok()?.positions()
    /// };
    /// assert_eq!([positions(Rule::Any), positions(Rule::OneWay)], [None, Some(4096)]); // 4⁶
    /// ```
    #[must_use]
    pub fn positions(&self) -> Option<u32> {
        match self {
            Self::Search(job) => Some(job.progress().1),
            Self::Solved(_) => None,
        }
    }
}

/// A search for the solution of a puzzle, run in portions. Dropping it ends it.
///
/// ```
/// use tower_of_hanoi::solver::{Attempt, PathKind, Peg, Puzzle, Rule, Search, Solution};
///
/// let puzzle = Puzzle::builder().discs(7).pegs(4).rule(Rule::OneWay).goal(Peg::B).build()?;
/// let attempt = Solution::start(&puzzle, PathKind::default(), Search::MAX_POSITIONS)?;
/// let Attempt::Search(mut job) = attempt else { return Err("solved without a search".into()) };
/// let solution = loop {
///     if let Some(solution) = job.advance(1_000) {
///         break solution?;
///     }
/// };
/// assert_eq!(solution.total().to_string(), "179");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct SearchJob {
    search: Search,
    /// The puzzle to be searched.
    puzzle: Box<Puzzle>,
    /// The pegs of the largest discs, which the search leaves out because they never move.
    fixed: Vec<Peg>,
    /// Two pegs that the rule does not connect, if any.
    disconnected: Option<(Peg, Peg)>,
}

impl SearchJob {
    pub(super) fn new(search: Search, puzzle: Puzzle, fixed: Vec<Peg>, disconnected: Option<(Peg, Peg)>) -> Self {
        Self { search, puzzle: Box::new(puzzle), fixed, disconnected }
    }

    /// Returns the number of positions visited, and the total number, p to the power of n for p pegs.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Attempt, PathKind, Puzzle, Rule, Solution};
    ///
    /// let puzzle = Puzzle::builder().discs(6).pegs(4).rule(Rule::OneWay).build()?;
    /// let attempt = Solution::start(&puzzle, PathKind::default(), 4096)?; // 4⁶ positions
    /// let Attempt::Search(mut job) = attempt else { return Err("no search".into()) };
    /// assert!(job.advance(1).is_none());
    /// assert_eq!(job.progress(), (3, 4096)); // start, goal, and one move
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn progress(&self) -> (u32, u32) {
        self.search.progress()
    }

    /// Expands at most this many positions. Returns the solution once it is found, or [`SolveError::Deadlock`] once it is known
    /// that no solution exists; `None` before. The first call allocates one byte for each position.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Attempt, PathKind, Puzzle, Rule, Solution};
    ///
    /// let puzzle = Puzzle::builder().discs(6).pegs(4).rule(Rule::OneWay).build()?;
    /// let attempt = Solution::start(&puzzle, PathKind::default(), 4096)?; // 4⁶ positions
    /// let Attempt::Search(mut job) = attempt else { return Err("no search".into()) };
    /// assert!(job.advance(10).is_none());
    /// let solution = job.advance(4096).ok_or("not finished")??;
    /// assert_eq!(solution.total().to_string(), "134");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn advance(&mut self, positions: u32) -> Option<Result<Solution, SolveError>> {
        Some(match self.search.advance(positions)? {
            SearchOutcome::Path(moves) => {
                let solution = Solution::from_search(Puzzle::clone(&self.puzzle), self.search.move_list(moves));
                Ok(Solution { fixed: self.fixed.clone(), ..solution })
            }
            // If every peg were connected to every other, every position would lead to every other, so two pegs are not connected.
            SearchOutcome::Unreachable => {
                assert!(self.disconnected.is_some(), "a puzzle without a way has two pegs that are not connected");
                let (from, to) = self.disconnected.unwrap_or((Peg::A, Peg::A));
                Err(SolveError::Deadlock { from, to })
            }
        })
    }

    /// Runs the search to its end, and returns the solution. It expands each position at most once.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Attempt, PathKind, Peg, Puzzle, Rule, Search, Solution, SolveError};
    ///
    /// let forwards = Rule::Arcs([(Peg::A, Peg::B), (Peg::B, Peg::C), (Peg::A, Peg::C)].into_iter().collect());
    /// let puzzle = Puzzle::builder().discs(3).rule(forwards).build()?;
    /// let attempt = Solution::start(&puzzle, PathKind::default(), Search::MAX_POSITIONS)?;
    /// let Attempt::Search(job) = attempt else { return Err("no search".into()) };
    /// assert_eq!(job.finish().err(), Some(SolveError::Deadlock { from: Peg::B, to: Peg::A }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`SolveError::Deadlock`] when there is no solution.
    pub fn finish(mut self) -> Result<Solution, SolveError> {
        loop {
            if let Some(solution) = self.advance(u32::MAX) {
                return solution;
            }
        }
    }
}

impl fmt::Debug for SearchJob {
    /// Writes the progress. The search itself is left out, because it can be large.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (visited, all) = self.progress();
        write!(f, "SearchJob({visited} of {all} positions)")
    }
}
