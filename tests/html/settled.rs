//! The hooks that say whether the page has finished what it began.

use tower_of_hanoi::model::Pending;

use super::html;

#[test]
fn the_root_says_either_that_it_is_settled_or_what_is_pending() {
    let page = html("?discs=8&move=77");
    assert!(page.has(".explorer[data-settled]:not([data-pending])"));
    let pending = page.while_pending(vec![Pending::Panel, Pending::Address]);
    assert_eq!(pending.attribute(".explorer", "data-pending"), Some("panel address"));
    assert!(!pending.has("[data-settled]"));
    for kind in Pending::ALL {
        assert!(page.while_pending(vec![kind]).has(&format!("[data-pending={}]", kind.name())), "{kind:?}");
    }
}

#[test]
fn the_document_for_hosts_lists_every_kind() {
    let document = include_str!("../../docs/embedding.md");
    let rows = document.lines().skip_while(|line| !line.starts_with("| name | pending is |")).skip(2);
    let names: Vec<_> = rows.map_while(|row| row.strip_prefix("| `")?.split('`').next()).collect();
    assert_eq!(names, Pending::ALL.map(Pending::name));
}
