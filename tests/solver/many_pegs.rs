//! Properties of puzzles with four or more pegs.

use crate::oracle::{check_by_replay, check_neighbours, discs, distances, pairs, peg, puzzle, solve};
use num_bigint::BigUint;
use proptest::prelude::*;
use tower_of_hanoi::solver::recursion::{self, FourPegs, FrameStewart, Split};
use tower_of_hanoi::solver::{Citation, Index, Optimality, PathKind, Peg, Position, Puzzle, Rule, Solution};

fn solve_with_split(puzzle: &Puzzle, split: Split) -> Solution {
    Solution::with_path(puzzle, PathKind::Shortest(split)).unwrap()
}

fn totals(rule: Rule, pegs: u8, from: u8, to: u8, max: u32) -> Vec<u64> {
    (1..=max).map(|count| solve(rule, pegs, count, from, to).total().to_u64().unwrap()).collect()
}

#[test]
fn totals_of_the_classic_rule_are_as_published() {
    assert_eq!(totals(Rule::Any, 4, 0, 3, 12), [1, 3, 5, 9, 13, 17, 25, 33, 41, 49, 65, 81]); // A007664
    assert_eq!(totals(Rule::Any, 5, 0, 4, 11), [1, 3, 5, 7, 11, 15, 19, 23, 27, 31, 39]); // A007665
    assert_eq!(totals(Rule::Any, 6, 0, 5, 10), [1, 3, 5, 7, 9, 13, 17, 21, 25, 29]); // A182058
}

#[test]
fn totals_of_star_and_ring_are_as_published() {
    assert_eq!(totals(Rule::Star, 4, 1, 2, 12), [2, 6, 12, 20, 32, 48, 66, 90, 122, 158, 206, 260]); // A291876
    assert_eq!(totals(Rule::Star, 4, 0, 3, 12), [1, 4, 7, 14, 23, 32, 47, 68, 93, 120, 153, 198]); // A291877
    assert_eq!(totals(Rule::Cyclic, 4, 0, 1, 12), [1, 4, 7, 12, 21, 30, 41, 56, 75, 102, 131, 164]);
    assert_eq!(totals(Rule::Cyclic, 4, 1, 3, 12), [2, 4, 10, 16, 22, 32, 50, 68, 86, 108, 138, 176]);
}

#[test]
fn totals_equal_a_search_for_every_pair_of_pegs() {
    let cases = [(Rule::Any, 4, 6), (Rule::Any, 5, 5), (Rule::Star, 4, 6), (Rule::Cyclic, 4, 6)];
    for (rule, pegs, max) in cases {
        for from in 0..pegs {
            for count in 1..=max {
                let found = distances(rule, pegs, count, from);
                for to in (0..pegs).filter(|&to| to != from) {
                    let goal = Position::tower(discs(count), peg(to));
                    let total = solve(rule, pegs, count, from, to).total().to_u64();
                    assert_eq!(total, Some(found[&goal]), "{rule} {pegs} pegs {count} discs {from} to {to}");
                }
            }
        }
    }
}

#[test]
fn seeking_equals_replay() {
    for (rule, pegs, max) in [(Rule::Any, 4, 9), (Rule::Any, 6, 9), (Rule::Star, 4, 8), (Rule::Cyclic, 4, 8)] {
        for (from, to) in pairs(pegs) {
            check_by_replay(&puzzle(rule, pegs, max, from, to));
        }
    }
    for pegs in 4..=10 {
        (2..=14).for_each(|count| check_by_replay(&puzzle(Rule::Any, pegs, count, 0, pegs - 1)));
    }
}

/// A naive version of the recursions that tries every split. It reaches much larger puzzles than a search.
#[test]
fn star_and_ring_equal_the_naive_recursions() {
    let three = |discs: usize| 3u128.checked_pow(discs as u32).map_or(u128::MAX / 8, |power| power - 1);
    let least = |n: usize, moves: &dyn Fn(usize) -> u128| (0..n).map(moves).min().unwrap_or(0);
    let (mut leaf, mut centre, mut near, mut far) = (vec![0u128], vec![0u128], vec![0u128], vec![0u128]);
    for n in 1..=1_000 {
        leaf.push(least(n, &|k| 2 * leaf[k] + three(n - k)));
        centre.push(least(n, &|k| centre[k] + three(n - k) / 2 + leaf[k]));
        let (next, opposite) =
            (least(n, &|k| near[k] + far[k] + three(n - k) / 2), least(n, &|k| 2 * near[k] + three(n - k)));
        near.push(next);
        far.push(opposite);
    }
    for n in (1..30).chain([64, 100, 500, 1_000]) {
        let total = |rule, from, to| solve(rule, 4, n as u32, from, to).total().as_biguint().clone();
        let plain = [leaf[n], centre[n], near[n], far[n]].map(BigUint::from);
        let ours = [(Rule::Star, 1, 3), (Rule::Star, 0, 2), (Rule::Cyclic, 3, 0), (Rule::Cyclic, 1, 3)];
        assert_eq!(ours.map(|(rule, from, to)| total(rule, from, to)), plain, "{n} discs");
    }
}

#[test]
fn exactly_the_best_splits_are_listed() {
    for pegs in 4..=8u8 {
        let solve = |pegs: u8, count: u32| {
            let puzzle = Puzzle::builder().discs(count).pegs(pegs).goal(Peg::B).build().unwrap();
            FrameStewart::of(&puzzle, Split::Smallest)
        };
        let moves =
            |pegs: u8, count: u32| -> BigUint { recursion::total(&solve(pegs, count).unwrap()).as_biguint().clone() };
        for count in 2..=60 {
            let total = moves(pegs, count);
            let by_split = |aside: u32| moves(pegs, aside) * 2u8 + moves(pegs - 1, count - aside);
            let best: Vec<u32> = (1..count).filter(|&aside| by_split(aside) == total).collect();
            assert!((1..count).all(|aside| by_split(aside) >= total));
            let (fewest, max) = solve(pegs, count).unwrap().best_aside(pegs.into(), count).unwrap();
            assert_eq!(best, (fewest..=max).collect::<Vec<_>>(), "{pegs} pegs, {count} discs");
        }
    }
}

#[test]
fn both_splits_take_equally_many_moves() {
    for count in 2..=40 {
        let puzzle = puzzle(Rule::Any, 5, count, 2, 0);
        let totals = Split::ALL.map(|split| solve_with_split(&puzzle, split).total().clone());
        assert_eq!(totals[0], totals[1]);
    }
    let puzzle = puzzle(Rule::Any, 4, 8, 0, 3);
    let first = Split::ALL.map(|split| solve_with_split(&puzzle, split).trace_at(&1.into()).unwrap().to_string());
    assert_ne!(first[0], first[1]);
}

#[test]
fn ten_thousand_discs_have_exact_totals() {
    for pegs in 4..=10 {
        let solution = solve(Rule::Any, pegs, 10_000, 0, 1);
        let half = solution.total().fraction(1, 2);
        check_neighbours(&puzzle(Rule::Any, pegs, 10_000, 0, 1), &solution, &half);
        assert!(solution.total().bits() < 160);
    }
    // Groups of 1, 2, …, 140 discs add 2^0, 2^1, …, 2^139 moves per disc; each of the other discs adds 2^140.
    let four = solve(Rule::Any, 4, 10_000, 0, 1);
    let steps: BigUint = (0u32..140).map(|t| (BigUint::from(1u8) << t) * (t + 1)).sum();
    assert_eq!(*four.total().as_biguint(), steps + (BigUint::from(1u8) << 140u32) * (10_000u32 - 141 * 140 / 2));
}

#[test]
fn optimality_is_honest() {
    let of = |rule, pegs, from, to| solve(rule, pegs, 5, from, to).optimality();
    assert_eq!(of(Rule::Any, 4, 0, 3), Optimality::Proven(Citation::Bousch2014));
    assert_eq!(of(Rule::Any, 5, 0, 3), Optimality::Confirmed);
    assert_eq!(of(Rule::Star, 4, 1, 3), Optimality::Proven(Citation::Bousch2017));
    assert_eq!(of(Rule::Star, 4, 0, 3), Optimality::Presumed);
    assert_eq!(of(Rule::Cyclic, 4, 0, 2), Optimality::Presumed);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn neighbours_are_one_legal_move_apart(
        kind in prop::sample::select(vec![(Rule::Any, 4u8), (Rule::Any, 5), (Rule::Any, 7), (Rule::Any, 10), (Rule::Star, 4), (Rule::Cyclic, 4)]),
        ends in (any::<u8>(), any::<u8>()),
        count in 1u32..=2_000,
        words in prop::collection::vec(any::<u32>(), 8),
    ) {
        let (rule, pegs) = kind;
        let (from, further) = (ends.0 % pegs, 1 + ends.1 % (pegs - 1));
        let puzzle = puzzle(rule, pegs, count, from, (from + further) % pegs);
        let solution = Solution::new(&puzzle).unwrap();
        let index = Index::from(BigUint::new(words) % solution.total().as_biguint() + 1u8);
        check_neighbours(&puzzle, &solution, &index);
        crate::oracle::check_trace(&solution, &index, solution.move_at(&index).unwrap());
    }
}

#[test]
fn the_recursion_for_four_pegs_refuses_what_it_does_not_know() {
    // Tower, number of discs, goal: no discs, no way to go, and the ends of a row.
    for rule in [Rule::Star, Rule::Linear] {
        for (discs, from, to) in [(0, 0, 1), (5, 1, 1), (0, 2, 2)] {
            let puzzle = puzzle(rule, 4, discs, from, to);
            assert!(FourPegs::of(&puzzle).is_none(), "{rule:?} {discs} {from} {to}");
        }
    }
    for (from, to) in pairs(4) {
        let puzzle = puzzle(Rule::Linear, 4, 5, from, to);
        let is_end_to_end = from + to == 3 && (from == 0 || to == 0);
        assert_eq!(FourPegs::max_discs(&puzzle) == 0, is_end_to_end || from == to, "{from} {to}");
        assert_eq!(FourPegs::of(&puzzle).is_none(), is_end_to_end || from == to, "{from} {to}");
    }
}

#[test]
fn confirmed_sizes_are_those_of_towers_with_every_move() {
    for pegs in 3..=10 {
        let moves = puzzle(Rule::Any, pegs, 4, 0, 1);
        assert_eq!(FrameStewart::confirmed(&moves).is_some(), pegs >= 5, "{pegs}");
        assert_eq!(FrameStewart::confirmed(&puzzle(Rule::Linear, pegs, 4, 0, 1)), None, "{pegs}");
        let Some(most) = FrameStewart::confirmed(&moves) else { continue };
        for (discs, optimality) in
            [(1, Optimality::Confirmed), (most, Optimality::Confirmed), (most + 1, Optimality::Presumed)]
        {
            let solution = solve(Rule::Any, pegs, discs, 0, 1);
            // One disc needs no proof.
            let is_trivial = matches!(solution.optimality(), Optimality::Proven(Citation::Trivial));
            assert!(solution.optimality() == optimality || (discs == 1 && is_trivial), "{discs} discs on {pegs} pegs");
            assert_eq!(solution.optimality().to_string(), if is_trivial { "proven" } else { "presumed" });
        }
    }
}
