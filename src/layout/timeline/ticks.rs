//! The ticks of an axis of move numbers, exact at any length.

use crate::solver::Index;

/// The maximum number of ticks. A step of 1, 2 or 5 times a power of ten gives three to seven ticks in a window of two moves or
/// more.
const MAX_TICKS: u64 = 7;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ticks {
    /// The indices of the ticks, in order.
    pub indices: Vec<Index>,
    /// The exponent of the step, which is 1, 2 or 5 times this power of ten.
    pub exponent: usize,
}

/// The round indices in a window, as many as fit.
#[must_use]
pub fn ticks(first: &Index, last: &Index) -> Ticks {
    let digits = last.saturating_sub(first).to_string().len();
    let exponents = digits.saturating_sub(2)..=digits;
    let mut steps = exponents.flat_map(|exponent| [1, 2, 5].map(|multiple| (multiple, exponent)));
    let ends = (first.to_string(), last.to_string());
    steps.find_map(|(multiple, exponent)| multiples(&ends, multiple, exponent)).unwrap_or_default()
}

/// The multiples of `multiple · 10^exponent` between two numbers, inclusive; `None` if there are too many. Powers of ten are
/// handled as digits that are cut off or appended, because big-integer division would add code to the page.
fn multiples((first, last): &(String, String), multiple: u32, exponent: usize) -> Option<Ticks> {
    let (first, rest) = split(first, exponent)?;
    let (last, _) = split(last, exponent)?;
    let round_up = u64::from(rest.bytes().any(|digit| digit != b'0')) + u64::from(multiple - 1);
    let first = (first + &Index::from(round_up)).fraction(1, multiple);
    let count = (last.fraction(1, multiple).next()).saturating_sub(&first).to_u64()?;
    if count > MAX_TICKS {
        return None;
    }
    let zeros = "0".repeat(exponent);
    let index =
        |place| [((&first + &Index::from(place)) * multiple).to_string().as_str(), &zeros].concat().parse().ok();
    Some(Ticks { indices: (0..count).filter_map(index).collect(), exponent })
}

/// Splits off the last digits of a number.
fn split(digits: &str, places: usize) -> Option<(Index, &str)> {
    let (head, rest) = digits.split_at_checked(digits.len().saturating_sub(places))?;
    Some((if head.is_empty() { Index::ZERO } else { head.parse().ok()? }, rest))
}
