//! Move numbers as users type them: `1,048,576`, `0xff`, `0b101`, `2^63-1` (also `2**63` and `2⁶³`), `1e6`, `1/3` (also `⅓`),
//! `12.5%`, `first`, `half`, `last`. Groups of digits are separated as in any language (`1.048.576`, `१०,४८,५७६`).
//!
//! A text is parsed once into an [`IndexExpr`], which needs no solution. It is resolved to an [`Index`] as soon as the
//! number of moves is known. Everything is exact.

use std::fmt;
use std::str::FromStr;

use num_bigint::BigUint;

use crate::solver::Index;

use super::plain_text;

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

/// Longer texts are refused without parsing.
const MAX_LEN: usize = 20_000;
const MAX_TERMS: usize = 8;

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

impl FromStr for IndexExpr {
    type Err = ParseIndexExprError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.len() > MAX_LEN {
            return Err(ParseIndexExprError);
        }
        let text = spelled_out(&plain_text(text)).to_ascii_lowercase();
        let parsed = match text.as_str() {
            "first" | "start" => Some(Self::First),
            "half" | "middle" => Some(Self::Fraction { numerator: 1, denominator: 2 }),
            "last" | "end" => Some(Self::Last),
            _ => match (text.strip_suffix('%'), text.split_once('/')) {
                (Some(percent), _) => parse_percent(percent.trim_end()),
                (_, Some((numerator, denominator))) => parse_fraction(numerator, denominator),
                _ => parse_sum(&text).map(Self::Sum),
            },
        };
        parsed.ok_or(ParseIndexExprError)
    }
}

/// Expands single characters: `⁶³` to a power, and `½` by itself to a fraction.
fn spelled_out(text: &str) -> String {
    const RAISED: &str = "⁰¹²³⁴⁵⁶⁷⁸⁹";
    let mut letters = text.chars();
    if let (Some(fraction), None) = (letters.next().and_then(vulgar_fraction), letters.next()) {
        return fraction.to_owned();
    }
    let mut spelled = String::with_capacity(text.len());
    let mut was_raised = false;
    for letter in text.chars() {
        let raised = RAISED.chars().position(|digit| digit == letter);
        if raised.is_some() && !was_raised {
            spelled.push('^');
        }
        was_raised = raised.is_some();
        spelled.push(raised.and_then(|digit| char::from_digit(digit as u32, 10)).unwrap_or(letter));
    }
    spelled.replace("**", "^")
}

const fn vulgar_fraction(letter: char) -> Option<&'static str> {
    Some(match letter {
        '½' => "1/2",
        '⅓' => "1/3",
        '⅔' => "2/3",
        '¼' => "1/4",
        '¾' => "3/4",
        '⅕' => "1/5",
        '⅖' => "2/5",
        '⅗' => "3/5",
        '⅘' => "4/5",
        '⅙' => "1/6",
        '⅚' => "5/6",
        '⅐' => "1/7",
        '⅛' => "1/8",
        '⅜' => "3/8",
        '⅝' => "5/8",
        '⅞' => "7/8",
        '⅑' => "1/9",
        '⅒' => "1/10",
        _ => return None,
    })
}

fn parse_fraction(numerator: &str, denominator: &str) -> Option<IndexExpr> {
    let (numerator, denominator) = (parse_small(numerator)?, parse_small(denominator)?);
    (denominator > 0).then_some(IndexExpr::Fraction { numerator, denominator })
}

/// `12.5`, with a point or a comma.
fn parse_percent(text: &str) -> Option<IndexExpr> {
    let (units, part) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let digits: String = units.chars().chain(part.chars()).collect();
    let is_number = !units.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    // Seven decimals put a million steps between two whole percentages; more are refused.
    let decimals = u32::try_from(part.len()).ok().filter(|decimals| is_number && *decimals <= 7)?;
    Some(IndexExpr::Percent { digits: digits.parse().ok()?, decimals })
}

fn parse_sum(text: &str) -> Option<Vec<Term>> {
    // Programs write `1e+21`.
    let text = if text.contains("0x") { text } else { &text.replace("e+", "e") };
    if text.matches(['+', '-']).count() >= MAX_TERMS {
        return None;
    }
    let mut is_negative = text.starts_with('-');
    let mut rest = text.strip_prefix(['-', '+']).unwrap_or(text);
    let mut terms = Vec::new();
    loop {
        let (term, after) = rest.split_at(rest.find(['+', '-']).unwrap_or(rest.len()));
        terms.push(Term { is_negative, value: parse_term(term)? });
        let Some(sign) = after.chars().next() else { return Some(terms) };
        is_negative = sign == '-';
        rest = after.get(1..)?;
    }
}

fn parse_term(text: &str) -> Option<TermValue> {
    if let Some((base, exponent)) = text.split_once('^') {
        return Some(TermValue::Power { base: parse_small(base)?, exponent: parse_small(exponent)? });
    }
    match text.split_once('e').filter(|_| !text.trim_start().starts_with("0x")) {
        Some((digits, exponent)) => parse_scaled(digits.trim(), exponent),
        None => parse_whole(text).map(TermValue::Number),
    }
}

/// `1e6`, or `1.5e6` with a point or a comma. After a comma, three digits may be a group, so they are refused.
fn parse_scaled(given: &str, exponent: &str) -> Option<TermValue> {
    let (units, part) = given.split_once(['.', ',']).unwrap_or((given, ""));
    let (part, exponent) = (part.trim_end_matches('0'), parse_small(exponent)?);
    let digits = [units, part].concat();
    let is_clear = !(given.contains(',') && given.len() - units.len() == 4);
    let is_number = is_clear && !units.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let exponent = exponent.checked_sub(u32::try_from(part.len()).ok()?)?;
    let digits = BigUint::parse_bytes(digits.as_bytes(), 10).filter(|_| is_number)?;
    Some(TermValue::Scaled { digits, exponent })
}

fn parse_small(text: &str) -> Option<u32> {
    u32::try_from(parse_whole(text)?).ok()
}

/// Digits, with `0x` or `0b` before them or with groups of digits.
fn parse_whole(text: &str) -> Option<BigUint> {
    let text = text.trim();
    let (digits, radix) = match (text.strip_prefix("0x"), text.strip_prefix("0b")) {
        (Some(digits), _) => (digits.replace('_', ""), 16),
        (_, Some(digits)) => (digits.replace(['_', ' '], ""), 2),
        _ => (without_groups(text)?, 10),
    };
    let is_number = !digits.is_empty() && digits.chars().all(|digit| digit.is_digit(radix));
    is_number.then(|| BigUint::parse_bytes(digits.as_bytes(), radix))?
}

/// Removes spaces, commas, points, apostrophes and underscores between groups of digits: three digits in the last group, two or
/// three in those between (as in India), up to three in the first.
fn without_groups(text: &str) -> Option<String> {
    let is_separator = |letter: char| letter.is_whitespace() || matches!(letter, ',' | '.' | '\'' | '’' | '_');
    // A point beside others would be a decimal point.
    if text.contains('.') && text.contains(|letter| letter != '.' && is_separator(letter)) {
        return None;
    }
    let groups: Vec<&str> = text.split(is_separator).collect();
    let [first, between @ .., last] = groups.as_slice() else { return Some(text.to_owned()) };
    let is_grouped =
        (1..=3).contains(&first.len()) && between.iter().all(|group| (2..=3).contains(&group.len())) && last.len() == 3;
    is_grouped.then(|| groups.concat())
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
        f.write_str("not a move number")
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
