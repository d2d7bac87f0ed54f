//! Every language says everything that English says, of the same facts.

use std::collections::BTreeSet;
use std::fs;

use tower_of_hanoi::l10n::{Arg, DialogMessage, L10n, Label, Message, PanelMessage};
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

/// What stands in braces in a text, and what is chosen there.
fn places(text: &str) -> Vec<(&str, Option<&str>)> {
    let inside = text.split('{').skip(1).map(|piece| piece.split_once('}').expect(text).0);
    inside.map(|place| place.split_once('#').map_or((place, None), |(number, all)| (number, Some(all)))).collect()
}

#[test]
fn no_text_is_missing_and_each_is_in_its_place() {
    let names: Vec<&str> = english().iter().map(|(name, _)| *name).collect();
    let different: BTreeSet<&str> = names.iter().copied().collect();
    assert_eq!(different.len(), names.len(), "a name means one text");
    for locale in others() {
        let file = file(locale);
        let own: Vec<&str> = texts(&file).iter().map(|(name, _)| *name).collect();
        assert_eq!(own, names, "{locale:?}");
    }
}

#[test]
fn each_text_is_made_of_the_same_facts() {
    let facts = |text: &str| places(text).iter().map(|(number, _)| number.to_string()).collect::<BTreeSet<_>>();
    for locale in others() {
        let file = file(locale);
        for ((name, text), (_, english)) in texts(&file).into_iter().zip(english()) {
            assert_eq!(facts(text), facts(english), "{locale:?}, {name}: {text}");
            assert_eq!(text, text.trim(), "{locale:?}, {name}");
        }
    }
}

#[test]
fn choices_have_names_and_an_end() {
    let categories = ["zero", "one", "two", "few", "many", "other"];
    let files = others().map(file).collect::<Vec<_>>();
    let all = files.iter().flat_map(|file| texts(file)).chain(english());
    for (name, text) in all {
        for (_, choices) in places(text) {
            let Some(choices) = choices else { continue };
            let names: Vec<&str> = choices.split('|').map(|choice| choice.split_once(':').expect(text).0).collect();
            let known = |name: &&str| categories.contains(name) || name.parse::<u32>().is_ok();
            assert!(names.iter().all(known), "{name}: {text}");
            assert_eq!(names.last(), Some(&"other"), "{name}: {text}");
        }
    }
}

/// As browsers tell it of Arabic, which has every category.
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
    L10n::parse(&format!("ar\n,/./3/4/{plurals}\n{}", file(Locale::Arabic))).expect("the file is whole")
}

#[test]
fn numbers_choose_their_plural() {
    let arabic = arabic();
    let said = |count: u64| arabic.fill(PageMessage::PegCount, &[Arg::Count(count)]);
    let text =
        texts(&file(Locale::Arabic)).into_iter().find(|(name, _)| *name == "PegCount").map(|(_, text)| text.to_owned());
    let text = text.expect("it is there");
    let choice = |category: &str| {
        let choices = places(&text)[0].1.expect("it has choices").to_owned();
        choices
            .split('|')
            .find_map(|choice| choice.strip_prefix(&format!("{category}:")).map(str::to_owned))
            .expect("it is there")
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
        let written = arabic.exact(&Index::from(count));
        assert!(said(count).contains(&choice(category).replace('#', &written)), "{count}: {}", said(count));
    }
}

#[test]
fn what_is_no_language_of_this_program_is_none() {
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
