//! `hanoi graph`.

use std::error::Error;
use std::io::{BufWriter, IsTerminal, Write, stdout};

use clap::Args;
use tower_of_hanoi::solver::Puzzle;
use tower_of_hanoi::solver::graph::{EdgeKind, ExportError, GraphFormat, StateGraph, export_with_progress};

use crate::progress::Progress;
use crate::puzzle::{BoardArgs, count};

#[derive(Args)]
pub struct GraphArgs {
    /// Number of discs
    #[arg(short, long, value_name = "DISCS", default_value_t = 3, value_parser = count::<u32>, allow_negative_numbers = true)]
    discs: u32,
    #[command(flatten)]
    board: BoardArgs,
    /// Format: dot, graphml, graph6, csv or json
    #[arg(long, default_value = "dot")]
    format: GraphFormat,
    /// Write the moves as arcs; graph6 becomes digraph6
    #[arg(long)]
    directed: bool,
}

impl GraphArgs {
    /// Writes the graph vertex by vertex, so it is never whole in memory.
    pub fn run(&self) -> Result<(), Box<dyn Error>> {
        let BoardArgs { pegs, rule } = self.board;
        let puzzle = Puzzle::builder().discs(self.discs).pegs(pegs).rule(rule).build();
        let graph = StateGraph::of(&puzzle.map_err(|error| self.board.explain(error))?);
        let kind = if self.directed { EdgeKind::Directed } else { EdgeKind::Undirected };
        let mut out = BufWriter::new(stdout().lock());
        // The graph itself is progress enough on a terminal.
        let mut progress = (!stdout().is_terminal()).then(|| Progress::new("positions"));
        let size = graph.vertices().to_u64();
        let on_progress = &mut |done: u32| {
            if let Some(progress) = &mut progress {
                progress.show(done.into(), size);
            }
        };
        match export_with_progress(&graph, self.format, kind, &mut out, on_progress) {
            Ok(()) => Ok(out.flush()?),
            Err(ExportError::Io(error)) => Err(error.into()),
            Err(error) => Err(error.into()),
        }
    }
}
