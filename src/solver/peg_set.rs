//! Sets of pegs.

use super::{Peg, Pegs};

/// A set of pegs: those that a term may use.
///
/// ```
/// use tower_of_hanoi::solver::{Peg, PegSet, Pegs};
///
/// let pegs = PegSet::all(Pegs::THREE).without(Peg::B);
/// assert_eq!(pegs.iter().collect::<Vec<_>>(), [Peg::A, Peg::C]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PegSet(u16);

impl PegSet {
    /// All pegs of a puzzle.
    #[must_use]
    pub const fn all(pegs: Pegs) -> Self {
        Self((1 << pegs.count()) - 1)
    }

    /// The set without a peg.
    #[must_use]
    pub const fn without(self, peg: Peg) -> Self {
        Self(self.0 & !(1 << peg.number()))
    }

    /// The set with a peg.
    #[must_use]
    pub const fn with(self, peg: Peg) -> Self {
        Self(self.0 | 1 << peg.number())
    }

    /// True when the set holds this peg.
    #[must_use]
    pub const fn has(self, peg: Peg) -> bool {
        self.0 >> peg.number() & 1 == 1
    }

    /// How many pegs it holds.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Its pegs in order.
    pub fn iter(self) -> impl Iterator<Item = Peg> + Clone {
        (0..Pegs::MOST).filter_map(Peg::new).filter(move |&peg| self.has(peg))
    }

    /// The first of its pegs that is neither of two.
    #[must_use]
    pub fn spare(self, from: Peg, to: Peg) -> Option<Peg> {
        self.without(from).without(to).iter().next()
    }
}
