//! How a move number is read.

use std::str::FromStr;

use num_bigint::BigUint;

use crate::model::plain_text;

use super::{IndexExpr, ParseIndexExprError, Term, TermValue};

/// Longer texts are refused without parsing.
const MAX_LEN: usize = 20_000;
const MAX_TERMS: usize = 8;

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
