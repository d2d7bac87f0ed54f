//! Writes a state graph to standard output, bit by bit, so that it is never whole in memory:
//!
//! `cargo run --release --example graph -- --rule any --pegs 3 --discs 4 --format dot`
//!
//! `--format` is dot, graphml, graph6, csv or json; with `--directed` the moves are arcs, and graph6 becomes digraph6.

use std::error::Error;
use std::io::{BufWriter, ErrorKind, stdout};
use std::process::ExitCode;

use tower_of_hanoi::solver::graph::{EdgeKind, ExportError, GraphFormat, StateGraph, export};
use tower_of_hanoi::solver::{DiscCount, Peg, PegCount, Puzzle, Rule};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn number<T: std::str::FromStr>(name: &str, value: &str) -> Result<T, String> {
    value.parse().map_err(|_| format!("{name} needs a number, not “{value}”"))
}

fn run() -> Result<(), Box<dyn Error>> {
    let (mut rule, mut pegs, mut discs, mut format) = (Rule::Any, 3, 3, GraphFormat::Dot);
    let mut kind = EdgeKind::Undirected;
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        if name == "--directed" {
            kind = EdgeKind::Directed;
            continue;
        }
        let value = arguments.next().ok_or_else(|| format!("{name} needs a value"))?;
        match name.as_str() {
            "--rule" => rule = value.parse()?,
            "--pegs" => pegs = number(&name, &value)?,
            "--discs" => discs = number(&name, &value)?,
            "--format" => format = value.parse().map_err(|_| "--format must be dot, graphml, graph6, csv or json")?,
            _ => {
                return Err(
                    format!("there is no option {name}: use --rule, --pegs, --discs, --format, --directed").into()
                );
            }
        }
    }
    let pegs = PegCount::new(pegs).ok_or("--pegs must be 1 to 10")?;
    let discs = DiscCount::new(discs).ok_or_else(|| format!("--discs must be 0 to {}", DiscCount::MAX))?;
    let puzzle = Puzzle::new(rule, pegs, discs, Peg::A, Peg::A);
    let puzzle = puzzle.map_err(|_| "--rule names a peg that the graph does not have")?;
    let mut out = BufWriter::new(stdout().lock());
    match export(&StateGraph::of(&puzzle), format, kind, &mut out) {
        // The reader has closed the pipe: it has what it wants.
        Err(ExportError::Io(error)) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => Ok(done?),
    }
}
