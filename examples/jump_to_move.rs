//! Prints any move of the classic puzzle, and the position after it:
//!
//! `cargo run --example jump_to_move -- 64 12345678901234567890`

use std::error::Error;

use tower_of_hanoi::solver::{AsciiTowers, Index, Puzzle, Solution};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let discs =
        arguments.next().as_deref().unwrap_or("5").parse().map_err(|_| "the first word is the number of discs")?;
    let index: Index =
        arguments.next().as_deref().unwrap_or("7").parse().map_err(|_| "the second word is a move number")?;

    let puzzle = Puzzle::classic(discs)?;
    let solution = Solution::new(&puzzle)?;
    let position = solution.position_at(&index).ok_or_else(|| format!("there are {} moves", solution.total()))?;
    match solution.move_at(&index) {
        Some(mv) => println!("move {index} of {}: {mv}", solution.total()),
        None => println!("the start"),
    }
    print!("{}", AsciiTowers(&position, puzzle.pegs()));
    Ok(())
}
