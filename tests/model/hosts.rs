//! Commands from hosts and events for them.

use tower_of_hanoi::model::host_command;

use super::searches::searched;
use super::*;

fn fields(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

fn command(verb: &str, pairs: &[(&str, &str)]) -> Action {
    host_command::parse(verb, &fields(pairs)).unwrap()
}

fn after_command(state: State, verb: &str, pairs: &[(&str, &str)]) -> State {
    state.after(command(verb, pairs))
}

/// The package's types list the kinds of exercises and the parameters.
#[test]
fn the_types_of_the_element_name_every_kind_of_exercise_and_every_parameter() {
    let types = include_str!("../../static/element.d.ts");
    let part = |from: &str, to: &str| types.split(from).nth(1).and_then(|rest| rest.split(to).next()).unwrap();
    let kinds: Vec<&str> = part("  task:\n", ";").split('"').skip(1).step_by(2).collect();
    let mut expected = tower_of_hanoi::model::ExerciseKind::ALL.map(|kind| kind.name());
    expected.sort_unstable_by_key(|name| kinds.iter().position(|kind| kind == name));
    assert_eq!(kinds, expected);
    let fields = part("export interface TowerOfHanoiParameters {", "\n}");
    let attributes = part("export interface TowerOfHanoiAttributes", "\n}");
    let others = [Parameter::Embed, Parameter::Learn, Parameter::Share, Parameter::Present];
    for parameter in Parameter::ALL.into_iter().filter(|parameter| !others.contains(parameter)) {
        let field = format!("\n  {}?: ", parameter.name());
        assert!(fields.contains(&field) || attributes.contains(&field), "{}", parameter.name());
        // These have other meanings as properties: a number, a method and the one of every element.
        let is_other = matches!(parameter, Parameter::Move | Parameter::Play | Parameter::Lang);
        let pair = format!("  get {0}(): string | null;\n  set {0}(value: ", parameter.name());
        assert_eq!(types.contains(&pair), !is_other, "{}", parameter.name());
    }
}

fn messages_after(state: &mut State, action: impl Into<Action>) -> Vec<String> {
    let effects = update(state, action.into());
    host_messages(&effects, state)
}

fn types(messages: &[String]) -> Vec<String> {
    messages.iter().map(|message| message.split('"').nth(3).unwrap().to_owned()).collect()
}

/// `static/element.js` has its own list, because browsers need the attributes before the program is loaded.
#[test]
fn every_parameter_is_an_attribute_of_the_element() {
    let script = include_str!("../../static/element.js");
    let list = script.split("const parameters = [").nth(1).and_then(|rest| rest.split("];").next()).unwrap();
    let named: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
    // An element is always embedded, has no place to learn, and no address to share and no screen to fill.
    let others = [Parameter::Embed, Parameter::Learn, Parameter::Share, Parameter::Present];
    let expected = Parameter::ALL.into_iter().filter(|parameter| !others.contains(parameter)).map(Parameter::name);
    assert_eq!(named, expected.collect::<Vec<_>>());
}

#[test]
fn hosts_seek_like_the_number_field() {
    let state = || open("?discs=64");
    for (text, index) in [
        ("17", "17"),
        ("2^63-1", "9223372036854775807"),
        ("last", "18446744073709551615"),
        ("50%", "9223372036854775807"),
        ("half", "9223372036854775807"),
        ("1e9", "1000000000"),
        ("\u{feff}１７", "17"),
    ] {
        assert_eq!(after_command(state(), "seek", &[("move", text)]).index().to_string(), index);
    }
    for text in ["x", "-1", "2^64", "", "1e20", "1e"] {
        let after = after_command(open("?discs=64&move=5"), "seek", &[("move", text)]);
        assert_eq!((after.index().to_u64(), refused(&after)), (Some(5), vec![Parameter::Move]), "{text}");
    }
    assert!(host_command::parse("seek", &[]).is_none(), "it needs an index");
}

/// What a host gives of the solution, an empty value takes back, whether the puzzle is solved at once or has to be searched.
#[test]
fn an_empty_value_takes_back_what_was_given_of_the_solution() {
    for query in ["?discs=5", "?discs=3&pegs=4&rule=linear"] {
        let begun = open(query);
        for (name, value) in
            [("walk", "01"), ("play", "1"), ("loop", "2-5"), ("timeline", "2-5"), ("move", "3"), ("event", "9")]
        {
            let given = after_command(begun.clone(), "configure", &[(name, value)]);
            let states = if is_searching(&given) { vec![given.clone(), searched(&given)] } else { vec![given] };
            for given in states {
                if name == "event" && given.problems.iter().any(|problem| problem.parameter == Parameter::Event) {
                    continue;
                }
                assert!(link::format(&given).contains(&format!("{name}=")), "{name} in {}", link::format(&given));
                let taken = after_command(given, "configure", &[(name, "")]);
                let taken = if is_searching(&taken) { searched(&taken) } else { taken };
                assert!(!link::format(&taken).contains(&format!("{name}=")), "{name} in {}", link::format(&taken));
            }
        }
    }
}

/// What a host changes besides leaves a game, a step of the program and playing as they are, wherever they stand.
#[test]
fn configure_leaves_what_it_does_not_name() {
    for query in [
        "?discs=4&walk=01",
        "?discs=4&walk=0102",
        "?discs=4&move=3&walk=0102",
        "?discs=4&walk=0102&show=towers,play",
        "?discs=4&show=towers,program&event=2",
        "?discs=4&move=5&play=1&loop=2-9&timeline=1-12",
        "?discs=4&task=reach.3&seed=3&walk=01",
        "?discs=7&pegs=4&rule=one-way&loop=2-5&timeline=1-9&move=3",
        "?discs=7&pegs=4&rule=one-way&walk=01",
    ] {
        let begun = open(query);
        let begun = if is_searching(&begun) { searched(&begun) } else { begun };
        let before = link::format(&begun);
        let changed = after_command(begun, "configure", &[("theme", "dark")]);
        // Another change while it is searched again.
        let changed = after_command(changed, "configure", &[("theme", "light")]);
        let changed = if is_searching(&changed) { searched(&changed) } else { changed };
        assert_eq!(changed.problems, [], "{query}");
        assert_eq!(link::format(&changed).replace("&theme=light", ""), before, "{query}");
    }
    for (query, fields, expected) in [
        ("?discs=4&walk=0102", vec![("walk", "02")], "?discs=4&walk=02"),
        ("?discs=4&walk=01", vec![("walk", "02"), ("play", "1")], "?discs=4&play=1&walk=02"),
        ("?discs=4&walk=0102", vec![("play", "1")], "?discs=4&play=1"),
        ("?discs=4&walk=0102", vec![("play", "")], "?discs=4"),
        ("?discs=4&show=towers,program&event=2", vec![("event", "")], "?discs=4&show=towers,program"),
    ] {
        assert_eq!(link::format(&after_command(open(query), "configure", &fields)), expected, "{query} {fields:?}");
    }
    // A loop that is taken back while it is searched again does not return.
    let looped = searched(&open("?discs=7&pegs=4&rule=one-way&loop=2-5&move=3"));
    let taken = after_command(after_command(looped, "configure", &[("loop", "")]), "configure", &[("theme", "dark")]);
    assert!(!link::format(&searched(&taken)).contains("loop="));
}

#[test]
fn configure_changes_one_parameter_and_open_changes_all() {
    let state = || open("?discs=5&rule=one-way&move=17&speed=4&theme=dark&embed=1");
    let change = |pairs: &[(&str, &str)]| link::format(&after_command(state(), "configure", pairs));
    assert_eq!(change(&[]), link::format(&state()));
    assert_eq!(change(&[("theme", "")]), "?discs=5&rule=one-way&move=17&speed=4&embed=1");
    assert_eq!(change(&[("discs", "6")]), "?discs=6&rule=one-way&speed=4&theme=dark&embed=1");
    assert_eq!(change(&[("move", "9"), ("discs", "6")]), "?discs=6&rule=one-way&move=9&speed=4&theme=dark&embed=1");
    assert_eq!(
        change(&[("colour", "red"), ("loop", "3-9")]),
        "?discs=5&rule=one-way&move=17&speed=4&loop=3-9&theme=dark&embed=1"
    );
    let opened = after_command(state(), "open", &[("discs", "3"), ("move", "2")]);
    assert_eq!(link::format(&opened), "?discs=3&move=2");
}

proptest! {
    /// The state is valid after every command of a host, and a refused command changes only the problems.
    #[test]
    fn a_refused_command_changes_nothing_else(
        verb in prop_oneof![Just("seek".to_owned()), Just("configure".to_owned()), "\\PC{0,12}"],
        pairs in prop::collection::vec((prop_oneof![
            prop::sample::select(Parameter::ALL.map(Parameter::name).to_vec()).prop_map(str::to_owned),
            "\\PC{0,8}",
        ], "\\PC{0,30}"), 0..6),
    ) {
        let state = open("?discs=7&rule=star&move=100&loop=3-200&show=towers,trace");
        if let Some(action) = host_command::parse(&verb, &pairs) {
            let after = state.clone().after(action);
            prop_assert!(after.index() <= after.total());
            if !after.problems.is_empty() {
                prop_assert_eq!(link::format(&after), link::format(&state));
            }
        }
    }

    /// The host gets one message for each change, in order.
    #[test]
    fn each_move_is_sent_once(moves in prop::collection::vec(0u64..1_100, 1..20)) {
        let mut state = open("?discs=10");
        let effects = start(&state);
        let ready = host_messages(&effects, &state);
        prop_assert_eq!(ready.len(), 1);
        prop_assert!(ready[0].starts_with(r#"{"type":"ready","index":"0","total":"1023","disc":null,"#), "{}", ready[0]);
        for index in moves {
            let before = state.index().clone();
            let messages = messages_after(&mut state, NavigateAction::Seek(Index::from(index)));
            let expected = (before != *state.index()).then(|| format!(r#"{{"type":"move","index":"{}","#, state.index()));
            prop_assert_eq!(messages.len(), usize::from(expected.is_some()));
            prop_assert!(expected.is_none_or(|start| messages[0].starts_with(&start)));
        }
    }
}

#[test]
fn hosts_get_events_for_searches_settings_and_problems() {
    let mut state = open("?discs=7&pegs=4&rule=linear&speed=fast");
    let effects = start(&state);
    let messages = host_messages(&effects, &state);
    assert_eq!(types(&messages), ["problem"], "it is ready when the solution is known");
    let solution = Solution::new(state.puzzle()).map(Rc::new).map_err(SearchFailure::Unsolved);
    let messages = messages_after(&mut state, SolverEvent::Finished(solution));
    assert_eq!(types(&messages)[0], "ready");
    let total = format!("\"total\":\"{}\"", state.total());
    assert!(!state.total().is_zero() && messages[0].contains(&total), "{}", messages[0]);
    let messages = messages_after(&mut state, PlaybackAction::ToggleLoop);
    assert_eq!(types(&messages), ["state"]);
    assert!(messages[0].contains("loop=0-") && messages[0].ends_with(r#""playing":false}"#), "{}", messages[0]);
    let messages = messages_after(&mut state, PlaybackAction::Play);
    assert!(messages[0].ends_with(r#""playing":true}"#));
    // No input can break out of its JSON string.
    let mut state = open("?discs=3");
    assert_eq!(types(&host_messages(&start(&state), &state)), ["ready"]);
    let messages = messages_after(&mut state, command("seek", &[("move", "\"\\\n\u{7}}")]));
    assert_eq!(types(&messages), ["problem"]);
    assert!(!messages[0].contains('\n') && messages[0].contains(r#"\"\\ "#), "{}", messages[0]);
}

#[test]
fn a_host_can_request_the_state() {
    let mut state = started("?discs=3&move=2&theme=dark");
    let messages = messages_after(&mut state, command("get", &[]));
    let expected = r#"{"type":"state","link":"?discs=3&move=2&theme=dark","index":"2","total":"7","playing":false}"#;
    assert_eq!(messages, [expected]);
}

#[test]
fn an_explorer_that_a_host_reopens_is_ready_again() {
    let mut state = started("?discs=3");
    let messages = messages_after(&mut state, command("open", &[("discs", "4")]));
    assert_eq!(types(&messages), ["ready", "state"]);
    let messages = messages_after(&mut state, command("next", &[]));
    assert_eq!(types(&messages), ["move"]);
}
