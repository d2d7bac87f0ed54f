//! Properties of random links and actions.

use tower_of_hanoi::model::Hint;
use tower_of_hanoi::model::exercise::Question;

use super::actions::{any_action, any_link, any_navigation, any_playback, any_puzzle_edit, any_query, check};
use super::index_input::resolve;
use super::searches::searched;
use super::*;

/// Actions after which the link contains the complete configuration.
fn any_exact_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        6 => any_navigation().prop_map(Action::from),
        3 => any_playback().prop_map(Action::from),
        5 => any_puzzle_edit().prop_map(Action::from),
        1 => Just(RecursionAction::ToggleExpanded.into()),
        1 => Just(RecursionAction::ToggleTable.into()),
        1 => (0u32..40).prop_map(|discs| RaceAction::SetDiscs(discs).into()),
        1 => prop::sample::select(Panel::ALL.to_vec()).prop_map(Action::TogglePanel),
    ]
}

/// Removes the unknown words of a link, because links are formatted without them.
fn without_unknown_words(mut state: State) -> State {
    if let Some(share) = &mut state.config.share {
        share.unknown.clear();
    }
    state
}

fn assert_derived_from_its_state(scene: &Scene, last: &str) {
    let fresh = Scene::new(State::clone(scene));
    assert_eq!(scene.question(), fresh.question(), "after {last}");
    assert_eq!(scene.question_on_towers(), fresh.question_on_towers(), "after {last}");
    assert_eq!(scene.position(), fresh.position(), "after {last}");
    assert_eq!(scene.hint(), fresh.hint(), "after {last}");
    assert_eq!(scene.fewest_moves(), fresh.fewest_moves(), "after {last}");
    assert_eq!(scene.explanation(), fresh.explanation(), "after {last}");
    assert_eq!(scene.program_run(), fresh.program_run(), "after {last}");
    assert_eq!(scene.progress(), fresh.progress(), "after {last}");
}

/// A search for a hint and answers change what follows, and nothing else of a link.
#[test]
fn what_follows_from_a_search_and_from_answers_is_not_that_of_before() {
    let search = "?discs=3&pegs=4&rule=cyclic&to=012&walk=111:";
    let searching = Scene::new(searched(&open(search)));
    assert!(matches!(searching.hint(), Hint::Searching { .. }));
    let (stopped, _) = searching.after(ManualPlayAction::StopSearch.into());
    assert!(matches!(stopped.hint(), Hint::NeedsSearch(_)));
    let (searching, _) = stopped.after(ManualPlayAction::SearchHint.into());
    assert!(matches!(searching.hint(), Hint::Searching { .. }));
    assert_derived_from_its_state(&searching, "SearchHint");
    let asked = Scene::new(open("?discs=5&task=count.2&seed=3"));
    let before = asked.progress().cloned();
    let (answered, _) = asked.after(ExerciseAction::InputIndex("5".into()).into());
    let (answered, _) = answered.after(ExerciseAction::Check.into());
    let (answered, _) = answered.after(ExerciseAction::Check.into());
    assert_derived_from_its_state(&answered, "Check");
    assert_ne!(answered.progress(), before.as_ref());
    // The end of a motion changes nothing that follows.
    let (moved, _) = Scene::new(open("?discs=64&move=2^63")).after(NavigateAction::Next.into());
    let (frame, _) = moved.after(PlaybackAction::Land.into());
    assert!(std::ptr::eq(moved.explanation(), frame.explanation()) && moved.session.motion != frame.session.motion);
}

proptest! {
    #[test]
    fn any_query_opens_a_valid_state(query in any_query()) {
        let state = open(&query);
        check(&state)?;
        let is_named = state.problems.iter().all(|problem| query.contains(problem.parameter.name()));
        prop_assert!(is_named, "{:?}", state.problems);
        prop_assert!(state.problems.is_sorted_by_key(|problem| problem.parameter));
    }

    #[test]
    fn any_text_opens_a_valid_state(query in "\\PC{0,200}") {
        check(&open(&query))?;
    }

    #[test]
    fn links_round_trip(query in any_query(), actions in prop::collection::vec(any_exact_action(), 0..12)) {
        let state = without_unknown_words(actions.into_iter().fold(open(&query), State::after));
        check(&state)?;
        let written = link::format(&state);
        let mut again = open(&written);
        prop_assert!(again.problems.is_empty(), "{} {:?}", written, again.problems);
        if state.is_playing() {
            // Zoomed viewports follow the index.
            again.config.timeline.window = state.config.timeline.window.clone();
            again.config.graph.viewport = state.config.graph.viewport.clone();
            again.config.navigation.event = state.config.navigation.event.clone();
        }
        prop_assert!(!again.config.differs_beyond_index(&state.config), "{:?} and {:?}", again.config, state.config);
        prop_assert_eq!(again.is_playing(), state.is_playing());
        // A link with playback may open at another index: in its loop, or at the start instead of at the end.
        if !state.is_playing() {
            prop_assert_eq!(again.index(), state.index());
            prop_assert_eq!(link::format(&again), written);
        }
    }

    /// The state and its link are valid after any actions.
    #[test]
    fn any_actions_leave_a_valid_state(
        query in any_link(), actions in prop::collection::vec((any_action(), any::<bool>()), 0..30),
    ) {
        const SMALL: u32 = 1 << 12;
        let mut state = open(&query);
        for (action, waits_for_search) in actions {
            let last = format!("{action:?}");
            state = state.after(action);
            if waits_for_search && search(&state).is_some_and(|search| search.limit <= SMALL) {
                state = searched(&state);
            }
            check(&state).map_err(|error| TestCaseError::fail(format!("{error} after {last}")))?;
            // A link to a question that is answered on the towers starts its game and opens its panel again.
            let is_set_up = state.game().is_some() && state.is_manual_play_open();
            let is_exact = is_set_up || !matches!(state.question(), Some(Question::Reach { .. }));
            if !state.is_playing() && is_exact {
                let written = link::format(&state);
                let again = open(&written);
                check(&again)?;
                prop_assert!(again.problems.is_empty(), "{} {:?} after {}", written, again.problems, last);
                prop_assert_eq!(link::format(&again), written, "after {}", last);
            }
        }
    }

    /// Scenes share what follows from them only where it is the same.
    #[test]
    fn what_follows_from_a_scene_follows_from_its_state(
        query in any_link(), actions in prop::collection::vec(any_action(), 0..12),
    ) {
        let mut scene = Scene::new(open(&query));
        for action in actions {
            let last = format!("{action:?}");
            scene = scene.after(action).0;
            assert_derived_from_its_state(&scene, &last);
        }
    }

    #[test]
    fn any_text_is_an_index_or_refused(text in "\\PC{0,60}", bits in 0u32..80) {
        let total = Index::mersenne(bits);
        prop_assert!(resolve(&text, &total).is_ok_and(|index| index <= total) || resolve(&text, &total).is_err());
    }

    #[test]
    fn decimal_digits_are_parsed_exactly(words in prop::collection::vec(any::<u32>(), 1..40)) {
        let number = Index::from(BigUint::new(words));
        prop_assert_eq!(resolve(&number.to_string(), &Index::mersenne(2_000)), Ok(number));
    }

    #[test]
    fn permilles_are_rounded_down(total in 1u64.., index: u64) {
        let index = index % (total.saturating_add(1));
        let expected = u128::from(index) * 1_000 / u128::from(total);
        prop_assert_eq!(u128::from(slider::permille(&index.into(), &total.into())), expected);
    }

    #[test]
    fn the_tick_of_the_index_at_a_tick_is_that_tick(words in prop::collection::vec(any::<u32>(), 1..40), tick in 0u32..=10_000) {
        let total = Index::from(BigUint::new(words));
        let ticks = slider::ticks(&total);
        prop_assert_eq!(slider::index_at(ticks, &total), total.clone());
        prop_assert_eq!(slider::index_at(0, &total), Index::ZERO);
        let tick = tick.min(ticks);
        prop_assert_eq!(slider::tick_of(&slider::index_at(tick, &total), &total), tick);
    }
}
