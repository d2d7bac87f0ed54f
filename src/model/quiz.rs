//! Tasks for learners: what is asked, what was answered, and whether that is right.
//!
//! A link holds which task it is, which question of it is shown, and the seed of the questions; answers last as long as the
//! page, and the page around is told of them.

mod answer;
pub mod question;
mod session;

use super::{Panels, State};
use crate::solver::{Index, Position};
use question::{Chance, Question, seeded};

pub use answer::Answer;
pub use session::{Draft, Exam};

/// What is to be done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// To say which move comes next, or which number a position has.
    #[default]
    Predict,
    /// To bring the discs where they belong, in no more moves than it takes.
    Reach,
    /// To put pictures in order.
    Order,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Predict, Self::Reach, Self::Order];

    /// The name in links.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Predict => "predict",
            Self::Reach => "reach",
            Self::Order => "order",
        }
    }

    /// The kind of a name.
    #[must_use]
    pub fn read(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A task, and which of its questions is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// What is to be done.
    pub kind: Kind,
    /// How many questions there are.
    pub count: u32,
    /// Which one is shown, counted from 1.
    pub place: u32,
}

impl Task {
    /// A task has no more questions.
    pub const MOST: u32 = 20;
    /// And so many if nothing is said.
    pub const USUAL: u32 = 6;

    /// Reads what links hold: the kind, how many questions, and which one, with points between; `predict.6.2`. What is left
    /// out is usual.
    ///
    /// ```
    /// use tower_of_hanoi::model::quiz::{Kind, Task};
    ///
    /// assert_eq!(Task::read("order"), Some(Task { kind: Kind::Order, count: 6, place: 1 }));
    /// assert_eq!(Task::read("predict.3.4"), None);
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split('.');
        let kind = Kind::read(words.next()?)?;
        let mut number = |usual: u32, most: u32| match words.next() {
            None => Some(usual),
            Some(word) => word.parse().ok().filter(|number| (1..=most).contains(number)),
        };
        let count = number(Self::USUAL, Self::MOST)?;
        let place = number(1, count)?;
        words.next().is_none().then_some(Self { kind, count, place })
    }

    /// What [`Task::read`] reads.
    #[must_use]
    pub fn write(self) -> String {
        let Self { kind, count, place } = self;
        match (count, place) {
            (Self::USUAL, 1) => kind.name().to_owned(),
            (_, 1) => format!("{}.{count}", kind.name()),
            _ => format!("{}.{count}.{place}", kind.name()),
        }
    }
}

/// Pictures to be put in order: so many.
const PICTURES: u32 = 4;

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Which move comes next, or how many were made.
    Predict(Question),
    /// In how many moves the goal is reached from a position.
    Reach {
        /// From where.
        from: Position,
        /// In how many moves at the most.
        most: Index,
    },
    /// Positions by how many moves were made, in the order in which they come.
    Order(Vec<(Index, Position)>),
}

/// Seeds have no more digits than this.
const SEED_DIGITS: usize = 9;

/// The seed that a link holds.
#[must_use]
pub fn read_seed(text: &str) -> Option<u32> {
    text.parse().ok().filter(|_| text.len() <= SEED_DIGITS)
}

impl State {
    /// The task, if there is one.
    #[must_use]
    pub fn task(&self) -> Option<Task> {
        let task = Task::read(self.settings.views.task.as_deref()?)?;
        let moves = self.total().word().and_then(|total| u32::try_from(total).ok()).unwrap_or(u32::MAX);
        // No move is asked for twice.
        let most = if task.kind == Kind::Predict && self.pending.is_none() { moves.max(1) } else { u32::MAX };
        let count = task.count.min(most);
        Some(Task { count, place: task.place.min(count), ..task })
    }

    /// The seed of its questions; none while nobody has drawn one.
    #[must_use]
    pub fn seed(&self) -> Option<u32> {
        self.settings.views.seed.as_deref().and_then(read_seed)
    }

    /// True where a task has no seed yet: whoever runs the state is to draw one and to say `seed 123`.
    #[must_use]
    pub fn needs_seed(&self) -> bool {
        self.settings.views.task.is_some() && self.seed().is_none()
    }

    /// What a person may not touch.
    #[must_use]
    pub fn locked(&self) -> Panels {
        self.settings.views.lock.as_deref().and_then(Panels::read).unwrap_or(Panels::NONE)
    }

    /// What is asked now; none while the solution is not known or has too few moves.
    #[must_use]
    pub fn asked(&self) -> Option<Asked> {
        let (task, seed) = (self.task()?, self.seed()?);
        if self.pending.is_some() {
            return None;
        }
        // Each question draws for itself.
        let own = seed.wrapping_mul(31).wrapping_add(task.place);
        match task.kind {
            Kind::Predict => {
                seeded(self, seed, task.count).into_iter().nth(task.place as usize - 1).map(Asked::Predict)
            }
            Kind::Reach => {
                let question = seeded(self, own, 1).pop()?;
                let most = self.total().minus(&question.index);
                Some(Asked::Reach { from: question.position, most })
            }
            Kind::Order => {
                let mut asked: Vec<_> = seeded(self, own, PICTURES)
                    .into_iter()
                    .map(|question| (question.index, question.position))
                    .collect();
                asked.sort_by(|(a, _), (b, _)| a.cmp(b));
                (asked.len() > 1).then_some(Asked::Order(asked))
            }
        }
    }

    /// The order in which pictures are shown at first, by their places in the right one.
    pub(super) fn first_order(&self, count: usize) -> Vec<usize> {
        let place = self.task().map_or(0, |task| task.place);
        Chance::new(self.seed().unwrap_or_default().wrapping_add(place.wrapping_mul(97))).shuffled(count)
    }
}
