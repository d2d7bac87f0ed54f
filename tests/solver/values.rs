//! The small values: numbers, pegs, moves, positions and puzzles as text, their order and their arithmetic.

use num_bigint::BigUint;
use proptest::prelude::*;

use tower_of_hanoi::solver::{
    Arcs, Disc, DiscCount, Index, Move, ParsePuzzleError, Peg, PegCount, Placement, Position, Puzzle, PuzzleError, Rule,
};

fn any_peg(pegs: u8) -> impl Strategy<Value = Peg> + Clone {
    (0..pegs).prop_map(|peg| Peg::new(peg).unwrap())
}

/// Puzzles of up to ten pegs with any rule, and towers or scattered discs at both ends.
fn any_puzzle() -> impl Strategy<Value = Puzzle> {
    (1u8..=10, 0usize..=20).prop_flat_map(|(pegs, discs)| {
        let peg = any_peg(pegs);
        let scattered =
            prop::collection::vec(peg.clone(), discs).prop_map(|pegs| Placement::Position(pegs.into_iter().collect()));
        let end = prop_oneof![peg.clone().prop_map(Placement::Tower), scattered];
        // A list without arcs has no notation.
        let arcs = prop::collection::vec((peg.clone(), peg), 1..6).prop_map(|arcs| {
            let arcs: Vec<_> = arcs.into_iter().filter(|(from, to)| from != to).collect();
            if arcs.is_empty() { Rule::Any } else { Rule::Arcs(arcs.into_iter().collect::<Arcs>()) }
        });
        let rule = prop_oneof![prop::sample::select(Rule::NAMED.to_vec()), arcs];
        let count = PegCount::new(pegs).unwrap();
        let discs = DiscCount::new(discs as u32).unwrap();
        (rule, end.clone(), end).prop_map(move |(rule, from, to)| Puzzle::new(rule, count, discs, from, to).unwrap())
    })
}

proptest! {
    #[test]
    fn a_puzzle_is_read_as_it_is_written(puzzle in any_puzzle()) {
        let text = puzzle.to_string();
        prop_assert_eq!(text.parse::<Puzzle>(), Ok(puzzle.clone()), "{}", text);
        // In any order.
        let turned: Vec<&str> = text.split('&').rev().collect();
        prop_assert_eq!(turned.join("&").parse::<Puzzle>(), Ok(puzzle));
    }

    #[test]
    fn a_move_is_read_as_it_is_written(disc in 1u32..=1_000_000, from in any_peg(10), to in any_peg(10)) {
        let step = Move { disc: Disc::new(disc).unwrap(), from, to };
        prop_assert_eq!(step.to_string().parse(), Ok(step));
        prop_assert_eq!(format!("  {}  ", step.to_string().replace(' ', "   ")).parse(), Ok(step));
    }

    /// The order is that of the vertices of the state graph.
    #[test]
    fn positions_are_in_the_order_of_their_texts(one in prop::collection::vec(any_peg(10), 0..12), other in prop::collection::vec(any_peg(10), 0..12)) {
        let [one, other]: [Position; 2] = [one, other].map(|pegs| pegs.into_iter().collect());
        let by_text = |position: &Position| (position.pegs().len(), position.to_string());
        prop_assert_eq!(one.cmp(&other), by_text(&one).cmp(&by_text(&other)));
        let listed: Vec<_> = (&one).into_iter().collect();
        prop_assert!(listed.iter().copied().eq(one.iter()));
        prop_assert!(listed.iter().rev().copied().eq(one.iter().rev()));
        prop_assert_eq!(listed.into_iter().map(|(_, peg)| peg).collect::<Position>(), one);
    }

    #[test]
    fn arithmetic_is_that_of_big_integers(one in prop::collection::vec(any::<u32>(), 0..5), other in prop::collection::vec(any::<u32>(), 0..5), word in any::<u64>()) {
        let [one, other] = [one, other].map(BigUint::new);
        let [a, b] = [&one, &other].map(|number| Index::from(number.clone()));
        prop_assert_eq!(BigUint::from(&a + &b), &one + &other);
        prop_assert_eq!(BigUint::from(&a * &b), &one * &other);
        prop_assert_eq!(BigUint::from(&a + word), &one + word);
        let mut sum = a.clone();
        sum += word;
        prop_assert_eq!(&sum - word, a.clone());
        prop_assert_eq!(&sum - &a, Index::from(word));
        prop_assert_eq!(&a % word.max(1), u64::try_from(&one % word.max(1)).unwrap());
        prop_assert_eq!(a.partial_cmp(&word), one.partial_cmp(&BigUint::from(word)));
        prop_assert_eq!(a == word, one == BigUint::from(word));
        prop_assert_eq!((format!("{a:b}"), format!("{a:#x}"), format!("{a:X}")), (format!("{one:b}"), format!("{one:#x}"), format!("{one:X}")));
        prop_assert_eq!(u32::try_from(&a).ok(), u32::try_from(&one).ok());
        prop_assert_eq!(u64::try_from(&a).ok(), a.to_u64());
        prop_assert_eq!(usize::try_from(&a).ok(), usize::try_from(&one).ok());
        prop_assert_eq!(u128::try_from(&a).ok(), u128::try_from(&one).ok());
        prop_assert_eq!(u128::try_from(a.clone()).ok().map(Index::from_u128), Some(a).filter(|index| index.bits() <= 128));
    }
}

#[test]
fn each_peg_has_a_letter() {
    for number in 0..PegCount::MAX {
        let peg = Peg::new(number).unwrap();
        let letter = peg.to_string();
        for text in [letter.clone(), letter.to_lowercase()] {
            assert_eq!(text.parse(), Ok(peg), "{text}");
        }
    }
    assert_eq!([Peg::D, Peg::E, Peg::F, Peg::G, Peg::H, Peg::I, Peg::J].map(Peg::to_u8), [3, 4, 5, 6, 7, 8, 9]);
    for (one, other) in (0..PegCount::MAX).flat_map(|one| (0..PegCount::MAX).map(move |other| (one, other))) {
        let third = Peg::new(one).unwrap().third(Peg::new(other).unwrap());
        assert_eq!((one + other + third.to_u8()) % 3, 0, "{one} {other}");
    }
    let thirds = [(Peg::A, Peg::B, Peg::C), (Peg::B, Peg::C, Peg::A), (Peg::C, Peg::A, Peg::B)];
    assert!(thirds.into_iter().all(|(one, other, third)| one.third(other) == third && other.third(one) == third));
    for text in ["", "K", "AB", "0", "Ä", " A", "@"] {
        assert!(text.parse::<Peg>().is_err(), "{text}");
    }
}

#[test]
fn what_is_no_puzzle_is_refused_with_a_reason() {
    let error = |text: &str| text.parse::<Puzzle>().unwrap_err();
    let invalid = |name, value: &str| ParsePuzzleError::Invalid { name, value: value.into() };
    for (text, expected) in [
        ("", ParsePuzzleError::UnknownPart(String::new())),
        ("discs", ParsePuzzleError::UnknownPart("discs".into())),
        ("disks=3", ParsePuzzleError::UnknownPart("disks=3".into())),
        ("pegs=4", ParsePuzzleError::NoDiscs),
        ("discs=3&discs=4", ParsePuzzleError::Repeated("discs")),
        ("discs=-3", invalid("discs", "-3")),
        ("discs=+3", invalid("discs", "+3")),
        ("discs=3&pegs=+4", invalid("pegs", "+4")),
        ("discs=3&pegs=300", invalid("pegs", "300")),
        ("discs=3&rule=fast", invalid("rule", "fast")),
        ("discs=3&from=", invalid("from", "")),
        ("discs=3&to=C", invalid("to", "C")),
    ] {
        assert_eq!(error(text), expected, "{text}");
    }
    for text in ["discs=3&to=3", "discs=3&from=01", "discs=3&pegs=11", "discs=2000000", "discs=3&rule=arcs:03,30"] {
        let refused = error(text);
        assert!(matches!(refused, ParsePuzzleError::Puzzle(_)) && !refused.to_string().is_empty(), "{text}: {refused}");
    }
    assert_eq!(
        error("discs=2000000").to_string(),
        PuzzleError::Discs(DiscCount::try_from(2_000_000).unwrap_err()).to_string()
    );
    for text in [
        "",
        "disc 1",
        "disc 0 from A to B",
        "disc 1 from A to K",
        "disc +1 from A to C",
        "disc 1 to A from B",
        "disc 1 from A to B now",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

#[test]
#[should_panic(expected = "at most 1000000 discs")]
fn a_position_does_not_collect_too_many_discs() {
    let _ = std::iter::repeat_n(Peg::A, 1_000_001).collect::<Position>();
}
