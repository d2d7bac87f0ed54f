//! What a learner does: choosing, checking, going on.

use std::rc::Rc;

use super::{Answer, PositionQuestion, Question, Quiz, QuizConfig, QuizKind};
use crate::model::manual_play::{self, Hint};
use crate::model::{Bound, IndexExpr, Panel, Parameter, Problem, Reason, State};
use crate::solver::{Disc, Index, Move, Peg};

/// An answer that is not submitted yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnswerDraft {
    pub disc: Option<Disc>,
    pub from: Option<Peg>,
    pub to: Option<Peg>,
    /// An index, as it was typed.
    pub index: String,
    /// Pictures, by their places in the right order; empty while they are as shown at first.
    pub order: Vec<usize>,
}

/// The answers since the page was opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct QuizSession {
    /// [`State::quiz_id`] of the questions: to others these are no answers.
    quiz_id: String,
    /// The question that is shown.
    question: u32,
    pub draft: AnswerDraft,
    /// Whether the answer to the question shown is right; `None` until it was answered.
    pub verdict: Option<bool>,
    answered: Vec<u32>,
    /// How many questions were right at the first attempt.
    pub right: u32,
    pub last_answer: Option<Rc<Answer>>,
}

impl QuizSession {
    /// How many questions were answered.
    #[must_use]
    pub const fn answered(&self) -> usize {
        self.answered.len()
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
    /// Moves the picture at a place, counted from 0, one place up.
    MoveUp(usize),
    MoveDown(usize),
    Check,
    NextQuestion,
    /// Starts over with the first question.
    Restart,
}

pub(in crate::model) fn update(state: &mut State, action: QuizAction) {
    match action {
        QuizAction::SetSeed(seed) => state.config.quiz.seed = Some(seed.min(QuizConfig::MAX_SEED)),
        QuizAction::ChooseDisc(disc) => state.quiz_session_mut().draft.disc = disc,
        QuizAction::ChoosePeg(Bound::First, peg) => state.quiz_session_mut().draft.from = peg,
        QuizAction::ChoosePeg(Bound::Last, peg) => state.quiz_session_mut().draft.to = peg,
        QuizAction::InputIndex(text) => state.quiz_session_mut().draft.index = text,
        QuizAction::MoveUp(place) => swap_pictures(state, place.checked_sub(1), place),
        QuizAction::MoveDown(place) => swap_pictures(state, place.checked_add(1), place),
        QuizAction::Check => check(state),
        QuizAction::NextQuestion => {
            if let Some(quiz) = state.quiz() {
                go_to_question(state, Quiz { question: (quiz.question + 1).min(quiz.question_count), ..quiz });
            }
        }
        QuizAction::Restart => {
            if let Some(quiz) = state.quiz() {
                go_to_question(state, Quiz { question: 1, ..quiz });
                let session = state.quiz_session_mut();
                session.answered.clear();
                session.right = 0;
            }
        }
    }
    set_up(state);
}

/// Sets up the game of a question that is answered on the towers.
pub(in crate::model) fn set_up(state: &mut State) {
    let Some(Question::Reach { from, .. }) = state.question() else { return };
    state.config.panels.shown = state.config.panels.shown.with(Panel::Play);
    if state.game().is_none() {
        manual_play::set_up_game(state, from);
    }
}

fn go_to_question(state: &mut State, quiz: Quiz) {
    state.clear_problem(Parameter::Task);
    let session = state.quiz_session_mut();
    (session.draft, session.verdict) = (AnswerDraft::default(), None);
    state.config.quiz.quiz = Some(quiz);
    // Each question starts by itself.
    state.config.manual_play = None;
    state.session.manual_play = None;
}

fn swap_pictures(state: &mut State, other: Option<usize>, place: usize) {
    let Some(Question::Order(pictures)) = state.question() else { return };
    let mut order = state.picture_order(pictures.len());
    if let Some(other) = other.filter(|&other| other.max(place) < pictures.len()) {
        order.swap(place, other);
        state.quiz_session_mut().draft.order = order;
    }
}

fn check(state: &mut State) {
    match state.question() {
        Some(Question::Predict(question)) if question.asks_index => check_index(state, &question),
        Some(Question::Predict(question)) => check_move(state, &question),
        Some(Question::Order(pictures)) => {
            let order = state.picture_order(pictures.len());
            let text = |order: &[usize]| order.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
            let right: Vec<usize> = (0..pictures.len()).collect();
            grade(state, order == right, text(&order), text(&right));
        }
        // A game grades itself.
        Some(Question::Reach { .. }) | None => {}
    }
}

fn check_index(state: &mut State, question: &PositionQuestion) {
    let text = state.quiz_session().draft.index;
    let resolved = match text.parse::<IndexExpr>() {
        Ok(expr) => expr.resolve(state.total()).map_err(Reason::Index),
        Err(_) => Err(Reason::NotIndex),
    };
    match resolved {
        Ok(index) => grade(state, index == question.index, index.to_string(), question.index.to_string()),
        Err(reason) => return state.report(Problem::new(Parameter::Task, &text, reason)),
    }
    state.seek(question.index.clone());
}

fn check_move(state: &mut State, question: &PositionQuestion) {
    let AnswerDraft { disc: Some(disc), from: Some(from), to: Some(to), .. } = state.quiz_session().draft else {
        return;
    };
    let text = |step: Move| format!("{},{},{}", step.disc, step.from.digit(), step.to.digit());
    let given = Move { disc, from, to };
    grade(state, given == question.next, text(given), text(question.next));
    // The move is explained where it was made.
    state.seek(question.index.next());
    state.config.panels.shown = state.config.panels.shown.with(Panel::Why);
}

/// Grades what was done on the towers: the goal was reached in time, or can no longer be.
pub(in crate::model) fn grade_game(state: &mut State) {
    let Some(Question::Reach { from, max_moves }) = state.question() else { return };
    // Only a game that started where it should counts.
    let Some(game) = state.game().filter(|game| *game.start() == from) else { return };
    let made = Index::from(game.moves().len() as u64);
    let verdict = state.quiz_session().verdict;
    // What was done in time stays done, whatever follows.
    if verdict == Some(true) {
        return;
    }
    let is_there = matches!(state.hint(), Hint::Done);
    if is_there || made >= max_moves {
        // A goal that was not reached took no number of moves.
        let given = if is_there { made.to_string() } else { String::new() };
        grade(state, is_there && made <= max_moves, given, max_moves.to_string());
    } else if verdict == Some(false) {
        // Undoing a move is another attempt.
        state.quiz_session_mut().verdict = None;
    }
}

fn grade(state: &mut State, is_right: bool, given: String, wanted: String) {
    let Some((quiz, seed)) = state.quiz().zip(state.config.quiz.seed) else { return };
    state.clear_problem(Parameter::Task);
    let session = state.quiz_session_mut();
    let is_same = session.last_answer.as_ref().is_some_and(|answer| answer.given == given);
    if session.verdict == Some(is_right) && is_same {
        return;
    }
    // Only the first answer to a question scores; hosts hear of all of them.
    if !session.answered.contains(&quiz.question) {
        session.answered.push(quiz.question);
        session.right += u32::from(is_right);
    }
    session.verdict = Some(is_right);
    session.last_answer = Some(Rc::new(Answer { quiz, seed, is_right, given, wanted }));
}

impl State {
    /// The answers to these questions.
    #[must_use]
    pub fn quiz_session(&self) -> QuizSession {
        let quiz_id = self.quiz_id().unwrap_or_default();
        let question = self.quiz().map_or(0, |quiz| quiz.question);
        let mut session = self.session.quiz.as_deref().cloned().unwrap_or_default();
        if session.quiz_id != quiz_id {
            session = QuizSession { quiz_id, last_answer: session.last_answer, ..QuizSession::default() };
        }
        if session.question != question {
            (session.question, session.draft, session.verdict) = (question, AnswerDraft::default(), None);
        }
        session
    }

    fn quiz_session_mut(&mut self) -> &mut QuizSession {
        let current = self.quiz_session();
        let session = Rc::make_mut(self.session.quiz.get_or_insert_default());
        *session = current;
        session
    }

    /// The pictures as they stand, by their places in the right order.
    #[must_use]
    pub fn picture_order(&self, count: usize) -> Vec<usize> {
        let order = self.quiz_session().draft.order;
        if order.len() == count { order } else { self.shuffled_pictures(count) }
    }

    /// Whether a learner is to find the way without hints.
    #[must_use]
    pub fn are_hints_disabled(&self) -> bool {
        self.quiz().is_some_and(|quiz| quiz.kind == QuizKind::Reach)
    }

    /// Whether everything that is asked for was chosen.
    #[must_use]
    pub fn can_check(&self) -> bool {
        let draft = self.quiz_session().draft;
        match self.question() {
            Some(Question::Predict(question)) if question.asks_index => !draft.index.trim().is_empty(),
            Some(Question::Predict(_)) => draft.disc.is_some() && draft.from.is_some() && draft.to.is_some(),
            Some(Question::Order(_)) => true,
            Some(Question::Reach { .. }) | None => false,
        }
    }
}
