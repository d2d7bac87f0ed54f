//! The state graph in the formats that other programs read, written as it is gone through.

use std::fmt;
use std::io::{self, Write};

use super::{Edges, StateGraph};

/// A format for graphs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Graphviz.
    Dot,
    /// GraphML, an XML vocabulary.
    GraphMl,
    /// One line of printable characters, one bit for each pair of vertices: graph6, or digraph6 for arcs.
    Graph6,
    /// A table of the two ends of each edge, as positions.
    Csv,
    /// An object with the edges as pairs of numbers.
    Json,
}

/// Why a graph was not written.
#[derive(Debug)]
pub enum ExportError {
    /// It has more vertices than the format makes sense for.
    TooLarge {
        /// The most vertices.
        most: u64,
    },
    /// What was written to did not take it.
    Io(io::Error),
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 5] = [Self::Dot, Self::GraphMl, Self::Graph6, Self::Csv, Self::Json];

    /// The name by which programs ask for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dot => "dot",
            Self::GraphMl => "graphml",
            Self::Graph6 => "graph6",
            Self::Csv => "csv",
            Self::Json => "json",
        }
    }

    /// The format of a name.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name() == text)
    }

    /// The most vertices: graph6 has a bit for each pair of them.
    #[must_use]
    pub const fn most_vertices(self) -> u64 {
        match self {
            Self::Graph6 => 1 << 17,
            _ => u32::MAX as u64,
        }
    }
}

/// Writes a state graph, its moves as arcs when `directed`, else each pair of positions that a move connects as an edge.
/// What is held at any time is the edges of one vertex.
///
/// ```
/// use tower_of_hanoi::solver::{Discs, Pegs, Rule, graph::{Format, StateGraph, export}};
///
/// let graph = StateGraph::new(Rule::Any, Pegs::THREE, Discs::new(1).ok_or("discs")?).ok_or("rule")?;
/// let mut text = Vec::new();
/// export(&graph, Format::Graph6, false, &mut text)?;
/// assert_eq!(text, b"Bw\n"); // the triangle
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// When the graph has more vertices than [`Format::most_vertices`], or writing fails.
pub fn export(graph: &StateGraph, format: Format, directed: bool, out: &mut impl Write) -> Result<(), ExportError> {
    export_telling(graph, format, directed, out, &mut |_| ())
}

/// The same; tells on the way how many vertices are done.
///
/// # Errors
/// As [`export`].
pub fn export_telling(
    graph: &StateGraph,
    format: Format,
    directed: bool,
    out: &mut impl Write,
    told: &mut dyn FnMut(u32),
) -> Result<(), ExportError> {
    let too_large = || ExportError::TooLarge { most: format.most_vertices() };
    let edges = if directed { Edges::directed(graph) } else { Edges::undirected(graph) };
    let edges = edges.filter(|edges| u64::from(edges.vertices()) <= format.most_vertices()).ok_or_else(too_large)?;
    let size = edges.vertices();
    if format == Format::Graph6 {
        graph6(&edges, directed, out, told)?;
        return Ok(());
    }
    let mut edges = edges.inspect(|&(from, _)| told(from));
    match format {
        Format::Dot => dot(graph, size, &mut edges, directed, out)?,
        Format::GraphMl => graph_ml(graph, size, &mut edges, directed, out)?,
        Format::Csv | Format::Graph6 => csv(graph, &mut edges, out)?,
        Format::Json => json(graph, size, &mut edges, directed, out)?,
    }
    told(size);
    Ok(())
}

/// The edges one after another.
type Listed<'a> = &'a mut dyn Iterator<Item = (u32, u32)>;

/// A vertex as its position is written: the largest disc first.
fn name(graph: &StateGraph, vertex: u32) -> String {
    let base = u32::from(graph.pegs.count());
    let (mut rest, mut digits) = (vertex, Vec::new());
    for _ in 0..graph.discs.count() {
        digits.push(char::from(b'0' + (rest % base) as u8));
        rest /= base;
    }
    digits.into_iter().rev().collect()
}

fn dot(graph: &StateGraph, size: u32, edges: Listed<'_>, directed: bool, out: &mut impl Write) -> io::Result<()> {
    let (kind, arrow) = if directed { ("digraph", "->") } else { ("graph", "--") };
    writeln!(out, "{kind} hanoi {{")?;
    for vertex in 0..size {
        writeln!(out, "  \"{}\";", name(graph, vertex))?;
    }
    for (from, to) in edges {
        writeln!(out, "  \"{}\" {arrow} \"{}\";", name(graph, from), name(graph, to))?;
    }
    writeln!(out, "}}")
}

fn graph_ml(graph: &StateGraph, size: u32, edges: Listed<'_>, directed: bool, out: &mut impl Write) -> io::Result<()> {
    let kind = if directed { "directed" } else { "undirected" };
    writeln!(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>")?;
    writeln!(out, "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">")?;
    writeln!(out, "  <graph id=\"hanoi\" edgedefault=\"{kind}\">")?;
    for vertex in 0..size {
        writeln!(out, "    <node id=\"p{}\"/>", name(graph, vertex))?;
    }
    for (from, to) in edges {
        writeln!(out, "    <edge source=\"p{}\" target=\"p{}\"/>", name(graph, from), name(graph, to))?;
    }
    writeln!(out, "  </graph>\n</graphml>")
}

fn csv(graph: &StateGraph, edges: Listed<'_>, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "source,target")?;
    for (from, to) in edges {
        writeln!(out, "{},{}", name(graph, from), name(graph, to))?;
    }
    Ok(())
}

fn json(graph: &StateGraph, size: u32, edges: Listed<'_>, directed: bool, out: &mut impl Write) -> io::Result<()> {
    let (rule, pegs, discs) = (graph.rule, graph.pegs.count(), graph.discs.count());
    write!(out, "{{\"rule\":\"{rule}\",\"pegs\":{pegs},\"discs\":{discs},\"directed\":{directed},")?;
    write!(out, "\"vertices\":{size},\"edges\":[")?;
    for (place, (from, to)) in edges.enumerate() {
        let comma = if place == 0 { "" } else { "," };
        write!(out, "{comma}[{from},{to}]")?;
    }
    writeln!(out, "]}}")
}

/// Bits packed six to a character.
struct Sextets<'a, W> {
    out: &'a mut W,
    bits: u8,
    held: u32,
}

impl<W: Write> Sextets<'_, W> {
    fn push(&mut self, bit: bool) -> io::Result<()> {
        self.bits = self.bits << 1 | u8::from(bit);
        self.held += 1;
        if self.held < 6 {
            return Ok(());
        }
        self.held = 0;
        self.out.write_all(&[std::mem::take(&mut self.bits) + 63])
    }

    fn finish(mut self) -> io::Result<()> {
        while self.held != 0 {
            self.push(false)?;
        }
        Ok(())
    }
}

/// The number of vertices; then, for edges, the upper triangle of the matrix of neighbours column by column, or, for
/// arcs, after an ampersand, all of it row by row.
fn graph6(edges: &Edges, directed: bool, out: &mut impl Write, told: &mut dyn FnMut(u32)) -> io::Result<()> {
    let size = edges.vertices();
    if directed {
        out.write_all(b"&")?;
    }
    let sextet = |shift: u32| (size >> shift & 63) as u8 + 63;
    if size <= 62 {
        out.write_all(&[sextet(0)])?;
    } else {
        out.write_all(&[126, sextet(12), sextet(6), sextet(0)])?;
    }
    let mut sextets = Sextets { out, bits: 0, held: 0 };
    for vertex in 0..size {
        let mut neighbours = edges.neighbours(vertex).into_iter().peekable();
        for other in 0..if directed { size } else { vertex } {
            sextets.push(neighbours.next_if_eq(&other).is_some())?;
        }
        told(vertex + 1);
    }
    sextets.finish()?;
    out.write_all(b"\n")
}

impl From<io::Error> for ExportError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge { most } => write!(f, "the graph has more than {most} positions: take fewer discs"),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ExportError {}
