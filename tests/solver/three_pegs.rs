//! Properties of all strongly connected rules on three pegs.

use crate::oracle::{check_by_replay, check_neighbours, distances, pairs, peg, puzzle, solve, three_peg_rules};
use num_bigint::BigUint;
use proptest::prelude::*;
use tower_of_hanoi::solver::linear::LinearSolution;
use tower_of_hanoi::solver::{Citation, Index, Optimality, PathKind, Position, Rule, Solution};

fn totals(rule: Rule, from: u8, to: u8, max: u32) -> Vec<u64> {
    (1..=max).map(|count| solve(rule, 3, count, from, to).total().to_u64().unwrap()).collect()
}

#[test]
fn totals_of_the_one_way_ring_are_as_published() {
    let next = [1, 5, 15, 43, 119, 327, 895, 2447, 6687]; // A005665
    let after = [2, 7, 21, 59, 163, 447, 1223, 3343, 9135]; // A005666
    for from in 0..3 {
        assert_eq!(totals(Rule::OneWay, from, (from + 1) % 3, 9), next);
        assert_eq!(totals(Rule::OneWay, from, (from + 2) % 3, 9), after);
    }
}

#[test]
fn totals_of_every_other_graph_are_as_published() {
    let ring_and_one: Rule = "arcs:01,12,20,10".parse().unwrap();
    let all_but_one: Rule = "arcs:01,02,10,12,20".parse().unwrap();
    type Row<'a> = (Rule, &'a [(u8, u8)], [u64; 8]);
    let table: [Row; 9] = [
        (ring_and_one, &[(1, 0)], [1, 3, 9, 23, 61, 155, 401, 1023]),
        (ring_and_one, &[(1, 2), (2, 0)], [1, 4, 11, 30, 77, 200, 511, 1314]),
        (ring_and_one, &[(0, 1)], [1, 5, 15, 41, 107, 277, 711, 1825]),
        (ring_and_one, &[(0, 2), (2, 1)], [2, 7, 20, 53, 138, 355, 912, 2337]),
        (all_but_one, &[(1, 2)], [1, 3, 7, 17, 39, 93, 215, 509]),
        (all_but_one, &[(0, 2), (1, 0)], [1, 3, 8, 19, 46, 107, 254, 591]),
        (all_but_one, &[(0, 1), (2, 0)], [1, 4, 11, 28, 67, 160, 375, 884]),
        (all_but_one, &[(2, 1)], [2, 7, 19, 47, 113, 267, 629, 1475]),
        (Rule::Linear, &[(0, 2), (2, 0)], [2, 8, 26, 80, 242, 728, 2186, 6560]),
    ];
    for (rule, ends, expected) in table {
        for &(from, to) in ends {
            assert_eq!(totals(rule, from, to, 8), expected, "{rule} {from} to {to}");
        }
    }
}

#[test]
fn totals_are_shortest_for_every_rule_and_pair() {
    for rule in three_peg_rules() {
        for from in 0..3 {
            for count in 1..=8 {
                let found = distances(rule, 3, count, from);
                for to in (0..3).filter(|&to| to != from) {
                    let goal = Position::tower(crate::oracle::discs(count), peg(to));
                    assert_eq!(
                        solve(rule, 3, count, from, to).total().to_u64(),
                        Some(found[&goal]),
                        "{rule} {from}{to}"
                    );
                }
            }
        }
    }
}

#[test]
fn seeking_equals_replay() {
    for rule in three_peg_rules() {
        for (from, to) in pairs(3) {
            check_by_replay(&puzzle(rule, 3, 4, from, to));
        }
    }
    for (from, to) in pairs(3) {
        for count in 1..=8 {
            check_by_replay(&puzzle(Rule::OneWay, 3, count, from, to));
            check_by_replay(&puzzle(Rule::Linear, 3, count, from, to));
        }
    }
}

#[test]
fn the_first_and_last_positions_are_right() {
    for count in 1..=300 {
        for (from, to) in pairs(3) {
            let solution = solve(Rule::OneWay, 3, count, from, to);
            let last = solution.position_at(solution.total()).unwrap();
            assert_eq!(last.as_tower(), Some(peg(to)));
            assert_eq!(solution.position_at(&Index::ZERO).unwrap().as_tower(), Some(peg(from)));
        }
    }
}

#[test]
fn the_hamiltonian_path_visits_every_position_once() {
    for (from, to) in pairs(3) {
        for count in 1..=8 {
            let puzzle = puzzle(Rule::Any, 3, count, from, to);
            let path = Solution::with_path(&puzzle, PathKind::Hamiltonian).unwrap();
            assert_eq!(path.total().to_u64(), Some(3u64.pow(count) - 1));
            let mut seen = std::collections::HashSet::new();
            let mut position = path.position_at(&Index::ZERO).unwrap();
            assert!(seen.insert(position.clone()));
            for index in (1..=path.total().to_u64().unwrap()).map(Index::from) {
                let step = path.move_at(&index).unwrap();
                assert!(position.is_legal(step, &puzzle));
                position.play_unchecked(step);
                assert_eq!(path.position_at(&index).as_ref(), Some(&position));
                assert!(seen.insert(position.clone()), "{position} twice");
            }
            assert_eq!(position.as_tower(), Some(peg(to)));
        }
    }
}

#[test]
fn proofs_are_cited() {
    let optimality = |rule| solve(rule, 3, 5, 0, 2).optimality();
    assert_eq!(optimality(Rule::OneWay), Optimality::Proven(Citation::Atkinson1981));
    assert_eq!(optimality(Rule::Linear), Optimality::Proven(Citation::Sapir2004));
    assert_eq!(optimality(Rule::Any), Optimality::Proven(Citation::Lucas1883));
}

/// The rules that form a row of three pegs, for each centre.
fn rows() -> Vec<Rule> {
    let rows = ["arcs:01,10,12,21", "arcs:10,01,02,20", "arcs:02,20,12,21"];
    rows.iter().map(|text| text.parse().unwrap()).chain([Rule::Linear, Rule::Star]).collect()
}

#[test]
fn the_ternary_digits_agree_with_the_descent() {
    for rule in rows() {
        for count in 1..=4 {
            for start in crate::oracle::all_positions(3, count).step_by(2) {
                for goal in crate::oracle::all_positions(3, count).step_by(5) {
                    let puzzle = crate::oracle::between(rule, 3, &start, &goal);
                    let (digits, descent) = (LinearSolution::of(&puzzle).unwrap(), Solution::new(&puzzle).unwrap());
                    assert_eq!(&digits.total(), descent.total());
                    for index in (0..=digits.total().to_u64().unwrap() + 1).map(Index::from) {
                        assert_eq!(digits.move_at(&index), descent.move_at(&index), "{rule} {start} {goal} {index}");
                        assert_eq!(digits.position_at(&index), descent.position_at(&index));
                    }
                }
            }
        }
    }
    assert_eq!(LinearSolution::of(&puzzle(Rule::OneWay, 3, 3, 0, 1)), None);
    assert_eq!(LinearSolution::of(&puzzle(Rule::Any, 3, 3, 0, 1)), None);
    assert_eq!(LinearSolution::of(&puzzle(Rule::Linear, 4, 3, 0, 1)), None);
}

proptest! {
    #[test]
    fn ternary_digits_and_descent_agree_at_any_size(
        rule in prop::sample::select(rows()),
        ends in prop::sample::select(pairs(3)),
        count in 1u32..=2_000,
        words in prop::collection::vec(any::<u32>(), 110),
    ) {
        let puzzle = puzzle(rule, 3, count, ends.0, ends.1);
        let (digits, descent) = (LinearSolution::of(&puzzle).unwrap(), Solution::new(&puzzle).unwrap());
        prop_assert_eq!(&digits.total(), descent.total());
        let index = Index::from(BigUint::new(words) % descent.total().as_biguint() + 1u8);
        prop_assert_eq!(digits.move_at(&index), descent.move_at(&index));
        prop_assert_eq!(digits.position_at(&index), descent.position_at(&index));
    }

    #[test]
    fn neighbours_are_one_legal_move_apart(
        rule in prop::sample::select(three_peg_rules()),
        ends in prop::sample::select(pairs(3)),
        count in 1u32..=2_000,
        words in prop::collection::vec(any::<u32>(), 110),
    ) {
        let puzzle = puzzle(rule, 3, count, ends.0, ends.1);
        let solution = Solution::new(&puzzle).unwrap();
        let index = Index::from(BigUint::new(words) % solution.total().as_biguint() + 1u8);
        check_neighbours(&puzzle, &solution, &index);
        crate::oracle::check_trace(&solution, &index, solution.move_at(&index).unwrap());
    }
}
