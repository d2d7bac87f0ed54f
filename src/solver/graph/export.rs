//! State graphs in the file formats of other programs.

use std::fmt;
use std::io::{self, Write};

use super::{EdgeKind, Edges, StateGraph, graph6};
use crate::named_enum::named_enum;

/// The error of a graph that could not be written.
#[derive(Debug)]
#[non_exhaustive]
pub enum ExportError {
    /// The graph has more vertices than the format allows.
    TooLarge {
        /// The most vertices.
        max: u64,
    },
    /// Writing failed.
    Io(io::Error),
}

/// Writes a state graph. Only the edges of one vertex are in memory.
///
/// ```
/// use tower_of_hanoi::solver::{Puzzle, graph::{EdgeKind, GraphFormat, StateGraph, export}};
///
/// let graph = StateGraph::of(&Puzzle::classic(1)?);
/// let mut text = Vec::new();
/// export(&graph, GraphFormat::Graph6, EdgeKind::Undirected, &mut text)?;
/// assert_eq!(text, b"Bw\n"); // the triangle
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// When the graph has more vertices than [`GraphFormat::max_vertices`], or writing fails.
pub fn export(
    graph: &StateGraph,
    format: GraphFormat,
    kind: EdgeKind,
    out: &mut impl Write,
) -> Result<(), ExportError> {
    export_with_progress(graph, format, kind, out, &mut |_| ())
}

/// Writes a state graph like [`export`], and calls `progress` with the number of vertices that are done. The same number may
/// come several times, and the last one is the number of vertices.
///
/// ```
/// use tower_of_hanoi::solver::{Puzzle, graph::{EdgeKind, GraphFormat, StateGraph, export_with_progress}};
///
/// let (graph, mut text, mut done) = (StateGraph::of(&Puzzle::classic(1)?), Vec::new(), Vec::new());
/// let mut progress = |vertices| done.push(vertices);
/// export_with_progress(&graph, GraphFormat::Csv, EdgeKind::Undirected, &mut text, &mut progress)?;
/// assert_eq!(text, b"source,target\n0,1\n0,2\n1,2\n");
/// assert_eq!(done, [0, 0, 1, 3]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Same as [`export`].
pub fn export_with_progress(
    graph: &StateGraph,
    format: GraphFormat,
    kind: EdgeKind,
    out: &mut impl Write,
    progress: &mut dyn FnMut(u32),
) -> Result<(), ExportError> {
    let too_large = || ExportError::TooLarge { max: format.max_vertices() };
    let edges = Edges::new(graph, kind).map_err(|_| too_large())?;
    if u64::from(edges.vertices()) > format.max_vertices() {
        return Err(too_large());
    }
    let size = edges.vertices();
    if format == GraphFormat::Graph6 {
        graph6::write(&edges, out, progress)?;
        return Ok(());
    }
    let directed = kind == EdgeKind::Directed;
    let mut edges = edges.inspect(|&(from, _)| progress(from));
    match format {
        GraphFormat::Dot => dot(graph, size, &mut edges, directed, out)?,
        GraphFormat::GraphMl => graph_ml(graph, size, &mut edges, directed, out)?,
        GraphFormat::Csv | GraphFormat::Graph6 => csv(graph, &mut edges, out)?,
        GraphFormat::Json => json(graph, size, &mut edges, directed, out)?,
    }
    progress(size);
    Ok(())
}

/// The edges in order.
type EdgeList<'a> = &'a mut dyn Iterator<Item = (u32, u32)>;

/// The names of vertices: their positions, the largest disc first. Each name overwrites the previous one.
struct Names {
    base: u32,
    named: Option<u32>,
    digits: Vec<u8>,
}

impl Names {
    fn new(graph: &StateGraph) -> Self {
        Self { base: u32::from(graph.pegs.count()), named: None, digits: vec![b'0'; graph.discs.count() as usize] }
    }

    /// Edges come in the order of their first ends, so the first end usually has its name already.
    fn of(&mut self, vertex: u32) -> &str {
        if self.named != Some(vertex) {
            let mut rest = vertex;
            for digit in self.digits.iter_mut().rev() {
                let next = rest / self.base;
                *digit = b'0' + (rest - next * self.base) as u8;
                rest = next;
            }
            self.named = Some(vertex);
        }
        std::str::from_utf8(&self.digits).unwrap_or_default()
    }
}

/// Writes each edge, with the given texts before, between and after the names of its vertices.
fn write_edges(
    graph: &StateGraph,
    edges: EdgeList<'_>,
    [open, middle, close]: [&str; 3],
    out: &mut impl Write,
) -> io::Result<()> {
    let (mut first, mut second) = (Names::new(graph), Names::new(graph));
    for (from, to) in edges {
        for text in [open, first.of(from), middle, second.of(to), close] {
            out.write_all(text.as_bytes())?;
        }
    }
    Ok(())
}

fn dot(graph: &StateGraph, size: u32, edges: EdgeList<'_>, directed: bool, out: &mut impl Write) -> io::Result<()> {
    let (kind, arrow) = if directed { ("digraph", "\" -> \"") } else { ("graph", "\" -- \"") };
    writeln!(out, "{kind} hanoi {{")?;
    let mut names = Names::new(graph);
    for vertex in 0..size {
        writeln!(out, "  \"{}\";", names.of(vertex))?;
    }
    write_edges(graph, edges, ["  \"", arrow, "\";\n"], out)?;
    writeln!(out, "}}")
}

fn graph_ml(
    graph: &StateGraph,
    size: u32,
    edges: EdgeList<'_>,
    directed: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let kind = if directed { "directed" } else { "undirected" };
    writeln!(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>")?;
    writeln!(out, "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">")?;
    writeln!(out, "  <graph id=\"hanoi\" edgedefault=\"{kind}\">")?;
    let mut names = Names::new(graph);
    for vertex in 0..size {
        writeln!(out, "    <node id=\"p{}\"/>", names.of(vertex))?;
    }
    write_edges(graph, edges, ["    <edge source=\"p", "\" target=\"p", "\"/>\n"], out)?;
    writeln!(out, "  </graph>\n</graphml>")
}

fn csv(graph: &StateGraph, edges: EdgeList<'_>, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "source,target")?;
    write_edges(graph, edges, ["", ",", "\n"], out)
}

fn json(graph: &StateGraph, size: u32, edges: EdgeList<'_>, directed: bool, out: &mut impl Write) -> io::Result<()> {
    let (rule, pegs, discs) = (graph.rule, graph.pegs.count(), graph.discs.count());
    write!(out, "{{\"rule\":\"{rule}\",\"pegs\":{pegs},\"discs\":{discs},\"directed\":{directed},")?;
    write!(out, "\"vertices\":{size},\"edges\":[")?;
    for (place, (from, to)) in edges.enumerate() {
        let comma = if place == 0 { "" } else { "," };
        write!(out, "{comma}[{from},{to}]")?;
    }
    writeln!(out, "]}}")
}

impl From<io::Error> for ExportError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge { max } => write!(f, "the graph has more than {max} positions: take fewer discs"),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ExportError {}

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
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, graph::{GraphFormat, StateGraph}};
    ///
    /// let most = GraphFormat::Graph6.max_vertices();
    /// assert!(StateGraph::of(&Puzzle::classic(10)?).vertices() < most);
    /// assert!(StateGraph::of(&Puzzle::classic(11)?).vertices() > most); // 177,147 positions
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn max_vertices(self) -> u64 {
        match self {
            Self::Graph6 => 1 << 17,
            Self::Dot | Self::GraphMl | Self::Csv | Self::Json => u32::MAX as u64,
        }
    }
}
