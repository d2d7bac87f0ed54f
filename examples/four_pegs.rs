//! Compares the rules of four pegs: how many moves ten discs take, and how sure that is.
//!
//! `cargo run --release --example four_pegs`

use std::error::Error;

use tower_of_hanoi::solver::{Puzzle, Rule, Solution};

fn main() -> Result<(), Box<dyn Error>> {
    for rule in Rule::NAMED {
        let puzzle = Puzzle::builder().discs(10).pegs(4).rule(rule).build()?;
        let solution = Solution::new(&puzzle)?;
        println!("{rule:>8}: {:>5} moves, {}", solution.total(), solution.optimality());
    }
    Ok(())
}
