//! Learn: what its parts show, and where it is not.

use tower_of_hanoi::model::{
    BestSession, ExerciseKind, LearnAction, LearnPart, Locale, ReadyLesson, ShareEdit, ShareKind,
};

use super::page::html_with;
use super::{Page, html, html_in};

fn part(name: &str) -> Page {
    html(&format!("?discs=5&learn={name}"))
}

#[test]
fn each_part_shows_what_can_be_started_and_one_press_shows_another() {
    for (chosen, card, count) in [
        (LearnPart::Challenges, "[data-command=challenge]", 5),
        (LearnPart::Lessons, "button[data-lesson]", ReadyLesson::ALL.len()),
        (LearnPart::Exercises, "[data-practise]", ExerciseKind::ALL.len()),
        (LearnPart::Teachers, "[data-share-as], [data-command=new-lesson]", 7),
    ] {
        let page = html("?discs=5").after(LearnAction::Open(chosen));
        assert_eq!(page.count(card), count, "{chosen}");
        assert_eq!(page.attributes("[data-learn-part][aria-pressed=true]", "data-learn-part"), [chosen.name()]);
        assert_eq!(page.count("[data-learn-part]"), LearnPart::ALL.len());
        assert_eq!(part(chosen.name()).count(card), count, "a link to {chosen}");
        assert!(!page.after(LearnAction::Close).has("dialog"));
    }
}

#[test]
fn a_lesson_says_how_long_it_takes_for_whom_and_after_which() {
    let facts = part("lessons").texts(".facts");
    assert_eq!(facts[0], "3 min · from age 11");
    assert_eq!(facts[3], "15 min · from age 16 · after “Why the moves explode”");
    for locale in Locale::spoken() {
        let page = html_in(locale, &format!("?learn=lessons&lang={}", locale.code()));
        let facts = page.texts(".facts");
        assert!(facts.len() == ReadyLesson::ALL.len() && facts.iter().all(|text| text.contains('·')), "{facts:?}");
    }
}

#[test]
fn the_best_result_of_a_challenge_has_a_star_if_no_way_is_shorter() {
    let page = part("play");
    assert!(!page.has("[data-best]") && !page.has("[name=keep-best]"), "nothing is known yet, and nothing can be kept");
    let page = html_with(Locale::English, "?learn=play", |session| {
        session.best = BestSession::kept("3:7 4:20".parse().unwrap());
        session.origin.has_storage = true;
    });
    assert_eq!(page.texts("[data-best]"), ["★ Your best: 7, the fewest possible", "Your best: 20"]);
    assert!(page.has("[name=keep-best][checked]"));
    let erased = page.after(LearnAction::KeepBest(false));
    assert!(!erased.has("[data-best]") && !erased.has("[name=keep-best][checked]"));
}

#[test]
fn teachers_share_the_view_that_was_there() {
    let page = part("teachers").after(ShareEdit::SetKind(ShareKind::Worksheet));
    assert_eq!(page.count("dialog"), 1);
    assert_eq!(page.attributes("[data-share-kind][aria-pressed=true]", "data-share-kind"), ["worksheet"]);
    assert_eq!(page.address(), "?discs=5&share=worksheet");
}

#[test]
fn the_teaching_unit_is_linked_where_it_is() {
    assert_eq!(part("teachers").attributes("a[data-unit]", "href"), ["unit/"]);
    for (address, is_single_file) in [("file:///hanoi/index.html", false), ("https://example.org/hanoi.html", true)] {
        let page = html_with(Locale::English, "?learn=teachers", |session| {
            (session.origin.address, session.origin.is_single_file) = (address.into(), is_single_file);
        });
        assert!(page.has("[data-command=new-lesson]") && !page.has("a[data-unit]"), "{address}");
    }
}

#[test]
fn there_is_none_in_a_frame_and_during_a_question() {
    for query in ["?discs=4&embed=1&learn=lessons", "?discs=4&task=predict&seed=3&learn=lessons"] {
        let page = html(query);
        assert!(!page.has("dialog") && !page.has("[data-command=learn]"), "{query}");
    }
}
