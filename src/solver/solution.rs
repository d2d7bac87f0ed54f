//! One interface to every way of solving.

mod answers;
mod method;
mod quest;

use std::fmt;
use std::rc::Rc;

pub use quest::{Begun, Quest};

use super::binary::Classic;
use super::recursion::{self, Recursion, Stroke, ThreePegs, Trace};
use super::walk::Walk;
use super::{
    Digits, Discs, Index, Move, Optimality, Path, Peg, Pegs, Position, Puzzle, Rule, Search, Source, Stand, Unsolved,
};
use answers::Answers;

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
    /// The base whose digits belong to the discs.
    digits: Option<Digits>,
}

#[derive(Clone)]
enum Method {
    Still(Position),
    Classic(Classic),
    Other(Rc<dyn Answers>),
}

impl Solution {
    const fn new(total: Index, optimality: Optimality, method: Method) -> Self {
        Self { total, optimality, method, resting: Vec::new(), digits: None }
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
            Begun::Later => Err(Unsolved::NotLoaded),
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

    /// Finds the path only where that takes next to no code: where there is nothing to do, and in the classic puzzle from
    /// peg to peg. For a page that is to be seen before all of the solver is there; [`Begun::Later`] is the answer to the
    /// rest.
    ///
    /// # Errors
    /// None: it is one only so that it can stand where [`Solution::begin`] does.
    pub fn begin_classic(puzzle: &Puzzle, path: Path, _: u32) -> Result<Begun, Unsolved> {
        let solution = match path {
            Path::Shortest(_) if puzzle.is_solved_at_once() => {
                Some(Self::still(puzzle, Optimality::Proven(Source::Plain)))
            }
            Path::Shortest(_) if puzzle.pegs() == Pegs::THREE => Self::classic(puzzle),
            _ => None,
        };
        Ok(solution.map_or(Begun::Later, Begun::Solved))
    }

    /// By the bits of the index: three pegs, any move, from tower to tower.
    fn classic(puzzle: &Puzzle) -> Option<Self> {
        let (&Stand::Tower(start), &Stand::Tower(goal)) = (puzzle.start(), puzzle.goal()) else { return None };
        if puzzle.discs() < Discs::TWO || !puzzle.allows_all() {
            return None;
        }
        let bits = Classic::new(puzzle.discs(), start, goal)?;
        let solution = Self::new(bits.total(), Optimality::Proven(Source::Classic), Method::Classic(bits));
        Some(Self { digits: Some(Digits::BINARY), ..solution })
    }

    /// What stands in for a solution until it is known: a path that never leaves the start.
    #[must_use]
    pub fn unknown(puzzle: &Puzzle) -> Self {
        Self::still(puzzle, Optimality::Searched)
    }

    fn still(puzzle: &Puzzle, optimality: Optimality) -> Self {
        Self::new(Index::START, optimality, Method::Still(puzzle.start().position(puzzle.discs())))
    }

    fn walk(walk: Walk, optimality: Optimality) -> Self {
        Self::new(walk.total(), optimality, Method::Other(Rc::new(walk)))
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

    /// The base whose digits give the position, one digit for each disc; `None` for most puzzles. For two or more discs on
    /// three pegs it is 2 where any move is allowed and all go from one peg to another, and 3 in the row from end to end.
    #[must_use]
    pub fn digits(&self) -> Option<Digits> {
        self.digits.filter(|_| self.resting.is_empty())
    }

    /// The move that leads to `index`, that is, move `index` counted from 1; `None` at the start and past the end.
    #[must_use]
    pub fn move_at(&self, index: &Index) -> Option<Move> {
        match &self.method {
            Method::Classic(bits) => bits.move_at(index),
            Method::Other(answers) => answers.move_at(index),
            Method::Still(_) => None,
        }
    }

    /// The position after `index` moves; `None` past the end.
    #[must_use]
    pub fn position_at(&self, index: &Index) -> Option<Position> {
        let position = match &self.method {
            Method::Classic(bits) => bits.position_at(index),
            Method::Other(answers) => answers.position_at(index),
            Method::Still(position) => index.is_start().then(|| position.clone()),
        };
        Some(position?.with_larger(&self.resting))
    }

    /// After how many moves a position is reached; `None` when it is not on the path. The inverse of
    /// [`Solution::position_at`]: O(n) where there is a formula or a recursion; what was searched is gone through.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Discs, Index, Peg, Pegs, Puzzle, Rule, Solution, Stand};
    ///
    /// let discs = Discs::new(64).ok_or("too many discs")?;
    /// let puzzle = Puzzle::new(Rule::OneWay, Pegs::THREE, discs, Stand::Tower(Peg::A), Stand::Tower(Peg::C))?;
    /// let solution = Solution::of(&puzzle)?;
    /// let index: Index = "123456789012345678901234567".parse()?;
    /// let position = solution.position_at(&index).ok_or("past the end")?;
    /// assert_eq!(solution.index_of(&position), Some(index));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn index_of(&self, position: &Position) -> Option<Index> {
        let moving = position.pegs().len().checked_sub(self.resting.len())?;
        let (smaller, larger) = position.pegs().split_at_checked(moving)?;
        if larger != self.resting.as_slice() {
            return None;
        }
        let core = Position::from_pegs(smaller.to_vec()).ok()?;
        match &self.method {
            Method::Other(answers) => answers.index_of(&core),
            Method::Still(still) => (*still == core).then_some(Index::START),
            Method::Classic(bits) => bits.index_of(&core),
        }
    }

    /// The path of the recursion down to move `index`; `None` where there is no such move, or no recursion, or (for the
    /// classic puzzle) more discs than [`ThreePegs::MOST_DISCS`].
    #[must_use]
    pub fn trace_at(&self, index: &Index) -> Option<Trace> {
        self.with_recursion(|recursion| recursion::trace_at(recursion, index))?
    }

    /// The moves after index `first` and up to index `last`, as coarse as they are looked at: see [`recursion::outline`].
    /// What was searched is gone through, and where it is very long, in samples.
    #[must_use]
    pub fn outline(&self, first: &Index, last: &Index, least: &Index, most: usize) -> Vec<Stroke> {
        let seen = self.with_recursion(|recursion| recursion::outline(recursion, first, last, least, most));
        seen.unwrap_or_else(|| self.sampled_outline(first, last, least, most))
    }

    fn sampled_outline(&self, first: &Index, last: &Index, least: &Index, most: usize) -> Vec<Stroke> {
        const SAMPLES: u64 = 64;
        let (length, one) = (least.clone().max(Index::from(1)), Index::from(1));
        let starts = std::iter::successors(Some(first.clone()), |before| Some(before.plus(&length)));
        let strokes = starts.take_while(|before| before < last).map_while(|before| {
            let length = length.clone().min(last.minus(&before)).max(one.clone());
            let samples = length.word().unwrap_or(SAMPLES).min(SAMPLES);
            let moves = (1..=samples).filter_map(|step| self.move_at(&before.plus(&Index::from(step))));
            Some(Stroke { disc: moves.map(|step| step.disc).max()?, before, length })
        });
        strokes.take(most).collect()
    }

    /// What the recursion behind the solution answers, for what only a recursion knows; `None` where there is none, or
    /// (for the classic puzzle, whose recursion is made for each call) more discs than [`ThreePegs::MOST_DISCS`]. It knows
    /// nothing of discs that never move.
    pub fn with_recursion<T>(&self, ask: impl FnOnce(&dyn Recursion) -> T) -> Option<T> {
        match &self.method {
            Method::Classic(bits) => {
                let (start, goal) = bits.ends();
                let ends = (Stand::Tower(start), Stand::Tower(goal));
                let puzzle = Puzzle::new(Rule::Any, Pegs::THREE, bits.discs(), ends.0, ends.1).ok()?;
                Some(ask(&ThreePegs::of(&puzzle)?))
            }
            Method::Other(answers) => answers.recursion().map(ask),
            Method::Still(_) => None,
        }
    }
}

impl fmt::Debug for Solution {
    /// How many moves it has and how sure it is, but not how it is made: that can be a table of thousands of numbers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Solution({} moves, {})", self.total, self.optimality)
    }
}
