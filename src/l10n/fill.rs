//! Facts put into a text.

use crate::solver::{Disc, Index, Peg};

use super::numerals::Numerals;

/// What a text is about.
#[derive(Clone, Debug)]
pub enum Fact<'a> {
    /// A number as people read it.
    Number(&'a Index),
    /// A number with all its digits.
    Exact(&'a Index),
    /// A small number.
    Count(u64),
    /// Digits with a point, as computers write them.
    Decimal(&'a str),
    /// Anything that is not translated, or is already.
    Text(&'a str),
    /// The same.
    Own(String),
}

impl<'a> From<&'a Index> for Fact<'a> {
    fn from(index: &'a Index) -> Self {
        Self::Number(index)
    }
}

impl<'a> From<&'a str> for Fact<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl From<String> for Fact<'_> {
    fn from(text: String) -> Self {
        Self::Own(text)
    }
}

impl From<u32> for Fact<'_> {
    fn from(count: u32) -> Self {
        Self::Count(count.into())
    }
}

impl From<usize> for Fact<'_> {
    fn from(count: usize) -> Self {
        Self::Count(count as u64)
    }
}

impl From<Peg> for Fact<'_> {
    fn from(peg: Peg) -> Self {
        Self::Own(peg.letter().into())
    }
}

impl From<Disc> for Fact<'_> {
    /// The name of a disc is its number, in plain digits.
    fn from(disc: Disc) -> Self {
        Self::Own(disc.number().to_string())
    }
}

impl Fact<'_> {
    fn write(&self, numerals: &Numerals) -> String {
        match self {
            Self::Number(index) => numerals.readable(index),
            Self::Exact(index) => numerals.exact(index),
            Self::Count(count) => numerals.group(&count.to_string()),
            Self::Decimal(digits) => numerals.decimal(digits),
            Self::Text(text) => (*text).to_owned(),
            Self::Own(text) => text.clone(),
        }
    }

    /// The digits that a choice goes by.
    fn digits(&self) -> String {
        match self {
            Self::Number(index) | Self::Exact(index) => index.to_string(),
            Self::Count(count) => count.to_string(),
            Self::Decimal(text) | Self::Text(text) => (*text).to_owned(),
            Self::Own(text) => text.clone(),
        }
    }

    /// The choice that fits.
    fn choose<'t>(&self, choices: &'t str, numerals: &Numerals) -> &'t str {
        let digits = self.digits();
        let category = numerals.category(&digits);
        let mut last = "";
        for choice in choices.split('|') {
            let (name, text) = choice.split_once(':').unwrap_or_default();
            last = text;
            if name == digits || name == category {
                break;
            }
        }
        last
    }
}

/// A text with its facts. A fact that is not there leaves a gap: that texts and facts fit is tested for every language.
pub fn fill(text: &str, facts: &[Fact<'_>], numerals: &Numerals) -> String {
    let mut filled = String::new();
    let mut pieces = text.split('{');
    filled.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (place, after) = piece.split_once('}').unwrap_or_default();
        let (number, choices) = match place.split_once('#') {
            Some((number, choices)) => (number, Some(choices)),
            None => (place, None),
        };
        let fact = number.chars().next().and_then(|number| facts.get(number.to_digit(10)? as usize));
        if let Some(fact) = fact {
            let written = fact.write(numerals);
            match choices {
                Some(choices) => filled.push_str(&fact.choose(choices, numerals).replace('#', &written)),
                None => filled.push_str(&written),
            }
        }
        filled.push_str(after);
    }
    filled
}
