//! The reason for a move, on the board and in its tab: how it climbs, where it stands, and how long it is.

use tower_of_hanoi::l10n::{heard_caption, heard_reason};
use tower_of_hanoi::model::{
    Action, Effect, ExplainedMove, Fold, ManualPlayAction, NavigateAction, PlaybackAction, ReasonAction, Task,
};

use tower_of_hanoi::solver::{Peg, Rule};

use super::why::{ANSWER, SHOW, TASKS, with_more};
use super::{Page, html};

/// A press on the *Why that?* of this place. The action is the one that the button has.
fn ask_on(page: Page, place: &str) -> Page {
    let around =
        |(explained, asked): (&ExplainedMove, Option<&Task>)| explained.task_around(asked).unwrap().level.depth;
    let shown = if place == REASON { page.scene.reason_on_board() } else { page.scene.reason() };
    let depth = shown.map(around).unwrap();
    page.press(&format!("{place} [data-command=why-that]"), ReasonAction::Explain(depth))
}

fn told_depth(page: &Page) -> usize {
    page.attribute("[data-why=task] > ol > [data-marked]", "data-depth").unwrap().parse().unwrap()
}

#[test]
fn why_that_climbs_from_the_move_to_the_whole_puzzle_one_task_at_a_time() {
    for (rule, pegs, discs, number) in
        [(Rule::Any, 3, 6, 37), (Rule::Linear, 3, 4, 50), (Rule::Any, 4, 9, 20), (Rule::OneWay, 3, 5, 50)]
    {
        let mut page = html(&format!("?discs={discs}&pegs={pegs}&rule={rule}&move={number}&{SHOW},why"));
        let mut told = vec![page.text(ANSWER)];
        while page.has(&format!("{ANSWER} [data-command=why-that]:not([aria-disabled])")) {
            let depth = told_depth(&page);
            page = ask_on(page, ANSWER);
            // The first answer marks its smallest task already.
            assert!(told_depth(&page) < depth || told.len() == 1);
            told.push(page.text(ANSWER));
        }
        assert_eq!(told_depth(&page), 0, "the whole puzzle");
        assert!(told.len() > 2, "{told:?}");
        assert!(told.iter().enumerate().all(|(place, text)| !told[..place].contains(text)), "{told:?}");
        let page = page.press("[data-command=next]", NavigateAction::Next);
        assert!(told_depth(&page) > 0, "another move has its own reason");
    }
}

/// A screen reader hears the reason that was asked for at once, and with the caption the one that comes when nothing moves any more.
#[test]
fn reasons_are_announced_when_they_are_asked_for_and_when_they_come() {
    let page = html("?discs=5&move=9&show=towers,transport,scrubber,numbers").after(ReasonAction::ToggleOnBoard);
    assert_eq!(page.effects, [Effect::Announce]);
    let heard = heard_caption(&page.scene, page.l10n);
    assert!(heard.starts_with("Move 9 of 31") && heard.contains("To move discs 1–\u{2060}2"), "{heard}");
    let page = ask_on(page, REASON);
    assert_eq!(page.effects, [Effect::AnnounceReason]);
    assert!(heard_reason(&page.scene, page.l10n).starts_with("To move discs 1–\u{2060}3"));
    let page = page.after(ManualPlayAction::PressPeg(Peg::A));
    assert!(!heard_caption(&page.scene, page.l10n).contains("To move"), "a disc in hand has the word");
    let page = page.after(ManualPlayAction::PutBack).after(PlaybackAction::Toggle);
    assert!(!page.effects.contains(&Effect::Announce));
    assert!(page.after(PlaybackAction::Toggle).effects.contains(&Effect::Announce));
}

#[test]
fn a_press_on_a_task_tells_its_reason() {
    let page = html(&format!("?discs=5&move=9&{SHOW},why"));
    let second = "[data-why=task] > ol > li:nth-child(2)";
    let depth = page.attribute(second, "data-depth").unwrap().parse().unwrap();
    let page = page.press(&format!("{second} [data-command=explain-task]"), ReasonAction::Explain(depth));
    assert_eq!(told_depth(&page), depth);
    // Without the joiners that keep ranges together.
    let told = page.text(ANSWER).replace('\u{2060}', "");
    assert!(told.starts_with("To move discs 1–4 from"), "{told}");
}

const REASON: &str = ".caption [data-reason]";

#[test]
fn the_board_says_why_when_it_is_asked_while_nothing_moves() {
    let page = html("?discs=5&move=9&show=towers,transport,scrubber,numbers");
    assert_eq!((page.text(REASON), page.has("[data-command=why-that]")), (String::new(), false));
    assert_eq!(page.count(".brackets *"), 0);
    let page = page.press("[data-command=why]", ReasonAction::ToggleOnBoard);
    let reason = page.text(REASON);
    assert!(reason.starts_with("To move discs"), "{reason}");
    assert_ne!(page.count(".brackets *"), 0);
    let page = ask_on(page, REASON);
    assert_ne!(page.text(REASON), reason);
    let playing = page.after(PlaybackAction::Toggle);
    assert_eq!((playing.text(REASON), playing.count(".brackets *")), (String::new(), 0));
    let page = playing.after(PlaybackAction::Toggle).press("[data-command=why]", ReasonAction::ToggleOnBoard);
    assert_eq!((page.text(REASON), page.count(".brackets *")), (String::new(), 0));
}

#[test]
fn the_board_is_not_asked_where_nothing_was_moved_nor_where_others_ask() {
    for query in [
        "?discs=5&move=3&embed=1",
        "?lesson=recursion&step=3",
        "?discs=4&task=predict.3&move=5",
        "?discs=0",
        "?discs=5&move=3&present=1",
        "?discs=5&move=3&show=transport,why",
    ] {
        let page = html(query).after(ReasonAction::ToggleOnBoard);
        assert_eq!((page.count("[data-command=why]"), page.count("[data-reason]")), (0, 0), "{query}");
    }
    for query in ["", "?discs=5"] {
        let page = html(query).after(ReasonAction::ToggleOnBoard);
        assert!(!page.has("[data-command=why]"), "{query}");
        assert_eq!((page.text(REASON), page.count(".brackets *")), (String::new(), 0));
    }
}

#[test]
fn off_the_solution_the_board_names_the_best_next_move_and_at_the_goal_nothing() {
    for (query, best) in [
        ("?discs=5&walk=0201", "The best next move takes disc 1 from C to B."),
        ("?discs=4&pegs=4&rule=one-way&walk=0112", "The best next move takes disc 1 from C to D."),
    ] {
        let page = html(query).after(ReasonAction::ToggleOnBoard);
        assert!(page.text(REASON).starts_with(best), "{query}: {}", page.text(REASON));
        let is_searched = query.contains("one-way");
        assert_eq!(page.has("[data-command=why-that]"), !is_searched, "{query}");
        if !is_searched {
            let page = ask_on(page, REASON);
            assert!(page.text(REASON).starts_with("To move discs 1–\u{2060}2 from"), "{query}: {}", page.text(REASON));
        }
    }
    // At the goal the board says how many moves there were, and the tab that there is none to explain.
    let page = html("?discs=1&walk=0112").after(ReasonAction::ToggleOnBoard);
    assert_eq!((&*page.text(REASON), page.has("[data-command=why]")), ("", false));
    let page = html("?discs=1&walk=0112&show=towers,transport,why");
    assert!(page.text("[data-panel=why]").contains("Every disc is in place. There is no move to explain."));
}

#[test]
fn what_is_told_of_refusals_and_hints_is_not_asked_about() {
    let page = html("?discs=3&walk=01").after(ReasonAction::ToggleOnBoard);
    assert!(page.has("[data-command=why]") && !page.text(REASON).is_empty());
    let lift = |page: Page, peg: u8| page.after(ManualPlayAction::PressPeg(Peg::new(peg).unwrap()));
    let refused = lift(lift(page, 0), 1);
    assert!(refused.text("[data-caption]").contains("disc 1"), "{}", refused.text("[data-caption]"));
    assert_eq!((&*refused.text(REASON), refused.has("[data-command=why]")), ("", false));
    let hinted = html("?discs=3&walk=01").after(ManualPlayAction::Hint);
    assert!(hinted.text("[data-caption]").contains("disc 1"), "{}", hinted.text("[data-caption]"));
    assert!(!hinted.has("[data-command=why]"));
}

#[test]
fn the_task_that_was_asked_for_is_in_the_list_once_and_another_move_forgets_it() {
    for depth in 0..18 {
        let page = html(&format!("?discs=20&move=300001&{SHOW},why")).after(ReasonAction::Explain(depth));
        let page = page.after(Action::SetFold(Fold::Tasks, true));
        assert_eq!((told_depth(&page), page.count("[data-why=task] li[data-marked]")), (depth, 1));
        // With those that are left out, all nineteen.
        let gaps = page.texts("[data-why=task] > ol > .left-out").into_iter();
        let missing: usize = gaps.map(|gap| gap.split(' ').find_map(|word| word.parse().ok()).unwrap_or(1)).sum();
        assert_eq!(page.count(TASKS) + missing, page.count("[data-why=task] details li[data-depth]"), "{depth}");
        assert_eq!(page.after(NavigateAction::Next).after(NavigateAction::Previous).scene.session.reason.asked, None);
    }
}

#[test]
fn more_is_there_only_where_it_has_something_to_say() {
    let mut without = 0;
    for (pegs, rule) in [(3, "any"), (3, "linear"), (3, "one-way"), (4, "any"), (4, "linear"), (4, "star")] {
        for (discs, number) in [(1, 1), (2, 2), (4, 5), (4, 9)] {
            let page = html(&format!("?discs={discs}&pegs={pegs}&rule={rule}&move={number}&{SHOW},why"));
            if page.has("[data-fold=more]") {
                let more = with_more(page).count("[data-fold=more] > :not(summary)");
                assert!(more > 0, "{pegs} {rule} {discs} {number}");
            } else {
                without += 1;
            }
        }
    }
    assert!(without > 0);
}

/// The reason is one sentence, or two short ones, and says it in at most 25 words.
#[test]
fn a_reason_has_at_most_twenty_five_words() {
    let mut seen = 0;
    for (pegs, rule) in [(3, "any"), (3, "linear"), (3, "one-way"), (4, "any"), (5, "any"), (4, "star"), (4, "one-way")]
    {
        for (discs, number) in [(1, 1), (2, 2), (4, 5), (4, 9), (7, 30), (40, 1234)] {
            for ends in ["", "&from=b", "&path=hamiltonian"] {
                let query = format!("?discs={discs}&pegs={pegs}&rule={rule}{ends}&move={number}&{SHOW}");
                for depth in [None, Some(0), Some(1), Some(3)] {
                    let page = html(&query).after(ReasonAction::ToggleOnBoard);
                    let page = page.after_all(depth.map(ReasonAction::Explain));
                    let Some(reason) = page.texts(REASON).pop() else { continue };
                    let reason = reason.trim_end_matches("Why that?");
                    assert!(reason.split_whitespace().count() <= 25, "{query} {depth:?}: {reason}");
                    seen += usize::from(!reason.is_empty());
                }
            }
        }
    }
    assert!(seen > 240, "{seen}");
}
