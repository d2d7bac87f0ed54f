//! Properties of the digits of the index.

use crate::oracle::{puzzle, solve, three_peg_rules};
use num_bigint::BigUint;
use proptest::prelude::*;
use tower_of_hanoi::solver::{Disc, DiscCount, Index, IndexDigits, PathKind, Position, Rule, Solution};

const BOTH: [IndexDigits; 2] = [IndexDigits::BINARY, IndexDigits::TERNARY];

fn discs(count: u32) -> DiscCount {
    DiscCount::new(count).unwrap()
}

/// The number of trailing zeros in a base.
fn zeros(mut number: u64, base: u32) -> u32 {
    let mut count = 0;
    while number.is_multiple_of(base.into()) {
        number /= u64::from(base);
        count += 1;
    }
    count
}

/// If a solution has digits, its moves agree with them.
#[test]
fn a_digit_belongs_to_the_disc_that_it_moves() {
    for rule in three_peg_rules() {
        for (from, to) in [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)] {
            for count in 1..=5 {
                let solution = solve(rule, 3, count, from, to);
                let Some(digits) = solution.digits() else { continue };
                let mut moved = vec![0u64; count as usize];
                for number in 1..=solution.total().to_u64().unwrap() {
                    let step = solution.move_at(&Index::from(number)).unwrap();
                    assert_eq!(step.disc.number(), 1 + zeros(number, digits.base()), "{rule} {from} {to} {number}");
                    moved[step.disc.index()] += 1;
                    for (place, &times) in moved.iter().enumerate() {
                        let disc = Disc::from_index(place as u32);
                        assert_eq!(digits.moves_of(&Index::from(number), disc).to_u64(), Some(times));
                    }
                }
            }
        }
    }
}

#[test]
fn only_the_classic_puzzle_and_the_row_have_digits() {
    let digits = |rule, from, to| solve(rule, 3, 4, from, to).digits();
    assert_eq!(digits(Rule::Any, 0, 2), Some(IndexDigits::BINARY));
    assert_eq!(digits(Rule::Any, 1, 0), Some(IndexDigits::BINARY));
    assert_eq!(digits(Rule::Linear, 0, 2), Some(IndexDigits::TERNARY));
    assert_eq!(digits(Rule::Linear, 2, 0), Some(IndexDigits::TERNARY));
    assert_eq!(digits(Rule::Linear, 0, 1), None);
    assert_eq!(digits(Rule::OneWay, 0, 2), None);
    let pegs: Position = "0120".parse().unwrap();
    let astray = puzzle(Rule::Any, 3, 4, 0, 2).with_start(pegs).unwrap();
    assert_eq!(Solution::with_path(&astray, PathKind::default()).unwrap().digits(), None);
}

proptest! {
    #[test]
    fn the_digits_are_those_of_the_number(words in prop::collection::vec(any::<u32>(), 0..8), count in 0u32..400) {
        for digits in BOTH {
            let all = BigUint::from(digits.base()).pow(count);
            let number = if all == BigUint::ZERO { all } else { BigUint::new(words.clone()) % all };
            let read = digits.digits_of(&Index::from(number.clone()), discs(count));
            prop_assert_eq!(read.len(), count as usize);
            prop_assert!(read.iter().all(|&digit| digit < digits.base()));
            let sum = read.iter().rev().fold(BigUint::ZERO, |sum, digit| sum * digits.base() + digit);
            prop_assert_eq!(sum, number);
        }
    }

    #[test]
    fn the_moves_of_all_discs_add_up_to_the_index(words in prop::collection::vec(any::<u32>(), 1..8)) {
        let index = Index::from(BigUint::new(words));
        for digits in BOTH {
            let times = (0..300).map(|place| digits.moves_of(&index, Disc::from_index(place)));
            prop_assert_eq!(times.fold(Index::ZERO, |sum, times| sum + times), index.clone());
        }
    }

    #[test]
    fn a_digit_cycles_without_a_carry(words in prop::collection::vec(any::<u32>(), 1..8), place in 0u32..250) {
        let index = Index::from(BigUint::new(words));
        for digits in BOTH {
            let before = digits.digits_of(&index, discs(260));
            let mut turned = index.clone();
            for turn in 1..=digits.base() {
                turned = digits.increment(&turned, place);
                let mut expected = before.clone();
                expected[place as usize] = (expected[place as usize] + turn) % digits.base();
                prop_assert_eq!(digits.digits_of(&turned, discs(260)), expected);
            }
            prop_assert_eq!(&turned, &index);
            let worth = digits.digits_of(&digits.place_value(place), discs(260));
            prop_assert!(worth.iter().enumerate().all(|(at, &digit)| digit == u32::from(at == place as usize)));
        }
    }
}
