//! Lists moves of any puzzle from anywhere, in the notation of links:
//!
//! `cargo run --example list_moves -- "discs=30&rule=one-way&to=1" 1000000000 5`

use std::error::Error;

use tower_of_hanoi::solver::{Index, Puzzle, Solution};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [puzzle, first, count] = ["discs=64", "12345678901234567890", "5"];
    let word = |place: usize, default| arguments.get(place).map_or(default, String::as_str).to_owned();
    let puzzle: Puzzle = word(0, puzzle).parse()?;
    let (first, count): (Index, usize) = (word(1, first).parse()?, word(2, count).parse()?);

    let solution = Solution::new(&puzzle)?;
    println!("{puzzle}: {} moves, {}", solution.total(), solution.optimality());
    let numbers = std::iter::successors(Some(first.clone()), |number| Some(number.next()));
    for (number, step) in numbers.zip(solution.moves(first..)).take(count) {
        println!("{number}. {step}");
    }
    Ok(())
}
