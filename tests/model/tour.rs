//! The guided tour, and the list of shortcuts.

use super::actions::{any_action, any_link, check};
use super::lessons::english_lessons;
use super::*;
use tower_of_hanoi::model::lesson::CardKeys;

#[test]
fn every_step_of_the_tour_is_a_valid_link() {
    let mut most_discs = 0;
    for (place, step) in ReadyLesson::Tour.steps().iter().enumerate() {
        let query = format!("?{step}&step={}", place + 1);
        let state = open(&query);
        assert!(state.problems.is_empty() && !is_searching(&state), "{query}");
        assert_eq!(shown_step(&state), Some(place as u32 + 1));
        let again = open(&link::format(&state));
        assert_eq!((&again.config, again.index()), (&state.config, state.index()), "{query}");
        assert!(!state.index().is_zero(), "it is somewhere on the way");
        most_discs = most_discs.max(state.puzzle().discs().count());
    }
    assert_eq!(most_discs, 64, "it ends with the legend");
}

#[test]
fn steps_of_the_tour_lead_to_the_next() {
    let go_to = |state: State, number| state.after(tour_step(number));
    let mut state = go_to(open("?discs=9&theme=dark&speed=5"), 1);
    for number in 1..=ReadyLesson::Tour.steps().len() as u32 {
        state = go_to(state, number);
        assert_eq!(shown_step(&state), Some(number));
        let (theme, own_speed) = (state.config.appearance.theme, state.config.playback.speed);
        assert_eq!((theme, own_speed), (Theme::Dark, speed("5")));
        // Other actions do not leave the step.
        let tried = state.clone().after(PuzzleEdit::AddDisc).after(NavigateAction::Last);
        assert_eq!(shown_step(&tried), Some(number));
    }
    let ended = state.clone().after(LessonAction::End);
    assert_eq!(ended.config.lesson, None);
    assert_eq!(link::format(&ended), "?discs=9&speed=5&theme=dark", "the page from before the tour");
    let linked = open("?discs=6&move=21&step=4").after(tour_step(5));
    let left = linked.clone().after(LessonAction::End);
    assert_eq!(left.config.lesson, None);
    assert_eq!((left.index(), left.puzzle()), (linked.index(), linked.puzzle()), "before a link there was nothing");
    assert_eq!(refused(&open("?step=7")), [Parameter::Step]);
}

proptest! {
    /// Whatever was done before the tour and in it, its end brings back the page from before it: the whole configuration,
    /// games and searches included. What the person set meanwhile stays.
    #[test]
    fn the_end_of_the_tour_brings_the_page_back(
        query in any_link(), actions in prop::collection::vec(any_action(), 0..8),
        steps in prop::collection::vec(1u32..=6, 1..5), theme in prop::sample::select(Theme::ALL.to_vec()),
    ) {
        let mut before = actions.into_iter().fold(open(&query), State::after);
        (before.config.lesson, before.config.learn) = (None, None);
        let steps = steps.into_iter().map(tour_step);
        let toured = steps.fold(before.clone(), State::after);
        let ended = toured.clone().after(LessonAction::End);
        prop_assert_eq!(&ended.config, &before.config);
        prop_assert_eq!((ended.total(), ended.position()), (before.total(), before.position()));
        prop_assert_eq!(is_searching(&ended), is_searching(&before));
        check(&ended)?;
        let themed = toured.after(AppearanceAction::SetTheme(theme)).after(NavigateAction::Last).after(LessonAction::End);
        before.config.appearance.theme = theme;
        prop_assert_eq!(themed.config, before.config);
    }
}

/// Arrows lead through the steps in the direction of reading, and Escape out of the tour.
#[test]
fn keys_on_the_card_lead_through_the_tour() {
    let last = ReadyLesson::Tour.steps().len() as u32;
    for step in 1..=last {
        let state = open("").after(tour_step(step));
        for is_rtl in [false, true] {
            let (back, on) = if is_rtl { ("ArrowRight", "ArrowLeft") } else { ("ArrowLeft", "ArrowRight") };
            assert_eq!(CardKeys::of(&state).action(back, is_rtl), Some(tour_step(step.saturating_sub(1).max(1))));
            assert_eq!(CardKeys::of(&state).action(on, is_rtl), Some(tour_step((step + 1).min(last))));
            assert_eq!(CardKeys::of(&state).action("Escape", is_rtl), Some(LessonAction::End));
            assert_eq!(CardKeys::of(&state).action("Enter", is_rtl), None, "buttons have their own keys");
        }
    }
}

/// Each step shows the board and one panel, and its text is short.
#[test]
fn steps_show_one_panel_and_say_little() {
    for (place, step) in ReadyLesson::Tour.steps().iter().enumerate() {
        let state = open(&format!("?{step}&step={}", place + 1));
        let (board, panels): (Vec<Panel>, Vec<Panel>) =
            state.shown_panels().iter().partition(|panel| !panel.is_below());
        assert_eq!((board.len(), panels.len()), (3, 1), "{step}");
        let text = &english_lessons()[0].steps[place].text;
        assert!(text.split_whitespace().count() <= 40, "{text}");
    }
}

#[test]
fn a_tour_in_an_embedded_page_stays_embedded() {
    let state = open("?embed=1").after(tour_step(6));
    assert!(state.config.appearance.is_embedded);
    assert!(!open("").after(tour_step(6)).config.appearance.is_embedded);
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
