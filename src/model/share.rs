//! The share dialog: what is shared, and how.

pub mod export;
mod kind;
mod words;

use std::ops::RangeInclusive;

use super::{
    Bound, Config, IndexExpr, Panel, Panels, Parameter, PictureFormat, Problem, Quiz, QuizKind, Reason, Span, State,
    Theme,
};
use crate::model::{LessonPlace, LessonSource};
use crate::solver::Index;

pub use kind::{FileFormat, PictureOf, ShareKind, StartAt};

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
    pub quiz_kind: QuizKind,
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
            _ => self.kind.formats(),
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
            _ => 1_000,
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

    /// Whether the whole lesson that is shown is shared, from its first step on, rather than a view.
    #[must_use]
    pub fn has_whole_lesson(&self, state: &State) -> bool {
        let is_from_start = self.kind.has_start() && self.start_at == StartAt::Start;
        // What writes files has not unpacked a lesson of somebody's own.
        let is_unknown = matches!(&state.config.lesson, Some(LessonPlace { source: LessonSource::Own(_), .. }));
        let has_questions = is_unknown || !state.lesson_quizzes().is_empty();
        state.config.lesson.is_some() && (is_from_start || (self.kind == ShareKind::Scorm && has_questions))
    }

    /// The state that is shared.
    #[must_use]
    pub fn shared(&self, state: &State) -> State {
        let mut shared = state.clone();
        shared.config.share = None;
        // The attempt is one learner's.
        shared.config.quiz.registration = None;
        shared.pause();
        let has_lesson = self.has_whole_lesson(state);
        if has_lesson {
            shared = state.before_lesson_begins();
        } else {
            shared.start_at(self.start_at);
        }
        if self.kind == ShareKind::File {
            shared.config.panels.locked = self.locked;
        }
        if self.kind.has_quiz() && !has_lesson {
            self.share_quiz(&mut shared.config, state.index());
        }
        if self.kind.is_embedded() {
            shared.config.appearance.shortcuts = super::Shortcuts::default();
            if !has_lesson {
                shared.config.lesson = None;
            }
            shared.config.appearance.is_embedded = true;
            shared.config.appearance.is_presented = false;
            shared.config.panels.shown = self.shown(state);
            shared.config.appearance.theme = self.theme;
        }
        shared
    }

    fn share_quiz(&self, config: &mut Config, index: &Index) {
        // Learners start where the exercise does, and not in somebody's game.
        config.manual_play = None;
        config.quiz.quiz = Some(Quiz { kind: self.quiz_kind, question_count: self.number(), question: 1 });
        // Another move, other questions; the same ones for everybody with this link.
        config.quiz.seed = (!self.is_seed_per_learner).then(|| 1 + index.remainder(999_983));
        config.panels.locked = self.locked;
    }

    /// The name of the file that is saved.
    #[must_use]
    pub fn file_name(&self, state: &State, extension: &str) -> String {
        const MAX_INDEX_DIGITS: usize = 40;
        let puzzle = state.puzzle();
        let (discs, pegs, rule) = (puzzle.discs().count(), puzzle.pegs().count(), puzzle.rule());
        let index = state.index().to_string();
        let name = match self.kind {
            ShareKind::Picture if index.len() <= MAX_INDEX_DIGITS => {
                format!("hanoi {discs} {pegs} {rule} move {index}")
            }
            ShareKind::Picture => format!("hanoi {discs} {pegs} {rule} move"),
            kind => format!("hanoi {discs} {pegs} {rule} {}", kind.name()),
        };
        let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
        format!("{}.{extension}", name.chars().map(plain).collect::<String>())
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

#[derive(Clone, Debug, PartialEq)]
pub enum ShareAction {
    Open,
    Close,
    SetKind(ShareKind),
    SetStartAt(StartAt),
    SetTheme(Theme),
    SetFormat(FileFormat),
    SetPicture(PictureOf),
    /// The text of a field.
    SetNumber(String),
    SetPassMark(String),
    SetQuizKind(QuizKind),
    ToggleSeedPerLearner,
    ToggleLocked(Panel),
    ToggleDirected,
    ToggleShown(Panel),
    /// The number of the first or last move of a list, as it was typed.
    SetMoveBound(Bound, String),
    CopyText(String),
    ShareLink(String),
    SavePicture(PictureFormat),
    Print,
    StartExport,
    SetExportStatus(Option<ExportStatus>),
    /// What came of copying a text.
    Copied(String, ExportStatus),
}

pub(super) fn update(state: &mut State, action: ShareAction) {
    match action {
        ShareAction::StartExport => state.session.export = Some(ExportStatus::Writing(0)),
        ShareAction::Close => {
            clear(state);
            state.config.share = None;
        }
        action => {
            clear(state);
            let mut share = state.config.share.take().unwrap_or_default();
            share.unknown.clear();
            if let Err(problem) = share.apply(state, action) {
                state.report(problem);
            }
            // What is shared is what is seen.
            state.pause();
            state.config.share = Some(share);
        }
    }
}

fn clear(state: &mut State) {
    state.session.export = None;
    state.clear_problem(Parameter::Share);
}

impl ShareConfig {
    fn apply(&mut self, state: &State, action: ShareAction) -> Result<(), Problem> {
        match action {
            ShareAction::SetKind(kind) => {
                (self.kind, self.number, self.format, self.quiz_kind) = (kind, None, None, QuizKind::default());
                (self.picture, self.span) = (PictureOf::default(), None);
                // In links the name of a panel is that of a picture.
                self.shown = self.shown.filter(|_| kind != ShareKind::Picture);
            }
            // Who makes a lesson shares all of it.
            ShareAction::Open if state.session.lesson.draft.is_some() => self.start_at = StartAt::Start,
            ShareAction::SetStartAt(start_at) => self.start_at = start_at,
            ShareAction::SetTheme(theme) => self.theme = theme,
            ShareAction::SetFormat(format) if self.formats().contains(&format) => self.format = Some(format),
            ShareAction::SetFormat(format) => return Err(Problem::invalid(Parameter::Share, format.name())),
            ShareAction::SetPicture(picture) if self.kind == ShareKind::Picture => {
                self.picture = picture;
                self.format = self.format.filter(|format| self.formats().contains(format));
            }
            ShareAction::SetNumber(text) => self.number = Some(self.parse_number(&text)?),
            ShareAction::SetPassMark(text) => {
                let mark = text.parse().ok().filter(|mark| Self::PASS_MARKS.contains(mark));
                let bounds = Reason::OutOfBounds { min: 0, max: 100 };
                self.pass_mark = Some(mark.ok_or_else(|| Problem::new(Parameter::Share, &text, bounds))?);
            }
            ShareAction::SetQuizKind(kind) if self.kind.has_quiz() => self.quiz_kind = kind,
            ShareAction::ToggleSeedPerLearner => self.is_seed_per_learner = !self.is_seed_per_learner,
            ShareAction::ToggleLocked(panel) => self.locked = self.locked.toggled(panel),
            ShareAction::ToggleDirected => self.is_directed = !self.is_directed,
            ShareAction::ToggleShown(panel) if self.kind != ShareKind::Picture => {
                self.shown = Some(self.shown(state).toggled(panel))
            }
            ShareAction::SetMoveBound(bound, text) => {
                let invalid = || Problem::invalid(Parameter::Share, &text);
                self.span = Some(self.with_bound(state, bound, &text).ok_or_else(invalid)?);
            }
            _ => {}
        }
        Ok(())
    }

    fn parse_number(&self, text: &str) -> Result<u32, Problem> {
        let number = text.parse().ok().filter(|&number| self.takes(number));
        number.ok_or_else(|| {
            let bounds = self.kind.number_range().map(|(min, _, max)| Reason::OutOfBounds { min, max });
            Problem::new(Parameter::Share, text, bounds.unwrap_or(Reason::Invalid))
        })
    }

    fn with_bound(&self, state: &State, bound: Bound, text: &str) -> Option<Span> {
        let index = text.parse::<IndexExpr>().ok()?.resolve(state.total()).ok()?;
        let old = self.moves(state)?;
        let (first, last) = match bound {
            // The move with this number is the first of them.
            Bound::First => (index.previous()?, old.last),
            Bound::Last => (old.first, index),
        };
        (first < last && last <= *state.total()).then_some(Span { first, last })
    }
}
