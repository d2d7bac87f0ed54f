//! The axis of the timeline, the move under the pointer, and what there is beside the number of the scrubber.

use std::collections::HashSet;

use tower_of_hanoi::model::{NavigateAction, Picture, TimelineAction, ViewportAction};

use super::page::text;
use super::{Page, html};

#[test]
fn what_would_do_nothing_beside_the_number_is_off() {
    for (query, off) in [
        ("?discs=3", ["ruler-out", "ruler-in", "ruler-whole"].as_slice()),
        ("?discs=8", &["ruler-out", "ruler-whole"]),
        ("?discs=8&move=128", &["ruler-out", "ruler-whole", "next-larger"]),
        ("?discs=64&move=2^63", &["ruler-out", "ruler-whole", "next-larger"]),
        ("?discs=64&move=last", &["ruler-out", "ruler-whole", "next-larger"]),
    ] {
        let page = html(query);
        assert_eq!(page.attributes(".ruler-tools [aria-disabled]", "data-command"), off, "{query}");
        assert_eq!(page.count(".ruler-tools button"), 4);
        assert_eq!(page.count(".playback-menu > summary"), 1);
    }
    let zoomed = html("?discs=64").press("[data-command=ruler-in]", ViewportAction::ZoomIn(Picture::Ruler));
    assert!(zoomed.attributes(".ruler-tools [aria-disabled]", "data-command").is_empty());
}

#[test]
fn the_number_of_moves_comes_with_the_time_that_they_take() {
    for (query, time) in [
        ("?discs=3", "7 seconds at 1 per second"),
        ("?discs=8&move=77", "4 minutes at 1 per second"),
        ("?discs=64", "585 billion years at 1 per second"),
        ("?discs=64&speed=60", "10 billion years at 60 per second"),
        ("?discs=64&speed=2.5", "234 billion years at 2.5 per second"),
    ] {
        assert_eq!(html(query).text(".duration"), time, "{query}");
    }
}

/// A handle of the loop is a slider that says its move.
#[test]
fn handles_of_the_loop_are_on_the_ruler_while_their_ends_are() {
    let page = html("?discs=8&loop=10-100");
    assert_eq!(page.attributes("[data-grip]", "aria-valuetext"), ["Move 10", "Move 100"]);
    assert_eq!(page.attributes("[data-grip]", "aria-label"), ["Start of the loop", "End of the loop"]);
    assert!(!html("?discs=8").has("[data-grip]"));
    assert!(!html("?discs=8&loop=10-100&walk=02").has("[data-grip]"), "a detour has no loop");
    let mut near = html("?discs=8&loop=10-250");
    for _closer in 0..3 {
        near = near.press("[data-command=ruler-in]", ViewportAction::ZoomIn(Picture::Ruler));
    }
    assert_eq!(near.attributes("[data-grip]", "data-grip"), ["first"]);
}

/// The ticks of the axis, each with its number in full and its label.
fn ticks(page: &Page) -> Vec<(&str, String)> {
    page.all("[data-tick]").into_iter().map(|tick| (tick.attr("data-tick").unwrap(), text(tick))).collect()
}

#[test]
fn the_axis_has_ticks_and_numbers_and_the_flag_the_current_one() {
    for query in ["?discs=3&move=5", "?discs=8&move=77", "?discs=64&move=12345678901234567890", "?discs=1000&move=1/3"]
    {
        let mut page = html(&format!("{query}&show=towers,scrubber,timeline"));
        for _closer in 0..2 {
            assert_axis(&page, query);
            let center = ViewportAction::CenterOnCurrent(Picture::Timeline);
            page = page.press("[data-panel=timeline] [data-command=show-current]", center);
            assert!(page.has("[data-tick]"), "{query}");
        }
    }
}

fn assert_axis(page: &Page, query: &str) {
    let ticks = ticks(page);
    assert!((3..=7).contains(&ticks.len()), "{query}: {ticks:?}");
    let labels: HashSet<&str> = ticks.iter().map(|(_, label)| label.as_str()).collect();
    assert_eq!(labels.len(), ticks.len(), "{query}: {ticks:?}");
    for (tick, label) in &ticks {
        let is_plain = label.chars().all(|letter| letter == ',' || letter.is_ascii_digit());
        assert!(!is_plain || label.replace(',', "") == *tick, "{query}: {ticks:?}");
    }
    assert_eq!(page.attribute("[data-flag]", "data-flag"), Some(page.index()), "{query}");
}

/// The disc and the pegs of a move, in either wording.
fn step(text: &str) -> Option<(&str, char, char)> {
    let (_, rest) = text.split_once("disc ")?;
    let (from, to) = rest.split_once(" to ").or_else(|| rest.split_once(" → "))?;
    let disc = from.split(|letter: char| !letter.is_ascii_digit()).next().filter(|disc| !disc.is_empty())?;
    let pegs = (from.chars().last()?, to.chars().next()?);
    (pegs.0.is_ascii_uppercase() && pegs.1.is_ascii_uppercase()).then_some((disc, pegs.0, pegs.1))
}

#[test]
fn the_move_under_the_pointer_is_named_and_going_there_makes_it() {
    const POINTED: &str = "[data-pointed-move]";
    for query in ["?discs=8&move=77", "?discs=6&rule=one-way", "?discs=64&move=2^40"] {
        for place in [0.001, 0.3537, 0.5, 0.9] {
            let page = html(&format!("{query}&show=towers,transport,scrubber,timeline"));
            let page = page.after(TimelineAction::PointAt(Some(place)));
            let number = page.attribute(POINTED, "data-pointed-move").unwrap().to_owned();
            let named = page.text(POINTED);
            assert!(step(&named).is_some(), "{named}");
            let typed = page.after(NavigateAction::EnterIndex(number.clone()));
            assert_eq!(typed.index(), number);
            assert_eq!(step(&named), step(&typed.text("[data-caption]")), "{query} at {place}");
            let page = typed.after(TimelineAction::PointAt(None));
            assert_eq!(page.attribute(POINTED, "data-pointed-move"), Some(""));
        }
    }
}
