//! Searches the fewest moves of towers on five and more pegs, and compares them with the Frame–Stewart recursion:
//!
//! `cargo run --release --example confirm -- 5 13`
//!
//! searches on 5 pegs up to 13 discs. `FrameStewart::CONFIRMED` holds how far this has been run.
//!
//! Before the largest disc leaves, the smaller ones have left its peg and one more; after it has arrived for good, they are on other
//! pegs than those two, too. Both stretches are as long as the shortest from a tower to such a position, read forwards and backwards. So
//! the fewest moves are twice that, and one. The search goes breadth first from a tower of n − 1 discs, and takes positions that differ
//! only in the names of the other pegs as one. A level needs no more than the one before it to know what is new.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};
use std::process::ExitCode;
use std::time::Instant;

use tower_of_hanoi::solver::recursion::{self, FrameStewart, Split};
use tower_of_hanoi::solver::{Index, Peg, Puzzle};

/// Four bits for each disc, disc 1 lowest.
type Packed = u64;
type Level = HashSet<Packed, BuildHasherDefault<Mixed>>;

/// Positions are numbers already: one multiplication spreads them.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("positions are words");
    }

    fn write_u64(&mut self, word: u64) {
        let mixed = word.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 32;
    }
}

/// Names the pegs but the first in the order in which the discs, from the largest, use them.
fn canonical(position: Packed, discs: u32) -> Packed {
    let (mut names, mut known, mut renamed) = ([0; 16], 0, 0);
    for disc in (0..discs).rev() {
        let peg = (position >> (4 * disc) & 15) as usize;
        if peg != 0 && names[peg] == 0 {
            known += 1;
            names[peg] = known;
        }
        renamed |= names[peg] << (4 * disc);
    }
    renamed
}

/// The smallest disc of each peg; `discs` for an empty one.
fn tops(position: Packed, pegs: usize, discs: u32) -> [u32; 16] {
    let mut tops = [discs; 16];
    for disc in (0..discs).rev() {
        tops[(position >> (4 * disc) & 15) as usize] = disc;
    }
    tops[pegs..].fill(0);
    tops
}

/// The fewest moves after which the first peg and one more are empty.
fn fewest_to_make_way(pegs: usize, discs: u32) -> u64 {
    let (mut before, mut level) = (Level::default(), Level::from_iter([0]));
    for moves in 0.. {
        let mut next = Level::default();
        for &position in &level {
            let tops = tops(position, pegs, discs);
            let empty = tops[..pegs].iter().filter(|&&top| top == discs).count();
            if tops[0] == discs && empty >= 2 {
                return moves;
            }
            for from in (0..pegs).filter(|&from| tops[from] < discs) {
                for to in (0..pegs).filter(|&to| tops[from] < tops[to]) {
                    let moved = position & !(15 << (4 * tops[from])) | (to as u64) << (4 * tops[from]);
                    let moved = canonical(moved, discs);
                    if !before.contains(&moved) && !level.contains(&moved) {
                        next.insert(moved);
                    }
                }
            }
        }
        assert!(!next.is_empty(), "such a position can be reached");
        before = std::mem::replace(&mut level, next);
    }
    unreachable!("the search ends")
}

fn main() -> ExitCode {
    let numbers: Option<Vec<u32>> = std::env::args().skip(1).map(|text| text.parse().ok()).collect();
    let (pegs, most) = match numbers.as_deref() {
        Some(&[pegs @ 3..=10, most @ 1..=17]) => (pegs, most),
        _ => {
            eprintln!("usage: confirm PEGS DISCS, with 3 to 10 pegs and 1 to 17 discs");
            return ExitCode::FAILURE;
        }
    };
    for discs in 1..=most {
        let started = Instant::now();
        let found = Index::from(2 * fewest_to_make_way(pegs as usize, discs - 1) + 1);
        let puzzle = Puzzle::builder().discs(discs).pegs(pegs as u8).goal(Peg::B).build();
        let recursion = puzzle.ok().and_then(|puzzle| FrameStewart::of(&puzzle, Split::Smallest));
        let Some(said) = recursion.map(|recursion| recursion::total(&recursion)) else { return ExitCode::FAILURE };
        println!(
            "{pegs} pegs, {discs} discs: {found} moves, Frame–Stewart {said}, {:.1} s",
            started.elapsed().as_secs_f64()
        );
        if found != said {
            println!("they differ");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
