//! The view of an address that asks for nothing.

use tower_of_hanoi::model::link::Params;
use tower_of_hanoi::model::{Origin, address_of};

use super::*;

const VIEW: &str = "?discs=3&show=towers,transport,scrubber,numbers";

/// Opens the address of a page: by itself, or in a frame of another one.
fn visit(query: &str, opens_first_view: bool) -> State {
    let origin = Origin { opens_first_view, ..Origin::default() };
    let mut state = State::open(Params::of_address(query, &origin));
    state.session.origin = origin;
    state
}

const PREFERENCES: [&str; 8] = [
    "",
    "?lang=de",
    "?theme=dark",
    "?aids=still",
    "?keys=no-letters",
    "?speed=4",
    "?speed=4&lang=fr&theme=light",
    "?utm=1&lang=de",
];

#[test]
fn an_address_with_nothing_but_preferences_opens_the_first_view() {
    for query in PREFERENCES {
        let first = visit(query, true);
        assert!(first.problems.is_empty(), "{query}");
        let view = open(&if query.is_empty() { VIEW.into() } else { format!("{VIEW}&{}", &query[1..]) });
        assert_eq!(first.config, view.config, "{query}");
        assert_eq!(visit(query, false).puzzle().discs().count(), 8, "{query} in a frame");
    }
}

#[test]
fn any_other_parameter_means_what_it_always_did() {
    for parameter in Parameter::ALL.into_iter().filter(|parameter| !parameter.keeps_first_view()) {
        // Whether or not the value can be used.
        for value in ["1", "x", ""] {
            let query = format!("?{parameter}={value}", parameter = parameter.name());
            let (page, frame) = (visit(&query, true), visit(&query, false));
            assert_eq!((&page.config, &page.problems), (&frame.config, &frame.problems), "{query}");
            assert_eq!(address_of(&frame), link::format(&open(&query)), "{query}: a frame is told what it always was");
            let (written, known) = (address_of(&page), link::format(&frame));
            let names_discs =
                page.config.appearance.is_embedded || page.config.lesson.is_some() || known.contains("discs=");
            let expected = if names_discs { known } else { format!("?discs=8&{}", known.trim_start_matches('?')) };
            assert_eq!(written, expected.trim_end_matches('&'), "{query}");
            assert_eq!(address_of(&visit(&written, true)), written, "{query} reads back");
        }
    }
}

#[test]
fn the_first_change_writes_the_whole_view_and_back_leads_to_it() {
    for query in PREFERENCES {
        let first = visit(query, true);
        let bare = address_of(&first);
        assert!(!bare.contains("discs") && !bare.contains("show"), "{bare}");
        let moved = first.after(NavigateAction::Next);
        let written = address_of(&moved);
        assert!(
            written.starts_with("?discs=3&move=1") && written.contains("show=towers,transport,scrubber,numbers"),
            "{written}"
        );
        assert_eq!(visit(&written, true).config, moved.config);
        let back = moved.after(SystemEvent::HistoryNavigation(bare.clone()));
        assert_eq!((back.total().to_u64(), address_of(&back)), (Some(7), bare));
    }
}

#[test]
fn the_ladder_leads_to_the_middle_of_the_legend() {
    for query in [
        "",
        "?discs=64",
        "?discs=64&move=5",
        "?discs=3&walk=01&speed=4",
        "?discs=64&walk=01",
        "?discs=64&loop=0-10",
        "?discs=3&loop=1-2",
    ] {
        let playing = visit(query, true).after(PlaybackAction::PlayLegend);
        let (index, speed) = (playing.index().to_string(), playing.config.playback.speed);
        assert_eq!((playing.puzzle().discs().count(), &*index), (64, "9223372036854775807"), "{query}");
        assert!(playing.is_playing(), "{query}");
        assert_eq!(speed, visit(query, true).config.playback.speed, "{query}");
        assert_eq!(playing.config.panels, visit(query, true).config.panels, "{query}");
    }
}

/// Nothing is played that somebody has withheld or locked, and no other page's puzzle is changed.
#[test]
fn the_legend_is_not_played_in_exercises_or_past_locks() {
    for query in [
        "?discs=3&task=reach",
        "?discs=64&task=predict&seed=1",
        "?discs=3&lock=puzzle",
        "?discs=64&lock=transport",
        "?embed=1",
    ] {
        let before = visit(query, true);
        assert!(!before.can_play_legend(), "{query}");
        assert_eq!(before.clone().after(PlaybackAction::PlayLegend).config, before.config, "{query}");
    }
}

/// A link that somebody passes on says all that the reader shall see.
#[test]
fn a_link_to_the_first_view_says_what_it_is() {
    assert_eq!(link::format(&visit("", true)), VIEW);
    assert_eq!(address_of(&visit(VIEW, true)), "");
    assert_eq!(address_of(&visit(VIEW, false)), VIEW, "a frame without parameters shows eight discs");
    assert_eq!(address_of(&visit("?discs=8", true)), "?discs=8");
}
