//! Properties of puzzles with discs on several pegs at the start or at the goal.

use crate::oracle::{
    all_positions, between, check_by_replay, check_neighbours, check_trace, discs, distances_from, peg, three_peg_rules,
};
use num_bigint::BigUint;
use proptest::prelude::*;
use tower_of_hanoi::solver::{
    Citation, FormalProof, Index, Optimality, PathKind, Peg, PegCount, Placement, Position, Puzzle, Rule, Solution,
    SolveError,
};

fn total(puzzle: &Puzzle) -> u64 {
    Solution::new(puzzle).unwrap().total().to_u64().unwrap()
}

#[test]
fn distances_of_all_positions_of_the_classic_puzzle_equal_a_search() {
    for count in 1..=5 {
        for start in all_positions(3, count) {
            let found = distances_from(Rule::Any, 3, start.clone());
            for goal in all_positions(3, count) {
                let puzzle = between(Rule::Any, 3, &start, &goal);
                assert_eq!(total(&puzzle), found[&goal], "{start} to {goal}");
            }
        }
    }
}

#[test]
fn distances_of_all_positions_under_every_rule_of_three_pegs_equal_a_search() {
    for rule in three_peg_rules() {
        for start in all_positions(3, 4) {
            let found = distances_from(rule, 3, start.clone());
            for goal in all_positions(3, 4) {
                assert_eq!(total(&between(rule, 3, &start, &goal)), found[&goal], "{rule} {start} to {goal}");
            }
        }
    }
}

#[test]
fn seeking_between_positions_equals_replay() {
    let some = |count| all_positions(3, count).step_by(if count > 3 { 11 } else { 1 });
    for rule in three_peg_rules() {
        for count in [2, 3, 5] {
            for start in some(count).step_by(3) {
                some(count).skip(1).step_by(7).for_each(|goal| check_by_replay(&between(rule, 3, &start, &goal)));
            }
        }
    }
    for start in all_positions(3, 3) {
        all_positions(3, 3).for_each(|goal| check_by_replay(&between(Rule::Any, 3, &start, &goal)));
    }
}

/// The distance to a tower by its closed form: each disc that is not on its target peg adds a power of two.
fn distance_to_tower(position: &Position, mut goal: Peg) -> BigUint {
    let mut distance = BigUint::ZERO;
    for (disc, at) in position.iter().rev() {
        if at != goal {
            distance.set_bit(disc.index() as u64, true);
            goal = goal.third(at);
        }
    }
    distance
}

fn positions(count: std::ops::RangeInclusive<usize>) -> impl Strategy<Value = Position> {
    prop::collection::vec(0u8..3, count)
        .prop_map(|pegs| Position::from_pegs(pegs.into_iter().map(peg).collect()).unwrap())
}

proptest! {
    #[test]
    fn totals_to_a_tower_equal_the_closed_form(position in positions(1..=600), goal in 0u8..3) {
        let goal = peg(goal);
        let puzzle = between(Rule::Any, 3, &position, &Position::tower(position.discs(), goal));
        let solution = Solution::new(&puzzle).unwrap();
        prop_assert_eq!(solution.total().as_biguint(), &distance_to_tower(&position, goal));
    }

    #[test]
    fn neighbours_are_one_legal_move_apart(
        rule in prop::sample::select(three_peg_rules()),
        start in positions(700..=700),
        goal in positions(700..=700),
        count in 1usize..=700,
        words in prop::collection::vec(any::<u32>(), 40),
    ) {
        let cut = |position: &Position| Position::from_pegs(position.pegs()[..count].to_vec()).unwrap();
        let (start, goal) = (cut(&start), cut(&goal));
        let puzzle = between(rule, 3, &start, &goal);
        let solution = Solution::new(&puzzle).unwrap();
        prop_assert_eq!(solution.position_at(&Index::ZERO), Some(start));
        prop_assert_eq!(solution.position_at(solution.total()), Some(goal));
        if !solution.total().is_zero() {
            let index = Index::from(BigUint::new(words) % solution.total().as_biguint() + 1u8);
            check_neighbours(&puzzle, &solution, &index);
            check_trace(&solution, &index, solution.move_at(&index).unwrap());
        }
    }

    #[test]
    fn the_reverse_puzzle_takes_equally_many_moves(start in positions(40..=40), goal in positions(40..=40)) {
        let there = Solution::new(&between(Rule::Any, 3, &start, &goal)).unwrap();
        let back = Solution::new(&between(Rule::Any, 3, &goal, &start)).unwrap();
        prop_assert_eq!(there.total(), back.total());
        prop_assert!(there.total() <= &Index::mersenne(40));
    }

    #[test]
    fn every_move_reduces_the_distance_by_one(
        rule in prop::sample::select(three_peg_rules()),
        start in positions(30..=30),
        goal in positions(30..=30),
        part in 0u32..1000,
    ) {
        let solution = Solution::new(&between(rule, 3, &start, &goal)).unwrap();
        let index = solution.total().fraction(part, 1000);
        let here = solution.position_at(&index).unwrap();
        let rest = Solution::new(&between(rule, 3, &here, &goal)).unwrap();
        prop_assert_eq!(rest.total(), &solution.total().saturating_sub(&index));
    }
}

#[test]
fn of_two_shortest_paths_the_one_with_fewer_moves_of_the_largest_disc_is_taken() {
    let puzzle = between(Rule::Any, 3, &"01".parse().unwrap(), &"21".parse().unwrap());
    assert_eq!(total(&puzzle), 1);
    // Both paths take four moves, of which the largest disc makes one or two.
    let tie = all_positions(3, 4)
        .flat_map(|start| all_positions(3, 4).map(move |goal| between(Rule::Any, 3, &start, &goal)))
        .find(|puzzle| largest_peg(puzzle.start()) != largest_peg(puzzle.goal()) && shortest_paths(puzzle) == 2)
        .unwrap();
    let solution = Solution::new(&tie).unwrap();
    let largest = (1..=total(&tie)).filter(|&index| solution.move_at(&index.into()).unwrap().disc.number() == 4);
    assert_eq!(largest.count(), 1);
}

fn largest_peg(placement: &Placement) -> Option<Peg> {
    placement.position(discs(4)).pegs().last().copied()
}

/// The number of shortest paths.
fn shortest_paths(puzzle: &Puzzle) -> u64 {
    let goal = puzzle.goal().position(puzzle.discs());
    let to_goal = distances_from(Rule::Any, 3, goal);
    let mut level = vec![(puzzle.start().position(puzzle.discs()), 1u64)];
    for left in (0..to_goal[&level[0].0]).rev() {
        let mut next: std::collections::HashMap<Position, u64> = Default::default();
        for (position, count) in level {
            for step in crate::oracle::legal_moves(&position, Rule::Any, PegCount::THREE) {
                let mut reached = position.clone();
                reached.play_unchecked(step);
                if to_goal[&reached] == left {
                    *next.entry(reached).or_default() += count;
                }
            }
        }
        level = next.into_iter().collect();
    }
    level.iter().map(|(_, count)| count).sum()
}

/// Under every rule, the best move reduces the distance by one, so hints lead to the goal from every position.
#[test]
fn hints_lead_to_the_goal() {
    let rules =
        [(Rule::Any, 3), (Rule::OneWay, 3), (Rule::Linear, 3), (Rule::Any, 4), (Rule::Star, 4), (Rule::OneWay, 5)];
    for (rule, pegs) in rules {
        let goal = Position::tower(discs(4), peg(pegs - 1));
        for start in all_positions(pegs, 4).step_by(17) {
            let mut puzzle = between(rule, pegs, &start, &goal);
            for left in (0..total(&puzzle)).rev() {
                let solution = Solution::new(&puzzle).unwrap();
                let mut position = solution.position_at(&Index::ZERO).unwrap();
                let best = solution.move_at(&Index::from(1)).unwrap();
                assert!(position.is_legal(best, &puzzle));
                position.play_unchecked(best);
                puzzle = puzzle.with_start(position).unwrap();
                assert_eq!(total(&puzzle), left, "{rule} {start}");
            }
            assert!(puzzle.is_already_solved());
        }
    }
}

#[test]
fn the_largest_discs_do_not_move_if_they_are_on_their_goal_peg() {
    let start: Position = "0122010".parse().unwrap();
    let goal: Position = "0122222".parse().unwrap();
    let solution = Solution::new(&between(Rule::Any, 3, &start, &goal)).unwrap();
    assert_eq!(solution.total().as_biguint(), &distance_to_tower(&"010".parse().unwrap(), Peg::C));
    assert_eq!(solution.position_at(solution.total()), Some(goal));
    // Only three of a million discs move.
    let mut pegs = vec![Peg::A; 1_000_000];
    let start = Position::from_pegs(pegs.clone()).unwrap();
    pegs[2] = Peg::B;
    let solution = Solution::new(&between(Rule::Any, 3, &start, &Position::from_pegs(pegs).unwrap())).unwrap();
    assert_eq!(solution.total().to_u64(), Some(7));
    // On four pegs, too: the other discs are a smaller tower.
    let solution = Solution::new(&between(Rule::Any, 4, &"1230000".parse().unwrap(), &"1233333".parse().unwrap()));
    assert_eq!(solution.unwrap().optimality(), Optimality::Proven(Citation::Bousch2014));
}

#[test]
fn every_disc_must_be_able_to_reach_its_goal() {
    let rule: Rule = "arcs:01,12,20,03".parse().unwrap();
    let no_way = |start: &str, goal: &str| {
        let (start, goal) = (start.parse().unwrap(), goal.parse().unwrap());
        Solution::new(&between(rule, 4, &start, &goal)).unwrap_err()
    };
    let refused = no_way("0310", "0010");
    assert_eq!(refused.to_string(), "the rule leads disc 3 from peg D to peg A by no way");
    let dead_end: Rule = "arcs:01,10,03".parse().unwrap();
    let refused = Solution::new(&between(dead_end, 4, &"000".parse().unwrap(), &"333".parse().unwrap())).unwrap_err();
    assert_eq!(refused, SolveError::Deadlock { from: peg(0), to: peg(2) });
}

#[test]
fn hamiltonian_paths_need_towers_at_both_ends() {
    let puzzle = between(Rule::Any, 3, &"01".parse().unwrap(), &"22".parse().unwrap());
    assert_eq!(Solution::with_path(&puzzle, PathKind::Hamiltonian).unwrap_err(), SolveError::NoHamiltonianPath);
}

#[test]
fn citations_depend_on_start_and_goal() {
    let of = |rule, start: &str| {
        let goal = Placement::Tower(Peg::C);
        let start = Placement::Position(start.parse().unwrap());
        Solution::new(&Puzzle::new(rule, PegCount::THREE, discs(3), start, goal).unwrap()).unwrap().optimality()
    };
    assert_eq!(of(Rule::Any, "010"), Optimality::Proven(Citation::Hinz1989));
    assert_eq!(of(Rule::OneWay, "010"), Optimality::Proven(Citation::ComparedRoutes));
}

#[test]
fn proofs_that_a_computer_checked_are_of_three_pegs_in_a_row_or_of_towers() {
    let of = |rule: &str, pegs: u8, start: &str| {
        let start: Position = start.parse().unwrap();
        let goal = Position::from_pegs(vec![peg(2); start.pegs().len()]).unwrap();
        let puzzle = between(rule.parse().unwrap(), pegs, &start, &goal);
        let Optimality::Proven(citation) = Solution::new(&puzzle).unwrap().optimality() else { return None };
        citation.formal_proof(&puzzle)
    };
    let thery = Some(FormalProof::Thery2021);
    for row in ["linear", "star", "arcs:02,20,12,21"] {
        assert_eq!((of(row, 3, "1111"), of(row, 3, "0110")), (thery, thery), "{row}");
    }
    for (rule, towers, positions) in [("any", thery, None), ("one-way", None, None), ("arcs:01,10,12,20", None, None)] {
        assert_eq!((of(rule, 3, "1111"), of(rule, 3, "0110")), (towers, positions), "{rule}");
    }
    assert_eq!((of("any", 4, "1111"), of("star", 4, "1111"), of("star", 4, "0000")), (thery, thery, None));
}
