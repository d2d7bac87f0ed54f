//! Facts put into a text.

use crate::solver::{Disc, Index, Peg};

use super::number_format::NumberFormat;

/// What a text is about.
#[derive(Clone, Debug)]
pub enum Arg<'a> {
    /// A number as people read it.
    Number(&'a Index),
    /// A number with all its digits.
    FullNumber(&'a Index),
    /// A small number.
    Count(u64),
    /// Digits with a point, as computers write them.
    Decimal(&'a str),
    /// Anything that is not translated, or is already.
    Text(&'a str),
    /// The same.
    Owned(String),
}

impl<'a> From<&'a Index> for Arg<'a> {
    fn from(index: &'a Index) -> Self {
        Self::Number(index)
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Owned(text)
    }
}

impl From<u32> for Arg<'_> {
    fn from(count: u32) -> Self {
        Self::Count(count.into())
    }
}

impl From<usize> for Arg<'_> {
    fn from(count: usize) -> Self {
        Self::Count(count as u64)
    }
}

impl From<Peg> for Arg<'_> {
    fn from(peg: Peg) -> Self {
        Self::Owned(peg.letter().into())
    }
}

impl From<Disc> for Arg<'_> {
    /// The name of a disc is its number, in plain digits.
    fn from(disc: Disc) -> Self {
        Self::Owned(disc.number().to_string())
    }
}

impl Arg<'_> {
    fn write(&self, number_format: &NumberFormat) -> String {
        match self {
            Self::Number(index) => number_format.compact(index),
            Self::FullNumber(index) => number_format.full(index),
            Self::Count(count) => number_format.group(&count.to_string()),
            Self::Decimal(digits) => number_format.decimal(digits),
            Self::Text(text) => (*text).to_owned(),
            Self::Owned(text) => text.clone(),
        }
    }

    /// The digits that a choice goes by.
    fn digits(&self) -> String {
        match self {
            Self::Number(index) | Self::FullNumber(index) => index.to_string(),
            Self::Count(count) => count.to_string(),
            Self::Decimal(text) | Self::Text(text) => (*text).to_owned(),
            Self::Owned(text) => text.clone(),
        }
    }

    /// The choice that fits.
    fn choose<'t>(&self, choices: &'t str, number_format: &NumberFormat) -> &'t str {
        let digits = self.digits();
        let category = number_format.category(&digits);
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

/// A text with its args. A fact that is not there leaves a gap: that texts and args fit is tested for every language.
pub fn interpolate(text: &str, args: &[Arg<'_>], number_format: &NumberFormat) -> String {
    let mut filled = String::new();
    let mut pieces = text.split('{');
    filled.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (place, after) = piece.split_once('}').unwrap_or_default();
        let (number, choices) = match place.split_once('#') {
            Some((number, choices)) => (number, Some(choices)),
            None => (place, None),
        };
        let fact = number.chars().next().and_then(|number| args.get(number.to_digit(10)? as usize));
        if let Some(fact) = fact {
            let written = fact.write(number_format);
            match choices {
                Some(choices) => filled.push_str(&fact.choose(choices, number_format).replace('#', &written)),
                None => filled.push_str(&written),
            }
        }
        filled.push_str(after);
    }
    filled
}
