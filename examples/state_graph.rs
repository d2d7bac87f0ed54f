//! Prints the state graph of three discs in Graphviz's DOT language, and its size and diameter to standard error:
//!
//! `cargo run --example state_graph | dot -Tsvg > graph.svg`

use std::error::Error;
use std::io::stdout;

use tower_of_hanoi::solver::Puzzle;
use tower_of_hanoi::solver::graph::{DistanceStats, EdgeKind, GraphFormat, StateGraph, export};

fn main() -> Result<(), Box<dyn Error>> {
    let graph = StateGraph::of(&Puzzle::classic(3)?);
    export(&graph, GraphFormat::Dot, EdgeKind::Undirected, &mut stdout().lock())?;
    let stats = DistanceStats::of(&graph)?;
    eprintln!("{} positions, {} edges, diameter {}", graph.vertices(), graph.edges(), stats.largest);
    Ok(())
}
