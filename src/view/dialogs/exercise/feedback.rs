//! The feedback after an answer: whether it is right, the right answer, and the reason.

use yew::prelude::*;

use crate::l10n::{Arg, L10n, msg};
use crate::model::exercise::{PositionQuestion, Question, Verdict};
use crate::model::{ExerciseSession, Hint, Panel, Parameter, Scene};
use crate::solver::{Index, Move, Peg};

/// The verdict, the right answer and the reason; `None` before the answer is checked.
pub fn feedback(scene: &Scene, question: &Question, session: &ExerciseSession, l10n: L10n) -> Option<Html> {
    if let Some(problem) = scene.problems.iter().find(|problem| problem.parameter == Parameter::Task) {
        return Some(l10n.problem(problem).into());
    }
    let verdict = session.verdict?;
    let is_right = verdict.is_right();
    let sentence = l10n.text(if is_right { msg::EXERCISE_RIGHT } else { msg::EXERCISE_WRONG });
    if verdict == Verdict::NotYet {
        // A hint about the checked order no longer applies once the order changes.
        if scene.is_sorted_on() {
            return None;
        }
        let hint = hint(scene, question, session, l10n).unwrap_or_default();
        return Some(html! { <>{ sentence }{ " " }<span data-hint="">{ hint }</span></> });
    }
    let (answer, reason) = match question {
        Question::Predict(question) => (right_prediction(question, l10n), prediction_reason(scene, question, l10n)),
        Question::Order(pictures) => (right_order(pictures.iter().map(|(index, _)| index), l10n), String::new()),
        Question::Lines(_) | Question::Write(_) => (String::new(), l10n.reason(scene, question)),
        Question::Choice(_) | Question::Number(_) => {
            let answer = if is_right { None } else { l10n.right_answer(question) };
            (answer.unwrap_or_default(), l10n.reason(scene, question))
        }
        Question::Reach { max_moves, .. } => {
            let outcome = outcome(scene, is_right, l10n);
            return Some(html! { <>{ outcome }{ " " }<span data-reason="">{ enough(max_moves, l10n) }</span></> });
        }
    };
    let answer = if answer.is_empty() { sentence.into() } else { l10n.join(sentence.into(), answer) };
    Some(html! { <>{ answer }{ " " }<span data-reason="">{ reason }</span></> })
}

/// A hint that leads from a wrong answer to the right one without telling it.
fn hint(scene: &Scene, question: &Question, session: &ExerciseSession, l10n: L10n) -> Option<String> {
    let answer = session.last_answer.as_ref()?;
    let compared = || {
        let [given, wanted] = [&answer.given, &answer.wanted].map(|number| number.parse::<Index>().ok());
        let is_greater = given? < wanted?;
        Some(l10n.text(if is_greater { msg::EXERCISE_HINT_GREATER } else { msg::EXERCISE_HINT_LESS }).into())
    };
    match question {
        Question::Predict(question) if question.asks_index => compared(),
        Question::Predict(PositionQuestion { next, .. }) => {
            Some(match (answer.is_wrong_target(), answer.is_right_disc()) {
                (true, _) => l10n.format(msg::EXERCISE_HINT_RIGHT_DISC, [next.disc.into()]),
                (false, true) => l10n.format(msg::EXERCISE_HINT_FROM, [next.disc.into()]),
                (false, false) => l10n.format(msg::EXERCISE_HINT_DISC, [next.disc.into()]),
            })
        }
        Question::Number(question) => {
            let compared = compared()?;
            Some(match l10n.hint_about(scene.puzzle(), &question.asked) {
                Some(hint) => l10n.join(compared, hint),
                None => compared,
            })
        }
        Question::Choice(question) => {
            let other = || l10n.text(msg::EXERCISE_HINT_OTHER_ANSWER).into();
            Some(l10n.hint_about(scene.puzzle(), &question.asked).unwrap_or_else(other))
        }
        Question::Lines(program) => {
            let (_, line) = answer.first_early()?;
            Some(l10n.format(msg::EXERCISE_LINE_EARLY, [program.lines.get(line)?.trim().into()]))
        }
        Question::Order(_) => {
            let (place, _) = answer.first_early()?;
            Some(l10n.format(msg::EXERCISE_HINT_EARLY, [(place + 1).into()]))
        }
        Question::Write(_) | Question::Reach { .. } => None,
    }
}

fn right_prediction(PositionQuestion { index, next, asks_index, .. }: &PositionQuestion, l10n: L10n) -> String {
    if *asks_index {
        return l10n.format(msg::EXERCISE_ANSWER_MOVES_MADE, [Arg::FullNumber(index)]);
    }
    l10n.numbered_move(Arg::FullNumber(&index.next()), *next)
}

/// The reason why the disc can move, or the move that led to the position; and where to read more.
fn prediction_reason(scene: &Scene, question: &PositionQuestion, l10n: L10n) -> String {
    let solution = scene.solved();
    let last = solution.and_then(|solution| solution.move_at(&question.index));
    let reason = match (question.asks_index, last) {
        (false, _) => because_target(scene, question, l10n)
            .unwrap_or_else(|| l10n.because_free(&question.position, question.next.disc)),
        (true, Some(Move { disc, from, to })) => {
            l10n.format(msg::EXERCISE_LAST_MOVE, [disc.into(), from.into(), to.into()])
        }
        (true, None) => return String::new(),
    };
    let has_tabs = !scene.config.appearance.is_embedded && !scene.is_solution_withheld();
    let more = match has_tabs {
        true => l10n.format(msg::EXERCISE_SEE_TAB, [l10n.text(msg::DOCK_WHY).into()]),
        false if scene.shows(Panel::Why) => l10n.text(msg::EXERCISE_SEE_WHY).into(),
        false => return reason,
    };
    l10n.join(reason, more)
}

/// The purpose of the move, if the answer differs from it only in the target peg.
fn because_target(
    scene: &Scene,
    PositionQuestion { index, next, .. }: &PositionQuestion,
    l10n: L10n,
) -> Option<String> {
    let answer = scene.exercise_session().last_answer.clone().filter(|answer| answer.is_wrong_target())?;
    let given = Move { to: answer.given.chars().next_back().and_then(Peg::from_digit)?, ..*next };
    let wrong = l10n.format(msg::EXERCISE_BECAUSE_TARGET, [next.disc.into(), next.to.into()]);
    let explained = scene.explained_move(index.next())?;
    Some(match l10n.why_target(&explained, given, scene.puzzle().allows(given.from, given.to)) {
        Some(reason) => l10n.join(wrong, reason),
        None => wrong,
    })
}

/// The number of moves made in each picture.
fn right_order<'a>(indices: impl Iterator<Item = &'a Index>, l10n: L10n) -> String {
    let moves = l10n.long_list(indices.map(|index| l10n.full(index)));
    l10n.format(msg::EXERCISE_ANSWER_ORDER, [moves.into()])
}

fn enough(max_moves: &Index, l10n: L10n) -> String {
    l10n.format(msg::EXERCISE_ENOUGH, [max_moves.into()])
}

/// The result of a game.
fn outcome(scene: &Scene, is_right: bool, l10n: L10n) -> String {
    // The solution replaces the game when the learner looks at it.
    let moves = scene.game().map(|game| game.moves().len());
    match (is_right, moves) {
        (true, _) => l10n.text(msg::EXERCISE_RIGHT).into(),
        (false, None) => l10n.text(msg::EXERCISE_WRONG).into(),
        (false, Some(moves)) => {
            let is_goal_reached = matches!(scene.hint(), Hint::Done);
            let message = if is_goal_reached { msg::EXERCISE_SOLVED_TOO_LATE } else { msg::EXERCISE_NO_MOVES_LEFT };
            l10n.format(message, [moves.into()])
        }
    }
}
