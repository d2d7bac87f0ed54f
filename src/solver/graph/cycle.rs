//! The one cycle through all positions of three pegs.

use num_bigint::BigUint;

use crate::solver::ternary::Row;
use crate::solver::{Discs, Index, Peg, Position};

/// The cycle that visits every position of the classic puzzle exactly once: three pegs, any move. It is the only one.
///
/// With the largest disc on each peg in turn, the others go the way over all their positions, with that peg in the middle
/// of their row.
///
/// ```
/// use tower_of_hanoi::solver::{Discs, Index, graph::Cycle};
///
/// let cycle = Cycle::new(Discs::new(2).ok_or("discs")?).ok_or("discs")?;
/// let first: Vec<_> = (0..4).filter_map(|t| cycle.position(&Index::from(t))).map(|p| p.to_string()).collect();
/// assert_eq!(first, ["01", "00", "02", "12"]);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cycle {
    discs: Discs,
}

impl Cycle {
    /// The cycle over the positions of one disc or more.
    #[must_use]
    pub fn new(discs: Discs) -> Option<Self> {
        (discs != Discs::NONE).then_some(Self { discs })
    }

    /// How many positions it visits: 3ⁿ.
    #[must_use]
    pub fn length(&self) -> Index {
        self.turn().times(3)
    }

    /// How many with the largest disc on one peg.
    fn turn(&self) -> Index {
        BigUint::from(3u8).pow(self.discs.count() - 1).into()
    }

    fn row(&self, middle: Peg) -> Option<Row> {
        let [first, last] = [1, 2].map(|further| Peg::of_three(u64::from(middle.number()) + further));
        Row::new(Discs::new(self.discs.count() - 1)?, [first, middle, last])
    }

    /// Position `t`, counted from 0; `None` past the last. After the last comes the first.
    #[must_use]
    pub fn position(&self, t: &Index) -> Option<Position> {
        let turn = self.turn();
        let largest = [Peg::A, Peg::B, Peg::C].into_iter().find(|peg| *t < turn.times(u32::from(peg.number()) + 1))?;
        let rank = t.minus(&turn.times(largest.number().into()));
        Some(self.row(largest)?.position(&rank)?.with_larger(&[largest]))
    }

    /// The number of a position on the cycle; `None` for a position of other discs or pegs.
    #[must_use]
    pub fn number(&self, position: &Position) -> Option<Index> {
        let (&largest, smaller) = position.pegs().split_last()?;
        let rank = self.row(largest)?.rank(&Position::from_pegs(smaller.to_vec()).ok()?)?;
        Some(self.turn().times(largest.number().into()).plus(&rank))
    }
}
