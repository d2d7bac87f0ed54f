//! Every language has the same texts as English, with the same arguments.

use std::collections::BTreeSet;
use std::fs;

use tower_of_hanoi::l10n::{Arg, L10n, MessageInfo, NumberFormat, msg};
use tower_of_hanoi::model::Locale;
use tower_of_hanoi::solver::Index;

/// Texts that are English in other languages until somebody translates them.
const UNTRANSLATED: &[&str] = &[
    "header-settings",
    "header-puzzle",
    "header-present",
    "header-tools",
    "present-end",
    "rule-short-any",
    "rule-short-ring",
    "rule-short-one-way",
    "rule-short-row",
    "rule-short-star",
    "rule-short-custom",
    "dock-label",
    "dock-graph",
    "dock-why",
    "dock-recursion",
    "dock-timeline",
    "dock-move-counts",
    "dock-code",
    "dock-compare",
    "transport-speed-short",
    "timeline-point-at",
    "timeline-pointed-move",
    "timeline-flag",
    "timeline-pointed-move-solution",
    "digits-disc-moved-solution",
    "game-not-this",
    "scrubber-of-total",
    "scrubber-more",
    "game-invitation",
    "graph-one-position",
    "compare-first",
    "compare-second",
    "compare-puzzle",
    "game-bar-moves-left",
    "game-bar-moves",
    "game-leave",
    "game-leave-short",
    "game-restore",
    "game-restore-position",
    "game-refused-buried",
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
    "shortcuts-on-recursion",
    "shortcut-next-part",
    "shortcut-task-or-parts",
    "shortcut-go-to-part",
    "shortcut-repeat-task",
    "shortcut-other-digit",
    "why-answer",
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
    "puzzle-arrange",
    "puzzle-compare",
    "numbers-this-puzzle",
    "numbers-rule-and-pegs",
    "numbers-axis-moves",
    "code-languages",
    "race-axis-milliseconds",
    "graph-help-label",
    "graph-help",
    "graph-help-dots",
    "graph-layers",
    "graph-layer-solution",
    "graph-layer-game",
    "graph-make-start",
    "numbers-formula",
    "numbers-growth-doubles",
    "graph-depth",
    "graph-depth-last",
    "graph-corner-all",
    "graph-corner",
    "graph-part",
    "graph-hover-zoom",
    "graph-hover-here",
    "graph-hover-move",
    "graph-hover-on",
    "graph-hover-off",
    "graph-nearby",
    "graph-neighbour-next",
    "graph-neighbour-back",
    "exercise-ask-move-shortest",
    "exercise-ask-reach-peg",
    "exercise-ask-order-shortest",
    "exercise-answer-on-towers",
    "exercise-order-hint",
    "exercise-caption-moves",
    "exercise-caption-unknown",
    "exercise-moves-used",
    "exercise-moves-over",
    "exercise-picture-moved",
    "exercise-picture-moves",
    "exercise-try-again",
    "exercise-show-solution",
    "exercise-see-tab",
    "exercise-because-smallest",
    "exercise-because-one-aside",
    "exercise-because-all-aside",
    "exercise-because-apart",
    "exercise-because-target",
    "exercise-last-move",
    "exercise-enough",
    "exercise-score",
    "tour-recursion-about",
    "tour-doubling-about",
    "tour-bits-about",
    "tour-triangle-about",
    "tour-rules-about",
    "tour-four-pegs-about",
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

/// The number of each placeholder of a text, with its choices. Choices may hold placeholders, too.
fn placeholders(text: &str) -> Vec<(&str, Option<&str>)> {
    let inside = text.split('{').skip(1).map(|piece| piece.split_once('}').map_or(piece, |(inside, _)| inside));
    inside.map(|inner| inner.split_once('#').map_or((inner, None), |(number, all)| (number, Some(all)))).collect()
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

#[test]
fn choices_are_plural_categories_and_end_with_other() {
    let categories = ["zero", "one", "two", "few", "many", "other"];
    let files = others().map(file).collect::<Vec<_>>();
    let all = files.iter().flat_map(|file| texts(file)).chain(english());
    for (MessageInfo { id: name, .. }, text) in all {
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
    let text_with = |count: u64| arabic.format(msg::TOWERS_PEG_DISCS, [Arg::Count(count)]);
    let file = file(Locale::Arabic);
    let (_, text) = texts(&file).into_iter().find(|(message, _)| message.id == "towers-peg-discs").unwrap();
    let choice = |category: &str| {
        let choices = placeholders(text)[0].1.expect("it has choices").to_owned();
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

/// Numbers with a sample of each kind of argument, and numbers on which plurals and digit groups depend.
fn samples(kind: &str, sample: &'static str) -> Vec<Arg<'static>> {
    let counts = [0, 1, 2, 5, 11, 100, u64::MAX].into_iter();
    match kind {
        "number" => counts.map(|count| Arg::from(&*Box::leak(Box::new(Index::from(count))))).collect(),
        "count" => counts.map(Arg::Count).collect(),
        "decimal" => ["0.5", "1", "2", sample].into_iter().map(Arg::Decimal).collect(),
        _ => vec![Arg::Text(sample)],
    }
}

/// No text shows a placeholder, the signs of a choice or a doubled space, whatever its arguments are.
#[test]
fn every_text_can_be_filled_in() {
    let format = NumberFormat::ENGLISH;
    for locale in others().map(Some).chain([None]) {
        let file = locale.map_or_else(String::new, file);
        let all = locale.map_or_else(|| english().collect(), |_| texts(&file));
        for (message, text) in all {
            let kinds: Vec<_> = message.arguments.iter().map(|(_, kind, sample)| samples(kind, sample)).collect();
            let most = kinds.iter().map(Vec::len).max().unwrap_or(1);
            for place in 0..most {
                let args: Vec<_> = kinds.iter().map(|samples| samples[place % samples.len()].clone()).collect();
                let shown = tower_of_hanoi::l10n::interpolate(text, &args, &format);
                let is_clean = !shown.contains(['{', '}', '|', '#']) && !shown.contains("  ");
                assert!(is_clean && shown.is_empty() == text.is_empty(), "{locale:?}, {}: {shown}", message.id);
            }
        }
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
