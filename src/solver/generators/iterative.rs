//! The moves by a cycle of peg pairs.

use crate::solver::{Disc, Move, Peg};

/// The moves of the classic puzzle by going through the three pairs of pegs in turn: between two pegs, exactly one move is legal.
///
/// ```
/// use tower_of_hanoi::solver::{Peg, generators::Iterative};
///
/// let second = Iterative::new(3, Peg::A, Peg::C).nth(1);
/// assert_eq!(second.map(|mv| mv.to), Some(Peg::B));
/// ```
#[derive(Clone, Debug)]
pub struct Iterative {
    /// The discs of each peg, the top one last.
    stacks: [Vec<Disc>; 3],
    /// The pairs of pegs, in the order in which they take turns.
    pairs: [(Peg, Peg); 3],
    left: u64,
}

impl Iterative {
    /// Returns the moves of at most 64 discs from one peg to another.
    #[must_use]
    pub fn new(discs: u32, from: Peg, to: Peg) -> Self {
        let spare = from.third(to);
        // The smallest disc moves to the goal first when the number of discs is odd, to the spare peg when it is even.
        let (first, second) = if discs % 2 == 1 { (to, spare) } else { (spare, to) };
        let mut stacks = [const { Vec::new() }; 3];
        if let Some(stack) = stacks.get_mut(from.index()) {
            stack.extend((1..=discs).rev().filter_map(Disc::new));
        }
        let left = if discs == 0 { 0 } else { u64::MAX >> 64u32.saturating_sub(discs) };
        Self { stacks, pairs: [(from, first), (from, second), (first, second)], left }
    }

    fn top(&self, peg: Peg) -> Option<Disc> {
        self.stacks.get(peg.index())?.last().copied()
    }

    /// The one legal move between two pegs.
    fn between(&self, a: Peg, b: Peg) -> Option<Move> {
        let (from, to) = match (self.top(a), self.top(b)) {
            (Some(x), Some(y)) if x < y => (a, b),
            (Some(_), None) => (a, b),
            _ => (b, a),
        };
        Some(Move { disc: self.top(from)?, from, to })
    }
}

impl Iterator for Iterative {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        self.left = self.left.checked_sub(1)?;
        let [(a, b), ..] = self.pairs;
        self.pairs.rotate_left(1);
        let mv = self.between(a, b)?;
        self.stacks.get_mut(mv.from.index())?.pop();
        self.stacks.get_mut(mv.to.index())?.push(mv.disc);
        Some(mv)
    }
}
