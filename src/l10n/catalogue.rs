//! A language and its messages.

use crate::model::Locale;
use crate::solver::{Index, Move};

use super::format::{Arg, interpolate};
use super::number_format::NumberFormat;
use super::{DialogMessage, MessageKey, PageMessage};

#[derive(Debug)]
struct Catalogue {
    number_format: NumberFormat,
    /// In the order of the keys: page messages, then panel messages, then dialog messages.
    texts: Vec<&'static str>,
}

/// The current language. `Copy`, so that it can be passed to every view.
#[derive(Clone, Copy, Debug, Default)]
pub struct L10n {
    locale: Locale,
    /// `None` for English, which is compiled in.
    catalogue: Option<&'static Catalogue>,
}

impl PartialEq for L10n {
    fn eq(&self, other: &Self) -> bool {
        self.locale == other.locale
    }
}

impl L10n {
    pub const ENGLISH: Self = Self { locale: Locale::English, catalogue: None };

    /// Parses a language: a line with its code, a line with its number format ([`NumberFormat::read`]), and its file.
    /// The file has a line `Key = text` for each message; lines without `=` are ignored. Returns `None` for an unknown
    /// language or a wrong number of messages.
    ///
    /// The texts are leaked, so use [`L10nCache`](super::L10nCache), which parses each language once.
    #[must_use]
    pub fn parse(source: &str) -> Option<Self> {
        let (code, text) = source.split_once('\n')?;
        let locale: Locale = code.parse().ok()?;
        if locale == Locale::English {
            return Some(Self::ENGLISH);
        }
        let text: &'static str = Box::leak(text.into());
        let (number_format, file) = text.split_once('\n')?;
        let texts: Vec<&'static str> =
            file.split('\n').filter_map(|line| Some(line.split_once('=')?.1.trim_start())).collect();
        let catalogue = Catalogue { number_format: NumberFormat::read(number_format)?, texts };
        let is_complete = catalogue.texts.len() == DialogMessage::COUNT;
        is_complete.then(|| Self { locale, catalogue: Some(Box::leak(Box::new(catalogue))) })
    }

    #[must_use]
    pub const fn locale(self) -> Locale {
        self.locale
    }

    #[must_use]
    pub fn number_format(self) -> &'static NumberFormat {
        const ENGLISH: &NumberFormat = &NumberFormat::ENGLISH;
        self.catalogue.map_or(ENGLISH, |catalogue| &catalogue.number_format)
    }

    /// The text of a message without arguments.
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

    fn text_at(self, index: usize, english: &'static str) -> &'static str {
        self.catalogue.and_then(|catalogue| catalogue.texts.get(index)).copied().unwrap_or(english)
    }

    /// The text of a message, with its arguments inserted.
    #[must_use]
    #[inline(always)]
    pub fn format<M: MessageKey>(self, message: M, args: &[Arg<'_>]) -> String {
        self.fill_in(self.text(message), args)
    }

    pub(super) fn fill_in(self, text: &str, args: &[Arg<'_>]) -> String {
        interpolate(text, args, self.number_format())
    }

    /// See [`NumberFormat::full`].
    #[must_use]
    pub fn full(self, index: &Index) -> String {
        self.number_format().full(index)
    }

    /// See [`NumberFormat::compact`].
    #[must_use]
    pub fn compact(self, index: &Index) -> String {
        self.number_format().compact(index)
    }

    /// A move in words: the disc and its two pegs.
    #[must_use]
    pub fn step(self, step: Move) -> String {
        self.format(PageMessage::Step, &[step.disc.into(), step.from.into(), step.to.into()])
    }
}
