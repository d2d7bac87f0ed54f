//! Every text of every language with sample values in its places.

use tower_of_hanoi::l10n::{Arg, MessageInfo, NumberFormat, interpolate};
use tower_of_hanoi::solver::Index;

use super::{choice_names, english, file, is_numeric, others, texts};

/// Numbers on which plurals and digit groups depend.
const NUMBERS: [u64; 7] = [0, 1, 2, 5, 11, 100, u64::MAX];
/// The letters of the plural categories in a number format.
const CATEGORIES: [&str; 6] = ["z", "1", "2", "f", "m", "o"];

/// A number format by which each number is in one category, so that each choice of a text is made.
fn format_of(category: &str) -> NumberFormat {
    let line: &'static str = format!(",/./3/4/{}", category.repeat(NumberFormat::PLURALS)).leak();
    NumberFormat::read(line).expect("it is complete")
}

/// Samples of each argument: numbers, the sample of its comment, and the words that English chooses by.
fn samples(message: &'static MessageInfo) -> Vec<Vec<Arg<'static>>> {
    let of_argument = |(place, (_, kind, sample)): (usize, &(&str, &'static str, &'static str))| match *kind {
        "number" => NUMBERS.map(|count| Arg::from(&*Box::leak(Box::new(Index::from(count))))).to_vec(),
        "count" => NUMBERS.map(Arg::Count).to_vec(),
        "decimal" => ["0.5", "1", "2", sample].map(Arg::Decimal).to_vec(),
        _ => {
            let names = choice_names(message.english, &place.to_string());
            let words = names.into_iter().filter(|name| !is_numeric(name)).map(Arg::Text);
            std::iter::once(Arg::Text(sample)).chain(words).collect()
        }
    };
    message.arguments.iter().enumerate().map(of_argument).collect()
}

/// Signs of placeholders and choices, names of arguments, and spaces that stand where a part is missing.
fn faults(shown: &str, message: &MessageInfo) -> Option<String> {
    let is_raw = |part: &&str| shown.contains(*part);
    let raw = ["{", "}", "|", "#", "$", "undefined", "  ", " ,", "( ", " )"].into_iter().find(is_raw);
    // Calls in programs have nothing between their brackets.
    let is_call = |at: usize| !shown[..at].ends_with(char::is_whitespace);
    let raw = raw.or_else(|| shown.match_indices("()").find(|&(at, _)| !is_call(at)).map(|(_, brackets)| brackets));
    // Names of one word, such as disc, are also words.
    let names = message.arguments.iter().map(|(name, ..)| *name).filter(|name| name.contains(char::is_uppercase));
    raw.or(names.into_iter().find(is_raw)).map(str::to_owned)
}

#[test]
fn every_text_can_be_filled_in() {
    for locale in others().map(Some).chain([None]) {
        let file = locale.map_or_else(String::new, file);
        let all: Vec<_> = locale.map_or_else(|| english().collect(), |_| texts(&file));
        for (message, text) in all.into_iter().filter(|(_, text)| !text.is_empty()) {
            let samples = samples(message);
            let most = samples.iter().map(Vec::len).max().unwrap_or(1);
            // The second argument runs ahead of the first, so that they differ.
            for (place, category) in (0..2 * most).flat_map(|place| CATEGORIES.map(|category| (place, category))) {
                let args: Vec<_> = samples
                    .iter()
                    .enumerate()
                    .map(|(at, all)| all[(place + at * place / most) % all.len()].clone())
                    .collect();
                let shown = interpolate(text, &args, &format_of(category));
                let fault = faults(&shown, message);
                assert_eq!((fault, shown.trim()), (None, &*shown), "{locale:?}, {}: {shown}", message.id);
                assert!(!shown.is_empty(), "{locale:?}, {}", message.id);
            }
        }
    }
}
