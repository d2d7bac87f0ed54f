//! Every example link in the documentation opens without a problem.

use tower_of_hanoi::model::Locale;
use tower_of_hanoi::model::exercise::{ExerciseKind, worksheet_questions};
use tower_of_hanoi::solver::graph::GraphFormat;

use super::*;

fn opened(query: &str) -> State {
    let state = open(query);
    if state.solution.search().is_some() { searches::searched(&state) } else { state }
}

fn assert_opens(query: &str) {
    let state = opened(query);
    assert!(state.problems.is_empty(), "{query}: {:?}", state.problems);
    let unknown = state.config.share.map(|share| share.unknown).unwrap_or_default();
    assert!(unknown.is_empty(), "{query}: {unknown:?}");
}

/// The examples in the last column of the tables in `docs/links.md`, with the first column of their rows.
fn table_examples() -> Vec<(&'static str, &'static str)> {
    let rows = include_str!("../../docs/links.md").lines().filter(|line| line.starts_with('|'));
    rows.filter_map(|row| {
        let (rest, example) = row.trim_end().strip_suffix("` |")?.rsplit_once("| `?")?;
        Some((rest.split('|').nth(1)?.trim(), example))
    })
    .collect()
}

#[test]
fn every_example_link_opens() {
    let examples = table_examples();
    assert!(examples.len() >= Parameter::ALL.len(), "{} examples", examples.len());
    for (_, query) in &examples {
        assert_opens(query);
    }
    for parameter in Parameter::ALL {
        let (cell, given) = (format!("`{parameter}`"), format!("{parameter}="));
        let has_example = examples.iter().any(|(first, query)| *first == cell && query.contains(&given));
        assert!(has_example, "{parameter} has no example");
        // A parameter that is parsed and then forgotten would open without a problem, too.
        for (_, query) in examples.iter().filter(|(first, query)| *first == cell && query.contains(&given)) {
            let written = link::format(&opened(query));
            assert!(written.contains(&given), "{query} is written as {written}");
        }
    }
}

#[test]
fn links_for_teachers_open() {
    let text = include_str!("../../docs/teaching.md");
    let links: Vec<_> = text.split('`').skip(1).step_by(2).filter(|code| code.starts_with('?')).collect();
    assert!(links.len() > 10, "{} links", links.len());
    links.into_iter().for_each(assert_opens);
}

/// A frame and an element differ from a link in these: they are embedded, have no place to learn, no address to share and no screen to fill.
fn is_attribute(parameter: &Parameter) -> bool {
    !matches!(parameter, Parameter::Embed | Parameter::Learn | Parameter::Share | Parameter::Present)
}

#[test]
fn each_attribute_of_the_element_is_described() {
    let manifest: serde_json::Value = serde_json::from_str(include_str!("../../static/custom-elements.json")).unwrap();
    let described = &manifest["modules"][0]["declarations"][0]["attributes"];
    let described: Vec<_> = described.as_array().unwrap().iter().filter_map(|one| one["name"].as_str()).collect();
    let table = include_str!("../../docs/embedding.md");
    for name in Parameter::ALL.into_iter().filter(is_attribute).map(Parameter::name) {
        assert!(described.contains(&name), "static/custom-elements.json does not describe {name}");
        assert!(table.contains(&format!("`{name}`")), "docs/embedding.md does not name {name}");
    }
}

#[test]
fn each_name_of_a_panel_and_a_rule_is_explained() {
    let text = include_str!("../../docs/links.md");
    let rules = Rule::NAMES.into_iter();
    for name in Panel::ALL.map(Panel::name).into_iter().chain(rules) {
        assert!(text.contains(&format!("\n| `{name}` |")), "docs/links.md has no row for {name}");
    }
    let others = [
        (include_str!("../../static/package/solver.d.ts"), "static/package/solver.d.ts", '"'),
        (include_str!("../../static/custom-elements.json"), "static/custom-elements.json", '"'),
        (include_str!("../../static/package/README.md"), "static/package/README.md", '`'),
    ];
    for (text, file, quote) in others {
        let text = text.replace('\\', "");
        for name in Rule::NAMES {
            assert!(text.contains(&format!("{quote}{name}{quote}")), "{file} does not name {name}");
        }
    }
}

/// How many there are of everything that the documents count.
#[test]
fn the_documents_count_right() {
    const WORDS: [&str; 21] = [
        "no",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
        "twenty",
    ];
    // The tour is told apart.
    let lessons = WORDS[ReadyLesson::ALL.len() - 1];
    let (kinds, languages) = (WORDS[ExerciseKind::ALL.len()], WORDS[Locale::spoken().count()]);
    let formats = WORDS[GraphFormat::ALL.len()];
    let state = opened("?discs=4");
    let on_paper = |kind: &ExerciseKind| !worksheet_questions(&state, *kind, 3).is_empty();
    let sheets = WORDS[ExerciseKind::ALL.iter().filter(|kind| on_paper(kind)).count()];
    let said = [
        (
            include_str!("../../README.md"),
            vec![
                format!("{lessons} lessons"),
                format!("{kinds} kinds of exercise"),
                format!("speaks {languages} languages"),
                format!("state graphs in {formats} formats"),
            ],
        ),
        (
            include_str!("../../docs/teaching.md"),
            vec![
                format!("{lessons} lessons"),
                format!("the {kinds} kinds"),
                format!("There are {kinds} kinds:"),
                format!("in all {languages} languages"),
            ],
        ),
        (include_str!("../../docs/unit/README.md"), vec![format!("the {lessons} lessons")]),
        (include_str!("../../ARCHITECTURE.md"), vec![format!("in {languages} languages")]),
        (
            include_str!("../../CHANGELOG.md"),
            vec![format!("There are {lessons} besides the tour"), format!("worksheets of {sheets} kinds")],
        ),
    ];
    for (text, sentences) in said {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for sentence in sentences {
            assert!(text.contains(&sentence), "“{sentence}” is in none of: {}", &text[..80]);
        }
    }
}
