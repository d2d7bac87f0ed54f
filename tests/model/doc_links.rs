//! Every example link in the documentation opens without a problem.

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
    }
}

#[test]
fn links_for_teachers_open() {
    let text = include_str!("../../docs/teaching.md");
    let links: Vec<_> = text.split('`').skip(1).step_by(2).filter(|code| code.starts_with('?')).collect();
    assert!(links.len() > 10, "{} links", links.len());
    links.into_iter().for_each(assert_opens);
}
