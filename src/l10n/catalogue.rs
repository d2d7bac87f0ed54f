//! A language and its messages.

use crate::model::Locale;
use crate::solver::{Index, Move};

use super::interpolate::interpolate;
use super::number_format::NumberFormat;
use super::{Arg, Message, msg};

#[derive(Debug)]
struct Catalogue {
    number_format: NumberFormat,
    /// In the order of the keys; empty if English replaces a missing text.
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

    /// Parses a language: a line with its code, a line with its number format ([`NumberFormat::read`]), and its file,
    /// which has a line for each text after [`msg::FINGERPRINT`]. Returns `None` for an unknown language and for the file
    /// of another version.
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
        let texts: Vec<_> = file.strip_prefix(msg::FINGERPRINT)?.strip_prefix('\n')?.lines().collect();
        if texts.len() != msg::COUNT {
            return None;
        }
        let catalogue = Catalogue { number_format: NumberFormat::read(number_format)?, texts };
        Some(Self { locale, catalogue: Some(Box::leak(Box::new(catalogue))) })
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
    /// use tower_of_hanoi::l10n::{L10n, msg};
    ///
    /// assert_eq!(L10n::ENGLISH.text(msg::TRANSPORT_PLAY), "Play");
    /// ```
    #[must_use]
    pub fn text(self, message: Message) -> &'static str {
        self.pattern(message.number, message.english)
    }

    /// The text of a message, with its arguments inserted, in the order of the comment in `en.ftl`.
    ///
    /// ```
    /// use tower_of_hanoi::l10n::{L10n, msg};
    ///
    /// assert_eq!(L10n::ENGLISH.format(msg::DURATION_DAYS, [1u32.into()]), "1 day");
    /// ```
    #[must_use]
    pub fn format<const N: usize>(self, message: Message<N>, args: [Arg<'_>; N]) -> String {
        interpolate(self.pattern(message.number, message.english), &args, self.number_format())
    }

    fn pattern(self, number: usize, english: &'static str) -> &'static str {
        let translated = self.catalogue.and_then(|catalogue| catalogue.texts.get(number)).copied();
        translated.filter(|text| !text.is_empty()).unwrap_or(english)
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

    /// The parts of a list, with the separator of the language.
    #[must_use]
    pub fn list(self, parts: impl IntoIterator<Item = String>) -> String {
        self.joined(msg::COMMON_LIST, parts)
    }

    /// The parts of a list as in [`L10n::list`], with a separator for parts that may contain commas.
    #[must_use]
    pub fn long_list(self, parts: impl IntoIterator<Item = String>) -> String {
        self.joined(msg::COMMON_LONG_LIST, parts)
    }

    fn joined(self, separator: Message<2>, parts: impl IntoIterator<Item = String>) -> String {
        let joined = parts.into_iter().reduce(|all, part| self.format(separator, [all.into(), part.into()]));
        joined.unwrap_or_default()
    }

    /// A move as a text by itself: the disc and its two pegs.
    #[must_use]
    pub fn step(self, step: Move) -> String {
        self.format(msg::COMMON_MOVE, [step.disc.into(), step.from.into(), step.to.into()])
    }
}
