//! Every language has the same texts as English, with the same arguments.

#[path = "languages/filled.rs"]
mod filled;

use std::collections::BTreeSet;
use std::fs;

use tower_of_hanoi::l10n::{Arg, L10n, MessageInfo, NumberFormat, msg};
use tower_of_hanoi::model::Locale;
use tower_of_hanoi::solver::Index;

/// Texts that are English in other languages until somebody translates them.
const UNTRANSLATED: &[&str] = &[
    "header-settings",
    "header-present",
    "header-tools",
    "present-end",
    "header-puzzle",
    "rule-short-any",
    "rule-short-ring",
    "rule-short-one-way",
    "rule-short-row",
    "rule-short-star",
    "rule-short-custom",
    "search-progress",
    "dock-label",
    "dock-graph",
    "dock-why",
    "dock-timeline",
    "dock-move-counts",
    "dock-code",
    "footer-theme",
    "common-move",
    "common-numbered-move",
    "common-list",
    "common-long-list",
    "share-not-copied",
    "share-not-saved",
    "towers-keys-hint",
    "towers-game-keys-hint",
    "transport-speed-option",
    "transport-speed-short",
    "transport-speed-name",
    "transport-loop-first",
    "transport-loop-last",
    "scrubber-progress",
    "scrubber-progress-done",
    "scrubber-of-total",
    "scrubber-more",
    "scrubber-jump-back",
    "scrubber-jump-forward",
    "puzzle-rule-one-way-ring",
    "puzzle-path-shortest",
    "puzzle-path-shortest-most-set-aside",
    "puzzle-arrange",
    "puzzle-compare",
    "puzzle-total",
    "game-title",
    "game-invitation",
    "graph-one-position",
    "compare-first",
    "compare-second",
    "compare-puzzle",
    "game-moves-left",
    "game-moves-left-unknown",
    "game-solved-fewest",
    "game-solved-more",
    "game-moved",
    "game-bar-moves-left",
    "game-bar-moves",
    "game-leave",
    "game-leave-short",
    "game-not-this",
    "game-restore",
    "game-restore-position",
    "game-refused-buried",
    "game-refused-too-many-moves",
    "game-refused-same-peg",
    "game-refused-no-way-out",
    "timeline-point-at",
    "timeline-pointed-move",
    "timeline-pointed-move-solution",
    "timeline-flag",
    "zoom-show-all",
    "zoom-show-current",
    "digits-title",
    "digits-disc-moved-solution",
    "why-answer-task",
    "why-answer-first",
    "why-answer-best",
    "why-solved",
    "why-searching",
    "why-withheld",
    "why-unknown-way",
    "why-disc-title",
    "why-way-title",
    "why-task-title",
    "why-choice-title",
    "why-disc-zeros-binary",
    "why-disc-zeros-base",
    "why-disc-largest",
    "why-disc-smallest",
    "why-disc-next",
    "why-disc-listed",
    "why-disc-only",
    "why-way-once",
    "why-way-round",
    "why-way-back-and-forth",
    "why-way-one-way",
    "why-way-only",
    "why-way-straight",
    "why-way-by-forbidden",
    "why-way-by-chosen",
    "why-way-on",
    "why-task-intro",
    "why-task-first",
    "why-task-between",
    "why-task-last",
    "why-tasks-left-out",
    "why-tasks-all",
    "why-choice-distance",
    "why-choice-searched",
    "why-choice-moves",
    "why-choice-unreachable",
    "why-choice-unknown",
    "why-choice-unknown-hint",
    "why-choice-none",
    "why-formula-title",
    "why-formula-pegs",
    "task-name",
    "recursion-hint",
    "recursion-picture-hint",
    "recursion-picture-label",
    "recursion-as-table",
    "recursion-block-task",
    "recursion-block-move",
    "recursion-larger",
    "recursion-repeat",
    "recursion-start",
    "recursion-end",
    "recursion-search-progress",
    "recursion-other-pictures",
    "recursion-show-all",
    "recursion-go-to-start",
    "recursion-go-to-end",
    "recursion-play-loop",
    "recursion-block-label",
    "graph-help-label",
    "graph-help",
    "graph-help-dots",
    "graph-layers",
    "graph-layer-solution",
    "graph-layer-game",
    "graph-make-start",
    "graph-depth",
    "graph-depth-last",
    "graph-corner-all",
    "graph-corner",
    "graph-part",
    "graph-hover-zoom",
    "graph-hover-here",
    "graph-hover-on",
    "graph-hover-off",
    "graph-nearby",
    "graph-neighbour-next",
    "graph-neighbour-back",
    "numbers-this-puzzle",
    "numbers-rule-and-pegs",
    "numbers-axis-moves",
    "numbers-one-move-a-second",
    "numbers-formula",
    "numbers-growth-doubles",
    "numbers-growth",
    "code-languages",
    "compare-pace-progress",
    "compare-pace-move-number",
    "compare-not-possible",
    "race-start",
    "race-axis-milliseconds",
    "race-algorithm-seeking",
    "share-kind-frame",
    "share-kind-exercise",
    "share-opens-current-move",
    "share-opens-start",
    "share-opens-playing",
    "share-qr-code",
    "share-qr-code-too-long",
    "share-needs-server",
    "worksheet-puzzle",
    "worksheet-name",
    "exercise-heading",
    "exercise-ask-move-shortest",
    "exercise-ask-reach-peg",
    "exercise-ask-order-shortest",
    "exercise-ask-order",
    "exercise-answer-on-towers",
    "exercise-order-hint",
    "exercise-caption-moves",
    "exercise-caption-unknown",
    "exercise-moves-used",
    "exercise-moves-over",
    "exercise-field-from",
    "exercise-field-to",
    "exercise-picture",
    "exercise-move-earlier",
    "exercise-move-later",
    "exercise-picture-moved",
    "exercise-try-again",
    "exercise-wrong",
    "exercise-see-tab",
    "exercise-because-smallest",
    "exercise-because-one-aside",
    "exercise-because-all-aside",
    "exercise-because-apart",
    "exercise-because-target",
    "exercise-last-move",
    "exercise-enough",
    "exercise-score",
    "shortcuts-title",
    "accessibility-title",
    "shortcuts-on-pictures",
    "shortcuts-on-recursion",
    "shortcut-next-part",
    "shortcut-task-or-parts",
    "shortcut-go-to-part",
    "shortcut-repeat-task",
    "key-page-up-down",
    "key-home-end",
    "key-space",
    "key-enter",
    "key-escape",
    "key-arrows-home-end",
    "key-undo",
    "key-redo",
    "shortcut-other-digit",
    "tour-recursion-about",
    "tour-doubling-about",
    "tour-bits-about",
    "tour-triangle-about",
    "tour-rules-about",
    "tour-four-pegs-about",
    "problem-rejected",
    "problem-rejected-text",
    "problem-field-keeps",
    "problem-before-start",
    "problem-past-end",
    "problem-no-such-peg",
    "problem-position-disc-count",
    "problem-discs-values",
    "problem-rule-values",
    "problem-position-values",
    "problem-move-values",
    "problem-speed-values",
    "problem-panels-values",
    "problem-range-values",
    "problem-graph-values",
    "problem-disc-values",
    "problem-number-values",
    "problem-compare-values",
    "problem-walk-values",
    "problem-bounds-values",
    "problem-share-values",
    "problem-word-values",
    "no-solution-disc-cannot-reach",
    "no-solution-deadlock",
    "no-solution-search-stopped",
    "no-solution-two-pegs",
    "no-solution-too-many-positions",
    "no-solution-path-all-positions",
    "no-solution-too-many-discs",
];

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

#[test]
fn every_text_is_translated() {
    let names: BTreeSet<&str> = msg::ALL.iter().map(|message| message.id).collect();
    assert_eq!(names.len(), msg::ALL.len(), "each name once");
    for locale in others() {
        let file = file(locale);
        let missing: BTreeSet<_> =
            texts(&file).into_iter().filter(|(_, text)| text.is_empty()).map(|(one, _)| one.id).collect();
        let expected = if locale.is_pseudo() { &[] } else { UNTRANSLATED };
        assert_eq!(missing, expected.iter().copied().collect(), "{locale:?}");
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
    let plurals: String = (0..200).map(category).chain(['o']).collect();
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
