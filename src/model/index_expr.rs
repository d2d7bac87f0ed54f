//! Move numbers as users type them: `1,048,576`, `0xff`, `0b101`, `2^63-1` (also `2**63` and `2⁶³`), `1e6`, `1/3` (also `⅓`),
//! `12.5%`, `first`, `half`, `last`. Groups of digits are separated as in any language (`1.048.576`, `१०,४८,५७६`).
//!
//! A text is parsed once into an [`IndexExpr`], which needs no solution. It is resolved to an [`Index`] as soon as the
//! number of moves is known. Everything is exact.

mod parse;

use std::fmt;

use num_bigint::BigUint;

use crate::solver::Index;

/// A move number that may depend on the number of moves.
///
/// ```
/// use tower_of_hanoi::model::IndexExpr;
/// use tower_of_hanoi::solver::Index;
///
/// let half: IndexExpr = "50%".parse()?;
/// assert_eq!(half.resolve(&Index::from(255))?, Index::from(127));
/// assert_eq!("2^3 - 0b1".parse::<IndexExpr>()?.resolve(&Index::from(255))?, Index::from(7));
/// assert_eq!("1.5e2".parse::<IndexExpr>()?.resolve(&Index::from(255))?, Index::from(150));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IndexExpr {
    First,
    Last,
    /// `numerator / denominator` of all moves.
    Fraction {
        numerator: u32,
        denominator: u32,
    },
    /// `hundredths / scale` percent of all moves, where the scale is a power of ten.
    Percent {
        digits: u32,
        decimals: u32,
    },
    /// Terms that are added or subtracted.
    Sum(Vec<Term>),
}

/// A term of a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    is_negative: bool,
    value: TermValue,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum TermValue {
    Number(BigUint),
    Power {
        base: u32,
        exponent: u32,
    },
    /// `digits` · 10^`exponent`.
    Scaled {
        digits: BigUint,
        exponent: u32,
    },
}

/// The text is not a move number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseIndexExprError;

/// The move number is not one of this solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResolveIndexError {
    /// It is below 0.
    Negative,
    /// It is larger than the last index, which is given.
    PastEnd(Index),
}

impl IndexExpr {
    /// The index in a solution with this many moves.
    ///
    /// # Errors
    /// Returns an error if it is negative or past the end.
    pub fn resolve(&self, total: &Index) -> Result<Index, ResolveIndexError> {
        let index = match self {
            Self::First => Index::ZERO,
            Self::Last => total.clone(),
            Self::Fraction { numerator, denominator } => total.fraction(*numerator, *denominator),
            Self::Percent { digits, decimals } => total.fraction(*digits, 10u32.saturating_pow(decimals + 2)),
            Self::Sum(terms) => sum(terms, total)?,
        };
        if index > *total { Err(ResolveIndexError::PastEnd(total.clone())) } else { Ok(index) }
    }
}

impl From<Index> for IndexExpr {
    fn from(index: Index) -> Self {
        Self::Sum(vec![Term { is_negative: false, value: TermValue::Number(index.as_biguint().clone()) }])
    }
}

fn sum(terms: &[Term], total: &Index) -> Result<Index, ResolveIndexError> {
    let (mut added, mut subtracted) = (BigUint::ZERO, BigUint::ZERO);
    for term in terms {
        let side = if term.is_negative { &mut subtracted } else { &mut added };
        *side += term.value.evaluate(total)?;
    }
    if subtracted > added { Err(ResolveIndexError::Negative) } else { Ok(Index::from(added - subtracted)) }
}

impl TermValue {
    fn evaluate(&self, total: &Index) -> Result<BigUint, ResolveIndexError> {
        match self {
            Self::Number(number) => Ok(number.clone()),
            Self::Power { base: 0, exponent } => Ok(BigUint::from(u8::from(*exponent == 0))),
            Self::Power { base: 1, .. } => Ok(BigUint::from(1u8)),
            Self::Power { base, exponent } => {
                // A power has at least this many bits: one that is longer than the last index is never computed.
                let bits = u64::from(base.ilog2()).saturating_mul((*exponent).into());
                if bits > total.bits() + 1 {
                    return Err(ResolveIndexError::PastEnd(total.clone()));
                }
                Ok(BigUint::from(*base).pow(*exponent))
            }
            Self::Scaled { digits, .. } if *digits == BigUint::ZERO => Ok(BigUint::ZERO),
            Self::Scaled { digits, exponent } => {
                Ok(digits * Self::Power { base: 10, exponent: *exponent }.evaluate(total)?)
            }
        }
    }
}

impl fmt::Display for IndexExpr {
    /// Writes a text that parses to the same expression.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First => f.write_str("first"),
            Self::Last => f.write_str("last"),
            Self::Fraction { numerator, denominator } => write!(f, "{numerator}/{denominator}"),
            Self::Percent { digits, decimals: 0 } => write!(f, "{digits}%"),
            Self::Percent { digits, decimals } => {
                let scale = 10u32.saturating_pow(*decimals);
                let width = *decimals as usize;
                write!(f, "{}.{:0width$}%", digits / scale, digits % scale)
            }
            Self::Sum(terms) => terms.iter().enumerate().try_for_each(|(place, term)| {
                match (place, term.is_negative) {
                    (_, true) => f.write_str("-")?,
                    (0, false) => {}
                    (_, false) => f.write_str("+")?,
                }
                match &term.value {
                    TermValue::Number(number) => write!(f, "{number}"),
                    TermValue::Power { base, exponent } => write!(f, "{base}^{exponent}"),
                    TermValue::Scaled { digits, exponent } => write!(f, "{digits}e{exponent}"),
                }
            }),
        }
    }
}

impl fmt::Display for ParseIndexExprError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a move number: you can write 123, 2^63-1, 0xff, 1/3, 50% or last")
    }
}

impl std::error::Error for ParseIndexExprError {}

impl fmt::Display for ResolveIndexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Negative => f.write_str("the first index is 0"),
            Self::PastEnd(total) => write!(f, "the last index is {total}"),
        }
    }
}

impl std::error::Error for ResolveIndexError {}
