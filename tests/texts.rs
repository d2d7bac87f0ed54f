//! English texts for given values.
#![cfg(not(target_arch = "wasm32"))]

use tower_of_hanoi::l10n::{L10n, board_caption, caption_text};
use tower_of_hanoi::model::{Scene, Speed, link, slider};
use tower_of_hanoi::solver::{Index, Optimality};

fn caption(query: &str) -> String {
    caption_text(&Scene::new(link::open(query)), L10n::ENGLISH)
}

#[test]
fn captions_of_positions() {
    for (query, expected) in [
        ("?discs=3", "Start: 3 discs on peg A, 7 moves to go."),
        ("?discs=1", "Start: one disc on peg A, 1 move to go."),
        ("?discs=3&move=4", "Move 4 of 7: disc 3 from A to C."),
        ("?discs=3&move=7", "Last move (7): disc 1 from A to C. All discs are on peg C."),
        ("?discs=0", "There are no discs, so there is nothing to move."),
        ("?discs=4&from=1&to=1", "All discs are on peg B already, so there is nothing to move."),
        ("?discs=64&move=2^63", "Move 9,223,372,036,854,775,808 of 18,446,744,073,709,551,615: disc 64 from A to C."),
        ("?discs=100&move=2^99", "Move 6.33\u{a0}×\u{a0}10²⁹ of 1.26\u{a0}×\u{a0}10³⁰: disc 100 from A to C."),
    ] {
        assert_eq!(caption(query), expected);
    }
}

#[test]
fn remaining_times() {
    let progress = |query: &str| {
        let state = link::open(query);
        let speed = state.config.playback.speed;
        let seconds = speed.seconds(&state.total().saturating_sub(state.index()));
        let permille = slider::permille(state.index(), state.total());
        let speed = speed.to_string();
        L10n::ENGLISH.progress(permille, &seconds, &speed)
    };
    assert_eq!(progress("?discs=64"), "0.0% done. Time left at 1 move per second: 585 billion years.");
    assert_eq!(progress("?discs=3&move=3"), "42.8% done. Time left at 1 move per second: 4 seconds.");
    assert_eq!(progress("?discs=3&move=6&speed=4"), "85.7% done. Time left at 4 moves per second: less than a second.");
    assert_eq!(progress("?discs=7&move=1/2"), "49.6% done. Time left at 1 move per second: 1 minute.");
    assert_eq!(progress("?discs=8&move=last"), "100% done.");
    assert_eq!("0.25".parse::<Speed>().unwrap().seconds(&Index::from(3)), 12);
}

#[test]
fn each_problem_names_its_value_and_what_is_allowed() {
    let query = "?discs=x&pegs=x&rule=x&from=x&to=x&path=x&move=x&play=x&speed=x&loop=x&show=x&lang=x&theme=x&embed=x";
    let state = link::open(query);
    assert_eq!(state.problems.len(), 14);
    for problem in &state.problems {
        let message = L10n::ENGLISH.problem(problem);
        assert!(message.contains("“x”") && message.ends_with('.') && message.len() > 30, "{message}");
    }
}

#[test]
fn moves_above_a_limit_are_told_apart() {
    let text = |moves: u64, most: u64| L10n::ENGLISH.moves_allowed(&moves.into(), &most.into());
    assert_eq!(text(3, 9), "3 of 9 moves used");
    assert_eq!(text(9, 9), "9 of 9 moves used");
    assert_eq!(text(11, 9), "11 moves made, but only 9 allowed");
    assert_eq!(text(2, 1), "2 moves made, but only 1 allowed");
}

/// Only what is proven is called the fewest.
#[test]
fn a_solved_game_says_how_well() {
    let text = |moves: u64, fewest: Option<(u64, Optimality)>| {
        let fewest = fewest.map(|(fewest, optimality)| (Index::from(fewest), optimality));
        let fewest = fewest.as_ref().map(|(fewest, optimality)| (fewest, *optimality));
        L10n::ENGLISH.solved_by_hand(&Index::from(moves), fewest)
    };
    assert_eq!(text(15, Some((15, Optimality::Searched))), "Solved in 15 moves, the fewest possible.");
    assert_eq!(text(15, Some((15, Optimality::Confirmed))), "Solved in 15 moves, the fewest possible.");
    assert_eq!(text(15, Some((15, Optimality::Presumed))), "Solved in 15 moves.");
    assert_eq!(text(17, Some((15, Optimality::Presumed))), "Solved in 17 moves. You can do it in 15.");
    assert_eq!(text(1, None), "Solved in 1 move.");
}

/// Who proved what is told where moves are counted, not while somebody plays.
#[test]
fn captions_of_games_have_no_proofs() {
    for (query, expected) in [
        ("?discs=4&task=reach&seed=3", "the fewest possible."),
        ("?discs=4&pegs=4&task=reach&seed=3", "the fewest possible."),
        ("?discs=9&pegs=5&task=reach&seed=3", "the fewest possible."),
        ("?discs=4&pegs=4&rule=cyclic&task=reach&seed=3", "thought to be the fewest possible."),
    ] {
        let caption = board_caption(&Scene::new(link::open(query)), L10n::ENGLISH);
        assert!(caption.ends_with(expected) && !caption.contains('('), "{caption}");
    }
}
