//! The share dialog, as far as it only says something.

use std::collections::HashSet;

use tower_of_hanoi::model::exercise::{NumberQuestion, Question, SheetQuestion, Subject, worksheet_questions};
use tower_of_hanoi::model::share::{FileFormat, PictureOf};
use tower_of_hanoi::model::{Action, Bound, ExerciseKind, Locale, ShareAction, ShareEdit};
use tower_of_hanoi::solver::{Puzzle, Rule};

use super::board::{move_at, solve};
use super::{Page, html, html_in};

/// Opens a link, in which the dialog is open.
fn open(query: &str) -> Page {
    let page = html(query);
    page.one("dialog");
    page
}

/// Types in a field.
#[track_caller]
fn type_in(page: Page, name: &str, action: fn(String) -> ShareEdit, text: &str) -> Page {
    page.one(&format!("dialog input[name={name}]"));
    page.after(action(text.into()))
}

fn type_last_move(page: Page, text: &str) -> Page {
    type_in(page, "last-move", |text| ShareEdit::SetMoveBound(Bound::Last, text), text)
}

/// Selects a value in a list that offers it.
#[track_caller]
fn choose(page: Page, name: &str, value: &str, action: impl Into<Action>) -> Page {
    page.one(&format!("dialog select[name={name}] option[value={value}]"));
    page.after(action)
}

#[test]
fn a_link_contains_the_settings_of_the_dialog() {
    let page = open("?discs=5&move=9&share=frame.dark.300");
    assert_eq!(page.attribute("[name=number]", "value"), Some("300"));
    assert_eq!(page.attribute("[name=share-theme]", "data-chosen"), Some("dark"));
    assert!(!page.press("[data-command=close-share]", ShareAction::Close).has("dialog"));
}

#[test]
fn invalid_settings_are_reported_in_the_dialog_and_change_nothing() {
    let page = open("?discs=6&share=frame.blue");
    assert!(page.text("dialog").contains("“blue”"));
    let before = page.text("[data-piece]");
    let page = type_in(page, "number", ShareEdit::SetNumber, "7");
    let outcome = page.text(".outcome");
    let (_, after) = outcome.split_once("120").expect("the least");
    assert!(after.contains("2,000"), "{outcome}");
    assert_eq!(page.text("[data-piece]"), before);
}

#[test]
fn a_list_of_moves_begins_at_the_next_move_and_has_a_limit() {
    let first = 12_345_678_901_234_567_890u64;
    let page = open(&format!("?discs=64&move={first}&share=moves.csv"));
    assert_eq!(page.attribute("[name=first-move]", "value"), Some((first + 1).to_string().as_str()));
    let page = type_last_move(page, &(first + 1_000_000).to_string());
    let says = |page: &Page, text: &str| page.text("dialog").contains(text);
    assert!(says(&page, "1,000,000 moves") && !says(&page, "at most 1,000,000 moves"));
    assert!(page.has("[data-command=download]"));
    let page = type_last_move(page, &(first + 1_000_001).to_string());
    assert!(says(&page, "at most 1,000,000 moves"));
    assert!(!page.has("[data-command=download]"));
}

#[test]
fn a_worksheet_has_questions_and_answers_on_a_separate_page() {
    let page = open("?discs=5&move=9&rule=one-way&share=worksheet.3");
    let papers = page.texts(".paper");
    let [questions, answers] = papers.as_slice() else { panic!("{papers:?}") };
    assert!(questions.contains("What is move 10?"), "{questions}");
    let solution = solve(&Puzzle::builder().discs(5).rule(Rule::OneWay).build().unwrap());
    let said = format!("Move 10 takes {}.", move_at(&solution, "10"));
    assert!(answers.contains(&said), "{answers}");
    assert!(!questions.contains("Move 10 takes"), "the answer is not on the sheet");
    assert_eq!(page.count(".paper:not(.answers) li"), 3);
}

/// In every language: as many answers as questions, and no answer beside its question.
#[test]
fn a_worksheet_of_each_kind_has_its_answers_on_the_other_page() {
    for locale in Locale::spoken() {
        for kind in ExerciseKind::ALL.into_iter().filter(|kind| kind.is_on_paper()) {
            let page = html_in(locale, &format!("?discs=4&share=worksheet.{}.4", kind.name()));
            let name = format!("{locale} {kind}");
            assert_eq!(page.attribute(".paper", "data-kind"), Some(kind.name()), "{name}");
            let count = page.count(".paper:not(.answers) > ol > li");
            assert!((1..=4).contains(&count), "{name}: {count}");
            assert_eq!(page.count(".answers > ol > li"), count, "{name}");
            let questions = worksheet_questions(&page.scene, kind, 4);
            for (SheetQuestion { question, order }, answer) in questions.iter().zip(page.texts(".answers > ol > li")) {
                let reason = page.l10n.reason(&page.scene, question);
                let is_list = !order.is_empty();
                assert!(is_list || answer.ends_with(&reason), "{name}: {answer}");
                assert!(reason.is_empty() || !page.text(".paper:not(.answers)").contains(&reason), "{name}: {reason}");
                match question {
                    Question::Number(question) => {
                        assert!(answer.starts_with(&page.l10n.full(&question.wanted)), "{name}")
                    }
                    Question::Choice(question) => {
                        let right = page.l10n.choice(&question.options[question.right]);
                        let letter = ["a", "b", "c", "d"][question.right];
                        assert!(answer.starts_with(&format!("{letter}. {right}")), "{name}: {answer}");
                    }
                    Question::Order(_) | Question::Lines(_) => {
                        let first = order.iter().position(|&place| place == 0).unwrap();
                        assert!(answer.starts_with(["a", "b", "c", "d", "e"][first]), "{name}: {answer}");
                    }
                    Question::Predict(_) | Question::Reach { .. } | Question::Write(_) => {}
                }
            }
        }
    }
}

/// No two questions on a sheet look the same without their options, and nothing on the sheet tells what one of them asks for.
#[test]
fn no_question_is_on_a_sheet_twice() {
    for (kind, query) in ["call", "prints", "next-line", "depth", "legal", "tally", "count"]
        .into_iter()
        .flat_map(|kind| ["?discs=3", "?discs=4&move=5", "?discs=8"].map(|query| (kind, query)))
    {
        let page = html(&format!("{query}&share=worksheet.{kind}.20"));
        let printed = page.all(".paper:not(.answers) > ol > li").into_iter().map(|item| {
            let parts = item
                .child_elements()
                .filter(|part| part.value().name() != "ol" && part.value().attr("class") != Some("blank"));
            parts.map(|part| part.html()).collect::<String>()
        });
        let printed: Vec<String> = printed.collect();
        let different: HashSet<&String> = printed.iter().collect();
        assert!(
            printed.len() > 1 && different.len() == printed.len(),
            "{query} {kind}: {} of {}",
            different.len(),
            printed.len()
        );
        for SheetQuestion { question, .. } in worksheet_questions(&page.scene, kind.parse().unwrap(), 20) {
            if let (Question::Number(question), "count") = (question, kind) {
                let told = format!(": {}.", page.l10n.full(&question.wanted));
                assert!(!page.text(".paper:not(.answers)").contains(&told), "{query}: {told}");
                // The heading names it.
                assert_ne!(&question.wanted, page.scene.total(), "{query}");
            }
        }
    }
}

/// Learners work up from the towers that they can move, and without a recurrence they cannot go far.
#[test]
fn a_sheet_asks_for_the_moves_of_small_towers_first() {
    let discs = |query: &str, count| {
        let questions = worksheet_questions(&html(query).scene, ExerciseKind::Count, count).into_iter();
        let mut discs: Vec<u32> = questions
            .map(|sheet| match sheet.question {
                Question::Number(NumberQuestion { asked: Subject::Count(count), .. }) => count.discs + 1,
                other => panic!("{query}: {other:?}"),
            })
            .collect();
        discs.sort_unstable();
        discs
    };
    for move_number in 0..15 {
        assert_eq!(discs(&format!("?discs=4&move={move_number}"), 3), [3, 5, 7], "{move_number}");
    }
    assert_eq!(discs("?discs=5", 3), [3, 7, 9]);
    assert_eq!(discs("?discs=8", 20), [3, 5, 7, 9, 11, 13, 15, 17, 19]);
    for (query, most) in [("?discs=5&pegs=4", 9), ("?discs=3&pegs=4&rule=star", 8), ("?discs=4&rule=cyclic&pegs=4", 8)]
    {
        let asked = discs(query, 20);
        assert!(asked.len() > 1 && asked.iter().all(|&discs| discs <= most), "{query}: {asked:?}");
    }
}

#[test]
fn a_film_says_what_is_too_much_for_it() {
    let page = open("?discs=200&share=film");
    assert!(!page.has("[data-command=download]"));
    assert!(page.text("dialog").contains("106"));
    let page = type_in(page, "number", ShareEdit::SetNumber, "1600");
    assert!(page.has("[data-command=download]"));
    let page = type_last_move(page, "201");
    assert!(page.text("dialog").contains("200"));
    assert!(!page.has("[data-command=download]"));
}

#[test]
fn only_the_towers_become_slides() {
    let page = choose(open("?discs=3&share=picture"), "file", "beamer", ShareEdit::SetFormat(FileFormat::Beamer));
    assert!(page.has("[data-command=download]"));
    assert_eq!(page.attribute("[name=last-move]", "value"), Some("7"));
    let page = choose(page, "picture", "timeline", ShareEdit::SetPicture(PictureOf::Timeline));
    assert!(!page.has("[name=file] option[value=beamer]"));
}
