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
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, graph::{GraphError, HamiltonianCycle}};
    ///
    /// assert_eq!(HamiltonianCycle::new(DiscCount::ZERO), Err(GraphError::NoDiscs));
    /// assert_eq!(HamiltonianCycle::new(1.try_into()?)?.length(), 3); // A, B, C and back to A
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When there are no discs.
    pub fn new(discs: DiscCount) -> Result<Self, GraphError> {
        if discs == DiscCount::ZERO { Err(GraphError::NoDiscs) } else { Ok(Self { discs }) }
    }

    /// Returns the number of positions, 3ⁿ. O(log n) big-integer multiplications.
    ///
    /// ```
    /// use tower_of_hanoi::solver::graph::HamiltonianCycle;
    ///
    /// let cycle = HamiltonianCycle::new(64.try_into()?)?;
    /// assert_eq!(cycle.length().to_string(), "3433683820292512484657849089281");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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

    /// Returns position `t` of the cycle, numbered from 0; `None` past the last. O(n), plus powers of 3 and the conversion of a
    /// number to base 3.
    ///
    /// ```
    /// use tower_of_hanoi::solver::graph::HamiltonianCycle;
    ///
    /// let cycle = HamiltonianCycle::new(2.try_into()?)?;
    /// let text = |t: u64| cycle.position(&t.into()).map(|position| position.to_string());
    /// // The last position is one move from the first: disc 2 from C to A.
    /// assert_eq!((text(8), text(0), text(9)), (Some("21".into()), Some("01".into()), None));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn position(&self, t: &Index) -> Option<Position> {
        let turn = self.turn();
        let largest = [Peg::A, Peg::B, Peg::C].into_iter().find(|peg| *t < &turn * (u32::from(peg.to_u8()) + 1))?;
        let rank = t.saturating_sub(&(&turn * u32::from(largest.to_u8())));
        Some(self.row(largest)?.position(&rank)?.with_larger(&[largest]))
    }

    /// Returns the number of a position on the cycle, from 0; `None` for a position with other discs or pegs. O(n), plus powers
    /// of 3 and the conversion of a number from base 3.
    ///
    /// ```
    /// use tower_of_hanoi::solver::graph::HamiltonianCycle;
    ///
    /// let cycle = HamiltonianCycle::new(2.try_into()?)?;
    /// let towers = ["00", "11", "22"].map(|text| text.parse().ok().and_then(|tower| cycle.number(&tower)));
    /// assert_eq!(towers, [1, 4, 7].map(|number: u64| Some(number.into())));
    /// assert_eq!(cycle.number(&"000".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn number(&self, position: &Position) -> Option<Index> {
        let (&largest, smaller) = position.pegs().split_last()?;
        let rank = self.row(largest)?.rank(&Position::from_pegs(smaller.to_vec()).ok()?)?;
        Some(self.turn() * largest.to_u8().into() + rank)
    }
}
