//! Parsing and formatting of links, and problems with their values.

use super::*;

#[test]
fn the_empty_link_is_the_default_state() {
    let state = open("");
    assert!(state.problems.is_empty());
    assert_eq!(state.puzzle().discs().count(), 8);
    assert_eq!(link::format(&state), "");
}

#[test]
fn an_invalid_value_is_reported_and_becomes_the_default() {
    let invalid = [
        ("discs=-1", Parameter::Discs),
        ("discs=1001", Parameter::Discs),
        ("pegs=0", Parameter::Pegs),
        ("pegs=11", Parameter::Pegs),
        ("pegs=2", Parameter::Pegs),
        ("rule=ring", Parameter::Rule),
        ("rule=arcs:01,10", Parameter::Rule),
        ("rule=arcs:09", Parameter::Rule),
        ("from=3", Parameter::From),
        ("from=01", Parameter::From),
        ("from=000000001", Parameter::From),
        ("to=x", Parameter::To),
        ("to=012", Parameter::To),
        ("path=longest", Parameter::Path),
        ("split=middle", Parameter::Split),
        ("move=256", Parameter::Move),
        ("move=-1", Parameter::Move),
        ("move=", Parameter::Move),
        ("event=", Parameter::Event),
        ("event=x", Parameter::Event),
        ("program=cobol", Parameter::Program),
        ("play=yes", Parameter::Play),
        ("speed=0.1", Parameter::Speed),
        ("speed=61", Parameter::Speed),
        ("loop=5", Parameter::Loop),
        ("loop=5-5", Parameter::Loop),
        ("loop=0-256", Parameter::Loop),
        ("show=towers,clock", Parameter::Show),
        ("lang=xx", Parameter::Lang),
        ("theme=blue", Parameter::Theme),
        ("embed=2", Parameter::Embed),
    ];
    for (query, parameter) in invalid {
        let state = open(query);
        assert_eq!(refused(&state), [parameter], "{query}");
        assert_eq!(link::format(&state), "", "{query} becomes the default");
    }
}

#[test]
fn valid_values_are_used_and_written_back() {
    for query in [
        "?discs=64&move=12345678901234567890",
        "?rule=one-way&from=1&to=0&move=17",
        "?discs=5&rule=arcs:01,10,12,20&speed=0.25&loop=3-9&theme=dark",
        "?discs=1000&move=1",
        "?discs=3&show=towers&embed=1",
        "?discs=1&pegs=2",
        "?discs=0",
        "?discs=20&pegs=4&rule=star&from=1&move=100",
        "?discs=100&pegs=10&from=9&to=0&move=5",
        "?to=1&play=1",
        "?discs=9&move=9&event=100&program=rust",
    ] {
        let state = open(query);
        assert!(state.problems.is_empty(), "{query}: {:?}", state.problems);
        assert_eq!(link::format(&state), query);
    }
}

#[test]
fn values_are_written_in_their_canonical_form() {
    for (query, canonical) in [
        ("?discs=9&event=100&program=rust", "?discs=9&move=9&event=100&program=rust"),
        ("?discs=9&event=100&move=7&program=rust", "?discs=9&move=9&event=100&program=rust"),
        ("?discs=3&pegs=3&show=towers&embed=1", "?discs=3&show=towers&embed=1"),
        ("?discs=08&move=0&play=0&race=20&theme=auto&split=smallest", ""),
        ("?task=predict&seed=007&lock=puzzle,towers", "?task=predict&seed=7&lock=towers,puzzle"),
        (
            "?task=predict&seed=7&registration=123E4567-E89B-12D3-A456-426614174000",
            "?task=predict&seed=7&registration=123e4567-e89b-12d3-a456-426614174000",
        ),
        ("?show=scrubber,towers,towers&discs=5", "?discs=5&show=towers,scrubber"),
        ("?theme=dark&lang=pt-BR&speed=2.50", "?speed=2.5&lang=pt&theme=dark"),
        // The same is true during a search.
        ("?move=0x0f&rule=linear&loop=03-09&pegs=4", "?pegs=4&rule=linear&move=15&loop=3-9"),
    ] {
        let state = open(query);
        assert_eq!((refused(&state), link::format(&state)), (vec![], canonical.to_owned()), "{query}");
    }
}

#[test]
fn several_invalid_values_are_all_reported() {
    let state = open("?discs=many&rule=x&to=7&move=last&colour=red");
    assert_eq!(refused(&state), [Parameter::Discs, Parameter::Rule, Parameter::To]);
    assert_eq!(state.index().to_u64(), Some(255));
    assert!(matches!(state.problems[2].reason, Reason::Puzzle(_)));
}

#[test]
fn problems_are_in_the_order_of_links() {
    let state = open("?embed=2&theme=blue&move=x&loop=9-9&timeline=9-9&graph=9&walk=9&discs=x&speed=x&race=0");
    assert!(state.problems.is_sorted_by_key(|problem| problem.parameter), "{:?}", refused(&state));
    assert_eq!(state.problems.len(), 10);
}

#[test]
fn fields_report_what_they_refuse() {
    let state = open("?loop=3-9").after(SystemEvent::RejectInput(Parameter::Discs, "5000".into()));
    let state = state.after(PlaybackAction::SetLoopBound(Bound::First, "9".into()));
    assert_eq!(refused(&state), [Parameter::Discs, Parameter::Loop]);
    assert_eq!(link::format(&state), "?loop=3-9");
}

#[test]
fn going_back_keeps_theme_and_speed() {
    let state = open("?theme=dark&speed=4").after(SystemEvent::HistoryNavigation("?discs=5".into()));
    assert_eq!(link::format(&state), "?discs=5&speed=4&theme=dark");
}

#[test]
fn positions_become_towers_when_the_puzzle_changes() {
    let state = open("?discs=2&from=01&to=01");
    assert!(state.total().is_zero());
    assert_eq!(link::format(&state.clone().after(PuzzleEdit::From(Peg::B))), "?discs=2&from=1");
    assert_eq!(link::format(&state.clone().after(PuzzleEdit::To(Peg::B))), "?discs=2&to=1");
    assert_eq!(link::format(&state.after(PuzzleEdit::Discs(discs(5)))), "?discs=5");
}

#[test]
fn another_number_of_pegs_keeps_what_is_still_valid() {
    let set_pegs = |count| PuzzleEdit::Pegs(pegs(count));
    let state = open("?discs=5&rule=one-way&theme=dark");
    assert_eq!(link::format(&state.clone().after(set_pegs(4))), "?discs=5&pegs=4&rule=one-way&theme=dark");
    assert_eq!(link::format(&state.after(set_pegs(4)).after(set_pegs(3))), "?discs=5&rule=one-way&theme=dark");
    assert_eq!(link::format(&open("?pegs=4&rule=star&from=3&to=1").after(set_pegs(3))), "?rule=star&to=1");
    let two_pegs = open("").after(set_pegs(2));
    assert_eq!((refused(&two_pegs), link::format(&two_pegs)), (vec![Parameter::Pegs], String::new()));
}

#[test]
fn every_named_rule_is_solved_on_every_number_of_pegs() {
    for count in 1..=10 {
        for rule in Rule::NAMED {
            let state = open(&format!("?discs=4&pegs={count}&rule={rule}"));
            assert_eq!(state.problems.is_empty(), count != 2, "{rule} on {count}");
        }
    }
}

#[test]
fn positions_and_paths_are_part_of_a_link() {
    for query in ["?discs=4&from=0121", "?discs=4&from=0121&to=2210&move=3", "?path=hamiltonian&move=6560"] {
        let state = open(query);
        assert_eq!((refused(&state), link::format(&state)), (Vec::new(), query.to_owned()));
    }
    let split = "?discs=20&pegs=5&split=largest&move=7";
    assert_eq!(link::format(&open(split)), split);
    assert_eq!(link::format(&open("?path=hamiltonian").after(PuzzleEdit::Rule(Rule::Linear))), "?rule=linear");
    let star = open("?rule=star&path=hamiltonian");
    assert_eq!((refused(&star), link::format(&star)), (vec![Parameter::Path], "?rule=star".into()));
    assert_eq!(refused(&open("?from=0121&path=hamiltonian")), [Parameter::From]);
    let state = open("?discs=6").after(PuzzleEdit::Path(PathKind::Hamiltonian));
    assert_eq!((state.total().to_u64(), link::format(&state)), (Some(728), "?discs=6&path=hamiltonian".into()));
}

#[test]
fn a_plus_in_a_link_is_not_a_space() {
    assert_eq!(open("?discs=10&move=2^7+3").index().to_u64(), Some(131));
    assert_eq!(refused(&open("?discs=20&move=1+")), [Parameter::Move]);
}

#[test]
fn a_new_puzzle_opens_at_its_start_and_keeps_preferences() {
    let state = open("?move=9&theme=dark&speed=2&loop=1-5").after(PuzzleEdit::Discs(discs(20)));
    assert!(state.index().is_zero());
    assert_eq!(link::format(&state), "?discs=20&speed=2&theme=dark");
    let swapped = state.after(PuzzleEdit::Rule(Rule::OneWay)).after(PuzzleEdit::From(Peg::C));
    assert_eq!(link::format(&swapped), "?discs=20&rule=one-way&from=2&to=0&speed=2&theme=dark");
    assert_eq!(link::format(&swapped.after(PuzzleEdit::To(Peg::C))), "?discs=20&rule=one-way&speed=2&theme=dark");
}

#[test]
fn bits_are_closed_unless_requested() {
    assert!(!open("?discs=1000").config.panels.shown.contains(Panel::Digits));
    let asked = open("?discs=1000").after(Action::TogglePanel(Panel::Digits));
    assert_eq!(link::format(&asked), "?discs=1000&show=towers,transport,scrubber,bits,graph");
    assert!(open(&link::format(&asked)).config.panels.shown.contains(Panel::Digits));
}

/// A link of version 1 that names what its page showed shows the same panels.
#[test]
fn a_link_that_names_all_panels_of_version_1_keeps_them() {
    let query = "?show=towers,transport,scrubber,puzzle,bits";
    let state = open(query);
    assert_eq!((state.problems.len(), link::format(&state)), (0, query.to_owned()));
    assert_eq!(link::format(&open("?show=towers,transport,scrubber,graph")), "");
    assert_eq!(link::format(&open("?embed=1&show=towers,transport,scrubber")), "?embed=1");
}

#[test]
fn speeds_and_themes_round_trip() {
    for speed in Speed::CHOICES {
        assert_eq!(speed.to_string().parse(), Ok(speed));
    }
    assert_eq!("0.5".parse().map(|speed: Speed| speed.to_string()), Ok("0.5".into()));
    for text in ["", ".", "1.", ".5", "1.234", "999", "+1", "1e1"] {
        assert!(text.parse::<Speed>().is_err(), "{text}");
    }
    assert!(Theme::ALL.into_iter().all(|theme| theme.name().parse() == Ok(theme)));
}

#[test]
fn a_link_is_read_as_it_was_meant() {
    let meant = open("?discs=5&move=7&show=towers,why");
    for query in [
        "?discs=5&amp;move=7&amp;show=towers,why",
        "?Discs=5&MOVE=7&Show=towers,why",
        "?discs%3D5%26move%3D7%26show%3Dtowers%2Cwhy",
        "?discs%253D5%2526move%253D7%2526show%253Dtowers%252Cwhy",
        "?discs=5&move=7&show=towers,why.",
        "?discs=5&move=7&show=towers,why)",
        "?show=towers,why&discs=5&move=7,",
        "?show=towers,why&discs=5&move=7).",
        "?fbclid=IwAR0&discs=5&move=7&show=towers,why",
        "?discs=5&move=7&show=towers%EF%BC%8Cwhy",
    ] {
        let state = open(query);
        assert_eq!((refused(&state), &state.config), (vec![], &meant.config), "{query}");
    }
    // The end of a program is a part of it.
    let program = open("?show=towers,python&code=move(%22A%22,%22C%22)");
    assert_eq!(program.own_program(), "move(\"A\",\"C\")");
}

#[test]
fn a_packed_lesson_survives_mail() {
    const OWN_LESSON: &str = "~s1Uw5rJXSMksTi62NeZSBvKMjQE";
    let (start, end) = OWN_LESSON.split_at(12);
    for broken in [format!("{start} {end}"), format!("{start}\r\n {end}"), format!("{start}{end}.")] {
        let query: String = form_urlencoded::byte_serialize(broken.as_bytes()).collect();
        let state = open(&format!("?lesson={}", query.replace('+', "%20")));
        assert_eq!(
            state.config.lesson.map(|place| place.source.to_string()).as_deref(),
            Some(OWN_LESSON),
            "{broken:?}"
        );
    }
}
