//! A solution that has to be searched for.

use super::{Method, Solution};
use crate::solver::{Found, Optimality, Peg, Search, Unsolved};

/// What [`Solution::begin`] comes to.
#[derive(Clone, Debug)]
pub enum Begun {
    /// A solution at once.
    Solved(Solution),
    /// A search.
    Searching(Quest),
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
#[derive(Clone, Debug)]
pub struct Quest {
    pub(super) search: Search,
    pub(super) resting: Vec<Peg>,
    /// Two pegs that the rule does not connect, if any.
    pub(super) stranded: Option<(Peg, Peg)>,
}

impl Quest {
    /// How many positions it has seen, and how many there are.
    #[must_use]
    pub const fn progress(&self) -> (u32, u32) {
        self.search.progress()
    }

    /// Goes on from at most so many positions; the solution once it is found, or that there is none.
    pub fn advance(&mut self, positions: u32) -> Option<Result<Solution, Unsolved>> {
        let found = self.search.advance(positions)?;
        Some(self.answer(found))
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

    fn answer(&self, found: Found) -> Result<Solution, Unsolved> {
        match found {
            Found::Path(moves) => {
                let walk = self.search.walk(moves);
                let solution = Solution::new(walk.total(), Optimality::Searched, Method::Walk(walk));
                Ok(Solution { resting: self.resting.clone(), ..solution })
            }
            // Where every peg leads to every other, so does every position: two pegs are not connected.
            Found::NoWay => {
                let (from, to) = self.stranded.unwrap_or((Peg::A, Peg::A));
                Err(Unsolved::Stuck { from, to })
            }
        }
    }
}
