//! Questions that a state graph cannot answer.

use std::fmt;

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
