//! The hooks that say whether the page has finished what it began.

use tower_of_hanoi::model::Pending;

use super::html;

#[test]
fn until_a_browser_has_drawn_it_the_page_is_pending() {
    for query in ["", "?discs=8&move=77", "?discs=6&share=link", "?embed=1"] {
        let page = html(query);
        assert_eq!(page.attribute(".explorer", "data-pending"), Some("drawing"), "{query}");
        assert!(!page.has("[data-settled]"), "{query}");
    }
}

#[test]
fn the_document_for_hosts_lists_every_kind() {
    let document = include_str!("../../docs/embedding.md");
    let rows = document.lines().skip_while(|line| !line.starts_with("| name | pending is |")).skip(2);
    let names: Vec<_> = rows.map_while(|row| row.strip_prefix("| `")?.split('`').next()).collect();
    assert_eq!(names, Pending::ALL.map(Pending::name));
}
