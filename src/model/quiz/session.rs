//! What a learner does: choosing, going on. Checking is in `grading`, and sorting in `pictures`.

use std::borrow::Cow;
use std::rc::Rc;

use super::grading::{check, give_up, show_solution};
use super::pictures::{drag_picture, grab_picture, move_picture};
use super::{Answer, Question, Quiz, QuizConfig, QuizKind};
use crate::model::manual_play;
use crate::model::{Bound, Panel, Parameter, PuzzleConfig, State};
use crate::solver::{Disc, Peg};

/// An answer that is not submitted yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnswerDraft {
    pub disc: Option<Disc>,
    pub from: Option<Peg>,
    pub to: Option<Peg>,
    /// A number, as it was typed.
    pub index: String,
    /// The option that was chosen, counted from 0.
    pub choice: Option<usize>,
    /// Pictures, by their places in the right order; empty while they are as shown at first.
    pub order: Vec<usize>,
    /// The picture that a pointer holds, by its place in the right order.
    pub held: Option<usize>,
    /// The picture that was moved last, by its place in the right order.
    pub moved: Option<usize>,
}

/// The questions that were answered, in that order, and whether the first answer to each was right.
pub type FirstAnswers = Vec<(u32, bool)>;

/// What became of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Right,
    /// Wrong, for the first time: there is a hint, and another try.
    NotYet,
    /// Wrong, and the right answer is told.
    Wrong,
}

impl Verdict {
    #[must_use]
    pub fn is_right(self) -> bool {
        self == Self::Right
    }

    /// Whether the right answer is no secret any more.
    #[must_use]
    pub fn is_told(self) -> bool {
        self != Self::NotYet
    }
}

/// What tells questions apart: the exercise, its seed, and the puzzle with its path.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Questions {
    kind: QuizKind,
    count: u32,
    seed: u32,
    puzzle: PuzzleConfig,
}

/// The answers since the page was opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct QuizSession {
    /// The questions: to others these are no answers.
    questions: Option<Questions>,
    /// The question that is shown.
    question: u32,
    pub draft: AnswerDraft,
    /// What became of the last answer to the question shown; `None` until there was one.
    pub verdict: Option<Verdict>,
    /// Whether a host went to a move, so that the towers no longer show the position that is asked about.
    pub(super) are_towers_elsewhere: bool,
    pub(super) first_answers: FirstAnswers,
    pub last_answer: Option<Rc<Answer>>,
}

impl QuizSession {
    /// Whether a question was answered, counted from 1.
    pub(super) fn has_answered(&self, question: u32) -> bool {
        self.first_answers.iter().any(|&(answered, _)| answered == question)
    }

    /// Whether the right answer to the question shown is no secret any more.
    #[must_use]
    pub fn is_told(&self) -> bool {
        self.verdict.is_some_and(Verdict::is_told)
    }

    /// How many questions were right at the first attempt.
    #[must_use]
    pub fn right(&self) -> u32 {
        super::progress::right(&self.first_answers)
    }

    /// How many questions were answered.
    #[must_use]
    pub const fn answered(&self) -> usize {
        self.first_answers.len()
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuizAction {
    /// Questions are drawn with this seed.
    SetSeed(u32),
    ChooseDisc(Option<Disc>),
    /// Chooses the peg that the disc leaves, or the one that it goes to.
    ChoosePeg(Bound, Option<Peg>),
    InputIndex(String),
    /// Chooses an option, counted from 0.
    Choose(usize),
    /// Moves the picture at a place, counted from 0, one place up.
    MoveUp(usize),
    MoveDown(usize),
    /// A pointer takes hold of the picture at a place.
    GrabPicture(usize),
    /// Puts the picture that is held at a place; the others close up.
    DragPicture(usize),
    DropPicture,
    Check,
    /// Asks the question again.
    TryAgain,
    /// Tells the answer after a wrong one.
    GiveUp,
    /// Plays the solution from where the question starts.
    ShowSolution,
    NextQuestion,
    /// Starts over with the first question.
    Restart,
}

pub(in crate::model) fn update(state: &mut State, action: QuizAction) {
    match action {
        QuizAction::SetSeed(seed) => return set_seed(state, seed),
        QuizAction::ChooseDisc(disc) => state.quiz_session_mut().draft.disc = disc,
        QuizAction::ChoosePeg(Bound::First, peg) => state.quiz_session_mut().draft.from = peg,
        QuizAction::ChoosePeg(Bound::Last, peg) => state.quiz_session_mut().draft.to = peg,
        QuizAction::InputIndex(text) => state.quiz_session_mut().draft.index = text,
        QuizAction::Choose(option) => state.quiz_session_mut().draft.choice = Some(option),
        QuizAction::MoveUp(place) => move_picture(state, place, place.checked_sub(1)),
        QuizAction::MoveDown(place) => move_picture(state, place, place.checked_add(1)),
        QuizAction::GrabPicture(place) => grab_picture(state, place),
        QuizAction::DragPicture(place) => drag_picture(state, place),
        QuizAction::DropPicture => state.quiz_session_mut().draft.held = None,
        QuizAction::Check => check(state),
        QuizAction::TryAgain => {
            if let Some(quiz) = state.quiz() {
                go_to_question(state, quiz);
            }
        }
        QuizAction::GiveUp => give_up(state),
        // The solution takes the place of the game.
        QuizAction::ShowSolution => return show_solution(state),
        QuizAction::NextQuestion => {
            if let Some(quiz) = state.quiz() {
                go_to_question(state, Quiz { question: (quiz.question + 1).min(quiz.question_count), ..quiz });
            }
        }
        QuizAction::Restart => {
            if let Some(quiz) = state.quiz() {
                go_to_question(state, Quiz { question: 1, ..quiz });
                // A host has recorded the first answers.
                if !state.config.appearance.is_embedded {
                    state.quiz_session_mut().first_answers.clear();
                    state.keep_lesson_answers(FirstAnswers::new());
                }
            }
        }
    }
    set_up_game(state);
}

/// Draws the questions with this seed.
fn set_seed(state: &mut State, seed: u32) {
    state.config.quiz.seed = Some(seed.min(QuizConfig::MAX_SEED));
    state.session.is_seed_drawn = true;
    // A disc in hand was another question's.
    state.session.manual_play = None;
    set_up_game(state);
}

/// Puts the question on the towers: its position, or its game.
pub(in crate::model) fn set_up(state: &mut State) {
    if state.quiz().is_some() && state.quiz_session().are_towers_elsewhere {
        state.quiz_session_mut().are_towers_elsewhere = false;
        // A disc in hand was another position's.
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

pub(in crate::model) fn go_to_question(state: &mut State, quiz: Quiz) {
    state.clear_problem(Parameter::Task);
    let session = state.quiz_session_mut();
    (session.draft, session.verdict, session.are_towers_elsewhere) = (AnswerDraft::default(), None, false);
    state.config.quiz.quiz = Some(quiz);
    // Each question starts by itself.
    state.config.manual_play = None;
    state.session.manual_play = None;
}

impl State {
    /// The answers to these questions.
    #[must_use]
    pub fn quiz_session(&self) -> Cow<'_, QuizSession> {
        let quiz = self.quiz();
        let question = quiz.map_or(0, |quiz| quiz.question);
        match self.session.quiz.as_deref() {
            Some(session) if !self.are_questions_of(session, quiz) => {
                Cow::Owned(QuizSession { last_answer: session.last_answer.clone(), ..self.begun_session(quiz) })
            }
            Some(session) if session.question != question => Cow::Owned(QuizSession {
                question,
                draft: AnswerDraft::default(),
                verdict: None,
                are_towers_elsewhere: false,
                ..session.clone()
            }),
            Some(session) => Cow::Borrowed(session),
            None => Cow::Owned(self.begun_session(quiz)),
        }
    }

    fn are_questions_of(&self, session: &QuizSession, quiz: Option<Quiz>) -> bool {
        let here = quiz.zip(self.config.quiz.seed);
        match (&session.questions, here) {
            (Some(Questions { kind, count, seed, puzzle }), Some((quiz, seed_here))) => {
                (*kind, *count, *seed) == (quiz.kind, quiz.question_count, seed_here) && *puzzle == self.config.puzzle
            }
            (questions, here) => questions.is_none() && here.is_none(),
        }
    }

    /// The session in which nothing is answered but what a lesson remembers of its steps.
    fn begun_session(&self, quiz: Option<Quiz>) -> QuizSession {
        let questions = quiz.zip(self.config.quiz.seed).map(|(quiz, seed)| {
            let puzzle = self.config.puzzle.clone();
            Questions { kind: quiz.kind, count: quiz.question_count, seed, puzzle }
        });
        // A lesson remembers the answers of its steps.
        let answers = self.lesson_answers_here().filter(|_| questions.is_some());
        let first_answers = answers.cloned().unwrap_or_default();
        let question = quiz.map_or(0, |quiz| quiz.question);
        QuizSession { questions, question, first_answers, ..QuizSession::default() }
    }

    /// Lets the towers follow a host that goes to a move before the answer.
    pub(in crate::model) fn leave_question(&mut self) {
        if self.is_question_open() {
            self.quiz_session_mut().are_towers_elsewhere = true;
        }
    }

    pub(super) fn quiz_session_mut(&mut self) -> &mut QuizSession {
        let anew = match self.quiz_session() {
            Cow::Borrowed(_) => None,
            Cow::Owned(session) => Some(session),
        };
        let session = Rc::make_mut(self.session.quiz.get_or_insert_default());
        if let Some(anew) = anew {
            *session = anew;
        }
        session
    }
}
