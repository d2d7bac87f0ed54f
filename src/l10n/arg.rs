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
    pub(super) fn format(&self, number_format: &NumberFormat) -> String {
        match self {
            Self::Number(index) => number_format.compact(index),
            Self::FullNumber(index) => number_format.full(index),
            Self::Count(count) => number_format.group(&count.to_string()),
            Self::Decimal(digits) => number_format.decimal(digits),
            Self::Text(text) => (*text).to_owned(),
            Self::Owned(text) => text.clone(),
        }
    }

    /// The plain digits that decide which plural applies. A rounded number is read as a decimal, whatever its last digits are.
    pub(super) fn digits(&self) -> String {
        match self {
            Self::Number(index) if NumberFormat::rounds(index) => ".".to_owned(),
            Self::Number(index) | Self::FullNumber(index) => index.to_string(),
            Self::Count(count) => count.to_string(),
            Self::Decimal(text) | Self::Text(text) => (*text).to_owned(),
            Self::Owned(text) => text.clone(),
        }
    }
}
