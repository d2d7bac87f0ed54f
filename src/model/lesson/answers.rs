//! The answers in a lesson's steps, which return with their steps.

use std::sync::OnceLock;

use super::session::go_to;
use super::{Lesson, ReadyLesson};
use crate::model::exercise::{self, Exercise, ExerciseConfig, FirstAnswers, SavedProgress};
use crate::model::link::Params;
use crate::model::{LessonSource, State};

/// The exercises in the steps of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::model) struct LessonExercises {
    /// The exercises, with the numbers of their steps.
    pub exercises: Vec<(u32, Exercise)>,
    /// A checksum that tells different lessons apart.
    pub checksum: u32,
}

impl LessonExercises {
    fn of_links<'a>(links: impl Iterator<Item = &'a str> + Clone) -> Self {
        let exercise = |link: &str| {
            let mut config = ExerciseConfig::default();
            config.apply(&mut Params::from_query(link));
            config.exercise
        };
        let exercises = (1..).zip(links.clone()).filter_map(|(step, link)| Some((step, exercise(link)?))).collect();
        Self { exercises, checksum: exercise::checksum(&links.collect::<Vec<_>>().join("\n")) }
    }

    pub fn of_lesson(lesson: &Lesson) -> Self {
        Self::of_links(lesson.steps.iter().map(|step| step.link.as_str()))
    }
}

/// The exercises of a ready lesson, read from its links once.
fn ready_exercises(lesson: ReadyLesson) -> Option<&'static LessonExercises> {
    static ALL: [OnceLock<LessonExercises>; ReadyLesson::ALL.len()] =
        [const { OnceLock::new() }; ReadyLesson::ALL.len()];
    let exercises = ALL.get(lesson as usize)?;
    Some(exercises.get_or_init(|| LessonExercises::of_links(lesson.steps().iter().copied())))
}

impl State {
    /// The exercises of the current lesson; `None` without a lesson, and until it is loaded.
    pub(in crate::model) fn lesson_exercises(&self) -> Option<&LessonExercises> {
        match &self.config.lesson.as_ref()?.source {
            LessonSource::Ready(lesson) => ready_exercises(*lesson),
            LessonSource::Own(packed) => {
                let own = self.session.lesson.own.as_ref().filter(|own| own.packed == *packed)?;
                Some(&*own.exercises)
            }
        }
    }

    /// The first answers in each step that has any.
    pub(in crate::model) fn lesson_answers(&self) -> &[(u32, FirstAnswers)] {
        &self.session.lesson.answers
    }

    /// The first answers in the current step.
    pub(in crate::model) fn lesson_answers_here(&self) -> Option<&FirstAnswers> {
        answers_in(&self.session.lesson.answers, self.config.lesson.as_ref()?.step?)
    }

    /// Remembers the first answers in the current step, if there is a lesson.
    pub(in crate::model) fn keep_lesson_answers(&mut self, answers: FirstAnswers) {
        let Some(step) = self.config.lesson.as_ref().and_then(|place| place.step) else { return };
        let all = &mut self.session.lesson.answers;
        all.retain(|(other, _)| *other != step);
        all.insert(all.partition_point(|(other, _)| *other < step), (step, answers));
    }
}

fn answers_in(all: &[(u32, FirstAnswers)], step: u32) -> Option<&FirstAnswers> {
    all.iter().find(|(other, _)| *other == step).map(|(_, answers)| answers)
}

/// Takes over the answers of an earlier visit and goes to the first unanswered question.
pub(in crate::model) fn restore(state: &mut State, steps: Vec<(u32, FirstAnswers)>) {
    let Some(source) = state.config.lesson.as_ref().map(|place| place.source.clone()) else { return };
    let exercises = state.lesson_exercises().map_or_else(Vec::new, |exercises| exercises.exercises.clone());
    let known = |(step, answers): &(u32, FirstAnswers)| {
        let exercise = exercises.iter().find(|(other, _)| other == step);
        exercise.is_some_and(|(_, exercise)| answers.iter().all(|&(question, _)| question <= exercise.question_count))
    };
    state.session.lesson.answers = steps.into_iter().filter(known).collect();
    let answers = &state.session.lesson.answers;
    let is_open = |(step, exercise): &&(u32, Exercise)| {
        answers_in(answers, *step).is_none_or(|answers| answers.len() < exercise.question_count as usize)
    };
    let Some(&(step, exercise)) = exercises.iter().find(is_open) else { return };
    let question = answers_in(answers, step).map_or(1, |answers| exercise::first_open(answers, exercise));
    go_to(state, source, step);
    if let Some(exercise) = state.exercise() {
        exercise::go_to_question(state, Exercise { question: question.min(exercise.question_count), ..exercise });
        exercise::set_up(state);
    }
}

/// Keeps answers until the lesson of the link is unpacked.
pub(in crate::model) fn restore_later(state: &mut State, saved: SavedProgress) {
    let is_loading = state.config.lesson.as_ref().is_some_and(|place| state.lesson_length(&place.source).is_none());
    state.session.lesson.pending = is_loading.then_some(saved);
}
