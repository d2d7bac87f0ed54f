//! `hanoi solve`.

use std::error::Error;
use std::io::{self, BufWriter, IsTerminal, Write, stdout};

use clap::{Args, ValueEnum};
use tower_of_hanoi::model::IndexExpr;
use tower_of_hanoi::solver::{AsciiTowers, Index, Move, PegCount, Solution};

use crate::jsonl::Step;
use crate::progress::Progress;
use crate::puzzle::{PuzzleArgs, moves, resolve};

#[derive(Args)]
pub struct SolveArgs {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    /// Number of the first move to print, such as 1,000, 2^63-1, 50% or last; move 1 if left out
    #[arg(long, value_name = "MOVE", allow_negative_numbers = true)]
    first: Option<IndexExpr>,
    /// Number of the last move to print
    #[arg(long, value_name = "MOVE", default_value = "last", allow_negative_numbers = true)]
    last: IndexExpr,
    /// How to print the moves
    #[arg(long, default_value = "text")]
    format: Format,
    /// Print only how many moves there are, and how sure it is that fewer do not suffice: proven (in a publication), searched (by
    /// this program) or presumed
    #[arg(long, conflicts_with_all = ["first", "last", "format"])]
    total: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// 1. disc 1 from A to C
    Text,
    /// The towers after each move, with those before the first
    Towers,
    /// move,disc,from,to
    Csv,
    /// A list, with one move per line
    Json,
}

impl SolveArgs {
    pub fn run(&self) -> Result<(), Box<dyn Error>> {
        let solution = self.puzzle.solve()?;
        let total = solution.total();
        if self.total {
            writeln!(stdout(), "{} ({})", moves(total), solution.optimality())?;
            return Ok(());
        }
        let one = Index::from(1);
        // From the start, the first move is move 1.
        let first = self.first.as_ref().map_or(Ok(one.clone()), |first| resolve(first, total))?.max(one);
        let last = resolve(&self.last, total)?;
        if first > last && *total != 0 {
            return Err(format!("there is no move from {first} to {last}").into());
        }
        let list = List { solution: &solution, pegs: self.puzzle.puzzle()?.pegs(), first, last };
        list.write(self.format, &mut BufWriter::new(stdout().lock()))?;
        Ok(())
    }
}

/// The moves to print.
struct List<'a> {
    solution: &'a Solution,
    pegs: PegCount,
    first: Index,
    last: Index,
}

impl List<'_> {
    fn write(&self, format: Format, out: &mut impl Write) -> io::Result<()> {
        match format {
            Format::Text => self.for_each(|number, mv| writeln!(out, "{number}. {mv}"))?,
            Format::Towers => self.write_towers(out)?,
            Format::Csv => {
                writeln!(out, "move,disc,from,to")?;
                self.for_each(|number, Move { disc, from, to }| {
                    writeln!(out, "{number},{disc},{},{}", from.digit(), to.digit())
                })?;
            }
            Format::Json => {
                let mut before = "[\n";
                self.for_each(|number, mv| {
                    write!(out, "{before}{}", serde_json::to_string(&Step::new(number, mv))?)?;
                    before = ",\n";
                    Ok(())
                })?;
                writeln!(out, "{}", if before == ",\n" { "\n]" } else { "[]" })?;
            }
        }
        out.flush()
    }

    fn write_towers(&self, out: &mut impl Write) -> io::Result<()> {
        let before = self.first.previous().unwrap_or_default();
        let Some(mut position) = self.solution.position_at(&before) else { return Ok(()) };
        write!(out, "{}", AsciiTowers(&position, self.pegs))?;
        self.for_each(|number, mv| {
            position.play_unchecked(mv);
            writeln!(out, "\n{number}. {mv}")?;
            write!(out, "{}", AsciiTowers(&position, self.pegs))
        })
    }

    /// Calls `write` with each move and its number. Says how far it is, unless the moves themselves appear on the terminal.
    fn for_each(&self, mut write: impl FnMut(&Index, Move) -> io::Result<()>) -> io::Result<()> {
        let mut progress = (!stdout().is_terminal()).then(|| Progress::new("moves"));
        let all = self.last.next().saturating_sub(&self.first).to_u64();
        let mut number = self.first.clone();
        for (done, mv) in (1..).zip(self.solution.moves(self.first.clone()..=self.last.clone())) {
            write(&number, mv)?;
            if let Some(progress) = &mut progress {
                progress.show(done, all);
            }
            number = number.next();
        }
        Ok(())
    }
}
