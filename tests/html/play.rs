//! Moves made by hand: what the page says of them.

use tower_of_hanoi::model::{ManualPlayAction, PlaybackAction, SystemEvent};
use tower_of_hanoi::solver::{Peg, Position, Puzzle, Rule};

use super::board::{move_at, position, solve};
use super::{Page, html, oracle};

fn open(query: &str) -> Page {
    let page = html(&format!("{query}&show=towers,scrubber,play"));
    page.one(".play");
    page
}

/// Presses keys that are letters.
fn keys(page: Page, letters: &str) -> Page {
    letters.chars().fold(page, |page, letter| page.after(SystemEvent::LetterKey(letter.into())))
}

#[track_caller]
fn press_peg(page: Page, peg: Peg) -> Page {
    page.press(&format!("[data-peg-button='{}']", peg.digit()), ManualPlayAction::PressPeg(peg))
}

#[test]
fn two_presses_of_the_buttons_make_a_move() {
    let page = press_peg(open("?discs=3&rule=one-way&to=1&walk=01"), Peg::B);
    assert_eq!(page.shown_position(), "001");
    assert_eq!(page.attribute("[data-peg-button='1']", "aria-pressed"), Some("true"));
    let page = press_peg(page, Peg::C);
    assert_eq!(page.shown_position(), "002");
    assert_eq!(page.attribute("[data-peg-button='1']", "aria-pressed"), Some("false"));
    assert_eq!(page.attribute("[data-peg-button='2']", "aria-label"), Some("Peg C: 1"));
}

#[test]
fn moves_can_be_undone_and_redone_and_the_link_contains_them() {
    let page = keys(open("?discs=5"), "abacbc");
    assert_eq!(page.shown_position(), "00022");
    let page = keys(page, "u").press("[data-command=undo]", ManualPlayAction::Undo);
    assert_eq!(page.shown_position(), "00001");
    let page = keys(page, "r");
    assert_eq!(page.shown_position(), "00021");
    assert!(page.address().contains("walk=0102.12"), "{}", page.address());
    let page = html(&page.address());
    assert_eq!(page.shown_position(), "00021");
    let page = keys(page, "r");
    assert_eq!(page.shown_position(), "00022");
    let page = page.press("[data-command=restart]", ManualPlayAction::Restart);
    assert_eq!(page.shown_position(), "00000");
    let page = keys(page, "ab");
    assert!(page.address().contains("walk=01"), "{}", page.address());
    // The number is that of the line.
    let page = page.type_move("9");
    assert_eq!((page.index(), page.address().contains("walk=01&at=9")), ("0", true), "{}", page.address());
    let page = page.press("[data-command=leave-game]", ManualPlayAction::Leave);
    assert!(!page.address().contains("walk"), "{}", page.address());
}

#[test]
fn the_best_move_is_that_of_the_solver_from_any_position() {
    let page = keys(open("?discs=6&rule=one-way"), "ababbcab");
    let goal = Puzzle::builder().discs(6).rule(Rule::OneWay);
    let way = solve(&goal.start(position(&page.shown_position())).build().unwrap());
    let stands = page.text("[data-stands]");
    assert!(stands.contains(&format!(" {} moves to go", way.total())), "{stands}");
    let page = page.press("[data-command=hint]", ManualPlayAction::PlayBestMove);
    let said = format!("{}.", move_at(&way, "1"));
    assert!(page.caption().contains(&said), "{}", page.caption());
}

#[test]
fn the_best_move_is_searched_where_it_needs_a_search() {
    let page = open("?discs=5&pegs=4&rule=cyclic&walk=0103");
    let stands = page.text("[data-stands]");
    let here = position(&page.shown_position());
    let goal = Position::tower(here.discs(), oracle::peg(3));
    let fewest = oracle::distances_from(Rule::Cyclic, 4, here)[&goal];
    assert!(stands.contains(&format!(" {fewest} moves to go")), "{stands}");
}

#[test]
fn a_position_can_be_arranged_and_solved_from_there() {
    let page = open("?discs=3").press("[data-command=arrange]", ManualPlayAction::ToggleArranging);
    let page = keys(page, "acacabcb");
    assert_eq!(page.shown_position(), "121");
    let page = page.after(PlaybackAction::Toggle);
    assert!(page.address().contains("play=1") && page.address().ends_with("walk=121:"), "{}", page.address());
    let solution = solve(&Puzzle::classic(3).unwrap().with_start(position("121")).unwrap());
    assert!(page.text(".of").contains(&solution.total().to_string()));
}

#[test]
fn the_graph_shows_the_path_of_the_game() {
    let page = html("?discs=4&walk=010212&show=towers,play,graph");
    let lines = [".over .walk", ".over .newest[data-line=walk]"].map(|line| page.attribute(line, "d").unwrap());
    // The last move is a line of its own.
    assert_eq!(lines.map(|path| path.matches('M').count()), [2, 1]);
    assert_eq!(page.attribute(".over", "data-here"), Some("0022"));
}
