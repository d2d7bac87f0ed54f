//! The edges one after another, without the graph in memory.

use super::StateGraph;
use crate::solver::space::{Arcs, Space, rule_arcs};

/// The edges of a state graph, vertex by vertex; what is held is one vertex's.
///
/// ```
/// use tower_of_hanoi::solver::{Discs, Pegs, Rule, graph::{Edges, StateGraph}};
///
/// let graph = StateGraph::new(Rule::OneWay, Pegs::THREE, Discs::new(1).ok_or("discs")?).ok_or("rule")?;
/// let arcs = Edges::directed(&graph).ok_or("too many positions")?;
/// assert_eq!(arcs.collect::<Vec<_>>(), [(0, 1), (1, 2), (2, 0)]);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Debug)]
pub struct Edges {
    space: Space,
    arcs: Arcs,
    directed: bool,
    vertex: u32,
    /// What is left of the vertex's own, the last one first.
    waiting: Vec<u32>,
}

impl Edges {
    /// Each move as an arc from one vertex to another; `None` when there are 2³² positions or more.
    #[must_use]
    pub fn directed(graph: &StateGraph) -> Option<Self> {
        Self::new(graph, true)
    }

    /// Each pair of positions that a move connects, one way or both, the smaller number first; `None` as above.
    #[must_use]
    pub fn undirected(graph: &StateGraph) -> Option<Self> {
        Self::new(graph, false)
    }

    fn new(graph: &StateGraph, directed: bool) -> Option<Self> {
        let space = Space::new(graph.discs, graph.pegs, u32::MAX)?;
        let [forward, back] = rule_arcs(graph.rule, graph.pegs);
        let mut arcs = forward;
        if !directed {
            arcs.iter_mut().zip(back).for_each(|(arcs, back)| *arcs |= back);
        }
        let mut edges = Self { space, arcs, directed, vertex: 0, waiting: Vec::new() };
        edges.look(0);
        Some(edges)
    }

    /// How many vertices there are.
    #[must_use]
    pub const fn vertices(&self) -> u32 {
        self.space.size()
    }

    /// The neighbours of a vertex in order: where moves lead from it, and for undirected edges also from where.
    #[must_use]
    pub fn neighbours(&self, vertex: u32) -> Vec<u32> {
        let mut reached = Vec::new();
        self.space.for_each_step(vertex, &self.arcs, |_, to| reached.push(to));
        reached.sort_unstable();
        reached
    }

    fn look(&mut self, vertex: u32) {
        self.vertex = vertex;
        self.waiting = self.neighbours(vertex);
        if !self.directed {
            self.waiting.retain(|&other| other > vertex);
        }
        self.waiting.reverse();
    }
}

impl Iterator for Edges {
    type Item = (u32, u32);

    fn next(&mut self) -> Option<(u32, u32)> {
        loop {
            if let Some(to) = self.waiting.pop() {
                return Some((self.vertex, to));
            }
            if self.vertex + 1 >= self.space.size() {
                return None;
            }
            self.look(self.vertex + 1);
        }
    }
}
