//! The answers in a lesson's steps, which come back with them.

use super::session::go_to;
use crate::model::link::Params;
use crate::model::quiz::{self, FirstAnswers, Quiz, QuizConfig, SavedProgress};
use crate::model::{LessonSource, State};

impl State {
    /// The links of all steps of the lesson that is shown; none until it is loaded.
    pub(in crate::model) fn lesson_links(&self) -> Vec<&str> {
        match self.config.lesson.as_ref().map(|place| &place.source) {
            Some(LessonSource::Ready(lesson)) => lesson.steps().to_vec(),
            Some(LessonSource::Own(_)) => self
                .lesson()
                .map_or_else(Vec::new, |lesson| lesson.steps.iter().map(|step| step.link.as_str()).collect()),
            None => Vec::new(),
        }
    }

    /// The exercises of the lesson, with the numbers of their steps.
    pub(in crate::model) fn lesson_quizzes(&self) -> Vec<(u32, Quiz)> {
        let quiz = |link: &str| {
            let mut config = QuizConfig::default();
            config.apply(&mut Params::from_query(link));
            config.quiz
        };
        (1..).zip(self.lesson_links()).filter_map(|(step, link)| Some((step, quiz(link)?))).collect()
    }

    /// The first answers in each step that has any.
    pub(in crate::model) fn lesson_answers(&self) -> &[(u32, FirstAnswers)] {
        &self.session.lesson.answers
    }

    /// The first answers in the step that is shown.
    pub(in crate::model) fn lesson_answers_here(&self) -> Option<&FirstAnswers> {
        answers_in(&self.session.lesson.answers, self.config.lesson.as_ref()?.step?)
    }

    /// Remembers the first answers in the step that is shown, if a lesson is.
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

/// Takes over answers from an earlier visit and goes to the first question without one.
pub(in crate::model) fn restore(state: &mut State, steps: Vec<(u32, FirstAnswers)>) {
    let Some(source) = state.config.lesson.as_ref().map(|place| place.source.clone()) else { return };
    let quizzes = state.lesson_quizzes();
    let known = |(step, answers): &(u32, FirstAnswers)| {
        let quiz = quizzes.iter().find(|(other, _)| other == step);
        quiz.is_some_and(|(_, quiz)| answers.iter().all(|&(question, _)| question <= quiz.question_count))
    };
    state.session.lesson.answers = steps.into_iter().filter(known).collect();
    let answers = &state.session.lesson.answers;
    let is_open = |(step, quiz): &&(u32, Quiz)| {
        answers_in(answers, *step).is_none_or(|answers| answers.len() < quiz.question_count as usize)
    };
    let Some(&(step, quiz)) = quizzes.iter().find(is_open) else { return };
    let question = answers_in(answers, step).map_or(1, |answers| quiz::first_open(answers, quiz));
    go_to(state, source, step);
    if let Some(quiz) = state.quiz() {
        quiz::go_to_question(state, Quiz { question: question.min(quiz.question_count), ..quiz });
        quiz::set_up(state);
    }
}

/// Keeps answers until the lesson of the link is unpacked.
pub(in crate::model) fn restore_later(state: &mut State, saved: SavedProgress) {
    let is_loading = state.config.lesson.is_some() && state.lesson_links().is_empty();
    state.session.lesson.pending = is_loading.then_some(saved);
}
