//! Which texts a language has from an older English, and which it leaves in English. `english.tsv` beside the files of the languages
//! lists them. When an English text changes, its fingerprint does, and every language has an older text until a translator says
//! otherwise: see docs/translations.md.

use std::collections::{BTreeMap, BTreeSet};
use std::{env, fs};

use fluent_syntax::ast::{Entry, Message, Resource};
use fluent_syntax::{parser, serializer};
use tower_of_hanoi::model::Locale;

/// The texts of the page and those of the lessons.
const FOLDERS: [&str; 2] = ["static/locales", "static/lessons"];
const HEAD: &str = "id\tfingerprint\tolder\tin English";

/// A line of the list, without the id.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Row {
    /// Of the English text.
    fingerprint: String,
    /// The languages whose text was made from another English text.
    older: BTreeSet<String>,
    /// The languages that have no text of their own.
    pub in_english: BTreeSet<String>,
}

/// The texts of a language by id, without comments and in one form, whatever their spaces and line breaks.
fn texts(folder: &str, code: &str) -> BTreeMap<String, String> {
    let source = fs::read_to_string(format!("{folder}/{code}.ftl")).unwrap_or_default();
    let resource = parser::parse(&*source).unwrap_or_else(|(_, errors)| panic!("{folder}/{code}.ftl: {errors:?}"));
    let text = |entry: Entry<&str>| match entry {
        Entry::Message(message) => {
            let id = message.id.name.to_owned();
            let body = vec![Entry::Message(Message { comment: None, ..message })];
            Some((id, serializer::serialize(&Resource { body })))
        }
        Entry::Term(_)
        | Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    };
    resource.body.into_iter().filter_map(text).collect()
}

/// FNV-1a in 32 bits (Fowler, Noll and Vo, 1991), as eight hexadecimal digits.
fn fingerprint(text: &str) -> String {
    let hash = text.bytes().fold(0x811c_9dc5u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{hash:08x}")
}

fn codes() -> BTreeSet<String> {
    let is_translated = |locale: &Locale| *locale != Locale::English && !locale.is_pseudo();
    Locale::ALL.iter().filter(|locale| is_translated(locale)).map(|locale| locale.code().to_owned()).collect()
}

/// The lines of the list by id.
pub fn listed(folder: &str) -> BTreeMap<String, Row> {
    let list = fs::read_to_string(format!("{folder}/english.tsv")).unwrap_or_default();
    let row = |line: &str| {
        let mut cells = line.split('\t').map(str::to_owned);
        let mut next = || cells.next().unwrap_or_default();
        let (id, fingerprint, older, in_english) = (next(), next(), next(), next());
        let codes = |cell: String| cell.split_whitespace().map(str::to_owned).collect();
        (id, Row { fingerprint, older: codes(older), in_english: codes(in_english) })
    };
    list.lines().skip(1).map(row).collect()
}

/// The list as it should be, given the present one.
fn updated(folder: &str, listed: &BTreeMap<String, Row>) -> BTreeMap<String, Row> {
    let translated: BTreeMap<String, _> =
        codes().into_iter().map(|code| (code.clone(), texts(folder, &code))).collect();
    let row = |(id, text): (String, String)| {
        let fingerprint = fingerprint(&text);
        let (present, missing): (Vec<_>, Vec<_>) = translated.iter().partition(|(_, texts)| texts.contains_key(&id));
        let names = |languages: Vec<(&String, _)>| languages.into_iter().map(|(code, _)| code.clone()).collect();
        let (present, in_english): (BTreeSet<String>, _) = (names(present), names(missing));
        let older = match listed.get(&id) {
            Some(row) if row.fingerprint == fingerprint => row.older.intersection(&present).cloned().collect(),
            Some(_) => present,
            // A new text is translated from what it says now.
            None => BTreeSet::new(),
        };
        (id, Row { fingerprint, older, in_english })
    };
    texts(folder, "en").into_iter().map(row).collect()
}

fn write(folder: &str, rows: &BTreeMap<String, Row>) {
    let codes = |codes: &BTreeSet<String>| codes.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
    let line = |(id, row): (&String, &Row)| {
        let line = format!("{id}\t{}\t{}\t{}", row.fingerprint, codes(&row.older), codes(&row.in_english));
        format!("{}\n", line.trim_end())
    };
    let lines: String = rows.iter().map(line).collect();
    fs::write(format!("{folder}/english.tsv"), format!("{HEAD}\n{lines}")).unwrap();
}

/// With UPDATE=1, as in `make translations`, the list is written anew.
#[test]
fn a_list_says_which_translations_are_older_than_their_english() {
    for folder in FOLDERS {
        let listed = listed(folder);
        let updated = updated(folder, &listed);
        if env::var_os("UPDATE").is_some() {
            write(folder, &updated);
            continue;
        }
        let is_other = |id: &&String| listed.get(*id) != updated.get(*id);
        let other: BTreeSet<&String> = listed.keys().chain(updated.keys()).filter(is_other).collect();
        let some: Vec<_> = other.iter().take(5).collect();
        assert!(
            other.is_empty(),
            "{folder}/english.tsv: run `make translations`: {} lines change, as {some:?}",
            other.len()
        );
    }
}

/// A changed text is older in all languages that have it, a new one in none, and what is gone leaves the list.
#[test]
fn a_changed_text_is_marked_in_each_language() {
    for folder in FOLDERS {
        let now = updated(folder, &BTreeMap::new());
        assert!(now.values().all(|row| row.older.is_empty()));
        for id in now.keys().step_by(37) {
            let mut before = now.clone();
            before.get_mut(id).unwrap().fingerprint = fingerprint("another text");
            before.insert("a-text-that-is-gone".into(), Row::default());
            let after = updated(folder, &before);
            let present: BTreeSet<String> = codes().difference(&now[id].in_english).cloned().collect();
            assert!(!present.is_empty() && after[id].older == present, "{id}");
            assert!(after.iter().all(|(other, row)| other == id || *row == now[other]), "{id} alone");
            // It stays so, until a translator deletes the language from the line.
            assert_eq!(updated(folder, &after), after);
        }
    }
}
