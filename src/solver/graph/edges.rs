//! The edges of a state graph one by one, without the graph in memory.

use super::StateGraph;
use crate::solver::legality::MoveTable;
use crate::solver::packed::PackedPositions;

/// The edges of a state graph, vertex by vertex. Only the edges of one vertex are in memory.
///
/// ```
/// use tower_of_hanoi::solver::{Puzzle, Rule, graph::{Edges, StateGraph}};
///
/// let graph = StateGraph::of(&Puzzle::builder().discs(1).rule(Rule::OneWay).build()?);
/// let arcs = Edges::directed(&graph).ok_or("too many positions")?;
/// assert_eq!(arcs.collect::<Vec<_>>(), [(0, 1), (1, 2), (2, 0)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Edges {
    space: PackedPositions,
    table: MoveTable,
    directed: bool,
    vertex: u32,
    /// The remaining edges of the current vertex, the next one last.
    waiting: Vec<u32>,
}

impl Edges {
    /// Returns each move as an arc from one vertex to another; `None` when there are 2³² positions or more.
    #[must_use]
    pub fn directed(graph: &StateGraph) -> Option<Self> {
        Self::new(graph, true)
    }

    /// Returns each pair of positions that a move connects in at least one direction, the smaller number first; `None` when there
    /// are 2³² positions or more.
    #[must_use]
    pub fn undirected(graph: &StateGraph) -> Option<Self> {
        Self::new(graph, false)
    }

    fn new(graph: &StateGraph, directed: bool) -> Option<Self> {
        let space = PackedPositions::new(graph.discs, graph.pegs, u32::MAX)?;
        let make = if directed { MoveTable::new } else { MoveTable::both_ways };
        let table = make(graph.rule, graph.pegs);
        let mut edges = Self { space, table, directed, vertex: 0, waiting: Vec::new() };
        edges.look(0);
        Some(edges)
    }

    /// Returns the number of vertices.
    #[must_use]
    pub const fn vertices(&self) -> u32 {
        self.space.count()
    }

    /// Returns the neighbours of a vertex in order: the heads of its arcs, or the other ends of its edges.
    #[must_use]
    pub fn neighbours(&self, vertex: u32) -> Vec<u32> {
        let mut reached = Vec::new();
        self.space.for_each_move(vertex, &self.table, |_, to| reached.push(to));
        reached.sort_unstable();
        reached
    }

    fn look(&mut self, vertex: u32) {
        self.vertex = vertex;
        let (waiting, is_listed) = (&mut self.waiting, |other| self.directed || other > vertex);
        waiting.clear();
        self.space.for_each_move(vertex, &self.table, |_, to| waiting.extend(is_listed(to).then_some(to)));
        waiting.sort_unstable_by(|a, b| b.cmp(a));
    }
}

impl Iterator for Edges {
    type Item = (u32, u32);

    fn next(&mut self) -> Option<(u32, u32)> {
        loop {
            if let Some(to) = self.waiting.pop() {
                return Some((self.vertex, to));
            }
            if self.vertex + 1 >= self.space.count() {
                return None;
            }
            self.look(self.vertex + 1);
        }
    }
}
