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
    let page = page.press("[data-tab=code]", Action::SelectTab(Tab::Code));
    assert_eq!(page.attributes(PROGRAM, "data-program"), ["C++"]);
}

#[test]
fn in_another_page_the_form_is_a_panel_below_the_board() {
    let page = html("?discs=4&embed=1&show=towers,puzzle");
    assert_eq!(page.count(".panels [data-panel=puzzle] [name=pegs]"), 1);
    assert_eq!(page.count("[data-command=arrange], [data-command=close-puzzle]"), 0);
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
    for discs in [3, 8, 12, 64, 1000] {
        let page = html(&format!("?discs={discs}&show=numbers"));
        for mark in [".numbers tr[aria-current] th", ".plot .mark-x"] {
            let digits: String = page.text(mark).chars().filter(char::is_ascii_digit).collect();
            assert_eq!(digits, discs.to_string(), "{mark}");
        }
    }
}
