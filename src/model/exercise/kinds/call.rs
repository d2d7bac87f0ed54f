//! Asks which part of the recursion comes next.

use super::{Kind, QuestionSeed, Subject};
use crate::model::State;
use crate::model::exercise::rng::SeededRng;
use crate::model::exercise::{Choice, ChoiceQuestion, Interaction, PositionQuestion, Question};
use crate::solver::recursion::{Endpoint, ExpandedLevel, Recursion, Step, Subproblem, levels_at};
use crate::solver::{Disc, Index, Move, PegCount};

pub const KIND: Kind = Kind { about, interaction: |_| Interaction::Choice, frame_height: 760, ..Kind::new(ask) };

/// The parts that contain a move are asked about from the top down to this depth. Deeper ones repeat them with fewer discs.
const MAX_DEPTH: usize = 6;

/// A question about the part that follows the one with a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    pub number: Index,
    pub part: Step,
    /// The parts of the task that the right part belongs to, in order.
    pub parts: Vec<Step>,
}

/// A position before a move that does not end all the parts that are asked about, because nothing follows those.
fn about(state: &State, draw: QuestionSeed) -> Option<PositionQuestion> {
    let last = state.total().fraction(1, 16).max(Index::from(1));
    let index = SeededRng::new(draw.own_seed).indices(&state.total().saturating_sub(&last), None, 1).pop()?;
    PositionQuestion::at(state, index, false)
}

fn ask(state: &State, draw: QuestionSeed) -> Option<Question> {
    let about = about(state, draw)?;
    let mut rng = draw.rng();
    let number = about.index.next();
    let pegs = state.puzzle().pegs();
    let (call, options) = state.solved()?.with_recursion(|recursion| drawn(recursion, &mut rng, number, pegs))??;
    let order = rng.shuffled(options.len());
    // The right one comes first.
    let right = order.iter().position(|&option| option == 0)?;
    let options = order.iter().filter_map(|&option| options.get(option).copied().map(Choice::Part)).collect();
    Some(Question::Choice(ChoiceQuestion { about: Some(about), asked: Subject::Call(call), options, right }))
}

/// The question, and the parts to choose from, the right one first.
fn drawn(recursion: &dyn Recursion, rng: &mut SeededRng, number: Index, pegs: PegCount) -> Option<(Call, Vec<Step>)> {
    let levels = levels_at(recursion, &number, &|depth| depth < MAX_DEPTH)?;
    let mut calls: Vec<(Step, Step, &ExpandedLevel)> = Vec::new();
    for (depth, level) in levels.iter().enumerate() {
        let (part, _) = *level.steps.get(level.chosen)?;
        // A task of one disc is the same as its only move.
        let is_same = calls.last().is_some_and(|(last, _, _)| key(last) == key(&part));
        if let Some((next, outer)) = following(levels.get(..=depth)?).filter(|_| !is_same) {
            calls.push((part, next, outer));
        }
    }
    let (part, next, outer) = *calls.get(rng.below(calls.len()))?;
    let excluded = first_parts(recursion, next);
    let mut options = vec![next];
    let mut mistakes = mistakes(part, next, outer, recursion.root().high);
    for count in (2..=mistakes.len()).rev() {
        mistakes.swap(count - 1, rng.below(count));
    }
    mistakes.extend(with_other_pegs(next, pegs));
    for mistake in mistakes {
        let is_right = excluded.iter().any(|excluded| key(excluded) == key(&mistake));
        let is_there = options.iter().any(|option| key(option) == key(&mistake));
        if !is_right && !is_there && options.len() < 4 {
            options.push(mistake);
        }
    }
    let parts = outer.steps.iter().filter(|(_, length)| !length.is_zero()).map(|(step, _)| *step).collect();
    Some((Call { number, part, parts }, options))
}

/// The part after the innermost chosen one, and its level.
fn following(levels: &[ExpandedLevel]) -> Option<(Step, &ExpandedLevel)> {
    levels.iter().rev().find_map(|level| {
        let mut later = level.steps.iter().skip(level.chosen + 1).filter(|(_, length)| !length.is_zero());
        later.next().map(|(step, _)| (*step, level))
    })
}

/// A part and the chain of its first sub-parts. They start at the same moment, so none of them is wrong.
fn first_parts(recursion: &dyn Recursion, part: Step) -> Vec<Step> {
    let (mut parts, mut steps) = (vec![part], Vec::new());
    let mut last = part;
    while let Step::Subproblem(task) = last {
        steps.clear();
        recursion.expand(&task, &mut steps);
        let Some(&first) = steps.iter().find(|step| is_done(step)) else { break };
        parts.push(first);
        last = first;
    }
    parts
}

/// Whether a step moves anything.
fn is_done(step: &Step) -> bool {
    !step.disc_indices().is_empty() && from(step) != step.to()
}

/// Plausible wrong answers: the neighbours of the right part, the task around it, the way back, a disc too many or too few.
fn mistakes(part: Step, next: Step, outer: &ExpandedLevel, largest: u32) -> Vec<Step> {
    let mut mistakes: Vec<Step> =
        outer.steps.iter().filter(|(_, length)| !length.is_zero()).map(|(step, _)| *step).collect();
    mistakes.extend([part, Step::Subproblem(outer.subproblem)]);
    let disc = |number: u32| Disc::new(number).filter(|disc| (1..=largest).contains(&disc.number()));
    match next {
        Step::Move(mv) => {
            mistakes.push(Step::Move(mv.reversed()));
            let discs = [mv.disc.number().checked_sub(1), mv.disc.number().checked_add(1)];
            let other = discs.into_iter().flatten().filter_map(disc);
            mistakes.extend(other.map(|disc| Step::Move(Move { disc, ..mv })));
        }
        Step::Subproblem(task) => {
            let with_high = |high| Subproblem { high, ..task };
            let sizes = [task.high.checked_sub(1), task.high.checked_add(1)].into_iter().flatten();
            let sizes = sizes.filter(|&high| high > task.low && high <= largest);
            mistakes.extend(sizes.map(|high| Step::Subproblem(with_high(high))));
            let back = Subproblem { from: task.to, to: task.from, ..task };
            mistakes.push(Step::Subproblem(back));
        }
    }
    mistakes.retain(is_done);
    mistakes
}

/// The same discs between other pegs.
fn with_other_pegs(part: Step, pegs: PegCount) -> impl Iterator<Item = Step> {
    let pairs = pegs.iter().flat_map(move |from| pegs.iter().map(move |to| (from, to)));
    pairs.filter(|(from, to)| from != to).map(move |(from, to)| match part {
        Step::Move(mv) => Step::Move(Move { from, to, ..mv }),
        Step::Subproblem(task) => Step::Subproblem(Subproblem { from: from.into(), to: to.into(), ..task }),
    })
}

const fn from(step: &Step) -> Endpoint {
    match step {
        Step::Subproblem(task) => task.from,
        Step::Move(mv) => Endpoint::Peg(mv.from),
    }
}

/// The key of a part, by what its name shows: two parts with the same name cannot both be options.
fn key(step: &Step) -> (usize, usize, Endpoint, Endpoint) {
    let discs = step.disc_indices();
    (discs.start, discs.end, from(step), step.to())
}
