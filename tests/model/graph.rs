//! The state graph: what presses do, that they can be taken back, and flights.

use tower_of_hanoi::model::{GestureTarget, PointerDown};

use super::*;

/// How exact a mouse and a finger are on pictures of 500 and 366 pixels.
const POINTERS: [f64; 2] = [4.0 / 500.0, 10.0 / 366.0];

fn press(state: State, x: f64, y: f64, slack: f64) -> State {
    let at = RelativePoint { x, y };
    let target = GestureTarget::Picture(Picture::Graph);
    state
        .after(ViewportAction::PointerDown(PointerDown {
            target,
            pointer: 1,
            is_primary: true,
            at,
            height: 0.8,
            slack,
        }))
        .after(ViewportAction::PointerUp(1, at))
}

fn go_to(position: &Position) -> NavigateAction {
    NavigateAction::GoToPosition(position.clone())
}

/// The end of all flights.
fn landed(state: State) -> State {
    (0..10).fold(state, |state, _| state.after(PlaybackAction::Tick(200.0)))
}

const QUERIES: [&str; 9] = [
    "?discs=8",
    "?discs=8&move=77",
    "?discs=3&move=2",
    "?discs=64&move=1/3",
    "?discs=1000&move=1/3&graph=0120",
    "?discs=5&rule=one-way&move=9",
    "?discs=6&rule=linear&from=012012&move=3",
    "?discs=6&walk=0201",
    "?discs=6&move=5&walk=012012:20.01",
];

proptest! {
    /// A press anywhere changes the position or what is seen, and leaves the puzzle alone.
    #[test]
    fn a_press_is_never_without_effect(
        query in prop::sample::select(QUERIES.to_vec()),
        presses in prop::collection::vec((0.0f64..1.0, 0.0f64..0.8), 1..12),
        slack in prop::sample::select(POINTERS.to_vec()),
    ) {
        let mut state = open(query);
        for (x, y) in presses {
            let before = state.clone();
            state = press(state, x, y, slack);
            let is_same_view = state.graph_viewport() == before.graph_viewport();
            prop_assert!(!is_same_view || state.position() != before.position(), "{} {}", x, y);
            prop_assert_eq!(state.puzzle(), before.puzzle());
            prop_assert!(state.problems.is_empty());
            if state.position() == before.position() {
                prop_assert!(state.session.graph.flight.is_some());
            }
            // The next press would stop the flight.
            state = landed(state);
            prop_assert_eq!(state.seen_graph_viewport(), state.graph_viewport());
        }
    }

    /// One Undo returns from a position off the solution to what was there before, and Redo goes back again. A link has both.
    #[test]
    fn a_position_off_the_solution_is_taken_back_by_one_undo(
        query in prop::sample::select(QUERIES.to_vec()), places in prop::collection::vec("[0-2]{1000}", 1..4),
    ) {
        let mut state = open(query);
        for place in places {
            let count = state.puzzle().discs().count() as usize;
            let position: Position = place[..count].parse().unwrap();
            let before = state.clone();
            if before.position() == position {
                continue;
            }
            state = state.after(go_to(&position));
            prop_assert_eq!((state.position(), state.puzzle()), (position.clone(), before.puzzle()));
            let again = open(&link::format(&state));
            prop_assert_eq!((again.position(), refused(&again)), (position.clone(), vec![]));
            if solution(&state).index_of(&position).is_some() {
                prop_assert!(state.game().is_none());
                continue;
            }
            prop_assert_eq!(state.index(), before.index());
            // A move that takes the last one back is made again by Redo.
            if state.can_redo() {
                prop_assert_eq!(again.after(ManualPlayAction::Redo).position(), before.position());
                continue;
            }
            for state in [state.clone(), again] {
                let undone = state.clone().after(ManualPlayAction::Undo);
                prop_assert_eq!(undone.position(), before.position());
                prop_assert_eq!(undone.puzzle(), before.puzzle());
                let redone = open(&link::format(&undone)).after(ManualPlayAction::Redo);
                prop_assert_eq!(redone.position(), position.clone());
            }
            let start = state.clone().after(PuzzleEdit::StartFrom(state.position()));
            prop_assert!(start.game().is_none() && start.index().is_zero());
            prop_assert_eq!(start.position(), position);
        }
    }

    /// However often somebody zooms in and out, the current position stays in the picture, also on the way.
    #[test]
    fn zooming_keeps_the_current_position_in_the_picture(
        count in 1u32..200, part in 0u32..1_000, zooms in prop::collection::vec(prop::bool::weighted(0.8), 1..80),
    ) {
        let mut state = open(&format!("?discs={count}"));
        let index = state.total().fraction(part, 1_000);
        state = state.after(NavigateAction::Seek(index));
        for is_in in zooms {
            let action = if is_in { ViewportAction::ZoomIn } else { ViewportAction::ZoomOut };
            state = state.after(action(Picture::Graph));
            prop_assert!(state.graph_viewport().shows(&state.position(), 0.8));
            state = state.after(PlaybackAction::Tick(100.0));
            prop_assert!(state.seen_graph_viewport().shows(&state.position(), 0.8));
        }
    }
}

#[test]
fn a_press_on_a_neighbour_is_a_move() {
    let state = open("?discs=4&walk=02").after(go_to(&"0012".parse().unwrap()));
    assert_eq!(link::format(&state), "?discs=4&walk=0201");
    let far = state.after(go_to(&"1111".parse().unwrap()));
    assert_eq!(link::format(&far), "?discs=4&walk=0201-1111:");
    let on = far.after(go_to(&"1112".parse().unwrap()));
    assert_eq!(link::format(&on), "?discs=4&walk=0201-1111:12");
    // A position of the solution is a move of it, and the game can be restored.
    let sought = on.after(go_to(&"0111".parse().unwrap()));
    assert_eq!(link::format(&sought), "?discs=4&move=7");
    let restored = sought.after(ManualPlayAction::Restore);
    assert_eq!(link::format(&restored), "?discs=4&walk=0201-1111:12");
}

/// In another page discs move by hand only where it says so; in an exercise nobody may skip moves.
#[test]
fn where_discs_cannot_be_moved_a_position_becomes_the_start() {
    let place: Position = "0222".parse().unwrap();
    for query in
        ["?discs=4&move=3&embed=1&show=towers,graph", "?discs=4&move=3&lock=towers", "?discs=4&move=3&lock=play"]
    {
        let state = open(query).after(go_to(&place));
        assert_eq!(
            (state.puzzle().start().position(discs(4)), state.game().is_none()),
            (place.clone(), true),
            "{query}"
        );
    }
    let embedded = open("?discs=4&move=3&embed=1&show=towers,graph,play").after(go_to(&place));
    assert!(link::format(&embedded).contains("walk=-0222:"), "{}", link::format(&embedded));
    let exercise = open("?discs=4&task=reach.3&seed=9&show=towers,play,graph");
    let from = exercise.position();
    for step in from.legal_moves(exercise.puzzle()) {
        let mut next = from.clone();
        next.play_unchecked(step);
        let after = exercise.clone().after(go_to(&next));
        assert_eq!(after.position(), next);
        assert!(solution(&exercise).index_of(&next).is_some() || after.game().unwrap().moves() == [step]);
    }
    let skipped = exercise.clone().after(go_to(&place));
    assert!(skipped.game().is_none() && skipped.puzzle() != exercise.puzzle());
}

#[test]
fn a_drag_pans_and_a_cancelled_press_does_nothing() {
    let at = |x| RelativePoint { x, y: 0.4 };
    let target = GestureTarget::Picture(Picture::Graph);
    let down = || {
        let down = PointerDown { target, pointer: 1, is_primary: true, at: at(0.5), height: 0.8, slack: 0.006 };
        open("?discs=4").after(ViewportAction::PointerDown(down))
    };
    assert!(down().session.graph.hovered.is_some(), "a finger that is down shows what it would press");
    let dragged = down().after(ViewportAction::PointerMove(1, at(0.4))).after(ViewportAction::PointerUp(1, at(0.4)));
    assert_eq!((dragged.position(), &dragged.session.graph.hovered), (open("?discs=4").position(), &None));
    assert_ne!(dragged.graph_viewport(), open("?discs=4").graph_viewport());
    let cancelled = down().after(ViewportAction::PointerCancel(1));
    assert_eq!((cancelled.position(), cancelled.graph_viewport()), (down().position(), down().graph_viewport()));
}

#[test]
fn the_view_follows_the_position_only_while_it_shows_it() {
    let near = open("?discs=10&move=300").after(ViewportAction::CenterOnCurrent(Picture::Graph));
    let far = near.clone().after(NavigateAction::Last);
    assert!(far.graph_viewport().shows(&far.position(), 0.8));
    let by_hand = near.clone().after(go_to(&"1111111111".parse().unwrap()));
    assert!(by_hand.graph_viewport().shows(&by_hand.position(), 0.8));
    // Somebody who looked elsewhere stays there.
    let away = (0..12).fold(near, |state, _| state.after(ViewportAction::Pan(Picture::Graph, 0.4, 0.0)));
    assert!(!away.graph_viewport().shows(&away.position(), 0.8));
    let stepped = away.clone().after(NavigateAction::Next);
    assert_eq!(stepped.graph_viewport(), away.graph_viewport());
    let here = stepped.after(ViewportAction::CenterOnCurrent(Picture::Graph)).after(NavigateAction::First);
    assert!(here.graph_viewport().shows(&here.position(), 0.8));
}

#[test]
fn with_reduced_motion_nothing_flies() {
    for query in ["?discs=20&aids=still", "?discs=20&show=towers"] {
        let state = open(query).after(ViewportAction::CenterOnCurrent(Picture::Graph));
        assert!(state.session.graph.flight.is_none() && state.config.graph.viewport.is_some(), "{query}");
    }
    let flying = open("?discs=20").after(ViewportAction::CenterOnCurrent(Picture::Graph));
    assert!(flying.needs_clock() && !landed(flying.clone()).needs_clock());
    // A pointer stops it where it is.
    let halfway = flying.after(PlaybackAction::Tick(150.0));
    let seen = halfway.seen_graph_viewport();
    let stopped = halfway.after(ViewportAction::Pan(Picture::Graph, 0.0, 0.0));
    assert_eq!((stopped.graph_viewport(), stopped.session.graph.flight.is_none()), (seen, true));
}

#[test]
fn layers_last_as_long_as_the_page() {
    let state = open("?discs=4").after(GraphAction::ToggleSolution).after(GraphAction::ToggleGame);
    let elsewhere = state.after(SystemEvent::HistoryNavigation("?discs=5".into()));
    assert!(elsewhere.session.graph.hides_solution && elsewhere.session.graph.hides_game);
    assert_eq!(link::format(&elsewhere), "?discs=5");
    // A link says what is seen, wherever its game or its move is.
    for query in ["?discs=4&graph=0&walk=-1111:", "?discs=4&move=15&graph=0", "?discs=2&graph=0&walk=-11:"] {
        let opened = open(query);
        assert_eq!((link::format(&opened), opened.session.graph.flight.is_none()), (query.into(), true));
    }
    let other = elsewhere.after(GraphAction::Hover(Some("0000".parse().unwrap())));
    assert_eq!(other.session.graph.hovered, None, "a position of another puzzle");
}
