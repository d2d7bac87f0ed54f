//! Games: legal moves, reasons for illegal ones, undo and redo, and their text in links.

use proptest::prelude::*;
use tower_of_hanoi::solver::{
    Disc, DiscCount, Game, GameRecord, GameStep, IllegalMove, Peg, PegCount, Position, Puzzle, PuzzleError, Rule,
    Solution,
};

use crate::oracle::{all_positions, legal_moves, peg, ruled};

#[test]
fn legal_moves_are_those_of_the_oracle() {
    for (pegs, discs) in [(1, 2), (2, 3), (3, 4), (4, 3)] {
        let count = PegCount::new(pegs).unwrap();
        for rule in Rule::NAMED {
            for position in all_positions(pegs, discs) {
                let puzzle = ruled(rule, count, &position);
                let mut expected = legal_moves(&position, rule, count);
                let mut found: Vec<_> = position.legal_moves(&puzzle).collect();
                let between = count.iter().flat_map(|from| count.iter().map(move |to| (from, to)));
                let mut checked: Vec<_> =
                    between.filter_map(|(from, to)| position.move_between(from, to, &puzzle).ok()).collect();
                for moves in [&mut expected, &mut found, &mut checked] {
                    moves.sort_by_key(|mv| (mv.disc, mv.to));
                }
                assert_eq!(found, expected, "{rule} {position}");
                assert_eq!(checked, expected, "{rule} {position}");
                for mv in found {
                    let mut after = position.clone();
                    after.play(mv, &puzzle).unwrap();
                    assert_eq!(after.peg(mv.disc), Some(mv.to));
                }
            }
        }
    }
}

#[test]
fn every_illegal_move_has_its_reason() {
    let three = PegCount::THREE;
    let position: Position = "001".parse().unwrap();
    let refuse = |from, to, rule| position.move_between(from, to, &ruled(rule, three, &position)).unwrap_err();
    let classic = ruled(Rule::Any, three, &position);
    let (second, d) = (Disc::from_index(1), peg(3));
    assert_eq!(refuse(Peg::C, Peg::A, Rule::Any), IllegalMove::EmptyPeg(Peg::C));
    assert_eq!(refuse(Peg::A, Peg::A, Rule::Any), IllegalMove::SamePeg(Peg::A));
    assert_eq!(refuse(Peg::A, d, Rule::Any), IllegalMove::NoSuchPeg(d));
    assert_eq!(refuse(d, Peg::A, Rule::Any), IllegalMove::NoSuchPeg(d));
    assert_eq!(refuse(Peg::A, Peg::C, Rule::OneWay), IllegalMove::NotAllowedByRule { from: Peg::A, to: Peg::C });
    let blocked = IllegalMove::SmallerOnTop { disc: second, smaller: Disc::SMALLEST, on: Peg::B };
    assert_eq!(refuse(Peg::A, Peg::B, Rule::Any), blocked);
    assert_eq!(blocked.to_string(), "disc 1 on peg B is smaller than disc 2");
    let elsewhere = tower_of_hanoi::solver::Move { disc: second, from: Peg::C, to: Peg::A };
    let refused = position.clone().play(elsewhere, &classic);
    assert_eq!(refused, Err(IllegalMove::NotOnPeg { disc: second, peg: Peg::C }));
    assert!("01:0".parse::<GameRecord>().is_err());
    let setup: GameRecord = "01:02".parse().unwrap();
    let refused = Game::replay(&setup, &position, &classic).unwrap_err();
    let discs = |count| DiscCount::new(count).unwrap();
    assert_eq!(refused, IllegalMove::WrongDiscCount { expected: discs(3), found: discs(2) });
    let refused = Game::replay(&"003:".parse().unwrap(), &position, &classic).unwrap_err();
    assert_eq!(refused, IllegalMove::NoSuchPeg(d));
}

#[test]
fn a_game_keeps_five_thousand_moves() {
    let mut game = Game::new(&Puzzle::classic(1).unwrap());
    for made in 0..Game::MAX_MOVES {
        let (from, to) = if made % 2 == 0 { (Peg::A, Peg::B) } else { (Peg::B, Peg::A) };
        game.play(from, to).unwrap();
    }
    assert_eq!(game.play(Peg::A, Peg::B), Err(IllegalMove::TooManyMoves));
    let text = game.record().to_string();
    assert_eq!(text.parse::<GameRecord>().unwrap(), game.record());
    assert!([&text, "01"].concat().parse::<GameRecord>().is_err());
    game.restart();
    assert!(game.is_untouched());
}

#[test]
fn a_builder_checks_its_arguments() {
    assert_eq!(Puzzle::classic(3).unwrap().towers(), Some((Peg::A, Peg::C)));
    assert_eq!(Puzzle::builder().discs(3).pegs(5).build().unwrap().towers(), Some((Peg::A, peg(4))));
    assert!(matches!(Puzzle::classic(1_000_001), Err(PuzzleError::Discs(_))));
    assert!(matches!(Puzzle::builder().pegs(0).build(), Err(PuzzleError::Pegs(_))));
    assert!(matches!(Puzzle::builder().start(peg(3)).build(), Err(PuzzleError::Start(_))));
    assert!(matches!(
        Puzzle::builder().discs(2).goal("012".parse::<Position>().unwrap()).build(),
        Err(PuzzleError::Goal(_))
    ));
    let arcs = Rule::Arcs([(Peg::A, peg(3))].into_iter().collect());
    assert!(matches!(Puzzle::builder().rule(arcs).build(), Err(PuzzleError::Rule(_))));
}

proptest! {
    /// The text in a link replays to the same game, and invalid texts are refused.
    #[test]
    fn games_are_written_and_replayed(
        choices in prop::collection::vec(0usize..6, 0..60),
        undone in 0usize..70,
        rule in prop::sample::select(Rule::NAMED.to_vec()),
        setup in prop::option::of("[0-2]{4}"),
    ) {
        let start = Position::tower(DiscCount::new(4).unwrap(), Peg::A);
        let setup = setup.map(|text| text.parse::<Position>().unwrap());
        let puzzle = ruled(rule, PegCount::THREE, &start);
        let mut game = match &setup {
            None => Game::from_position(start.clone(), &puzzle),
            Some(setup) => Game::from_setup(setup.clone(), &puzzle),
        };
        for choice in choices {
            let moves: Vec<_> = game.legal_moves().collect();
            let mv = moves[choice % moves.len()];
            prop_assert_eq!(game.check(mv.from, mv.to), Ok(mv));
            prop_assert_eq!(game.play(mv.from, mv.to), Ok(mv));
            prop_assert_eq!(game.is_solved(), *game.position() == start);
        }
        let made = game.moves().to_vec();
        for _ in 0..undone {
            game.undo();
        }
        prop_assert_eq!(game.moves().len(), made.len().saturating_sub(undone));
        prop_assert_eq!([game.moves(), game.undone()].concat(), made.clone());

        let text = game.record().to_string();
        let record: GameRecord = text.parse().unwrap();
        prop_assert_eq!(&record.setup, &setup);
        prop_assert_eq!(Game::replay(&record, &start, &puzzle), Ok(game.clone()));
        while game.redo().is_some() {}
        prop_assert_eq!(game.moves(), &made[..]);
        for bad in [[&text, "0"].concat(), [&text, ".."].concat(), [&text, "é0"].concat(), ["x:", &text].concat()] {
            prop_assert!(bad.parse::<GameRecord>().is_err(), "{}", bad);
        }
    }

    /// Whatever is played, set up and taken back, the game is where a plain list of positions says, and so is its record.
    #[test]
    fn positions_that_are_set_up_can_be_taken_back(
        steps in prop::collection::vec((0u8..6, 0usize..20, "[0-2]{4}"), 0..40),
        rule in prop::sample::select(Rule::NAMED.to_vec()),
    ) {
        let start = Position::tower(DiscCount::new(4).unwrap(), Peg::A);
        let puzzle = ruled(rule, PegCount::THREE, &start);
        let mut game = Game::from_position(start.clone(), &puzzle);
        // The positions, each with the step that leads to it.
        let (mut history, mut at) = (vec![(start.clone(), None)], 0);
        for (kind, choice, setup) in steps {
            match kind {
                0 | 1 => {
                    let moves: Vec<_> = game.legal_moves().collect();
                    let mv = moves[choice % moves.len()];
                    game.play(mv.from, mv.to).unwrap();
                    history.truncate(at + 1);
                    history.push((game.position().clone(), Some(GameStep::Move(mv))));
                    at += 1;
                }
                2 => {
                    let position: Position = setup.parse().unwrap();
                    game.set_up(position.clone()).unwrap();
                    history.truncate(at + 1);
                    history.push((position, Some(GameStep::SetUp)));
                    at += 1;
                }
                3 | 4 => {
                    prop_assert_eq!(game.undo(), history[at].1);
                    at = at.saturating_sub(1);
                }
                _ => {
                    prop_assert_eq!(game.redo(), history.get(at + 1).and_then(|(_, step)| *step));
                    at = (at + 1).min(history.len() - 1);
                }
            }
            prop_assert_eq!(game.position(), &history[at].0);
            prop_assert_eq!((game.can_undo(), game.can_redo()), (at > 0, at + 1 < history.len()));
            prop_assert_eq!(game.is_untouched(), history.len() == 1);
            let record = game.record();
            let text = record.to_string();
            prop_assert_eq!(text.parse::<GameRecord>().unwrap(), record.clone(), "{}", text);
            prop_assert_eq!(Game::replay(&record, &start, &puzzle), Ok(game.clone()), "{}", text);
        }
    }
}

/// A game is solved at the goal of its puzzle, and nowhere else.
#[test]
fn a_game_knows_when_it_is_solved() {
    for goal in ["222", "111", "012", "220"] {
        let goal: Position = goal.parse().unwrap();
        let puzzle = Puzzle::builder().discs(3).goal(goal.clone()).build().unwrap();
        let mut game = Game::new(&puzzle);
        for step in Solution::new(&puzzle).unwrap().moves(..) {
            assert!(!game.is_solved(), "{goal} after {} moves", game.moves().len());
            game.play(step.from, step.to).unwrap();
        }
        assert!(game.is_solved() && *game.position() == goal, "{goal}");
        game.undo();
        assert!(!game.is_solved(), "{goal}");
    }
    let classic = Puzzle::classic(3).unwrap();
    let short: Position = "22".parse().unwrap();
    assert!(!Game::from_position(short.clone(), &classic).is_solved());
    assert!(Game::replay(&GameRecord::default(), &short, &classic).is_err());
}

/// A link to a game can be sent, however often positions are set up in it.
#[test]
fn a_game_forgets_what_a_link_has_no_room_for() {
    let discs = DiscCount::new(1_000).unwrap();
    let start = Position::tower(discs, Peg::A);
    let classic = ruled(Rule::Any, PegCount::THREE, &start);
    let mut game = Game::from_position(start.clone(), &classic);
    for number in 0..40 {
        let before = game.position().clone();
        let pegs = (0..1_000).map(|disc| peg(((disc * 7 + number) % 3) as u8)).collect();
        game.set_up(Position::from_pegs(pegs).unwrap()).unwrap();
        let text = game.record().to_string();
        assert!(text.len() < 12_000, "{} signs", text.len());
        let again = Game::replay(&text.parse().unwrap(), &start, &classic).unwrap();
        assert_eq!(again, game);
        assert!(game.undo().is_some());
        assert_eq!(game.position(), &before, "one step back is always kept");
        assert!(game.redo().is_some());
    }
}

#[test]
fn a_position_that_does_not_fit_is_refused() {
    let mut game = Game::new(&Puzzle::classic(3).unwrap());
    let three = DiscCount::new(3).unwrap();
    let found = DiscCount::new(4).unwrap();
    assert_eq!(game.set_up("0000".parse().unwrap()), Err(IllegalMove::WrongDiscCount { expected: three, found }));
    assert_eq!(game.set_up("003".parse().unwrap()), Err(IllegalMove::NoSuchPeg(peg(3))));
    assert!(game.is_untouched());
    for bad in ["-02", "02-", "02-01", "012:-", "02.012:01", "02-012:.01-02", "02--012:"] {
        assert!(bad.parse::<GameRecord>().is_err(), "{bad}");
    }
    for good in ["-012:", "02-012:20.01-111:", "012:-021:01", ".-012:", "02-012:-021:"] {
        assert_eq!(good.parse::<GameRecord>().unwrap().to_string(), good);
    }
}
