//! The edges of a state graph one by one, without the graph in memory.

use super::{GraphError, StateGraph};
use crate::solver::legality::MoveTable;
use crate::solver::packed::PackedPositions;

/// What connects two positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EdgeKind {
    /// An arc for each move, from one position to the other.
    Directed,
    /// An edge for each pair of positions that a move connects in at least one direction.
    Undirected,
}

/// The edges of a state graph, vertex by vertex. Only the edges of one vertex are in memory.
///
/// ```
/// use tower_of_hanoi::solver::{Puzzle, Rule, graph::{Edges, StateGraph}};
///
/// let graph = StateGraph::of(&Puzzle::builder().discs(1).rule(Rule::OneWay).build()?);
/// let arcs = Edges::directed(&graph)?;
/// assert_eq!(arcs.collect::<Vec<_>>(), [(0, 1), (1, 2), (2, 0)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Edges {
    space: PackedPositions,
    table: MoveTable,
    kind: EdgeKind,
    vertex: u32,
    /// The remaining edges of the current vertex, the next one last.
    waiting: Vec<u32>,
}

impl Edges {
    /// Returns each move as an arc from one vertex to another.
    ///
    /// # Errors
    /// When there are 2³² positions or more.
    pub fn directed(graph: &StateGraph) -> Result<Self, GraphError> {
        Self::new(graph, EdgeKind::Directed)
    }

    /// Returns each pair of positions that a move connects in at least one direction, the smaller number first.
    ///
    /// # Errors
    /// When there are 2³² positions or more.
    pub fn undirected(graph: &StateGraph) -> Result<Self, GraphError> {
        Self::new(graph, EdgeKind::Undirected)
    }

    /// Returns the edges of a kind.
    ///
    /// # Errors
    /// When there are 2³² positions or more.
    pub fn new(graph: &StateGraph, kind: EdgeKind) -> Result<Self, GraphError> {
        let space = graph.packed(u32::MAX)?;
        let make = match kind {
            EdgeKind::Directed => MoveTable::new,
            EdgeKind::Undirected => MoveTable::both_ways,
        };
        let table = make(graph.rule, graph.pegs);
        let mut edges = Self { space, table, kind, vertex: 0, waiting: Vec::new() };
        edges.look(0);
        Ok(edges)
    }

    /// Returns which kind they are.
    #[must_use]
    pub const fn kind(&self) -> EdgeKind {
        self.kind
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
        let (waiting, is_listed) = (&mut self.waiting, |other| self.kind == EdgeKind::Directed || other > vertex);
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
