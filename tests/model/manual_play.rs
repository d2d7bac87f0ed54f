//! Moves made by hand: what is legal, taking back, the way from anywhere, and that a link holds all of it.

use super::*;
use tower_of_hanoi::model::{Advice, At, Errand, Game, Illegal, Playing};
use tower_of_hanoi::solver::{Move, Position};

fn play(state: State, playing: Playing) -> State {
    state.after(Action::Look(Look::Play(playing)))
}

fn press(state: State, pegs: &[u8]) -> State {
    pegs.iter().fold(state, |state, &peg| play(state, Playing::Press(Peg::new(peg).unwrap())))
}

fn any_playing() -> impl Strategy<Value = Playing> {
    let at = || (-0.2f64..1.2, 0.0f64..1.0).prop_map(|(x, y)| At { x, y });
    prop_oneof![
        8 => (0u8..5).prop_map(|peg| Playing::Press(Peg::new(peg).unwrap())),
        2 => at().prop_map(Playing::Grab),
        2 => at().prop_map(Playing::Drag),
        2 => at().prop_map(Playing::Drop),
        1 => Just(Playing::PressChosen),
        1 => any::<bool>().prop_map(Playing::Choose),
        1 => Just(Playing::PutBack),
        2 => Just(Playing::Undo),
        2 => Just(Playing::Redo),
        1 => Just(Playing::Again),
        2 => Just(Playing::Best),
        1 => Just(Playing::SetUp),
        1 => Just(Playing::SolveHere),
    ]
}

const PUZZLES: [&str; 7] = [
    "?discs=5",
    "?discs=4&rule=one-way&move=3",
    "?discs=4&rule=linear&move=7",
    "?discs=3&pegs=4&rule=star",
    "?discs=3&pegs=5&move=2",
    "?discs=4&rule=arcs:01,12,20,10&move=5",
    "?discs=3&pegs=4&rule=cyclic&from=012",
];

proptest! {
    /// Whatever a person does, the discs are where legal moves have brought them, and the link holds it all.
    #[test]
    fn a_link_holds_the_game(query in prop::sample::select(PUZZLES.to_vec()), acts in prop::collection::vec(any_playing(), 0..40)) {
        let mut state = open(query);
        for playing in acts {
            state = play(state, playing);
            prop_assert!(state.problems().is_empty());
            let again = open(&link::write(&state));
            if state.pending().is_none() && again.pending().is_none() {
                prop_assert_eq!(again.position(), state.position());
                prop_assert_eq!(link::write(&again), link::write(&state));
            }
            if let Some(game) = state.game() {
                let (rule, pegs) = (state.settings().puzzle.rule(), state.settings().puzzle.pegs());
                let mut position = game.base().clone();
                for &step in game.moves() {
                    prop_assert!(position.is_legal(step, rule, pegs));
                    position.apply(step);
                }
                prop_assert_eq!(&position, game.position());
            }
        }
    }

    /// Taking all back leads to the beginning, and making all again to where it was.
    #[test]
    fn undo_and_redo_are_each_other_s_reverse(pegs in prop::collection::vec(0u8..3, 0..60)) {
        let state = press(open("?discs=6"), &pegs);
        let made = state.game().map_or(0, |game| game.moves().len());
        let mut back = state.clone();
        for _ in 0..made {
            back = play(back, Playing::Undo);
        }
        prop_assert_eq!(back.position(), open("?discs=6").position());
        for _ in 0..made {
            back = play(back, Playing::Redo);
        }
        prop_assert_eq!(back.position(), state.position());
    }

    /// No text makes a game that is not legal, or stops the page.
    #[test]
    fn a_walk_that_is_none_is_said(walk in "[0-4:.]{0,20}") {
        let state = open(&format!("?discs=3&walk={walk}"));
        prop_assert!(state.game().is_some() || faults(&state) == [Parameter::Walk], "{walk}");
    }
}

#[test]
fn a_move_is_refused_when_it_is_none_and_only_then() {
    for rule in Rule::NAMED {
        let pegs = Pegs::new(4).unwrap();
        for position in oracle::all_positions(4, 3) {
            for (from, to) in oracle::pairs(4).into_iter().map(|(from, to)| (oracle::peg(from), oracle::peg(to))) {
                let top = position.iter().find(|&(_, at)| at == from).map(|(disc, _)| disc);
                let legal = top.is_some_and(|disc| position.is_legal(Move { disc, from, to }, rule, pegs));
                assert_eq!(
                    Game::legal(&position, rule, pegs, from, to).is_ok(),
                    legal,
                    "{rule} {position} {from} {to}"
                );
            }
        }
    }
}

#[test]
fn why_a_move_is_refused_is_said_and_changes_nothing() {
    let start = open("?discs=3&rule=one-way");
    let refused = |pegs: &[u8]| press(start.clone(), pegs).hand().refused;
    assert_eq!(refused(&[1]), Some(Illegal::Empty(Peg::B)));
    assert_eq!(refused(&[0, 2]), Some(Illegal::Rule { from: Peg::A, to: Peg::C }));
    let smaller = press(start.clone(), &[0, 1, 0, 1]);
    assert!(matches!(smaller.hand().refused, Some(Illegal::Smaller { on: Peg::B, .. })));
    assert_eq!(smaller.game().unwrap().moves().len(), 1);
    assert_eq!(press(smaller, &[0]).hand().refused, None, "what is put back is no longer refused");
    // A drag to where the disc may not go leaves it where it was, and says why.
    let at = |x| At { x, y: 0.5 };
    let dragged =
        [Playing::Grab(at(0.1)), Playing::Drag(at(0.5)), Playing::Drop(at(0.9))].into_iter().fold(start, play);
    assert_eq!(dragged.hand().refused, Some(Illegal::Rule { from: Peg::A, to: Peg::C }));
    assert!(dragged.hand().lifted.is_none() && dragged.game().is_none());
    let dropped =
        [Playing::Grab(at(0.1)), Playing::Drag(at(0.5)), Playing::Drop(at(0.5))].into_iter().fold(dragged, play);
    assert_eq!(dropped.position().to_string(), "001");
}

#[test]
fn two_presses_of_a_pointer_are_a_move() {
    let at = |x| At { x, y: 0.5 };
    let tap = |state, x| play(play(state, Playing::Grab(at(x))), Playing::Drop(at(x)));
    let lifted = tap(open("?discs=3"), 0.1);
    assert_eq!(lifted.hand().lifted.map(|disc| disc.number()), Some(1));
    assert_eq!(lifted.table().unwrap().lit, [Peg::B, Peg::C]);
    assert_eq!(tap(lifted.clone(), 0.9).position().to_string(), "002");
    let put_back = tap(lifted, 0.2);
    assert!(put_back.hand().lifted.is_none() && put_back.game().is_none());
}

/// Every position of every rule on three pegs, and of four pegs what is searched: the best move is one nearer, and the
/// number of moves to go is the distance.
#[test]
fn a_hint_is_the_solver_s_answer_from_everywhere() {
    let mut seen = 0;
    let three = oracle::three_peg_rules().into_iter().map(|rule| (rule, 3, 4));
    let four =
        [(Rule::Any, 4, 3), (Rule::Linear, 4, 2), (Rule::Star, 4, 2), (Rule::Cyclic, 4, 2), (Rule::OneWay, 4, 2)];
    for (rule, pegs, discs) in three.chain(four) {
        let goal = Position::tower(Discs::new(discs).unwrap(), oracle::peg(pegs - 1));
        for position in oracle::all_positions(pegs, discs) {
            let state = open(&format!("?discs={discs}&pegs={pegs}&rule={rule}&walk={position}:"));
            let state = if state.pending().is_some() { searches::searched(&state) } else { state };
            assert_eq!((state.position(), faults(&state)), (position.clone(), vec![]), "{rule}");
            let expected = oracle::distances_from(rule, pegs, position.clone()).get(&goal).copied();
            let state = advised(state);
            match state.advice() {
                Advice::Done => assert_eq!(expected, Some(0)),
                Advice::Way { moves, next, .. } => {
                    assert_eq!(moves.word(), expected, "{rule} on {pegs} pegs from {position}");
                    let after = play(state, Playing::Best);
                    let mut there = position.clone();
                    assert!(there.is_legal(next, rule, Pegs::new(pegs).unwrap()));
                    there.apply(next);
                    assert_eq!(after.position(), there);
                    let rest = oracle::distances_from(rule, pegs, there).get(&goal).copied();
                    assert_eq!(rest.map(|rest| rest + 1), expected, "one nearer");
                }
                other => panic!("{rule} on {pegs} pegs from {position}: {other:?}"),
            }
            seen += 1;
        }
    }
    assert!(seen > 1_000, "{seen} positions");
}

/// With the way searched for, where it has to be.
fn advised(state: State) -> State {
    if !matches!(state.advice(), Advice::Asks(_)) {
        return state;
    }
    let asked = play(state, Playing::Search);
    assert!(matches!(asked.advice(), Advice::Searching(0, _)));
    let mut errand = None;
    assert!(Errand::follow(&mut errand, &asked));
    let action = errand.unwrap().run(|| true);
    let found = asked.after(action);
    let mut none = None;
    assert!(!Errand::follow(&mut none, &found), "nothing is searched any longer");
    found
}

#[test]
fn a_whole_game_by_hints_takes_as_few_moves_as_can_be() {
    for (query, fewest) in
        [("?discs=6", 63), ("?discs=5&rule=one-way", 163), ("?discs=5&pegs=4", 13), ("?discs=4&from=0121", 0)]
    {
        let mut state = open(query);
        let moves = match state.advice() {
            Advice::Way { moves, .. } => moves.word().unwrap(),
            other => panic!("{other:?}"),
        };
        assert!(fewest == 0 || moves == fewest, "{query}");
        for _ in 0..moves {
            assert!(!matches!(state.advice(), Advice::Done));
            state = play(state, Playing::Best);
        }
        assert!(matches!(state.advice(), Advice::Done), "{query}");
        assert_eq!(state.fewest().and_then(|fewest| fewest.word()), Some(moves));
        let larger = play(state, Playing::Larger);
        assert!(larger.game().is_none());
    }
}

#[test]
fn a_position_is_set_up_by_the_same_gestures_and_solved_from_there() {
    let state = play(open("?discs=3&rule=linear"), Playing::SetUp);
    // Anywhere, whatever the rule says and whatever lies there.
    let set = press(state, &[0, 2, 0, 2, 0, 1, 2, 0]);
    assert_eq!(
        (set.position().to_string(), link::write(&set)),
        ("120".into(), "?discs=3&rule=linear&walk=120:".into())
    );
    let moved = press(play(set, Playing::SetUp), &[0, 1]);
    assert_eq!(link::write(&moved), "?discs=3&rule=linear&walk=120:01");
    let again = play(moved.clone(), Playing::Again);
    assert_eq!(link::write(&again), "?discs=3&rule=linear&walk=120:");
    assert_eq!(link::write(&play(again, Playing::Again)), "?discs=3&rule=linear");
    let solved = play(moved, Playing::SolveHere);
    assert_eq!(link::write(&solved), "?discs=3&rule=linear&from=121");
    assert_eq!(solved.position().to_string(), "121");
}

#[test]
fn scrubbing_leaves_the_game_and_so_does_another_puzzle() {
    for action in [Action::Seek(index("7")), Action::Forward, Action::Last, Action::Edit(Edit::MoreDiscs)] {
        let left = press(open("?discs=4"), &[0, 1]).after(action.clone());
        assert!(left.game().is_none() && left.settings().views.walk.is_none(), "{action:?}");
    }
}

#[test]
fn a_game_waits_for_the_part_of_the_program_that_knows_it() {
    let first = link::read_by("?discs=4&walk=0201", Program::FIRST);
    assert!(first.game().is_none() && faults(&first).is_empty());
    let known = first.after(Action::Know(Program::WHOLE));
    assert_eq!((known.position().to_string(), link::write(&known)), ("0012".into(), "?discs=4&walk=0201".into()));
    let searched = searches::searched(&open("?discs=3&pegs=4&rule=linear&walk=01"));
    assert_eq!(searched.position().to_string(), "001");
}
