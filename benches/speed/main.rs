//! How fast the solver is, as ratios within one run: times alone say more of the machine than of the code.
//!
//! `make bench` prints the tables and draws them. Each pair is measured in turns, several times, and the fastest of each
//! counts. A ratio that misses its budget makes the run fail.

mod cpp;
mod plot;
mod programs;
mod seeks;
mod stopwatch;
mod words;

use std::hint::black_box;
use std::path::Path;
use std::process::ExitCode;

use stopwatch::{Row, nanoseconds};
use tower_of_hanoi::solver::classic::{Classic, masks::TritVector, word::Rotation};
use tower_of_hanoi::solver::generators::{ByBits, Iterative, Recursive};
use tower_of_hanoi::solver::{Disc, DiscCount, Index, Move, Peg, PegCount, Placement, Puzzle, Rule, Solution, counts};

fn discs(count: u32) -> DiscCount {
    DiscCount::new(count).expect("few enough discs")
}

fn solution(count: u32) -> Solution {
    let ends = (Placement::Tower(Peg::A), Placement::Tower(Peg::C));
    let puzzle = Puzzle::new(Rule::Any, PegCount::THREE, discs(count), ends.0, ends.1).expect("a puzzle");
    Solution::new(&puzzle).expect("a solution")
}

/// Indices that a benchmark runs through: far apart, so that no two share much.
fn indices() -> impl Iterator<Item = u64> + Clone {
    let stride = black_box(cpp::STRIDE);
    (1..=cpp::MOVES).map(move |step| step.wrapping_mul(stride))
}

fn moves_of_64_discs() -> f64 {
    let turn = Rotation::new(64, Peg::A, Peg::B).expect("two pegs");
    nanoseconds(cpp::MOVES, || {
        let sum =
            |step: Move| u64::from(step.disc.number()) + u64::from(step.from.to_u8()) * 3 + u64::from(step.to.to_u8());
        indices().fold(0u64, |total, i| total.wrapping_add(turn.move_at(i).map_or(0, sum)))
    })
}

fn all_pegs_at_once() -> f64 {
    let turn = Rotation::new(64, Peg::A, Peg::C).expect("two pegs");
    nanoseconds(200_000, || {
        indices().take(200_000).fold(0u64, |total, m| {
            let [a, b, c] = turn.masks(TritVector::of(m)).0;
            total ^ a ^ b.rotate_left(1) ^ c.rotate_left(2)
        })
    })
}

fn one_peg_at_a_time() -> f64 {
    let turn = Rotation::new(64, Peg::A, Peg::C).expect("two pegs");
    nanoseconds(20_000, || {
        indices().take(20_000).fold(0u64, |total, m| {
            let pegs = (0..64).map(|place| u64::from(turn.peg_at(Disc::from_index(place), m).to_u8()));
            total.wrapping_add(pegs.fold(0, |sum, peg| sum.wrapping_mul(3).wrapping_add(peg)))
        })
    })
}

fn a_million_discs() -> f64 {
    let classic = Classic::new(discs(1_000_000), Peg::A, Peg::C).expect("two pegs");
    let index = Index::power_of_two(999_999).saturating_sub(&Index::power_of_two(333_333));
    nanoseconds(5, || {
        for _ in 0..5 {
            black_box(classic.masks_at(black_box(&index)));
        }
    })
}

/// As many bytes as a million discs' masks, copied within the cache.
fn copying_a_million_discs() -> f64 {
    let masks = vec![[1u64; 3]; 1_000_000usize.div_ceil(64)];
    nanoseconds(5, || {
        for _ in 0..5 {
            black_box(black_box(&masks).clone());
        }
    })
}

/// As many bytes as a million discs' masks, written to memory beyond the caches of most machines.
fn writing_a_million_discs() -> f64 {
    const TIMES: usize = 700;
    let mut memory = vec![1u64; 3 * TIMES * 1_000_000usize.div_ceil(64)];
    stopwatch::fastest_of(3, || nanoseconds(TIMES as u64, || black_box(&mut memory).fill(black_box(2))))
}

/// A table of totals, from one table of splits or with a solution for each row.
fn totals_of_a_star(at_once: bool) -> f64 {
    const MOST: u32 = 150;
    let star = |count| {
        Puzzle::builder().discs(count).pegs(4).rule(Rule::Star).start(Peg::B).goal(Peg::C).build().expect("a star")
    };
    nanoseconds(1, || match at_once {
        true => counts::totals(&star(0)).take(MOST as usize).flatten().count(),
        false => (1..=MOST).filter_map(|count| Solution::new(&star(count)).ok()).count(),
    })
}

/// A whole position as callers of the solver get it.
fn position(count: u32) -> f64 {
    let solution = solution(count);
    let third = solution.total().fraction(1, 3);
    let times = (1_000_000 / u64::from(count)).max(3);
    nanoseconds(times, || {
        for _ in 0..times {
            black_box(solution.position_at(black_box(&third)));
        }
    })
}

fn listing(moves: impl Iterator<Item = Move>) -> f64 {
    let mut moves = Some(moves);
    stopwatch::once((1 << 20) - 1, || moves.take().map(|moves| moves.for_each(|step| _ = black_box(step))))
}

/// Nanoseconds a move by the four ways of making all moves of 20 discs.
fn listings() -> [(&'static str, f64); 4] {
    let fastest = |which: &dyn Fn() -> f64| stopwatch::fastest_of(3, which);
    let seeking = solution(20);
    let sought = || (1..1u64 << 20).filter_map(|index| seeking.move_at(&Index::from(index)));
    [
        ("recursive", fastest(&|| listing(Recursive::new(20, Peg::A, Peg::C)))),
        ("iterative", fastest(&|| listing(Iterative::new(20, Peg::A, Peg::C)))),
        ("binary", fastest(&|| listing(ByBits::new(20, Peg::A, Peg::C)))),
        ("seeking", fastest(&|| listing(sought()))),
    ]
}

fn main() -> ExitCode {
    let formula = cpp::Formula::compile();
    let rounds = 7;
    let ours = stopwatch::fastest_of(rounds, moves_of_64_discs);
    let theirs = formula.as_ref().map(|formula| stopwatch::fastest_of(rounds, || formula.nanoseconds()));
    let (at_once, one_by_one) =
        (stopwatch::fastest_of(rounds, all_pegs_at_once), stopwatch::fastest_of(rounds, one_peg_at_a_time));
    let masks = stopwatch::fastest_of(rounds, a_million_discs);
    let copy = stopwatch::fastest_of(rounds, copying_a_million_discs);
    let write = writing_a_million_discs();
    let list = stopwatch::fastest_of(rounds, || position(1_000_000));
    let (table, rows_alone) =
        (stopwatch::fastest_of(3, || totals_of_a_star(true)), stopwatch::fastest_of(3, || totals_of_a_star(false)));
    let listings = listings();
    let [(_, recursive), ..] = listings;

    let mut rows = vec![Row::plain("one move, 64 discs, by its number", ours)];
    if let Some(theirs) = theirs {
        rows.push(Row::ratio("  the C++ formula at -O2", theirs, "ours / C++", ours / theirs).at_most(1.1));
    }
    rows.extend([
        Row::plain("all 64 pegs, as bit masks", at_once),
        Row::ratio("  one peg at a time", one_by_one, "slower", one_by_one / at_once).at_least(20.0),
        Row::plain("a million pegs, as bit masks", masks),
        Row::ratio("  copying as many bytes", copy, "times as long as a copy", masks / copy),
        Row::ratio("  writing as many bytes to memory", write, "times as long", masks / write),
        Row::plain("64 pegs, as a list", stopwatch::fastest_of(rounds, || position(64))),
        Row::ratio("a million pegs, as a list", list, "times the masks", list / masks).at_most(25.0),
        Row::plain("a star's totals, 1 to 150 discs", table),
        Row::ratio("  each solved by itself", rows_alone, "slower", rows_alone / table).at_least(10.0),
    ]);
    let a_move = listings.map(|(name, cost)| match name {
        "recursive" => Row::plain("a move of all moves of 20 discs, recursive", cost),
        _ => Row::ratio(name, cost, "times as fast", recursive / cost),
    });
    rows.extend(a_move);
    rows.extend(programs::rows());
    rows.extend(words::rows());
    let mut keeps = stopwatch::print(&rows);
    let seeks = seeks::measure();
    keeps &= seeks::print(&seeks);
    let speeds = listings.map(|(name, cost)| (name, 1e3 / cost));
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("speed.svg");
    match plot::draw(&file, &speeds, &seeks) {
        Ok(()) => println!("\nthe picture: {}", file.display()),
        Err(error) => println!("\nthere is no picture: {error}"),
    }
    if keeps { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
