//! The guided tour, and the list of shortcuts.

use super::*;
use tower_of_hanoi::model::tour::STEPS;

#[test]
fn every_step_of_the_tour_is_a_valid_link() {
    let mut most_discs = 0;
    for (place, step) in STEPS.iter().enumerate() {
        let query = format!("?{step}&step={}", place + 1);
        let state = open(&query);
        assert!(state.problems.is_empty() && !is_searching(&state), "{query}");
        assert_eq!(state.config.tour.map(TourStep::number), Some(place as u32 + 1));
        let again = open(&link::format(&state));
        assert_eq!((&again.config, again.index()), (&state.config, state.index()), "{query}");
        assert!(!state.index().is_zero(), "it is somewhere on the way");
        most_discs = most_discs.max(state.puzzle().discs().count());
    }
    assert_eq!(most_discs, 64, "it ends with the legend");
}

#[test]
fn steps_of_the_tour_lead_to_the_next() {
    let go_to = |state: State, number| state.after(TourAction::GoTo(TourStep::new(number).unwrap()));
    let mut state = go_to(open("?discs=9&theme=dark&speed=5"), 1);
    for number in 1..=STEPS.len() as u32 {
        state = go_to(state, number);
        assert_eq!(state.config.tour.map(TourStep::number), Some(number));
        let (theme, own_speed) = (state.config.appearance.theme, state.config.playback.speed);
        assert_eq!((theme, own_speed), (Theme::Dark, speed("5")));
        // Other actions do not leave the step.
        let tried = state.clone().after(PuzzleEdit::AddDisc).after(NavigateAction::Last);
        assert_eq!(tried.config.tour.map(TourStep::number), Some(number));
    }
    let ended = state.clone().after(TourAction::End);
    assert_eq!(ended.config.tour, None);
    assert_eq!((ended.index(), ended.puzzle()), (state.index(), state.puzzle()), "the end leaves the page as it is");
    assert_eq!(refused(&open("?step=7")), [Parameter::Step]);
}

#[test]
fn a_tour_in_an_embedded_page_stays_embedded() {
    let state = open("?embed=1").after(TourAction::GoTo(TourStep::LAST));
    assert!(state.config.appearance.is_embedded);
    assert!(!open("").after(TourAction::GoTo(TourStep::LAST)).config.appearance.is_embedded);
}

#[test]
fn the_list_of_shortcuts_is_part_of_a_link() {
    for query in ["?keys=shown", "?keys=no-letters", "?keys=shown-no-letters"] {
        assert_eq!(link::format(&open(query)), query);
    }
    let state = open("").after(AppearanceAction::ShowShortcuts(true)).after(AppearanceAction::ToggleLetterKeys);
    assert_eq!(link::format(&state), "?keys=shown-no-letters");
    // Shortcuts do not depend on the puzzle.
    assert_eq!(link::format(&state.after(PuzzleEdit::AddDisc)), "?discs=9&keys=shown-no-letters");
    assert_eq!(refused(&open("?keys=none")), [Parameter::Keys]);
}
