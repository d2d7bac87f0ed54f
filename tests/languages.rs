//! Every language has the same messages as English, with the same arguments.

use std::collections::BTreeSet;
use std::fs;

use tower_of_hanoi::l10n::{Arg, DialogMessage, L10n, MessageKey, PageMessage, PanelMessage};
use tower_of_hanoi::model::Locale;
use tower_of_hanoi::solver::Index;

fn english() -> Vec<(&'static str, &'static str)> {
    [PageMessage::ALL, PanelMessage::ALL, DialogMessage::ALL].concat()
}

fn file(locale: Locale) -> String {
    let path = format!("{}/static/languages/{}.txt", env!("CARGO_MANIFEST_DIR"), locale.code());
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn texts(file: &str) -> Vec<(&str, &str)> {
    let lines = file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_once(" = ").unwrap_or_else(|| panic!("{line}"))).collect()
}

fn others() -> impl Iterator<Item = Locale> {
    Locale::ALL.into_iter().filter(|locale| *locale != Locale::English)
}

/// The placeholders of a text: their numbers and choices.
fn placeholders(text: &str) -> Vec<(&str, Option<&str>)> {
    let inside = text.split('{').skip(1).map(|piece| piece.split_once('}').expect(text).0);
    inside.map(|inner| inner.split_once('#').map_or((inner, None), |(number, all)| (number, Some(all)))).collect()
}

#[test]
fn every_text_is_translated_and_in_order() {
    let names: Vec<&str> = english().iter().map(|(name, _)| *name).collect();
    let different: BTreeSet<&str> = names.iter().copied().collect();
    assert_eq!(different.len(), names.len(), "each name once");
    for locale in others() {
        let file = file(locale);
        let own: Vec<&str> = texts(&file).iter().map(|(name, _)| *name).collect();
        for (own, name) in own.iter().zip(&names) {
            assert_eq!(own, name, "{locale:?}: the first text that is missing, unknown or out of order");
        }
        assert_eq!(own.len(), names.len(), "{locale:?}");
    }
}

#[test]
fn translations_have_the_same_arguments() {
    let arguments =
        |text: &str| placeholders(text).iter().map(|(number, _)| number.to_string()).collect::<BTreeSet<_>>();
    for locale in others() {
        let file = file(locale);
        for ((name, text), (_, english)) in texts(&file).into_iter().zip(english()) {
            assert_eq!(arguments(text), arguments(english), "{locale:?}, {name}: {text}");
            assert_eq!(text, text.trim(), "{locale:?}, {name}");
        }
    }
}

#[test]
fn choices_are_plural_categories_and_end_with_other() {
    let categories = ["zero", "one", "two", "few", "many", "other"];
    let files = others().map(file).collect::<Vec<_>>();
    let all = files.iter().flat_map(|file| texts(file)).chain(english());
    for (name, text) in all {
        for (_, choices) in placeholders(text) {
            let Some(choices) = choices else { continue };
            let names: Vec<&str> = choices.split('|').map(|choice| choice.split_once(':').expect(text).0).collect();
            let known = |name: &&str| categories.contains(name) || name.parse::<u32>().is_ok();
            assert!(names.iter().all(known), "{name}: {text}");
            assert_eq!(names.last(), Some(&"other"), "{name}: {text}");
        }
    }
}

/// Arabic has every plural category. The number format is that of browsers.
fn arabic() -> L10n {
    let category = |number: u32| match (number, number % 100) {
        (0, _) => 'z',
        (1, _) => '1',
        (2, _) => '2',
        (_, 3..=10) => 'f',
        (_, 11..=99) => 'm',
        _ => 'o',
    };
    let plurals: String = (0..200).map(category).chain(['o']).collect();
    L10n::parse(&format!("ar\n,/./3/4/{plurals}\n{}", file(Locale::Arabic))).expect("the file is complete")
}

#[test]
fn numbers_choose_their_plural() {
    let arabic = arabic();
    let text_with = |count: u64| arabic.format(PageMessage::PegCount, &[Arg::Count(count)]);
    let text =
        texts(&file(Locale::Arabic)).into_iter().find(|(name, _)| *name == "PegCount").map(|(_, text)| text.to_owned());
    let text = text.expect("there is such a text");
    let choice = |category: &str| {
        let choices = placeholders(&text)[0].1.expect("it has choices").to_owned();
        choices
            .split('|')
            .find_map(|choice| choice.strip_prefix(&format!("{category}:")).map(str::to_owned))
            .expect("there is such a text")
    };
    for (count, category) in [
        (0, "zero"),
        (1, "one"),
        (2, "two"),
        (3, "few"),
        (10, "few"),
        (11, "many"),
        (99, "many"),
        (100, "other"),
        (103, "few"),
        (1_000, "other"),
        (1_011, "many"),
    ] {
        let written = arabic.full(&Index::from(count));
        assert!(text_with(count).contains(&choice(category).replace('#', &written)), "{count}: {}", text_with(count));
    }
}

#[test]
fn an_invalid_file_is_rejected() {
    let whole = file(Locale::French);
    let line = format!(",/./3/4/{}", "o".repeat(201));
    assert!(L10n::parse(&format!("fr\n{line}\n{whole}")).is_some());
    let without_last = whole.trim_end().rsplit_once('\n').expect("lines").0;
    for bad in [
        "",
        "fr",
        "xx\n",
        &format!("fr\n{line}\n{without_last}"),
        &format!("fr\n,/./0/4/\n{whole}"),
        &format!("fr\n\n{whole}"),
    ] {
        assert!(L10n::parse(bad).is_none(), "{}", &bad[..bad.len().min(40)]);
    }
}
