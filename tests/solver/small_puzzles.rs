//! Trivial puzzles, and invalid texts.

use crate::oracle::{check_by_replay, discs, peg, puzzle, solve};
use proptest::prelude::*;
use tower_of_hanoi::solver::{
    AsciiTowers, Disc, Index, ParseIndexError, ParseRuleError, PegCount, Placement, PlacementError, Position, Puzzle,
    PuzzleError, Rule, Solution, SolveError,
};

#[test]
fn solved_puzzles_take_no_moves() {
    for puzzle in [
        puzzle(Rule::Any, 3, 0, 0, 2),
        puzzle(Rule::Any, 3, 64, 1, 1),
        puzzle(Rule::Any, 1, 5, 0, 0),
        puzzle(Rule::Star, 7, 9, 4, 4),
    ] {
        let solution = Solution::new(&puzzle).unwrap();
        assert_eq!(*solution.total(), Index::ZERO);
        check_by_replay(&puzzle);
    }
}

#[test]
fn two_pegs_move_one_disc_and_no_more() {
    check_by_replay(&puzzle(Rule::Any, 2, 1, 0, 1));
    check_by_replay(&puzzle(Rule::OneWay, 2, 1, 1, 0));
    assert_eq!(Solution::new(&puzzle(Rule::Any, 2, 2, 0, 1)).unwrap_err(), SolveError::TwoPegs);
}

#[test]
fn one_disc_takes_the_shortest_path() {
    for (rule, from, to, total) in [(Rule::OneWay, 1, 0, 9), (Rule::Cyclic, 1, 8, 3), (Rule::Linear, 9, 0, 9)] {
        let puzzle = puzzle(rule, 10, 1, from, to);
        assert_eq!(Solution::new(&puzzle).unwrap().total().to_u64(), Some(total));
        check_by_replay(&puzzle);
    }
}

#[test]
fn a_goal_that_cannot_be_reached_names_the_peg() {
    let rule: Rule = "arcs:01,10".parse().unwrap();
    let refused = Solution::new(&puzzle(rule, 3, 3, 0, 2)).unwrap_err();
    assert_eq!(refused, SolveError::Unreachable { disc: Disc::from_index(2), from: peg(0), to: peg(2) });
    assert_eq!(refused.to_string(), "the rule leads disc 3 from peg A to peg C by no way");
}

#[test]
fn too_many_discs_are_refused_with_the_limit() {
    assert!(Solution::new(&puzzle(Rule::OneWay, 3, 20_001, 0, 1)).unwrap_err().to_string().contains("20000"));
}

#[test]
fn starts_and_goals_that_do_not_fit_are_refused() {
    let new = |from: Placement, to: Placement| Puzzle::new(Rule::Any, PegCount::THREE, discs(3), from, to);
    let (tower, beyond) = (Placement::Tower(peg(0)), Placement::Tower(peg(3)));
    assert_eq!(new(tower.clone(), beyond.clone()), Err(PuzzleError::Goal(PlacementError::NoSuchPeg(peg(3)))));
    assert_eq!(new(beyond, tower.clone()), Err(PuzzleError::Start(PlacementError::NoSuchPeg(peg(3)))));
    let short = Placement::Position("01".parse().unwrap());
    let wanted = PlacementError::WrongDiscCount { expected: discs(3), found: discs(2) };
    assert_eq!(new(short, tower.clone()), Err(PuzzleError::Start(wanted)));
    let same = Placement::Position("111".parse().unwrap());
    assert_eq!(new(tower, same).unwrap().goal(), &Placement::Tower(peg(1)));
}

#[test]
fn rules_round_trip() {
    for text in ["any", "cyclic", "one-way", "linear", "star", "arcs:01,12,20"] {
        assert_eq!(text.parse::<Rule>().unwrap().to_string(), text);
    }
    for text in ["", "Any", "arcs:", "arcs:00", "arcs:0", "arcs:012", "arcs:01,", "ring"] {
        assert_eq!(text.parse::<Rule>(), Err(ParseRuleError), "{text}");
    }
}

proptest! {
    #[test]
    fn positions_round_trip(text in "[0-9]{0,80}") {
        prop_assert_eq!(text.parse::<Position>().unwrap().to_string(), text);
    }

    #[test]
    fn indices_round_trip(text in "0|[1-9][0-9]{0,400}") {
        prop_assert_eq!(text.parse::<Index>().unwrap().to_string(), text);
    }

    #[test]
    fn other_texts_are_not_indices(text in "\\PC*") {
        let all_digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        prop_assert_eq!(text.parse::<Index>() == Err(ParseIndexError), !all_digits);
    }
}

#[test]
fn sixteen_discs_print_as_in_the_source_document() {
    let pegs = [[2, 7, 11, 14, 15, 16].as_slice(), &[1, 3, 5, 8, 10, 13], &[4, 6, 9, 12]];
    let on = |disc: u32| peg(pegs.iter().position(|discs| discs.contains(&disc)).unwrap() as u8);
    let position = Position::from_pegs((1..=16).map(on).collect()).unwrap();
    let printed = AsciiTowers(&position, PegCount::THREE).to_string();
    let lines: Vec<_> = printed.lines().collect();
    assert_eq!(lines[0], format!("{}--2--7-11-14-15-16|A", "-".repeat(30)));
    assert_eq!(lines[1], format!("{}--1--3--5--8-10-13|B", "-".repeat(30)));
    assert_eq!(lines[2], format!("{}--4--6--9-12|C", "-".repeat(36)));
}

#[test]
fn index_arithmetic_stays_within_bounds() {
    let five = Index::from(5);
    assert_eq!(five.saturating_sub(&Index::from(7)), Index::ZERO);
    assert_eq!(Index::ZERO.previous(), None);
    assert_eq!(*solve(Rule::Any, 3, 64, 0, 2).total(), Index::mersenne(64));
}

/// What each rule with a name means, said again in other words: the moves on five pegs.
#[test]
fn each_named_rule_allows_its_moves() {
    for rule in Rule::NAMED {
        let arcs = match rule.name().unwrap() {
            "any" => "01,02,03,04,10,12,13,14,20,21,23,24,30,31,32,34,40,41,42,43",
            "cyclic" => "01,12,23,34,40,10,21,32,43,04",
            "one-way" => "01,12,23,34,40",
            "linear" => "01,12,23,34,10,21,32,43",
            "star" => "01,02,03,04,10,20,30,40",
            other => panic!("write down the moves of {other}"),
        };
        let list: Rule = format!("arcs:{arcs}").parse().unwrap();
        let five = PegCount::new(5).unwrap();
        for from in five.iter() {
            for to in five.iter() {
                assert_eq!(rule.allows(five, from, to), list.allows(five, from, to), "{rule} {from}{to}");
            }
        }
    }
}
