//! The formula for a move is the difference of two positions.
//!
//! *Proved:* move i, by `Rotation::move_of` and by the published `seed_move`, takes its disc from where `Rotation::peg_at` has it
//! after i − 1 moves to where it has it after i, and no other disc moves. With the proof of `bits` that is the recursion's move.
//! *For:* every n and every i. *How:* write i = (2x + 1) · 2ᶻ. Disc z + 1 moves. The formula depends on x modulo three, on the
//! parity of z, on the parity of n and on both pegs: 72 cases. The bits above z are the same in i − 1 and i, so larger discs stay.
//! For a smaller disc k, i − 1 has bits 1 down from z − 1, so that its number of moves, the bits above it plus its own, is the same
//! as for i; its peg depends on x modulo three and on the parity of z − k.

use std::collections::BTreeSet;

use tower_of_hanoi::solver::classic::word::{Rotation, seed_move};
use tower_of_hanoi::solver::{Disc, Peg};

use super::PAIRS;

#[test]
fn the_move_is_the_difference_of_positions() {
    let mut cases = BTreeSet::new();
    for (start, goal) in PAIRS {
        for parity in [0, 1] {
            let rotation = Rotation::new(62 + parity, start, goal).unwrap();
            for z in 0..7u32 {
                for x in 0..9u64 {
                    let i = (2 * x + 1) << z;
                    let disc = Disc::from_index(z);
                    let mv = rotation.move_of(disc, i % 3);
                    assert_eq!(rotation.move_at(i), Some(mv));
                    let (before, after) = (rotation.peg_at(disc, i - 1), rotation.peg_at(disc, i));
                    assert_eq!((mv.disc, mv.from, mv.to), (disc, before, after), "{i}");
                    assert_ne!(before, after);
                    for smaller in (0..z).map(Disc::from_index) {
                        // Out of the way, so that the move is legal.
                        let aside = rotation.peg_at(smaller, i);
                        assert_eq!(rotation.peg_at(smaller, i - 1), aside);
                        assert!(aside != before && aside != after);
                    }
                    cases.insert((start.to_u8(), goal.to_u8(), parity, z % 2, x % 3));
                }
            }
        }
    }
    assert_eq!(cases.len(), 72);
}

/// The published formula names the pegs of a puzzle with an odd number of discs from A to C.
#[test]
fn the_published_formula_is_the_same() {
    let rotation = Rotation::new(63, Peg::A, Peg::C).unwrap();
    for (z, x) in (0..7u32).flat_map(|z| (0..9u64).map(move |x| (z, x))) {
        let i = (2 * x + 1) << z;
        let (seed, mv) = (seed_move(i), rotation.move_at(i).unwrap());
        let named = |number: u64| Peg::modulo_three(number);
        assert_eq!((seed.disc, named(seed.from), named(seed.to)), (mv.disc.number(), mv.from, mv.to), "{i}");
    }
}
