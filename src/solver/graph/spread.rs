//! What takes a look from every position, or at every shortest way.

use num_bigint::BigUint;

use super::{Distances, StateGraph};
use crate::solver::space::{Space, rule_arcs};
use crate::solver::{Index, Position};

/// How far the positions of a graph are from each other.
///
/// ```
/// use tower_of_hanoi::solver::{Discs, Pegs, Rule, graph::{Spread, StateGraph}};
///
/// let graph = StateGraph::new(Rule::Any, Pegs::THREE, Discs::new(3).ok_or("discs")?).ok_or("rule")?;
/// let spread = Spread::of(&graph).ok_or("too many positions")?;
/// assert_eq!((spread.largest, spread.sum, spread.pairs), (7, 2838, 27 * 27)); // 3.9 moves on the average
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spread {
    /// The largest distance: the graph's diameter.
    pub largest: usize,
    /// The sum of the distances of all ordered pairs of which the first leads to the second.
    pub sum: u64,
    /// How many such pairs there are. The sum over this is the average distance.
    pub pairs: u64,
}

impl Spread {
    /// The most positions: the graph is gone through from each of them.
    pub const MOST_POSITIONS: u32 = 1 << 13;

    /// Goes through the graph from every position; `None` when there are more than [`Spread::MOST_POSITIONS`].
    #[must_use]
    pub fn of(graph: &StateGraph) -> Option<Self> {
        let size = u32::try_from(graph.vertices().word()?).ok().filter(|&size| size <= Self::MOST_POSITIONS)?;
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

/// How many shortest ways lead from one position to another; 0 where none leads there. `None` when there are more positions
/// than [`Distances::MOST_POSITIONS`] allows or one of the two is of other discs or pegs.
///
/// ```
/// use tower_of_hanoi::solver::{Discs, Pegs, Rule, graph::{StateGraph, shortest_ways}};
///
/// let graph = StateGraph::new(Rule::Any, Pegs::new(4).ok_or("pegs")?, Discs::new(4).ok_or("discs")?).ok_or("rule")?;
/// let ways = shortest_ways(&graph, &"0000".parse()?, &"3333".parse()?).ok_or("too many positions")?;
/// assert_eq!(ways.to_string(), "22"); // A143807
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn shortest_ways(graph: &StateGraph, start: &Position, goal: &Position) -> Option<Index> {
    let space = Space::new(graph.discs, graph.pegs, Distances::MOST_POSITIONS)?;
    graph.number(start)?;
    graph.number(goal)?;
    let [arcs, _] = rule_arcs(graph.rule, graph.pegs);
    let goal = space.vertex(goal);
    let mut done = vec![false; space.size() as usize];
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
            space.for_each_step(vertex, &arcs, |_, reached| {
                if done.get(reached as usize) == Some(&false) {
                    *next.entry(reached).or_insert(BigUint::ZERO) += ways;
                }
            });
        }
        level = next;
    }
    Some(Index::START)
}
