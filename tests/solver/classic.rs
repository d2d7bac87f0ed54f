//! Properties of the classic puzzle.

use crate::oracle::{check_by_replay, check_neighbours, discs, pairs, peg, puzzle, solve};
use num_bigint::BigUint;
use proptest::prelude::*;
use tower_of_hanoi::solver::classic::{Classic, word::Rotation, word::seed_move};
use tower_of_hanoi::solver::generators::{ByBits, Iterative, Recursive};
use tower_of_hanoi::solver::recursion::{self, ThreePegs};
use tower_of_hanoi::solver::{Disc, DiscCount, Index, Peg, PegCount, Rule, Solution};

#[test]
fn seeking_equals_replay() {
    for count in 1..=14 {
        check_by_replay(&puzzle(Rule::Any, 3, count, 0, 2));
    }
    for count in 1..=8 {
        for (from, to) in pairs(3) {
            check_by_replay(&puzzle(Rule::Any, 3, count, from, to));
        }
    }
}

#[test]
fn the_first_and_last_positions_are_right() {
    for count in 0..=300 {
        for (from, to) in pairs(3) {
            let solution = solve(Rule::Any, 3, count, from, to);
            assert_eq!(*solution.total(), Index::mersenne(count));
            let last = solution.position_at(solution.total()).unwrap();
            assert!(last.pegs().iter().all(|&at| at == peg(to)), "{count} discs to {to}");
            let first = solution.position_at(&Index::ZERO).unwrap();
            assert!(first.pegs().iter().all(|&at| at == peg(from)), "{count} discs from {from}");
        }
    }
}

#[test]
fn the_three_algorithms_agree_with_seeking() {
    for count in 0..=10 {
        for (from, to) in pairs(3) {
            let solution = solve(Rule::Any, 3, count, from, to);
            let sought: Vec<_> = (1..1u64 << count).map(|i| solution.move_at(&i.into()).unwrap()).collect();
            assert_eq!(Recursive::new(count, peg(from), peg(to)).collect::<Vec<_>>(), sought);
            assert_eq!(Iterative::new(count, peg(from), peg(to)).collect::<Vec<_>>(), sought);
            assert_eq!(ByBits::new(count, peg(from), peg(to)).collect::<Vec<_>>(), sought);
        }
    }
}

#[test]
fn the_seed_formula_gives_the_solution_for_its_goal() {
    for count in 1..=12 {
        let goal = if count % 2 == 1 { 2 } else { 1 };
        let solution = solve(Rule::Any, 3, count, 0, goal);
        for i in 1..1u64 << count {
            let (seed, step) = (seed_move(i), solution.move_at(&i.into()).unwrap());
            assert_eq!(seed.disc, step.disc.number());
            assert_eq!((seed.from, seed.to), (step.from.to_u8().into(), step.to.to_u8().into()));
        }
    }
}

#[test]
fn any_move_of_a_million_discs_can_be_found() {
    let solution = solve(Rule::Any, 3, 1_000_000, 0, 2);
    let half = Index::power_of_two(999_999);
    let step = solution.move_at(&half).unwrap();
    assert_eq!((step.disc.number(), step.from, step.to), (1_000_000, Peg::A, Peg::C));
    let position = solution.position_at(&half).unwrap();
    assert_eq!(position.peg(Disc::new(1_000_000).unwrap()), Some(Peg::C));
    assert!(position.pegs()[..999_999].iter().all(|&at| at == Peg::B));
    assert!(solution.position_at(solution.total()).unwrap().pegs().iter().all(|&at| at == Peg::C));
}

#[test]
fn machine_words_and_big_integers_agree_up_to_64_discs() {
    for (from, to) in pairs(3) {
        for count in [63, 64, 65] {
            let puzzle = puzzle(Rule::Any, 3, count, from, to);
            let solution = Solution::new(&puzzle).unwrap();
            let edge = Index::power_of_two(63);
            for index in [edge.saturating_sub(&1.into()), edge.clone(), edge.next(), Index::mersenne(64)] {
                if index <= *solution.total() {
                    check_neighbours(&puzzle, &solution, &index);
                }
            }
        }
    }
}

/// A number of discs and an index below the total, with uniformly distributed bits.
fn discs_and_index(max: u32) -> impl Strategy<Value = (u32, Index)> {
    (1..=max).prop_flat_map(|count| {
        let words = prop::collection::vec(any::<u32>(), count.div_ceil(32) as usize);
        words.prop_map(move |words| {
            (count, Index::from(BigUint::new(words) % Index::mersenne(count).as_biguint() + 1u8))
        })
    })
}

proptest! {
    #[test]
    fn closed_form_equals_descent((count, index) in discs_and_index(2_000), ends in prop::sample::select(pairs(3))) {
        let puzzle = puzzle(Rule::Any, 3, count, ends.0, ends.1);
        let classic = Classic::new(discs(count), peg(ends.0), peg(ends.1)).unwrap();
        let descent = ThreePegs::of(&puzzle).unwrap();
        prop_assert_eq!(classic.total(), recursion::total(&descent));
        prop_assert_eq!(classic.move_at(&index), recursion::move_at(&descent, &index));
        prop_assert_eq!(classic.position_at(&index), recursion::position_at(&descent, &index));
    }

    #[test]
    fn neighbours_are_one_legal_move_apart((count, index) in discs_and_index(2_000), ends in prop::sample::select(pairs(3))) {
        let puzzle = puzzle(Rule::Any, 3, count, ends.0, ends.1);
        check_neighbours(&puzzle, &Solution::new(&puzzle).unwrap(), &index);
    }

    #[test]
    fn the_pegs_of_single_discs_equal_the_position(m: u64, count in 1u32..=64, ends in prop::sample::select(pairs(3))) {
        let m = m & (u64::MAX >> (64 - count));
        let turn = Rotation::new(count, peg(ends.0), peg(ends.1)).unwrap();
        let classic = Classic::new(discs(count), peg(ends.0), peg(ends.1)).unwrap();
        let position = classic.position_at(&m.into()).unwrap();
        for (disc, at) in position.iter() {
            prop_assert_eq!(turn.peg_at(disc, m), at);
        }
        let masks = classic.masks_at(&m.into()).unwrap();
        let exactly_one_peg = |[a, b, c]: [u64; 3]| a | b | c == u64::MAX && a & b == 0 && a & c == 0 && b & c == 0;
        prop_assert!(masks.iter().all(|masks| exactly_one_peg(masks.0)));
    }
}

#[test]
fn rules_that_allow_every_move_are_the_classic_puzzle() {
    let all: Rule = "arcs:01,02,10,12,20,21".parse().unwrap();
    assert!(pairs(3).iter().all(|&(a, b)| Rule::Cyclic.allows(PegCount::THREE, peg(a), peg(b))));
    for rule in [Rule::Cyclic, all] {
        assert_eq!(*solve(rule, 3, 64, 0, 1).total(), Index::mersenne(64));
    }
}

#[test]
fn words_of_all_ones_are_no_special_case() {
    for discs in [64u32, 65, 127, 128, 129, 192, 256] {
        let count = DiscCount::try_from(discs).unwrap();
        let solution = Classic::new(count, Peg::A, Peg::C).unwrap();
        for last in (1..=4).map(|words| Index::mersenne(64 * words)).filter(|last| *last <= solution.total()) {
            let (before, mv) = (last.previous().unwrap(), solution.move_at(&last).unwrap());
            let [mut position, after] = [&before, &last].map(|index| solution.position_at(index).unwrap());
            assert_eq!(position.peg(mv.disc), Some(mv.from), "{discs} {last}");
            position.play_unchecked(mv);
            assert_eq!(position, after, "{discs} {last}");
        }
    }
}
