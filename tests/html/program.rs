//! The program panel: steps, lines, the call stack and the call tree.

use tower_of_hanoi::model::{NavigateAction, ProgramAction, ProgramRun, PuzzleEdit};

use super::{Page, html};

const SHOWN: &str = "show=towers,transport,scrubber,program";

/// Where a button leads.
type Target = fn(&ProgramRun) -> Option<ProgramAction>;

fn event(page: &Page) -> Option<&str> {
    page.all("[data-panel=program] [data-event]").first().and_then(|program| program.attr("data-event"))
}

/// The line that runs next.
fn line(page: &Page) -> &str {
    page.attribute("[aria-current=step]", "data-code-line").unwrap()
}

fn calls(page: &Page) -> String {
    let calls = page.texts("[data-frame] button");
    calls.iter().map(|call| call.trim()).collect::<Vec<_>>().join("; ")
}

fn run(page: &Page) -> ProgramRun {
    page.scene.program_run().unwrap().as_ref().clone()
}

/// Enters a text in the field for the step.
fn enter(page: Page, text: &str) -> Page {
    page.press("input[name=event]", ProgramAction::Name(text.to_owned()))
}

#[test]
fn steps_go_on_over_and_out_of_calls_and_back_and_the_board_follows() {
    let page = html(&format!("?discs=3&{SHOWN}"));
    assert_eq!((event(&page), line(&page), &*calls(&page)), (Some("0"), "1", "hanoi(3, A, C, B)"));
    assert_eq!(page.attribute("[data-command=program-back]", "aria-disabled"), Some("true"));
    let [step, over, out, back]: [(&str, Target); 4] = [
        ("step", ProgramRun::step),
        ("over", ProgramRun::step_over),
        ("out", ProgramRun::step_out),
        ("back", ProgramRun::step_back),
    ];
    let page = [
        (step, "1", "2", "0"),
        (step, "2", "3", "0"),
        (step, "3", "1", "0"),
        (out, "32", "5", "3"),
        (step, "33", "4", "3"),
        (step, "34", "5", "4"),
        (over, "65", "5", "7"),
        (back, "64", "5", "7"),
    ]
    .into_iter()
    .fold(page, |page, ((name, target), at, number, moves)| {
        let action = target(&run(&page)).unwrap();
        let page = page.press(&format!("[data-command=program-{name}]"), action);
        assert_eq!((event(&page), line(&page), page.index()), (Some(at), number, moves), "{name}");
        page
    });
    assert_eq!(calls(&page), "hanoi(2, B, C, A); hanoi(3, A, C, B)");
    assert!(page.address().contains("event=64"), "{}", page.address());
    // Another way to go to a move leaves the step.
    let page = page.press("[data-command=first]", NavigateAction::First);
    assert_eq!(event(&page), Some("0"));
    assert!(!page.address().contains("event"), "{}", page.address());
}

#[test]
fn a_link_leads_to_any_step_of_64_discs() {
    let number = "83010348331692982269";
    let page = html(&format!("?discs=64&event={number}&move=5&program=rust&{SHOWN}"));
    assert_eq!((event(&page), page.index(), line(&page)), (Some(number), "9223372036854775807", "4"));
    let link = page.address();
    assert!(link.contains(&format!("event={number}")) && link.contains("move=9223372036854775807"), "{link}");
    let page = html(&link);
    assert_eq!((event(&page), &*calls(&page)), (Some(number), "hanoi(64, A, C, B)"));
}

#[test]
fn of_many_calls_some_are_listed_until_somebody_wants_all_and_each_leads_to_its_begin() {
    let page = enter(html(&format!("?discs=64&program=rust&{SHOWN}")), "1/3");
    assert_eq!(page.attribute("[data-stack]", "data-stack"), Some("64"));
    assert_eq!(page.count("[data-frame]"), 10);
    let page = page.press("[data-command=program-stack]", ProgramAction::ToggleStack);
    assert_eq!(page.count("[data-frame]"), 64);
    let begin = run(&page).go_to_call(62).unwrap();
    let page = page.press("[data-frame='62'] button", begin);
    assert!(calls(&page).starts_with("hanoi(2, "), "{}", calls(&page));
    assert_eq!(line(&page), "1");
    // Values that are no step are refused under the field.
    assert!(enter(page, "2^99").has("[data-panel=program] [data-problem=event]"));
}

#[test]
fn the_call_tree_fills_the_open_calls() {
    assert_eq!(html(&format!("?discs=3&event=3&{SHOWN}")).count(".call-tree .current-task"), 2);
}

#[test]
fn a_puzzle_without_such_a_program_offers_the_nearest_one() {
    assert!(html(&format!("?discs=4&rule=linear&{SHOWN}")).has("[data-no-program]"));
    // A step of a program that does not exist is refused where the program would be.
    let page = html(&format!("?discs=4&rule=linear&event=3&{SHOWN}"));
    assert!(page.has("[data-no-program] [data-problem=event]"));
    let nearest = page.scene.program().unwrap_err().nearest;
    let page = page.press("[data-command=program-nearest]", PuzzleEdit::Replace(Box::new(nearest)));
    assert_eq!(calls(&page), "hanoi(4, A, C, B)");
    assert!(!page.address().contains("rule"), "{}", page.address());
    let page = html(&format!("?discs=5&pegs=4&event=last&program=javascript&{SHOWN}"));
    assert_eq!((&*calls(&page), page.index()), ("four(5, A, D)", "13"));
}
