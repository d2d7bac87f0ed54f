//! The edges of recursions: tasks without discs or moves, the most runs and the most discs.

use crate::oracle::{between, peg, puzzle};
use tower_of_hanoi::solver::recursion::{
    Endpoint, Part, Recursion, Step, Subproblem, ThreePegs, outline, tasks_at, trace_at,
};
use tower_of_hanoi::solver::{Index, PegCount, PegSet, Rule};

fn task(low: u32, high: u32) -> Subproblem {
    let (from, to) = (Endpoint::Peg(peg(0)), Endpoint::Peg(peg(2)));
    Subproblem { low, high, from, to, pegs: PegSet::all(PegCount::THREE) }
}

#[test]
fn a_split_with_no_disc_aside_is_one_step() {
    for (aside, count) in [(0, 1), (1, 3), (4, 3)] {
        let mut steps = Vec::new();
        task(0, 4).split(aside, peg(1), &mut steps);
        assert_eq!(steps.len(), count, "{aside} discs aside");
    }
}

#[test]
fn a_task_without_discs_has_no_largest_disc() {
    assert_eq!(task(3, 3).largest(), None);
    assert_eq!(task(2, 3).largest().map(|disc| disc.number()), Some(3));
}

#[test]
fn a_task_whose_other_discs_stay_is_not_divided() {
    // Discs 1 and 2 are on B before and after.
    let between = |start: &str, goal: &str| between(Rule::Any, 3, &start.parse().unwrap(), &goal.parse().unwrap());
    let stays = ThreePegs::of(&between("011", "211")).unwrap();
    let tasks = tasks_at(&stays, &1.into(), 40, 40).unwrap();
    assert_eq!((tasks.outer.len(), tasks.inner.len()), (0, 0));
    let moves = ThreePegs::of(&between("000", "211")).unwrap();
    assert!(!tasks_at(&moves, &1.into(), 40, 40).unwrap().outer.is_empty());
}

#[test]
fn three_pegs_are_three_and_discs_are_limited() {
    assert!(ThreePegs::of(&puzzle(Rule::Any, 4, 3, 0, 2)).is_none());
    assert!(ThreePegs::of(&puzzle(Rule::Any, 3, 0, 0, 2)).is_none());
    assert!(ThreePegs::of(&puzzle(Rule::Any, 3, ThreePegs::MAX_DISCS, 0, 2)).is_some());
    assert!(ThreePegs::of(&puzzle(Rule::Any, 3, ThreePegs::MAX_DISCS + 1, 0, 2)).is_none());
}

#[test]
fn runs_of_the_least_length_stay_whole_and_no_more_than_the_most_are_divided() {
    let recursion = ThreePegs::of(&puzzle(Rule::Any, 3, 20, 0, 2)).unwrap();
    let total = Index::mersenne(20);
    let runs = |least: u32, most| outline(&recursion, &Index::ZERO, &total, &Index::mersenne(least), most);
    for least in 1..20 {
        let longest = runs(least, usize::MAX).into_iter().map(|run| run.length).max();
        assert_eq!(longest, Some(Index::mersenne(least)), "{least}");
    }
    let parts = Part::whole(&recursion).into_parts();
    assert_eq!(runs(0, 0).len(), parts.len());
    let all = runs(0, usize::MAX);
    for most in 1..200 {
        let some = runs(0, most);
        assert_eq!(some[..most], all[..most]);
        // What is left is whole: at most a move and a task for each disc.
        assert!(some.len() - most <= 2 * 20, "{most}");
    }
}

#[test]
fn a_trace_is_written_as_the_numbers_of_its_steps() {
    let recursion = ThreePegs::of(&puzzle(Rule::Any, 3, 3, 0, 2)).unwrap();
    let traces = (1u64..=7).map(|number| trace_at(&recursion, &number.into()).unwrap());
    for (trace, number) in traces.zip(1u64..) {
        let numbers: Vec<_> = trace.frames.iter().map(|frame| frame.number.to_string()).collect();
        assert_eq!(trace.to_string(), numbers.join("."), "move {number}");
        assert!(matches!(trace.frames.last().map(|frame| &frame.step), Some(Step::Move(_))));
    }
    let mut steps = Vec::new();
    recursion.expand(&recursion.root(), &mut steps);
    assert_eq!(steps.len(), 3);
}
