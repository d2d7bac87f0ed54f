//! An answer, for the page around.

use super::{Kind, Task};

/// What was asked, what was answered, and whether that is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The task, with the question that was answered.
    pub task: Task,
    /// The seed of the questions.
    pub seed: u32,
    /// Whether it is right.
    pub right: bool,
    /// What was answered: a move as disc, from, to (`3,0,2`); a number; the places of pictures in the order that was given
    /// (`1,0,2,3`); how many moves it took.
    pub given: String,
    /// What would have been right, the same way.
    pub wanted: String,
}

impl Answer {
    /// The type of interaction that the Experience API (version 1.0.3, appendix C of its data) has for it.
    #[must_use]
    pub fn interaction(&self) -> &'static str {
        match self.task.kind {
            Kind::Order => "sequencing",
            Kind::Predict if self.wanted.contains(',') => "fill-in",
            Kind::Predict | Kind::Reach => "numeric",
        }
    }

    /// What was answered, as that has it.
    #[must_use]
    pub fn response(&self) -> String {
        self.listed(&self.given)
    }

    /// What is right, as that has it: at most so many moves are a range without a beginning.
    #[must_use]
    pub fn pattern(&self) -> String {
        match self.task.kind {
            Kind::Reach => ["[:]", &self.wanted].concat(),
            _ => self.listed(&self.wanted),
        }
    }

    fn listed(&self, text: &str) -> String {
        if self.task.kind == Kind::Order { text.replace(',', "[,]") } else { text.to_owned() }
    }
}
