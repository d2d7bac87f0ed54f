//! The expected length of a random walk, in which every legal move is equally likely.

use num_bigint::BigUint;

use crate::solver::{DiscCount, Index};

/// An expected number of moves, as a fraction that need not be in lowest terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectedMoves {
    /// Above the line.
    pub numerator: Index,
    /// Below the line; not 0.
    pub denominator: Index,
}

impl ExpectedMoves {
    /// Returns the nearest whole number; halves are rounded up. One division.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, counts};
    ///
    /// let three = counts::random_walk(DiscCount::try_from(3)?); // 2548/18, about 141.6, instead of 7
    /// assert_eq!(three.rounded(), 142);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn rounded(&self) -> Index {
        let (above, below) = (self.numerator.as_biguint(), self.denominator.as_biguint());
        ((above * 2u8 + below) / (below * 2u8)).into()
    }
}

/// Returns how many moves the classic puzzle takes on average from one tower to another, when each legal move is as likely as the
/// others: (3ⁿ − 1)(5ⁿ − 3ⁿ) / (2 · 3ⁿ⁻¹), from M. A. Alekseyev, T. Berger, Solving the Tower of Hanoi with random moves, in: The
/// Mathematics of Various Entertaining Subjects, 2016, arXiv:1304.3780. Five powers of n discs.
///
/// ```
/// use tower_of_hanoi::solver::{DiscCount, counts};
///
/// // Two discs take 64/3 moves.
/// let two = counts::random_walk(DiscCount::try_from(2)?);
/// assert_eq!((two.numerator.to_string(), two.denominator.to_string()), ("128".into(), "6".into()));
/// assert_eq!(two.rounded().to_string(), "21");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn random_walk(discs: DiscCount) -> ExpectedMoves {
    let n = discs.count();
    let [three, five] = [3u8, 5].map(|base| BigUint::from(base).pow(n));
    let below = BigUint::from(3u8).pow(n.saturating_sub(1)) * 2u8;
    let above = (&three - 1u8) * (five - three);
    ExpectedMoves { numerator: above.into(), denominator: below.into() }
}
