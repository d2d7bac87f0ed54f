//! The axis of the timeline, the move under the pointer, and jumps.

use std::collections::HashSet;

use tower_of_hanoi::model::{NavigateAction, Picture, TimelineAction, ViewportAction};

use super::page::text;
use super::{Page, html};

#[test]
fn jumps_are_offered_where_steps_and_the_ends_are_not_enough_and_none_is_longer_than_the_solution() {
    for (discs, largest) in [(3, None), (8, Some("7")), (64, Some("63"))] {
        let page = html(&format!("?discs={discs}"));
        assert_eq!(page.count(".more > summary"), 1);
        let strides: Vec<&str> = page.attributes("[name=stride]", "aria-valuemax");
        assert_eq!(strides, Vec::from_iter(largest), "{discs} discs");
        assert_eq!(page.count(".popup button"), if largest.is_some() { 2 } else { 0 });
    }
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
