//! Moves made by hand: what is legal, undo and redo, hints, and the game in the link.

use super::actions::{any_action, any_manual_play, any_peg};
use super::searches::{searched, solved, way_found};
use super::*;
use tower_of_hanoi::l10n::manual_play_caption;
use tower_of_hanoi::model::{Hint, MotionStart, SearchTask};

use tower_of_hanoi::solver::Move;
use tower_of_hanoi::solver::{Game, IllegalMove};

fn press(state: State, pegs: &[u8]) -> State {
    pegs.iter().fold(state, |state, &peg| state.after(ManualPlayAction::PressPeg(Peg::new(peg).unwrap())))
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
    /// After any actions, the position results from legal moves, and the link contains the whole game.
    #[test]
    fn a_link_contains_the_game(query in prop::sample::select(PUZZLES.to_vec()), actions in prop::collection::vec(any_manual_play(), 0..40)) {
        let mut state = open(query);
        for action in actions {
            state = state.after(action);
            prop_assert!(state.problems.is_empty());
            let again = open(&link::format(&state));
            if !is_searching(&state) && !is_searching(&again) {
                prop_assert_eq!(again.position(), state.position());
                prop_assert_eq!(link::format(&again), link::format(&state));
            }
            if let Some(game) = state.game() {
                let mut position = game.start().clone();
                for &step in game.moves() {
                    prop_assert!(position.is_legal(step, state.puzzle()));
                    position.play_unchecked(step);
                }
                prop_assert_eq!(&position, game.position());
            }
        }
    }

    /// Undoing everything leads to the start, and redoing everything leads back.
    #[test]
    fn redo_reverses_undo(pegs in prop::collection::vec(0u8..3, 0..60)) {
        // A move that takes another one back leaves it to Redo, and the next one begins another way.
        let state = pegs.iter().fold(open("?discs=6"), |state, &peg| {
            let next = press(state.clone(), &[peg]);
            if next.can_redo() { state } else { next }
        });
        let mut back = state.clone();
        while back.can_undo() {
            back = back.after(ManualPlayAction::Undo);
        }
        prop_assert_eq!(back.position(), open("?discs=6").position());
        let mut forth = back;
        while forth.can_redo() {
            forth = forth.after(ManualPlayAction::Redo);
        }
        prop_assert_eq!(forth.position(), state.position());
    }

    /// Any text results in a legal game or a problem.
    #[test]
    fn an_invalid_game_is_reported(walk in "[0-4:.]{0,20}") {
        let state = open(&format!("?discs=3&walk={walk}"));
        prop_assert!(state.game().is_some() || refused(&state) == [Parameter::Walk], "{walk}");
    }
}

#[test]
fn only_illegal_moves_are_refused() {
    for rule in Rule::NAMED {
        let pegs = PegCount::new(4).unwrap();
        for position in oracle::all_positions(4, 3) {
            let puzzle = oracle::ruled(rule, pegs, &position);
            for (from, to) in oracle::pairs(4).into_iter().map(|(from, to)| (oracle::peg(from), oracle::peg(to))) {
                let top = position.iter().find(|&(_, at)| at == from).map(|(disc, _)| disc);
                let legal = top.is_some_and(|disc| position.is_legal(Move { disc, from, to }, &puzzle));
                assert_eq!(position.move_between(from, to, &puzzle).is_ok(), legal, "{rule} {position} {from} {to}");
            }
        }
    }
}

#[test]
fn a_refused_move_has_a_reason_and_changes_nothing() {
    let start = open("?discs=3&rule=one-way");
    let reason = |pegs: &[u8]| press(start.clone(), pegs).piece_in_hand().refused;
    assert_eq!(reason(&[1]), Some(IllegalMove::EmptyPeg(Peg::B)));
    assert_eq!(reason(&[0, 2]), Some(IllegalMove::NotAllowedByRule { from: Peg::A, to: Peg::C }));
    let smaller = press(start.clone(), &[0, 1, 0, 1]);
    assert!(matches!(smaller.piece_in_hand().refused, Some(IllegalMove::SmallerOnTop { on: Peg::B, .. })));
    assert_eq!(smaller.position().to_string(), "001");
    assert_eq!(press(smaller, &[0]).piece_in_hand().refused, None, "a disc that is put back is no longer refused");
    // A drag to a forbidden peg leaves the disc where it was and gives the reason.
    let at = |x| RelativePoint { x, y: 0.5 };
    let drag = |state: State, from, over, to| {
        let down = state.after(ManualPlayAction::PointerDown(at(from), None));
        down.after(ManualPlayAction::PointerMove(at(over))).after(ManualPlayAction::PointerUp(at(to)))
    };
    let dragged = drag(start, 0.1, 0.5, 0.9);
    assert_eq!(dragged.piece_in_hand().refused, Some(IllegalMove::NotAllowedByRule { from: Peg::A, to: Peg::C }));
    assert!(dragged.piece_in_hand().disc.is_none() && dragged.game().is_none());
    let dropped = drag(dragged, 0.1, 0.5, 0.5);
    assert_eq!(dropped.position().to_string(), "001");
}

#[test]
fn two_clicks_are_a_move() {
    let at = |x| RelativePoint { x, y: 0.5 };
    let click = |state: State, x| {
        state.after(ManualPlayAction::PointerDown(at(x), None)).after(ManualPlayAction::PointerUp(at(x)))
    };
    let in_hand = click(open("?discs=3"), 0.1);
    assert_eq!(in_hand.piece_in_hand().disc.map(|disc| disc.number()), Some(1));
    assert_eq!(in_hand.session.manual_play.as_ref().unwrap().legal_pegs, [Peg::B, Peg::C]);
    assert_eq!(click(in_hand.clone(), 0.9).position().to_string(), "002");
    let put_back = click(in_hand, 0.2);
    assert!(put_back.piece_in_hand().disc.is_none() && put_back.game().is_none());
}

#[test]
fn the_disc_in_hand_has_a_target_and_a_refusal_names_the_discs() {
    let at = |x| RelativePoint { x, y: 0.5 };
    let target = |state: &State| state.piece_in_hand().target(state.puzzle().pegs());
    // Dragging, the target is the peg under the pointer; after a click, a mouse that is not pressed chooses it.
    let down = open("?discs=3").after(ManualPlayAction::PointerDown(at(0.1), None));
    assert_eq!(target(&down.clone().after(ManualPlayAction::PointerMove(at(0.9)))), Some(Peg::C));
    let clicked = down.after(ManualPlayAction::PointerUp(at(0.1)));
    assert_eq!(target(&clicked), Some(Peg::A));
    let hovered = clicked.after(ManualPlayAction::PointerMove(at(0.5)));
    assert_eq!((target(&hovered), hovered.piece_in_hand().at), (Some(Peg::B), None));
    assert_eq!(target(&hovered.after(ManualPlayAction::MoveCursorRight)), Some(Peg::C));

    let refused = |state: &State| {
        let (disc, blocking) = state.piece_in_hand().refused_discs(&state.position());
        (disc.map(|disc| disc.number()), blocking.map(|disc| disc.number()))
    };
    let moved = press(open("?discs=3"), &[0, 2]);
    assert_eq!(refused(&moved), (None, None));
    let again = press(moved.clone(), &[0, 2]);
    assert_eq!(refused(&again), (Some(2), Some(1)));
    let drag = |state: State| {
        state.after(ManualPlayAction::PointerDown(at(0.1), Disc::new(3))).after(ManualPlayAction::PointerMove(at(0.2)))
    };
    let buried = drag(moved);
    assert_eq!(refused(&buried), (Some(3), Some(2)));
    let twice = drag(buried.clone());
    assert_eq!(refused(&twice), refused(&buried));
    assert_ne!(twice.piece_in_hand().refusal_parity, buried.piece_in_hand().refusal_parity, "so that it is seen again");
    assert_eq!(refused(&press(open("?discs=3&rule=one-way"), &[0, 2])), (Some(1), None));
}

#[test]
fn a_puzzle_is_solved_by_hand_when_its_moves_reach_the_goal() {
    let path: Vec<u8> = vec![0, 1, 0, 2, 1, 2];
    for made in 0..=path.len() / 2 {
        assert_eq!(press(open("?discs=2"), &path[..2 * made]).is_solved_by_hand(), made == 3, "{made}");
    }
    assert!(!open("?discs=2&move=last").is_solved_by_hand(), "the solution was shown");
}

/// Checks every position under every rule on three pegs, and searched puzzles on four pegs: the best move reduces the
/// distance by one, and the number of moves left is the distance.
#[test]
fn a_hint_is_right_from_every_position() {
    let mut seen = 0;
    let three = oracle::three_peg_rules().into_iter().map(|rule| (rule, 3, 4));
    let four =
        [(Rule::Any, 4, 3), (Rule::Linear, 4, 2), (Rule::Star, 4, 2), (Rule::Cyclic, 4, 2), (Rule::OneWay, 4, 2)];
    for (rule, pegs, discs) in three.chain(four) {
        let goal = Position::tower(DiscCount::new(discs).unwrap(), oracle::peg(pegs - 1));
        for position in oracle::all_positions(pegs, discs) {
            let state = solved(&open(&format!("?discs={discs}&pegs={pegs}&rule={rule}&walk={position}:")));
            assert_eq!((state.position(), refused(&state)), (position.clone(), vec![]), "{rule}");
            let expected = oracle::distances_from(rule, pegs, position.clone()).get(&goal).copied();
            let state = with_hint(state);
            match state.hint() {
                Hint::Done => assert_eq!(expected, Some(0)),
                Hint::Way { moves, next, .. } => {
                    assert_eq!(moves.to_u64(), expected, "{rule} on {pegs} pegs from {position}");
                    let after = state.after(ManualPlayAction::PlayBestMove);
                    let mut there = position.clone();
                    assert!(there.is_legal(next, &oracle::ruled(rule, PegCount::new(pegs).unwrap(), &there)));
                    there.play_unchecked(next);
                    assert_eq!(after.position(), there);
                    let left = oracle::distances_from(rule, pegs, there).get(&goal).copied();
                    assert_eq!(left.map(|left| left + 1), expected, "one nearer");
                }
                other => panic!("{rule} on {pegs} pegs from {position}: {other:?}"),
            }
            seen += 1;
        }
    }
    assert!(seen > 1_000, "{seen} positions");
}

/// The state with its hint, after a search if the hint needs one.
fn with_hint(mut state: State) -> State {
    if !matches!(state.hint(), Hint::Searching { .. }) {
        return state;
    }
    assert!(matches!(state.hint(), Hint::Searching { checked: 0, .. }));
    let wanted = scene(&state).jobs().search;
    assert!(wanted.is_some());
    let result = SearchTask::new(&wanted.unwrap()).unwrap().run(|| true);
    update(&mut state, result.into());
    assert_eq!(scene(&state).jobs().search, None, "nothing is searched any longer");
    state
}

/// A disc that was picked up is still held after a press on Hint, which asks for another one, or names the peg of this one.
#[test]
fn a_hint_is_told_while_a_disc_is_held() {
    let held = |peg| open("?discs=4&move=5").after(ManualPlayAction::PressPeg(peg));
    let caption = |state: &State| manual_play_caption(&scene(state), L10n::ENGLISH).unwrap();
    let next = open("?discs=4&move=5").line().next_move().unwrap();
    for peg in [Peg::A, Peg::B, Peg::C] {
        let state = held(peg);
        let Some(disc) = state.piece_in_hand().disc else { continue };
        let told = with_hint(state.after(ManualPlayAction::Hint));
        assert_eq!(caption(&told).starts_with("Hint: move disc"), disc != next.disc, "{disc:?}: {}", caption(&told));
        let told = with_hint(told.after(ManualPlayAction::Hint));
        assert!(caption(&told).starts_with("Hint: move disc"), "{}", caption(&told));
        assert_eq!(told.piece_in_hand().disc, Some(disc), "it stays in the hand");
    }
}

#[test]
fn a_search_for_a_hint_can_be_stopped() {
    let searching = searched(&open("?discs=3&pegs=4&rule=cyclic&to=012&walk=111:"));
    let limit = searching.session.manual_play.as_ref().and_then(|session| session.search()).map(|search| search.limit);
    assert_eq!(limit, Some(64));
    let progress = searching.after(SolverEvent::Progress(9));
    assert!(matches!(progress.hint(), Hint::Searching { checked: 9, limit: 64 }));
    let stopped = progress.clone().after(ManualPlayAction::StopSearch);
    assert!(matches!(stopped.hint(), Hint::NeedsSearch(64)) && stopped.problems.is_empty());
    let failed = progress.after(SolverEvent::Finished(Err(SearchFailure::Stopped)));
    assert!(matches!(failed.hint(), Hint::NeedsSearch(64)));
    assert_eq!(refused(&failed), [Parameter::Walk]);
}

#[test]
fn a_game_played_by_hints_takes_the_fewest_moves() {
    for (query, fewest) in
        [("?discs=6", 63), ("?discs=5&rule=one-way", 163), ("?discs=5&pegs=4", 13), ("?discs=4&from=0121", 0)]
    {
        let mut state = open(query);
        let moves = match state.hint() {
            Hint::Way { moves, .. } => moves.to_u64().unwrap(),
            other => panic!("{other:?}"),
        };
        assert!(fewest == 0 || moves == fewest, "{query}");
        for _ in 0..moves {
            assert!(!matches!(state.hint(), Hint::Done));
            state = state.after(ManualPlayAction::PlayBestMove);
        }
        assert!(matches!(state.hint(), Hint::Done), "{query}");
        assert_eq!(state.fewest_moves().and_then(|(fewest, _)| fewest.to_u64()), Some(moves));
        let larger = state.after(ManualPlayAction::AddDisc);
        assert!(larger.game().is_none());
    }
}

#[test]
fn a_position_is_arranged_with_the_same_gestures_and_solved_from_there() {
    let state = open("?discs=3&rule=linear").after(ManualPlayAction::ToggleArranging);
    // Discs can go anywhere, even if the move is illegal.
    let arranged = press(state, &[0, 2, 0, 2, 0, 1, 2, 0]);
    assert_eq!(
        (arranged.position().to_string(), link::format(&arranged)),
        ("120".into(), "?discs=3&rule=linear&walk=120:".into())
    );
    let moved = press(arranged.after(ManualPlayAction::ToggleArranging), &[0, 1]);
    assert_eq!(link::format(&moved), "?discs=3&rule=linear&walk=120:01");
    let restarted = moved.clone().after(ManualPlayAction::Restart);
    assert_eq!(link::format(&restarted), "?discs=3&rule=linear&walk=120:");
    assert_eq!(link::format(&restarted.after(ManualPlayAction::Restart)), "?discs=3&rule=linear");
    // Playing goes on from there, in the same puzzle.
    let playing = moved.after(PlaybackAction::Play);
    assert_eq!(link::format(&playing), "?discs=3&rule=linear&play=1&walk=120:01");
    assert_eq!(playing.position().to_string(), "121");
    assert_eq!(playing.after(NavigateAction::Last).position().to_string(), "222");
}

proptest! {
    /// Playing goes on from where the discs are, ends at the goal, and Undo returns to the last move by hand.
    #[test]
    fn playing_finishes_a_game(
        query in prop::sample::select(PUZZLES.to_vec()), moves in prop::collection::vec(any_peg(), 2..12),
        action in prop::sample::select(vec![PlaybackAction::Toggle, PlaybackAction::Play]),
    ) {
        let game = moves.into_iter().fold(searched_if_needed(open(query)), |state, peg| {
            state.after(ManualPlayAction::PressPeg(peg))
        }).after(ManualPlayAction::PutBack);
        prop_assume!(game.game().is_some_and(|game| !game.moves().is_empty()) && game.position() != game.puzzle().goal().position(game.puzzle().discs()));
        let playing = game.clone().after(action.clone());
        prop_assert!(playing.problems.is_empty() && playing.is_playing());
        prop_assert_eq!(playing.game(), game.game());
        let playing = way_found(playing);
        prop_assert_eq!(playing.position(), game.position());
        let end = playing.clone().after(NavigateAction::Last);
        prop_assert_eq!(&end.position(), &game.puzzle().goal().position(game.puzzle().discs()));
        let again = end.after(ManualPlayAction::Undo);
        let last_by_hand = std::iter::successors(Some(game), |state| state.can_redo().then(|| state.clone().after(ManualPlayAction::Redo))).last();
        prop_assert_eq!(Some(link::format(&again)), last_by_hand.as_ref().map(link::format));
    }
}

fn searched_if_needed(state: State) -> State {
    if is_searching(&state) { searched(&state) } else { state }
}

#[test]
fn playing_after_a_game_that_is_done_shows_the_solution_from_its_start() {
    for first in [vec![], vec![0, 1]] {
        let mut done = press(open("?discs=3"), &first);
        while !matches!(done.hint(), Hint::Done) {
            done = done.after(ManualPlayAction::PlayBestMove);
        }
        assert_eq!(done.position().to_string(), "222");
        let has_game = done.game().is_some();
        let playing = done.after(PlaybackAction::Play);
        assert_eq!(link::format(&playing), "?discs=3&play=1");
        assert!(!has_game || playing.after(ManualPlayAction::Undo).position().to_string() == "222");
    }
}

#[test]
fn playing_is_no_help_in_an_exercise() {
    let game = press(open("?discs=3&task=reach&seed=1"), &[0, 1]);
    let kept = game.clone().after(PlaybackAction::Toggle).after(ManualPlayAction::Hint);
    assert_eq!((kept.position(), kept.is_playing()), (game.position(), false));
    assert_eq!(kept.game(), game.game());
}

#[test]
fn navigation_and_another_puzzle_leave_the_game() {
    let actions: [Action; 4] = [
        NavigateAction::Seek(index("7")).into(),
        HostCommand::Navigate(NavigateAction::Next).into(),
        HostCommand::Navigate(NavigateAction::Last).into(),
        PuzzleEdit::AddDisc.into(),
    ];
    for action in actions {
        let left = press(open("?discs=4"), &[0, 2]).after(action.clone());
        assert!(left.game().is_none() && !link::format(&left).contains("walk"), "{action:?}");
    }
}

#[test]
fn a_link_opens_its_game_as_soon_as_the_solution_is_known() {
    let state = open("?discs=4&walk=0201");
    assert!(state.game().is_some() && refused(&state).is_empty());
    assert_eq!((state.position().to_string(), link::format(&state)), ("0012".into(), "?discs=4&walk=0201".into()));
    let searching = open("?discs=3&pegs=4&rule=linear&walk=01");
    assert!(searching.game().is_none());
    assert_eq!(searched(&searching).position().to_string(), "001");
}

#[test]
fn keys_play_by_hand() {
    let keys = |state: State, keys: &[&str]| {
        keys.iter().fold(state, |state, key| state.after(ManualPlayAction::from_key(key).unwrap()))
    };
    let state = open("?discs=3");
    for moved in [["a", "c"], ["1", "3"], ["A", "C"]] {
        assert_eq!(keys(state.clone(), &moved).position().to_string(), "002");
    }
    assert_eq!(keys(state.clone(), &["ArrowRight", "Enter", "ArrowLeft", " "]).position().to_string(), "002");
    assert_eq!(keys(state.clone(), &["a", "c", "u"]).position().to_string(), "000");
    assert_eq!(keys(state.clone(), &["a", "c", "Backspace", "r", "n"]).position().to_string(), "012");
    assert!(keys(state, &["a", "Escape"]).piece_in_hand().disc.is_none());
    assert_eq!(
        press(open("?discs=3&pegs=10"), &[]).after(ManualPlayAction::from_key("0").unwrap()).piece_in_hand().cursor,
        Peg::new(9)
    );
    for key in ["x", "Tab", "aa", "ä", ""] {
        assert!(ManualPlayAction::from_key(key).is_none(), "{key}");
    }
    // In other pages letters work only while the panel is open, and everywhere only if letter keys are on.
    let letter = |query: &str| open(query).after(SystemEvent::LetterKey("a".into())).piece_in_hand().disc;
    assert_eq!(letter("?show=towers,play"), Disc::new(1));
    assert_eq!(letter("?show=towers"), Disc::new(1));
    assert_eq!(letter("?embed=1&show=towers"), None);
    assert_eq!(letter("?show=towers,play&keys=no-letters"), None);
}

#[test]
fn a_buried_disc_stays_and_the_caption_names_the_one_on_top() {
    let state = open("?discs=4");
    let middle = RelativePoint { x: 0.1, y: 0.8 };
    let away = RelativePoint { x: 0.9, y: 0.8 };
    let pressed = state.clone().after(ManualPlayAction::PointerDown(middle, Disc::new(3)));
    assert_eq!((pressed.piece_in_hand().disc, pressed.position()), (None, state.position()));
    // Some browsers tell of the way, and some only of its end.
    for dragged in [pressed.clone(), pressed.clone().after(ManualPlayAction::PointerMove(away))] {
        let released = dragged.after(ManualPlayAction::PointerUp(away));
        assert_eq!((released.piece_in_hand().disc, released.position()), (None, state.position()));
        let caption = manual_play_caption(&scene(&released), L10n::ENGLISH).unwrap();
        assert_eq!(caption, "Disc 3 cannot move yet: disc 1 is on top.");
        let top = released.after(ManualPlayAction::PointerDown(middle, Disc::new(1)));
        assert_eq!(top.piece_in_hand().disc, Disc::new(1));
    }
}

#[test]
fn a_tap_anywhere_on_a_pile_takes_its_top_disc() {
    for on in [None, Disc::new(1), Disc::new(2), Disc::new(4)] {
        let at = |x| RelativePoint { x, y: 0.8 };
        let tap = |state: State, x, on| {
            let down = state.after(ManualPlayAction::PointerDown(at(x), on));
            // A finger is never quite still.
            down.after(ManualPlayAction::PointerMove(at(x + 0.01))).after(ManualPlayAction::PointerUp(at(x + 0.01)))
        };
        let in_hand = tap(open("?discs=4"), 0.1, on);
        assert_eq!(in_hand.piece_in_hand().disc, Disc::new(1), "{on:?}");
        assert_eq!(tap(in_hand, 0.9, None).position().to_string(), "0002");
    }
}

#[test]
fn a_disc_that_is_dropped_outside_the_towers_is_put_back() {
    let drop = |at| {
        let down =
            open("?discs=3").after(ManualPlayAction::PointerDown(RelativePoint { x: 0.1, y: 0.8 }, Disc::new(1)));
        let moved = down.after(ManualPlayAction::PointerMove(at));
        let target = moved.piece_in_hand().target(moved.puzzle().pegs());
        let dropped = moved.after(ManualPlayAction::PointerUp(at));
        assert!(dropped.piece_in_hand().disc.is_none());
        (target, dropped.position().to_string())
    };
    for (x, y) in [(1.3, 0.5), (-0.2, 0.5), (0.9, 1.4), (0.9, -0.8)] {
        assert_eq!(drop(RelativePoint { x, y }), (None, "000".to_owned()), "{x}, {y}");
    }
    // A hand is not exact.
    for (x, y) in [(1.02, 0.5), (0.9, -0.3), (0.9, 1.05)] {
        assert_eq!(drop(RelativePoint { x, y }), (Some(Peg::C), "002".to_owned()), "{x}, {y}");
    }
}

#[test]
fn discs_can_be_grabbed_where_nobody_asks_something_else() {
    for (query, is_movable) in [
        ("", true),
        ("?show=towers", true),
        ("?embed=1", false),
        ("?embed=1&show=towers,play", true),
        ("?task=order&seed=1", false),
        ("?task=predict&seed=1", true),
        ("?embed=1&task=predict&seed=1", true),
        ("?task=predict&seed=1&lock=towers", false),
        ("?task=predict.6.2&seed=1", false),
        ("?task=reach&seed=1", true),
    ] {
        let state = open(query);
        let is_asked_to_play = query.contains("reach");
        assert_eq!(
            state.are_discs_movable() || (is_asked_to_play && state.is_manual_play_open()),
            is_movable,
            "{query}"
        );
    }
}

proptest! {
    /// Whatever leaves a game, one action brings it back: its puzzle, its place in the solution and its moves.
    #[test]
    fn a_game_that_was_left_comes_back(
        query in prop::sample::select(vec!["?discs=4", "?discs=5&pegs=4&move=3", "?discs=4&rule=one-way&move=9", "?discs=5&pegs=4&rule=linear"]),
        moves in 1usize..6,
        actions in prop::collection::vec(any_action(), 1..6),
    ) {
        let mut state = searches::solved(&open(query));
        for _ in 0..moves {
            state = state.after(ManualPlayAction::PlayBestMove);
        }
        let mut played = state.clone();
        for action in actions {
            let before = state.clone();
            state = state.after(action);
            let is_same_game = |state: &State| state.game().map(Game::moves) == played.game().map(Game::moves);
            let has_moves = |state: &State| state.game().is_some_and(|game| !game.moves().is_empty());
            if has_moves(&state) {
                played = state.clone();
            } else if has_moves(&before) && state.game().is_none() && state.exercise().is_none() {
                prop_assert!(state.session.left_game.is_some());
                let restored = state.clone().after(ManualPlayAction::Restore);
                prop_assert!(is_same_game(&restored), "{:?}", restored.game());
                prop_assert_eq!(&restored.config.puzzle, &before.config.puzzle);
                prop_assert_eq!((restored.index(), restored.position()), (before.index(), before.position()));
                prop_assert!(restored.session.left_game.is_none());
            }
        }
    }
}

/// Another try is offered where there is a shorter way.
#[test]
fn a_detour_is_known() {
    assert!(!press(open("?discs=1"), &[0, 2]).is_solved_by_detour());
    assert!(press(open("?discs=1"), &[0, 1, 1, 2]).is_solved_by_detour());
    assert!(!press(open("?discs=2"), &[0, 1, 0, 2]).is_solved_by_detour(), "it is not solved");
}

/// A game that was left is offered while it can be gone on with. Undo restores the others, too.
#[test]
fn a_game_that_is_over_is_not_offered_again() {
    let left = |state: State| state.after(NavigateAction::Seek(Index::ZERO));
    let is_offered = |state: &State| state.session.left_game.as_ref().is_some_and(|left| left.has_open_game());
    let started = press(open("?discs=2"), &[0, 2]);
    assert!(is_offered(&left(started.clone())));
    let undone = left(started.clone().after(ManualPlayAction::Undo));
    assert!(!is_offered(&undone), "no move is made");
    let solved = press(started, &[0, 1, 2, 1, 1, 0, 1, 2, 0, 2]);
    assert!(solved.is_solved_by_hand());
    let solved = left(solved);
    assert!(!is_offered(&solved));
    assert!(solved.after(ManualPlayAction::Undo).is_solved_by_hand());
    assert!(is_offered(&left(open("?discs=3&walk=-012:20"))));
}

/// The page invites to play until something is moved, and only where it is the page that somebody plays on.
#[test]
fn the_page_invites_to_play_at_the_start() {
    assert!(open("").invites_to_play() && open("?discs=64&rule=linear").invites_to_play());
    for query in [
        "?embed=1",
        "?present=1",
        "?move=3",
        "?discs=0",
        "?walk=01",
        "?task=reach&seed=1",
        "?step=1",
        "?lock=towers",
        "?show=graph",
    ] {
        assert!(!open(query).invites_to_play(), "{query}");
    }
    let lifted = open("").after(ManualPlayAction::PressPeg(Peg::A));
    assert!(!lifted.invites_to_play());
    let played = lifted.after(ManualPlayAction::PressPeg(Peg::B));
    assert!(!played.invites_to_play() && !played.after(ManualPlayAction::Leave).invites_to_play());
    assert!(!open("").after(NavigateAction::Next).invites_to_play());
    assert!(!open("").after(PlaybackAction::Toggle).invites_to_play());
}

proptest! {
    /// Whatever moves one disc by hand, the disc flies to where it lies then, from where it was seen; reduced motion does without.
    #[test]
    fn every_move_by_hand_flies(
        query in prop::sample::select(PUZZLES.to_vec()),
        actions in prop::collection::vec(any_manual_play(), 1..40),
        is_reduced in any::<bool>(),
    ) {
        let mut state = open(query).after(SystemEvent::ReducedMotion(is_reduced));
        for action in actions {
            let (before, hand) = (state.position(), state.piece_in_hand());
            let is_hover = matches!(action, ManualPlayAction::PointerMove(_));
            state = state.after(action.clone());
            let after = state.position();
            let moved: Vec<Disc> = before.iter().zip(after.iter()).filter(|(old, new)| old != new).map(|((disc, _), _)| disc).collect();
            let motion = state.session.motion.as_ref();
            prop_assert!(!is_reduced || motion.is_none());
            if is_reduced || is_hover || state.is_playing() {
                continue;
            }
            if let [disc] = moved.as_slice() {
                let motion = motion.expect("a move flies");
                prop_assert_eq!(Some(motion.step), before.peg(*disc).zip(after.peg(*disc)).map(|(from, to)| Move { disc: *disc, from, to }));
                let start = match (hand.disc == Some(*disc), hand.at) {
                    (false, _) => MotionStart::Rest,
                    (true, None) => MotionStart::Lifted,
                    (true, Some(at)) => MotionStart::Dropped(at),
                };
                prop_assert_eq!(motion.start, start, "{:?}", action);
            } else if let (Some(disc), None, []) = (hand.disc, state.piece_in_hand().disc, moved.as_slice()) {
                let step = motion.expect("a disc that is put back flies").step;
                prop_assert_eq!((step.disc, Some(step.to)), (disc, after.peg(disc)));
            }
        }
    }
}
