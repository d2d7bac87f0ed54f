//! File formats for graphs.

use std::fmt;
use std::str::FromStr;

/// A file format for graphs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GraphFormat {
    /// The DOT language of Graphviz.
    Dot,
    /// GraphML.
    GraphMl,
    /// graph6, or digraph6 for arcs: a line of printable characters with one bit for each pair of vertices.
    Graph6,
    /// CSV: the two positions of each edge.
    Csv,
    /// JSON: an object with the edges as pairs of vertex numbers.
    Json,
}

impl GraphFormat {
    /// All formats.
    pub const ALL: [Self; 5] = [Self::Dot, Self::GraphMl, Self::Graph6, Self::Csv, Self::Json];

    /// Returns the name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Dot => "dot",
            Self::GraphMl => "graphml",
            Self::Graph6 => "graph6",
            Self::Csv => "csv",
            Self::Json => "json",
        }
    }

    /// Returns the most vertices. graph6 takes one bit for each pair of them.
    #[must_use]
    pub const fn max_vertices(self) -> u64 {
        match self {
            Self::Graph6 => 1 << 17,
            _ => u32::MAX as u64,
        }
    }
}

/// The error of parsing a [`GraphFormat`] from a text that names none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseGraphFormatError;

impl fmt::Display for GraphFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for GraphFormat {
    type Err = ParseGraphFormatError;

    fn from_str(text: &str) -> Result<Self, ParseGraphFormatError> {
        Self::ALL.into_iter().find(|format| format.as_str() == text).ok_or(ParseGraphFormatError)
    }
}

impl fmt::Display for ParseGraphFormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a graph format is dot, graphml, graph6, csv or json")
    }
}

impl std::error::Error for ParseGraphFormatError {}
