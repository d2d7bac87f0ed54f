//! What a part of a task is good for.

use std::cell::RefCell;

use super::explanations::each_move;
use super::*;
use tower_of_hanoi::model::{Purpose, Task};
use tower_of_hanoi::solver::recursion::Step;

/// The start and the end of the part that contains the move.
fn part_span(task: &Task) -> (Index, Index) {
    let steps = &task.level.steps[..task.level.chosen];
    let before = &task.level.before + &steps.iter().map(|(_, length)| length).sum();
    let end = &before + &task.level.steps[task.level.chosen].1;
    (before, end)
}

#[test]
fn a_part_is_good_for_what_the_reason_says() {
    let (seen, listed) = (RefCell::new([0; 3]), RefCell::new(0));
    each_move(|state, explained| {
        for task in explained.tasks.iter() {
            if task.level.is_listed() {
                assert_eq!(task.purpose(), None, "nobody knows what a move of a search is good for");
                *listed.borrow_mut() += usize::from(task.level.subproblem.size() > 1);
            }
            let Some(purpose) = task.purpose() else { continue };
            let (subproblem, part) = (&task.level.subproblem, task.part.disc_indices());
            let position = |index: &Index| solution(state).position_at(index).unwrap();
            let (before, end) = part_span(task);
            let at = link::format(state);
            match purpose {
                Purpose::MakesWay(disc) => {
                    assert_eq!(disc.index(), part.end, "{at}");
                    let moves = |(step, _): &(Step, Index)| step.disc_indices().contains(&disc.index());
                    assert!(task.level.steps[task.level.chosen + 1..].iter().any(moves), "{at}: {disc} moves after it");
                }
                Purpose::FollowsOthers { smaller: count } => {
                    assert_eq!(part.end, subproblem.disc_indices().end, "{at}");
                    let (position, after) = (position(&before), position(&end));
                    let ends = [&position, &after].map(|position| position.pegs()[part.end - 1]);
                    let smaller = &position.pegs()[subproblem.disc_indices().start..part.start];
                    assert!(smaller.iter().all(|peg| !ends.contains(peg)), "{at}: {position}");
                    assert_eq!(smaller.len(), count, "{at}");
                }
                Purpose::JoinsLarger(disc) => {
                    let goal = subproblem.to.peg();
                    assert_eq!([&before, &end].map(|index| position(index).peg(disc)), [goal; 2], "{at}");
                }
            }
            seen.borrow_mut()[match purpose {
                Purpose::MakesWay(_) => 0,
                Purpose::FollowsOthers { .. } => 1,
                Purpose::JoinsLarger(_) => 2,
            }] += 1;
        }
    });
    assert!(seen.borrow().iter().all(|count| *count > 100), "{seen:?}");
    assert!(*listed.borrow() > 5, "{listed:?}");
}
