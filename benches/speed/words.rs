//! What the descent in machine words buys: `find` of the recursion on three pegs, against the descent that needs no such function.

use std::hint::black_box;

use tower_of_hanoi::solver::recursion::{self, Endpoint, Lengths, Recursion, Step, Subproblem, ThreePegs};
use tower_of_hanoi::solver::{Index, Peg, Puzzle, Rule};

use crate::stopwatch::{self, Row, nanoseconds};

/// The recursion without its faster way.
struct Plain(ThreePegs);

impl Recursion for Plain {
    fn root(&self) -> Subproblem {
        self.0.root()
    }

    fn lengths(&self) -> Box<dyn Lengths<'_> + '_> {
        self.0.lengths()
    }

    fn expand(&self, subproblem: &Subproblem, steps: &mut Vec<Step>) {
        self.0.expand(subproblem, steps);
    }

    fn peg(&self, endpoint: Endpoint, disc: usize) -> Option<Peg> {
        self.0.peg(endpoint, disc)
    }
}

fn seek(recursion: &dyn Recursion, places: &[Index]) -> f64 {
    const TIMES: u64 = 20;
    stopwatch::fastest_of(5, || {
        nanoseconds(TIMES * places.len() as u64, || {
            for _ in 0..TIMES {
                for place in places {
                    black_box(recursion::move_at(recursion, black_box(place)));
                }
            }
        })
    })
}

/// One move of the one-way ring, with and without words.
pub fn rows() -> Vec<Row> {
    let pairs = [
        ("a move of the one-way ring, 64 discs", 64),
        ("a move of the one-way ring, 1,000 discs", 1_000),
        ("a move of the one-way ring, 10,000 discs", 10_000),
    ];
    let pairs = pairs.map(|(name, discs)| {
        let puzzle = Puzzle::builder().discs(discs).rule(Rule::OneWay).build().expect("a puzzle");
        let ring = ThreePegs::of(&puzzle).expect("three pegs");
        let total = recursion::total(&ring);
        let places: Vec<_> = (1..=7).map(|part| total.fraction(part, 8)).collect();
        let words = seek(&ring, &places);
        let plain = seek(&Plain(ring), &places);
        [Row::plain(name, words), Row::ratio("  without machine words", plain, "slower", plain / words).at_least(2.0)]
    });
    pairs.into_iter().flatten().collect()
}
