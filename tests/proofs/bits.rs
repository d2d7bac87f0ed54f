//! The recursion and the closed form give every disc the same peg.
//!
//! *Proved:* after m moves disc k is where the recursion has it: `Rotation::peg_at`. *For:* every number of discs n, every m below
//! 2ⁿ and every disc. *How:* both read the bits of m from the highest to the lowest. The recursion keeps the two pegs of the tower
//! that disc k is the largest of. The closed form keeps the bits above modulo three, and the parity of k. Each bit leads from one
//! pair of these to the next, so that there are finitely many pairs, and the two agree on each way out of each. That is the step of
//! an induction over the bits.
//!
//! *Taken for granted:* `peg_at` reads no more of m than the bits above k modulo three and its own bit, which stands in its code and
//! is seen here for several numbers with the same remainder.

use std::collections::BTreeSet;

use tower_of_hanoi::solver::classic::word::Rotation;
use tower_of_hanoi::solver::{Disc, Peg, Rule};

use super::{PAIRS, expansion};

/// What both keep between two bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Joint {
    whole: (u8, u8),
    tower: (u8, u8),
    /// The bits above, modulo three.
    above: u64,
    /// Whether the disc's number is odd.
    is_odd: bool,
}

const fn peg(number: u8) -> Peg {
    [Peg::A, Peg::B, Peg::C][number as usize]
}

fn numbers((from, to): (Peg, Peg)) -> (u8, u8) {
    (from.to_u8(), to.to_u8())
}

/// Follows a bit, and compares the pegs. `parity` is that of n.
fn follow(state: Joint, bit: u64, parity: u32) -> Joint {
    let (from, to) = (peg(state.tower.0), peg(state.tower.1));
    let (smaller, moves) = expansion(Rule::Any, from, to);
    assert_eq!((smaller.len(), &*moves), (2, &[(from, to)][..]));
    let by_recursion = if bit == 0 { from } else { to };
    let rotation = Rotation::new(62 + parity, peg(state.whole.0), peg(state.whole.1)).unwrap();
    let disc = if state.is_odd { 1 } else { 2 };
    for more in 0..7 {
        let m = (2 * (state.above + 3 * more) + bit) << (disc - 1);
        assert_eq!(rotation.peg_at(Disc::new(disc).unwrap(), m), by_recursion, "{state:?} {bit} {parity}");
    }
    let tower = numbers(smaller[bit as usize]);
    Joint { tower, above: (2 * state.above + bit) % 3, is_odd: !state.is_odd, ..state }
}

#[test]
fn recursion_is_closed_form() {
    for parity in [0, 1] {
        // The largest disc has the parity of n, and nothing above it.
        let start = |pair| Joint { whole: numbers(pair), tower: numbers(pair), above: 0, is_odd: parity == 1 };
        let mut open: Vec<Joint> = PAIRS.into_iter().map(start).collect();
        let mut states: BTreeSet<Joint> = open.iter().copied().collect();
        let mut transitions = 0;
        while let Some(state) = open.pop() {
            for bit in [0, 1] {
                transitions += 1;
                let next = follow(state, bit, parity);
                if states.insert(next) {
                    open.push(next);
                }
            }
        }
        assert_eq!((states.len(), transitions), (36, 72));
    }
}
