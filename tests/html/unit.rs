//! The teaching unit in `docs/unit/`: its links open, and its answers are those of the page.

use tower_of_hanoi::model::{ExerciseAction, NavigateAction};
use tower_of_hanoi::solver::Index;

use super::html;
use super::page::plain;

const PLAN: &str = include_str!("../../docs/unit/first-hour.md");
const HANDOUT: &str = include_str!("../../docs/unit/handout.md");

/// The cells of the rows of all tables in a document.
fn rows(text: &str) -> Vec<Vec<&str>> {
    let rows = text.lines().filter_map(|line| line.strip_prefix('|')?.strip_suffix('|'));
    rows.map(|row| row.split('|').map(str::trim).collect()).collect()
}

#[test]
fn its_links_open() {
    let texts = [PLAN, HANDOUT, include_str!("../../docs/unit/README.md"), include_str!("../../docs/unit/cut-out.md")];
    let links: Vec<_> = texts.iter().flat_map(|text| text.split('`').skip(1).step_by(2)).collect();
    let links: Vec<_> = links.into_iter().filter(|code| code.starts_with('?')).collect();
    assert!(links.len() > 4, "{links:?}");
    for link in links {
        assert!(html(link).scene.problems.is_empty(), "{link}");
    }
}

#[test]
fn its_key_has_the_moves_of_the_solution() {
    let (sheet, key) = HANDOUT.split_once("# Key").unwrap();
    let moves: Vec<_> = rows(key).into_iter().filter(|row| row.len() == 4).skip(2).collect();
    assert_eq!(moves.len(), 7);
    for (number, row) in (1_u64..).zip(moves) {
        let step = html("discs=3").after(NavigateAction::Seek(Index::from(number))).scene.last_move().unwrap();
        let pegs = [step.from, step.to].map(|peg| peg.letter().to_string());
        assert_eq!(row, [&number.to_string(), &step.disc.to_string(), &pegs[0], &pegs[1]]);
    }
    assert!(!sheet.contains("31") && !sheet.contains("4,095"), "the handout gives nothing away");
    for text in [key, PLAN] {
        let counts = rows(text).into_iter().filter(|row| row.len() == 3 && row[1].contains(" + 1 + "));
        let counts: Vec<_> = counts.collect();
        assert!(counts.len() >= 4);
        for row in counts {
            let total = html(&format!("discs={}", row[0])).scene.total().to_string();
            let less = html(&format!("discs={}", row[0].parse::<u32>().unwrap() - 1)).scene.total().to_string();
            let less = if row[0] == "1" { "0".to_owned() } else { less };
            assert_eq!((row[1], row[2]), (&*format!("{less} + 1 + {less}"), &*total), "{row:?}");
        }
    }
}

/// The questions of an exercise that the plan names are asked, and its answers are right.
#[test]
fn its_answers_are_right_in_the_page() {
    let answers = PLAN.split_once("## Answers to the lesson steps").unwrap().1;
    for lesson in ["recursion", "doubling"] {
        let table = answers.split_once(&format!("`?lesson={lesson}`")).unwrap().1;
        let table = rows(table.split("\n\n").nth(1).unwrap());
        let mut page = html(&format!("?lesson={lesson}&step=4"));
        let questions: Vec<_> = table.into_iter().filter(|row| row[0].starts_with("4,")).collect();
        assert_eq!(questions.len(), 2, "{lesson}");
        for row in questions {
            let right = row[2].split([',', '.']).next().unwrap().trim_end_matches(" again");
            let asked = plain(&page.text("section.task"));
            assert!(asked.contains(row[1]), "{lesson}: {} is not in {asked}", row[1]);
            let options = page.texts("section.task label");
            let answer = match options.iter().position(|option| plain(option).contains(right)) {
                Some(option) => ExerciseAction::Choose(option),
                None => ExerciseAction::InputIndex(right.to_owned()),
            };
            page = page.after_all([answer, ExerciseAction::Check]);
            assert_eq!(page.attribute("section.task .verdict", "data-right"), Some("true"), "{lesson}: {row:?}");
            page = page.after(ExerciseAction::NextQuestion);
        }
    }
}
