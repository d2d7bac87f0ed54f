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
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, PegCount, PegSet};
    ///
    /// let pegs = PegSet::all(PegCount::FOUR);
    /// assert_eq!(pegs.iter().collect::<Vec<_>>(), [Peg::A, Peg::B, Peg::C, Peg::D]);
    /// ```
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

    /// Returns the set without a peg; the same set if the peg is not in it.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, PegCount, PegSet, Position};
    ///
    /// let position: Position = "0220".parse()?;
    /// let empty = position.pegs().iter().fold(PegSet::all(PegCount::FOUR), |pegs, &peg| pegs.without(peg));
    /// assert_eq!(empty.iter().collect::<Vec<_>>(), [Peg::B, Peg::D]);
    /// # Ok::<(), tower_of_hanoi::solver::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn without(self, peg: Peg) -> Self {
        Self(self.0 & !(1 << peg.to_u8()))
    }

    /// Returns the set with a peg; the same set if the peg is already in it.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, PegSet};
    ///
    /// let ends = PegSet::default().with(Peg::A).with(Peg::C);
    /// assert_eq!(ends.count(), 2);
    /// assert_eq!(ends.with(Peg::C), ends);
    /// ```
    #[must_use]
    pub const fn with(self, peg: Peg) -> Self {
        Self(self.0 | 1 << peg.to_u8())
    }

    /// Returns true when the set contains this peg.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, PegCount, PegSet};
    ///
    /// let three = PegSet::all(PegCount::THREE);
    /// assert!(three.contains(Peg::C));
    /// assert!(!three.contains(Peg::D));
    /// ```
    #[must_use]
    pub const fn contains(self, peg: Peg) -> bool {
        self.0 >> peg.to_u8() & 1 == 1
    }

    /// Returns the number of pegs in the set.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, PegCount, PegSet};
    ///
    /// let leaves = PegSet::all(PegCount::FOUR).without(Peg::A);
    /// assert_eq!(leaves.count(), 3); // of the star, whose centre is peg A
    /// ```
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Iterates over the pegs in order, from A, whatever the order in which they were added.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, PegSet};
    ///
    /// let pegs = PegSet::default().with(Peg::D).with(Peg::B);
    /// assert_eq!(pegs.iter().collect::<Vec<_>>(), [Peg::B, Peg::D]);
    /// ```
    pub fn iter(self) -> impl Iterator<Item = Peg> + Clone {
        (0..PegCount::MAX).filter_map(Peg::new).filter(move |&peg| self.contains(peg))
    }

    /// Returns the first peg of the set that is neither `from` nor `to`; `None` if there is no such peg.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, PegCount, PegSet};
    ///
    /// assert_eq!(PegSet::all(PegCount::FOUR).spare(Peg::A, Peg::D), Some(Peg::B));
    /// let ends = PegSet::all(PegCount::THREE).without(Peg::B);
    /// assert_eq!(ends.spare(Peg::A, Peg::C), None);
    /// ```
    #[must_use]
    pub fn spare(self, from: Peg, to: Peg) -> Option<Peg> {
        self.without(from).without(to).iter().next()
    }
}
