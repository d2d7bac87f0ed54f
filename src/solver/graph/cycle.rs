//! The Hamiltonian cycle of three pegs.

use num_bigint::BigUint;

use super::GraphError;
use crate::solver::linear::LinearPath;
use crate::solver::{DiscCount, Index, Peg, Position};

/// The cycle through every position of the classic puzzle on three pegs. There is only one.
///
/// While the largest disc is on one peg, the other discs go through all their positions, as on a row with this peg in the middle.
/// See A. M. Hinz, S. Klavžar, C. Petr, The Tower of Hanoi – Myths and Maths, 2nd edition, 2018, chapter 2,
/// doi:10.1007/978-3-319-73779-9.
///
/// ```
/// use tower_of_hanoi::solver::{Index, graph::HamiltonianCycle};
///
/// let cycle = HamiltonianCycle::new(2.try_into()?)?;
/// let first: Vec<_> = (0..4).filter_map(|t| cycle.position(&Index::from(t))).map(|p| p.to_string()).collect();
/// assert_eq!(first, ["01", "00", "02", "12"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HamiltonianCycle {
    discs: DiscCount,
}

impl HamiltonianCycle {
    /// Returns the cycle.
    ///
    /// # Errors
    /// When there are no discs.
    pub fn new(discs: DiscCount) -> Result<Self, GraphError> {
        if discs == DiscCount::ZERO { Err(GraphError::NoDiscs) } else { Ok(Self { discs }) }
    }

    /// Returns the number of positions, 3ⁿ.
    #[must_use]
    pub fn length(&self) -> Index {
        self.turn() * 3
    }

    /// The number of positions with the largest disc on a given peg.
    fn turn(&self) -> Index {
        BigUint::from(3u8).pow(self.discs.count() - 1).into()
    }

    fn row(&self, middle: Peg) -> Option<LinearPath> {
        let [first, last] = [1, 2].map(|further| Peg::modulo_three(u64::from(middle.to_u8()) + further));
        LinearPath::new(DiscCount::new(self.discs.count() - 1)?, [first, middle, last]).ok()
    }

    /// Returns position `t` of the cycle, numbered from 0; `None` past the last.
    #[must_use]
    pub fn position(&self, t: &Index) -> Option<Position> {
        let turn = self.turn();
        let largest = [Peg::A, Peg::B, Peg::C].into_iter().find(|peg| *t < &turn * (u32::from(peg.to_u8()) + 1))?;
        let rank = t.saturating_sub(&(&turn * u32::from(largest.to_u8())));
        Some(self.row(largest)?.position(&rank)?.with_larger(&[largest]))
    }

    /// Returns the number of a position on the cycle; `None` for a position with other discs or pegs.
    #[must_use]
    pub fn number(&self, position: &Position) -> Option<Index> {
        let (&largest, smaller) = position.pegs().split_last()?;
        let rank = self.row(largest)?.rank(&Position::from_pegs(smaller.to_vec()).ok()?)?;
        Some(self.turn() * largest.to_u8().into() + rank)
    }
}
