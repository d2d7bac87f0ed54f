//! Properties of the search, and of puzzles that need one.

use crate::oracle::{all_positions, between, check_by_replay, distances_from, pairs, peg, puzzle, solve};
use proptest::prelude::*;
use tower_of_hanoi::solver::{
    Arcs, Attempt, Optimality, PathKind, PegCount, Position, Puzzle, Rule, Search, SearchError, SearchOutcome,
    Solution, SolveError,
};

fn totals(rule: Rule, pegs: u8, from: u8, to: u8, max: u32) -> Vec<u64> {
    (1..=max).map(|count| solve(rule, pegs, count, from, to).total().to_u64().unwrap()).collect()
}

/// The limit of the page.
const MAX_POSITIONS: u32 = 1 << 24;

#[test]
fn totals_of_the_one_way_ring_of_four_are_as_published() {
    assert_eq!(totals(Rule::OneWay, 4, 0, 1, 11), [1, 6, 15, 28, 57, 98, 179, 304, 521, 894, 1519]); // A338024
    assert_eq!(totals(Rule::OneWay, 4, 3, 1, 11), [2, 8, 18, 36, 66, 120, 210, 360, 618, 1052, 1790]); // A292764
    assert_eq!(totals(Rule::OneWay, 4, 2, 1, 11), [3, 10, 21, 40, 75, 134, 233, 400, 683, 1166, 1981]); // A338089
}

#[test]
fn totals_of_the_row_of_four_are_as_published() {
    assert_eq!(totals(Rule::Linear, 4, 0, 3, 12), [3, 10, 19, 34, 57, 88, 123, 176, 253, 342, 449, 572]); // A160002
    assert_eq!(totals(Rule::Linear, 4, 0, 1, 12), [1, 4, 9, 18, 29, 44, 69, 96, 133, 182, 241, 322]);
    assert_eq!(totals(Rule::Linear, 4, 0, 2, 12), [2, 6, 12, 22, 36, 54, 78, 112, 158, 212, 272, 352]);
    assert_eq!(totals(Rule::Linear, 4, 2, 1, 12), [1, 4, 7, 14, 23, 34, 53, 78, 105, 138, 187, 248]);
}

#[test]
fn every_rule_and_pair_equals_breadth_first_search() {
    for (pegs, max) in [(4, 6), (5, 5), (6, 3)] {
        for rule in Rule::NAMED {
            for from in 0..pegs {
                for count in 1..=max {
                    let found = distances_from(rule, pegs, Position::tower(crate::oracle::discs(count), peg(from)));
                    for to in (0..pegs).filter(|&to| to != from) {
                        let goal = Position::tower(crate::oracle::discs(count), peg(to));
                        let total = solve(rule, pegs, count, from, to).total().to_u64();
                        assert_eq!(total, Some(found[&goal]), "{rule} {pegs} pegs {count} discs {from} to {to}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_pair_of_positions_equals_breadth_first_search() {
    for rule in [Rule::Any, Rule::OneWay, Rule::Star] {
        for start in all_positions(4, 3).step_by(3) {
            let found = distances_from(rule, 4, start.clone());
            for goal in all_positions(4, 3) {
                let puzzle = between(rule, 4, &start, &goal);
                assert_eq!(
                    Solution::new(&puzzle).unwrap().total().to_u64(),
                    Some(found[&goal]),
                    "{rule} {start} {goal}"
                );
            }
        }
    }
}

#[test]
fn searched_solutions_can_be_replayed() {
    for (from, to) in pairs(4) {
        check_by_replay(&puzzle(Rule::OneWay, 4, 5, from, to));
        check_by_replay(&puzzle(Rule::Linear, 4, 7, from, to));
    }
    check_by_replay(&puzzle(Rule::OneWay, 7, 4, 3, 1));
    assert_eq!(solve(Rule::OneWay, 4, 4, 0, 1).optimality(), Optimality::Searched);
    assert_eq!(solve(Rule::Linear, 4, 4, 0, 3).optimality(), Optimality::Searched);
    assert_eq!(solve(Rule::Linear, 4, 4, 0, 1).optimality(), Optimality::Presumed);
}

#[test]
fn larger_rows_use_the_known_recursion() {
    for (from, to, count, searched) in [(0, 1, 13, 9), (0, 2, 12, 8), (1, 2, 16, 12)] {
        let solution = solve(Rule::Linear, 4, count, from, to);
        assert_eq!(solution.optimality(), Optimality::Presumed, "{count}");
        check_by_replay(&puzzle(Rule::Linear, 4, searched, from, to));
    }
    let refused = Solution::new(&puzzle(Rule::Linear, 4, 40, 0, 1)).unwrap_err();
    assert_eq!(refused, SolveError::TooManyPositions { max_discs: 13, max_positions: 1 << 26 });
    assert!(refused.to_string().contains("at most 13 discs"));
}

#[test]
fn arcs_that_form_a_row_are_solved_as_a_row() {
    // C – A – D – B is a row with the ends C and B.
    let rule: Rule = "arcs:20,02,03,30,31,13".parse().unwrap();
    let map = [2u8, 0, 3, 1];
    for (from, to) in pairs(4) {
        let [renamed_from, renamed_to] = [map[from as usize], map[to as usize]];
        let total = solve(rule, 4, 7, renamed_from, renamed_to).total().clone();
        assert_eq!(&total, solve(Rule::Linear, 4, 7, from, to).total());
        check_by_replay(&puzzle(rule, 4, 6, renamed_from, renamed_to));
    }
}

#[test]
fn a_search_in_slices_finds_the_same_solution() {
    let puzzle = puzzle(Rule::OneWay, 4, 6, 0, 3);
    let whole = Solution::new(&puzzle).unwrap();
    for slice in [1, 7, 1000] {
        let begun = Solution::start(&puzzle, PathKind::default(), 10_000).unwrap();
        let Attempt::Search(mut quest) = begun else { panic!("{begun:?}") };
        assert_eq!(quest.progress(), (0, 4096));
        let mut seen = 0;
        let solution = loop {
            match quest.advance(slice) {
                Some(solution) => break solution.unwrap(),
                None => {
                    let (now, all) = quest.progress();
                    assert!(seen <= now && now <= all);
                    seen = now;
                }
            }
        };
        assert_eq!(solution.total(), whole.total());
    }
}

#[test]
fn the_limit_is_stated_and_kept() {
    let wide = puzzle(Rule::OneWay, 5, 20, 0, 1);
    let refused = Solution::start(&wide, PathKind::default(), MAX_POSITIONS).unwrap_err();
    assert_eq!(refused, SolveError::TooManyPositions { max_discs: 10, max_positions: 1 << 24 });
    assert!(Search::new(&puzzle(Rule::OneWay, 5, 10, 0, 1), 5u32.pow(10)).is_ok());
    let max = 5u32.pow(10) - 1;
    let refused = Search::new(&puzzle(Rule::OneWay, 5, 10, 0, 1), max).unwrap_err();
    assert_eq!(refused, SearchError::TooManyPositions { max });
    assert_eq!(Search::max_discs(PegCount::new(4).unwrap(), MAX_POSITIONS), 12);
    assert_eq!(Search::max_discs(PegCount::THREE, 3), 1);
}

#[test]
fn a_blocked_path_is_reported() {
    // Discs can reach C but never leave it, so two discs can still pass each other, but three or more cannot.
    let rule: Rule = "arcs:01,10,02,12".parse().unwrap();
    assert_eq!(solve(rule, 3, 2, 0, 2).total().to_u64(), Some(3));
    for count in [3, 5, 12, 40, 1000] {
        let refused = Solution::new(&puzzle(rule, 3, count, 0, 2)).unwrap_err();
        assert_eq!(refused, SolveError::Deadlock { from: peg(2), to: peg(0) }, "{count}");
    }
}

#[test]
fn a_solved_puzzle_needs_no_search() {
    for solved in [puzzle(Rule::Any, 4, 3, 1, 1), puzzle(Rule::Any, 4, 0, 1, 2)] {
        assert_eq!(Search::new(&solved, 1000).unwrap_err(), SearchError::AlreadySolved);
    }
}

fn arcs(pegs: u8) -> impl Strategy<Value = Rule> {
    prop::sample::subsequence(pairs(pegs), 0..=pairs(pegs).len())
        .prop_map(|arcs| Rule::Arcs(arcs.iter().fold(Arcs::default(), |set, &(a, b)| set.with(peg(a), peg(b)))))
}

fn position(pegs: u8, count: usize) -> impl Strategy<Value = Position> {
    prop::collection::vec(0..pegs, count)
        .prop_map(|pegs| Position::from_pegs(pegs.into_iter().map(peg).collect()).unwrap())
}

fn check_against_breadth_first_search(rule: Rule, pegs: u8, start: &Position, goal: &Position) {
    let puzzle: Puzzle = between(rule, pegs, start, goal);
    let expected = distances_from(rule, pegs, start.clone()).get(goal).copied();
    match Solution::new(&puzzle) {
        Ok(solution) => {
            assert_eq!(solution.total().to_u64(), expected, "{rule} {start} {goal}");
            check_by_replay(&puzzle);
        }
        Err(_) => assert_eq!(expected, None, "{rule} {start} {goal}"),
    }
    let found = Search::new(&puzzle, 10_000).map(Search::finish);
    match found {
        Ok(SearchOutcome::Path(moves)) => assert_eq!(Some(moves.len() as u64), expected),
        Ok(SearchOutcome::Unreachable) => assert_eq!(expected, None),
        Err(error) => assert_eq!((error, start), (SearchError::AlreadySolved, goal)),
    }
}

proptest! {
    #[test]
    fn any_arcs_on_three_pegs(rule in arcs(3), start in position(3, 5), goal in position(3, 5)) {
        check_against_breadth_first_search(rule, 3, &start, &goal);
    }

    #[test]
    fn any_arcs_on_four_pegs(rule in arcs(4), start in position(4, 4), goal in position(4, 4)) {
        check_against_breadth_first_search(rule, 4, &start, &goal);
    }
}
