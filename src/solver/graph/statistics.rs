//! Statistics over all pairs of positions, and over all shortest paths.

use num_bigint::BigUint;

use super::{Distances, StateGraph};
use crate::solver::legality::MoveTable;
use crate::solver::packed::PackedPositions;
use crate::solver::{Index, Position};

/// The distances of all ordered pairs of positions.
///
/// ```
/// use tower_of_hanoi::solver::{Puzzle, graph::{DistanceStats, StateGraph}};
///
/// let graph = StateGraph::of(&Puzzle::classic(3)?);
/// let spread = DistanceStats::of(&graph).ok_or("too many positions")?;
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

    /// Measures all distances; `None` when there are more than [`DistanceStats::MAX_POSITIONS`] positions.
    #[must_use]
    pub fn of(graph: &StateGraph) -> Option<Self> {
        let size = u32::try_from(graph.vertices().to_u64()?).ok().filter(|&size| size <= Self::MAX_POSITIONS)?;
        (0..size).try_fold(Self { largest: 0, sum: 0, pairs: 0 }, |spread, vertex| {
            let from = Distances::from(graph, &graph.position(&Index::from(u64::from(vertex)))?)?;
            Some(Self {
                largest: spread.largest.max(from.largest()),
                sum: spread.sum + from.sum(),
                pairs: spread.pairs + from.reached(),
            })
        })
    }
}

/// Returns the number of shortest paths from one position to another; 0 if no path exists. `None` when there are more than
/// [`Distances::MAX_POSITIONS`] positions, or one of the two positions has other discs or pegs.
///
/// ```
/// use tower_of_hanoi::solver::{Puzzle, graph::{StateGraph, count_shortest_paths}};
///
/// let graph = StateGraph::of(&Puzzle::builder().discs(4).pegs(4).build()?);
/// let ways = count_shortest_paths(&graph, &"0000".parse()?, &"3333".parse()?).ok_or("too many positions")?;
/// assert_eq!(ways.to_string(), "22"); // A143807
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn count_shortest_paths(graph: &StateGraph, start: &Position, goal: &Position) -> Option<Index> {
    let space = PackedPositions::new(graph.discs, graph.pegs, Distances::MAX_POSITIONS)?;
    graph.number(start)?;
    graph.number(goal)?;
    let table = MoveTable::new(graph.rule, graph.pegs);
    let goal = space.vertex(goal);
    let mut done = vec![false; space.count() as usize];
    let mut level = std::collections::BTreeMap::from([(space.vertex(start), BigUint::from(1u8))]);
    while !level.is_empty() {
        if let Some(ways) = level.remove(&goal) {
            return Some(ways.into());
        }
        for &vertex in level.keys() {
            *done.get_mut(vertex as usize)? = true;
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
    Some(Index::ZERO)
}
