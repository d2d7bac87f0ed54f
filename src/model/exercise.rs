//! Exercises for learners: questions, answers and grades.
//!
//! A link holds the exercise, the current question and the seed. Answers last as long as the page and are reported to hosts.

mod answer;
mod fairness;
mod grading;
mod kinds;
mod pictures;
mod progress;
mod question;
mod registration;
pub(super) mod rng;
mod saved;
mod session;
mod worksheet;

use std::fmt;
use std::str::FromStr;

use crate::named_enum::named_enum;

use super::link::{LinkWriter, Params};
use super::{Parameter, State, whole_number};

pub use answer::{Answer, Interaction};
pub(super) use grading::{answer_on_towers, grade_game, grade_program};
pub use kinds::{Call, Count, Program, ProgramQuestion, StoppedProgram, Subject, Tally};
pub use progress::Progress;
pub(super) use progress::{checksum, first_open, restore};
pub use question::{Choice, ChoiceQuestion, NumberQuestion, PositionQuestion, Question, choice_letter};
pub use registration::{ParseRegistrationError, Registration};
pub use saved::{ParseProgressError, SavedProgress};
pub use session::{AnswerDraft, ExerciseAction, ExerciseSession, FirstAnswers, Verdict};
pub(super) use session::{go_to_question, set_up, update};
pub use worksheet::{SheetQuestion, worksheet_questions};

named_enum! {
    /// The task of the learner.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum ExerciseKind {
        /// Tell which move comes next, or the index of a position.
        #[default]
        Predict = "predict",
        /// Bring the discs to the goal in as few moves as it takes.
        Reach = "reach",
        /// Put pictures in order.
        Order = "order",
        /// Tell which part of the recursion comes next.
        Call = "call",
        /// Tell whether a move is legal, and why not.
        Legal = "legal",
        /// Tell how many moves one more disc takes.
        Count = "count",
        /// Put the lines of the recursive program in order.
        Lines = "lines",
        /// Tell how often a disc has moved.
        Tally = "tally",
        /// Tell what the recursive program prints next.
        Prints = "prints",
        /// Tell which line of the recursive program runs next.
        NextLine = "next-line",
        /// Tell how many calls of the recursive program are open.
        Depth = "depth",
        /// Write a program that solves the puzzle.
        Write = "write",
    }
    fn name;
    ParseExerciseError: "an exercise";
}

/// An exercise and its current question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exercise {
    pub kind: ExerciseKind,
    pub question_count: u32,
    /// The current question, counted from 1.
    pub question: u32,
}

impl Exercise {
    pub const MAX_QUESTIONS: u32 = 20;
    pub const DEFAULT_QUESTIONS: u32 = 6;
}

impl FromStr for Exercise {
    type Err = ParseExerciseError;

    /// The kind, the number of questions and the current question: `predict.6.2`. All but the first may be left out.
    ///
    /// ```
    /// use tower_of_hanoi::model::exercise::{Exercise, ExerciseKind};
    ///
    /// assert_eq!("order".parse(), Ok(Exercise { kind: ExerciseKind::Order, question_count: 6, question: 1 }));
    /// assert!("predict.3.4".parse::<Exercise>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = text.split('.');
        let kind = words.next().unwrap_or_default().parse()?;
        let mut number = |default: u32, max: u32| match words.next() {
            None => Ok(default),
            Some(word) => word.parse().ok().filter(|number| (1..=max).contains(number)).ok_or(ParseExerciseError),
        };
        let question_count = number(Self::DEFAULT_QUESTIONS, Self::MAX_QUESTIONS)?;
        let question = number(1, question_count)?;
        if words.next().is_some() { Err(ParseExerciseError) } else { Ok(Self { kind, question_count, question }) }
    }
}

impl fmt::Display for Exercise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.name())?;
        match (self.question_count, self.question) {
            (Self::DEFAULT_QUESTIONS, 1) => Ok(()),
            (count, 1) => write!(f, ".{count}"),
            (count, question) => write!(f, ".{count}.{question}"),
        }
    }
}

/// An exercise, and the seed of its questions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExerciseConfig {
    pub exercise: Option<Exercise>,
    /// At most [`ExerciseConfig::MAX_SEED`]; `None` until one is drawn.
    pub seed: Option<u32>,
    /// The attempt named by a learning platform, for the statements that are sent to it.
    pub registration: Option<Registration>,
}

impl ExerciseConfig {
    pub const MAX_SEED: u32 = 999_999_999;

    pub(super) fn apply(&mut self, params: &mut Params) {
        params.set_option(Parameter::Task, &mut self.exercise, |text| text.parse().ok());
        params.set_option(Parameter::Seed, &mut self.seed, |text| {
            whole_number(text).filter(|&seed| seed <= Self::MAX_SEED)
        });
        params.set_option(Parameter::Registration, &mut self.registration, |text| text.parse().ok());
    }

    pub(super) fn format(&self, link: &mut LinkWriter) {
        link.add_option(Parameter::Task, self.exercise);
        link.add_option(Parameter::Seed, self.seed);
        link.add_option(Parameter::Registration, self.registration);
    }

    /// Whether a seed has to be drawn before questions can be asked.
    #[must_use]
    pub const fn needs_seed(&self) -> bool {
        self.exercise.is_some() && self.seed.is_none()
    }
}

impl State {
    /// The exercise, limited to the number of different questions.
    #[must_use]
    pub fn exercise(&self) -> Option<Exercise> {
        let exercise = self.config.exercise.exercise?;
        let question_count = exercise.question_count.min((exercise.kind.kind().max_questions)(self));
        Some(Exercise { question_count, question: exercise.question.min(question_count), ..exercise })
    }

    /// The identity of the questions: the exercise, the seed, and the puzzle with its path.
    #[must_use]
    pub fn exercise_id(&self) -> Option<String> {
        self.questions_id(self.config.exercise.seed?)
    }

    /// The identity that the questions would have with this seed.
    fn questions_id(&self, seed: u32) -> Option<String> {
        let exercise = self.exercise()?;
        let mut link = LinkWriter::default();
        self.config.puzzle.format(&mut link, true);
        let puzzle = link.into_pairs().into_iter();
        let puzzle: String = puzzle.map(|(parameter, value)| format!(":{parameter}={value}")).collect();
        Some(format!("{}:{seed}:{}{puzzle}", exercise.kind.name(), exercise.question_count))
    }
}
