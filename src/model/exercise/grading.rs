//! Checks answers: on the button, on a move on the towers, and when a game reaches the goal or no longer can.

use std::rc::Rc;

use super::session::{AnswerDraft, Verdict};
use super::{Answer, ChoiceQuestion, NumberQuestion, PositionQuestion, Question, choice_letter};
use crate::model::manual_play::Hint;
use crate::model::{IndexExpr, Panel, Parameter, Problem, Reason, Scene, State, Tab, own_program, playback};
use crate::solver::{Index, Move};

pub(super) fn check(state: &mut State) {
    match state.question() {
        Some(Question::Predict(question)) if question.asks_index => check_index(state, &question),
        Some(Question::Predict(question)) => check_move(state, &question),
        Some(question @ (Question::Order(_) | Question::Lines(_))) => check_order(state, question.items()),
        Some(Question::Choice(question)) => check_choice(state, &question),
        Some(Question::Number(question)) => check_number(state, &question),
        // It is graded when the program has ended.
        Some(Question::Write(puzzles)) => own_program::check(state, puzzles),
        // A game grades itself.
        Some(Question::Reach { .. }) | None => {}
    }
}

fn check_order(state: &mut State, count: usize) {
    let order = state.picture_order(count);
    let text = |order: &[usize]| order.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
    let right: Vec<usize> = (0..count).collect();
    grade(state, order == right, text(&order), text(&right));
    tell(state);
}

fn check_choice(state: &mut State, question: &ChoiceQuestion) {
    let chosen = state.exercise_session().draft.choice.filter(|&option| option < question.options.len());
    let Some(chosen) = chosen else { return };
    grade(state, chosen == question.right, choice_letter(chosen), choice_letter(question.right));
    tell(state);
}

fn check_number(state: &mut State, question: &NumberQuestion) {
    let text = state.exercise_session().draft.index.clone();
    match parse_number(&text, &Index::from(u64::MAX)) {
        Ok(number) => grade(state, number == question.wanted, number.to_string(), question.wanted.to_string()),
        Err(reason) => return state.report(Problem::new(Parameter::Task, &text, reason)),
    }
    tell(state);
}

/// Shows the answer, if it may be told, on the towers or in its list, and opens the reason.
fn tell(state: &mut State) {
    if !state.exercise_session().is_told() {
        return;
    }
    match state.question() {
        Some(Question::Predict(question)) => tell_prediction(state, &question),
        // The position of the question stays.
        Some(
            Question::Choice(ChoiceQuestion { about: Some(about), .. })
            | Question::Number(NumberQuestion { about: Some(about), .. }),
        ) => state.seek(about.index),
        // Lines have no captions that show their order.
        Some(Question::Lines(program)) => {
            state.exercise_session_mut().draft.sorting.order = (0..program.lines.len()).collect()
        }
        Some(
            Question::Choice(_)
            | Question::Number(_)
            | Question::Order(_)
            | Question::Write(_)
            | Question::Reach { .. },
        )
        | None => {}
    }
}

fn tell_prediction(state: &mut State, question: &PositionQuestion) {
    if question.asks_index {
        state.seek(question.index.clone());
        if !state.config.appearance.is_embedded {
            open_why(state);
        }
    } else {
        state.seek(question.index.next());
        open_why(state);
        // No disc was moved on the towers, so the page shows the move.
        state.animate_step(&question.index.next(), false);
    }
}

/// Tells the answer before the learner has found it.
pub(super) fn give_up(state: &mut State) {
    let session = state.exercise_session_mut();
    if session.verdict == Some(Verdict::NotYet) {
        session.verdict = Some(Verdict::Wrong);
        // An entry that was refused since then no longer matters.
        state.clear_problem(Parameter::Task);
        tell(state);
    }
}

fn parse_number(text: &str, max: &Index) -> Result<Index, Reason> {
    let expr = text.parse::<IndexExpr>().map_err(|_| Reason::NotIndex)?;
    expr.resolve(max).map_err(Reason::Index)
}

fn check_index(state: &mut State, question: &PositionQuestion) {
    let text = state.exercise_session().draft.index.clone();
    match parse_number(&text, state.total()) {
        Ok(index) => grade(state, index == question.index, index.to_string(), question.index.to_string()),
        Err(reason) => return state.report(Problem::new(Parameter::Task, &text, reason)),
    }
    tell(state);
}

fn check_move(state: &mut State, question: &PositionQuestion) {
    let AnswerDraft { disc: Some(disc), from: Some(from), to: Some(to), .. } = state.exercise_session().draft else {
        return;
    };
    grade_move(state, question, Move { disc, from, to });
    tell(state);
}

/// Answers the question on the towers with a move made there.
pub(in crate::model) fn answer_on_towers(state: &mut State, given: Move) {
    let Some(question) = state.question_on_towers() else { return };
    let draft = &mut state.exercise_session_mut().draft;
    (draft.disc, draft.from, draft.to) = (Some(given.disc), Some(given.from), Some(given.to));
    grade_move(state, &question, given);
    if given == question.next {
        state.seek(question.index.next());
        open_why(state);
    } else {
        tell(state);
    }
}

fn grade_move(state: &mut State, question: &PositionQuestion, given: Move) {
    let text = |step: Move| format!("{},{},{}", step.disc, step.from.digit(), step.to.digit());
    grade(state, given == question.next, text(given), text(question.next));
}

/// Opens the reason for the move: its tab on the page, or its panel below the others in another page.
fn open_why(state: &mut State) {
    let is_embedded = state.config.appearance.is_embedded;
    let shown = &mut state.config.panels.shown;
    *shown = if is_embedded { shown.with(Panel::Why) } else { shown.with_only_tab(Tab::Why) };
}

/// Plays the solution from the start of the question.
pub(super) fn show_solution(state: &mut State) {
    let Some(Question::Reach { max_moves, .. }) = state.question() else { return };
    state.seek(state.total().saturating_sub(&max_moves));
    playback::play(state);
}

/// Grades the moves on the towers: the goal was reached in time, or can no longer be reached.
pub(in crate::model) fn grade_game(state: &mut State) {
    let Some(Question::Reach { from, max_moves }) = state.question() else { return };
    // Only a game from the right position counts.
    let Some(game) = state.game().filter(|game| *game.start() == from) else { return };
    let made = Index::from(game.moves().len() as u64);
    let verdict = state.exercise_session().verdict;
    // A goal that was reached in time counts, whatever follows.
    if verdict == Some(Verdict::Right) {
        return;
    }
    let is_there = matches!(state.hint(), Hint::Done);
    if is_there || made >= max_moves {
        // If the goal was not reached, there is no number of moves.
        let given = if is_there { made.to_string() } else { String::new() };
        grade(state, is_there && made <= max_moves, given, max_moves.to_string());
    } else if verdict == Some(Verdict::Wrong) {
        // Undoing a move is another attempt.
        state.exercise_session_mut().verdict = None;
    }
}

/// Grades the program when its check has ended, by the number of boards that it solved in the fewest moves.
pub(in crate::model) fn grade_program(state: &mut State) {
    if let Some(check) = state.ended_check() {
        let (is_passed, solved, all) = (check.is_passed(), check.solved().len(), check.puzzles().len());
        grade(state, is_passed, solved.to_string(), all.to_string());
    }
}

fn grade(state: &mut State, is_right: bool, given: String, wanted: String) {
    let Some((exercise, seed)) = state.exercise().zip(state.config.exercise.seed) else { return };
    state.clear_problem(Parameter::Task);
    let session = state.exercise_session_mut();
    let is_same = session.last_answer.as_ref().is_some_and(|answer| answer.given == given);
    if is_same && session.verdict.is_some_and(|verdict| verdict.is_right() == is_right) {
        return;
    }
    // Only the first answer to a question scores, but every answer is reported to hosts.
    if !session.has_answered(exercise.question) {
        session.first_answers.push((exercise.question, is_right));
    }
    session.verdict = Some(match session.verdict {
        _ if is_right => Verdict::Right,
        None if exercise.kind.kind().has_hint => Verdict::NotYet,
        None | Some(Verdict::Right | Verdict::NotYet | Verdict::Wrong) => Verdict::Wrong,
    });
    session.last_answer = Some(Rc::new(Answer { exercise, seed, is_right, given, wanted }));
    let answers = session.first_answers.clone();
    state.keep_lesson_answers(answers);
}

impl Scene {
    /// Whether every part of the answer was chosen.
    #[must_use]
    pub fn can_check(&self) -> bool {
        let draft = &self.exercise_session().draft;
        match self.question() {
            Some(Question::Predict(question)) if question.asks_index => !draft.index.trim().is_empty(),
            Some(Question::Predict(_)) => draft.disc.is_some() && draft.from.is_some() && draft.to.is_some(),
            Some(Question::Order(_) | Question::Lines(_)) => true,
            Some(Question::Choice(question)) => draft.choice.is_some_and(|option| option < question.options.len()),
            Some(Question::Number(_)) => !draft.index.trim().is_empty(),
            Some(Question::Write(_)) => !self.own_program_run().is_on(),
            Some(Question::Reach { .. }) | None => false,
        }
    }
}
