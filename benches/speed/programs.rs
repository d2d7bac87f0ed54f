//! What it costs to find an event of a recursive program.

use std::hint::black_box;

use tower_of_hanoi::solver::program::Program;
use tower_of_hanoi::solver::{PathKind, Peg, Puzzle, Rule};

use crate::stopwatch::{self, Row};

/// The most nanoseconds for an event of 64 discs: hundreds of steps fit between two frames of a screen.
const MOST_AT_64: f64 = 5e4;

/// How many times as much an event of 1,000 discs may cost as one of 64.
const MOST_GROWTH: f64 = 100.0;

/// Nanoseconds for an event, on the average of events all over the program.
fn event(rule: Rule, pegs: u8, to: u8, discs: u32) -> f64 {
    let to = Peg::new(to).expect("a peg");
    let puzzle = Puzzle::builder().discs(discs).pegs(pegs).rule(rule).goal(to).build().expect("a puzzle");
    let program = Program::new(&puzzle, PathKind::default()).expect("a program");
    let count = program.event_count();
    // Not eighths: in these recursions their digits end, so that few calls are open.
    let places: Vec<_> = (1..=12).map(|part| count.fraction(part, 13)).collect();
    let times = (64_000 / u64::from(discs)).max(1);
    let measure = || {
        stopwatch::nanoseconds(times * places.len() as u64, || {
            for _ in 0..times {
                for place in &places {
                    black_box(program.event_at(black_box(place)));
                }
            }
        })
    };
    stopwatch::fastest_of(3, measure)
}

/// Measures all kinds of programs.
pub fn rows() -> Vec<Row> {
    let kinds = [
        ("an event of the program, 64 discs", Rule::Any, 3, 2),
        ("an event, one-way ring, 64 discs", Rule::OneWay, 3, 2),
        ("an event, 4 pegs, 64 discs", Rule::Any, 4, 3),
    ];
    let rows = kinds.into_iter().flat_map(|(name, rule, pegs, to)| {
        let [few, many] = [64, 1_000].map(|discs| event(rule, pegs, to, discs));
        [
            Row::ratio(name, few, "of 50 µs", few / MOST_AT_64).at_most(1.0),
            Row::ratio("  1,000 discs", many, "times as much", many / few).at_most(MOST_GROWTH),
        ]
    });
    rows.collect()
}
