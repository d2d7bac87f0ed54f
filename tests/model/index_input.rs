//! Typed move numbers, and single steps.

use tower_of_hanoi::l10n::NumberFormat;
use tower_of_hanoi::model::ResolveIndexError;

use super::playing::wait;
use super::*;

/// The index of a typed text in a solution with this many moves.
pub fn resolve(text: &str, total: &Index) -> Result<Index, Reason> {
    let expr: IndexExpr = text.parse().map_err(|_| Reason::NotIndex)?;
    expr.resolve(total).map_err(Reason::Index)
}

const NUMBERS: [(&str, &str); 55] = [
    ("0", "0"),
    ("12,345,678,901,234,567,890", "12345678901234567890"),
    ("12 345 678 901 234 567 890", "12345678901234567890"),
    ("1’000", "1000"),
    ("1.048.577", "1048577"),
    ("1\u{202f}048\u{202f}577", "1048577"),
    ("\u{200f}١٬٠٤٨٬٥٧٧", "1048577"),
    ("१०,४८,५७७", "1048577"),
    ("１，０４８，５７７", "1048577"),
    ("۲^۱۰", "1024"),
    ("1_000", "1000"),
    ("12,34,567", "1234567"),
    ("1,050", "1050"),
    ("0xFF", "255"),
    ("0b1010_1010", "170"),
    ("2^63", "9223372036854775808"),
    ("2^63-1", "9223372036854775807"),
    ("2^64 − 1", "18446744073709551615"),
    ("2^10+2^3-1", "1031"),
    ("3^40", "12157665459056928801"),
    ("0^0", "1"),
    ("1/3", "6148914691236517205"),
    ("2 / 3", "12297829382473034410"),
    ("0%", "0"),
    ("50%", "9223372036854775807"),
    ("12.5 %", "2305843009213693951"),
    ("12,5%", "2305843009213693951"),
    ("100%", "18446744073709551615"),
    ("last", "18446744073709551615"),
    (" END ", "18446744073709551615"),
    ("first", "0"),
    ("half", "9223372036854775807"),
    ("Middle", "9223372036854775807"),
    ("½", "9223372036854775807"),
    ("⅔", "12297829382473034410"),
    ("1⁄3", "6148914691236517205"),
    ("1e6", "1000000"),
    ("1E18", "1000000000000000000"),
    ("1.8e19", "18000000000000000000"),
    ("1,5e3", "1500"),
    ("2.50e1", "25"),
    ("1e3-1", "999"),
    ("0e9999999", "0"),
    ("0x1e3", "483"),
    ("2**63", "9223372036854775808"),
    ("2⁶³−1", "9223372036854775807"),
    ("10⁹+2³", "1000000008"),
    ("\u{ad}12\u{200b}34\u{2060}5\u{feff}", "12345"),
    ("\u{202a}12,345\u{202c}\u{200d}", "12345"),
    ("１２，３４５", "12345"),
    ("𝟏𝟐", "12"),
    ("１ｅ３", "1000"),
    ("1e+9", "1000000000"),
    ("1.5E+18", "1500000000000000000"),
    ("0x1e+2", "32"),
];

#[test]
fn typed_numbers_are_exact() {
    let total = Index::mersenne(64);
    for (text, expected) in NUMBERS {
        assert_eq!(resolve(text, &total), Ok(index(expected)), "{text}");
    }
}

#[test]
fn texts_are_refused_for_the_right_reason() {
    let total = Index::mersenne(8);
    for text in [
        "",
        " ",
        "x",
        "1.5",
        "1,2",
        "--1",
        "1/0",
        "1/",
        "/3",
        "%",
        "2^",
        "^2",
        "0x",
        "0b2",
        "1,50",
        "1 00",
        "1,048.576",
        "1.048,5",
        "1.0485",
        ",123",
        "1,234,5",
        "1+1+1+1+1+1+1+1+1",
        "1e",
        "e3",
        "1e3e2",
        "1e-3",
        "1.5e0",
        "1.2.3e5",
        "1,000e",
        "2***3",
        "2⁶³⁄₂",
        "½½",
        "1½",
        "½1",
        "12,345e6",
        "half2",
        "half half",
        "\u{200b}",
        "1^2^3",
    ] {
        assert_eq!(resolve(text, &total), Err(Reason::NotIndex), "{text}");
    }
    for text in ["-1", "3-5", "0-1"] {
        assert_eq!(resolve(text, &total), Err(Reason::Index(ResolveIndexError::Negative)), "{text}");
    }
    let past_end = || Err(Reason::Index(ResolveIndexError::PastEnd(total.clone())));
    for text in [
        "256",
        "2^8",
        "1e3",
        "1e20000",
        "9e4000000000",
        "2⁸",
        "101%",
        "3/2",
        "2^900",
        "2^99999",
        "3^4000000000",
        "2^99999-2^99998",
    ] {
        assert_eq!(resolve(text, &total), past_end(), "{text}");
    }
    assert_eq!(resolve(&"9".repeat(1_000_000), &total), Err(Reason::NotIndex));
}

#[test]
fn every_number_of_a_link_is_read_alike() {
    let written = |number: u64| {
        let wide: String =
            number.to_string().bytes().filter_map(|digit| char::from_u32(0xFF10 + u32::from(digit - b'0'))).collect();
        [
            number.to_string(),
            format!(" {number}\u{200b}"),
            format!("\u{feff}{wide}"),
            format!("{number}-0"),
            format!("0x{number:x}"),
        ]
    };
    let numbers = [("discs", 5), ("pegs", 4), ("race", 9), ("mark", 3), ("seed", 77), ("move", 6)];
    for (name, number) in numbers {
        let [plain, others @ ..] = written(number);
        let open = |value: &str| {
            let value: String = form_urlencoded::byte_serialize(value.as_bytes()).collect();
            let query = if name == "discs" { String::new() } else { "discs=6&".into() };
            open(&format!("?{query}{name}={}", value.replace('+', "%20")))
        };
        let expected = open(&plain);
        assert_eq!(refused(&expected), [], "{name}");
        for text in others {
            let state = open(&text);
            assert_eq!((refused(&state), &state.config), (vec![], &expected.config), "{name}={text}");
        }
    }
}

/// Group separators, the size of all groups but the last, the smallest number of digits that is grouped, and the zero, as
/// browsers and keyboards have them in the languages of the page.
const FORMATS: [(&str, usize, usize, char); 12] = [
    (",", 3, 4, '0'),
    (".", 3, 4, '0'),
    (".", 3, 5, '0'),
    ("\u{202f}", 3, 4, '0'),
    ("\u{a0}", 3, 5, '0'),
    ("’", 3, 4, '0'),
    ("'", 3, 4, '0'),
    (",", 2, 4, '0'),
    (",", 2, 4, '०'),
    ("٬", 3, 4, '٠'),
    ("٬", 3, 4, '۰'),
    ("，", 3, 4, '０'),
];

proptest! {
    #[test]
    fn numbers_are_read_as_any_language_writes_them(words in prop::collection::vec(any::<u32>(), 0..12)) {
        let number = Index::from(BigUint::new(words));
        for (separator, group, min_grouped, zero) in FORMATS {
            let line = [separator, ",", &group.to_string(), &min_grouped.to_string(), &"o".repeat(NumberFormat::PLURALS)].join("/");
            let written = NumberFormat::read(line.leak()).unwrap().full(&number);
            let digit = |letter: char| letter.to_digit(10).and_then(|digit| char::from_u32(u32::from(zero) + digit));
            let written: String = written.chars().map(|letter| digit(letter).unwrap_or(letter)).collect();
            prop_assert_eq!(resolve(&written, &number), Ok(number.clone()), "{}", written);
        }
    }
}

#[test]
fn a_refused_text_changes_nothing() {
    let input = |state: State, text: &str| state.after(NavigateAction::EnterIndex(text.into()));
    let state = input(open("?move=7"), "seven");
    assert_eq!(state.index().to_u64(), Some(7));
    assert_eq!(refused(&state), [Parameter::Move]);
    assert_eq!(state.problems[0].value, "seven", "the problem repeats it");
    let state = input(state, "8");
    assert_eq!(state.index().to_u64(), Some(8));
    assert!(state.problems.is_empty());
}

#[test]
fn empty_texts_are_dropped() {
    for text in ["", "  "] {
        let state = open("?move=7").after(NavigateAction::EnterIndex(text.into()));
        assert_eq!(state.index().to_u64(), Some(7));
        assert!(state.problems.is_empty());
    }
}

#[test]
fn steps_stop_at_both_ends() {
    let state = open("?discs=2").after(NavigateAction::Previous);
    assert_eq!(state.index().to_u64(), Some(0));
    let state = (0..5).fold(state, |state, _| state.after(NavigateAction::Next));
    assert_eq!(state.index().to_u64(), Some(3));
    assert!(state.is_at_end());
    assert_eq!(state.clone().after(NavigateAction::JumpForward).index().to_u64(), Some(3));
    let subtracted = state.after(NavigateAction::ChangeDigit(1, DigitChange::Subtract));
    assert_eq!(subtracted.index().to_u64(), Some(1));
}

#[test]
fn the_next_action_but_not_playback_settles_the_problem_with_a_refused_text() {
    let after_refusal = |query: &str| open(query).after(NavigateAction::EnterIndex("abc".into()));
    for action in [Action::from(NavigateAction::Next), PuzzleEdit::Discs(discs(20)).into()] {
        let state = after_refusal("?discs=8").after(action);
        assert_eq!(refused(&state), []);
    }
    let playing = wait(after_refusal("?discs=8&play=1"), 3_000);
    assert_eq!(refused(&playing), [Parameter::Move]);
}

fn any_term() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<u128>().prop_map(|number| number.to_string()),
        "[1-9][0-9]{0,2}(,[0-9]{3}){1,6}",
        any::<u64>().prop_map(|number| format!("0x{number:x}")),
        any::<u64>().prop_map(|number| format!("0b{number:b}")),
        (any::<u32>(), any::<u32>()).prop_map(|(base, exponent)| format!("{base}^{exponent}")),
    ]
}

/// Valid move numbers.
fn any_expression() -> impl Strategy<Value = String> {
    let sum = (prop::option::of(prop::sample::select(vec!["-", "+", "−"])), any_term());
    let more = prop::collection::vec((prop::sample::select(vec!["+", " - ", "–"]), any_term()), 0..6);
    prop_oneof![
        prop::sample::select(vec!["first", "start", "last", "end", " LAST "]).prop_map(str::to_owned),
        (any::<u32>(), 1u32..).prop_map(|(numerator, denominator)| format!("{numerator} / {denominator}")),
        "[0-9]{1,3}([.,][0-9]{1,6})? ?%",
        (sum, more).prop_map(|((sign, first), more)| {
            let more: String = more.into_iter().map(|(sign, term)| [sign, &term].concat()).collect();
            [sign.unwrap_or_default(), &first, &more].concat()
        }),
    ]
}

proptest! {
    /// A formatted expression parses to the same expression, so it has the same value in every solution.
    #[test]
    fn expressions_round_trip(text in any_expression(), bits in 0u32..200) {
        let expr: IndexExpr = text.parse().unwrap();
        let written = expr.to_string();
        let again: IndexExpr = written.parse().unwrap();
        prop_assert_eq!(&again, &expr, "{} and {}", text, written);
        prop_assert_eq!(again.to_string(), written);
        let total = Index::mersenne(bits);
        prop_assert_eq!(again.resolve(&total), expr.resolve(&total));
    }

    #[test]
    fn any_text_that_is_an_expression_round_trips(text in "[0-9a-flrstx^+−% ,./_'-]{0,12}") {
        if let Ok(expr) = text.parse::<IndexExpr>() {
            prop_assert_eq!(expr.to_string().parse::<IndexExpr>(), Ok(expr));
        }
    }

    /// An index is formatted as decimal digits.
    #[test]
    fn an_index_is_an_expression(words in prop::collection::vec(any::<u32>(), 0..20)) {
        let number = Index::from(BigUint::new(words));
        let expr = IndexExpr::from(number.clone());
        prop_assert_eq!(expr.to_string(), number.to_string());
        prop_assert_eq!(expr.resolve(&number), Ok(number));
    }
}

#[test]
fn expressions_are_written_in_their_shortest_form() {
    for (text, written) in [
        ("START", "first"),
        ("end", "last"),
        ("2 / 06", "2/6"),
        ("012,50 %", "12.50%"),
        ("0xff", "255"),
        ("+1,000", "1000"),
        ("−1 + 2^07", "-1+2^7"),
    ] {
        assert_eq!(text.parse::<IndexExpr>().unwrap().to_string(), written);
    }
    for (text, expected) in NUMBERS {
        let written = text.parse::<IndexExpr>().unwrap().to_string();
        assert_eq!(resolve(&written, &Index::mersenne(64)), Ok(index(expected)), "{text} is written as {written}");
    }
}
