//! Answers to what the steps of a lesson ask. They last as long as the lesson is open, and no host and no score hears of them.

use std::collections::BTreeMap;

use super::ask::{Ask, AskKind, parse_move};
use super::{AskAnswer, LessonPlace, LessonSource};
use crate::model::exercise::Verdict;
use crate::model::exercise::rng::SeededRng;
use crate::model::{IndexExpr, Scene, SortAction, Sorting, State};
use crate::solver::Index;

/// The answers to the questions of one lesson.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct LessonReplies {
    /// The lesson. The browser's history may lead to another one, to which nothing was answered.
    source: Option<LessonSource>,
    steps: BTreeMap<u32, AskProgress>,
}

/// The answers to a step's question so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AskProgress {
    /// A number or a sentence, as typed.
    pub draft: String,
    pub sorting: Sorting,
    /// The answers that were given, each once: places of a choice or of an order, or texts.
    pub given: Vec<String>,
    /// The result of the last answer; `None` before the first one. A sentence is told without a judgement.
    pub verdict: Option<Verdict>,
    /// Whether the last text was no number. It counts as no answer.
    pub is_refused: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AskAction {
    Input(String),
    /// Answers with an option, counted from 0.
    Choose(usize),
    Sort(SortAction),
    Check,
    /// Tells the answer.
    GiveUp,
}

pub(super) fn update(state: &mut State, action: AskAction) {
    let Some(ask) = state.ask().cloned() else { return };
    // Learners reword their sentence beside the model answer.
    let is_reworded = ask.kind == AskKind::Sentence && matches!(action, AskAction::Input(_));
    if is_reworded || !state.asked().is_done() {
        answer(state, &ask, action);
    }
}

fn answer(state: &mut State, ask: &Ask, action: AskAction) {
    match action {
        AskAction::Input(text) => change(state, |progress| (progress.draft, progress.is_refused) = (text, false)),
        AskAction::Choose(place) => {
            if let Some(answer) = ask.answers.get(place).filter(|_| ask.kind == AskKind::Choice) {
                grade(state, answer.is_right, place.to_string());
            }
        }
        AskAction::Sort(action) => {
            let order = state.asked_order();
            change(state, |progress| progress.sorting.apply(action, order));
        }
        AskAction::Check => check(state, ask),
        AskAction::GiveUp => tell(state),
    }
}

fn check(state: &mut State, ask: &Ask) {
    match ask.kind {
        AskKind::Number => check_number(state, ask),
        AskKind::Order => {
            let order = state.asked_order();
            let given: Vec<String> = order.iter().map(usize::to_string).collect();
            grade(state, order.is_sorted(), given.join(","));
        }
        AskKind::Sentence => tell(state),
        // A press on an option answers, and so does a move.
        AskKind::Choice | AskKind::Position | AskKind::Move => {}
    }
}

fn check_number(state: &mut State, ask: &Ask) {
    // Parts of a whole are no numbers here, because there is no whole.
    let sum = state.asked().draft.parse::<IndexExpr>().ok().filter(|expr| matches!(expr, IndexExpr::Sum(_)));
    let largest = ask.answers.iter().filter_map(AskAnswer::number).max().unwrap_or_default().max(largest_number());
    match sum.and_then(|sum| sum.resolve(&largest).ok()) {
        Some(number) => {
            let is_right =
                ask.answers.iter().any(|answer| answer.is_right && answer.number().as_ref() == Some(&number));
            grade(state, is_right, number.to_string());
        }
        None => change(state, |progress| progress.is_refused = true),
    }
}

/// The largest number that is an answer, right or wrong, also where the right ones are small.
fn largest_number() -> Index {
    Index::power_of_two(1024)
}

/// The second wrong answer tells the right one.
fn grade(state: &mut State, is_right: bool, given: String) {
    change(state, |progress| {
        progress.is_refused = false;
        if progress.given.last() == Some(&given) {
            return;
        }
        progress.verdict = Some(match progress.verdict {
            _ if is_right => Verdict::Right,
            None => Verdict::NotYet,
            Some(_) => Verdict::Wrong,
        });
        progress.given.retain(|other| *other != given);
        progress.given.push(given);
    });
    if state.asked().verdict == Some(Verdict::Wrong) {
        tell(state);
    }
}

fn tell(state: &mut State) {
    let count = state.ask().map_or(0, |ask| ask.answers.len());
    change(state, |progress| {
        progress.sorting = Sorting { order: (0..count).collect(), ..Sorting::default() };
        (progress.verdict, progress.is_refused) = (Some(Verdict::Wrong), false);
    });
}

fn change(state: &mut State, change: impl FnOnce(&mut AskProgress)) {
    let Some(LessonPlace { source, step: Some(step) }) = state.config.lesson.clone() else { return };
    let replies = &mut state.session.lesson.replies;
    if replies.source.as_ref() != Some(&source) {
        *replies = LessonReplies { source: Some(source), steps: BTreeMap::new() };
    }
    change(replies.steps.entry(step).or_default());
}

/// Answers with what was done on the towers by hand: a position that is reached, or a move.
pub(in crate::model) fn watch(before: &Scene, state: &mut State) {
    let Some(ask) = state.ask() else { return };
    let is_new = before.config.lesson == state.config.lesson && state.is_last_move_by_hand();
    if !is_new || state.asked().is_done() {
        return;
    }
    match ask.kind {
        AskKind::Position => {
            let position = state.position().to_string();
            if before.position().to_string() != position {
                let answer = ask.answers.iter().find(|answer| answer.text == position);
                if let Some(is_right) = answer.map(|answer| answer.is_right) {
                    grade(state, is_right, position);
                }
            }
        }
        AskKind::Move => {
            let is_onward = state.own_moves() > before.own_moves();
            if let Some(step) = state.last_move_on_board().filter(|_| is_onward) {
                let is_right = ask.answers.iter().any(|answer| answer.is_right && answer.step() == Some(step));
                grade(state, is_right, format!("{},{},{}", step.disc, step.from.digit(), step.to.digit()));
            }
        }
        AskKind::Choice | AskKind::Number | AskKind::Order | AskKind::Sentence => {}
    }
}

impl AskProgress {
    /// Whether the right answer was given or told.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.verdict.is_some_and(Verdict::is_told)
    }

    /// What the page knows about the last answer.
    #[must_use]
    pub fn known<'a>(&self, ask: &'a Ask) -> Option<&'a AskAnswer> {
        let given = self.given.last()?;
        ask.answers.iter().enumerate().find_map(|(place, answer)| {
            let is_same = match ask.kind {
                AskKind::Choice => place.to_string() == *given,
                AskKind::Number => answer.number().is_some_and(|number| number.to_string() == *given),
                AskKind::Position => answer.text == *given,
                AskKind::Move => answer.step() == parse_move(given),
                AskKind::Order | AskKind::Sentence => false,
            };
            is_same.then_some(answer)
        })
    }
}

impl State {
    /// What the current step asks; `None` while the lesson loads or is edited, and if the question cannot be asked.
    #[must_use]
    pub fn ask(&self) -> Option<&Ask> {
        let step = self.config.lesson.as_ref()?.step?;
        let ask = self.lesson()?.steps.get(step.checked_sub(1)? as usize)?.ask.as_ref();
        ask.filter(|ask| ask.is_complete() && self.session.lesson.draft.is_none())
    }

    /// The answers to it so far.
    #[must_use]
    pub fn asked(&self) -> AskProgress {
        let (place, replies) = (self.config.lesson.as_ref(), &self.session.lesson.replies);
        let step = place.filter(|place| replies.source.as_ref() == Some(&place.source)).and_then(|place| place.step);
        step.and_then(|step| replies.steps.get(&step)).cloned().unwrap_or_default()
    }

    /// The current order of what is put in order, by its places in the right order.
    #[must_use]
    pub fn asked_order(&self) -> Vec<usize> {
        let step = self.config.lesson.as_ref().and_then(|place| place.step).unwrap_or(0);
        let count = self.ask().map_or(0, |ask| ask.answers.len());
        let order = self.asked().sorting.order;
        if order.len() == count { order } else { SeededRng::new(step).shuffled(count) }
    }
}
