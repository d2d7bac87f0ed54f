//! A language, with all that the page says in it.

use crate::model::Tongue;
use crate::solver::{Index, Move};

use super::fill::{Fact, fill};
use super::numerals::Numerals;
use super::{AskedText, Label, Message};

/// What was learned of a language.
#[derive(Debug)]
struct Learned {
    numerals: Numerals,
    /// The texts, in the order of their names.
    texts: Vec<&'static str>,
}

/// A language of the page, as far as it can be spoken.
#[derive(Clone, Copy, Debug, Default)]
pub struct Language {
    tongue: Tongue,
    /// None for English, which comes with the program.
    learned: Option<&'static Learned>,
}

impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        self.tongue == other.tongue
    }
}

impl Language {
    /// English, which the program always speaks.
    pub const ENGLISH: Self = Self { tongue: Tongue::English, learned: None };

    /// Learns a language from its code, a line that tells how it writes numbers ([`Numerals::read`]) and its file. The file
    /// has a line `Name = text` for each text; lines without `=` are left out. None for what is not of this program.
    ///
    /// What is learned stays in memory for good: [`Tutor`](super::Tutor) sees to it that each language does so once.
    #[must_use]
    pub fn learn(speech: &str) -> Option<Self> {
        let (code, text) = speech.split_once('\n')?;
        let tongue = Tongue::read(code)?;
        if tongue == Tongue::English {
            return Some(Self::ENGLISH);
        }
        let text: &'static str = Box::leak(text.into());
        let (numerals, file) = text.split_once('\n')?;
        let texts: Vec<&'static str> =
            file.split('\n').filter_map(|line| Some(line.split_once('=')?.1.trim_start())).collect();
        let learned = Learned { numerals: Numerals::read(numerals)?, texts };
        let is_whole = learned.texts.len() == AskedText::COUNT;
        is_whole.then(|| Self { tongue, learned: Some(Box::leak(Box::new(learned))) })
    }

    /// Which it is.
    #[must_use]
    pub const fn tongue(self) -> Tongue {
        self.tongue
    }

    /// How it writes numbers.
    #[must_use]
    pub fn numerals(self) -> &'static Numerals {
        const ENGLISH: &Numerals = &Numerals::ENGLISH;
        self.learned.map_or(ENGLISH, |learned| &learned.numerals)
    }

    /// A text without facts.
    ///
    /// ```
    /// use tower_of_hanoi::l10n::{Label, Language};
    ///
    /// assert_eq!(Language::ENGLISH.label(Label::Towers), "The towers");
    /// ```
    #[must_use]
    pub fn label<M: Message>(self, message: M) -> &'static str {
        let learned = self.learned.and_then(|learned| learned.texts.get(M::BEFORE + message.number()));
        learned.copied().unwrap_or_else(|| message.english())
    }

    /// A text with its facts.
    #[must_use]
    pub fn fill<M: Message>(self, message: M, facts: &[Fact<'_>]) -> String {
        fill(self.label(message), facts, self.numerals())
    }

    /// All digits of a number.
    #[must_use]
    pub fn exact(self, index: &Index) -> String {
        self.numerals().exact(index)
    }

    /// A number as sentences have it.
    #[must_use]
    pub fn readable(self, index: &Index) -> String {
        self.numerals().readable(index)
    }

    /// A move.
    #[must_use]
    pub fn step(self, step: Move) -> String {
        self.fill(Label::Step, &[step.disc.into(), step.from.into(), step.to.into()])
    }
}
