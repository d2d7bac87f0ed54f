//! The reasons for a move, derived from its solution.

use super::{Choice, DiscReason, ExplainedMove, Task, TaskList, TaskWay, Tense, WayReason, WordPlace};
use crate::model::State;
use crate::solver::classic::decision::Decision;
use crate::solver::recursion::{self, ExpandedLevel, Recursion, Step, Subproblem, Tasks};
use crate::solver::{Citation, Disc, DiscCycle, Index, IndexDigits, Move, Optimality, PathKind, Peg, Puzzle, Solution};

/// The number of tasks that are listed at each end.
const LISTED: usize = 40;
/// The number of discs in the picture of a task.
const PICTURED: u32 = 5;

/// The move with this number and its reasons; `None` if there is no such move.
pub fn explain(state: &State, tense: Tense, solution: &Solution, number: Index) -> Option<ExplainedMove> {
    let step = solution.move_at(&number)?;
    let before = solution.position_at(&number.previous()?)?;
    let puzzle = state.puzzle();
    let found = solution.with_recursion(|recursion| {
        let tasks = recursion::tasks_at(recursion, &number, LISTED, LISTED)?;
        let largest = ends_of_largest(recursion, &tasks.last.subproblem);
        Some((task_list(recursion, &tasks), largest, tasks))
    });
    let (tasks, largest, all) =
        found.flatten().map_or((TaskList::default(), None, None), |(list, largest, all)| (list, largest, Some(all)));
    let disc = match &all {
        Some(all) => disc_reason(all),
        None if solution.optimality() == Optimality::Searched => DiscReason::Searched,
        None => DiscReason::Only,
    };
    let own = largest.filter(|&(largest, ..)| largest == step.disc && !matches!(disc, DiscReason::Listed(_)));
    let of_task = own.map(|(_, from, to)| TaskWay { from, to, is_direct_allowed: puzzle.allows(from, to) });
    let detour = of_task.filter(|way| (way.from, way.to) != (step.from, step.to));
    let way = way_reason(puzzle, solution, &number, step).or(of_task.map(WayReason::Task));
    let choice = has_choice(state, tense, solution).then(|| choice(state, solution, &number, step)).flatten();
    let digits = solution.digits();
    // While an exercise withholds the solution, the reason for one move does not lead to others.
    let is_open = !state.is_solution_withheld();
    let word = is_open.then(|| WordPlace::of(solution, &number)).flatten();
    let decision = is_open.then(|| decision(solution)).flatten();
    Some(ExplainedMove { tense, number, step, before, disc, digits, way, detour, tasks, choice, word, decision })
}

/// Whether the results of the other moves are part of the reasons: if nothing else is known, or if a learner chooses.
fn has_choice(state: &State, tense: Tense, solution: &Solution) -> bool {
    let is_shortest = tense == Tense::Best || state.config.puzzle.path != PathKind::Hamiltonian;
    is_shortest && (tense == Tense::Best || solution.optimality() == Optimality::Searched)
}

fn choice(state: &State, solution: &Solution, number: &Index, step: Move) -> Option<Choice> {
    let (puzzle, position) = (state.puzzle(), solution.position_at(&number.previous()?)?);
    let after = solution.total().saturating_sub(number);
    let others: Vec<_> = position
        .legal_moves(puzzle)
        .filter(|&other| other != step)
        .map(|other| {
            let mut next = position.clone();
            next.play_unchecked(other);
            (other, state.distance_from(&next, solution))
        })
        .collect();
    Some(Choice { before: after.next(), after, others })
}

/// The choice of way for the largest disc, if smaller discs decide it.
fn decision(solution: &Solution) -> Option<Decision> {
    if solution.optimality() != Optimality::Proven(Citation::Hinz1989) {
        return None;
    }
    let ends = [&Index::ZERO, solution.total()].map(|index| solution.position_at(index));
    let [Some(start), Some(goal)] = ends else { return None };
    Decision::between(&start, &goal).filter(|decision| !decision.read.is_empty())
}

/// The largest disc of a task, and the pegs between which the task brings it.
fn ends_of_largest(recursion: &dyn Recursion, task: &Subproblem) -> Option<(Disc, Peg, Peg)> {
    let disc = task.largest()?;
    Some((disc, recursion.peg(task.from, disc.index())?, recursion.peg(task.to, disc.index())?))
}

fn task_list(recursion: &dyn Recursion, tasks: &Tasks) -> TaskList {
    let task = |level: &ExpandedLevel| {
        let Subproblem { from, to, .. } = level.subproblem;
        let discs = pictured(&level.subproblem)
            .filter_map(|disc| Some((disc, recursion.peg(from, disc.index())?, recursion.peg(to, disc.index())?)));
        let part = match level.steps.get(level.chosen)?.0 {
            Step::Subproblem(part) => Step::Subproblem(with_pegs(recursion, part)),
            step => step,
        };
        let level = ExpandedLevel { subproblem: with_pegs(recursion, level.subproblem), ..level.clone() };
        Some(Task { level, part, discs: discs.collect() })
    };
    TaskList {
        outer: tasks.outer.iter().filter_map(task).collect(),
        left_out: tasks.left_out,
        inner: tasks.inner.iter().filter_map(task).collect(),
    }
}

/// A task of a single disc with its pegs before and after, even if the task begins or ends with scattered discs.
fn with_pegs(recursion: &dyn Recursion, task: Subproblem) -> Subproblem {
    match ends_of_largest(recursion, &task) {
        Some((_, from, to)) if task.size() == 1 => Subproblem { from: from.into(), to: to.into(), ..task },
        _ => task,
    }
}

/// A few discs of a task, from its smallest to its largest.
fn pictured(task: &Subproblem) -> impl Iterator<Item = Disc> {
    let (size, low) = (task.size(), task.low);
    let shown = size.min(PICTURED);
    (0..shown).map(move |place| Disc::from_index(low + place * (size - 1) / (shown - 1).max(1)))
}

/// The reason why it is the disc's turn, from the smallest task that also has other moves.
fn disc_reason(tasks: &Tasks) -> DiscReason {
    let disc = tasks.mv.disc;
    let Some(task) = tasks.iter().rev().find(|task| task.subproblem.size() > 1) else { return DiscReason::Only };
    let subproblem = task.subproblem;
    let is_single = task.steps.get(task.chosen).is_some_and(|(step, _)| step.disc_indices().len() == 1);
    match disc.index() {
        _ if task.is_listed() => DiscReason::Listed(subproblem),
        at if at + 1 == subproblem.high as usize && is_single => DiscReason::Largest(subproblem),
        at if at == subproblem.low as usize => DiscReason::Smallest(subproblem),
        _ => DiscReason::Next(subproblem),
    }
}

/// The reason for the way that has nothing to do with the tasks.
fn way_reason(puzzle: &Puzzle, solution: &Solution, number: &Index, step: Move) -> Option<WayReason> {
    let is_largest = step.disc.number() == puzzle.discs().count();
    if is_largest && solution.digits() == Some(IndexDigits::BINARY) {
        return Some(WayReason::Once);
    }
    if let Some(cycle) = DiscCycle::of(puzzle, solution, number, step.disc) {
        return Some(WayReason::Cycle(cycle));
    }
    if let Some(ring) = one_way_ring(puzzle, step.from) {
        return Some(WayReason::OneWay(ring));
    }
    targets(puzzle, step.from).nth(1).is_none().then_some(WayReason::OnlyWay)
}

fn targets(puzzle: &Puzzle, from: Peg) -> impl Iterator<Item = Peg> {
    puzzle.pegs().iter().filter(move |&to| puzzle.allows(from, to))
}

/// The pegs in the order of a rule by which each leads to one other, if that order passes all of them.
fn one_way_ring(puzzle: &Puzzle, start: Peg) -> Option<Vec<Peg>> {
    let count = usize::from(puzzle.pegs().count());
    let only = |from: Peg| {
        let mut targets = targets(puzzle, from);
        targets.next().filter(|_| targets.next().is_none())
    };
    let ring: Vec<Peg> = std::iter::successors(Some(start), |&from| only(from)).take(count).collect();
    let is_whole = puzzle.pegs().iter().all(|peg| ring.contains(&peg)) && only(*ring.last()?) == Some(start);
    (is_whole && count > 2).then_some(ring)
}
