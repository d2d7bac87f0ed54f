//! File formats for graphs.

use crate::named_enum::named_enum;

named_enum! {
    /// A file format for graphs.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum GraphFormat {
        /// The DOT language of Graphviz.
        Dot = "dot",
        /// GraphML.
        GraphMl = "graphml",
        /// graph6, or digraph6 for arcs: a line of printable characters with one bit for each pair of vertices.
        Graph6 = "graph6",
        /// CSV: the two positions of each edge.
        Csv = "csv",
        /// JSON: an object with the edges as pairs of vertex numbers.
        Json = "json",
    }
    fn name;
    ParseGraphFormatError: "a graph format";
}

impl GraphFormat {
    /// Returns the most vertices. graph6 takes one bit for each pair of them.
    #[must_use]
    pub const fn max_vertices(self) -> u64 {
        match self {
            Self::Graph6 => 1 << 17,
            Self::Dot | Self::GraphMl | Self::Csv | Self::Json => u32::MAX as u64,
        }
    }
}
