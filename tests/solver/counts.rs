//! Properties of the tables and formulas.

use crate::oracle::{between, pairs, puzzle};
use tower_of_hanoi::solver::counts::{Formula, formula, growth_rate, reves_puzzle, totals};
use tower_of_hanoi::solver::recursion::FourPegs;
use tower_of_hanoi::solver::{Citation, Optimality, PegCount, Puzzle, Rule, Solution, SolveError};

fn first(puzzle: &Puzzle, count: usize) -> Vec<u64> {
    totals(puzzle).take(count).map(|total| total.unwrap().0.to_u64().unwrap()).collect()
}

#[test]
fn tables_start_with_one_disc() {
    assert_eq!(first(&puzzle(Rule::Any, 3, 0, 0, 2), 6), [1, 3, 7, 15, 31, 63]);
    assert_eq!(first(&puzzle(Rule::Star, 4, 0, 1, 2), 6), [2, 6, 12, 20, 32, 48]);
    let sure = totals(&puzzle(Rule::Any, 3, 0, 0, 2)).next().unwrap().unwrap().1;
    assert_eq!(sure, Optimality::Proven(Citation::Trivial));
    assert_eq!(totals(&between(Rule::Any, 3, &"01".parse().unwrap(), &"22".parse().unwrap())).count(), 0);
}

#[test]
fn a_table_ends_with_the_reason() {
    let refused: Vec<_> = totals(&puzzle("arcs:01,10,02,12".parse().unwrap(), 3, 0, 0, 2)).collect();
    assert_eq!(refused.len(), 3);
    assert!(matches!(refused[2], Err(SolveError::Deadlock { .. })));
}

/// The value of a formula in floating point, which is exact for these sizes.
fn value(formula: Formula, n: u32) -> Option<f64> {
    let (n, root) = (f64::from(n), 3f64.sqrt());
    let powers =
        |k: f64| (1.0 + root).powf(n + k) - if (n + k) % 2.0 == 0.0 { 1.0 } else { -1.0 } * (root - 1.0).powf(n + k);
    Some(match formula {
        Formula::PowerOfTwo => 2f64.powf(n) - 1.0,
        Formula::RingNext => powers(1.0) / (2.0 * root) - 1.0,
        Formula::RingAfter => powers(2.0) / (4.0 * root) - 1.0,
        Formula::RowEnds => 3f64.powf(n) - 1.0,
        Formula::RowMiddle => (3f64.powf(n) - 1.0) / 2.0,
        _ => return None,
    })
}

#[test]
fn formulas_give_the_totals() {
    let with_formula = [Rule::Any, Rule::Cyclic, Rule::OneWay, Rule::Linear, Rule::Star];
    for rule in Rule::NAMED {
        for (from, to) in pairs(3) {
            let puzzle = puzzle(rule, 3, 0, from, to);
            let Some(formula) = formula(&puzzle) else {
                assert!(!with_formula.contains(&rule), "{rule} {from}{to}");
                continue;
            };
            for (n, total) in (1..).zip(first(&puzzle, 12)) {
                assert_eq!(value(formula, n).unwrap().round() as u64, total, "{rule} {from}{to}: {formula} at {n}");
            }
        }
    }
    let rows = [(Rule::Cyclic, 0, 2, Formula::RingOpposite), (Rule::Cyclic, 3, 0, Formula::RingNeighbour)];
    for (rule, from, to, expected) in rows {
        assert_eq!(formula(&puzzle(rule, 4, 0, from, to)), Some(expected));
    }
    assert_eq!(formula(&puzzle(Rule::Linear, 4, 0, 0, 3)), None);
    assert_eq!(formula(&puzzle(Rule::Any, 3, 0, 1, 1)), None);
    let five = formula(&puzzle(Rule::Any, 5, 0, 0, 1)).unwrap().to_string();
    assert!(five.contains("2ᵗ·C(2 + t, 2)") && five.contains("n ≤ C(3 + s, 3)"), "{five}");
}

#[test]
fn growth_is_the_rate_of_the_formula() {
    let rate = |rule, pegs, from, to| growth_rate(&puzzle(rule, pegs, 0, from, to));
    let near = |rate: Option<f64>, expected: f64| assert!((rate.unwrap() - expected).abs() < 1e-9, "{rate:?}");
    near(rate(Rule::Any, 3, 0, 2), 2.0);
    near(rate(Rule::Linear, 3, 0, 1), 3.0);
    near(rate(Rule::OneWay, 3, 0, 1), 1.0 + 3f64.sqrt());
    near(rate(Rule::Any, 4, 0, 1), 1.0);
    assert_eq!(rate(Rule::Linear, 4, 0, 3), None);
    assert_eq!(rate(Rule::Any, 3, 1, 1), None);
}

#[test]
fn dudeneys_cheeses() {
    let moves = |pegs, k| {
        reves_puzzle(PegCount::new(pegs).unwrap(), k).map(|(discs, moves)| (discs.count(), moves.to_u64().unwrap()))
    };
    // On four stools, triangular numbers of cheeses take (k − 1)·2^k + 1 moves: 21 take 321.
    for k in 1..=12u32 {
        assert_eq!(moves(4, k), Some((k * (k + 1) / 2, u64::from(k - 1) * (1 << k) + 1)));
    }
    assert_eq!(moves(4, 6), Some((21, 321)));
    // On five stools, tetrahedral numbers: 10, 20 and 35 cheeses take 31, 111 and 351.
    assert_eq!([3, 4, 5].map(|k| moves(5, k).unwrap()), [(10, 31), (20, 111), (35, 351)]);
    assert_eq!(moves(3, 5), Some((5, 31)));
    assert_eq!(moves(10, 4_000_000), None);
    assert_eq!(moves(2, 3), None);
}

/// Stars and rings of four pegs have one table for all numbers of discs.
#[test]
fn one_table_is_as_good_as_many_solutions() {
    for (rule, from, to) in
        [(Rule::Star, 1, 2), (Rule::Star, 0, 3), (Rule::Star, 2, 0), (Rule::Cyclic, 0, 1), (Rule::Cyclic, 0, 2)]
    {
        let table: Vec<_> = totals(&puzzle(rule, 4, 0, from, to)).take(60).map(Result::unwrap).collect();
        for (discs, (total, optimality)) in (1..).zip(&table) {
            let solution = Solution::new(&puzzle(rule, 4, discs, from, to)).unwrap();
            assert_eq!((solution.total(), solution.optimality()), (total, *optimality), "{rule:?} {discs}");
        }
    }
    // It ends with the reason.
    let star = puzzle(Rule::Star, 4, 0, 1, 2);
    let mut star = totals(&star).skip(FourPegs::MAX_DISCS as usize - 1);
    assert!(matches!(
        (star.next(), star.next(), star.next()),
        (Some(Ok(_)), Some(Err(SolveError::TooManyDiscs { .. })), None)
    ));
}
