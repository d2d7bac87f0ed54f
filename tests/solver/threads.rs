//! Puzzles and solutions can be shared between threads.

use std::thread;

use tower_of_hanoi::solver::counts::Formula;
use tower_of_hanoi::solver::graph::{HamiltonianCycle, StateGraph};
use tower_of_hanoi::solver::program::Program;
use tower_of_hanoi::solver::{
    Attempt, Game, GameRecord, Index, Length, Move, Optimality, PathKind, Placement, Position, Puzzle, Rule, Search,
    SearchJob, SearchOutcome, Solution, SolveError,
};

use super::oracle::puzzle;

#[test]
fn all_threads_read_the_same_solution() {
    let start: Position = "0120".parse().unwrap();
    let puzzles = [
        Puzzle::classic(20).unwrap(),
        Puzzle::classic(0).unwrap(),
        puzzle(Rule::OneWay, 3, 9, 0, 1),
        puzzle(Rule::Linear, 3, 6, 0, 2),
        puzzle(Rule::Any, 4, 10, 0, 3),
        puzzle(Rule::Star, 4, 6, 1, 2),
        puzzle(Rule::OneWay, 4, 4, 0, 1),
        puzzle(Rule::Any, 3, 4, 0, 2).with_start(start).unwrap(),
    ];
    for puzzle in puzzles {
        let solution = Solution::new(&puzzle).unwrap();
        let read = || {
            let indices = (0..=20u32).map(|part| solution.total().fraction(part, 20));
            let read = |index: Index| {
                let distance = solution.distance_from(&puzzle.goal().position(puzzle.discs()));
                let trace = solution.trace_at(&index).map(|trace| format!("{trace:?}"));
                (solution.move_at(&index), solution.position_at(&index), distance, trace)
            };
            indices.map(read).collect::<Vec<_>>()
        };
        let here = read();
        thread::scope(|scope| {
            for other in [(); 4].map(|()| scope.spawn(read)) {
                assert_eq!(other.join().unwrap(), here, "{puzzle:?}");
            }
        });
    }
}

#[test]
fn every_public_value_can_be_sent_and_shared() {
    const fn is_shared<T: Send + Sync + 'static>() {}
    is_shared::<(Puzzle, Rule, Placement, Position, Move, Index, Length)>();
    is_shared::<(Solution, Attempt, SearchJob, Search, SearchOutcome, SolveError, Optimality, PathKind)>();
    is_shared::<(Game, GameRecord, StateGraph, HamiltonianCycle, Program, Formula)>();
}
