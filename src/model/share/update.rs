//! The actions in the share dialog.

use super::{ExportStatus, FileFormat, PictureOf, ShareConfig, ShareKind, StartAt};
use crate::model::{
    Action, Bound, Effect, ExerciseKind, IndexExpr, Panel, Parameter, PictureFormat, Problem, Reason, Span, State,
    Theme, whole_number,
};

#[derive(Clone, Debug, PartialEq)]
pub enum ShareAction {
    Open,
    Close,
    Edit(ShareEdit),
    CopyText(String),
    ShareLink(String),
    SavePicture(PictureFormat),
    Print,
    StartExport,
    SetExportStatus(Option<ExportStatus>),
    /// The result of copying a text.
    Copied(String, ExportStatus),
}

/// A change of the settings.
#[derive(Clone, Debug, PartialEq)]
pub enum ShareEdit {
    SetKind(ShareKind),
    SetStartAt(StartAt),
    SetTheme(Theme),
    SetFormat(FileFormat),
    SetPicture(PictureOf),
    /// The text of a field.
    SetNumber(String),
    SetPassMark(String),
    SetExerciseKind(ExerciseKind),
    ToggleSeedPerLearner,
    ToggleLocked(Panel),
    ToggleDirected,
    ToggleShown(Panel),
    /// The number of the first or last move of a list, as it was typed.
    SetMoveBound(Bound, String),
}

impl From<ShareEdit> for Action {
    fn from(edit: ShareEdit) -> Self {
        ShareAction::Edit(edit).into()
    }
}

pub fn update(state: &mut State, action: ShareAction, effects: &mut Vec<Effect>) {
    match action {
        ShareAction::Open => edit(state, |_, _| Ok(())),
        ShareAction::Edit(change) => edit(state, |share, state| share.apply(state, change)),
        ShareAction::Close => {
            clear(state);
            state.config.share = None;
        }
        ShareAction::StartExport => state.session.export = Some(ExportStatus::Writing(0)),
        ShareAction::SetExportStatus(status) => state.session.export = status,
        ShareAction::Copied(text, status) => {
            (state.session.copied, state.session.export) = (Some(text), Some(status));
        }
        ShareAction::CopyText(text) => effects.push(Effect::CopyText(text)),
        ShareAction::ShareLink(link) => effects.push(Effect::ShareLink(link)),
        ShareAction::SavePicture(format) => effects.push(Effect::SavePicture(format)),
        ShareAction::Print => effects.push(Effect::Print),
    }
}

/// Changes the settings; without a change, this opens the dialog.
fn edit(state: &mut State, change: impl FnOnce(&mut ShareConfig, &State) -> Result<(), Problem>) {
    clear(state);
    let mut share = state.config.share.take().unwrap_or_else(|| {
        // A user who is making a lesson shares all of it.
        let start_at = if state.session.lesson.draft.is_some() { StartAt::Start } else { StartAt::default() };
        ShareConfig { start_at, ..ShareConfig::default() }
    });
    share.unknown.clear();
    if let Err(problem) = change(&mut share, state) {
        state.report(problem);
    }
    // The dialog shares the visible state, so playback stops.
    state.pause();
    (state.config.share, state.config.learn) = (Some(share), None);
}

fn clear(state: &mut State) {
    state.session.export = None;
    state.clear_problem(Parameter::Share);
}

impl ShareConfig {
    fn apply(&mut self, state: &State, edit: ShareEdit) -> Result<(), Problem> {
        match edit {
            ShareEdit::SetKind(kind) => {
                (self.kind, self.number, self.format, self.exercise_kind) = (kind, None, None, ExerciseKind::default());
                (self.picture, self.span) = (PictureOf::default(), None);
                // In links, a picture has the name of its panel.
                self.shown = self.shown.filter(|_| kind != ShareKind::Picture);
            }
            ShareEdit::SetStartAt(start_at) => self.start_at = start_at,
            ShareEdit::SetTheme(theme) => self.theme = theme,
            ShareEdit::SetFormat(format) if self.formats().contains(&format) => self.format = Some(format),
            ShareEdit::SetFormat(format) => return Err(Problem::invalid(Parameter::Share, format.name())),
            ShareEdit::SetPicture(picture) if self.kind == ShareKind::Picture => {
                self.picture = picture;
                self.format = self.format.filter(|format| self.formats().contains(format));
            }
            ShareEdit::SetNumber(text) => self.number = Some(self.parse_number(&text)?),
            ShareEdit::SetPassMark(text) => {
                let mark = whole_number(&text).filter(|mark| Self::PASS_MARKS.contains(mark));
                let bounds = Reason::OutOfBounds { min: 0, max: 100 };
                self.pass_mark = Some(mark.ok_or_else(|| Problem::new(Parameter::Share, &text, bounds))?);
            }
            ShareEdit::SetExerciseKind(kind) if self.kind.has_questions(kind) => self.exercise_kind = kind,
            ShareEdit::ToggleSeedPerLearner => self.is_seed_per_learner = !self.is_seed_per_learner,
            ShareEdit::ToggleLocked(panel) => self.locked = self.locked.toggled(panel),
            ShareEdit::ToggleDirected => self.is_directed = !self.is_directed,
            ShareEdit::ToggleShown(panel) if self.kind != ShareKind::Picture => {
                self.shown = Some(self.shown(state).toggled(panel))
            }
            ShareEdit::SetMoveBound(bound, text) => {
                let invalid = || Problem::invalid(Parameter::Share, &text);
                self.span = Some(self.with_bound(state, bound, &text).ok_or_else(invalid)?);
            }
            // This kind does not have the setting.
            ShareEdit::SetPicture(_) | ShareEdit::SetExerciseKind(_) | ShareEdit::ToggleShown(_) => {}
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
