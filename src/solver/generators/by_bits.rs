//! The moves by the bits of a counter.

use crate::solver::classic::word::Rotation;
use crate::solver::{Move, Peg};

/// The moves of the classic puzzle by counting: the bits of the counter give each move.
///
/// ```
/// use tower_of_hanoi::solver::{Peg, generators::ByBits};
///
/// assert_eq!(ByBits::new(10, Peg::A, Peg::B).count(), 1023);
/// ```
#[derive(Clone, Debug)]
pub struct ByBits {
    rotation: Option<Rotation>,
    made: u64,
}

impl ByBits {
    /// Returns the moves of at most 64 discs from one peg to another.
    #[must_use]
    pub const fn new(discs: u32, from: Peg, to: Peg) -> Self {
        Self { rotation: Rotation::new(discs, from, to), made: 0 }
    }
}

impl Iterator for ByBits {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        self.made = self.made.checked_add(1)?;
        self.rotation?.move_at(self.made)
    }
}
