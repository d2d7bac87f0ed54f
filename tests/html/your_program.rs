//! The editor for a program of the learner's own. Running it is tested in browsers.

use tower_of_hanoi::model::{OwnProgramAction, OwnProgramEnd, Starter};
use tower_of_hanoi::solver::Rule;

use super::oracle::solve;
use super::{Page, html};

const PANEL: &str = "&show=towers,transport,scrubber,python";

fn code(page: &Page) -> String {
    page.text("textarea[name=own-program]")
}

/// How the run goes, or how it has ended.
pub fn run(page: &Page) -> Option<&str> {
    page.attribute("[data-run]", "data-run")
}

/// The moves of the solution, as a worker tells them.
pub fn moves(count: u32) -> OwnProgramAction {
    let solution = solve(Rule::Any, 3, count, 0, 2);
    let moves = (1..1u64 << count).map(|number| solution.move_at(&number.into()).unwrap());
    OwnProgramAction::Played(moves.map(|step| (step.from, step.to)).collect())
}

#[test]
fn a_link_holds_the_program_and_does_not_run_it() {
    let page = html(&format!("?discs=3{PANEL}&code=print('mine')"));
    assert_eq!(code(&page), "print('mine')");
    assert_eq!((run(&page), page.position().as_str()), (Some("none"), "000"));
    assert_eq!(page.text("[data-run]"), "");
}

#[test]
fn what_is_typed_is_in_the_address() {
    let page = html(&format!("?discs=10{PANEL}")).after(OwnProgramAction::Edit("def f(): pass".into()));
    assert_eq!((code(&page).as_str(), run(&page)), ("def f(): pass", Some("none")));
    assert!(page.address().contains("code=def"), "{}", page.address());
}

#[test]
fn a_program_to_begin_with_takes_no_text_away() {
    let page = html(&format!("?discs=3{PANEL}&code=print('mine')"));
    assert!(page.has("[name=starter] [value=recursion]"));
    assert!(!page.has("[data-command=restore-own-program]"));
    let begun = page.after(OwnProgramAction::Begin(Starter::Recursion));
    assert!(code(&begun).contains("def hanoi"));
    assert!(begun.has("[data-command=restore-own-program]"));
    assert_eq!(code(&begun.after(OwnProgramAction::Restore)), "print('mine')");
}

#[test]
fn the_moves_of_a_program_can_be_gone_through() {
    let began = html(&format!("?discs=10{PANEL}")).after_all([OwnProgramAction::Run, OwnProgramAction::Started]);
    assert_eq!(run(&began), Some("running"));
    let ended = began.after(moves(10)).after(OwnProgramAction::End(OwnProgramEnd::Finished));
    assert_eq!((run(&ended), ended.position()), (Some("finished"), "2".repeat(10)));
    assert!(ended.text("[data-run]").contains("1,023"), "{}", ended.text("[data-run]"));
    assert_eq!(ended.attribute("[name=own-moves]", "max"), Some("1023"));
    assert_eq!(ended.after(OwnProgramAction::Seek(511)).position(), format!("0{}", "1".repeat(9)));
}
