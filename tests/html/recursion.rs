//! The recursion as a picture and as a table.

use std::collections::HashSet;

use tower_of_hanoi::model::{Action, RecursionAction, Tab};

use super::{Page, html};

/// Where the blocks on the way to the current move begin.
fn filled(page: &Page) -> String {
    page.attributes(".icicle [aria-current]", "data-first").join(",")
}

#[test]
fn the_picture_shows_the_way_to_the_move() {
    let page = html("?discs=3&move=5&show=towers,trace");
    assert_eq!(filled(&page), "0,4,4", "three discs, two discs, one move");
    assert_eq!(page.count(".trace svg[data-picture]"), 1);
}

#[test]
fn every_block_on_the_way_and_beside_it_has_a_name_and_only_one_is_a_tab_stop() {
    let page = html("?discs=64&move=2^40&show=towers,trace");
    let names = page.attributes(".icicle [role=button]", "aria-label");
    let has_number = |name: &&str| name.contains(|letter: char| letter.is_ascii_digit());
    assert!(names.len() >= 10 && names.iter().all(has_number), "{names:?}");
    assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len(), "no block is there twice");
    assert_eq!(page.count(".icicle [tabindex='0']"), 1);
}

#[test]
fn the_table_is_a_second_view_which_the_link_names() {
    let page = html("?discs=64&move=2^40&show=towers,trace");
    let page = page.press("[data-command=as-table]", RecursionAction::ToggleTable);
    assert!(page.has(".trace table") && page.address().contains("trace=table"), "{}", page.address());
    assert!(!page.has(".icicle"));
    assert!(page.count(".trace tbody button") > 20);
    assert_eq!(page.count(".trace td [tabindex='0']"), 1);
    let page = page.press("[data-command=as-table]", RecursionAction::ToggleTable);
    assert!(page.has(".icicle") && !page.address().contains("trace="), "{}", page.address());
}

#[test]
fn old_links_show_all_tasks() {
    let page = html("?discs=3&move=4&trace=all&show=towers,trace");
    assert_eq!(page.count(".trace tbody tr"), 9);
    assert_eq!(page.attribute("[data-command=expand]", "aria-pressed"), Some("true"));
}

#[test]
fn a_solution_without_a_recursion_leads_to_the_other_pictures() {
    let page = html("?discs=4&pegs=4&rule=linear&from=0123&to=3333&move=2&show=towers,trace");
    let text = page.text("[data-no-recursion]");
    let (_, progress) = text.split_once("search").unwrap();
    let words: Vec<&str> = progress.split(|letter: char| !letter.is_alphanumeric()).collect();
    let is_progress = |words: &[&str]| words[..2] == ["2", "of"] && words[2].parse::<u32>().is_ok();
    assert!(words.windows(3).any(is_progress), "{text}");
    let page = page.press("[data-no-recursion] [data-go=graph]", Action::SelectTab(Tab::Map));
    assert!(page.has("[data-panel=graph]") && !page.has("[data-panel=trace]"));
}

#[test]
fn the_picture_has_few_elements_at_every_number_of_discs() {
    for (discs, index) in [(3, "3"), (8, "128"), (8, "77"), (64, "2^63"), (64, "50%25"), (1000, "1/3")] {
        let page = html(&format!("?discs={discs}&move={index}&show=towers,trace"));
        assert!(page.has(".icicle .current-move rect"), "{discs} discs, move {index}");
        let count = page.count(".icicle *");
        assert!(count < 500, "{discs} discs, move {index}: {count} elements");
    }
}

/// A detour shows the recursion of the way from its last move, numbered as the line is, and its buttons stay on it.
#[test]
fn a_detour_has_the_recursion_of_its_way() {
    // The second one comes back to an earlier position of the solution.
    for (walk, first) in [("walk=0102", 2), ("move=3&walk=12", 4)] {
        let page = html(&format!("?discs=3&{walk}&show=towers,scrubber,trace"));
        assert_eq!(page.text("[data-not-game]"), "This is your way to the goal, not the solution.");
        let seeks = |page: &Page| -> Vec<u64> {
            page.attributes(".trace [data-seek]", "data-seek").into_iter().map(|text| text.parse().unwrap()).collect()
        };
        let table = page.press("[data-command=as-table]", RecursionAction::ToggleTable);
        let (places, total) = (seeks(&table), *seeks(&table).iter().max().unwrap());
        assert!(places.iter().all(|place| (first..=total).contains(place)) && places.contains(&first), "{places:?}");
        assert!(table.has("[data-command=play-part][aria-disabled=true]"), "a detour has no loop");
        let goal = table.press(&format!(".trace [data-seek='{total}']"), RecursionAction::GoTo(total.into()));
        assert!(goal.address().contains("&at="), "{}", goal.address());
        assert_eq!(goal.position(), "222");
    }
}

/// Where a detour has come to the goal by hand, there is no way left to show.
#[test]
fn a_finished_detour_shows_the_recursion_of_the_solution() {
    let page = html("?discs=1&walk=0112&show=towers,trace");
    assert_eq!(page.text("[data-not-game]"), "This is the solution, not your game.");
}
