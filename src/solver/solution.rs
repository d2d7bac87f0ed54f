//! Solutions, by any method.

mod constructors;
mod method;
mod moves;
mod outline;
mod reduced_puzzle;
mod search_job;
mod seek;

use std::fmt;
use std::sync::{Arc, OnceLock};

pub use moves::Moves;
pub use search_job::{Attempt, SearchJob};

use super::classic::Classic;
use super::classic::automaton::Word;
use super::recursion::{self, Recursion, ThreePegs, Trace};
use super::{Disc, Index, IndexDigits, Move, Optimality, Peg, PegCount, Position, Puzzle, Rule};
use seek::Seek;

/// The shortest solution of a puzzle, or the best one known, with random access to its moves.
///
/// A solution does not list its moves: they come from the bits of the move number, from a recursion that can be entered at any
/// move, or (only after a search) from a list. It can be shared between threads, and a clone costs little: it shares what the
/// solution knows.
///
/// ```
/// use tower_of_hanoi::solver::{Index, Puzzle, Solution};
///
/// let solution = Solution::new(&Puzzle::classic(64)?)?;
/// assert_eq!(solution.total().to_string(), "18446744073709551615");
///
/// let index: Index = "12345678901234567890".parse()?;
/// let mv = solution.move_at(&index).ok_or("past the end")?;
/// assert_eq!(mv.to_string(), "disc 2 from C to B");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Solution {
    total: Index,
    optimality: Optimality,
    method: Method,
    /// The pegs of the largest discs, which never move and are unknown to the method.
    fixed: Vec<Peg>,
    digits: Option<IndexDigits>,
}

#[derive(Clone)]
enum Method {
    /// A solution without moves.
    Still(Position),
    /// The classic puzzle, with its recursion, which is created on demand because moves and positions do not need it.
    Classic(Classic, Arc<OnceLock<Option<ThreePegs>>>),
    Seek(Arc<dyn Seek>),
}

impl Solution {
    /// Returns the number of moves, which is also the last index.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Solution};
    ///
    /// let four_pegs = Solution::new(&Puzzle::builder().discs(64).pegs(4).build()?)?;
    /// assert_eq!(*four_pegs.total(), 18_433);
    /// assert!(four_pegs.move_at(four_pegs.total()).is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn total(&self) -> &Index {
        &self.total
    }

    /// Returns whether the solution is proven shortest.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Optimality, Puzzle, Solution};
    ///
    /// let five_pegs = |discs| Puzzle::builder().discs(discs).pegs(5).build();
    /// assert_eq!(Solution::new(&five_pegs(16)?)?.optimality(), Optimality::Confirmed);
    /// assert_eq!(Solution::new(&five_pegs(17)?)?.optimality(), Optimality::Presumed);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn optimality(&self) -> Optimality {
        self.optimality
    }

    /// Returns the base in which each digit of the index belongs to one disc; `None` for most puzzles.
    ///
    /// For two or more discs on three pegs, this is base 2 if any move is allowed and all discs go from one peg to another, and
    /// base 3 in the row from end to end.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{IndexDigits, Puzzle, Rule, Solution};
    ///
    /// let digits = |rule| Solution::new(&Puzzle::builder().discs(5).rule(rule).build().ok()?).ok()?.digits();
    /// assert_eq!(digits(Rule::Any), Some(IndexDigits::BINARY));
    /// assert_eq!(digits(Rule::Linear), Some(IndexDigits::TERNARY));
    /// assert_eq!(digits(Rule::OneWay), None);
    /// ```
    #[must_use]
    pub fn digits(&self) -> Option<IndexDigits> {
        self.digits.filter(|_| self.fixed.is_empty())
    }

    /// Returns the word of the moves' directions, which an automaton writes; `None` unless the moves come from the bits of the
    /// index.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Solution};
    ///
    /// let solution = Solution::new(&Puzzle::classic(4)?)?;
    /// let word = solution.word().ok_or("no word")?;
    /// let letters: Vec<_> = solution.moves(..).filter_map(|mv| word.letter(mv.from, mv.to)).collect();
    /// assert_eq!(letters.iter().map(|letter| letter.symbol()).collect::<String>(), "ac̄bacb̄ac̄bācbac̄b");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn word(&self) -> Option<Word> {
        match &self.method {
            Method::Classic(classic, _) => Some(Word::of(classic)),
            Method::Still(_) | Method::Seek(_) => None,
        }
    }

    /// Returns move `index`, numbered from 1, which leads to the position at `index`; `None` for 0 and past the end.
    ///
    /// O(1) for the classic puzzle of up to 64 discs; with a recursion O(n), and on three pegs only n/32 big-integer steps.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Solution};
    ///
    /// let solution = Solution::new(&Puzzle::classic(3)?)?;
    /// assert_eq!(solution.move_at(&4.into()).map(|mv| mv.to_string()), Some("disc 3 from A to C".into()));
    /// assert_eq!([0, 8].map(|index| solution.move_at(&index.into())), [None, None]); // the last move is 7
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn move_at(&self, index: &Index) -> Option<Move> {
        match &self.method {
            Method::Classic(classic, _) => classic.move_at(index),
            Method::Seek(seek) => seek.move_at(index),
            Method::Still(_) => None,
        }
    }

    /// Returns the position after `index` moves; `None` past the end. O(n), and as many big-integer steps as
    /// [`Solution::move_at`].
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Rule, Solution};
    ///
    /// let ring = Solution::new(&Puzzle::builder().discs(3).rule(Rule::OneWay).build()?)?;
    /// let text = |index: u64| ring.position_at(&index.into()).map(|position| position.to_string());
    /// assert_eq!([text(0), text(21), text(22)], [Some("000".into()), Some("222".into()), None]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn position_at(&self, index: &Index) -> Option<Position> {
        let position = match &self.method {
            Method::Classic(classic, _) => classic.position_at(index),
            Method::Seek(seek) => seek.position_at(index),
            Method::Still(position) => index.is_zero().then(|| position.clone()),
        };
        Some(position?.with_larger(&self.fixed))
    }

    /// Returns the number of moves after which a position is reached, the inverse of [`Solution::position_at`]; `None` when it is
    /// not on the path. O(n) big-integer steps, or a linear scan for a solution found by a search.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Index, Puzzle, Rule, Solution};
    ///
    /// let puzzle = Puzzle::builder().discs(64).rule(Rule::OneWay).build()?;
    /// let solution = Solution::new(&puzzle)?;
    /// let index: Index = "123456789012345678901234567".parse()?;
    /// let position = solution.position_at(&index).ok_or("past the end")?;
    /// assert_eq!(solution.index_of(&position), Some(index));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn index_of(&self, position: &Position) -> Option<Index> {
        let moving = self.moving(position)?;
        match &self.method {
            Method::Classic(classic, _) => classic.index_of(&moving),
            Method::Seek(seek) => seek.index_of(&moving),
            Method::Still(still) => (*still == moving).then_some(Index::ZERO),
        }
    }

    /// Returns the fewest moves from a position to the goal, if the solution knows them: on its path, and after a search of at most
    /// [`DistancesToGoal::MAX_POSITIONS`](super::graph::DistancesToGoal::MAX_POSITIONS) positions also off it. `None` says nothing
    /// of the distance: for any position, solve the puzzle of [`Puzzle::with_start`].
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PegCount, Puzzle, Rule, Solution};
    ///
    /// let puzzle = Puzzle::builder().discs(3).pegs(4).rule(Rule::OneWay).build()?;
    /// let solution = Solution::new(&puzzle)?;
    /// assert_eq!(solution.distance_from(&"000".parse()?), Some(solution.total().clone()));
    /// assert_eq!(solution.distance_from(&"333".parse()?), Some(0.into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn distance_from(&self, position: &Position) -> Option<Index> {
        if let Method::Seek(seek) = &self.method
            && let Some(distance) = seek.distance_from(&self.moving(position)?)
        {
            return Some(distance);
        }
        self.index_of(position).map(|index| self.total.saturating_sub(&index))
    }

    /// The discs of a position that the method knows; `None` if the other discs are not on their fixed pegs.
    fn moving(&self, position: &Position) -> Option<Position> {
        let moving = position.pegs().len().checked_sub(self.fixed.len())?;
        let (smaller, larger) = position.pegs().split_at_checked(moving)?;
        let is_same = larger == self.fixed.as_slice();
        Position::from_pegs(smaller.to_vec()).ok().filter(|_| is_same)
    }

    /// Returns the calls of the recursion that lead to move `index`, numbered from 1. `None` when there is no such move, no
    /// recursion, or (for the classic puzzle) more discs than [`ThreePegs::MAX_DISCS`]. O(n) big-integer steps.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Index, Puzzle, Solution};
    ///
    /// let legend = Solution::new(&Puzzle::classic(64)?)?;
    /// let trace = legend.trace_at(&Index::power_of_two(62)).ok_or("no such move")?;
    /// assert_eq!(trace.to_string(), "1.2"); // in step 1, the tower of 63 discs, the move of disc 63
    /// assert_eq!(legend.trace_at(&Index::ZERO), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn trace_at(&self, index: &Index) -> Option<Trace> {
        self.with_recursion(|recursion| recursion::trace_at(recursion, index))?
    }

    /// Calls a function with the recursion behind the solution; `None` if there is no recursion, or (for the classic puzzle,
    /// whose recursion is created at the first call) more discs than [`ThreePegs::MAX_DISCS`]. The recursion does not know the
    /// discs that never move. Creating it takes O(n) big-integer steps.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Solution, recursion::Part};
    ///
    /// let reve = Solution::new(&Puzzle::builder().discs(10).pegs(4).build()?)?;
    /// let parts = reve.with_recursion(|recursion| Part::whole(recursion).into_parts().len());
    /// let first = reve.with_recursion(|recursion| Part::whole(recursion).into_parts().remove(0).length);
    /// assert_eq!((parts, first), (Some(3), Some(17.into()))); // 17 + 15 + 17 moves
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_recursion<T>(&self, ask: impl FnOnce(&dyn Recursion) -> T) -> Option<T> {
        match &self.method {
            Method::Classic(classic, recursion) => {
                let (start, goal) = classic.ends();
                let puzzle = || Puzzle::new(Rule::Any, PegCount::THREE, classic.discs(), start, goal);
                let recursion = recursion.get_or_init(|| ThreePegs::of(&puzzle().ok()?));
                recursion.as_ref().map(|recursion| ask(recursion))
            }
            Method::Seek(seek) => seek.recursion().map(ask),
            Method::Still(_) => None,
        }
    }
}

impl fmt::Debug for Solution {
    /// Writes the total and the optimality. The method is left out, because it can be a table of thousands of numbers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Solution({} moves, {})", self.total, self.optimality)
    }
}

/// The error of a puzzle that cannot be solved.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SolveError {
    /// The rule does not lead a disc from its first peg to its last one by any sequence of moves.
    Unreachable {
        /// The disc.
        disc: Disc,
        /// Its peg at the start.
        from: Peg,
        /// Its peg at the goal.
        to: Peg,
    },
    /// Each disc alone could reach its goal, but together they block each other.
    Deadlock {
        /// Two pegs that the rule does not connect. If they were connected, there would be a solution.
        from: Peg,
        /// The second of the two pegs.
        to: Peg,
    },
    /// With two pegs, only the smallest disc can ever move.
    TwoPegs,
    /// A path through every position is known only for the classic puzzle on three pegs, from tower to tower.
    NoHamiltonianPath,
    /// The puzzle has more discs than its method supports.
    TooManyDiscs {
        /// The most discs.
        max: u32,
    },
    /// The puzzle has no formula, and more positions than the limit of a search.
    TooManyPositions {
        /// The most discs that can be solved on this number of pegs.
        max_discs: u32,
        /// The most positions that are searched.
        max_positions: u32,
    },
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreachable { disc, from, to } => {
                write!(f, "the rule leads disc {disc} from peg {from} to peg {to} by no way")
            }
            Self::Deadlock { from, to } => {
                write!(
                    f,
                    "there is no way: the rule leads nothing from peg {from} to peg {to}, and the discs lock each other"
                )
            }
            Self::TwoPegs => f.write_str("with two pegs only the smallest disc can ever move"),
            Self::NoHamiltonianPath => {
                f.write_str("a path over all positions is known for any move on three pegs, from one peg to another")
            }
            Self::TooManyDiscs { max } => write!(f, "this rule is solved for at most {max} discs"),
            Self::TooManyPositions { max_discs, max_positions } => write!(
                f,
                "no formula is known for this puzzle, and at most {max_positions} positions are searched: take at most \
                 {max_discs} discs here, or another rule"
            ),
        }
    }
}

impl std::error::Error for SolveError {}
