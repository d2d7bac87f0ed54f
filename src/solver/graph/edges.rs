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
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, graph::{Edges, StateGraph}};
    ///
    /// let graph = StateGraph::of(&Puzzle::classic(1)?);
    /// let arcs: Vec<_> = Edges::directed(&graph)?.collect();
    /// assert_eq!(arcs, [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When there are 2³² positions or more.
    pub fn directed(graph: &StateGraph) -> Result<Self, GraphError> {
        Self::new(graph, EdgeKind::Directed)
    }

    /// Returns each pair of positions that a move connects in at least one direction, the smaller number first.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Rule, graph::{Edges, StateGraph}};
    ///
    /// let ring = StateGraph::of(&Puzzle::builder().discs(1).rule(Rule::OneWay).build()?);
    /// let edges: Vec<_> = Edges::undirected(&ring)?.collect();
    /// assert_eq!(edges, [(0, 1), (0, 2), (1, 2)]); // the arc from C to A joins 0 and 2
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When there are 2³² positions or more.
    pub fn undirected(graph: &StateGraph) -> Result<Self, GraphError> {
        Self::new(graph, EdgeKind::Undirected)
    }

    /// Returns the edges of a kind.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, graph::{EdgeKind, Edges, StateGraph}};
    ///
    /// let graph = StateGraph::of(&Puzzle::classic(4)?);
    /// assert_eq!(Edges::new(&graph, EdgeKind::Directed)?.count(), 240);
    /// assert_eq!(Edges::new(&graph, EdgeKind::Undirected)?.count(), 120);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, graph::{EdgeKind, Edges, StateGraph}};
    ///
    /// let graph = StateGraph::of(&Puzzle::classic(4)?);
    /// assert_eq!(Edges::directed(&graph)?.kind(), EdgeKind::Directed);
    /// assert_eq!(Edges::undirected(&graph)?.kind(), EdgeKind::Undirected);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn kind(&self) -> EdgeKind {
        self.kind
    }

    /// Returns the number of vertices. They are numbered from 0.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, graph::{Edges, StateGraph}};
    ///
    /// let edges = Edges::undirected(&StateGraph::of(&Puzzle::classic(4)?))?;
    /// assert_eq!(edges.vertices(), 81);
    /// assert_eq!(edges.last(), Some((79, 80))); // the last two positions, 2221 and 2222
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn vertices(&self) -> u32 {
        self.space.count()
    }

    /// Returns the neighbours of a vertex in order: the heads of its arcs, or the other ends of its edges. O(n), besides
    /// sorting them.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, graph::{Edges, StateGraph}};
    ///
    /// let edges = Edges::undirected(&StateGraph::of(&Puzzle::classic(2)?))?;
    /// assert_eq!(edges.neighbours(0), [1, 2]); // a tower: only disc 1 moves
    /// assert_eq!(edges.neighbours(1), [0, 2, 7]); // disc 2 moves, too: from 01 to 21
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
