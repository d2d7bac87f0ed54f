//! A solution that has to be searched for.

use std::fmt;

use super::Solution;
use crate::solver::{Found, Optimality, Peg, Search, Unsolved};

/// What [`Solution::begin`] comes to.
#[derive(Debug)]
pub enum Begun {
    /// A solution at once.
    Solved(Solution),
    /// A search.
    Searching(Quest),
    /// What was asked solves only some puzzles, and this is not one of them: ask [`Solution::begin`].
    Later,
}

impl Begun {
    /// How many positions there are to search, where it is a search.
    #[must_use]
    pub fn positions(&self) -> Option<u32> {
        match self {
            Self::Searching(quest) => Some(quest.progress().1),
            Self::Solved(_) | Self::Later => None,
        }
    }
}

/// A search for a puzzle's solution. It goes on as far as it is told and ends when it is dropped.
///
/// ```
/// use tower_of_hanoi::solver::{Begun, Discs, Path, Peg, Pegs, Puzzle, Rule, Search, Solution, Stand};
///
/// let (discs, four) = (Discs::new(7).ok_or("discs")?, Pegs::new(4).ok_or("pegs")?);
/// let puzzle = Puzzle::new(Rule::OneWay, four, discs, Stand::Tower(Peg::A), Stand::Tower(Peg::B))?;
/// let begun = Solution::begin(&puzzle, Path::default(), Search::MOST_POSITIONS_IN_A_PAGE)?;
/// let Begun::Searching(mut quest) = begun else { return Err("no search".into()) };
/// let solution = loop {
///     if let Some(solution) = quest.advance(1_000) {
///         break solution?;
///     }
/// };
/// assert_eq!(solution.total().to_string(), "179");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Quest(Box<dyn Searching>);

/// What a quest needs of the search behind it.
trait Searching {
    fn progress(&self) -> (u32, u32);
    fn advance(&mut self, positions: u32) -> Option<Result<Solution, Unsolved>>;
}

struct Party {
    search: Search,
    resting: Vec<Peg>,
    stranded: Option<(Peg, Peg)>,
}

impl Quest {
    /// A search of the discs that move, above those that rest; with two pegs that the rule does not connect, if any.
    pub(super) fn new(search: Search, resting: Vec<Peg>, stranded: Option<(Peg, Peg)>) -> Self {
        Self(Box::new(Party { search, resting, stranded }))
    }

    /// How many positions it has seen, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (u32, u32) {
        self.0.progress()
    }

    /// Goes on from at most so many positions; the solution once it is found, or that there is none.
    pub fn advance(&mut self, positions: u32) -> Option<Result<Solution, Unsolved>> {
        self.0.advance(positions)
    }

    /// Goes on to the end.
    ///
    /// # Errors
    /// When there is no way.
    pub fn finish(mut self) -> Result<Solution, Unsolved> {
        loop {
            if let Some(solution) = self.advance(u32::MAX) {
                return solution;
            }
        }
    }
}

impl Searching for Party {
    fn progress(&self) -> (u32, u32) {
        self.search.progress()
    }

    fn advance(&mut self, positions: u32) -> Option<Result<Solution, Unsolved>> {
        Some(match self.search.advance(positions)? {
            Found::Path(moves) => {
                let solution = Solution::walk(self.search.walk(moves), Optimality::Searched);
                Ok(Solution { resting: self.resting.clone(), ..solution })
            }
            // Where every peg leads to every other, so does every position: two pegs are not connected.
            Found::NoWay => {
                let (from, to) = self.stranded.unwrap_or((Peg::A, Peg::A));
                Err(Unsolved::Stuck { from, to })
            }
        })
    }
}

impl fmt::Debug for Quest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seen, all) = self.progress();
        write!(f, "Quest({seen} of {all} positions)")
    }
}
