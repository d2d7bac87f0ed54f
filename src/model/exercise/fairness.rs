//! The parts of the page that an exercise withholds until the answer is told, and the position that the towers show meanwhile.

use super::{ExerciseKind, PositionQuestion, Verdict};
use crate::model::share::PictureOf;
use crate::model::{Panel, Panels, Scene, ShareConfig, ShareKind, State};
use crate::solver::Disc;

impl State {
    /// Whether there is a question whose answer has not been told yet.
    #[must_use]
    pub fn is_question_open(&self) -> bool {
        self.exercise().is_some() && !self.exercise_session().is_told()
    }

    /// Whether an exercise withholds the solution because all questions are about the same one. It does so until the last question
    /// is answered, or given up after a failed attempt.
    #[must_use]
    pub fn is_solution_withheld(&self) -> bool {
        let Some(exercise) = self.exercise() else { return false };
        let session = self.exercise_session();
        let is_going_on = match exercise.kind {
            ExerciseKind::Reach => self.game().is_some(),
            ExerciseKind::Write => true,
            ExerciseKind::Predict
            | ExerciseKind::Order
            | ExerciseKind::Call
            | ExerciseKind::Legal
            | ExerciseKind::Count
            | ExerciseKind::Lines
            | ExerciseKind::Tally
            | ExerciseKind::Prints
            | ExerciseKind::NextLine
            | ExerciseKind::Depth => false,
        };
        let is_attempt = is_going_on && session.verdict == Some(Verdict::Wrong);
        !session.is_told() || is_attempt || !session.has_answered(exercise.question_count)
    }

    /// The visible panels: those that are open, without those that would give an answer away.
    #[must_use]
    pub fn shown_panels(&self) -> Panels {
        let shown = self.config.panels.shown;
        let Some(exercise) = self.exercise().filter(|_| self.is_solution_withheld()) else { return shown };
        let kind = exercise.kind.kind();
        let harmless = match self.config.appearance.is_embedded {
            true => kind.harmless,
            // A learner could change the questions by accident. In another page, its author chose the panel.
            false => kind.harmless.without(Panel::Puzzle),
        };
        let after_answer = if self.is_question_open() { Panels::EMPTY } else { (kind.after_answer)(self) };
        shown.among(after_answer.iter().fold(harmless, Panels::with))
    }

    /// Whether a kind can be shared. Kinds that list the solution are withheld together with it.
    #[must_use]
    pub fn can_share(&self, kind: ShareKind) -> bool {
        let lists_solution =
            matches!(kind, ShareKind::Moves | ShareKind::Graph | ShareKind::Worksheet | ShareKind::Film);
        !(lists_solution && self.is_solution_withheld())
    }

    /// The contents of a shared picture: the towers alone while the solution is withheld.
    #[must_use]
    pub fn shared_picture(&self, share: &ShareConfig) -> PictureOf {
        if self.is_solution_withheld() { PictureOf::Towers } else { share.picture }
    }

    /// The panels that can be read but not operated. While the solution is withheld, the reason for one move does not lead to
    /// others.
    #[must_use]
    pub fn locked_panels(&self) -> Panels {
        let locked = self.config.panels.locked;
        if self.is_solution_withheld() { locked.with(Panel::Why) } else { locked }
    }

    /// The open question about a position, while the towers show that position. A game, or a host that goes to a move, replaces the
    /// position on the towers.
    #[must_use]
    pub fn question_on_towers(&self) -> Option<PositionQuestion> {
        let (exercise, draw) = self.exercise_draw().filter(|_| self.game().is_none())?;
        let about = (exercise.kind.kind().about)(self, draw)?;
        let session = self.exercise_session();
        (!session.is_told() && !session.are_towers_elsewhere).then_some(about)
    }

    /// Whether the question is answered by a move on the towers.
    #[must_use]
    pub fn is_answered_on_towers(&self) -> bool {
        let is_locked = self.config.panels.locked.contains(Panel::Towers);
        let asks_move = self.exercise().is_some_and(|exercise| exercise.kind == ExerciseKind::Predict);
        !is_locked && asks_move && self.question_on_towers().is_some_and(|question| !question.asks_index)
    }

    /// Whether hints are off because the learner must find the way.
    #[must_use]
    pub fn are_hints_disabled(&self) -> bool {
        self.exercise().is_some_and(|exercise| exercise.kind == ExerciseKind::Reach) || self.is_solution_withheld()
    }
}

impl Scene {
    /// The disc that a hint marks on the towers: the one that moves, or that the question is about.
    #[must_use]
    pub fn hinted_disc(&self) -> Option<Disc> {
        let is_hint = self.exercise_session().verdict == Some(Verdict::NotYet);
        is_hint.then(|| self.question_on_towers()).flatten()?;
        let question = self.question()?;
        match question.asked() {
            Some(asked) => asked.disc(),
            None => question.asked_move().map(|step| step.disc),
        }
    }
}
