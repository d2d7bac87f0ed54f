//! What hosts may ask, and what they are told.

use tower_of_hanoi::embed::Herald;
use tower_of_hanoi::l10n::Language;
use tower_of_hanoi::model::host;

use super::*;

fn fields(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

fn ordered(state: State, verb: &str, pairs: &[(&str, &str)]) -> State {
    let action = host::read(verb, &fields(pairs)).unwrap();
    state.after(action)
}

/// The script of the element names them once more, because browsers ask for them before the program is there.
#[test]
fn every_parameter_is_an_attribute_of_the_element() {
    let script = include_str!("../../static/element.js");
    let list = script.split("const parameters = [").nth(1).and_then(|rest| rest.split("];").next()).unwrap();
    let named: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
    // An element is always within a page, and has no address of its own that could be shared.
    let others = [Parameter::Embed, Parameter::Share];
    let expected = Parameter::ALL.into_iter().filter(|parameter| !others.contains(parameter)).map(Parameter::name);
    assert_eq!(named, expected.collect::<Vec<_>>());
}

#[test]
fn hosts_seek_as_people_do() {
    let state = || open("?discs=64");
    for (text, index) in [
        ("17", "17"),
        ("2^63-1", "9223372036854775807"),
        ("last", "18446744073709551615"),
        ("50%", "9223372036854775807"),
    ] {
        assert_eq!(ordered(state(), "seek", &[("move", text)]).index().to_string(), index);
    }
    for text in ["x", "-1", "2^64", "", "1e9"] {
        let after = ordered(open("?discs=64&move=5"), "seek", &[("move", text)]);
        assert_eq!((after.index().word(), faults(&after)), (Some(5), vec![Parameter::Move]), "{text}");
    }
    assert!(host::read("seek", &[]).is_none(), "without an index it is no order");
}

#[test]
fn hosts_change_one_parameter_and_the_others_stay() {
    let state = || open("?discs=5&rule=one-way&move=17&speed=4&theme=dark&embed=1");
    let change = |pairs: &[(&str, &str)]| link::write(&ordered(state(), "configure", pairs));
    assert_eq!(change(&[]), link::write(&state()));
    assert_eq!(change(&[("theme", "")]), "?discs=5&rule=one-way&move=17&speed=4&embed=1");
    assert_eq!(change(&[("discs", "6")]), "?discs=6&rule=one-way&speed=4&theme=dark&embed=1");
    assert_eq!(change(&[("move", "9"), ("discs", "6")]), "?discs=6&rule=one-way&move=9&speed=4&theme=dark&embed=1");
    assert_eq!(
        change(&[("colour", "red"), ("loop", "3-9")]),
        "?discs=5&rule=one-way&move=17&speed=4&loop=3-9&theme=dark&embed=1"
    );
    let opened = ordered(state(), "open", &[("discs", "3"), ("move", "2")]);
    assert_eq!(link::write(&opened), "?discs=3&move=2");
}

proptest! {
    /// Whatever comes, the state is sane, and what cannot be taken changes nothing but the problems.
    #[test]
    fn what_cannot_be_taken_changes_nothing_else(
        verb in prop_oneof![Just("seek".to_owned()), Just("configure".to_owned()), "\\PC{0,12}"],
        pairs in prop::collection::vec((prop_oneof![
            prop::sample::select(Parameter::ALL.map(Parameter::name).to_vec()).prop_map(str::to_owned),
            "\\PC{0,8}",
        ], "\\PC{0,30}"), 0..6),
    ) {
        let state = open("?discs=7&rule=star&move=100&loop=3-200&show=towers,trace");
        if let Some(action) = host::read(&verb, &pairs) {
            let after = state.clone().after(action);
            prop_assert!(after.index() <= after.total());
            if !after.problems().is_empty() {
                prop_assert_eq!(link::write(&after), link::write(&state));
            }
        }
    }

    /// A herald that is told of every change tells each of them once, and in order.
    #[test]
    fn each_move_is_told_once(moves in prop::collection::vec(0u64..1_100, 1..20)) {
        let mut herald = Herald::default();
        let mut state = open("?discs=10");
        let ready = herald.news(&state, &state, Language::ENGLISH);
        prop_assert_eq!(ready.len(), 1);
        prop_assert!(ready[0].starts_with(r#"{"type":"ready","index":"0","total":"1023","disc":null,"#), "{}", ready[0]);
        for index in moves {
            let after = state.clone().after(Action::Seek(Index::from(index)));
            let news = herald.news(&state, &after, Language::ENGLISH);
            let expected = (state.index() != after.index()).then(|| format!(r#"{{"type":"move","index":"{}","#, after.index()));
            prop_assert_eq!(news.len(), usize::from(expected.is_some()));
            prop_assert!(expected.is_none_or(|words| news[0].starts_with(&words)));
            state = after;
        }
    }
}

#[test]
fn hosts_are_told_of_settings_problems_and_searches() {
    let mut herald = Herald::default();
    let kinds = |news: &[String]| -> Vec<String> {
        news.iter().map(|news| news.split('"').nth(3).unwrap().to_owned()).collect()
    };
    let waiting = open("?discs=7&pegs=4&rule=linear&speed=fast");
    assert_eq!(kinds(&herald.news(&waiting, &waiting, Language::ENGLISH)), ["problem"], "the rest when it is known");
    let found = searches::searched(&waiting);
    let news = herald.news(&waiting, &found, Language::ENGLISH);
    assert_eq!(kinds(&news)[0], "ready");
    assert!(!found.total().is_start() && news[0].contains(&format!("\"total\":\"{}\"", found.total())), "{}", news[0]);
    let looped = found.clone().after(Action::ToggleLoop);
    let news = herald.news(&found, &looped, Language::ENGLISH);
    assert_eq!(kinds(&news), ["state"]);
    assert!(news[0].contains("loop=0-") && news[0].ends_with(r#""playing":false}"#), "{}", news[0]);
    let playing = looped.clone().after(Action::Play);
    assert!(herald.news(&looped, &playing, Language::ENGLISH)[0].ends_with(r#""playing":true}"#));
    // Whatever a text holds, it stays one text.
    let odd = ordered(open("?discs=3"), "seek", &[("move", "\"\\\n\u{7}}")]);
    let mut herald = Herald::default();
    let news = herald.news(&odd, &odd, Language::ENGLISH);
    assert_eq!(kinds(&news), ["ready", "problem"]);
    assert!(!news[1].contains('\n') && news[1].contains(r#"\"\\ "#), "{}", news[1]);
}
