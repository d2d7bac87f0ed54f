//! The state graph: its layers, the position on it and its views.

use tower_of_hanoi::model::{
    GestureTarget, GraphAction, ManualPlayAction, NavigateAction, Picture, PointerDown, RelativePoint, ViewportAction,
    keys,
};

use super::{Page, html};

/// The width of the picture's view box.
const WIDTH: f64 = 800.0;

/// Presses a position in the picture.
fn press_dot(page: Page, name: &str) -> Page {
    let dot = format!(".graph .dot[data-position='{name}']");
    let place = |axis| page.attribute(&dot, axis).unwrap().parse::<f64>().unwrap() / WIDTH;
    let at = RelativePoint { x: place("cx"), y: place("cy") };
    let target = GestureTarget::Picture(Picture::Graph);
    let down = PointerDown { target, pointer: 7, is_primary: true, at, height: 0.8, slack: 0.01 };
    page.after(ViewportAction::PointerDown(down)).after(ViewportAction::PointerUp(7, at))
}

fn here(page: &Page) -> &str {
    page.attribute(".graph .over", "data-here").unwrap()
}

#[test]
fn a_press_on_a_neighbour_is_a_move_and_my_moves_can_be_hidden() {
    let page = press_dot(html("?discs=4&walk=02"), "0012");
    assert!(page.address().contains("walk=0201"), "{}", page.address());
    assert_eq!(page.count(".graph .walk"), 1);
    let page = page.press("[data-command=layer-game]", GraphAction::ToggleGame);
    assert!(!page.has(".graph .walk"));
    assert!(page.has(".graph [data-route]"));
    let page = page.press("[data-command=layer-solution]", GraphAction::ToggleSolution);
    assert!(!page.has(".graph [data-route]"));
    let page = page.press("[data-command=leave-game]", ManualPlayAction::Leave);
    assert!(!page.has("[data-command=layer-game], [data-command=make-start]"));
}

#[test]
fn a_large_graph_of_four_pegs_is_drawn_around_the_current_position() {
    let page = html("?discs=12&pegs=4&move=9");
    let dots = page.attributes(".graph .dot", "data-position");
    assert!(dots.len() > 20 && dots.len() < 200, "{} positions", dots.len());
    let near = dots.into_iter().find(|dot| *dot != here(&page)).unwrap().to_owned();
    let page = page.after(NavigateAction::GoToPosition(near.parse().unwrap()));
    assert_eq!((&*page.position(), here(&page)), (&*near, &*near));
    assert!(!page.has("[data-problem]"));
}

#[test]
fn a_puzzle_with_one_position_has_a_sentence_in_place_of_the_graph() {
    for query in ["?pegs=1&discs=3&to=0", "?discs=0"] {
        let page = html(query);
        let parts = page.all("[data-panel=graph] > *");
        let names: Vec<&str> = parts.iter().map(|part| part.value().name()).collect();
        assert_eq!(names, ["h2", "p"], "{query}");
    }
}

#[test]
fn a_view_that_was_moved_away_stays_there() {
    const SHOW_CURRENT: &str = ".graph [data-command=show-current]";
    let center = || ViewportAction::CenterOnCurrent(Picture::Graph);
    let page = html("?discs=10&move=300&aids=still").press(SHOW_CURRENT, center());
    assert!(page.address().contains("graph="), "{}", page.address());
    let left = |page: Page, _| page.after(keys::picture_key("ArrowLeft", Picture::Graph).unwrap());
    let page = (0..12).fold(page, left);
    assert!(!page.has(".graph .here"));
    let picture = |page: &Page| page.one(".graph svg[data-picture]").inner_html();
    let before = picture(&page);
    let page = page.press("[data-command=next]", NavigateAction::Next);
    assert_eq!(page.index(), "301");
    assert_eq!(picture(&page), before);
    assert!(!page.has(".graph .here"));
    assert!(page.press(SHOW_CURRENT, center()).has(".graph .here"));
}
