//! Inserts arguments into the placeholders of a message.

use crate::solver::{Disc, Index, Peg};

use super::number_format::NumberFormat;

/// An argument of a message.
#[derive(Clone, Debug)]
pub enum Arg<'a> {
    /// Rounded if it is long: see [`NumberFormat::compact`].
    Number(&'a Index),
    /// With all its digits: see [`NumberFormat::full`].
    FullNumber(&'a Index),
    Count(u64),
    /// Digits with a decimal point, which becomes the decimal separator of the language.
    Decimal(&'a str),
    /// Text that is inserted unchanged.
    Text(&'a str),
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
    /// A disc is called by its number, without group separators.
    fn from(disc: Disc) -> Self {
        Self::Owned(disc.number().to_string())
    }
}

impl Arg<'_> {
    fn format(&self, number_format: &NumberFormat) -> String {
        match self {
            Self::Number(index) => number_format.compact(index),
            Self::FullNumber(index) => number_format.full(index),
            Self::Count(count) => number_format.group(&count.to_string()),
            Self::Decimal(digits) => number_format.decimal(digits),
            Self::Text(text) => (*text).to_owned(),
            Self::Owned(text) => text.clone(),
        }
    }

    /// The plain digits that decide which plural applies.
    fn digits(&self) -> String {
        match self {
            Self::Number(index) | Self::FullNumber(index) => index.to_string(),
            Self::Count(count) => count.to_string(),
            Self::Decimal(text) | Self::Text(text) => (*text).to_owned(),
            Self::Owned(text) => text.clone(),
        }
    }

    /// The first of `choices` that is named after this number or its plural category, or else the last one.
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

/// Replaces the placeholders of a message with its arguments. A missing argument is replaced with nothing:
/// `tests/languages.rs` checks the placeholders of every language.
pub fn interpolate(text: &str, args: &[Arg<'_>], number_format: &NumberFormat) -> String {
    let mut output = String::new();
    let mut pieces = text.split('{');
    output.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (placeholder, after) = piece.split_once('}').unwrap_or_default();
        let (number, choices) = match placeholder.split_once('#') {
            Some((number, choices)) => (number, Some(choices)),
            None => (placeholder, None),
        };
        let arg = number.chars().next().and_then(|number| args.get(number.to_digit(10)? as usize));
        if let Some(arg) = arg {
            let formatted = arg.format(number_format);
            match choices {
                Some(choices) => output.push_str(&arg.choose(choices, number_format).replace('#', &formatted)),
                None => output.push_str(&formatted),
            }
        }
        output.push_str(after);
    }
    output
}
