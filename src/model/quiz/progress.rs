//! How far a learner is with the questions: for hosts, which may keep it and give it back on a later visit.

use std::fmt;
use std::str::FromStr;

use super::{Quiz, QuizConfig};
use crate::model::State;

/// How far a learner is with the questions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    pub answered: u32,
    /// How many questions were right at the first attempt.
    pub right: u32,
    pub question_count: u32,
    /// What [`restore`] reads.
    pub saved: SavedProgress,
}

impl Progress {
    /// The share of all questions that were right at the first attempt, in thousandths; `None` until one was answered.
    #[must_use]
    pub fn score(&self) -> Option<u32> {
        let count = self.question_count.max(1);
        (self.answered > 0).then(|| (1000 * self.right + count / 2) / count)
    }
}

/// The first answers, in a form that hosts keep as text: `1.7.2839461022.1r2w`. That is the version, the seed, a checksum of
/// what the questions are about, and each question that was answered, with `r` for right and `w` for wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedProgress {
    seed: u32,
    questions: u32,
    first_answers: Vec<(u32, bool)>,
}

impl SavedProgress {
    const VERSION: &str = "1";
}

impl fmt::Display for SavedProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}.", Self::VERSION, self.seed, self.questions)?;
        self.first_answers
            .iter()
            .try_for_each(|(question, is_right)| write!(f, "{question}{}", if *is_right { 'r' } else { 'w' }))
    }
}

/// The text holds no progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseProgressError;

impl FromStr for SavedProgress {
    type Err = ParseProgressError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = text.splitn(4, '.');
        let mut word = || words.next().ok_or(ParseProgressError);
        if word()? != Self::VERSION {
            return Err(ParseProgressError);
        }
        let (seed, questions) = (parse(word()?, QuizConfig::MAX_SEED)?, parse(word()?, u32::MAX)?);
        let mut first_answers: Vec<(u32, bool)> = Vec::new();
        for answer in word()?.split_inclusive(['r', 'w']) {
            let (number, is_right) = match (answer.strip_suffix('r'), answer.strip_suffix('w')) {
                (Some(number), _) => (number, true),
                (None, Some(number)) => (number, false),
                (None, None) => return Err(ParseProgressError),
            };
            let question = parse(number, Quiz::MAX_QUESTIONS)?;
            if question == 0 || first_answers.iter().any(|&(other, _)| other == question) {
                return Err(ParseProgressError);
            }
            first_answers.push((question, is_right));
        }
        Ok(Self { seed, questions, first_answers })
    }
}

fn parse(digits: &str, max: u32) -> Result<u32, ParseProgressError> {
    let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|&number| is_plain && number <= max).ok_or(ParseProgressError)
}

impl State {
    /// How far the learner is; `None` without an exercise, or before its seed is drawn.
    #[must_use]
    pub fn quiz_progress(&self) -> Option<Progress> {
        let (quiz, seed) = (self.quiz()?, self.config.quiz.seed?);
        let session = self.quiz_session();
        Some(Progress {
            answered: session.answered() as u32,
            right: session.right,
            question_count: quiz.question_count,
            saved: SavedProgress { seed, questions: self.questions_checksum()?, first_answers: session.first_answers },
        })
    }

    /// Tells other questions apart, apart from their seed.
    fn questions_checksum(&self) -> Option<u32> {
        let mut same = self.clone();
        same.config.quiz.seed = Some(0);
        // FNV-1a: Fowler, Noll and Vo (1991).
        let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(16_777_619);
        Some(same.quiz_id()?.bytes().fold(2_166_136_261, step))
    }
}

/// Takes over answers from an earlier visit and goes to the next question. Changes nothing if they belong to other questions,
/// or if the learner has answered already.
pub(in crate::model) fn restore(state: &mut State, saved: SavedProgress) {
    let is_seed_free = state.config.quiz.seed.is_none() || state.session.is_seed_drawn;
    let is_same = state.questions_checksum() == Some(saved.questions);
    if !is_same || state.quiz_session().answered() > 0 || !(is_seed_free || state.config.quiz.seed == Some(saved.seed))
    {
        return;
    }
    let Some(quiz) = state.quiz() else { return };
    state.config.quiz.seed = Some(saved.seed);
    let is_open = |question: &u32| !saved.first_answers.iter().any(|(answered, _)| answered == question);
    let question = (1..=quiz.question_count).find(is_open).unwrap_or(quiz.question_count);
    super::session::go_to_question(state, Quiz { question, ..quiz });
    let session = state.quiz_session_mut();
    session.right = saved.first_answers.iter().filter(|(_, is_right)| *is_right).count() as u32;
    session.first_answers = saved.first_answers;
    super::set_up(state);
}
