//! The automaton that writes the moves, and the one that decides between two ways, against replay and search.

use crate::oracle::{pairs, peg, solve};
use num_bigint::BigUint;
use proptest::prelude::*;
use tower_of_hanoi::solver::classic::automaton::{Letter, Word, read};
use tower_of_hanoi::solver::classic::decision::{Decision, Way};
use tower_of_hanoi::solver::graph::DistancesToGoal;
use tower_of_hanoi::solver::recursion::{Recursion, Step, ThreePegs};
use tower_of_hanoi::solver::{Index, Peg, Position, Puzzle, Rule};

fn letters(count: u64) -> Vec<Letter> {
    (1..=count).map(|i| Word::letter_at(&i.into()).unwrap()).collect()
}

#[test]
fn the_word_gives_the_pegs_of_every_move() {
    for count in 2..=10 {
        for (from, to) in pairs(3) {
            let solution = solve(Rule::Any, 3, count, from, to);
            let word = solution.word().unwrap();
            for (letter, i) in letters((1 << count) - 1).into_iter().zip(1u64..) {
                let step = solution.move_at(&i.into()).unwrap();
                assert_eq!(word.direction(letter), (step.from, step.to), "move {i} of {count} discs");
                assert_eq!(word.letter(step.from, step.to), Some(letter), "move {i} of {count} discs");
            }
            assert_eq!([word.letter(peg(from), peg(from)), word.letter(peg(from), peg(3))], [None; 2]);
        }
    }
    assert_eq!(Word::letter_at(&Index::ZERO), None);
    assert_eq!(solve(Rule::Linear, 3, 4, 0, 2).word(), None);
}

#[test]
fn no_part_of_the_word_comes_twice_in_a_row() {
    let word = letters(1023);
    for length in 1..=word.len() / 2 {
        for start in 0..=word.len() - 2 * length {
            let (first, second) = word[start..start + 2 * length].split_at(length);
            assert_ne!(first, second, "{length} letters from {start}");
        }
    }
}

#[test]
fn the_word_is_the_fixed_point_of_the_published_morphism() {
    let image = |letter: Letter| match letter.symbol() {
        "a" => ["a", "c̄"],
        "c̄" => ["b", "a"],
        "b" => ["c", "b̄"],
        "c" => ["b", "ā"],
        "b̄" => ["c", "b"],
        "ā" => ["a", "c"],
        other => panic!("no letter {other}"),
    };
    let word = letters(1 << 12);
    let images: Vec<_> = word.iter().flat_map(|&letter| image(letter)).collect();
    for (letter, image) in word.iter().zip(images) {
        assert_eq!(letter.symbol(), image);
    }
}

#[test]
fn a_one_that_comes_twice_undoes_itself_and_a_zero_leads_to_a_letter_without_a_bar() {
    for letter in Letter::ALL {
        assert_eq!(letter.next(true).next(true), letter);
        assert_ne!(letter.next(true), letter);
        assert!(["a", "b", "c"].contains(&letter.next(false).symbol()));
    }
}

fn position(discs: u32, number: usize) -> Position {
    let pegs = (0..discs).map(|disc| Peg::modulo_three((number / 3usize.pow(disc)) as u64));
    Position::from_pegs(pegs.collect()).unwrap()
}

/// The fewest moves between any two positions, by search.
fn distances(discs: u32) -> Vec<Vec<u64>> {
    let all = 3usize.pow(discs);
    let between = |goal: usize| {
        let puzzle = Puzzle::builder().discs(discs).goal(position(discs, goal)).build().unwrap();
        let distances = DistancesToGoal::of(&puzzle).unwrap();
        (0..all).map(|start| u64::from(distances.from(&position(discs, start)).unwrap())).collect()
    };
    (0..all).map(between).collect()
}

fn tower(discs: u32, at: Peg) -> usize {
    (0..discs).map(|disc| at.index() * 3usize.pow(disc)).sum()
}

#[test]
fn decisions_equal_the_shorter_of_both_ways_and_read_as_few_discs_as_published() {
    let mut averages = Vec::new();
    for smaller in 0..=5u32 {
        let (distances, all) = (distances(smaller), 3usize.pow(smaller));
        let mut read = 0;
        for (from, to) in [(peg(0), peg(1)), (peg(2), peg(0))] {
            let third = from.third(to);
            for (start, goal) in (0..all).flat_map(|start| (0..all).map(move |goal| (start, goal))) {
                let with = |number: usize, largest: Peg| {
                    let mut pegs = position(smaller, number).pegs().to_vec();
                    // A larger disc that stays changes nothing.
                    pegs.extend([largest, peg(1)]);
                    Position::from_pegs(pegs).unwrap()
                };
                let decision = Decision::between(&with(start, from), &with(goal, to)).unwrap();
                let at = |place: Peg| tower(smaller, place);
                let straight = distances[at(third)][start] + 1 + distances[goal][at(third)];
                let round = distances[at(to)][start] + distances[at(from)][at(to)] + 2 + distances[goal][at(from)];
                let way = match straight.cmp(&round) {
                    std::cmp::Ordering::Less => Way::Straight,
                    std::cmp::Ordering::Equal => Way::Either,
                    std::cmp::Ordering::Greater => Way::ByThird,
                };
                assert_eq!(decision.way, way, "{smaller} discs, {start} to {goal}");
                assert_eq!((decision.disc.number(), decision.from, decision.to), (smaller + 1, from, to));
                read += decision.read.len();
            }
        }
        averages.push((read / 2, all * all));
    }
    // Romik's limit is 63/38 for infinitely many discs.
    assert!(averages.iter().all(|&(read, pairs)| read * 38 < pairs * 63), "{averages:?}");
    assert!(averages.windows(2).all(|two| two[0].0 * two[1].1 < two[1].0 * two[0].1), "{averages:?}");
    // As counted when this was written: an automaton that reads on after the decision reads more.
    let (read, pairs) = averages[4];
    assert_eq!(read * 729, 1148 * pairs, "{averages:?}");
}

#[test]
fn equal_positions_and_others_have_no_decision() {
    let decide = |start: &str, goal: &str| Decision::between(&start.parse().unwrap(), &goal.parse().unwrap());
    for (start, goal) in [("012", "012"), ("0", "01"), ("03", "01"), ("01", "31")] {
        assert_eq!(decide(start, goal), None, "{start} to {goal}");
    }
}

fn any_position(discs: usize) -> impl Strategy<Value = Position> {
    let peg = (0u8..3).prop_map(peg);
    prop::collection::vec(peg, discs).prop_map(|pegs| Position::from_pegs(pegs).unwrap())
}

proptest! {
    #[test]
    fn the_word_of_a_thousand_discs_gives_the_pegs(bytes in prop::collection::vec(any::<u8>(), 1..125), odd in any::<bool>()) {
        let index = Index::from(BigUint::from_bytes_le(&bytes) + 1u8);
        let solution = solve(Rule::Any, 3, 1000 + u32::from(odd), 0, 2);
        let step = solution.move_at(&index).unwrap();
        let letter = Word::letter_at(&index).unwrap();
        prop_assert_eq!(solution.word().unwrap().direction(letter), (step.from, step.to));
        let before = index.previous().unwrap();
        let bits = read(&before).fold(BigUint::ZERO, |number, (bit, _)| number * 2u8 + u8::from(bit));
        prop_assert_eq!(&bits, before.as_biguint());
    }

    #[test]
    fn decisions_on_many_discs_are_those_of_the_recursion((start, goal) in (any_position(200), any_position(200))) {
        // The recursion is of puzzles whose largest disc has to move.
        prop_assume!(start.pegs().last() != goal.pegs().last());
        let decision = Decision::between(&start, &goal).unwrap();
        let puzzle = Puzzle::builder().discs(200).start(start).goal(goal).build().unwrap();
        let recursion = ThreePegs::of(&puzzle).unwrap();
        let mut steps = Vec::new();
        recursion.expand(&recursion.root(), &mut steps);
        let moves = steps.iter().filter(|step| matches!(step, Step::Move(_))).count();
        match decision.way {
            Way::Straight => prop_assert_eq!(moves, 1),
            Way::ByThird => prop_assert_eq!(moves, 2),
            // Of two ways of the same length, the recursion takes the one with fewer moves of the largest disc.
            Way::Either => prop_assert_eq!(moves, 1),
        }
    }
}
