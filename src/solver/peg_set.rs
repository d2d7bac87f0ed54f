//! A set of pegs.

use super::{Peg, PegCount};

/// A set of pegs, one bit for each.
///
/// ```
/// use tower_of_hanoi::solver::{Peg, PegCount, PegSet};
///
/// let pegs = PegSet::all(PegCount::THREE).without(Peg::B);
/// assert_eq!(pegs.iter().collect::<Vec<_>>(), [Peg::A, Peg::C]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PegSet(u16);

impl PegSet {
    /// Returns all pegs of a puzzle.
    #[must_use]
    pub const fn all(pegs: PegCount) -> Self {
        Self((1 << pegs.count()) - 1)
    }

    /// Returns the set of the pegs whose bits are set. Peg A is the lowest bit.
    #[inline]
    pub(super) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// Returns one bit for each peg. Peg A is the lowest bit.
    #[inline]
    pub(super) const fn bits(self) -> u16 {
        self.0
    }

    /// Returns the set without a peg.
    #[must_use]
    pub const fn without(self, peg: Peg) -> Self {
        Self(self.0 & !(1 << peg.to_u8()))
    }

    /// Returns the set with a peg.
    #[must_use]
    pub const fn with(self, peg: Peg) -> Self {
        Self(self.0 | 1 << peg.to_u8())
    }

    /// Returns true when the set contains this peg.
    #[must_use]
    pub const fn contains(self, peg: Peg) -> bool {
        self.0 >> peg.to_u8() & 1 == 1
    }

    /// Returns the number of pegs in the set.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Iterates over the pegs in order.
    pub fn iter(self) -> impl Iterator<Item = Peg> + Clone {
        (0..PegCount::MAX).filter_map(Peg::new).filter(move |&peg| self.contains(peg))
    }

    /// Returns the first peg of the set that is neither `from` nor `to`; `None` if there is no such peg.
    #[must_use]
    pub fn spare(self, from: Peg, to: Peg) -> Option<Peg> {
        self.without(from).without(to).iter().next()
    }
}
