//! Statistics over all pairs of positions, and over all shortest paths.

use num_bigint::BigUint;

use super::{Distances, GraphError, StateGraph};
use crate::solver::legality::MoveTable;
use crate::solver::{Index, Position};

/// The distances of all ordered pairs of positions.
///
/// ```
/// use tower_of_hanoi::solver::{Puzzle, graph::{DistanceStats, StateGraph}};
///
/// let graph = StateGraph::of(&Puzzle::classic(3)?);
/// let spread = DistanceStats::of(&graph)?;
/// assert_eq!((spread.largest, spread.sum, spread.pairs), (7, 2838, 27 * 27)); // 3.9 moves on the average
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DistanceStats {
    /// The largest distance, the diameter of the graph.
    pub largest: usize,
    /// The sum of the distances of all ordered pairs of positions of which the first leads to the second.
    pub sum: u64,
    /// The number of these pairs. The mean distance is the sum divided by this number.
    pub pairs: u64,
}

impl DistanceStats {
    /// The most positions. A search starts from each of them.
    pub const MAX_POSITIONS: u32 = 1 << 13;

    /// Measures all distances. O(v²) for v positions.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, graph::{DistanceStats, GraphError, StateGraph}};
    ///
    /// let four_pegs = StateGraph::of(&Puzzle::builder().discs(2).pegs(4).build()?);
    /// assert_eq!(DistanceStats::of(&four_pegs)?.largest, 3);
    /// let refused = DistanceStats::of(&StateGraph::of(&Puzzle::classic(9)?)); // 19,683 positions
    /// assert_eq!(refused, Err(GraphError::TooManyPositions { max: DistanceStats::MAX_POSITIONS }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When there are more than [`DistanceStats::MAX_POSITIONS`] positions.
    pub fn of(graph: &StateGraph) -> Result<Self, GraphError> {
        let size = graph.vertices().to_u64().and_then(|size| u32::try_from(size).ok());
        let size = size.filter(|&size| size <= Self::MAX_POSITIONS);
        let size = size.ok_or(GraphError::TooManyPositions { max: Self::MAX_POSITIONS })?;
        (0..size).try_fold(Self { largest: 0, sum: 0, pairs: 0 }, |spread, vertex| {
            let position = graph.position(&Index::from(u64::from(vertex))).ok_or(GraphError::NoSuchPosition)?;
            let from = Distances::from(graph, &position)?;
            Ok(Self {
                largest: spread.largest.max(from.largest()),
                sum: spread.sum + from.sum(),
                pairs: spread.pairs + from.reached(),
            })
        })
    }
}

/// Returns the number of shortest paths from one position to another; 0 if no path exists. O(v) big-integer steps for v positions.
///
/// ```
/// use tower_of_hanoi::solver::{Puzzle, graph::{StateGraph, count_shortest_paths}};
///
/// let graph = StateGraph::of(&Puzzle::builder().discs(4).pegs(4).build()?);
/// let ways = count_shortest_paths(&graph, &"0000".parse()?, &"3333".parse()?)?;
/// assert_eq!(ways.to_string(), "22"); // A143807
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// When there are more than [`Distances::MAX_POSITIONS`] positions, or one of the two positions has other discs or pegs.
pub fn count_shortest_paths(graph: &StateGraph, start: &Position, goal: &Position) -> Result<Index, GraphError> {
    let space = graph.packed(Distances::MAX_POSITIONS)?;
    let vertex = |position| space.checked_vertex(position).ok_or(GraphError::NoSuchPosition);
    let (start, goal) = (vertex(start)?, vertex(goal)?);
    let table = MoveTable::new(graph.rule, graph.pegs);
    let mut done = vec![false; space.count() as usize];
    let mut level = std::collections::BTreeMap::from([(start, BigUint::from(1u8))]);
    while !level.is_empty() {
        if let Some(ways) = level.remove(&goal) {
            return Ok(ways.into());
        }
        for &vertex in level.keys() {
            if let Some(done) = done.get_mut(vertex as usize) {
                *done = true;
            }
        }
        let mut next = std::collections::BTreeMap::new();
        for (&vertex, ways) in &level {
            space.for_each_move(vertex, &table, |_, reached| {
                if done.get(reached as usize) == Some(&false) {
                    *next.entry(reached).or_insert(BigUint::ZERO) += ways;
                }
            });
        }
        level = next;
    }
    Ok(Index::ZERO)
}
