//! Parts of the page: what is there, and what is not.

use tower_of_hanoi::model::{Action, NavigateAction, Panel, SystemEvent, Tab};

use super::html;

#[test]
fn discs_that_are_too_thin_are_bands_of_one_outline_for_each_tower() {
    let page = html("?discs=9&move=1/3");
    assert_eq!((page.count("[data-disc]"), page.count(".towers .silhouette")), (9, 0));
    // Scripts find the discs even where the outline shows them.
    let page = html("?discs=128&embed=1&show=towers&move=1/3");
    assert_eq!((page.count("[data-disc]"), page.count(".towers .silhouette")), (128, 3));
    let page = html("?discs=1000&move=1/3").press("[data-command=next]", NavigateAction::Next);
    assert_eq!((page.count("[data-disc]"), page.count(".towers .silhouette")), (1, 3));
    assert_eq!(page.attribute("[data-count]", "data-count"), Some("334"));
}

#[test]
fn problems_are_shown_and_can_be_dismissed() {
    let page = html("?discs=x&to=9");
    assert_eq!(page.attributes("[data-problem]", "data-problem"), ["discs", "to"]);
    let page = page.press("[data-command=dismiss]", SystemEvent::DismissProblems);
    assert!(!page.has("[data-problem]"));
}

#[test]
fn panels_open_and_close() {
    let page = html("?discs=4");
    assert_eq!((page.count(".bit"), page.count("[data-panel=graph]")), (0, 1));
    let page = page.press("[data-tab=why]", Action::SelectTab(Tab::Why));
    assert_eq!((page.count(".bit"), page.count("[data-panel=graph]")), (4, 0));
    assert_eq!(page.count("[data-panel]"), 2, "only the digits and the reason are open");
    assert_eq!(page.attributes("[aria-selected=true]", "data-tab"), ["why"]);
    let toggle = || Action::TogglePanel(Panel::Puzzle);
    let page = page.press("[data-command=puzzle]", toggle());
    assert_eq!((page.count("[data-panel=puzzle]"), page.count(".bit")), (1, 4));
    assert!(!page.press("[data-command=puzzle]", toggle()).has("[data-panel=puzzle]"));
}

#[test]
fn an_embedded_page_shows_only_the_panels_that_are_named() {
    let frame = html("?discs=4&embed=1&show=towers,bits");
    assert_eq!((frame.count(".bit"), frame.count("[data-disc]")), (4, 4));
    assert!(!frame.has(".transport, .scrubber, .fields, .head, [role=tab]"));
}

#[test]
fn a_link_that_needs_a_search_opens_at_its_move() {
    let page = html("?discs=6&pegs=4&rule=linear&move=20");
    assert!(!page.has(".searching, [data-problem]"));
    assert_eq!(page.index(), "20");
    assert_eq!(html("?discs=3&from=012&to=210&path=shortest&move=last").shown_position(), "210");
}

#[test]
fn long_numbers_are_exact() {
    let page = html("?discs=1000&move=last&show=exact");
    let total = (num_bigint::BigUint::from(1u8) << 1000u32) - 1u8;
    assert_eq!(page.text("[data-exact=total]").replace(',', ""), total.to_string());
}
