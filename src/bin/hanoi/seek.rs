//! `hanoi move` and `hanoi position`.

use std::error::Error;
use std::io::{Write, stdout};

use clap::{Args, ValueEnum};
use tower_of_hanoi::model::IndexExpr;
use tower_of_hanoi::solver::AsciiTowers;

use crate::jsonl::{self, Step};
use crate::puzzle::{PuzzleArgs, resolve};

#[derive(Args)]
pub struct MoveArgs {
    /// Number of the move, such as 1,000, 2^63-1, 50% or last
    #[arg(value_name = "MOVE", allow_negative_numbers = true)]
    number: IndexExpr,
    #[command(flatten)]
    puzzle: PuzzleArgs,
    /// How to print the move
    #[arg(long, default_value = "text")]
    format: MoveFormat,
}

#[derive(Clone, Copy, ValueEnum)]
enum MoveFormat {
    /// disc 2 from B to C
    Text,
    /// {"index":"6","disc":2,"from":1,"to":2}
    Json,
}

impl MoveArgs {
    pub fn run(&self) -> Result<(), Box<dyn Error>> {
        let solution = self.puzzle.solve()?;
        let number = resolve(&self.number, solution.total())?;
        let mv = solution.move_at(&number).ok_or("moves are numbered from 1: no move leads to the start")?;
        match self.format {
            MoveFormat::Text => writeln!(stdout(), "{mv}")?,
            MoveFormat::Json => writeln!(stdout(), "{}", serde_json::to_string(&Step::new(&number, mv))?)?,
        }
        Ok(())
    }
}

#[derive(Args)]
pub struct PositionArgs {
    /// Number of moves made, such as 0, 1,000, 2^63-1, 50% or last
    #[arg(value_name = "MOVES", allow_negative_numbers = true)]
    number: IndexExpr,
    #[command(flatten)]
    puzzle: PuzzleArgs,
    /// How to print the position
    #[arg(long, default_value = "towers")]
    format: PositionFormat,
}

#[derive(Clone, Copy, ValueEnum)]
enum PositionFormat {
    /// A line for each peg, the largest disc at the right
    Towers,
    /// A digit for each disc, the largest first, as in links
    Digits,
    /// A list with the peg of each disc, disc 1 first
    Json,
}

impl PositionArgs {
    pub fn run(&self) -> Result<(), Box<dyn Error>> {
        let solution = self.puzzle.solve()?;
        let index = resolve(&self.number, solution.total())?;
        let position = solution.position_at(&index).ok_or("no position has this number")?;
        match self.format {
            PositionFormat::Towers => write!(stdout(), "{}", AsciiTowers(&position, self.puzzle.puzzle()?.pegs()))?,
            PositionFormat::Digits => writeln!(stdout(), "{position}")?,
            PositionFormat::Json => writeln!(stdout(), "{}", serde_json::to_string(&jsonl::pegs(&position))?)?,
        }
        Ok(())
    }
}
