//! Seeks on three pegs with many discs, which compute with leading bits, against the descent with all bits.

use crate::oracle::{between, peg, solve, three_peg_rules};
use num_bigint::BigUint;
use proptest::prelude::*;
use tower_of_hanoi::solver::linear::LinearSolution;
use tower_of_hanoi::solver::recursion::{Recurrence, Step, ThreePegs};
use tower_of_hanoi::solver::{Index, Length, Move, Position, Rule, Solution};

/// Moves, around the first and the last move of every task on the way to a move.
fn edges(solution: &Solution, index: &Index) -> Vec<Index> {
    let trace = solution.trace_at(index).unwrap();
    let ends = trace.frames.iter().flat_map(|frame| [frame.before.clone(), &frame.before + &frame.length]);
    ends.flat_map(|end| [end.previous(), Some(end.clone()), Some(end.next()), Some(end.next().next())])
        .flatten()
        .collect()
}

fn check(solution: &Solution, index: &Index) {
    let traced = solution.trace_at(index).and_then(|trace| match trace.frames.last()?.step {
        Step::Move(mv) => Some(mv),
        Step::Subproblem(_) => None,
    });
    let step = solution.move_at(index);
    assert_eq!(step, traced, "move {index}");
    let Some(Move { disc, from, to }) = step else {
        assert!(index.is_zero() || index > solution.total());
        return;
    };
    let [before, after] = [index.previous().unwrap(), index.clone()].map(|index| solution.position_at(&index).unwrap());
    // Otherwise all of this would hold when the descent with all bits did the work.
    solution.with_recursion(|recursion| {
        let mut pegs = vec![peg(0); after.pegs().len()];
        let found = recursion.find(&recursion.root(), &index.into(), &mut pegs);
        let is_from_peg_to_peg = recursion.root().ends().is_some();
        assert_eq!(found, step.filter(|_| is_from_peg_to_peg), "move {index}");
        assert!(!is_from_peg_to_peg || pegs == after.pegs(), "move {index}");
    });
    // Going back from the position compares it with the tasks themselves.
    assert_eq!(solution.index_of(&after), Some(index.clone()));
    assert_eq!((before.peg(disc), after.peg(disc)), (Some(from), Some(to)), "move {index}");
}

/// A number of moves, by its bytes as a part of the total.
fn part(total: &Index, bytes: &[u8]) -> Index {
    let part: BigUint = (total.as_biguint() * BigUint::from_bytes_le(bytes)) >> (8 * bytes.len());
    Index::from(part).next()
}

fn any_rule() -> impl Strategy<Value = Rule> {
    prop::sample::select(three_peg_rules())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn any_move_is_that_of_the_descent(
        rule in any_rule(), discs in 2u32..260, ends in prop::sample::select(crate::oracle::pairs(3)),
        bytes in prop::collection::vec(any::<u8>(), 1..60),
    ) {
        let solution = solve(rule, 3, discs, ends.0, ends.1);
        let index = part(solution.total(), &bytes);
        check(&solution, &index);
    }

    #[test]
    fn moves_at_the_edges_of_tasks_are_those_of_the_descent(
        rule in any_rule(), discs in 80u32..200, bytes in prop::collection::vec(any::<u8>(), 1..60), chosen in any::<prop::sample::Index>(),
    ) {
        let solution = solve(rule, 3, discs, 0, 2);
        let edges = edges(&solution, &part(solution.total(), &bytes));
        for index in edges.iter().skip(chosen.index(7)).step_by(7) {
            check(&solution, index);
        }
        // An edge of a task far within a task that is itself entered at its edge.
        let inner = chosen.get(&edges);
        if let Some(trace) = solution.trace_at(inner) {
            for frame in trace.frames.iter().skip(40).step_by(11) {
                check(&solution, &(&frame.before + &frame.length));
                check(&solution, &frame.before.next());
            }
        }
    }

    #[test]
    fn moves_between_positions_are_those_of_the_descent(
        rule in any_rule(), (start, goal) in (any_position(150), any_position(150)), bytes in prop::collection::vec(any::<u8>(), 1..40),
    ) {
        prop_assume!(start.pegs().last() != goal.pegs().last());
        let solution = Solution::new(&between(rule, 3, &start, &goal)).unwrap();
        check(&solution, &part(solution.total(), &bytes));
        check(&solution, &part(solution.total(), &[0, bytes[0]]));
    }
}

fn any_position(discs: usize) -> impl Strategy<Value = Position> {
    prop::collection::vec((0u8..3).prop_map(peg), discs).prop_map(|pegs| Position::from_pegs(pegs).unwrap())
}

#[test]
fn the_first_and_the_last_moves_are_those_of_the_descent() {
    for rule in three_peg_rules() {
        let solution = solve(rule, 3, 300, 0, 2);
        for near in 0..20u64 {
            check(&solution, &near.into());
            check(&solution, &solution.total().saturating_sub(&near.into()));
            check(&solution, &(solution.total() + &Index::from(near)));
        }
    }
}

/// The ternary digits of the row know nothing of leading bits.
#[test]
fn the_most_discs_in_a_row_move_as_their_digits_say() {
    let solution = solve(Rule::Linear, 3, ThreePegs::MAX_DISCS, 0, 2);
    let puzzle = crate::oracle::puzzle(Rule::Linear, 3, ThreePegs::MAX_DISCS, 0, 2);
    let row = LinearSolution::of(&puzzle).unwrap();
    assert_eq!(solution.total(), &row.total());
    for place in [1, 4] {
        let index = solution.total().fraction(place, 7);
        assert_eq!(solution.move_at(&index), row.move_at(&index));
        assert_eq!(solution.position_at(&index), row.position_at(&index));
    }
}

#[test]
fn nothing_moves_between_equal_pegs() {
    let ring = Recurrence::of(Rule::OneWay).unwrap();
    let level = ring.step_up(&vec![Length::ZERO; ring.classes()]);
    for from in 0..3 {
        assert!(ring.length(&level, peg(from), peg(from)).is_zero());
        assert!(!ring.length(&level, peg(from), peg((from + 1) % 3)).is_zero());
    }
}
