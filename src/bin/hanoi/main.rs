//! The solver on the command line: `hanoi --help`.

mod graph;
mod jsonl;
mod progress;
mod puzzle;
mod seek;
mod solve;

use std::error::Error;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Jump to any move of any Tower of Hanoi puzzle.
///
/// Discs are numbered from 1, the smallest; moves from 1. Pegs are A, B, C, …, or 0, 1, 2, … .
#[derive(Parser)]
#[command(name = "hanoi", version, max_term_width = 100, after_help = EXAMPLES, args_override_self = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "Examples:
  hanoi move 12345678901234567890 --discs 64     one move of the legend
  hanoi position last --discs 9 --rule one-way   the towers after the last move
  hanoi solve --discs 4 --pegs 4                 all moves
  hanoi solve --discs 64 --first 2^63 | head     moves from a number on
  hanoi graph --discs 3 | dot -Tsvg > graph.svg  the state graph as a picture";

#[derive(Subcommand)]
enum Command {
    /// Print one move of the solution
    Move(seek::MoveArgs),
    /// Print where the discs are after a number of moves
    Position(seek::PositionArgs),
    /// Print all moves of the solution, or some of them
    Solve(solve::SolveArgs),
    /// Print the state graph for other programs
    Graph(graph::GraphArgs),
    /// Answer questions: one JSON object per line in, one per line out
    ///
    /// {"discs":64,"from":0,"to":2,"move":"123"} asks for move 123 and the position after it. More fields: pegs, rule, path, split. A line
    /// that cannot be answered is answered with {"error":"…"}.
    Jsonl,
}

fn main() -> ExitCode {
    match run() {
        Ok(status) => status,
        Err(error) if is_closed_pipe(error.as_ref()) => ExitCode::SUCCESS,
        Err(error) => {
            // Where nobody can be told, the status still says it.
            let _ = writeln!(io::stderr(), "error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<ExitCode, Box<dyn Error>> {
    let Cli { command } = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(message) => {
            message.print()?;
            // Help is no error.
            return Ok(if message.use_stderr() { ExitCode::FAILURE } else { ExitCode::SUCCESS });
        }
    };
    match command {
        Command::Move(args) => args.run()?,
        Command::Position(args) => args.run()?,
        Command::Solve(args) => args.run()?,
        Command::Graph(args) => args.run()?,
        Command::Jsonl => jsonl::run()?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The reader of the output has all that it wants, as `head` has after ten lines.
fn is_closed_pipe(error: &(dyn Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}
