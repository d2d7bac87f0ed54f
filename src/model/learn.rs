//! Learn: a place with challenges, lessons, exercises, and a corner for teachers.

use std::rc::Rc;

use super::best_results::{self, Challenge};
use super::effect::{Effect, PagePart};
use super::link::Params;
use super::{ExerciseKind, ReadyLesson, Snapshot, State};
use crate::named_enum::named_enum;

named_enum! {
    /// A part of Learn, in the order of the page.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum LearnPart {
        /// Puzzles of more and more discs to solve by hand.
        Challenges = "play",
        #[default]
        Lessons = "lessons",
        Exercises = "exercises",
        Teachers = "teachers",
    }
    fn name;
    ParseLearnPartError: "a part of Learn";
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LearnAction {
    Open(LearnPart),
    Close,
    /// Goes to the start of a challenge.
    Challenge(Challenge),
    /// Starts an exercise of this kind.
    Practise(ExerciseKind),
    /// Ends the exercise that was started here, and restores the page from before it.
    EndPractice,
    /// Keeps the best results of challenges on this device from now on, or erases them there.
    KeepBest(bool),
}

pub(super) fn update(state: &mut State, action: LearnAction, effects: &mut Vec<Effect>) {
    match action {
        LearnAction::Open(part) => {
            state.pause();
            (state.config.learn, state.config.share) = (Some(part), None);
            state.session.learn_part = part;
        }
        LearnAction::Close => {
            if let Some(part) = state.config.learn.take() {
                // A link may have opened it.
                state.session.learn_part = part;
            }
        }
        LearnAction::Challenge(challenge) => {
            (state.session.before_lesson, state.session.before_practice) = (None, None);
            state.session.lesson.draft = None;
            let view = format!("discs={}&show=towers,transport,scrubber,numbers", challenge.discs());
            state.replace_config(Params::from_query(&view));
            effects.push(Effect::Show(PagePart::Board));
        }
        LearnAction::Practise(kind) => practise(state, kind),
        LearnAction::EndPractice => end_practice(state),
        LearnAction::KeepBest(is_kept) => best_results::keep(state, is_kept),
    }
}

fn practise(state: &mut State, kind: ExerciseKind) {
    state.config.learn = None;
    state.session.lesson.draft = None;
    if !state.is_practising() {
        state.session.before_practice = Some(Rc::new(Snapshot::new(state)));
    }
    state.replace_config(Params::from_query(&format!("{}&task={kind}.3", practice_puzzle(kind))));
}

fn end_practice(state: &mut State) {
    if let Some(before) = state.session.before_practice.take() {
        let before = before.restored(state);
        state.install(before);
    }
}

/// The parameters of a puzzle that fits the exercise: small enough to think through, large enough for different questions.
const fn practice_puzzle(kind: ExerciseKind) -> &'static str {
    match kind {
        ExerciseKind::Predict
        | ExerciseKind::Order
        | ExerciseKind::Call
        | ExerciseKind::Legal
        | ExerciseKind::Lines
        | ExerciseKind::Prints
        | ExerciseKind::NextLine
        | ExerciseKind::Write => "discs=4",
        ExerciseKind::Reach => "discs=3",
        ExerciseKind::Count | ExerciseKind::Tally | ExerciseKind::Depth => "discs=5",
    }
}

impl ExerciseKind {
    /// Whether it asks about a program.
    #[must_use]
    pub const fn is_about_code(self) -> bool {
        match self {
            Self::Lines | Self::Prints | Self::NextLine | Self::Depth | Self::Write => true,
            Self::Predict | Self::Reach | Self::Order | Self::Call | Self::Legal | Self::Count | Self::Tally => false,
        }
    }
}

impl State {
    /// Whether an exercise was started in Learn, so that its end restores the page from before it.
    #[must_use]
    pub fn is_practising(&self) -> bool {
        self.exercise().is_some() && self.config.lesson.is_none() && self.session.before_practice.is_some()
    }

    /// The part of Learn that is open; `None` in other pages, and during an exercise outside a lesson.
    #[must_use]
    pub fn open_learn_part(&self) -> Option<LearnPart> {
        let is_free = self.config.lesson.is_some() || !self.is_solution_withheld();
        self.config.learn.filter(|_| is_free && !self.config.appearance.is_embedded)
    }
}

impl ReadyLesson {
    /// The time that it takes, in minutes.
    #[must_use]
    pub const fn minutes(self) -> u32 {
        match self {
            Self::Tour => 3,
            Self::Legend => 10,
            Self::Recursion | Self::Doubling | Self::Induction | Self::Binary | Self::Graph | Self::FourPegs => 15,
            Self::OneWay
            | Self::Stack
            | Self::Loop
            | Self::Time
            | Self::Anywhere
            | Self::AllPositions
            | Self::Triangles => 20,
        }
    }

    /// The age from which most learners can follow it, in years.
    #[must_use]
    pub const fn age(self) -> u32 {
        match self {
            Self::Tour | Self::Doubling => 11,
            Self::Recursion | Self::Legend => 12,
            Self::Binary | Self::Graph => 13,
            Self::Stack | Self::Loop | Self::Anywhere | Self::Triangles => 14,
            Self::Time | Self::AllPositions => 15,
            Self::Induction | Self::OneWay | Self::FourPegs => 16,
        }
    }

    /// The lesson that it builds on.
    #[must_use]
    pub const fn builds_on(self) -> Option<Self> {
        match self {
            Self::Tour | Self::Recursion | Self::Legend => None,
            Self::Doubling | Self::Graph | Self::OneWay | Self::Stack | Self::Loop | Self::Anywhere => {
                Some(Self::Recursion)
            }
            Self::Induction | Self::Binary | Self::FourPegs => Some(Self::Doubling),
            Self::Time | Self::AllPositions => Some(Self::Binary),
            Self::Triangles => Some(Self::Graph),
        }
    }
}
