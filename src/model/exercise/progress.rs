//! The learner's progress with the questions of an exercise or of a lesson. Hosts may keep it and give it back on a later visit.

use super::saved::SavedProgress;
use super::{Exercise, FirstAnswers};
use crate::model::State;
use crate::model::lesson::{self, LessonExercises};

/// The learner's progress with the questions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    pub answered: u32,
    /// The number of questions answered right at the first attempt.
    pub right: u32,
    pub question_count: u32,
    /// The progress in the form that a host keeps.
    pub saved: SavedProgress,
}

impl Progress {
    /// The fraction of all questions answered right at the first attempt, in thousandths; `None` until a question is answered.
    #[must_use]
    pub fn score(&self) -> Option<u32> {
        let count = self.question_count.max(1);
        (self.answered > 0).then(|| (1000 * self.right + count / 2) / count)
    }
}

impl State {
    /// The progress with the lesson, if it has questions, or else with the exercise; `None` without either, and before a seed is
    /// drawn.
    #[must_use]
    pub fn progress(&self) -> Option<Progress> {
        self.lesson_progress().or_else(|| self.exercise_progress())
    }

    fn exercise_progress(&self) -> Option<Progress> {
        let (exercise, seed) = (self.exercise()?, self.config.exercise.seed?);
        let answers = self.exercise_session().first_answers.clone();
        Some(Progress {
            answered: answers.len() as u32,
            right: right(&answers),
            question_count: exercise.question_count,
            saved: SavedProgress::Exercise { seed, questions: self.questions_checksum()?, answers },
        })
    }

    fn lesson_progress(&self) -> Option<Progress> {
        let LessonExercises { exercises, checksum: links } = self.lesson_exercises()?;
        let question_count = exercises.iter().map(|(_, exercise)| exercise.question_count).sum();
        let steps = self.lesson_answers().to_vec();
        let answered = steps.iter().map(|(_, answers)| answers.len() as u32).sum();
        let right = steps.iter().map(|(_, answers)| right(answers)).sum();
        let saved = SavedProgress::Lesson { links: *links, steps };
        (!exercises.is_empty()).then_some(Progress { answered, right, question_count, saved })
    }

    /// A checksum that tells different questions apart, without their seed.
    fn questions_checksum(&self) -> Option<u32> {
        Some(checksum(&self.questions_id(0)?))
    }
}

/// The number of questions answered right at the first attempt.
pub(super) fn right(answers: &FirstAnswers) -> u32 {
    answers.iter().filter(|(_, is_right)| *is_right).count() as u32
}

/// FNV-1a: Fowler, Noll and Vo (1991).
pub(in crate::model) fn checksum(text: &str) -> u32 {
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(16_777_619);
    text.bytes().fold(2_166_136_261, step)
}

/// Takes over the answers of an earlier visit and goes to the next question. Does nothing if they belong to other questions, or if
/// the learner has already answered.
pub(in crate::model) fn restore(state: &mut State, saved: SavedProgress) {
    if state.progress().is_some_and(|progress| progress.answered > 0) {
        return;
    }
    match saved {
        SavedProgress::Exercise { seed, questions, answers } => restore_exercise(state, seed, questions, answers),
        SavedProgress::Lesson { links, steps }
            if state.lesson_exercises().is_some_and(|exercises| links == exercises.checksum) =>
        {
            lesson::restore(state, steps)
        }
        // It waits for a lesson that is still being unpacked.
        saved @ SavedProgress::Lesson { .. } => lesson::restore_later(state, saved),
    }
}

fn restore_exercise(state: &mut State, seed: u32, questions: u32, answers: FirstAnswers) {
    let is_seed_free = state.config.exercise.seed.is_none() || state.session.is_seed_drawn;
    let is_same = state.questions_checksum() == Some(questions);
    if !is_same || !(is_seed_free || state.config.exercise.seed == Some(seed)) {
        return;
    }
    let Some(exercise) = state.exercise() else { return };
    state.config.exercise.seed = Some(seed);
    super::session::go_to_question(state, Exercise { question: first_open(&answers, exercise), ..exercise });
    state.exercise_session_mut().first_answers = answers;
    super::set_up(state);
}

/// The first question without an answer, or else the last one.
pub(in crate::model) fn first_open(answers: &FirstAnswers, exercise: Exercise) -> u32 {
    let is_open = |question: &u32| !answers.iter().any(|(answered, _)| answered == question);
    (1..=exercise.question_count).find(is_open).unwrap_or(exercise.question_count)
}
