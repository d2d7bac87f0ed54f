//! What links hold, and what the page says of those that it cannot take.

use super::*;

#[test]
fn an_empty_link_is_the_default_and_the_default_is_an_empty_link() {
    let state = open("");
    assert!(state.problems().is_empty());
    assert_eq!(state.settings().puzzle.discs().count(), 8);
    assert_eq!(link::write(&state), "");
}

#[test]
fn each_bad_value_is_named_and_falls_back() {
    let bad = [
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
    for (query, parameter) in bad {
        let state = open(query);
        assert_eq!(faults(&state), [parameter], "{query}");
        assert_eq!(link::write(&state), "", "{query} falls back to the default");
    }
}

#[test]
fn good_values_are_taken_and_written_back() {
    for query in [
        "?discs=64&move=12345678901234567890",
        "?rule=one-way&from=1&to=0&move=17",
        "?discs=5&rule=arcs:01,10,12,20&speed=0.25&loop=3-9&theme=dark",
        "?discs=1000&move=1",
        "?discs=3&pegs=3&show=towers&embed=1".replace("&pegs=3", "").as_str(),
        "?discs=1&pegs=2",
        "?discs=0",
        "?discs=20&pegs=4&rule=star&from=1&move=100",
        "?discs=100&pegs=10&from=9&to=0&move=5",
        "?to=1&play=1",
    ] {
        let state = open(query);
        assert!(state.problems().is_empty(), "{query}: {:?}", state.problems());
        assert_eq!(link::write(&state), query);
    }
}

#[test]
fn several_bad_values_are_all_named() {
    let state = open("?discs=many&rule=x&to=7&move=last&colour=red");
    assert_eq!(faults(&state), [Parameter::Discs, Parameter::Rule, Parameter::To]);
    assert_eq!(state.index().word(), Some(255));
    assert!(matches!(state.problems()[2].reason, Reason::Puzzle(_)));
}

#[test]
fn fields_name_what_they_do_not_take() {
    let state = open("?loop=3-9").after(Action::Look(Look::Refuse(Parameter::Discs, "5000".into())));
    let state = state.after(Action::Look(Look::LoopEnd(true, "9".into())));
    assert_eq!(faults(&state), [Parameter::Discs, Parameter::Loop]);
    assert_eq!(link::write(&state), "?loop=3-9");
}

#[test]
fn going_back_keeps_how_the_page_looks() {
    let state = open("?theme=dark&speed=4").after(Action::Return("?discs=5".into()));
    assert_eq!(link::write(&state), "?discs=5&speed=4&theme=dark");
}

#[test]
fn positions_give_way_to_towers_when_the_puzzle_changes() {
    let state = open("?discs=2&from=01&to=01");
    assert!(state.total().is_start());
    assert_eq!(link::write(&state.clone().after(Action::Edit(Edit::From(Peg::B)))), "?discs=2&from=1");
    assert_eq!(link::write(&state.clone().after(Action::Edit(Edit::To(Peg::B)))), "?discs=2&to=1");
    assert_eq!(link::write(&state.after(Action::Edit(Edit::Discs(Discs::new(5).unwrap())))), "?discs=5");
}

#[test]
fn another_number_of_pegs_keeps_what_it_can() {
    let pegs = |count| Action::Edit(Edit::Pegs(Pegs::new(count).unwrap()));
    let state = open("?discs=5&rule=one-way&theme=dark");
    assert_eq!(link::write(&state.clone().after(pegs(4))), "?discs=5&pegs=4&rule=one-way&theme=dark");
    assert_eq!(link::write(&state.after(pegs(4)).after(pegs(3))), "?discs=5&rule=one-way&theme=dark");
    assert_eq!(link::write(&open("?pegs=4&rule=star&from=3&to=1").after(pegs(3))), "?rule=star&to=1");
    let refused = open("").after(pegs(2));
    assert_eq!((faults(&refused), link::write(&refused)), (vec![Parameter::Pegs], String::new()));
}

#[test]
fn every_named_rule_is_solved_on_every_number_of_pegs() {
    for count in 1..=10 {
        for rule in Rule::NAMED {
            let state = open(&format!("?discs=4&pegs={count}&rule={rule}"));
            assert_eq!(state.problems().is_empty(), count != 2, "{rule} on {count}");
        }
    }
}

#[test]
fn positions_and_paths_are_part_of_a_link() {
    for query in ["?discs=4&from=0121", "?discs=4&from=0121&to=2210&move=3", "?path=hamiltonian&move=6560"] {
        let state = open(query);
        assert_eq!((faults(&state), link::write(&state)), (Vec::new(), query.to_owned()));
    }
    let split = "?discs=20&pegs=5&split=largest&move=7";
    assert_eq!(link::write(&open(split)), split);
    assert_eq!(link::write(&open("?path=hamiltonian").after(Action::Edit(Edit::Rule(Rule::Linear)))), "?rule=linear");
    let refused = open("?rule=star&path=hamiltonian");
    assert_eq!((faults(&refused), link::write(&refused)), (vec![Parameter::Path], "?rule=star".into()));
    assert_eq!(faults(&open("?from=0121&path=hamiltonian")), [Parameter::From]);
    let state = open("?discs=6").after(Action::Edit(Edit::Path(Path::Hamiltonian)));
    assert_eq!((state.total().word(), link::write(&state)), (Some(728), "?discs=6&path=hamiltonian".into()));
}

#[test]
fn a_plus_in_a_link_is_a_plus() {
    assert_eq!(open("?discs=10&move=2^7+3").index().word(), Some(131));
    assert_eq!(faults(&open("?discs=20&move=1+")), [Parameter::Move]);
}

#[test]
fn a_new_puzzle_starts_at_its_start_and_keeps_what_was_chosen() {
    let state = open("?move=9&theme=dark&speed=2&loop=1-5").after(Action::Edit(Edit::Discs(Discs::new(20).unwrap())));
    assert!(state.index().is_start());
    assert_eq!(link::write(&state), "?discs=20&speed=2&theme=dark");
    let swapped = state.after(Action::Edit(Edit::Rule(Rule::OneWay))).after(Action::Edit(Edit::From(Peg::C)));
    assert_eq!(link::write(&swapped), "?discs=20&rule=one-way&from=2&to=0&speed=2&theme=dark");
    assert_eq!(
        link::write(&swapped.after(Action::Edit(Edit::To(Peg::C)))),
        "?discs=20&rule=one-way&speed=2&theme=dark"
    );
}

#[test]
fn bits_are_closed_at_a_thousand_discs_unless_asked_for() {
    assert!(!open("?discs=1000").settings().show.has(Panel::Bits));
    let asked = open("?discs=1000").after(Action::TogglePanel(Panel::Bits));
    assert_eq!(link::write(&asked), "?discs=1000&show=towers,transport,scrubber,puzzle,bits");
    assert!(open(&link::write(&asked)).settings().show.has(Panel::Bits));
}

#[test]
fn speeds_and_themes_read_as_they_are_written() {
    for speed in Speed::CHOICES {
        assert_eq!(Speed::read(&speed.write()), Some(speed));
    }
    assert_eq!(Speed::read("0.5").map(Speed::write), Some("0.5".into()));
    for text in ["", ".", "1.", ".5", "1.234", "999", "+1", "1e1"] {
        assert_eq!(Speed::read(text), None, "{text}");
    }
    assert!(Theme::ALL.into_iter().all(|theme| Theme::read(theme.name()) == Some(theme)));
}
