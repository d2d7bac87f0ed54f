//! The arguments that describe a puzzle.

use std::error::Error;
use std::str::FromStr;

use clap::Args;
use tower_of_hanoi::model::{IndexExpr, ResolveIndexError};
use tower_of_hanoi::solver::recursion::Split;
use tower_of_hanoi::solver::{
    Attempt, Index, PathKind, Peg, PegCount, Placement, PlacementError, Puzzle, PuzzleError, Rule, Search, Solution,
};

use crate::progress::Progress;

/// Pegs and a rule.
#[derive(Args)]
pub struct BoardArgs {
    /// Number of pegs, 1 to 10
    #[arg(short, long, value_name = "PEGS", default_value_t = 3, value_parser = count::<u8>, allow_negative_numbers = true)]
    pub pegs: u8,
    /// Allowed moves: any, cyclic (a ring, both ways), one-way (a ring), linear (a row), star (peg A is the centre), or a list such as
    /// arcs:01,12,20
    #[arg(short, long, default_value = "any")]
    pub rule: Rule,
}

impl BoardArgs {
    /// Why there is no such puzzle, with the letters of pegs.
    pub fn explain(&self, error: PuzzleError) -> String {
        let no_peg = |option: &str, peg: Peg| {
            let last = PegCount::new(self.pegs).map_or(Peg::A, PegCount::last);
            format!("{option}: there is no peg {peg}: pegs are A to {last}")
        };
        match error {
            PuzzleError::Start(PlacementError::NoSuchPeg(peg)) => no_peg("--from", peg),
            PuzzleError::Goal(PlacementError::NoSuchPeg(peg)) => no_peg("--to", peg),
            PuzzleError::Rule(peg) => no_peg("--rule", peg),
            other => other.to_string(),
        }
    }
}

/// A puzzle, and which solution of it is wanted.
#[derive(Args)]
pub struct PuzzleArgs {
    /// Number of discs
    #[arg(short, long, value_name = "DISCS", value_parser = count::<u32>, allow_negative_numbers = true)]
    discs: u32,
    #[command(flatten)]
    board: BoardArgs,
    /// Start: the peg of all discs, or the peg of each disc, the largest first, such as ABBA or 0110
    #[arg(short, long, value_name = "PEGS", default_value = "A", value_parser = placement, allow_negative_numbers = true)]
    from: Placement,
    /// Goal, like the start; the last peg if left out
    #[arg(short, long, value_name = "PEGS", value_parser = placement, allow_negative_numbers = true)]
    to: Option<Placement>,
    /// Kind of solution: shortest, or hamiltonian, which visits every position once
    #[arg(long, value_name = "KIND", default_value = "shortest")]
    path: PathKind,
    /// Which of several best splits to take on four or more pegs: smallest or largest
    #[arg(long, default_value = "smallest")]
    split: Split,
}

/// Reads a number of discs or pegs, with or without separators.
pub fn count<T: FromStr>(text: &str) -> Result<T, &'static str> {
    let digits: String = text.chars().filter(|sign| !matches!(sign, ',' | '_')).collect();
    let is_number = !digits.is_empty() && digits.chars().all(|sign| sign.is_ascii_digit());
    digits.parse().map_err(|_| if is_number { "this number is too large" } else { "give a number, such as 4" })
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
    pub fn puzzle(&self) -> Result<Puzzle, String> {
        let BoardArgs { pegs, rule } = self.board;
        let builder = Puzzle::builder().discs(self.discs).pegs(pegs).rule(rule).start(self.from.clone());
        let builder = match &self.to {
            Some(goal) => builder.goal(goal.clone()),
            None => builder,
        };
        builder.build().map_err(|error| self.board.explain(error))
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
                    progress.show(visited.into(), Some(all.into()));
                }
            }
        }
    }
}

/// The number that is meant in a solution with this many moves.
pub fn resolve(number: &IndexExpr, total: &Index) -> Result<Index, String> {
    number.resolve(total).map_err(|error| match error {
        ResolveIndexError::Negative => format!("{number} is below 0"),
        ResolveIndexError::PastEnd(_) => format!("there is no move {number}: the solution has {}", moves(total)),
    })
}

/// A number of moves, in words.
pub fn moves(count: &Index) -> String {
    format!("{count} move{}", if *count == 1 { "" } else { "s" })
}
