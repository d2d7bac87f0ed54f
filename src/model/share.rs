//! The share dialog: its settings, and the files that it makes.

pub mod export;
mod kind;
mod notation;
mod shared_state;
mod update;

use std::ops::RangeInclusive;

use super::{ExerciseKind, Panels, Span, State, Theme};
use crate::solver::Index;

pub(super) use update::update;

pub use kind::{FileFormat, PictureOf, ShareKind, StartAt};
pub use update::{ShareAction, ShareEdit};

/// The settings of the share dialog.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ShareConfig {
    pub kind: ShareKind,
    pub start_at: StartAt,
    /// The panels that are shown in another page; `None` for the default.
    pub shown: Option<Panels>,
    pub theme: Theme,
    /// The number that belongs to the kind; `None` for the default.
    pub number: Option<u32>,
    /// `None` for the default.
    pub format: Option<FileFormat>,
    /// The subject of a picture.
    pub picture: PictureOf,
    /// Whether a graph has an arc for each move rather than an edge for both directions.
    pub is_directed: bool,
    /// The moves of a list: those after the first index, up to the last.
    pub span: Option<Span>,
    pub exercise_kind: ExerciseKind,
    /// Whether each learner gets different questions.
    pub is_seed_per_learner: bool,
    pub locked: Panels,
    /// The score needed to pass an exercise, in percent; `None` for the default.
    pub pass_mark: Option<u32>,
    /// Words of the link that have no meaning.
    pub unknown: Vec<String>,
}

impl ShareConfig {
    pub(super) const PASS_MARKS: RangeInclusive<u32> = 0..=100;

    /// The score needed to pass an exercise, in percent.
    #[must_use]
    pub fn pass_mark(&self) -> u32 {
        self.pass_mark.unwrap_or(60)
    }

    fn takes(&self, number: u32) -> bool {
        self.kind.number_range().is_some_and(|(min, _, max)| (min..=max).contains(&number))
    }

    /// The number that belongs to the kind, or 0.
    #[must_use]
    pub fn number(&self) -> u32 {
        let default = self.kind.number_range().map_or(0, |(_, default, _)| default);
        self.number.filter(|&number| self.takes(number)).unwrap_or(default)
    }

    /// The available formats, the default first.
    #[must_use]
    pub fn formats(&self) -> &'static [FileFormat] {
        match self.picture {
            // The page itself makes the PNG file of the towers, beside their SVG file.
            PictureOf::Towers if self.kind == ShareKind::Picture => {
                &[FileFormat::Svg, FileFormat::TikZ, FileFormat::Beamer]
            }
            PictureOf::Timeline => &[FileFormat::Svg, FileFormat::Png, FileFormat::TikZ],
            PictureOf::Towers | PictureOf::Graph | PictureOf::Recursion => self.kind.formats(),
        }
    }

    /// The format of the file; `None` if it is not a file.
    #[must_use]
    pub fn format(&self) -> Option<FileFormat> {
        let formats = self.formats();
        self.format.filter(|format| formats.contains(format)).or(formats.first().copied())
    }

    /// The panels that are shown in another page.
    #[must_use]
    pub fn shown(&self, state: &State) -> Panels {
        let own = state.config.panels.shown;
        let default = if own == Panels::default_for(false) { Panels::default_for(true) } else { own };
        self.shown.unwrap_or(default)
    }

    /// The default number of moves of a list, a film or slides.
    fn default_moves(&self) -> u64 {
        match self.kind {
            ShareKind::Film => 30,
            ShareKind::Picture => 15,
            ShareKind::Link
            | ShareKind::Frame
            | ShareKind::Element
            | ShareKind::Exercise
            | ShareKind::Moves
            | ShareKind::Graph
            | ShareKind::Worksheet
            | ShareKind::File
            | ShareKind::Scorm => 1_000,
        }
    }

    /// Whether a picture or a film is dark. A file cannot follow the system, so it is light unless the user chooses dark.
    #[must_use]
    pub fn is_dark(&self) -> bool {
        self.theme == Theme::Dark
    }

    /// Whether there is a slide for each of several moves.
    #[must_use]
    pub fn has_slides_of_moves(&self) -> bool {
        let is_beamer = self.kind == ShareKind::Picture && self.format() == Some(FileFormat::Beamer);
        is_beamer && matches!(self.picture, PictureOf::Towers | PictureOf::Graph)
    }

    /// Whether a first and a last move can be set.
    #[must_use]
    pub fn has_span(&self) -> bool {
        matches!(self.kind, ShareKind::Moves | ShareKind::Film) || self.has_slides_of_moves()
    }

    /// The moves of a list, a film or slides; `None` if there are none.
    #[must_use]
    pub fn moves(&self, state: &State) -> Option<Span> {
        let total = state.total();
        let count = Index::from(self.default_moves());
        let default = || {
            let (latest, index) = (total.saturating_sub(&count), state.index());
            // A list is as long as possible. A film starts here, if moves are left.
            let goes_on = self.kind != ShareKind::Moves && index < total;
            let first = if goes_on { index.clone() } else { index.clone().min(latest) };
            Span { last: (&first + &count).min(total.clone()), first }
        };
        let span = self.span.clone().filter(|span| span.last <= *total).unwrap_or_else(default);
        (span.first < span.last).then_some(span)
    }
}

/// The progress of an export, or its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportStatus {
    /// The number of moves or positions written so far.
    Writing(u32),
    Saved,
    NotSaved,
    Copied,
    /// The browser refused to copy.
    NotCopied,
}
