//! What the feature `serde` writes reads back as the same, and nothing that is no value is read.

use std::fmt::Debug;

use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tower_of_hanoi::solver::recursion::Split;
use tower_of_hanoi::solver::{
    Disc, DiscCount, Game, GameRecord, Index, Move, PathKind, Peg, PegCount, Placement, Position, Puzzle, Rule,
    Solution,
};

/// Asserts that a value is written as this JSON, and read from it.
fn is<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    assert_eq!(&serde_json::from_str::<T>(json).unwrap(), value);
}

fn is_refused<T: DeserializeOwned + Debug>(json: &str, why: &str) {
    let error = serde_json::from_str::<T>(json).unwrap_err().to_string();
    assert!(error.contains(why), "{json}: {error}");
}

#[test]
fn values_have_the_forms_of_json_lines() {
    let puzzle = Puzzle::builder().discs(64).rule(Rule::OneWay).goal(Peg::B).build().unwrap();
    let solution = Solution::new(&puzzle).unwrap();
    let index: Index = "123456789012345678901234567".parse().unwrap();
    is(&puzzle, "\"discs=64&rule=one-way&to=1\"");
    is(&index, "\"123456789012345678901234567\"");
    is(&Move { disc: Disc::SMALLEST, from: Peg::A, to: Peg::C }, r#"{"disc":1,"from":0,"to":2}"#);
    is(&"001".parse::<Position>().unwrap(), "[1,0,0]");
    is(&Placement::Tower(Peg::D), "3");
    for (text, json) in [("", "[]"), ("2", "[2]"), ("001", "[1,0,0]")] {
        is(&Placement::Position(text.parse().unwrap()), json);
    }
    is(&PathKind::Hamiltonian, "\"hamiltonian\"");
    is(&PathKind::Shortest(Split::Largest), r#"{"shortest":"largest"}"#);
    is(&PegCount::FOUR, "4");
    is(&DiscCount::MAX, "1000000");
    assert_eq!(serde_json::to_string(&solution.optimality()).unwrap(), "\"proven\"");
    assert!(solution.move_at(&index).is_some());
}

#[test]
fn what_is_no_value_is_refused_with_the_reason() {
    is_refused::<Peg>("10", "there is no peg 10");
    is_refused::<Disc>("0", "discs are numbered from 1");
    is_refused::<DiscCount>("1000001", "1000000");
    is_refused::<PegCount>("11", "10");
    is_refused::<Position>("[0,1,10]", "there is no peg 10");
    is_refused::<Position>("\"01\"", "expected a sequence");
    is_refused::<Index>("12", "expected a string");
    is_refused::<Index>("\"-1\"", "digits");
    is_refused::<Rule>("\"zigzag\"", "rule");
    is_refused::<Puzzle>("\"discs=3&pegs=11\"", "pegs");
    is_refused::<Placement>("10", "a peg, or a list");
    is_refused::<Placement>("[0,10]", "a peg, or a list");
    is_refused::<Move>(r#"{"disc":1,"from":0}"#, "missing field `to`");
}

/// A position that is set up in a game may be longer than all its moves.
#[test]
fn a_game_of_many_discs_reads_back() {
    for discs in [1, 30, 9_999, 10_001, 20_000] {
        let puzzle = Puzzle::classic(discs).unwrap();
        let mut game = Game::new(&puzzle);
        game.play(Peg::A, Peg::C).unwrap();
        game.set_up(Position::tower(puzzle.discs(), Peg::B)).unwrap();
        // A game of so many discs may have no room for more.
        if game.play(Peg::B, Peg::A).is_ok() {
            game.undo();
        }
        let record: GameRecord = serde_json::from_str(&serde_json::to_string(&game.record()).unwrap()).unwrap();
        assert_eq!(record, game.record(), "{discs}");
    }
}

proptest! {
    #[test]
    fn everything_reads_back(discs in 0u32..30, pegs in 3u8..=10, number: u64, random in prop::collection::vec((0u8..10, 0u8..10), 0..60)) {
        let puzzle = Puzzle::builder().discs(discs).pegs(pegs).build().unwrap();
        let mut game = Game::new(&puzzle);
        for (from, to) in random {
            let _ = game.play(Peg::new(from).unwrap(), Peg::new(to).unwrap());
        }
        let text = serde_json::to_string(&(game.position(), game.moves(), game.record(), &puzzle, Index::from(number))).unwrap();
        let (position, moves, record, same, index): (Position, Vec<Move>, GameRecord, Puzzle, Index) = serde_json::from_str(&text).unwrap();
        prop_assert_eq!((&position, moves.as_slice(), &record, &same), (game.position(), game.moves(), &game.record(), &puzzle));
        prop_assert_eq!(index, Index::from(number));
    }
}
