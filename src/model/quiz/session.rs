//! What a learner does: choosing, checking, going on.

use std::rc::Rc;

use crate::model::{Game, Panel, Problem, Reason, State, index_expr, link, manual_play};
use crate::model::{Parameter, quiz::question::Question};
use crate::solver::{Disc, Index, Move, Peg};

use super::{Answer, Asked, Kind, Task};

/// What a learner has chosen so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// A disc.
    pub disc: Option<Disc>,
    /// Where it comes from.
    pub from: Option<Peg>,
    /// Where it goes.
    pub to: Option<Peg>,
    /// A number of moves, as it was typed.
    pub index: String,
    /// Pictures, by their places in the right order; empty while they stand as they were shown at first.
    pub order: Vec<usize>,
}

/// What was answered since the page was opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exam {
    /// What it is about: to other questions these are no answers.
    of: String,
    /// The question that is shown.
    place: u32,
    /// What is chosen now.
    pub draft: Draft,
    /// Whether the question that is shown was answered, and how.
    pub verdict: Option<bool>,
    /// The questions that were answered.
    places: Vec<u32>,
    /// How many of them rightly, at the first go.
    pub right: u32,
    /// The last answer.
    pub answer: Option<Rc<Answer>>,
}

impl Exam {
    /// How many questions were answered.
    #[must_use]
    pub const fn answered(&self) -> usize {
        self.places.len()
    }
}

impl State {
    /// What was answered, of these questions.
    #[must_use]
    pub fn exam(&self) -> Exam {
        let of = self.activity().unwrap_or_default();
        let place = self.task().map_or(0, |task| task.place);
        let mut exam = self.exam.as_deref().cloned().unwrap_or_default();
        if exam.of != of {
            exam = Exam { of, answer: exam.answer, ..Exam::default() };
        }
        if exam.place != place {
            (exam.place, exam.draft, exam.verdict) = (place, Draft::default(), None);
        }
        exam
    }

    /// What names these questions: the task, the seed, and the puzzle with its path.
    #[must_use]
    pub fn activity(&self) -> Option<String> {
        let (task, seed) = (self.task()?, self.seed()?);
        let of_puzzle =
            |parameter: &Parameter| link::OF_SOLUTION.contains(parameter) && !link::NEEDS_SOLUTION.contains(parameter);
        let puzzle = link::parameters(self).into_iter().filter(|(parameter, _)| of_puzzle(parameter));
        let puzzle: String = puzzle.map(|(parameter, value)| format!(":{}={value}", parameter.name())).collect();
        Some(format!("{}:{seed}:{}{puzzle}", task.kind.name(), task.count))
    }

    /// The last answer, for those who are told.
    #[must_use]
    pub fn answer(&self) -> Option<&Rc<Answer>> {
        self.exam.as_ref()?.answer.as_ref()
    }

    /// The pictures as they stand.
    #[must_use]
    pub fn order(&self, count: usize) -> Vec<usize> {
        let order = self.exam().draft.order;
        if order.len() == count { order } else { self.first_order(count) }
    }

    /// True where a learner is to find the way without help.
    #[must_use]
    pub fn finds_the_way(&self) -> bool {
        self.task().is_some_and(|task| task.kind == Kind::Reach)
    }

    /// True when all is chosen that is asked for.
    #[must_use]
    pub fn can_check(&self) -> bool {
        let draft = self.exam().draft;
        match self.asked() {
            Some(Asked::Predict(question)) if question.asks_index => !draft.index.trim().is_empty(),
            Some(Asked::Predict(_)) => draft.disc.is_some() && draft.from.is_some() && draft.to.is_some(),
            Some(Asked::Order(_)) => true,
            Some(Asked::Reach { .. }) | None => false,
        }
    }

    /// Does what words say to the task: `disc 3`, `from 0`, `to 2`, `index 17`, `up 1`, `down 1`, `check`, `next`, `first`,
    /// `seed 5`.
    pub(in crate::model) fn do_task(&mut self, words: &str) {
        let (what, value) = words.split_once(' ').unwrap_or((words, ""));
        match what {
            "seed" => self.settings.views.seed = Some(value.into()),
            "next" => self.ask(1),
            "first" => self.ask(0),
            "check" => self.check(),
            _ => self.choose_answer(what, value),
        }
        self.begin_task();
    }

    /// Sets up what a task needs that is played on the towers.
    pub(in crate::model) fn begin_task(&mut self) {
        let Some(Asked::Reach { from, .. }) = self.asked() else { return };
        self.settings.show = self.settings.show.with(Panel::Play);
        if self.game().is_none() {
            self.take_game(Game::new(from, true));
        }
    }

    /// Goes to the question after this one, or to the first.
    fn ask(&mut self, by: u32) {
        let Some(task) = self.task() else { return };
        self.settle(Parameter::Task);
        let place = if by == 0 { 1 } else { (task.place + by).min(task.count) };
        let exam = self.on_exam();
        (exam.draft, exam.verdict) = (Draft::default(), None);
        if by == 0 {
            exam.places.clear();
            exam.right = 0;
        }
        self.settings.views.task = Some(Task { place, ..task }.write().into());
        // Every one begins by itself.
        (self.settings.views.walk, self.table) = (None, None);
    }

    fn on_exam(&mut self) -> &mut Exam {
        let exam = self.exam();
        let own = Rc::make_mut(self.exam.get_or_insert_default());
        *own = exam;
        own
    }

    fn choose_answer(&mut self, what: &str, value: &str) {
        let count = if let Some(Asked::Order(all)) = self.asked() { all.len() } else { 0 };
        let mut order = self.order(count);
        let draft = &mut self.on_exam().draft;
        let peg = || value.chars().next().and_then(Peg::from_digit);
        match what {
            "disc" => draft.disc = value.parse().ok().and_then(Disc::new),
            "from" => draft.from = peg(),
            "to" => draft.to = peg(),
            "index" => value.clone_into(&mut draft.index),
            "up" | "down" => {
                let Ok(place) = value.parse::<usize>() else { return };
                let other = if what == "up" { place.checked_sub(1) } else { Some(place + 1) };
                if let Some(other) = other.filter(|&other| other.max(place) < count) {
                    order.swap(place, other);
                    draft.order = order;
                }
            }
            _ => {}
        }
    }

    fn check(&mut self) {
        match self.asked() {
            Some(Asked::Predict(question)) => self.check_prediction(&question),
            Some(Asked::Order(all)) => {
                let order = self.order(all.len());
                let text = |order: &[usize]| order.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
                let right: Vec<usize> = (0..all.len()).collect();
                self.judge(order == right, text(&order), text(&right));
            }
            // That one is judged by what is done on the towers.
            Some(Asked::Reach { .. }) | None => {}
        }
    }

    fn check_prediction(&mut self, question: &Question) {
        let draft = self.exam().draft;
        if question.asks_index {
            match index_expr::read(&draft.index, self.total()) {
                Ok(index) => self.judge(index == question.index, index.to_string(), question.index.to_string()),
                Err(error) => return self.complain(Problem::new(Parameter::Task, &draft.index, Reason::Entry(error))),
            }
            self.stand_at(question.index.clone());
        } else {
            let Some(step) = draft.disc.zip(draft.from).zip(draft.to) else { return };
            let ((disc, from), to) = step;
            let text = |step: Move| format!("{},{},{}", step.disc, step.from.digit(), step.to.digit());
            let given = Move { disc, from, to };
            self.judge(given == question.next, text(given), text(question.next));
            // Where the move has been made it is explained.
            self.stand_at(question.index.next());
            self.settings.show = self.settings.show.with(Panel::Why);
        }
    }

    /// After something was done on the towers: whether the goal was reached in time, or cannot be any more.
    pub(in crate::model) fn judge_play(&mut self) {
        let Some(Asked::Reach { from, most }) = self.asked() else { return };
        // What was done in time is done, whatever follows; and only what began where it was to begin counts.
        let Some(game) = self.game().filter(|game| *game.base() == from) else { return };
        let made = Index::from(game.moves().len() as u64);
        if self.exam().verdict == Some(true) {
            return;
        }
        let is_there = matches!(self.advice(), manual_play::Advice::Done);
        if is_there || made >= most {
            // What was not done took no number of moves.
            let given = if is_there { made.to_string() } else { String::new() };
            self.judge(is_there && made <= most, given, most.to_string());
        } else if self.exam().verdict == Some(false) {
            // Who takes moves back tries again.
            self.on_exam().verdict = None;
        }
    }

    fn judge(&mut self, right: bool, given: String, wanted: String) {
        let Some((task, seed)) = self.task().zip(self.seed()) else { return };
        self.settle(Parameter::Task);
        let exam = self.on_exam();
        let same = exam.answer.as_ref().is_some_and(|answer| answer.given == given);
        if exam.verdict == Some(right) && same {
            return;
        }
        // The first answer to a question counts; who tries again learns, and the page around is told of it.
        if !exam.places.contains(&task.place) {
            exam.places.push(task.place);
            exam.right += u32::from(right);
        }
        exam.verdict = Some(right);
        exam.answer = Some(Rc::new(Answer { task, seed, right, given, wanted }));
    }
}
