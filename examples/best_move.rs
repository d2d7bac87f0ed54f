//! Says how far a scattered position is from the goal, and which move is best there:
//!
//! `cargo run --example best_move -- 02110201`

use std::error::Error;

use tower_of_hanoi::solver::{AsciiTowers, Position, Puzzle, Solution};

fn main() -> Result<(), Box<dyn Error>> {
    let position: Position = std::env::args().nth(1).as_deref().unwrap_or("02110201").parse()?;
    let puzzle = Puzzle::builder().discs(position.discs().count()).start(position.clone()).build()?;
    let solution = Solution::new(&puzzle)?;
    print!("{}", AsciiTowers(&position, puzzle.pegs()));
    println!("{} moves to go", solution.total());
    for step in position.legal_moves(&puzzle) {
        let mut after = position.clone();
        after.play(step, &puzzle)?;
        let rest = Solution::new(&puzzle.with_start(after)?)?;
        let mark = if rest.total() < solution.total() { "best" } else { "" };
        println!("{step}: {} moves to go then {mark}", rest.total());
    }
    Ok(())
}
