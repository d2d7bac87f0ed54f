//! Typed numbers and single steps.

use super::playing::wait;
use super::*;

#[test]
fn typed_numbers_are_exact() {
    let total = Index::ones(64);
    let good = [
        ("0", "0"),
        ("12,345,678,901,234,567,890", "12345678901234567890"),
        ("12 345 678 901 234 567 890", "12345678901234567890"),
        ("1’000", "1000"),
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
    ];
    for (text, expected) in good {
        assert_eq!(index_expr::read(text, &total), Ok(index(expected)), "{text}");
    }
}

#[test]
fn what_is_no_number_is_refused_in_kind() {
    let total = Index::ones(8);
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
        ",123",
        "1,234,5",
        "1+1+1+1+1+1+1+1+1",
        "1e3",
        "1^2^3",
    ] {
        assert_eq!(index_expr::read(text, &total), Err(EntryError::Unreadable), "{text}");
    }
    for text in ["-1", "3-5", "0-1"] {
        assert_eq!(index_expr::read(text, &total), Err(EntryError::Negative), "{text}");
    }
    for text in ["256", "2^8", "101%", "3/2", "2^900", "2^99999", "3^4000000000", "2^99999-2^99998"] {
        assert_eq!(index_expr::read(text, &total), Err(EntryError::PastTheEnd(total.clone())), "{text}");
    }
    assert_eq!(index_expr::read(&"9".repeat(1_000_000), &total), Err(EntryError::Unreadable));
}

#[test]
fn a_wrong_entry_changes_nothing_and_is_kept_to_be_mended() {
    let state = open("?move=7").after(Action::Type("seven".into())).after(Action::SeekTyped);
    assert_eq!((state.index().word(), state.typed()), (Some(7), Some("seven")));
    assert_eq!(faults(&state), [Parameter::Move]);
    let state = state.after(Action::Type("8".into())).after(Action::SeekTyped);
    assert_eq!((state.index().word(), state.typed()), (Some(8), None));
    assert!(state.problems().is_empty());
}

#[test]
fn steps_stop_at_both_ends() {
    let state = open("?discs=2").after(Action::Back);
    assert_eq!(state.index().word(), Some(0));
    let state = (0..5).fold(state, |state, _| state.after(Action::Forward));
    assert_eq!(state.index().word(), Some(3));
    assert!(state.is_at_end());
    assert_eq!(state.clone().after(Action::Leap).index().word(), Some(3));
    assert_eq!(state.after(Action::Look(Look::Digit(1, Turn::Down))).index().word(), Some(1));
}

#[test]
fn a_refused_entry_goes_with_the_next_thing_done() {
    let refused = || open("?discs=8").after(Action::Type("abc".into())).after(Action::SeekTyped);
    for state in [refused().after(Action::Forward), refused().after(Action::Edit(Edit::Discs(Discs::new(20).unwrap())))]
    {
        assert_eq!((state.typed(), faults(&state)), (None, vec![]));
    }
    // But playing on takes nothing away from under a person's hands.
    let playing = wait(open("?discs=8&play=1").after(Action::Type("abc".into())).after(Action::SeekTyped), 3_000);
    assert_eq!((playing.typed(), faults(&playing)), (Some("abc"), vec![Parameter::Move]));
}
