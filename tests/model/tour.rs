//! The guided tour.

use super::*;
use tower_of_hanoi::model::tour::STEPS;

#[test]
fn every_step_is_a_link_that_holds() {
    let mut discs = 0;
    for (place, step) in STEPS.iter().enumerate() {
        let query = format!("?{step}&step={}", place + 1);
        let state = open(&query);
        assert!(state.problems().is_empty() && state.pending().is_none(), "{query}");
        assert_eq!(state.tour_step(), Some(place as u32 + 1));
        let again = open(&link::write(&state));
        assert_eq!((again.settings(), again.index()), (state.settings(), state.index()), "{query}");
        assert!(!state.index().is_start(), "it stands somewhere on the way");
        discs = discs.max(state.settings().puzzle.discs().count());
    }
    assert_eq!(discs, 64, "it ends with the legend");
}

#[test]
fn a_step_leads_to_the_next_and_the_end_leaves_the_page_as_it_is() {
    let step = |state: State, number| state.after(Action::Look(Look::Step(number)));
    let mut state = step(open("?discs=9&theme=dark&speed=5"), 1);
    for number in 1..=STEPS.len() as u32 {
        state = step(state, number);
        assert_eq!(state.tour_step(), Some(number));
        assert_eq!((state.settings().theme, state.settings().speed), (Theme::Dark, Speed::read("5").unwrap()));
        // Whatever is tried on the way, the step stays.
        let tried = state.clone().after(Action::Edit(Edit::MoreDiscs)).after(Action::Last);
        assert_eq!(tried.tour_step(), Some(number));
    }
    let ended = step(state.clone(), 0);
    assert_eq!(ended.tour_step(), None);
    assert_eq!((ended.index(), &ended.settings().puzzle), (state.index(), &state.settings().puzzle));
    assert_eq!(faults(&open("?step=7")), [Parameter::Step]);
}

#[test]
fn the_list_of_keys_has_a_link() {
    for query in ["?keys=shown", "?keys=no-letters", "?keys=shown-no-letters"] {
        assert_eq!(link::write(&open(query)), query);
    }
    let state = open("").after(Action::Look(Look::Keys(true))).after(Action::Look(Look::Letters));
    assert_eq!(link::write(&state), "?keys=shown-no-letters");
    // What a person wants of keys is the same for every puzzle.
    assert_eq!(link::write(&state.after(Action::Edit(Edit::MoreDiscs))), "?discs=9&keys=shown-no-letters");
    assert_eq!(faults(&open("?keys=none")), [Parameter::Keys]);
}
