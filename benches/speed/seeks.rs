//! What one seek costs as the discs grow more, for each rule.

use std::hint::black_box;

use tower_of_hanoi::solver::{DiscCount, PathKind, Peg, PegCount, Placement, Puzzle, Rule, Solution};

use crate::stopwatch::{self, time};

/// The numbers of discs that are measured.
pub const DISCS: [u32; 4] = [10, 64, 1_000, 10_000];

/// What the seeks of one rule cost.
pub struct Seeks {
    /// What is solved.
    pub name: &'static str,
    /// Nanoseconds at each of [`DISCS`]; none where the method takes no so many.
    pub nanoseconds: [Option<f64>; 4],
}

/// A name, a rule, how many pegs, from which to which, and which path.
type Case = (&'static str, &'static str, u8, (u8, u8), PathKind);

const CASES: [Case; 13] = {
    const SHORTEST: PathKind = PathKind::Shortest(tower_of_hanoi::solver::recursion::Split::Smallest);
    [
        ("any move", "any", 3, (0, 2), SHORTEST),
        ("one-way ring, forward", "one-way", 3, (0, 1), SHORTEST),
        ("one-way ring, back", "one-way", 3, (0, 2), SHORTEST),
        ("row, end to end", "linear", 3, (0, 2), SHORTEST),
        ("ring with one move missing", "arcs:01,02,10,12,21", 3, (0, 2), SHORTEST),
        ("ring with two moves missing", "arcs:01,10,12,20", 3, (0, 2), SHORTEST),
        ("through every position", "any", 3, (0, 2), PathKind::Hamiltonian),
        ("any move, 4 pegs", "any", 4, (0, 3), SHORTEST),
        ("any move, 10 pegs", "any", 10, (0, 9), SHORTEST),
        ("star, 4 pegs, leaf to leaf", "star", 4, (1, 2), SHORTEST),
        ("ring, 4 pegs, to the next", "cyclic", 4, (0, 1), SHORTEST),
        ("row, 4 pegs, inside", "linear", 4, (1, 2), SHORTEST),
        ("one-way ring, 4 pegs, searched", "one-way", 4, (0, 1), SHORTEST),
    ]
};

fn solution(rule: &str, pegs: u8, (from, to): (u8, u8), path: PathKind, discs: u32) -> Option<Solution> {
    let rule: Rule = rule.parse().expect("a rule");
    let stand = |peg| Placement::Tower(Peg::new(peg).expect("a peg"));
    let pegs = PegCount::new(pegs).expect("pegs");
    let puzzle = Puzzle::new(rule, pegs, DiscCount::new(discs)?, stand(from), stand(to)).expect("a puzzle");
    Solution::with_path(&puzzle, path).ok()
}

/// Nanoseconds for the move at an index or the position after it, on the average of both and of indices all over the path.
fn seek(solution: &Solution, discs: u32) -> f64 {
    let places: Vec<_> = (1..=7).map(|part| solution.total().fraction(part, 8)).collect();
    let times = (20_000 / u64::from(discs)).clamp(1, 1_000);
    stopwatch::nanoseconds(times * places.len() as u64 * 2, || {
        for _ in 0..times {
            for place in &places {
                black_box((solution.move_at(black_box(place)), solution.position_at(black_box(place))));
            }
        }
    })
}

/// Measures all rules.
pub fn measure() -> Vec<Seeks> {
    let cost = |(name, rule, pegs, ends, path)| {
        let nanoseconds = DISCS.map(|discs| {
            let solution = solution(rule, pegs, ends, path, discs)?;
            Some(stopwatch::fastest_of(3, || seek(&solution, discs)))
        });
        Seeks { name, nanoseconds }
    };
    CASES.into_iter().map(cost).collect()
}

/// A seek may cost so many times as much at 1,000 discs as at 64.
const MOST: f64 = 100.0;

/// Prints them, with how many times the cost at 64 discs that at 1,000 is; true when that is within its budget.
#[must_use]
pub fn print(seeks: &[Seeks]) -> bool {
    let mut keeps = true;
    println!("\none seek: the move at an index, or the position after it");
    println!(
        "{:30}{:>11}{:>11}{:>11}{:>11}  1,000 / 64 (at most {MOST})",
        "", "10 discs", "64 discs", "1,000", "10,000"
    );
    for Seeks { name, nanoseconds } in seeks {
        let times: String = nanoseconds.iter().map(|cost| format!("{:>11}", cost.map_or("–".into(), time))).collect();
        let ratio = match nanoseconds {
            [_, Some(few), Some(many), _] => {
                keeps &= many / few <= MOST;
                format!("{:12.1}", many / few)
            }
            _ => String::new(),
        };
        println!("{name:30}{times}{ratio}");
    }
    keeps
}
