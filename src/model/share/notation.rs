//! The notation of the share dialog in links: the kind, then a word for each setting that is not the default.

use std::fmt;

use crate::model::link::parse_pair;
use crate::model::{ExerciseKind, Panels, Span, Theme};
use crate::solver::Index;

use super::{FileFormat, PictureOf, ShareConfig, ShareKind, StartAt};

impl ShareConfig {
    const MAX_TEXT: usize = 4_000;

    /// Parses the notation in links: the kind, then a word for each setting that is not the default, separated by dots:
    /// `frame.plays.480`. Unknown words are kept separately. `None` if the text cannot be such a list.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b".,-:".contains(&byte);
        if text.is_empty() || text.len() > Self::MAX_TEXT || !text.bytes().all(is_plain) {
            return None;
        }
        let mut share = Self::default();
        let mut words = text.split('.');
        let first = words.next().unwrap_or_default();
        match first.parse() {
            Ok(kind) => share.kind = kind,
            Err(_) => share.unknown.push(first.to_owned()),
        }
        for word in words {
            if share.set_word(word).is_none() {
                share.unknown.push(word.to_owned());
            }
        }
        Some(share)
    }

    fn set_word(&mut self, word: &str) -> Option<()> {
        if let Ok(start_at) = word.parse() {
            self.start_at = start_at;
        } else if let Ok(theme) = word.parse() {
            self.theme = theme;
        } else if let Some(format) = self.format_named(word) {
            self.format = Some(format);
        } else if let Some(kind) = word.parse().ok().filter(|&kind| self.kind.has_questions(kind)) {
            self.exercise_kind = kind;
        } else if let Some(picture) = word.parse().ok().filter(|_| self.kind == ShareKind::Picture) {
            self.picture = picture;
        } else if word == "each" {
            self.is_seed_per_learner = true;
        } else if let Some(locked) = word.strip_prefix("lock:").and_then(|panels| panels.parse().ok()) {
            self.locked = locked;
        } else if let Some(pass_mark) = word.strip_prefix("pass:") {
            self.pass_mark = Some(pass_mark.parse().ok().filter(|mark| Self::PASS_MARKS.contains(mark))?);
        } else if word == "directed" {
            self.is_directed = true;
        } else if word == "nothing" {
            self.shown = Some(Panels::EMPTY);
        } else if let Some(number) = word.parse().ok().filter(|&number| self.takes(number)) {
            self.number = Some(number);
        } else if word.contains('-') && !word.is_empty() {
            let (first, last): (Index, Index) = parse_pair(word)?;
            self.span = (first < last).then_some(Span { first, last });
        } else {
            self.shown = Some(word.parse().ok().filter(|_| !word.is_empty())?);
        }
        Some(())
    }

    fn format_named(&self, name: &str) -> Option<FileFormat> {
        self.kind.formats().iter().copied().find(|format| format.name() == name)
    }
}

impl fmt::Display for ShareConfig {
    /// Writes the notation of [`ShareConfig::parse`], without unknown words.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.name())?;
        let mut add = |is_default: bool, word: &str| if is_default { Ok(()) } else { write!(f, ".{word}") };
        add(self.start_at == StartAt::default(), self.start_at.name())?;
        add(self.theme == Theme::default(), self.theme.name())?;
        let has_questions = self.kind.has_questions(self.exercise_kind);
        add(!has_questions || self.exercise_kind == ExerciseKind::default(), self.exercise_kind.name())?;
        let is_picture = self.kind == ShareKind::Picture;
        add(!is_picture || self.picture == PictureOf::default(), self.picture.name())?;
        add(!self.is_seed_per_learner, "each")?;
        add(self.locked == Panels::EMPTY, &["lock:", &self.locked.to_string()].concat())?;
        add(self.pass_mark.is_none(), &["pass:", &self.pass_mark().to_string()].concat())?;
        add(!self.is_directed, "directed")?;
        add(self.format.is_none(), self.format().map_or("", FileFormat::name))?;
        add(self.number.is_none(), &self.number().to_string())?;
        if let Some(span) = &self.span {
            add(false, &span.to_string())?;
        }
        match self.shown {
            None => Ok(()),
            Some(Panels::EMPTY) => add(false, "nothing"),
            Some(shown) => add(false, &shown.to_string()),
        }
    }
}
