//! The share dialog: what is shared, and how.

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

/// What the share dialog is set to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ShareConfig {
    pub kind: ShareKind,
    pub start_at: StartAt,
    /// The panels of what goes into another page; `None` for the default.
    pub shown: Option<Panels>,
    pub theme: Theme,
    /// The number that goes with the kind; `None` for the default.
    pub number: Option<u32>,
    /// `None` for the default.
    pub format: Option<FileFormat>,
    /// What a picture shows.
    pub picture: PictureOf,
    /// Whether a graph has an arc for each move, rather than an edge for both ways.
    pub is_directed: bool,
    /// The moves of a list: those after the first index, up to the last.
    pub span: Option<Span>,
    pub exercise_kind: ExerciseKind,
    /// Whether each learner gets other questions.
    pub is_seed_per_learner: bool,
    pub locked: Panels,
    /// The score at which an exercise is passed, in percent; `None` for the default.
    pub pass_mark: Option<u32>,
    /// Words of the link that mean nothing.
    pub unknown: Vec<String>,
}

impl ShareConfig {
    pub(super) const PASS_MARKS: RangeInclusive<u32> = 0..=100;

    /// The score at which an exercise is passed, in percent.
    #[must_use]
    pub fn pass_mark(&self) -> u32 {
        self.pass_mark.unwrap_or(60)
    }

    fn takes(&self, number: u32) -> bool {
        self.kind.number_range().is_some_and(|(min, _, max)| (min..=max).contains(&number))
    }

    /// The number that goes with the kind; 0 when there is none.
    #[must_use]
    pub fn number(&self) -> u32 {
        let default = self.kind.number_range().map_or(0, |(_, default, _)| default);
        self.number.filter(|&number| self.takes(number)).unwrap_or(default)
    }

    /// The formats that can be chosen, the default first.
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

    /// The format of the file; `None` when it is no file.
    #[must_use]
    pub fn format(&self) -> Option<FileFormat> {
        let formats = self.formats();
        self.format.filter(|format| formats.contains(format)).or(formats.first().copied())
    }

    /// The panels of what goes into another page.
    #[must_use]
    pub fn shown(&self, state: &State) -> Panels {
        let own = state.config.panels.shown;
        let default = if own == Panels::default_for(false) { Panels::default_for(true) } else { own };
        self.shown.unwrap_or(default)
    }

    /// How many moves a list has by default, or a film, or slides.
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

    /// Whether a picture or a film is dark. It is a file, which cannot follow the system, so it is light unless it is to be dark.
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

    /// Whether it has a first and a last move.
    #[must_use]
    pub fn has_span(&self) -> bool {
        matches!(self.kind, ShareKind::Moves | ShareKind::Film) || self.has_slides_of_moves()
    }

    /// The moves of a list, a film or slides; `None` when there are none.
    #[must_use]
    pub fn moves(&self, state: &State) -> Option<Span> {
        let total = state.total();
        let count = Index::from(self.default_moves());
        let default = || {
            let (latest, index) = (total.saturating_sub(&count), state.index());
            // A list is as long as it can be. A film goes on from here, where moves are left.
            let goes_on = self.kind != ShareKind::Moves && index < total;
            let first = if goes_on { index.clone() } else { index.clone().min(latest) };
            Span { last: (&first + &count).min(total.clone()), first }
        };
        let span = self.span.clone().filter(|span| span.last <= *total).unwrap_or_else(default);
        (span.first < span.last).then_some(span)
    }
}

/// How far an export is, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportStatus {
    /// This many moves or positions are written.
    Writing(u32),
    Saved,
    NotSaved,
    Copied,
    /// The browser refused.
    NotCopied,
}
