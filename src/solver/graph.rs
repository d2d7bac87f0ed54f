//! The state graph of a puzzle: every position is a vertex, every legal move an arc.
//!
//! The number of a position has the pegs as its digits in base p, the smallest disc least significant, so it reads like the written
//! position. A move changes one digit, and neither the old nor the new value occurs among the lower digits.

mod cycle;
mod distances;
mod distances_to_goal;
mod edges;
mod export;
mod graph6;
mod layout;
mod statistics;
mod triangle;
pub mod viewport;

use std::fmt;

use num_bigint::BigUint;

pub use cycle::HamiltonianCycle;
pub use distances::{Distances, sum_of_distances};
pub use distances_to_goal::DistancesToGoal;
pub use edges::{EdgeKind, Edges};
pub use export::{ExportError, GraphFormat, ParseGraphFormatError, export, export_with_progress};
pub use layout::{corner_distances, polygon_point};
pub use statistics::{DistanceStats, count_shortest_paths};
pub use triangle::Triangle;
pub use viewport::GraphViewport;

use super::packed::PackedPositions;
use super::{DiscCount, Index, Move, Peg, PegCount, Position, Puzzle, Rule};

/// The state graph of a rule, a number of pegs and a number of discs.
///
/// ```
/// use tower_of_hanoi::solver::{Puzzle, graph::StateGraph};
///
/// let graph = StateGraph::of(&Puzzle::classic(4)?);
/// assert_eq!(graph.vertices().to_string(), "81");
/// assert_eq!(graph.edges().to_string(), "120");
/// assert_eq!(graph.number(&"0121".parse()?).map(|number| number.to_string()), Some("16".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StateGraph {
    rule: Rule,
    pegs: PegCount,
    discs: DiscCount,
}

impl StateGraph {
    /// Returns the state graph of a puzzle, whatever its start and its goal.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, Puzzle, graph::StateGraph};
    ///
    /// let (to_b, to_c) = (Puzzle::builder().discs(4).goal(Peg::B).build()?, Puzzle::classic(4)?);
    /// assert_ne!(to_b, to_c);
    /// assert_eq!(StateGraph::of(&to_b), StateGraph::of(&to_c));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn of(puzzle: &Puzzle) -> Self {
        Self { rule: puzzle.rule(), pegs: puzzle.pegs(), discs: puzzle.discs() }
    }

    /// The positions as numbers.
    fn packed(&self, max: u32) -> Result<PackedPositions, GraphError> {
        PackedPositions::new(self.discs, self.pegs, max).ok_or(GraphError::TooManyPositions { max })
    }

    /// Returns the number of pegs.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PegCount, Puzzle, graph::StateGraph};
    ///
    /// let graph = StateGraph::of(&Puzzle::builder().discs(8).pegs(4).build()?);
    /// assert_eq!(graph.pegs(), PegCount::FOUR);
    /// assert_eq!(graph.pegs().last().letter(), 'D');
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn pegs(&self) -> PegCount {
        self.pegs
    }

    /// Returns the number of discs.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Index, Puzzle, graph::StateGraph};
    ///
    /// let graph = StateGraph::of(&Puzzle::classic(5)?);
    /// assert_eq!(graph.discs().count(), 5);
    /// assert_eq!(graph.position(&Index::ZERO).map(|position| position.discs()), Some(graph.discs()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn discs(&self) -> DiscCount {
        self.discs
    }

    /// Returns the number of positions, pⁿ for p pegs. O(log n) big-integer multiplications.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Index, Puzzle, graph::StateGraph};
    ///
    /// let graph = StateGraph::of(&Puzzle::builder().discs(64).pegs(4).build()?);
    /// assert_eq!(graph.vertices(), Index::power_of_two(128)); // 4⁶⁴
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn vertices(&self) -> Index {
        BigUint::from(self.pegs.count()).pow(self.discs.count()).into()
    }

    /// Returns the total number of moves from all positions. For each pair of pegs that the rule allows, it is half of the
    /// positions in which one of the two is not empty, (pⁿ − (p − 2)ⁿ) / 2. O(log n) big-integer multiplications.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Rule, graph::StateGraph};
    ///
    /// let any = StateGraph::of(&Puzzle::classic(3)?);
    /// let ring = StateGraph::of(&Puzzle::builder().discs(3).rule(Rule::OneWay).build()?);
    /// assert_eq!((any.arcs(), ring.arcs()), (78.into(), 39.into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn arcs(&self) -> Index {
        self.count(&|from, to| self.rule.allows(self.pegs, from, to))
    }

    /// Returns the number of pairs of positions that a move connects, in one direction or both. O(log n) big-integer
    /// multiplications.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Rule, graph::StateGraph};
    ///
    /// let any = StateGraph::of(&Puzzle::classic(3)?);
    /// let ring = StateGraph::of(&Puzzle::builder().discs(3).rule(Rule::OneWay).build()?);
    /// assert_eq!((any.edges(), ring.edges()), (39.into(), 39.into())); // the direction does not matter
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn edges(&self) -> Index {
        let allows = |from, to| self.rule.allows(self.pegs, from, to);
        self.count(&|from, to| from < to && (allows(from, to) || allows(to, from)))
    }

    fn count(&self, counts: &dyn Fn(Peg, Peg) -> bool) -> Index {
        let pegs = self.pegs.iter();
        let pairs = pegs.clone().map(|from| pegs.clone().filter(|&to| counts(from, to)).count()).sum::<usize>();
        let Some(others) = self.pegs.count().checked_sub(2) else { return Index::ZERO };
        let size = self.discs.count();
        let some = self.vertices().as_biguint() - BigUint::from(others).pow(size);
        (some * pairs / 2u8).into()
    }

    /// Returns the number of a position, from 0; `None` for a position with other discs or pegs. O(n), plus the conversion of a
    /// number from base p.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, graph::StateGraph};
    ///
    /// let graph = StateGraph::of(&Puzzle::classic(3)?);
    /// assert_eq!(graph.number(&"012".parse()?), Some(5.into())); // 0·9 + 1·3 + 2
    /// assert_eq!(graph.number(&"222".parse()?), graph.vertices().previous());
    /// assert_eq!(graph.number(&"013".parse()?), None); // there is no peg D
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn number(&self, position: &Position) -> Option<Index> {
        let fits = position.discs() == self.discs && position.pegs().iter().all(|&peg| self.pegs.contains(peg));
        let digits: Vec<u8> = position.pegs().iter().rev().map(|peg| peg.to_u8()).collect();
        let number = || BigUint::from_radix_be(&digits, u32::from(self.pegs.count()));
        // A number in base 1 has no digits.
        let plain = digits.is_empty() || self.pegs.count() == 1;
        if !fits {
            None
        } else if plain {
            Some(Index::ZERO)
        } else {
            number().map(Index::from)
        }
    }

    /// Returns the position with this number, from 0; `None` past the last. O(n), plus the conversion of a number to base p.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, graph::StateGraph};
    ///
    /// let graph = StateGraph::of(&Puzzle::classic(4)?);
    /// let text = |number: u64| graph.position(&number.into()).map(|position| position.to_string());
    /// assert_eq!((text(16), text(80), text(81)), (Some("0121".into()), Some("2222".into()), None));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn position(&self, number: &Index) -> Option<Position> {
        if *number >= self.vertices() {
            return None;
        }
        let base = u32::from(self.pegs.count());
        let mut digits = if base == 1 { Vec::new() } else { number.as_biguint().to_radix_le(base) };
        digits.resize(self.discs.count() as usize, 0);
        Position::from_pegs(digits.into_iter().map(Peg::new).collect::<Option<_>>()?).ok()
    }

    /// Returns all positions in the order of their numbers; `None` when there are more than `limit`. O(n) for each position.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, graph::StateGraph};
    ///
    /// let graph = StateGraph::of(&Puzzle::classic(2)?);
    /// let positions = graph.positions(9).ok_or("more than nine")?;
    /// assert_eq!(positions.iter().take(4).map(ToString::to_string).collect::<Vec<_>>(), ["00", "01", "02", "10"]);
    /// assert_eq!(graph.positions(8), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn positions(&self, limit: u32) -> Option<Vec<Position>> {
        let size = PackedPositions::new(self.discs, self.pegs, limit)?.count();
        let base = u32::from(self.pegs.count());
        let peg = |rest: u32| u8::try_from(rest % base).ok().and_then(Peg::new);
        let position = |number: u32| {
            let rests = std::iter::successors(Some(number), |rest| Some(rest / base));
            Position::from_pegs(rests.take(self.discs.count() as usize).map_while(peg).collect()).ok()
        };
        (0..size).map(position).collect()
    }

    /// Iterates over the legal moves from a position, beginning with those of the smallest disc. O(n), because it ends once a
    /// disc of each peg has been seen.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, graph::StateGraph};
    ///
    /// let (graph, position) = (StateGraph::of(&Puzzle::classic(3)?), "012".parse()?);
    /// let moves: Vec<_> = graph.moves(&position).map(|mv| mv.to_string()).collect();
    /// assert_eq!(moves, ["disc 1 from C to A", "disc 1 from C to B", "disc 2 from B to A"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn moves<'a>(&self, position: &'a Position) -> impl Iterator<Item = Move> + 'a {
        position.moves_under(self.rule, self.pegs)
    }

    /// Returns the number of legal moves from a position. With e empty pegs and any move allowed, it is C(p, 2) − C(e, 2).
    /// O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, graph::StateGraph};
    ///
    /// let graph = StateGraph::of(&Puzzle::builder().discs(4).pegs(4).build()?);
    /// assert_eq!(graph.degree(&"0000".parse()?), 3); // 6 − 3, with three empty pegs
    /// assert_eq!(graph.degree(&"0123".parse()?), 6);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn degree(&self, position: &Position) -> usize {
        self.moves(position).count()
    }
}

/// The error of a question about a graph that is too large for it, or about what is not in the graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GraphError {
    /// The graph has more positions than this question can be answered for.
    TooManyPositions {
        /// The most positions.
        max: u32,
    },
    /// The position has another number of discs than the graph, or a peg that the graph does not have.
    NoSuchPosition,
    /// Without discs, there is only one position, and no cycle.
    NoDiscs,
}

impl fmt::Display for GraphError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooManyPositions { max } => write!(f, "the graph has more than {max} positions"),
            Self::NoSuchPosition => f.write_str("the position has other discs or pegs than the graph"),
            Self::NoDiscs => f.write_str("a cycle needs at least one disc"),
        }
    }
}

impl std::error::Error for GraphError {}
