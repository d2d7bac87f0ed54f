//! Laws of the page's state: links, typed numbers, the slider, playing.
#![cfg(not(target_arch = "wasm32"))]

use std::rc::Rc;

use num_bigint::BigUint;
use proptest::prelude::*;
use tower_of_hanoi::explorer::entry::{self, EntryError};
use tower_of_hanoi::explorer::{
    Action, Look, Panel, Parameter, Program, Racing, Reason, Speed, State, Theme, Turn, link, slider,
};
use tower_of_hanoi::solver::{Discs, Index, Path, Peg, Pegs, Rule, Solution, Unsolved};

fn open(query: &str) -> State {
    link::read(query)
}

fn index(text: &str) -> Index {
    text.parse().unwrap()
}

fn faults(state: &State) -> Vec<Parameter> {
    state.problems().iter().map(|problem| problem.parameter).collect()
}

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
        assert_eq!(entry::read(text, &total), Ok(index(expected)), "{text}");
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
        assert_eq!(entry::read(text, &total), Err(EntryError::Unreadable), "{text}");
    }
    for text in ["-1", "3-5", "0-1"] {
        assert_eq!(entry::read(text, &total), Err(EntryError::Negative), "{text}");
    }
    for text in ["256", "2^8", "101%", "3/2", "2^900", "2^99999", "3^4000000000", "2^99999-2^99998"] {
        assert_eq!(entry::read(text, &total), Err(EntryError::PastTheEnd(total.clone())), "{text}");
    }
    assert_eq!(entry::read(&"9".repeat(1_000_000), &total), Err(EntryError::Unreadable));
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

/// Lets so many milliseconds go by, a sixtieth of a second at a time.
fn wait(state: State, milliseconds: u32) -> State {
    (0..milliseconds * 60 / 1000).fold(state, |state, _| state.after(Action::Elapsed(1000.0 / 60.0)))
}

#[test]
fn playing_keeps_time_at_every_speed() {
    for (speed, moves) in [("0.25", 2..=3), ("1", 10..=11), ("8", 80..=81), ("60", 598..=601)] {
        let state = open(&format!("?discs=64&move=2^63&speed={speed}&play=1"));
        let start = state.index().clone();
        let gone = wait(state, 10_000).index().minus(&start).word().unwrap();
        assert!(moves.contains(&gone), "{gone} moves at {speed} a second");
    }
}

#[test]
fn playing_ends_at_the_end_and_starts_anew_from_there() {
    let state = wait(open("?discs=3&move=5&speed=60").after(Action::Play), 1_000);
    assert!(state.is_at_end() && !state.playback().is_playing() && !state.needs_clock());
    let state = state.after(Action::TogglePlay);
    assert!(state.playback().is_playing() && state.index().is_start());
    assert!(!open("?discs=0").after(Action::Play).playback().is_playing());
}

#[test]
fn a_loop_is_played_again_and_again() {
    let mut state = open("?discs=10&loop=100-103&speed=60&play=1");
    assert_eq!(state.index().word(), Some(100));
    for _ in 0..600 {
        state = state.after(Action::Elapsed(16.0));
        assert!((100..=103).contains(&state.index().word().unwrap()));
    }
    assert!(state.playback().is_playing());
    let state = state.after(Action::LoopLast("2^7".into())).after(Action::LoopFirst("99".into()));
    assert_eq!(link::write(&state.clone().after(Action::Pause)).split("loop=").nth(1), Some("99-128"));
    assert_eq!(faults(&state.after(Action::LoopLast("x".into()))), [Parameter::Loop]);
}

#[test]
fn scrubbing_while_playing_goes_on_playing() {
    let state = open("?discs=64&play=1").after(Action::SeekTick(5_000));
    assert!(state.playback().is_playing());
    assert_eq!(*state.index(), index("9223372036854775807"));
    assert!(wait(state.clone(), 2_000).index() > state.index());
}

#[test]
fn long_gaps_do_not_race() {
    let state = open("?discs=64&speed=60&play=1").after(Action::Elapsed(1e9));
    assert!(state.index().word().unwrap() < 20);
    let state = [f64::NAN, f64::INFINITY, -5.0].into_iter().map(Action::Elapsed).fold(state, State::after);
    assert!(state.index().word().unwrap() < 40);
    assert!(wait(state.clone(), 1_000).index() > state.index(), "a strange clock does not stop it");
}

#[test]
fn another_speed_does_not_make_up_for_time_gone_by() {
    let state = wait(open("?discs=64&speed=0.25&play=1"), 3_000);
    let before = state.index().clone();
    let state = state.after(Action::Speed(Speed::read("60").unwrap())).after(Action::Elapsed(1.0));
    assert!(state.index().minus(&before).word().unwrap() <= 1);
}

#[test]
fn a_refused_entry_goes_with_the_next_thing_done() {
    let refused = || open("?discs=8").after(Action::Type("abc".into())).after(Action::SeekTyped);
    for state in [refused().after(Action::Forward), refused().after(Action::Discs(Discs::new(20).unwrap()))] {
        assert_eq!((state.typed(), faults(&state)), (None, vec![]));
    }
    // But playing on takes nothing away from under a person's hands.
    let playing = wait(open("?discs=8&play=1").after(Action::Type("abc".into())).after(Action::SeekTyped), 3_000);
    assert_eq!((playing.typed(), faults(&playing)), (Some("abc"), vec![Parameter::Move]));
}

#[test]
fn fields_name_what_they_do_not_take() {
    let state = open("?loop=3-9").after(Action::Refuse(Parameter::Discs, "5000".into()));
    let state = state.after(Action::LoopFirst("9".into()));
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
    assert_eq!(link::write(&state.clone().after(Action::From(Peg::B))), "?discs=2&from=1");
    assert_eq!(link::write(&state.clone().after(Action::To(Peg::B))), "?discs=2&to=1");
    assert_eq!(link::write(&state.after(Action::Discs(Discs::new(5).unwrap()))), "?discs=5");
}

#[test]
fn another_number_of_pegs_keeps_what_it_can() {
    let pegs = |count| Action::Pegs(Pegs::new(count).unwrap());
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
    assert_eq!(link::write(&open("?path=hamiltonian").after(Action::Rule(Rule::Linear))), "?rule=linear");
    let refused = open("?rule=star&path=hamiltonian");
    assert_eq!((faults(&refused), link::write(&refused)), (vec![Parameter::Path], "?rule=star".into()));
    assert_eq!(faults(&open("?from=0121&path=hamiltonian")), [Parameter::From]);
    let state = open("?discs=6").after(Action::Path(Path::Hamiltonian));
    assert_eq!((state.total().word(), link::write(&state)), (Some(728), "?discs=6&path=hamiltonian".into()));
}

/// What the page does when a state waits for a search.
fn searched(state: &State) -> State {
    assert!(state.pending().is_some());
    let puzzle = &state.settings().puzzle;
    state.clone().after(Action::SearchEnds(Solution::of(puzzle).map(Rc::new)))
}

#[test]
fn a_link_that_has_to_be_searched_is_opened_when_that_is_done() {
    let query = "?discs=7&pegs=4&rule=linear&move=100&loop=90-120";
    let typed = open("?discs=7&pegs=4&rule=linear&move=2^6%2B1&theme=dark");
    assert_eq!(searched(&typed).index().word(), Some(65));
    let state = open(query);
    assert_eq!((state.total().word(), link::write(&state)), (Some(0), query.into()));
    assert_eq!(state.pending().and_then(|pending| pending.all), Some(1 << 14));
    assert_eq!(state.position().as_tower(), Some(Peg::A));
    let later = state.after(Action::SearchGoesOn(9)).after(Action::Forward).after(Action::Stillness(true));
    assert_eq!((later.pending().map(|pending| pending.seen), link::write(&later)), (Some(9), query.into()));
    let found = searched(&later);
    assert_eq!((found.index().word(), found.total().word(), found.pending()), (Some(100), Some(123), None));
    assert!(found.is_still() && found.problems().is_empty());
    assert_eq!(link::write(&found), query);
}

#[test]
fn what_the_first_part_of_the_solver_does_not_know_waits_for_the_rest() {
    let first = |query: &str| link::read_by(query, Program::FIRST);
    for query in [
        "",
        "?discs=64&move=12345678901234567890&theme=dark",
        "?discs=0",
        "?discs=5&to=0",
        "?discs=3&rule=one-way&to=0",
    ] {
        assert_eq!((first(query).pending(), link::write(&first(query))), (None, query.to_owned()));
    }
    let know = || Action::Know(Program::WHOLE);
    for query in
        ["?discs=20&rule=one-way&move=1000", "?discs=1&move=1", "?discs=30&pegs=5&move=7", "?discs=4&from=0121"]
    {
        let waits = first(query);
        assert_eq!((waits.pending().map(|pending| pending.all), link::write(&waits)), (Some(None), query.into()));
        let known = waits.after(know());
        assert_eq!((known.pending(), link::write(&known), known.index()), (None, query.into(), open(query).index()));
    }
    let searches = first("?pegs=4&rule=linear&move=9").after(know());
    assert_eq!(searches.pending().and_then(|pending| pending.all), Some(1 << 16));
    assert_eq!(searched(&searches).index().word(), Some(9));
    let refused = first("?pegs=10&rule=linear&discs=30").after(know());
    assert_eq!((faults(&refused), refused.pending()), (vec![Parameter::Discs, Parameter::Rule], None));
    let changed = first("?discs=9&move=4").after(Action::Rule(Rule::OneWay));
    assert_eq!(link::write(&changed), "?discs=9&rule=one-way");
    assert_eq!(changed.clone().after(know()).total(), open("?discs=9&rule=one-way").total());
    let lost = changed.after(Action::SearchEnds(Err(Unsolved::NotLoaded)));
    assert_eq!((faults(&lost), link::write(&lost)), (vec![Parameter::Rule], "?discs=9&move=4".into()));
}

#[test]
fn what_a_link_got_wrong_is_still_said_after_a_search() {
    let query = "?discs=30&pegs=4&rule=linear&speed=never";
    let said = vec![Parameter::Discs, Parameter::Speed];
    let begun = open(query);
    assert_eq!((faults(&begun), begun.pending().is_some()), (said.clone(), true));
    assert_eq!(faults(&searched(&begun)), said);
    let waits = link::read_by(query, Program::FIRST).after(Action::Know(Program::WHOLE));
    assert_eq!(faults(&searched(&waits)), said);
}

/// However a wait ends, the state is sane, and what the whole solver would have said is said.
#[test]
fn waiting_for_what_does_not_come_ends_in_the_classic_puzzle() {
    let queries = ["?discs=1", "?path=hamiltonian", "?discs=4&to=0121", "?pegs=4", "?discs=30&pegs=5&split=largest"];
    for query in queries {
        for error in [Unsolved::NotLoaded, Unsolved::Stopped] {
            let lost = link::read_by(query, Program::FIRST).after(Action::SearchEnds(Err(error.clone())));
            assert!(!lost.problems().is_empty(), "{query}");
            assert!(error != Unsolved::NotLoaded || lost.pending().is_none(), "{query}");
        }
        let known = link::read_by(query, Program::FIRST).after(Action::Know(Program::WHOLE));
        assert_eq!((known.pending(), link::write(&known)), (None, link::write(&open(query))), "{query}");
    }
    for query in ["?pegs=2&to=1&path=hamiltonian", "?pegs=2&discs=2&rule=arcs:01,10&to=11&split=largest"] {
        let known = link::read_by(query, Program::FIRST).after(Action::Know(Program::WHOLE));
        assert_eq!(link::write(&known), link::write(&open(query)));
    }
}

#[test]
fn what_is_done_while_a_link_is_searched_is_not_lost() {
    let query = "?discs=7&pegs=4&rule=one-way&move=50";
    let stopped =
        open(query).after(Action::Discs(Discs::new(9).unwrap())).after(Action::SearchEnds(Err(Unsolved::Stopped)));
    assert_eq!((link::write(&stopped), faults(&stopped)), (query.into(), vec![Parameter::Discs]));
    let typed = open("?discs=7&pegs=4&rule=one-way").after(Action::Type("77".into())).after(Action::SeekTyped);
    assert_eq!((faults(&typed), link::write(&typed)), (vec![], "?discs=7&pegs=4&rule=one-way&move=77".into()));
    assert_eq!(searched(&typed).index().word(), Some(77));
    let changed = open("?discs=5").after(Action::Pegs(Pegs::new(4).unwrap())).after(Action::Rule(Rule::OneWay));
    let typed = changed.after(Action::Type("7".into())).after(Action::SeekTyped);
    assert_eq!(searched(&typed).index().word(), Some(7));
}

#[test]
fn a_search_that_is_stopped_leaves_what_was_before() {
    let stop = || Action::SearchEnds(Err(Unsolved::Stopped));
    let before = open("?discs=7&pegs=4&move=5&theme=dark");
    let waits = before.clone().after(Action::Rule(Rule::OneWay));
    assert_eq!(link::write(&waits), "?discs=7&pegs=4&rule=one-way&theme=dark");
    assert_eq!(link::write(&searched(&waits)), link::write(&waits));
    let longer = waits.after(Action::Discs(Discs::new(9).unwrap()));
    assert_eq!(link::write(&longer), "?discs=9&pegs=4&rule=one-way&theme=dark");
    let stopped = longer.after(stop());
    assert_eq!((link::write(&stopped), faults(&stopped)), (link::write(&before), vec![Parameter::Discs]));
    let opened = open("?discs=7&pegs=4&rule=one-way&move=9").after(stop());
    assert_eq!((link::write(&opened), faults(&opened)), ("?discs=7&pegs=4&move=9".into(), vec![Parameter::Rule]));
    assert_eq!(link::write(&before.clone().after(stop())), link::write(&before));
}

#[test]
fn what_cannot_be_searched_is_refused_with_the_limit() {
    for (query, fault, left) in [
        ("?discs=40&pegs=5&rule=linear", Parameter::Discs, "?pegs=5&rule=linear"),
        ("?pegs=10&rule=linear", Parameter::Rule, "?pegs=10"),
        ("?pegs=10&from=08765432", Parameter::From, "?pegs=10"),
        ("?pegs=10&to=18765432", Parameter::To, "?pegs=10"),
    ] {
        let state = open(query);
        assert_eq!((faults(&state), link::write(&searched_or(&state))), (vec![fault], left.into()), "{query}");
    }
}

fn searched_or(state: &State) -> State {
    if state.pending().is_some() { searched(state) } else { state.clone() }
}

#[test]
fn a_plus_in_a_link_is_a_plus() {
    assert_eq!(open("?discs=10&move=2^7+3").index().word(), Some(131));
    assert_eq!(faults(&open("?discs=20&move=1+")), [Parameter::Move]);
}

#[test]
fn stillness_makes_moves_without_movement() {
    assert!(open("").after(Action::Forward).motion().is_some());
    assert!(open("").after(Action::Stillness(true)).after(Action::Forward).motion().is_none());
}

#[test]
fn a_new_puzzle_starts_at_its_start_and_keeps_what_was_chosen() {
    let state = open("?move=9&theme=dark&speed=2&loop=1-5").after(Action::Discs(Discs::new(20).unwrap()));
    assert!(state.index().is_start());
    assert_eq!(link::write(&state), "?discs=20&speed=2&theme=dark");
    let swapped = state.after(Action::Rule(Rule::OneWay)).after(Action::From(Peg::C));
    assert_eq!(link::write(&swapped), "?discs=20&rule=one-way&from=2&to=0&speed=2&theme=dark");
    assert_eq!(link::write(&swapped.after(Action::To(Peg::C))), "?discs=20&rule=one-way&speed=2&theme=dark");
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

fn any_query() -> impl Strategy<Value = String> {
    let name = prop::sample::select(Parameter::ALL.map(Parameter::name).to_vec());
    let value = prop_oneof![
        "\\PC{0,30}",
        "[0-9]{1,40}",
        "[0-9]{1,3}%",
        Just("any".to_owned()),
        Just("one-way".to_owned()),
        "arcs:[0-9]{2}(,[0-9]{2}){0,6}",
        "[0-2]{1,9}",
        "[0-9]{1,4}-[0-9]{1,4}",
    ];
    prop::collection::vec((name, value), 0..8).prop_map(|parts| {
        let encode = |(name, value): (&str, String)| {
            let mut pair = form_urlencoded::Serializer::new(String::new());
            pair.append_pair(name, &value);
            pair.finish()
        };
        parts.into_iter().map(encode).collect::<Vec<_>>().join("&")
    })
}

fn any_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        (0u32..20_000).prop_map(Action::SeekTick),
        Just(Action::Forward),
        Just(Action::Back),
        Just(Action::First),
        Just(Action::Last),
        Just(Action::Leap),
        Just(Action::LeapBack),
        (0u32..2_000, 0usize..3)
            .prop_map(|(place, turn)| { Action::Look(Look::Digit(place, [Turn::Over, Turn::Up, Turn::Down][turn])) }),
        (0u32..2_000).prop_map(Action::Stride),
        Just(Action::MoreDiscs),
        Just(Action::FewerDiscs),
        Just(Action::Look(Look::Unfold)),
        (0u32..40).prop_map(|discs| Action::Look(Look::Race(Racing::Discs(discs)))),
        Just(Action::TogglePlay),
        (0.0f64..500.0).prop_map(Action::Elapsed),
        Just(Action::ToggleLoop),
        (0u32..70).prop_map(|count| Action::Discs(Discs::new(count).unwrap())),
        prop::sample::select(Rule::NAMED.to_vec()).prop_map(Action::Rule),
        (1u8..=10).prop_map(|count| Action::Pegs(Pegs::new(count).unwrap())),
        (0u8..4).prop_map(|peg| Action::From(Peg::new(peg).unwrap())),
        (0u8..4).prop_map(|peg| Action::To(Peg::new(peg).unwrap())),
        "\\PC{0,12}".prop_map(Action::Type),
        Just(Action::SeekTyped),
        prop::sample::select(Panel::ALL.to_vec()).prop_map(Action::TogglePanel),
    ]
}

/// What must hold in every state.
fn is_sane(state: &State) -> bool {
    state.index() <= state.total()
        && state.solution().position_at(state.index()).is_some()
        && (state.index().is_start() || state.last_move().is_some())
        && state.settings().looped.as_ref().is_none_or(|range| range.first < range.last && range.last <= *state.total())
}

proptest! {
    #[test]
    fn any_query_is_a_sane_state(query in any_query()) {
        let state = open(&query);
        prop_assert!(is_sane(&state));
        let named = state.problems().iter().all(|problem| query.contains(problem.parameter.name()));
        prop_assert!(named, "{:?}", state.problems());
    }

    #[test]
    fn raw_garbage_is_a_sane_state(query in "\\PC{0,200}") {
        prop_assert!(is_sane(&open(&query)));
    }

    #[test]
    fn links_round_trip(query in any_query(), actions in prop::collection::vec(any_action(), 0..12)) {
        let state = actions.into_iter().fold(open(&query), State::after);
        prop_assert!(is_sane(&state));
        let written = link::write(&state);
        let again = open(&written);
        prop_assert!(again.problems().is_empty(), "{} {:?}", written, again.problems());
        prop_assert_eq!(again.settings(), state.settings());
        prop_assert_eq!(again.playback().is_playing(), state.playback().is_playing());
        // A link that plays may begin elsewhere: in its loop, or anew when it was at the end.
        if !state.playback().is_playing() {
            prop_assert_eq!(again.index(), state.index());
            prop_assert_eq!(link::write(&again), written);
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}", bits in 0u32..80) {
        let total = Index::ones(bits);
        prop_assert!(entry::read(&text, &total).is_ok_and(|index| index <= total) || entry::read(&text, &total).is_err());
    }

    #[test]
    fn decimal_digits_are_read_exactly(words in prop::collection::vec(any::<u32>(), 1..40)) {
        let number = Index::from(BigUint::new(words));
        prop_assert_eq!(entry::read(&number.to_string(), &Index::ones(2_000)), Ok(number));
    }

    #[test]
    fn shares_of_the_way_are_rounded_down(total in 1u64.., index: u64) {
        let index = index % (total.saturating_add(1));
        let expected = u128::from(index) * 1_000 / u128::from(total);
        prop_assert_eq!(u128::from(slider::permille(&index.into(), &total.into())), expected);
    }

    #[test]
    fn ticks_and_indices_meet(words in prop::collection::vec(any::<u32>(), 1..40), share in 0u32..=10_000) {
        let total = Index::from(BigUint::new(words));
        let ticks = slider::ticks(&total);
        prop_assert_eq!(slider::index_at(ticks, &total), total.clone());
        prop_assert_eq!(slider::index_at(0, &total), Index::START);
        let tick = share.min(ticks);
        prop_assert_eq!(slider::tick_of(&slider::index_at(tick, &total), &total), tick);
    }
}

/// What pointers do to the timeline and to the graph.
mod looking {
    use super::*;
    use tower_of_hanoi::explorer::{At, Grip};
    use tower_of_hanoi::solver::Position;

    fn look(state: State, look: Look) -> State {
        state.after(Action::Look(look))
    }

    const fn at(x: f64, y: f64) -> At {
        At { x, y }
    }

    #[test]
    fn a_press_on_the_timeline_goes_there_and_a_drag_moves_it() {
        let state = look(open("?discs=10"), Look::Grab(Grip::Picture(Panel::Timeline), 1, at(0.5, 0.1), (0.1, 0.006)));
        let pressed = look(look(state.clone(), Look::Drag(1, at(0.502, 0.1))), Look::Drop(1, at(0.502, 0.1)));
        assert_eq!(pressed.index().word(), Some(512), "the largest disc's move near by");
        let close = look(
            open("?discs=10&timeline=400-500"),
            Look::Grab(Grip::Picture(Panel::Timeline), 1, at(0.5, 0.1), (0.1, 0.006)),
        );
        let moved = look(look(close, Look::Drag(1, at(0.25, 0.1))), Look::Drop(1, at(0.25, 0.1)));
        assert_eq!((link::write(&moved), moved.index().word()), ("?discs=10&timeline=425-525".into(), Some(0)));
    }

    #[test]
    fn a_press_on_a_stroke_is_its_move() {
        for query in
            ["?discs=5", "?discs=4&rule=one-way", "?discs=3&rule=linear", "?discs=1", "?discs=4&pegs=4&rule=one-way"]
        {
            let opened = open(query);
            let state = if opened.pending().is_some() { searched(&opened) } else { opened };
            let total = state.total().word().unwrap();
            for index in 1..=total {
                let place = at((index as f64 - 0.5) / total as f64, 0.1);
                let held = look(state.clone(), Look::Grab(Grip::Picture(Panel::Timeline), 1, place, (0.1, 0.006)));
                assert_eq!(look(held, Look::Drop(1, place)).index().word(), Some(index), "{query}");
            }
        }
        let legend =
            look(open("?discs=64"), Look::Grab(Grip::Picture(Panel::Timeline), 1, at(0.502, 0.1), (0.1, 0.006)));
        assert_eq!(look(legend, Look::Drop(1, at(0.502, 0.1))).index(), &Index::power_of_two(63));
    }

    #[test]
    fn many_small_steps_go_as_far_as_one() {
        let close = "?discs=64&move=2^63&timeline=9223372036854775796-9223372036854775820";
        let mut state = look(open(close), Look::Grab(Grip::Picture(Panel::Timeline), 1, at(0.9, 0.1), (0.1, 0.006)));
        for step in 1..=100 {
            state = look(state, Look::Drag(1, at(0.9 - 0.005 * f64::from(step), 0.1)));
        }
        assert!(
            link::write(&state).ends_with("timeline=9223372036854775808-9223372036854775832"),
            "{}",
            link::write(&state)
        );
        let mut wider = open(close);
        for _ in 0..5 {
            wider = look(wider, Look::Zoom(Panel::Timeline, 1.01, at(0.5, 0.0), 0.1));
        }
        let span = wider.timeline().unwrap();
        assert_eq!(span.last.minus(&span.first).word(), Some(29));
    }

    #[test]
    fn two_fingers_bring_closer_what_lies_between_them() {
        let picture = Grip::Picture(Panel::Timeline);
        let one = look(open("?discs=20"), Look::Grab(picture, 1, at(0.4, 0.1), (0.1, 0.006)));
        let two = look(look(one, Look::Grab(picture, 2, at(0.6, 0.1), (0.1, 0.006))), Look::Drag(1, at(0.3, 0.1)));
        let apart = look(two, Look::Drag(2, at(0.7, 0.1)));
        let span = apart.timeline().unwrap();
        let width = span.last.minus(&span.first).word().unwrap();
        assert!((500_000..550_000).contains(&width), "{width}");
        assert!(span.has(&Index::from(1 << 19)), "the middle is still there");
        let ended = look(look(apart, Look::Drop(1, at(0.3, 0.1))), Look::Lose(2));
        assert_eq!(ended.index().word(), Some(0), "letting go is no press");
    }

    #[test]
    fn the_ends_of_the_loop_stay_in_order() {
        let state =
            look(open("?discs=6&loop=10-20"), Look::Grab(Grip::LoopFirst, 3, at(10.0 / 63.0, 0.1), (0.1, 0.006)));
        let state = look(state, Look::Drag(3, at(15.0 / 63.0, 0.1)));
        assert_eq!(link::write(&state), "?discs=6&loop=15-20");
        let state = look(state, Look::Drag(3, at(40.0 / 63.0, 0.1)));
        assert_eq!(link::write(&state), "?discs=6&loop=15-20");
    }

    #[test]
    fn a_press_on_a_position_stands_there_and_a_drag_over_one_does_not() {
        let on: Position = "0111".parse().unwrap();
        let pressed = look(open("?discs=4"), Look::Press(on.clone()));
        assert_eq!(pressed.index().word(), Some(7));
        let held = look(open("?discs=4"), Look::Grab(Grip::Picture(Panel::Graph), 1, at(0.5, 0.4), (0.8, 0.006)));
        let dragged = look(look(held, Look::Drag(1, at(0.4, 0.4))), Look::Drop(1, at(0.4, 0.4)));
        let released = look(dragged, Look::Press(on.clone()));
        assert_eq!(released.index().word(), Some(0));
        assert_eq!(look(released, Look::Press(on)).index().word(), Some(7));
        let off = look(open("?discs=4&move=3"), Look::Press("0222".parse().unwrap()));
        assert_eq!((link::write(&off), off.total().word()), ("?discs=4&from=0222".into(), Some(15)));
    }

    #[test]
    fn what_is_looked_at_follows_the_index_and_is_in_the_link() {
        let near = look(open("?discs=64&move=12345678901234567890"), Look::Here(Panel::Timeline));
        let near = look(near, Look::Here(Panel::Graph));
        let query = link::write(&near);
        assert!(
            query.contains("timeline=12345678901234567878-12345678901234567902") && query.contains("graph="),
            "{query}"
        );
        assert_eq!(link::write(&open(&query)), query);
        let far = near.after(Action::Last);
        assert!(far.timeline().unwrap().has(far.index()));
        assert!(far.lens().triangle().holds(&far.position()));
        let whole = look(look(far, Look::Whole(Panel::Timeline)), Look::Whole(Panel::Graph));
        assert_eq!(link::write(&whole), "?discs=64&move=18446744073709551615");
        assert_eq!(faults(&open("?discs=4&graph=3&timeline=9-9&mark=5&tour=maybe")).len(), 4);
        let marked = look(look(open("?discs=4"), Look::Mark(tower_of_hanoi::solver::Disc::new(3))), Look::Tour);
        assert_eq!(link::write(&marked), "?discs=4&mark=3&tour=1");
        assert_eq!(link::write(&marked.clone().after(Action::Discs(Discs::new(5).unwrap()))), "?discs=5");
        // Another start is the same graph.
        let near = look(look(marked, Look::Here(Panel::Graph)), Look::Stand("0222".parse().unwrap()));
        assert_eq!(link::write(&near), "?discs=4&from=0222&graph=0&mark=3&tour=1");
        assert_eq!(
            link::write(&look(near, Look::Mark(tower_of_hanoi::solver::Disc::new(99)))),
            "?discs=4&from=0222&graph=0&tour=1"
        );
    }

    #[test]
    fn a_second_puzzle_is_in_the_link() {
        use tower_of_hanoi::explorer::BesidePart;
        let usual = open("?discs=5&rule=one-way").beside();
        assert_eq!((usual.write().as_str(), usual.solution().unwrap().unwrap().total().word()), ("5-3-any", Some(31)));
        for query in ["?with=8-3-one-way", "?discs=3&with=20-4-any-index", "?with=4-4-arcs:01,12,23,30"] {
            assert_eq!((link::write(&open(query)), faults(&open(query))), (query.into(), vec![]));
        }
        assert_eq!(faults(&open("?with=8-3-sideways")), [Parameter::With]);
        let part = |state: State, part: BesidePart| look(state, Look::Beside(part));
        let changed =
            part(part(open("?discs=6"), BesidePart::Pegs(Pegs::new(4).unwrap())), BesidePart::Rule(Rule::Star));
        assert_eq!(link::write(&part(changed.clone(), BesidePart::ByIndex(true))), "?discs=6&with=6-4-star-index");
        // What would have to be searched is not compared; what cannot be is no reason to stop.
        assert!(part(changed.clone(), BesidePart::Rule(Rule::Linear)).beside().solution().unwrap().is_none());
        assert!(part(changed, BesidePart::Pegs(Pegs::new(1).unwrap())).beside().solution().is_ok());
    }

    proptest! {
        #[test]
        fn as_far_along_is_in_order_and_exact_at_both_ends(a in 1u64.., b in 1u64.., x in 0u32..=1_000, y in 0u32..=1_000) {
            let (total, other) = (Index::from(a), Index::from(b));
            let at = |part: u32| slider::in_proportion(&total.fraction(part, 1_000), &total, &other);
            prop_assert!(at(x.min(y)) <= at(x.max(y)));
            prop_assert_eq!(slider::in_proportion(&Index::START, &total, &other), Index::START);
            prop_assert_eq!(slider::in_proportion(&total, &total, &other), other.clone());
            prop_assert!(slider::in_proportion(&total.fraction(x, 1_000), &total, &total) <= total.fraction(x, 1_000));
        }
    }

    proptest! {
        #[test]
        fn no_gesture_breaks_anything(
            query in prop::sample::select(vec!["?discs=0", "?discs=1", "?discs=2", "?discs=64&move=1/3", "?pegs=4", "?discs=9&rule=one-way&from=012012012", "?pegs=2&discs=1&to=1", "?discs=1000&loop=5-900"]),
            looks in prop::collection::vec((0u8..15, 0i32..3, -2.0f64..3.0, -2.0f64..3.0, 0.01f64..30.0), 0..60),
        ) {
            let mut state = open(query);
            for (kind, pointer, x, y, factor) in looks {
                let place = at(x, y);
                let panel = if factor > 1.0 { Panel::Graph } else { Panel::Timeline };
                state = look(state, match kind {
                    0 => Look::Zoom(panel, factor, place, 0.8),
                    1 => Look::Pan(panel, x, y),
                    2 => Look::Grab(Grip::Picture(panel), pointer, place, (0.8, 0.006)),
                    3 | 4 => Look::Drag(pointer, place),
                    5 => Look::Drop(pointer, place),
                    6 => Look::Here(panel),
                    7 => Look::Zoom(panel, f64::NAN, at(f64::INFINITY, f64::NAN), f64::NAN),
                    8 => Look::Grab(Grip::LoopFirst, pointer, place, (0.1, 0.006)),
                    9 => Look::Pan(panel, f64::NAN, f64::INFINITY),
                    10 => Look::Lose(pointer),
                    11 => Look::Middle(panel),
                    12 => Look::Closer(panel),
                    13 => Look::Farther(panel),
                    _ => Look::Whole(panel),
                });
                prop_assert!(state.index() <= state.total());
                if let Some(span) = state.timeline() {
                    prop_assert!(span.first < span.last && span.last <= *state.total());
                }
                let again = open(&link::write(&state));
                prop_assert_eq!(link::write(&again), link::write(&state));
                prop_assert!(again.problems().is_empty());
            }
        }
    }
}
