//! What people do in the share dialog.

use super::{ExportStatus, FileFormat, PictureOf, ShareConfig, ShareKind, StartAt};
use crate::model::{
    Bound, IndexExpr, Panel, Parameter, PictureFormat, Problem, QuizKind, Reason, Span, State, Theme, whole_number,
};

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

pub fn update(state: &mut State, action: ShareAction) {
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
                let mark = whole_number(&text).filter(|mark| Self::PASS_MARKS.contains(mark));
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
        let number = whole_number(text).filter(|&number| self.takes(number));
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
