//! First answers in the form that hosts keep.

use std::fmt;
use std::str::FromStr;

use super::{Exercise, ExerciseConfig, FirstAnswers};
use crate::model::lesson::Lesson;

/// The first answers, in a form that hosts keep as text. Each answered question has an `r` for right or a `w` for wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedProgress {
    /// `1.7.2839461022.1r2w`: the form, the seed, a checksum of the subject of the questions, and the answers.
    Exercise { seed: u32, questions: u32, answers: FirstAnswers },
    /// `2.1093748211.4-1r2w.7-1r`: the form, a checksum of the lesson's links, and the answers of each step.
    Lesson { links: u32, steps: Vec<(u32, FirstAnswers)> },
}

impl fmt::Display for SavedProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exercise { seed, questions, answers } => {
                write!(f, "1.{seed}.{questions}.")?;
                write_answers(f, answers)
            }
            Self::Lesson { links, steps } => {
                write!(f, "2.{links}")?;
                steps.iter().try_for_each(|(step, answers)| {
                    write!(f, ".{step}-")?;
                    write_answers(f, answers)
                })
            }
        }
    }
}

fn write_answers(f: &mut fmt::Formatter<'_>, answers: &FirstAnswers) -> fmt::Result {
    let letter = |is_right| if is_right { 'r' } else { 'w' };
    answers.iter().try_for_each(|&(question, is_right)| write!(f, "{question}{}", letter(is_right)))
}

/// The text does not contain progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseProgressError;

impl FromStr for SavedProgress {
    type Err = ParseProgressError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = text.split('.');
        let mut word = || words.next().ok_or(ParseProgressError);
        match word()? {
            "1" => {
                let (seed, questions) = (number(word()?, ExerciseConfig::MAX_SEED)?, number(word()?, u32::MAX)?);
                let answers = answers(word()?)?;
                if words.next().is_none() {
                    Ok(Self::Exercise { seed, questions, answers })
                } else {
                    Err(ParseProgressError)
                }
            }
            "2" => {
                let links = number(word()?, u32::MAX)?;
                Ok(Self::Lesson { links, steps: words.map(step).collect::<Result<_, _>>()? })
            }
            _ => Err(ParseProgressError),
        }
    }
}

fn step(text: &str) -> Result<(u32, FirstAnswers), ParseProgressError> {
    let (step, given) = text.split_once('-').ok_or(ParseProgressError)?;
    Ok((number(step, Lesson::MAX_STEPS as u32)?, answers(given)?))
}

fn answers(text: &str) -> Result<FirstAnswers, ParseProgressError> {
    let mut answers = FirstAnswers::new();
    for answer in text.split_inclusive(['r', 'w']) {
        let (digits, is_right) = match (answer.strip_suffix('r'), answer.strip_suffix('w')) {
            (Some(digits), _) => (digits, true),
            (None, Some(digits)) => (digits, false),
            (None, None) => return Err(ParseProgressError),
        };
        let question = number(digits, Exercise::MAX_QUESTIONS)?;
        if question == 0 || answers.iter().any(|&(other, _)| other == question) {
            return Err(ParseProgressError);
        }
        answers.push((question, is_right));
    }
    Ok(answers)
}

fn number(digits: &str, max: u32) -> Result<u32, ParseProgressError> {
    let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|&number| is_plain && number <= max).ok_or(ParseProgressError)
}
