//! Puzzles and solutions can be shared between threads.

use std::sync::Barrier;
use std::thread;

use tower_of_hanoi::solver::counts::Formula;
use tower_of_hanoi::solver::graph::{HamiltonianCycle, StateGraph};
use tower_of_hanoi::solver::program::Program;
use tower_of_hanoi::solver::{
    Attempt, Disc, Game, GameRecord, IllegalMove, Index, Length, Move, Moves, Optimality, ParsePuzzleError, PathKind,
    Peg, Placement, Position, PositionIter, Puzzle, PuzzleError, Rule, Search, SearchJob, SearchOutcome, Solution,
    SolveError,
};

use super::moves::puzzles;

/// All that a solution says of twenty positions on its way, and of their neighbours.
fn read(solution: &Solution) -> Vec<String> {
    let indices = (0..=20u32).map(|part| solution.total().fraction(part, 20));
    let at = |index: Index| {
        let position = solution.position_at(&index).unwrap();
        let distance = solution.distance_from(&position).unwrap();
        assert_eq!(&distance + &index, *solution.total());
        format!(
            "{:?} {:?} {position} {:?}",
            solution.move_at(&index),
            solution.trace_at(&index),
            solution.moves(index..).next()
        )
    };
    indices.map(at).collect()
}

#[test]
fn all_threads_read_the_same_solution() {
    for puzzle in puzzles() {
        // What a solution computes when it is first asked is not known yet when the threads begin.
        let (alone, shared) = (Solution::new(&puzzle).unwrap(), Solution::new(&puzzle).unwrap());
        let (alone, together) = (read(&alone), Barrier::new(4));
        thread::scope(|scope| {
            let begin = || {
                together.wait();
                read(&shared)
            };
            for other in [(); 4].map(|()| scope.spawn(begin)) {
                assert_eq!(other.join().unwrap(), alone, "{puzzle:?}");
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
    is_shared::<(Moves<'static>, PositionIter<'static>, Peg, Disc, PuzzleError, ParsePuzzleError, IllegalMove)>();
}
