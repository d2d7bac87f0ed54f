//! The actions of the learner, such as choosing and going on. Checking is in `grading`, and sorting in `pictures`.

use std::borrow::Cow;
use std::rc::Rc;

use super::grading::{check, give_up, show_solution};
use super::pictures::sort;
use super::{Answer, Exercise, ExerciseConfig, ExerciseKind, Question};
use crate::model::manual_play;
use crate::model::{Bound, Panel, Parameter, PuzzleConfig, SortAction, Sorting, State};
use crate::solver::{Disc, Peg};

/// An answer that is not submitted yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnswerDraft {
    pub disc: Option<Disc>,
    pub from: Option<Peg>,
    pub to: Option<Peg>,
    /// A number, as typed.
    pub index: String,
    /// The chosen option, counted from 0.
    pub choice: Option<usize>,
    /// The order of pictures, or of lines.
    pub sorting: Sorting,
}

/// The answered questions, in the order of the answers, and whether the first answer to each was right.
pub type FirstAnswers = Vec<(u32, bool)>;

/// The result of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Right,
    /// Wrong for the first time: the learner gets a hint and another try.
    NotYet,
    /// Wrong, and the right answer is told.
    Wrong,
}

impl Verdict {
    #[must_use]
    pub fn is_right(self) -> bool {
        self == Self::Right
    }

    /// Whether the right answer has been told.
    #[must_use]
    pub fn is_told(self) -> bool {
        self != Self::NotYet
    }
}

/// The identity of questions: the exercise, its seed, and the puzzle with its path.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Questions {
    kind: ExerciseKind,
    count: u32,
    seed: u32,
    puzzle: PuzzleConfig,
}

/// The answers since the page was opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExerciseSession {
    /// The questions that the answers belong to.
    questions: Option<Questions>,
    /// The current question.
    question: u32,
    pub draft: AnswerDraft,
    /// The result of the last answer to the current question; `None` before the first one.
    pub verdict: Option<Verdict>,
    /// Whether a host went to a move, so that the towers no longer show the position that is asked about.
    pub(super) are_towers_elsewhere: bool,
    pub(super) first_answers: FirstAnswers,
    pub last_answer: Option<Rc<Answer>>,
}

impl ExerciseSession {
    /// Whether a question was answered, counted from 1.
    pub(super) fn has_answered(&self, question: u32) -> bool {
        self.first_answers.iter().any(|&(answered, _)| answered == question)
    }

    /// Whether the right answer to the current question has been told.
    #[must_use]
    pub fn is_told(&self) -> bool {
        self.verdict.is_some_and(Verdict::is_told)
    }

    /// The number of questions answered right at the first attempt.
    #[must_use]
    pub fn right(&self) -> u32 {
        super::progress::right(&self.first_answers)
    }

    /// The number of answered questions.
    #[must_use]
    pub const fn answered(&self) -> usize {
        self.first_answers.len()
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExerciseAction {
    /// Draws the questions with this seed.
    SetSeed(u32),
    ChooseDisc(Option<Disc>),
    /// Chooses the peg that the disc leaves, or the one that it goes to.
    ChoosePeg(Bound, Option<Peg>),
    InputIndex(String),
    /// Chooses an option, counted from 0.
    Choose(usize),
    /// Moves a picture, or a line.
    Sort(SortAction),
    Check,
    /// Asks the question again.
    TryAgain,
    /// Tells the answer after a wrong one.
    GiveUp,
    /// Plays the solution from the start of the question.
    ShowSolution,
    NextQuestion,
    /// Starts over with the first question.
    Restart,
}

pub(in crate::model) fn update(state: &mut State, action: ExerciseAction) {
    match action {
        ExerciseAction::SetSeed(seed) => return set_seed(state, seed),
        ExerciseAction::ChooseDisc(disc) => state.exercise_session_mut().draft.disc = disc,
        ExerciseAction::ChoosePeg(Bound::First, peg) => state.exercise_session_mut().draft.from = peg,
        ExerciseAction::ChoosePeg(Bound::Last, peg) => state.exercise_session_mut().draft.to = peg,
        ExerciseAction::InputIndex(text) => state.exercise_session_mut().draft.index = text,
        ExerciseAction::Choose(option) => state.exercise_session_mut().draft.choice = Some(option),
        ExerciseAction::Sort(action) => sort(state, action),
        ExerciseAction::Check => check(state),
        ExerciseAction::TryAgain => {
            if let Some(exercise) = state.exercise() {
                go_to_question(state, exercise);
            }
        }
        ExerciseAction::GiveUp => give_up(state),
        // The solution replaces the game.
        ExerciseAction::ShowSolution => return show_solution(state),
        ExerciseAction::NextQuestion => {
            if let Some(exercise) = state.exercise() {
                go_to_question(
                    state,
                    Exercise { question: (exercise.question + 1).min(exercise.question_count), ..exercise },
                );
            }
        }
        ExerciseAction::Restart => {
            if let Some(exercise) = state.exercise() {
                go_to_question(state, Exercise { question: 1, ..exercise });
                // A host has recorded the first answers.
                if !state.config.appearance.is_embedded {
                    state.exercise_session_mut().first_answers.clear();
                    state.keep_lesson_answers(FirstAnswers::new());
                }
            }
        }
    }
    set_up_game(state);
}

/// Draws the questions with this seed.
fn set_seed(state: &mut State, seed: u32) {
    state.config.exercise.seed = Some(seed.min(ExerciseConfig::MAX_SEED));
    state.session.is_seed_drawn = true;
    // A disc in hand belonged to another question.
    state.session.manual_play = None;
    set_up_game(state);
}

/// Puts the question on the towers: its position, or its game.
pub(in crate::model) fn set_up(state: &mut State) {
    if state.exercise().is_some() && state.exercise_session().are_towers_elsewhere {
        state.exercise_session_mut().are_towers_elsewhere = false;
        // A disc in hand belonged to another position.
        state.session.manual_play = None;
    }
    set_up_game(state);
}

fn set_up_game(state: &mut State) {
    let Some(Question::Reach { from, .. }) = state.question() else { return };
    state.config.panels.shown = state.config.panels.shown.with(Panel::Play);
    if state.game().is_none() {
        manual_play::set_up_game(state, from);
    }
}

pub(in crate::model) fn go_to_question(state: &mut State, exercise: Exercise) {
    state.clear_problem(Parameter::Task);
    let session = state.exercise_session_mut();
    (session.draft, session.verdict, session.are_towers_elsewhere) = (AnswerDraft::default(), None, false);
    state.config.exercise.exercise = Some(exercise);
    // Each question starts without the game of the previous one.
    state.config.detour = None;
    state.session.own_steps = None;
    state.session.manual_play = None;
}

impl State {
    /// The answers to these questions.
    #[must_use]
    pub fn exercise_session(&self) -> Cow<'_, ExerciseSession> {
        let exercise = self.exercise();
        let question = exercise.map_or(0, |exercise| exercise.question);
        match self.session.exercise.as_deref() {
            Some(session) if !self.are_questions_of(session, exercise) => {
                Cow::Owned(ExerciseSession { last_answer: session.last_answer.clone(), ..self.begun_session(exercise) })
            }
            Some(session) if session.question != question => Cow::Owned(ExerciseSession {
                question,
                draft: AnswerDraft::default(),
                verdict: None,
                are_towers_elsewhere: false,
                ..session.clone()
            }),
            Some(session) => Cow::Borrowed(session),
            None => Cow::Owned(self.begun_session(exercise)),
        }
    }

    fn are_questions_of(&self, session: &ExerciseSession, exercise: Option<Exercise>) -> bool {
        let here = exercise.zip(self.config.exercise.seed);
        match (&session.questions, here) {
            (Some(Questions { kind, count, seed, puzzle }), Some((exercise, seed_here))) => {
                (*kind, *count, *seed) == (exercise.kind, exercise.question_count, seed_here)
                    && *puzzle == self.config.puzzle
            }
            (questions, here) => questions.is_none() && here.is_none(),
        }
    }

    /// A session without answers, except those that a lesson remembers of its steps.
    fn begun_session(&self, exercise: Option<Exercise>) -> ExerciseSession {
        let questions = exercise.zip(self.config.exercise.seed).map(|(exercise, seed)| {
            let puzzle = self.config.puzzle.clone();
            Questions { kind: exercise.kind, count: exercise.question_count, seed, puzzle }
        });
        // A lesson remembers the answers of its steps.
        let answers = self.lesson_answers_here().filter(|_| questions.is_some());
        let first_answers = answers.cloned().unwrap_or_default();
        let question = exercise.map_or(0, |exercise| exercise.question);
        ExerciseSession { questions, question, first_answers, ..ExerciseSession::default() }
    }

    /// Lets the towers follow a host that goes to a move before the answer.
    pub(in crate::model) fn leave_question(&mut self) {
        if self.is_question_open() {
            self.exercise_session_mut().are_towers_elsewhere = true;
        }
    }

    pub(super) fn exercise_session_mut(&mut self) -> &mut ExerciseSession {
        let anew = match self.exercise_session() {
            Cow::Borrowed(_) => None,
            Cow::Owned(session) => Some(session),
        };
        let session = Rc::make_mut(self.session.exercise.get_or_insert_default());
        if let Some(anew) = anew {
            *session = anew;
        }
        session
    }
}
