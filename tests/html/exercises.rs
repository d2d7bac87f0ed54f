//! Fair exercises: nothing gives the answer away, and what is done on the towers is graded and explained.

use tower_of_hanoi::model::{Bound, ExerciseAction, ManualPlayAction, ShareAction, SortAction};
use tower_of_hanoi::solver::{Move, Peg, Rule};

use super::oracle::{peg, solve};
use super::{Page, html};

/// Everything that tells of the solution.
const SHOW: &str = "show=towers,transport,scrubber,graph,timeline,bits,why,trace,exact";

/// What would give an answer away.
const TELLING: [&str; 24] = [
    ".transport .buttons",
    ".track",
    ".rail",
    ".lens",
    ".entry",
    ".ruler-tools",
    ".playback-menu",
    "[role=tab]",
    "[data-panel=timeline]",
    "[data-panel=bits]",
    "[data-panel=why]",
    "[data-panel=trace]",
    "[data-panel=graph]",
    "[data-panel=code]",
    "[data-panel=compare]",
    "[data-panel=exact]",
    "[data-command=hint]",
    "[data-command=leave-game]",
    "[data-command=puzzle]",
    "[data-command=learn]",
    "[name=discs]",
    "[data-share-kind=moves]",
    "[data-share-kind=graph]",
    "[data-share-kind=worksheet]",
];

/// What is on the page of [`TELLING`].
fn told(page: &Page) -> Vec<&'static str> {
    TELLING.into_iter().filter(|telling| page.has(telling)).collect()
}

/// Whether the answer is right, as the page says it; `None` before the answer.
pub fn right(page: &Page) -> Option<&str> {
    page.attribute(".verdict", "data-right")
}

/// The position that is asked about.
pub fn asked(page: &Page) -> &str {
    page.attribute("[data-asked]", "data-asked").expect("a position")
}

pub fn score(page: &Page) -> Option<&str> {
    page.attribute("[data-score]", "data-score")
}

/// The value of a field.
pub fn value<'a>(page: &'a Page, name: &str) -> &'a str {
    page.attribute(&format!("[name={name}]"), "value").unwrap_or_default()
}

/// The move that follows the position in question, with its number.
pub fn next_move(page: &Page, count: u32) -> (u64, Move) {
    let solution = solve(Rule::Any, 3, count, 0, 2);
    let is_asked = |made: &u64| solution.position_at(&(*made).into()).unwrap().to_string() == asked(page);
    let made = (0..(1 << count) - 1).find(is_asked).expect("it is on the way");
    (made + 1, solution.move_at(&(made + 1).into()).unwrap())
}

/// Moves the uppermost disc of a peg to another one.
pub fn carry(page: Page, from: Peg, to: Peg) -> Page {
    page.after_all([from, to].map(ManualPlayAction::PressPeg))
}

/// Fills in the fields of a move.
pub fn fill_in(page: Page, Move { disc, from, to }: Move) -> Page {
    page.after_all([
        ExerciseAction::ChooseDisc(Some(disc)),
        ExerciseAction::ChoosePeg(Bound::First, Some(from)),
        ExerciseAction::ChoosePeg(Bound::Last, Some(to)),
    ])
}

/// The peg of the smallest disc.
fn peg_of_smallest(page: &Page) -> Peg {
    page.position().chars().next_back().and_then(Peg::from_digit).unwrap()
}

/// Moves the smallest disc from one peg to another and back, until the attempt has failed.
fn waste_moves(mut page: Page) -> Page {
    let start = peg_of_smallest(&page);
    let aside = peg((start.to_u8() + 1) % 3);
    for _ in 0..20 {
        if right(&page).is_some() {
            break;
        }
        let now = peg_of_smallest(&page);
        page = carry(page, now, if now == start { aside } else { start });
    }
    page
}

#[test]
fn nothing_tells_the_answer() {
    for kind in ["predict", "reach", "order"] {
        for embed in [0, 1] {
            let page = html(&format!("?discs=4&task={kind}&seed=11&embed={embed}&{SHOW}"));
            assert_eq!(told(&page), [""; 0], "{kind}, embed={embed}");
            assert_eq!(page.attribute("svg[data-index]", "data-index"), Some("0"));
            if embed == 0 {
                let shared = page.after(ShareAction::Open);
                assert!(shared.has("[data-share-kind=link]"));
                assert_eq!(told(&shared), [""; 0], "{kind}, shared");
                assert!(!shared.after(ShareAction::Close).has("[data-share-kind=link]"));
            }
        }
    }
}

/// Without an exercise, everything that would give an answer away is found, but what only the share dialog and a game have.
#[test]
fn what_would_tell_is_there_without_an_exercise() {
    let page = html(&format!("?discs=4&{SHOW},code,compare")).after(ShareAction::Open);
    let told = told(&page);
    for telling in ["[role=tab]", ".track", ".transport .buttons", "[data-command=learn]", "[data-share-kind=moves]"] {
        assert!(told.contains(&telling), "{telling}");
    }
    assert!(told.len() >= 12, "{told:?}");
}

#[test]
fn the_towers_show_the_question_and_a_move_on_them_answers_it() {
    let page = html(&format!("?discs=4&task=predict.3&seed=11&{SHOW}"));
    let (number, Move { from, to, .. }) = next_move(&page, 4);
    assert_eq!(page.position(), asked(&page));
    assert_eq!(value(&page, "answer-disc"), "", "no disc is chosen yet");
    let answered = carry(page, from, to);
    assert_eq!(right(&answered), Some("true"));
    assert!(answered.address().contains(&format!("move={number}")));
    assert_eq!(told(&answered), ["[data-panel=why]"], "the next questions are about the same solution");
    assert!(answered.text("[data-reason]").chars().count() > 20, "it says why");
    let next = answered.after(ExerciseAction::NextQuestion);
    assert_eq!(next.position(), asked(&next));
    assert_eq!(told(&next), [""; 0]);
}

#[test]
fn after_the_last_answer_everything_is_shown() {
    let page = html(&format!("?discs=4&task=predict.1&seed=11&{SHOW}"));
    let (number, Move { from, to, .. }) = next_move(&page, 4);
    let answered = carry(page, from, to);
    assert!(answered.address().contains(&format!("move={number}")));
    for shown in [".transport .buttons", ".track", "[data-panel=why]"] {
        assert!(answered.has(shown), "{shown}");
    }
    assert_eq!(answered.attribute("[data-tab=why]", "aria-selected"), Some("true"));
}

#[test]
fn a_wrong_move_is_put_back_and_explained_and_the_question_can_be_asked_again() {
    let page = html("?discs=4&task=predict.3&seed=11");
    let place = asked(&page).to_owned();
    let (number, Move { disc, from, to }) = next_move(&page, 4);
    // The smallest disc always has a wrong way to go.
    let start = peg_of_smallest(&page);
    let wrong = if disc.number() == 1 { from.third(to) } else { start.third(from) };
    let tried = carry(page, start, wrong);
    assert_eq!((right(&tried), tried.position()), (Some("false"), place.clone()), "it is put back");
    assert!(tried.text("[data-hint]").chars().count() > 5);
    let failed = tried.after(ExerciseAction::GiveUp);
    assert_eq!(right(&failed), Some("false"));
    assert_eq!(failed.attribute("svg[data-index]", "data-index"), Some(&*number.to_string()));
    let again = failed.after(ExerciseAction::TryAgain);
    assert_eq!((again.position(), right(&again), value(&again, "answer-disc")), (place, None, ""));
    assert_eq!(told(&again), [""; 0]);
    let answered = carry(again, from, to);
    assert_eq!(right(&answered), Some("true"));
    assert_eq!(score(&answered), Some("0"), "the first answer counts");
}

#[test]
fn without_towers_the_card_has_the_picture_and_fields_answer() {
    let page = html("?embed=1&discs=4&task=predict.3&seed=11&show=");
    assert!(page.has(".task svg") && !page.has(".towers svg"));
    let (_, step) = next_move(&page, 4);
    let filled = fill_in(page, step);
    assert_eq!(value(&filled, "answer-disc"), step.disc.number().to_string());
    assert_eq!(right(&filled.after(ExerciseAction::Check)), Some("true"));
}

#[test]
fn an_attempt_can_be_undone_at_all_times_and_is_not_lost() {
    let page = html("?discs=4&task=reach.3.2&seed=2");
    let (start, smallest) = (page.position(), peg_of_smallest(&page));
    let moved = carry(page, smallest, peg((smallest.to_u8() + 1) % 3));
    assert_ne!(moved.position(), start);
    for name in ["undo", "redo", "restart"] {
        assert!(moved.has(&format!("[data-command={name}]")), "{name}");
    }
    assert!(!moved.has("[data-command=leave-game]"));
    let undone = moved.after(ManualPlayAction::Undo);
    assert_eq!(undone.position(), start);
    let redone = undone.after(ManualPlayAction::Redo);
    assert_ne!(redone.position(), start);
    let failed = waste_moves(redone);
    assert_eq!(right(&failed), Some("false"));
    assert!(failed.has("[data-command=undo]"));
    let shown = failed.after(ExerciseAction::ShowSolution);
    assert!(shown.has(".transport .buttons") && shown.address().contains("move="));
    assert!(shown.has(".task [data-command=restart]"));
    let restarted = shown.after(ManualPlayAction::Restart);
    assert_eq!((restarted.position(), right(&restarted)), (start, None));
    assert!(!restarted.has(".transport .buttons"));
}

/// Pictures by their right places, in the order on the page.
pub fn places(page: &Page) -> Vec<usize> {
    page.attributes(".pictures li", "data-place").into_iter().map(|place| place.parse().unwrap()).collect()
}

/// Puts pictures or lines in the right order with their buttons.
pub fn sort(mut page: Page) -> Page {
    for right_place in 0..places(&page).len() {
        let place = places(&page).iter().position(|&other| other == right_place).unwrap();
        page = page
            .after_all((right_place + 1..=place).rev().map(|place| ExerciseAction::Sort(SortAction::MoveUp(place))));
        assert_eq!(places(&page)[right_place], right_place);
    }
    page
}

#[test]
fn pictures_in_order_say_after_how_many_moves_they_come() {
    let page = sort(html("?discs=5&task=order.2&seed=4"));
    assert_eq!(places(&page), [0, 1, 2, 3]);
    assert!(!page.has("[data-held]"));
    let moved = page.after(ExerciseAction::Sort(SortAction::MoveDown(1)));
    assert_eq!(places(&moved), [0, 2, 1, 3]);
    let news = moved.text(".task .pictures ~ [role=status]");
    assert!(news.split_once('3').is_some_and(|(_, rest)| rest.contains('4')), "its new place is announced: {news}");
    let sorted = moved.after(ExerciseAction::Sort(SortAction::MoveUp(2)));
    assert_eq!(places(&sorted), [0, 1, 2, 3]);
    let checked = sorted.after(ExerciseAction::Check);
    assert_eq!(right(&checked), Some("true"));
    let numbers = checked.texts(".pictures .moves").into_iter().map(|caption| first_number(&caption));
    let numbers: Vec<u64> = numbers.collect();
    assert_eq!(numbers.len(), 4, "each picture says after how many moves it comes");
    assert!(numbers.is_sorted(), "{numbers:?}");
}

/// The first number in a text; 0 without one.
pub fn first_number(text: &str) -> u64 {
    numbers(text).first().copied().unwrap_or(0)
}

/// All numbers in a text.
pub fn numbers(text: &str) -> Vec<u64> {
    text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}
