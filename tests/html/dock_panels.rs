//! The panels with counts, programs and a second puzzle, and refused values.

use num_bigint::BigUint;
use tower_of_hanoi::model::{Action, Panel, ProgrammingLanguage, Tab};

use super::html;

#[test]
fn tabs_choose_the_language_of_the_program_and_it_stays_while_the_page_is_open() {
    const PROGRAM: &str = "[data-program]";
    const CHOSEN: &str = "[data-language][aria-selected=true]";
    let mut page = html("?discs=4&show=code");
    assert_eq!(page.attributes(CHOSEN, "data-language"), ["Rust"]);
    assert_eq!(page.attributes(PROGRAM, "data-program"), ["Rust"]);
    for language in ProgrammingLanguage::ALL {
        let tab = format!("[data-language='{}']", language.name());
        page = page.press(&tab, Action::SelectLanguage(language));
        assert_eq!(page.attributes(CHOSEN, "data-language"), [language.name()]);
        assert_eq!(page.attributes(PROGRAM, "data-program"), [language.name()]);
        assert_eq!(page.count("[data-language][tabindex='0']"), 1, "one stop for Tab");
        let is_python = language == ProgrammingLanguage::Python;
        assert!(!is_python || page.text(PROGRAM).contains("discs = 4"), "{}", page.text(PROGRAM));
    }
    let page = page.press("[data-tab=why]", Action::SelectTab(Tab::Why));
    assert!(!page.has(PROGRAM));
    // The tab begins with the program that runs step by step.
    let page = page.press("[data-tab=code]", Action::SelectTab(Tab::Code));
    assert_eq!(page.attributes("[data-show][aria-pressed=true]", "data-show"), ["program"]);
    assert_eq!(page.attributes("[data-show]", "data-show"), ["program", "python", "code", "race"]);
    let page = page.press("[data-show=code]", Action::SelectPanel(Panel::Code));
    assert_eq!(page.attributes("[data-show][aria-pressed=true]", "data-show"), ["code"]);
    assert_eq!(page.attributes(PROGRAM, "data-program"), ["C++"]);
}

#[test]
fn what_names_another_part_of_the_page_names_one_that_is_there() {
    let panels = Panel::ALL.map(Panel::name).join(",");
    let looks = [
        "",
        "&present=1",
        "&task=predict",
        "&lesson=tour&step=2",
        "&embed=1",
        "&share=link",
        "&rule=one-way",
        "&pegs=4&discs=5",
    ];
    let shown = Panel::ALL
        .map(|panel| format!("towers,{}", panel.name()))
        .into_iter()
        .chain([panels, "towers,bits,why".to_owned()]);
    for (shown, look) in shown.flat_map(|shown| looks.map(|look| (shown.clone(), look))) {
        let query = format!("?discs=4&move=5&show={shown}{look}");
        let page = html(&query);
        let ids = page.attributes("[id]", "id");
        for name in ["aria-controls", "aria-labelledby", "aria-describedby", "popovertarget", "for"] {
            for id in page.attributes(&format!("[{name}]"), name).into_iter().flat_map(str::split_whitespace) {
                let count = ids.iter().filter(|other| **other == id).count();
                assert_eq!(count, 1, "{query}: {name}={id}");
            }
        }
        for tab in page.all("[role=tab][aria-selected=true]") {
            // The digits of a number are shown for some rules only.
            let has_panel =
                tab.value().attr("data-tab") != Some("why") || page.has("[data-panel=why], [data-panel=bits]");
            assert_eq!(tab.value().attr("aria-controls").is_some(), has_panel, "{query}: {}", tab.html());
        }
        assert_eq!(page.count("[role=tabpanel]"), page.count("[role=tabpanel][aria-labelledby]"), "{query}");
        assert!(page.has("h1"), "{query}");
    }
}

#[test]
fn in_another_page_the_form_is_a_panel_below_the_board() {
    let page = html("?discs=4&embed=1&show=towers,puzzle");
    assert_eq!(page.count(".panels [data-panel=puzzle] [name=pegs]"), 1);
    assert_eq!(page.count("[data-command=arrange], [data-command=close-puzzle]"), 0);
}

/// What a search has confirmed is not doubted, and the sign of doubt is explained where it stands.
#[test]
fn move_counts_say_how_sure_they_are() {
    for (query, text, has_doubt) in [
        ("?discs=2&pegs=5", "3 moves, the fewest possible, found by a search", true),
        ("?discs=16&pegs=5", "the fewest possible, found by a search", true),
        (
            "?discs=17&pegs=5",
            "thought to be the fewest possible (not proven; a search has confirmed it up to 16 discs)",
            true,
        ),
        ("?discs=8", "proven to be the fewest possible", false),
    ] {
        let page = html(&format!("{query}&show=numbers"));
        assert!(page.text(".numbers > p").contains(text), "{query}: {}", page.text(".numbers > p"));
        assert_eq!(
            page.texts(".numbers > .hint").join(" ").contains("not proven"),
            has_doubt && page.text(".numbers table").contains('?'),
            "{query}"
        );
    }
    let page = html("?discs=17&pegs=5&show=numbers");
    let row = |discs: u32| {
        let is_its_own = |row: &&String| row.starts_with(&discs.to_string());
        page.texts(".numbers tbody tr").iter().find(is_its_own).cloned().expect("a row")
    };
    assert!(!row(2).contains('?') && !row(3).contains('?'), "{} {}", row(2), row(3));
    assert!(row(17).contains('?') && page.text(".numbers > .hint").contains("not proven"), "{}", row(17));
}

#[test]
fn compared_puzzles_have_headings() {
    for query in ["?discs=5&with=5-3-one-way", "?discs=6&with=4-4-any", "?discs=3&pegs=6&with=7-3-any"] {
        assert_eq!(html(&format!("{query}&show=towers,transport,compare")).count(".pair h3"), 2, "{query}");
    }
}

#[test]
fn a_value_whose_field_is_not_on_the_page_is_told_at_the_top() {
    const LISTED: &str = ".problems [data-problem]";
    let page = html("?discs=5&pegs=many&speed=fast&move=4");
    assert_eq!(page.attributes(LISTED, "data-problem"), ["pegs", "speed"]);
    let page = page.press("[data-command=puzzle]", Action::TogglePanel(Panel::Puzzle));
    assert_eq!(page.attributes(LISTED, "data-problem"), ["speed"]);
    assert!(page.has("[data-panel=puzzle] [data-problem=pegs]"));
    assert_eq!(page.count("[role=alert] li"), 2, "screen readers do not hear it again");
}

#[test]
fn exact_values_have_all_their_digits_and_can_be_copied() {
    let page = html("?discs=1000&move=1/3&show=exact");
    assert_eq!(page.count("[data-exact]"), 3);
    let total: BigUint = page.text("[data-exact=total]").replace(',', "").parse().unwrap();
    assert_eq!(total, BigUint::from(2u32).pow(1000) - 1u32);
    assert_eq!(page.count(".exact [data-command=copy]"), 3);
}

#[test]
fn the_current_number_of_discs_is_marked_in_the_chart_and_in_the_table() {
    for discs in [3, 8, 12, 64, 65, 1000] {
        let page = html(&format!("?discs={discs}&show=numbers"));
        assert_eq!(page.count(".ladder tbody tr"), 6);
        for mark in [".ladder tr[aria-current] th", ".wide tr[aria-current] th", ".plot .mark-x"] {
            let digits: String = page.text(mark).chars().filter(char::is_ascii_digit).collect();
            assert_eq!(digits, discs.to_string(), "{mark}");
        }
    }
}

/// A puzzle whose moves have no digits shows the reasons in their place, and no empty tab.
#[test]
fn no_tab_is_empty_where_moves_have_no_digits() {
    for (query, has_digits) in [
        ("?discs=4", true),
        ("?discs=4&rule=linear", true),
        ("?discs=4&rule=one-way", false),
        ("?discs=4&pegs=4", false),
        ("?discs=4&path=hamiltonian", false),
        ("?discs=4&from=0120", false),
    ] {
        let page = html(&format!("{query}&move=2&show=towers,bits"));
        assert_eq!(page.has("[data-panel=bits]"), has_digits, "{query}");
        assert_eq!(page.has("[data-panel=why]"), !has_digits, "{query}");
        let exercise = html(&format!("{query}&task=predict.1&seed=2&show=towers,bits"));
        assert!(!exercise.has("[data-panel=why]"), "{query}: it would tell the answer");
        let frame = html(&format!("{query}&move=2&show=towers,bits&embed=1"));
        assert_eq!((frame.has("[data-panel=bits]"), frame.has("[data-panel=why]")), (has_digits, false), "{query}");
    }
}
