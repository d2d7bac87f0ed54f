//! The arguments that describe a puzzle.

use std::error::Error;
use std::str::FromStr;

use clap::Args;
use tower_of_hanoi::model::{IndexExpr, ResolveIndexError};
use tower_of_hanoi::solver::recursion::Split;
use tower_of_hanoi::solver::{Attempt, Index, PathKind, Peg, Placement, Puzzle, PuzzleError, Rule, Search, Solution};

use crate::progress::Progress;

/// Pegs and a rule.
#[derive(Args)]
pub struct BoardArgs {
    /// Number of pegs, 1 to 10
    #[arg(short, long, value_name = "NUMBER", default_value_t = 3, value_parser = count::<u8>, allow_negative_numbers = true)]
    pub pegs: u8,
    /// Allowed moves: any, cyclic, one-way, linear, star, or a list such as arcs:01,12,20
    #[arg(short, long, default_value = "any")]
    pub rule: Rule,
}

/// A puzzle, and which solution of it is wanted.
#[derive(Args)]
pub struct PuzzleArgs {
    /// Number of discs
    #[arg(short, long, value_name = "NUMBER", value_parser = count::<u32>, allow_negative_numbers = true)]
    discs: u32,
    #[command(flatten)]
    board: BoardArgs,
    /// Start: the peg of all discs, or the peg of each disc, the largest first, such as ABBA or 0110
    #[arg(short, long, value_name = "PEGS", default_value = "A", value_parser = placement)]
    from: Placement,
    /// Goal, like the start; the last peg if left out
    #[arg(short, long, value_name = "PEGS", value_parser = placement)]
    to: Option<Placement>,
    /// Kind of solution: shortest, or hamiltonian, which visits every position once
    #[arg(long, value_name = "KIND", default_value = "shortest")]
    path: PathKind,
    /// Which of several best splits to take on four or more pegs: smallest or largest
    #[arg(long, default_value = "smallest")]
    split: Split,
}

/// Reads a number of discs or pegs.
pub fn count<T: FromStr>(text: &str) -> Result<T, &'static str> {
    text.parse().map_err(|_| "give a number, such as 4")
}

/// Reads letters or digits of pegs. Several of them are a position.
fn placement(text: &str) -> Result<Placement, &'static str> {
    let digit = |peg: char| Peg::from_digit(peg).or_else(|| peg.to_string().parse().ok()).map(Peg::digit);
    let digits: Option<String> = text.chars().map(digit).collect();
    let placement = digits.and_then(|digits| digits.parse().ok());
    placement.ok_or("name a peg, such as A or 0, or the peg of each disc, the largest first, such as ABBA or 0110")
}

impl PuzzleArgs {
    /// The puzzle of the arguments.
    pub fn puzzle(&self) -> Result<Puzzle, PuzzleError> {
        let BoardArgs { pegs, rule } = self.board;
        let builder = Puzzle::builder().discs(self.discs).pegs(pegs).rule(rule).start(self.from.clone());
        self.to.iter().cloned().fold(builder, |builder, goal| builder.goal(goal)).build()
    }

    /// Solves the puzzle. A search says how far it is.
    pub fn solve(&self) -> Result<Solution, Box<dyn Error>> {
        /// So many positions take a moment.
        const PORTION: u32 = 100_000;
        match Solution::start(&self.puzzle()?, self.path.with_split(self.split), Search::MAX_POSITIONS)? {
            Attempt::Solved(solution) => Ok(solution),
            Attempt::Search(mut job) => {
                let mut progress = Progress::new("positions searched");
                loop {
                    if let Some(solution) = job.advance(PORTION) {
                        return Ok(solution?);
                    }
                    let (visited, all) = job.progress();
                    progress.show(&visited, &all);
                }
            }
        }
    }
}

/// The number that is meant in a solution with this many moves.
pub fn resolve(number: &IndexExpr, total: &Index) -> Result<Index, String> {
    number.resolve(total).map_err(|error| match error {
        ResolveIndexError::Negative => format!("{number} is below 0"),
        ResolveIndexError::PastEnd(_) => format!("there is no move {number}: the solution has {total} moves"),
    })
}
