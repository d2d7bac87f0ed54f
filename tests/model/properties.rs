//! Laws over many links and actions.

use super::*;

fn any_query() -> impl Strategy<Value = String> {
    let name = prop::sample::select(Parameter::ALL.map(Parameter::name).to_vec());
    let value = prop_oneof![
        "\\PC{0,30}",
        "[0-9]{1,40}",
        "[0-9]{1,3}%",
        Just("any".to_owned()),
        Just("one-way".to_owned()),
        "arcs:[0-9]{2}(,[0-9]{2}){0,6}",
        "[0-2]{1,9}",
        "[0-9]{1,4}-[0-9]{1,4}",
    ];
    prop::collection::vec((name, value), 0..8).prop_map(|parts| {
        let encode = |(name, value): (&str, String)| {
            let mut pair = form_urlencoded::Serializer::new(String::new());
            pair.append_pair(name, &value);
            pair.finish()
        };
        parts.into_iter().map(encode).collect::<Vec<_>>().join("&")
    })
}

fn any_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        (0u32..20_000).prop_map(Action::SeekTick),
        Just(Action::Forward),
        Just(Action::Back),
        Just(Action::First),
        Just(Action::Last),
        Just(Action::Leap),
        Just(Action::LeapBack),
        (0u32..2_000, 0usize..3)
            .prop_map(|(place, turn)| { Action::Look(Look::Digit(place, [Turn::Over, Turn::Up, Turn::Down][turn])) }),
        (0u32..2_000).prop_map(Action::Stride),
        Just(Action::Edit(Edit::MoreDiscs)),
        Just(Action::Edit(Edit::FewerDiscs)),
        Just(Action::Look(Look::Unfold)),
        (0u32..40).prop_map(|discs| Action::Look(Look::Race(Racing::Discs(discs)))),
        Just(Action::TogglePlay),
        (0.0f64..500.0).prop_map(Action::Elapsed),
        Just(Action::ToggleLoop),
        (0u32..70).prop_map(|count| Action::Edit(Edit::Discs(Discs::new(count).unwrap()))),
        prop::sample::select(Rule::NAMED.to_vec()).prop_map(|rule| Action::Edit(Edit::Rule(rule))),
        (1u8..=10).prop_map(|count| Action::Edit(Edit::Pegs(Pegs::new(count).unwrap()))),
        (0u8..4).prop_map(|peg| Action::Edit(Edit::From(Peg::new(peg).unwrap()))),
        (0u8..4).prop_map(|peg| Action::Edit(Edit::To(Peg::new(peg).unwrap()))),
        "\\PC{0,12}".prop_map(Action::Type),
        Just(Action::SeekTyped),
        prop::sample::select(Panel::ALL.to_vec()).prop_map(Action::TogglePanel),
    ]
}

/// What must hold in every state.
fn is_sane(state: &State) -> bool {
    state.index() <= state.total()
        && state.solution().position_at(state.index()).is_some()
        && (state.index().is_start() || state.last_move().is_some())
        && state.settings().looped.as_ref().is_none_or(|range| range.first < range.last && range.last <= *state.total())
}

proptest! {
    #[test]
    fn any_query_is_a_sane_state(query in any_query()) {
        let state = open(&query);
        prop_assert!(is_sane(&state));
        let named = state.problems().iter().all(|problem| query.contains(problem.parameter.name()));
        prop_assert!(named, "{:?}", state.problems());
    }

    #[test]
    fn raw_garbage_is_a_sane_state(query in "\\PC{0,200}") {
        prop_assert!(is_sane(&open(&query)));
    }

    #[test]
    fn links_round_trip(query in any_query(), actions in prop::collection::vec(any_action(), 0..12)) {
        let state = actions.into_iter().fold(open(&query), State::after);
        prop_assert!(is_sane(&state));
        let written = link::write(&state);
        let again = open(&written);
        prop_assert!(again.problems().is_empty(), "{} {:?}", written, again.problems());
        prop_assert_eq!(again.settings(), state.settings());
        prop_assert_eq!(again.playback().is_playing(), state.playback().is_playing());
        // A link that plays may begin elsewhere: in its loop, or anew when it was at the end.
        if !state.playback().is_playing() {
            prop_assert_eq!(again.index(), state.index());
            prop_assert_eq!(link::write(&again), written);
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}", bits in 0u32..80) {
        let total = Index::ones(bits);
        prop_assert!(index_expr::read(&text, &total).is_ok_and(|index| index <= total) || index_expr::read(&text, &total).is_err());
    }

    #[test]
    fn decimal_digits_are_read_exactly(words in prop::collection::vec(any::<u32>(), 1..40)) {
        let number = Index::from(BigUint::new(words));
        prop_assert_eq!(index_expr::read(&number.to_string(), &Index::ones(2_000)), Ok(number));
    }

    #[test]
    fn shares_of_the_way_are_rounded_down(total in 1u64.., index: u64) {
        let index = index % (total.saturating_add(1));
        let expected = u128::from(index) * 1_000 / u128::from(total);
        prop_assert_eq!(u128::from(slider::permille(&index.into(), &total.into())), expected);
    }

    #[test]
    fn ticks_and_indices_meet(words in prop::collection::vec(any::<u32>(), 1..40), share in 0u32..=10_000) {
        let total = Index::from(BigUint::new(words));
        let ticks = slider::ticks(&total);
        prop_assert_eq!(slider::index_at(ticks, &total), total.clone());
        prop_assert_eq!(slider::index_at(0, &total), Index::START);
        let tick = share.min(ticks);
        prop_assert_eq!(slider::tick_of(&slider::index_at(tick, &total), &total), tick);
    }
}
