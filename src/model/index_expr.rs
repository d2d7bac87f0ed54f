//! Move numbers as people type them.
//!
//! Whole numbers with or without digit groups, `0x` and `0b`, powers such as `2^63-1`, fractions of the whole such as
//! `1/3`, percentages, `first` and `last`. Everything is exact.

use num_bigint::BigUint;

use crate::solver::Index;

/// Why a typed text is no index of the solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryError {
    /// It cannot be read as a number.
    Unreadable,
    /// It is larger than the last index, which is given.
    PastTheEnd(Index),
    /// It is less than nothing.
    Negative,
}

/// No text longer than this is looked at.
const LONGEST: usize = 20_000;
/// No sum of more terms than this is made.
const MOST_TERMS: usize = 8;

/// Reads a typed text as an index of a solution with this total.
///
/// ```
/// use tower_of_hanoi::{model::index_expr, solver::Index};
///
/// let total = Index::ones(64);
/// assert_eq!(index_expr::read("2^63-1", &total), Ok(Index::ones(63)));
/// assert_eq!(index_expr::read("1/3", &total), "6148914691236517205".parse().map_err(|_| index_expr::EntryError::Unreadable));
/// assert_eq!(index_expr::read("0x10", &total), Ok(16.into()));
/// ```
///
/// # Errors
/// When the text is no number, or the number is negative or past the end.
pub fn read(text: &str, total: &Index) -> Result<Index, EntryError> {
    if text.len() > LONGEST {
        return Err(EntryError::Unreadable);
    }
    let text = text.trim().to_ascii_lowercase();
    let index = match text.as_str() {
        "first" | "start" => Some(Index::START),
        "last" | "end" => Some(total.clone()),
        _ => None,
    };
    let index = match index {
        Some(index) => index,
        None => number(&text, total)?,
    };
    if index > *total { Err(EntryError::PastTheEnd(total.clone())) } else { Ok(index) }
}

fn number(text: &str, total: &Index) -> Result<Index, EntryError> {
    if let Some(share) = text.strip_suffix('%') {
        return percentage(share.trim_end(), total).ok_or(EntryError::Unreadable);
    }
    if let Some((numerator, denominator)) = text.split_once('/') {
        let (numerator, denominator) = (short(numerator)?, short(denominator)?);
        return if denominator == 0 { Err(EntryError::Unreadable) } else { Ok(total.fraction(numerator, denominator)) };
    }
    sum(text, total).map(Index::from)
}

/// `12.5`, with a point or a comma, as a share of a hundred.
fn percentage(text: &str, total: &Index) -> Option<Index> {
    let (units, part) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let digits: String = units.chars().chain(part.chars()).collect();
    if units.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    // Seven decimals place a million marks between any two percentages; more digits than that are not read.
    let hundred = 10u32.checked_pow(u32::try_from(part.len()).ok()?.checked_add(2)?)?;
    Some(total.fraction(digits.parse().ok()?, hundred))
}

/// Terms with plus and minus between them.
fn sum(text: &str, last: &Index) -> Result<BigUint, EntryError> {
    if text.matches(['+', '-', '−', '–']).count() >= MOST_TERMS {
        return Err(EntryError::Unreadable);
    }
    let text = text.replace(['−', '–'], "-");
    let mut total = BigUint::ZERO;
    let mut owed = BigUint::ZERO;
    let starts_negative = text.starts_with('-');
    let mut rest = text.strip_prefix(['-', '+']).unwrap_or(&text);
    let mut minus = starts_negative;
    loop {
        let end = rest.find(['+', '-']).unwrap_or(rest.len());
        let (term, after) = rest.split_at(end);
        let side = if minus { &mut owed } else { &mut total };
        *side += power(term, last)?;
        let Some(sign) = after.chars().next() else { break };
        minus = sign == '-';
        rest = after.get(1..).unwrap_or_default();
    }
    if owed > total { Err(EntryError::Negative) } else { Ok(total - owed) }
}

/// `base^exponent`, or a whole number.
fn power(text: &str, last: &Index) -> Result<BigUint, EntryError> {
    let Some((base, exponent)) = text.split_once('^') else { return whole(text) };
    let (base, exponent) = (short(base)?, short(exponent)?);
    // A power has at least so many bits; one that is longer than the last index is not made.
    let bits = u64::from((u32::BITS - base.leading_zeros()).saturating_sub(1));
    if bits.saturating_mul(exponent.into()) > last.bits() + 1 {
        return Err(EntryError::PastTheEnd(last.clone()));
    }
    Ok(match base {
        0 => BigUint::from(u8::from(exponent == 0)),
        1 => BigUint::from(1u8),
        _ => (0..exponent).fold(BigUint::from(1u8), |power, _| power * base),
    })
}

/// A whole number that is not long.
fn short(text: &str) -> Result<u32, EntryError> {
    u32::try_from(whole(text)?).map_err(|_| EntryError::Unreadable)
}

/// Digits, with `0x` or `0b` before them or digit groups in them.
fn whole(text: &str) -> Result<BigUint, EntryError> {
    let text = text.trim();
    let (digits, radix) = match (text.strip_prefix("0x"), text.strip_prefix("0b")) {
        (Some(digits), _) => (digits.replace('_', ""), 16),
        (_, Some(digits)) => (digits.replace(['_', ' '], ""), 2),
        _ => (without_groups(text).ok_or(EntryError::Unreadable)?, 10),
    };
    if digits.is_empty() || !digits.chars().all(|digit| digit.is_digit(radix)) {
        return Err(EntryError::Unreadable);
    }
    BigUint::parse_bytes(digits.as_bytes(), radix).ok_or(EntryError::Unreadable)
}

/// The digits of a number whose groups are set off by spaces, commas, apostrophes or underscores, as people of one
/// country or another do: three digits in the last group, two or three in those between, up to three in the first.
fn without_groups(text: &str) -> Option<String> {
    let is_mark = |letter: char| letter.is_whitespace() || matches!(letter, ',' | '\'' | '’' | '_');
    let groups: Vec<&str> = text.split(is_mark).collect();
    let [first, between @ .., last] = groups.as_slice() else { return Some(text.to_owned()) };
    let grouped =
        (1..=3).contains(&first.len()) && between.iter().all(|group| (2..=3).contains(&group.len())) && last.len() == 3;
    grouped.then(|| groups.concat())
}
