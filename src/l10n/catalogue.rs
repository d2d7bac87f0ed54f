//! A language with its texts.

use crate::model::Locale;
use crate::solver::{Index, Move};

use super::format::{Arg, interpolate};
use super::number_format::NumberFormat;
use super::{DialogMessage, MessageKey, PageMessage};

/// The texts of a language.
#[derive(Debug)]
struct Catalogue {
    number_format: NumberFormat,
    /// The texts, in the order of their names.
    texts: Vec<&'static str>,
}

/// A language of the page with its texts.
#[derive(Clone, Copy, Debug, Default)]
pub struct L10n {
    locale: Locale,
    /// None for English, which comes with the program.
    catalogue: Option<&'static Catalogue>,
}

impl PartialEq for L10n {
    fn eq(&self, other: &Self) -> bool {
        self.locale == other.locale
    }
}

impl L10n {
    /// English, which is part of the program.
    pub const ENGLISH: Self = Self { locale: Locale::English, catalogue: None };

    /// Parses a language: its code, a line for its number format ([`NumberFormat::read`]) and its file. The file has a line
    /// `Name = text` for each text; lines without `=` are ignored. `None` when it is no language of this version.
    ///
    /// The texts stay in memory for good: [`L10nCache`](super::L10nCache) parses each language once.
    #[must_use]
    pub fn parse(speech: &str) -> Option<Self> {
        let (code, text) = speech.split_once('\n')?;
        let locale: Locale = code.parse().ok()?;
        if locale == Locale::English {
            return Some(Self::ENGLISH);
        }
        let text: &'static str = Box::leak(text.into());
        let (number_format, file) = text.split_once('\n')?;
        let texts: Vec<&'static str> =
            file.split('\n').filter_map(|line| Some(line.split_once('=')?.1.trim_start())).collect();
        let catalogue = Catalogue { number_format: NumberFormat::read(number_format)?, texts };
        let is_whole = catalogue.texts.len() == DialogMessage::COUNT;
        is_whole.then(|| Self { locale, catalogue: Some(Box::leak(Box::new(catalogue))) })
    }

    #[must_use]
    pub const fn locale(self) -> Locale {
        self.locale
    }

    /// How it writes numbers.
    #[must_use]
    pub fn number_format(self) -> &'static NumberFormat {
        const ENGLISH: &NumberFormat = &NumberFormat::ENGLISH;
        self.catalogue.map_or(ENGLISH, |catalogue| &catalogue.number_format)
    }

    /// A text without arguments.
    ///
    /// ```
    /// use tower_of_hanoi::l10n::{L10n, PageMessage};
    ///
    /// assert_eq!(L10n::ENGLISH.text(PageMessage::Towers), "The towers");
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn text<M: MessageKey>(self, message: M) -> &'static str {
        self.text_at(M::BEFORE + message.number(), message.english())
    }

    fn text_at(self, place: usize, english: &'static str) -> &'static str {
        self.catalogue.and_then(|catalogue| catalogue.texts.get(place)).copied().unwrap_or(english)
    }

    /// A text with its arguments.
    #[must_use]
    #[inline(always)]
    pub fn format<M: MessageKey>(self, message: M, args: &[Arg<'_>]) -> String {
        self.fill_in(self.text(message), args)
    }

    /// A text of this language with its arguments.
    pub(super) fn fill_in(self, text: &str, args: &[Arg<'_>]) -> String {
        interpolate(text, args, self.number_format())
    }

    /// All digits of a number.
    #[must_use]
    pub fn full(self, index: &Index) -> String {
        self.number_format().full(index)
    }

    /// A number as sentences have it.
    #[must_use]
    pub fn compact(self, index: &Index) -> String {
        self.number_format().compact(index)
    }

    /// A move.
    #[must_use]
    pub fn step(self, step: Move) -> String {
        self.format(PageMessage::Step, &[step.disc.into(), step.from.into(), step.to.into()])
    }
}
