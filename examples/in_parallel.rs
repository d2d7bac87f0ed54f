//! Counts in four threads how often each disc moves in the same solution:
//!
//! `cargo run --release --example in_parallel`

use std::error::Error;
use std::thread;

use tower_of_hanoi::solver::{Peg, Puzzle, Rule, Solution};

fn main() -> Result<(), Box<dyn Error>> {
    let puzzle = Puzzle::builder().discs(12).rule(Rule::OneWay).goal(Peg::B).build()?;
    let solution = Solution::new(&puzzle)?;
    let quarter = |number: u32| {
        let [after, last] = [number, number + 1].map(|part| solution.total().fraction(part, 4));
        let mut counts = [0u32; 12];
        solution.moves(after.next()..=last).for_each(|step| counts[step.disc.index()] += 1);
        counts
    };
    let quarters = thread::scope(|scope| {
        [0, 1, 2, 3].map(|number| scope.spawn(move || quarter(number))).map(thread::ScopedJoinHandle::join)
    });
    for disc in puzzle.discs().iter() {
        println!("disc {disc}: {} moves", quarters.iter().flatten().map(|counts| counts[disc.index()]).sum::<u32>());
    }
    Ok(())
}
