//! What a learner does: choosing, checking, going on.

use std::rc::Rc;

use super::{Answer, PositionQuestion, Question, Quiz, QuizConfig};
use crate::model::manual_play::{self, Hint};
use crate::model::{Bound, IndexExpr, Panel, Parameter, Problem, Reason, State, Tab, playback};
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
    /// The picture that a pointer holds, by its place in the right order.
    pub held: Option<usize>,
    /// The picture that was moved last, by its place in the right order.
    pub moved: Option<usize>,
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
    /// Whether a host went to a move, so that the towers no longer show the position that is asked about.
    pub(super) are_towers_elsewhere: bool,
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
    /// A pointer takes hold of the picture at a place.
    GrabPicture(usize),
    /// Puts the picture that is held at a place; the others close up.
    DragPicture(usize),
    DropPicture,
    Check,
    /// Asks the question again.
    TryAgain,
    /// Plays the solution from where the question starts.
    ShowSolution,
    NextQuestion,
    /// Starts over with the first question.
    Restart,
}

pub(in crate::model) fn update(state: &mut State, action: QuizAction) {
    match action {
        QuizAction::SetSeed(seed) => {
            state.config.quiz.seed = Some(seed.min(QuizConfig::MAX_SEED));
            // A disc in hand was another question's.
            state.session.manual_play = None;
        }
        QuizAction::ChooseDisc(disc) => state.quiz_session_mut().draft.disc = disc,
        QuizAction::ChoosePeg(Bound::First, peg) => state.quiz_session_mut().draft.from = peg,
        QuizAction::ChoosePeg(Bound::Last, peg) => state.quiz_session_mut().draft.to = peg,
        QuizAction::InputIndex(text) => state.quiz_session_mut().draft.index = text,
        QuizAction::MoveUp(place) => move_picture(state, place, place.checked_sub(1)),
        QuizAction::MoveDown(place) => move_picture(state, place, place.checked_add(1)),
        QuizAction::GrabPicture(place) => {
            let picture = picture_order(state).get(place).copied();
            state.quiz_session_mut().draft.held = picture;
        }
        QuizAction::DragPicture(place) => {
            let held = state.quiz_session().draft.held;
            let from = picture_order(state).iter().position(|&picture| Some(picture) == held);
            if let Some(from) = from {
                move_picture(state, from, Some(place));
            }
        }
        QuizAction::DropPicture => state.quiz_session_mut().draft.held = None,
        QuizAction::Check => check(state),
        QuizAction::TryAgain => {
            if let Some(quiz) = state.quiz() {
                go_to_question(state, quiz);
            }
        }
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
                let session = state.quiz_session_mut();
                session.answered.clear();
                session.right = 0;
            }
        }
    }
    set_up(state);
}

/// Puts the question on the towers: its position, or its game.
pub(in crate::model) fn set_up(state: &mut State) {
    if state.quiz().is_some() && state.quiz_session().are_towers_elsewhere {
        state.quiz_session_mut().are_towers_elsewhere = false;
    }
    let Some(Question::Reach { from, .. }) = state.question() else { return };
    state.config.panels.shown = state.config.panels.shown.with(Panel::Play);
    if state.game().is_none() {
        manual_play::set_up_game(state, from);
    }
}

fn go_to_question(state: &mut State, quiz: Quiz) {
    state.clear_problem(Parameter::Task);
    let session = state.quiz_session_mut();
    (session.draft, session.verdict, session.are_towers_elsewhere) = (AnswerDraft::default(), None, false);
    state.config.quiz.quiz = Some(quiz);
    // Each question starts by itself.
    state.config.manual_play = None;
    state.session.manual_play = None;
}

/// The pictures as they stand; none when the question is another one.
fn picture_order(state: &State) -> Vec<usize> {
    match state.question() {
        Some(Question::Order(pictures)) => state.picture_order(pictures.len()),
        _ => Vec::new(),
    }
}

fn move_picture(state: &mut State, from: usize, to: Option<usize>) {
    let mut order = picture_order(state);
    let Some(to) = to.filter(|&to| to != from && from.max(to) < order.len()) else { return };
    let picture = order.remove(from);
    order.insert(to, picture);
    let draft = &mut state.quiz_session_mut().draft;
    (draft.order, draft.moved) = (order, Some(picture));
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
    if !state.config.appearance.is_embedded {
        open_why(state);
    }
}

fn check_move(state: &mut State, question: &PositionQuestion) {
    let AnswerDraft { disc: Some(disc), from: Some(from), to: Some(to), .. } = state.quiz_session().draft else {
        return;
    };
    let given = Move { disc, from, to };
    answer_move(state, question, given);
    // The fields moved no disc, so the page shows the move.
    state.animate(question.index.next(), false);
}

/// Answers the question on the towers with a move that was made there.
pub(in crate::model) fn answer_on_towers(state: &mut State, given: Move) {
    let Some(question) = state.question_on_towers() else { return };
    let draft = &mut state.quiz_session_mut().draft;
    (draft.disc, draft.from, draft.to) = (Some(given.disc), Some(given.from), Some(given.to));
    answer_move(state, &question, given);
    if given != question.next {
        state.animate(question.index.next(), false);
    }
}

/// Grades a move and goes to the right one, where it is explained.
fn answer_move(state: &mut State, question: &PositionQuestion, given: Move) {
    let text = |step: Move| format!("{},{},{}", step.disc, step.from.digit(), step.to.digit());
    grade(state, given == question.next, text(given), text(question.next));
    state.seek(question.index.next());
    open_why(state);
}

/// Opens the reason of the move: on the page its tab, in another page its panel below the others.
fn open_why(state: &mut State) {
    let is_embedded = state.config.appearance.is_embedded;
    let shown = &mut state.config.panels.shown;
    *shown = if is_embedded { shown.with(Panel::Why) } else { shown.with_only_tab(Tab::Why) };
}

fn show_solution(state: &mut State) {
    let Some(Question::Reach { max_moves, .. }) = state.question() else { return };
    state.seek(state.total().saturating_sub(&max_moves));
    playback::play(state);
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
            session.are_towers_elsewhere = false;
        }
        session
    }

    /// Lets the towers follow a host that goes to a move before the answer.
    pub(in crate::model) fn leave_question(&mut self) {
        if self.is_question_open() {
            self.quiz_session_mut().are_towers_elsewhere = true;
        }
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
