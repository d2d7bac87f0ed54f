//! The row of three pegs by base-3 digits is its recursion, and a path.
//!
//! *Proved:* the digits of the rank give each disc the peg of the recursion, from one end of the row to the other; `rank` is the
//! inverse of `position`; and each move goes to a neighbour with nothing in its way. *For:* every n and every rank. *How:* both read
//! the digits from the highest. The recursion keeps the direction of its tower, forwards or back, the digits keep whether the number
//! so far is odd, and `rank` keeps whether it counts down. The three go together in two states, with three digits each: six cases.
//! A move changes the digit above the lowest zeros, from 0 to 1 or from 1 to 2, in either state: four cases, and the digits below,
//! which go from 2s to 0s, leave their discs at one end.
//!
//! *Taken for granted:* `position` and `rank` keep no more than that between digits, which stands in their code; so numbers of two
//! digits take every case.

use tower_of_hanoi::solver::linear::LinearPath;
use tower_of_hanoi::solver::{Disc, DiscCount, Index, Peg, Puzzle, Rule};

use super::expansion;

const ROWS: [[Peg; 3]; 2] = [[Peg::A, Peg::B, Peg::C], [Peg::C, Peg::B, Peg::A]];

fn path(discs: u32, pegs: [Peg; 3]) -> LinearPath {
    LinearPath::new(DiscCount::try_from(discs).unwrap(), pegs).unwrap()
}

#[test]
fn digits_are_the_recursion() {
    for [first, middle, last] in ROWS {
        // Whether the number above is odd is whether the tower goes back.
        for (odd, tower) in [(0, (first, last)), (1, (last, first))] {
            let (smaller, moves) = expansion(Rule::Linear, tower.0, tower.1);
            assert_eq!(moves, [(tower.0, middle), (middle, tower.1)]);
            for digit in 0..3u64 {
                let after = [tower.0, middle, tower.1][digit as usize];
                let rank = Index::from(3 * odd + digit);
                let position = path(2, [first, middle, last]).position(&rank).unwrap();
                assert_eq!(position.peg(Disc::from_index(0)), Some(after));
                let is_back = smaller[digit as usize] == (last, first);
                assert_eq!(is_back, (3 * odd + digit) % 2 == 1, "the next state");
            }
        }
    }
}

#[test]
fn rank_is_the_inverse_and_neighbours_are_a_move_apart() {
    for pegs in ROWS {
        for discs in 1..=5u32 {
            let puzzle = Puzzle::builder().discs(discs).rule(Rule::Linear).build().unwrap();
            let row = path(discs, pegs);
            for rank in 0..3u64.pow(discs) {
                let position = row.position(&rank.into()).unwrap();
                assert_eq!(row.rank(&position), Some(rank.into()));
                let Some(mv) = row.move_to(&rank.into()) else {
                    assert_eq!(rank, 0);
                    continue;
                };
                let mut before = row.position(&(rank - 1).into()).unwrap();
                before.play(mv, &puzzle).unwrap();
                assert_eq!(before, position);
            }
        }
    }
}
