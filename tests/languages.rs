//! Every language has the same texts as English, with the same arguments.

#[path = "languages/filled.rs"]
mod filled;
#[path = "languages/translated.rs"]
mod translated;

use std::collections::BTreeSet;
use std::fs;

use tower_of_hanoi::l10n::{Arg, L10n, MessageInfo, NumberFormat, msg};
use tower_of_hanoi::model::Locale;
use tower_of_hanoi::solver::Index;

/// The file that the page loads, which is compiled from `static/locales/`.
fn file(locale: Locale) -> String {
    let path = format!("{}/languages/{}.txt", env!("OUT_DIR"), locale.code());
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Each message with its text in a language; empty where it is missing.
fn texts(file: &str) -> Vec<(&'static MessageInfo, &str)> {
    let mut lines = file.lines();
    assert_eq!(lines.next(), Some(msg::FINGERPRINT));
    let texts: Vec<_> = msg::ALL.iter().zip(lines.by_ref()).collect();
    assert_eq!((texts.len(), lines.next()), (msg::ALL.len(), None));
    texts
}

fn english<'a>() -> impl Iterator<Item = (&'static MessageInfo, &'a str)> {
    msg::ALL.iter().map(|message| (message, message.english))
}

fn others() -> impl Iterator<Item = Locale> {
    Locale::ALL.into_iter().filter(|locale| *locale != Locale::English)
}

/// The number of each placeholder of a text, with its choices, also of those in choices.
fn placeholders(text: &str) -> Vec<(&str, Option<Vec<&str>>)> {
    let Some((_, rest)) = text.split_once('{') else { return Vec::new() };
    let (inside, after) = split_outside(rest, '}');
    let nested = placeholders(inside);
    let one = match inside.split_once('#').filter(|(number, _)| number.parse::<usize>().is_ok()) {
        None => (inside, None),
        Some((number, choices)) => {
            let rests = std::iter::successors(Some(choices), |&rest| split_outside(rest, '|').1);
            (number, Some(rests.map(|rest| split_outside(rest, '|').0).collect()))
        }
    };
    [vec![one], nested, placeholders(after.unwrap_or_default())].concat()
}

/// Splits at the first sign that is in no braces.
fn split_outside(text: &str, sign: char) -> (&str, Option<&str>) {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        if letter == sign && depth == 0 {
            return (&text[..at], Some(&text[at + sign.len_utf8()..]));
        }
        depth += i32::from(letter == '{') - i32::from(letter == '}');
    }
    (text, None)
}

/// What a language leaves in English is in the list.
#[test]
fn every_text_is_translated_or_listed() {
    let names: BTreeSet<&str> = msg::ALL.iter().map(|message| message.id).collect();
    assert_eq!(names.len(), msg::ALL.len(), "each name once");
    let listed = translated::listed("static/locales");
    for locale in others() {
        let file = file(locale);
        let missing: BTreeSet<_> =
            texts(&file).into_iter().filter(|(_, text)| text.is_empty()).map(|(one, _)| one.id).collect();
        let listed = listed.iter().filter(|(_, row)| row.in_english.contains(locale.code()));
        assert_eq!(missing, listed.map(|(id, _)| id.as_str()).collect(), "{locale:?}");
    }
}

#[test]
fn translations_have_the_same_arguments() {
    let arguments =
        |text: &str| placeholders(text).iter().map(|(number, _)| number.to_string()).collect::<BTreeSet<_>>();
    for locale in others() {
        let file = file(locale);
        for ((message, text), (_, english)) in
            texts(&file).into_iter().zip(english()).filter(|((_, text), _)| !text.is_empty())
        {
            assert_eq!(arguments(text), arguments(english), "{locale:?}, {}: {text}", message.id);
            assert_eq!(text, text.trim(), "{locale:?}, {}", message.id);
        }
    }
}

/// The names of the choices of an argument, wherever the text has them.
fn choice_names<'a>(text: &'a str, number: &str) -> BTreeSet<&'a str> {
    let choices =
        placeholders(text).into_iter().filter(|(place, _)| *place == number).filter_map(|(_, choices)| choices);
    choices.flatten().filter_map(|choice| Some(choice.split_once(':')?.0)).collect()
}

/// A plural category, or a number.
fn is_numeric(name: &str) -> bool {
    ["zero", "one", "two", "few", "many", "other"].contains(&name) || name.parse::<u32>().is_ok()
}

#[test]
fn choices_are_plural_categories_or_words_of_english_and_end_with_other() {
    let files = others().map(file).collect::<Vec<_>>();
    let all = files.iter().flat_map(|file| texts(file)).chain(english()).filter(|(_, text)| !text.is_empty());
    for (message, text) in all {
        for number in (0..message.arguments.len()).map(|number| number.to_string()) {
            let words =
                |text| choice_names(text, &number).into_iter().filter(|name| !is_numeric(name)).collect::<Vec<_>>();
            assert_eq!(words(text), words(message.english), "{}: {text}", message.id);
            let is_bare = placeholders(text).contains(&(&*number, None));
            assert!(words(text).is_empty() || !is_bare, "{}: words of choices are not shown: {text}", message.id);
        }
        for (_, choices) in placeholders(text) {
            let last = choices.map(|choices| choices.last().copied().unwrap_or_default());
            assert!(last.is_none_or(|last| last.starts_with("other:")), "{}: {text}", message.id);
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
    let plurals: String = (0..200).map(category).chain("oooo".chars()).collect();
    L10n::parse(&format!("ar\n,/./3/4/{plurals}\n{}", file(Locale::Arabic))).expect("the file is complete")
}

#[test]
fn numbers_choose_their_plural() {
    let arabic = arabic();
    let text_with = |count: u64| arabic.format(msg::TOWERS_PEG_DISCS, [Arg::Count(count)]);
    let file = file(Locale::Arabic);
    let (_, text) = texts(&file).into_iter().find(|(message, _)| message.id == "towers-peg-discs").unwrap();
    let choice = |category: &str| {
        let choices = placeholders(text)[0].1.clone().expect("it has choices");
        choices
            .iter()
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

/// 2⁸² − 1 ends in 03, but is written 4.83 × 10²⁴.
#[test]
fn a_rounded_number_does_not_choose_by_its_last_digits() {
    let (number, format) = (Index::mersenne(82), arabic().number_format());
    let chosen = |arg: Arg<'_>| tower_of_hanoi::l10n::interpolate("{0#few:few|other:other}", &[arg], format);
    assert_eq!(chosen(Arg::FullNumber(&number)), "few");
    assert_eq!(chosen(Arg::Number(&number)), "other");
    assert_eq!(chosen(Arg::Number(&Index::from(103))), "few");
}

/// French counts 0,5 and 1,5 like one, and 2,5 like two.
#[test]
fn the_plural_of_a_decimal_goes_by_its_whole_part() {
    let line: &'static str = format!("\u{202f}/,/3/4/{}o11o", "o".repeat(200)).leak();
    let format = NumberFormat::read(line).expect("it is complete");
    for (speed, said) in [("0.25", "0,25 coup"), ("1.5", "1,5 coup"), ("2.5", "2,5 coups"), ("60.0", "60,0 coups")] {
        let shown = tower_of_hanoi::l10n::interpolate("{0#one:# coup|other:# coups}", &[Arg::Decimal(speed)], &format);
        assert_eq!(shown, said);
    }
}

/// Choices may hold other arguments and choices.
#[test]
fn choices_nest() {
    let filled = |text: &str, first: u64, second: u64| {
        tower_of_hanoi::l10n::interpolate(text, &[Arg::Count(first), Arg::Count(second)], &NumberFormat::ENGLISH)
    };
    let text = "{0#0:none|one:# disc of {1}|other:# discs, {1#one:# move|other:# moves} # to go}.";
    assert_eq!(filled(text, 0, 9), "none.");
    assert_eq!(filled(text, 1, 9), "1 disc of 9.");
    assert_eq!(filled(text, 2_000, 1), "2,000 discs, 1 move 2,000 to go.");
    assert_eq!(filled("#{1}{0}{7}", 3, 4), "#43");
}

#[test]
fn an_invalid_file_is_rejected() {
    let whole = file(Locale::French);
    let line = format!(",/./3/4/{}", "o".repeat(NumberFormat::PLURALS));
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
