//! The exercise that asks for a program. Running and checking one is tested in browsers.

use tower_of_hanoi::model::{ExerciseAction, OwnProgramAction, OwnProgramEnd, link};

use super::exercises::{right, score};
use super::html;
use super::your_program::{moves, run};

#[test]
fn an_exercise_that_asks_for_a_program_does_not_offer_the_answer() {
    let page = html("?discs=2&task=write&seed=7");
    assert!(page.has("[name=starter]") && !page.has("[name=starter] [value=recursion]"));
    assert_eq!(page.attributes(".boards li", "data-solved"), [""; 5]);
}

#[test]
fn a_run_on_the_towers_is_no_answer() {
    let began = html("?discs=2&task=write&seed=7").after_all([OwnProgramAction::Run, OwnProgramAction::Started]);
    let ended = began.after(moves(2)).after(OwnProgramAction::End(OwnProgramEnd::Finished));
    assert_eq!((run(&ended), ended.position().as_str(), right(&ended)), (Some("finished"), "22", None));
}

/// What the page shows of a check, with what a worker tells of the boards.
#[test]
fn a_check_shows_the_boards_that_are_solved_and_where_a_program_stopped() {
    let page = html("?discs=4&task=write&seed=7").after(OwnProgramAction::Edit("pass\n".repeat(5)));
    let began = page.after(ExerciseAction::Check).after(OwnProgramAction::Started);
    assert_eq!(run(&began), Some("running"));
    let first = began.scene.own_program_boards()[0].clone();
    let count = link::open(&first).puzzle().discs().count();
    let solved = began.after(moves(count)).after(OwnProgramAction::End(OwnProgramEnd::Finished));
    assert_eq!(solved.attributes(".boards li", "data-solved"), ["true", "", "", "", ""]);
    assert_eq!(right(&solved), None);
    let error = OwnProgramEnd::Failed(Some(4), "NameError".into());
    let failed = solved.after(OwnProgramAction::End(error));
    assert_eq!(right(&failed), Some("false"));
    assert_eq!(failed.attributes(".boards li", "data-solved"), ["true", "false", "", "", ""]);
    assert!(failed.text(".editor [data-error]").ends_with('4'));
    assert!(failed.has(".task svg"), "it shows where the discs are");
    assert_eq!(score(&failed), Some("0"));
    assert_eq!(failed.position(), "0000", "the board of the page stays");
}
