//! Exercises with a choice, a number or the lines of a program.

use tower_of_hanoi::model::exercise::{ChoiceQuestion, Question, Subject};
use tower_of_hanoi::model::{Bound, ExerciseAction};
use tower_of_hanoi::solver::recursion::levels_at;
use tower_of_hanoi::solver::{Disc, Peg};

use super::exercises::{asked, first_number, numbers, places, right, score, sort, value};
use super::page::plain;
use super::{Page, html};

/// A link to a question of each kind.
const QUESTIONS: [(&str, &str); 9] = [
    ("call", "?discs=4&task=call.2&seed=11"),
    ("legal", "?discs=4&rule=linear&task=legal.2&seed=11"),
    ("count", "?discs=5&task=count.2&seed=11"),
    ("lines", "?discs=4&task=lines.2&seed=11"),
    ("tally", "?discs=4&task=tally.2&seed=11"),
    ("prints", "?discs=4&task=prints.2&seed=11"),
    ("next-line", "?discs=4&task=next-line.2&seed=11"),
    ("depth", "?discs=4&task=depth.2&seed=11"),
    ("write", "?discs=4&task=write.2&seed=11"),
];

fn question(kind: &str) -> Page {
    html(QUESTIONS.iter().find(|(name, _)| *name == kind).unwrap().1)
}

/// Types a number and checks it.
fn give(page: Page, text: &str) -> Page {
    page.after(ExerciseAction::InputIndex(text.into())).after(ExerciseAction::Check)
}

/// The values of the options that are chosen.
fn chosen(page: &Page) -> Vec<&str> {
    page.attributes("[name=answer-choice][checked]", "value")
}

#[test]
fn the_question_is_on_the_towers_or_in_a_program_and_has_four_answers() {
    for query in with_choices() {
        let page = html(query);
        if page.has("[data-asked]") {
            assert_eq!(page.position(), asked(&page), "the towers show what is asked about");
        } else {
            assert_eq!(page.count(".task .listing [aria-current=step]"), 1, "{query}");
        }
        assert_eq!(page.attribute("[data-command=check]", "aria-disabled"), Some("true"), "{query}");
        assert_eq!(page.attributes("[name=answer-choice]", "value"), ["a", "b", "c", "d"], "{query}");
    }
}

fn with_choices() -> impl Iterator<Item = &'static str> {
    let own = QUESTIONS.into_iter().filter(|(kind, _)| ["call", "legal", "prints", "next-line"].contains(kind));
    own.map(|(_, query)| query).chain(["?discs=64&task=tally.2&seed=11"])
}

#[test]
fn one_answer_of_four_is_right_and_says_why() {
    for query in with_choices() {
        let page = html(query);
        let before = page.position();
        let (mut page, mut tries) = (page, 0);
        for (option, letter) in ["a", "b", "c", "d"].into_iter().enumerate() {
            page = page.after(ExerciseAction::Choose(option));
            assert_eq!(chosen(&page), [letter], "{query}");
            page = page.after(ExerciseAction::Check);
            let marked = page.attributes(".choices label", "data-right");
            assert_ne!(marked[option], "", "{query}");
            if right(&page) == Some("true") {
                break;
            }
            assert_eq!(right(&page), Some("false"), "{query}");
            let shown = marked.iter().filter(|is_right| **is_right == "true").count();
            assert_eq!(shown, usize::from(tries > 0), "the right one is marked after the second try");
            assert_eq!((page.has("[data-command=give-up]"), page.has("[data-hint]")), (tries == 0, tries == 0));
            tries += 1;
        }
        assert_eq!(right(&page), Some("true"), "{query}");
        assert!(page.text("[data-reason]").chars().count() > 10, "it says why");
        assert_eq!(page.position(), before, "the towers stay");
        let next = page.after(ExerciseAction::NextQuestion);
        assert_eq!((right(&next), chosen(&next)), (None, vec![]), "{query}");
    }
}

#[test]
fn a_wrong_number_is_explained_and_can_be_tried_again() {
    let page = question("count");
    let [_, given, more] = numbers(&page.text(".task p"))[..] else { panic!("{}", page.text(".task p")) };
    assert!(more >= 3 && given == (1 << (more - 1)) - 1);
    let tried = give(page, &given.to_string());
    assert_eq!((right(&tried), tried.has("[data-reason]")), (Some("false"), false));
    assert!(tried.text("[data-hint]").contains("greater"));
    assert!(!tried.has("[data-command=try-again]"));
    let failed = give(tried, &(4 * given).to_string());
    assert_eq!(right(&failed), Some("false"));
    let words = failed.text(".verdict");
    let sum = format!("2 × {given} + 1 = {}", 2 * given + 1);
    assert!(words.replace(['\u{a0}', '\u{202f}'], " ").contains(&sum), "{words}");
    let again = failed.after(ExerciseAction::TryAgain);
    assert_eq!((right(&again), value(&again, "answer")), (None, ""));
    let answered = give(again, &format!("2^{more} - 1"));
    assert_eq!(right(&answered), Some("true"));
    assert_eq!(score(&answered), Some("0"), "the first answer counts");
}

/// A wrong answer to the question of a page, and the right one in words; `None` for other kinds.
fn wrong_and_right(page: &Page) -> Option<(Vec<ExerciseAction>, String)> {
    match page.scene.question()? {
        Question::Choice(question) => {
            let wrong = (0..question.options.len()).find(|&option| option != question.right)?;
            let right = page.l10n.choice(&question.options[question.right]);
            Some((vec![ExerciseAction::Choose(wrong), ExerciseAction::Check], right))
        }
        Question::Number(question) => {
            let wrong = ExerciseAction::InputIndex("0".into());
            Some((vec![wrong, ExerciseAction::Check], format!(" {}.", question.wanted)))
        }
        _ => None,
    }
}

/// The hint to a first wrong answer differs from kind to kind, tells no right answer, and marks a disc where the question is about one.
#[test]
fn a_hint_helps_and_does_not_tell() {
    let mut hints = Vec::new();
    for (kind, query) in QUESTIONS {
        let page = html(query);
        let Some((wrong, right)) = wrong_and_right(&page) else { continue };
        assert!(!page.has(".discs [data-pointed]"), "{query}: before the answer");
        let is_of_disc = ["legal", "tally"].contains(&kind);
        let told = page.after_all(wrong);
        let hint = plain(&told.text("[data-hint]"));
        assert!(hint.chars().count() > 20 && !hint.contains(&plain(&right)), "{query}: {hint}");
        assert_eq!(told.has(".discs [data-pointed]"), is_of_disc, "{query}");
        assert!(
            !told.after(ExerciseAction::GiveUp).has(".discs [data-pointed]"),
            "{query}: the reason marks what it wants"
        );
        hints.push(hint);
    }
    hints.sort();
    hints.dedup();
    assert!(hints.len() >= 6, "{hints:?}");
    let disc = |number| ExerciseAction::ChooseDisc(Disc::new(number));
    let pegs =
        [(Bound::First, Peg::A), (Bound::Last, Peg::B)].map(|(bound, peg)| ExerciseAction::ChoosePeg(bound, Some(peg)));
    let page = html("?discs=4&task=predict.1&seed=7");
    let Some(Question::Predict(question)) = page.scene.question().cloned() else { panic!("a question about a move") };
    let wrong = if question.next.disc.number() == 4 { 1 } else { 4 };
    let told = page.after(disc(wrong)).after_all(pegs).after(ExerciseAction::Check);
    let moved = question.next.disc.to_string();
    assert!(told.text("[data-hint]").contains(&format!("Disc {moved} moves")), "{}", told.text("[data-hint]"));
    assert_eq!(told.attributes(".discs [data-pointed]", "data-disc"), [moved]);
}

/// Two numbers without a recurrence would lead to a wrong third one, and a rule may forbid what the discs allow.
#[test]
fn a_hint_does_not_mislead_under_other_rules() {
    let hint = |query: &str| {
        let page = html(query);
        let (wrong, _) = wrong_and_right(&page).unwrap();
        plain(&page.after_all(wrong).text("[data-hint]"))
    };
    assert!(!hint("?discs=5&pegs=4&task=count.1&seed=1").contains("fewer"));
    assert!(hint("?discs=3&rule=linear&task=legal.1&seed=16").contains("does the rule allow moves from C to A"));
    assert!(!hint("?discs=3&task=legal.1&seed=16").contains("rule"));
    // A rule may allow all moves.
    let mut rules = [0, 0];
    for (query, seed) in ["?discs=3&rule=cyclic", "?discs=3&rule=one-way"]
        .iter()
        .flat_map(|query| (1..20).map(move |seed| (query, seed)))
    {
        let page = html(&format!("{query}&task=legal.1&seed={seed}"));
        let Some((wrong, _)) = wrong_and_right(&page) else { continue };
        let is_restricted = !page.scene.puzzle().allows_all_moves();
        let asks_for_rule = page.after_all(wrong).text("[data-hint]").contains("rule");
        assert_eq!(asks_for_rule, is_restricted, "{query} {seed}");
        rules[usize::from(asks_for_rule)] += 1;
    }
    assert!(rules.into_iter().all(|count| count > 3), "{rules:?}");
}

/// Where the named part ends its task, another one around it goes on, which need not be the next one.
#[test]
fn a_hint_about_calls_looks_for_the_task_that_goes_on() {
    let mut kinds = [0, 0];
    for (discs, seed) in (3..7).flat_map(|discs| (1..12).map(move |seed| (discs, seed))) {
        let page = html(&format!("?discs={discs}&task=call.1&seed={seed}"));
        let Some(Question::Choice(ChoiceQuestion { asked: Subject::Call(call), .. })) = page.scene.question().cloned()
        else {
            panic!("{discs} {seed}: no question about calls")
        };
        let (wrong, _) = wrong_and_right(&page).unwrap();
        let levels =
            page.scene.solved().unwrap().with_recursion(|recursion| levels_at(recursion, &call.number, &|_| true));
        let levels = levels.unwrap().unwrap();
        let level = levels.iter().find(|level| level.steps[level.chosen].0 == call.part).unwrap();
        let is_last = level.steps[level.chosen + 1..].iter().all(|(_, length)| length.is_zero());
        let hint = page.after_all(wrong).text("[data-hint]");
        assert!(hint.contains(if is_last { "not finished" } else { "larger task" }), "{discs} {seed}: {hint}");
        kinds[usize::from(is_last)] += 1;
    }
    assert!(kinds.into_iter().all(|count| count > 3), "{kinds:?}");
}

#[test]
fn the_button_for_what_comes_next_stands_out() {
    for (_, query) in QUESTIONS {
        let page = html(query);
        let main = |page: &Page| page.attributes(".task .row .main > button", "data-command").join(" ");
        let Some((wrong, _)) = wrong_and_right(&page) else { continue };
        assert_eq!(main(&page), "check", "{query}");
        let tried = page.after_all(wrong);
        assert_eq!(main(&tried), "check", "{query}");
        assert_eq!(main(&tried.after(ExerciseAction::GiveUp)), "next-question", "{query}");
    }
}

#[test]
fn what_is_no_number_is_no_answer() {
    let page = question("tally");
    assert_eq!(page.position(), asked(&page));
    let refused = give(page, "x");
    assert!(refused.text(".verdict").chars().count() > 5);
    assert_eq!(right(&refused), None, "that is no number");
}

#[test]
fn the_stack_is_kept_back_while_its_depth_is_asked_for() {
    let page = question("depth");
    assert!(!page.has(".task [data-stack]"));
    let text = page.text(".task p");
    let (_, call) = text.split_once("hanoi(").expect("it names a call");
    let answered = give(page, &(4 - first_number(call) + 1).to_string());
    assert_eq!(right(&answered), Some("true"));
    let reason = answered.text("[data-reason]");
    let (_, rest) = reason.split_once("hanoi(4,").expect("the outermost call");
    let inner: Vec<char> = rest.split_once("hanoi(").expect("the innermost call").1.chars().take(2).collect();
    assert!(inner[0].is_ascii_digit() && inner[1] == ',', "{reason}");
}

#[test]
fn the_first_line_that_is_in_the_wrong_place_is_told() {
    let page = question("lines");
    let shown = places(&page);
    assert_eq!(page.count(".lines li"), 5);
    let failed = page.after(ExerciseAction::Check);
    assert_eq!(right(&failed), Some("false"));
    let wrong = (0..5).find(|&place| shown[place] != place).expect("they are not in order yet");
    let lines = failed.texts(".lines code");
    assert!(failed.text(".verdict").contains(lines[wrong].trim()), "it names the line");
    let sorted = sort(failed).after(ExerciseAction::Check);
    assert_eq!(right(&sorted), Some("true"));
}

#[test]
fn a_puzzle_without_a_program_says_so() {
    let page = html("?discs=4&pegs=4&task=lines.2&seed=11");
    assert!(!page.has("[data-command=check]"));
    assert!(page.text(".task p").chars().count() > 20);
}

#[test]
fn no_panel_tells_the_answer() {
    for (kind, query) in QUESTIONS {
        let page = html(&format!("{query}&show=towers,transport,scrubber,numbers,trace,code,exact"));
        let own: &[&str] = if kind == "count" { &["[data-panel=numbers]"] } else { &[] };
        let panels = ["[data-panel=trace]", "[data-panel=code]", "[data-panel=exact]"];
        for telling in [".transport .buttons", ".track"].iter().chain(&panels).chain(own) {
            assert!(!page.has(telling), "{kind}: {telling}");
        }
    }
}

/// The hint is about the order that was checked, and says nothing about another.
#[test]
fn a_hint_does_not_follow_what_is_sorted_on() {
    for query in ["?discs=4&task=lines.2&seed=11", "?discs=5&task=order.2&seed=4"] {
        let tried = html(query).after(ExerciseAction::Check);
        assert_eq!((right(&tried), tried.has("[data-hint]")), (Some("false"), true), "{query}");
        assert!(!tried.has(".task li[data-right]"), "{query}");
        let sorted = sort(tried);
        assert_eq!((right(&sorted), sorted.has("[data-hint]")), (None, false), "{query}");
        assert_eq!(sorted.text(".verdict").trim(), "", "{query}");
        assert_eq!(right(&sorted.after(ExerciseAction::Check)), Some("true"), "{query}");
    }
}

#[test]
fn the_answer_is_told_on_request_whatever_was_typed_since() {
    let page = question("count");
    let [_, given, more] = numbers(&page.text(".task p"))[..] else { panic!("{}", page.text(".task p")) };
    let told = give(give(page, &given.to_string()), "x").after(ExerciseAction::GiveUp);
    let words = told.text(".verdict");
    assert!(words.contains(&format!("The answer is: {}", (1 << more) - 1)), "{words}");
    let lines = question("lines").after(ExerciseAction::Check).after(ExerciseAction::GiveUp);
    assert_eq!(places(&lines), (0..places(&lines).len()).collect::<Vec<_>>());
    assert!(lines.has("[data-reason]"));
}
