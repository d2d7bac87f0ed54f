//! The guided tour: what each step shows, and that its end brings back the page from before it.

use tower_of_hanoi::model::{LessonAction, LessonSource, ReadyLesson};

use super::{Page, html};

/// The totals of the puzzles of the steps. That of the legend is too long to tell.
const TOTALS: [Option<&str>; 6] = [Some("7"), Some("31"), Some("255"), Some("63"), None, Some("18433")];

fn heading(page: &Page) -> String {
    page.text(".step h2")
}

fn go_to(page: Page, step: u32) -> Page {
    page.after(LessonAction::GoTo(LessonSource::Ready(ReadyLesson::Tour), step))
}

/// The parameter `step` of the address.
fn step(page: &Page) -> Option<String> {
    let address = page.address();
    address.split(['?', '&']).find_map(|pair| pair.strip_prefix("step=")).map(str::to_owned)
}

#[test]
fn six_steps_lead_from_three_discs_to_the_legend_each_with_a_link() {
    let mut page = html("?discs=7");
    for (number, total) in (1..).zip(TOTALS) {
        page = go_to(page, number);
        assert!(heading(&page).starts_with(&format!("{number} of 6: ")), "{}", heading(&page));
        if let Some(total) = total {
            assert_eq!(page.attribute("svg[data-total]", "data-total"), Some(total), "step {number}");
        }
        assert_eq!(step(&page), Some(number.to_string()));
        let is_last = page.attribute(".step [data-command=tour-next]", "aria-disabled");
        assert_eq!(is_last, (number == 6).then_some("true"));
    }
    page = go_to(page, 5);
    assert!(heading(&page).starts_with("5 of 6: "));
    let ended = page.after(LessonAction::End);
    assert!(!ended.has(".step"));
    assert_eq!(ended.address(), "?discs=7");
}

/// Everything that the step mentions is on the page.
#[test]
fn panels_that_a_step_opens_are_not_empty() {
    for number in 1..=6 {
        let page = go_to(html("?discs=7"), number);
        for button in page.all(".disclosure[aria-expanded=true]") {
            let sections = button.ancestors().filter_map(scraper::ElementRef::wrap);
            let section = sections.into_iter().find(|element| element.value().name() == "section").unwrap();
            assert!(section.child_elements().count() > 1, "step {number}");
        }
        assert_eq!(page.count(".dock [data-panel]"), 1, "step {number}");
    }
}

#[test]
fn the_end_brings_back_the_page_from_before() {
    for query in ["?discs=5&move=9&show=towers,transport,scrubber,why&theme=dark", "?discs=4&walk=0201.10"] {
        let page = html(query);
        assert_eq!(page.address(), query);
        let position = page.position();
        let second = go_to(go_to(page, 1), 2);
        assert!(heading(&second).starts_with("2 of 6: "));
        let first = go_to(second, 1);
        assert!(heading(&first).starts_with("1 of 6: "));
        let ended = first.after(LessonAction::End);
        assert!(!ended.has("section.tour"));
        assert_eq!((ended.address().as_str(), ended.position()), (query, position));
    }
}

#[test]
fn a_link_opens_a_step_and_the_tour_can_be_ended_at_once() {
    let page = html("?discs=6&move=21&show=towers,graph&step=4");
    assert_eq!(heading(&page), "4 of 6: A triangle of triangles");
    let ended = page.after(LessonAction::End);
    assert!(!ended.has(".step"));
    assert_eq!(ended.attribute("svg[data-index]", "data-index"), Some("21"));
}
