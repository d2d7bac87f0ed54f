//! What waits for a search or for the rest of the program.

use super::*;

/// What the page does when a state waits for a search.
pub fn searched(state: &State) -> State {
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
    let changed = first("?discs=9&move=4").after(Action::Edit(Edit::Rule(Rule::OneWay)));
    assert_eq!(link::write(&changed), "?discs=9&move=4", "what changes the puzzle has not come yet");
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
    let stopped = open(query)
        .after(Action::Edit(Edit::Discs(Discs::new(9).unwrap())))
        .after(Action::SearchEnds(Err(Unsolved::Stopped)));
    assert_eq!((link::write(&stopped), faults(&stopped)), (query.into(), vec![Parameter::Discs]));
    let typed = open("?discs=7&pegs=4&rule=one-way").after(Action::Type("77".into())).after(Action::SeekTyped);
    assert_eq!((faults(&typed), link::write(&typed)), (vec![], "?discs=7&pegs=4&rule=one-way&move=77".into()));
    assert_eq!(searched(&typed).index().word(), Some(77));
    let changed = open("?discs=5")
        .after(Action::Edit(Edit::Pegs(Pegs::new(4).unwrap())))
        .after(Action::Edit(Edit::Rule(Rule::OneWay)));
    let typed = changed.after(Action::Type("7".into())).after(Action::SeekTyped);
    assert_eq!(searched(&typed).index().word(), Some(7));
}

#[test]
fn a_search_that_is_stopped_leaves_what_was_before() {
    let stop = || Action::SearchEnds(Err(Unsolved::Stopped));
    let before = open("?discs=7&pegs=4&move=5&theme=dark");
    let waits = before.clone().after(Action::Edit(Edit::Rule(Rule::OneWay)));
    assert_eq!(link::write(&waits), "?discs=7&pegs=4&rule=one-way&theme=dark");
    assert_eq!(link::write(&searched(&waits)), link::write(&waits));
    let longer = waits.after(Action::Edit(Edit::Discs(Discs::new(9).unwrap())));
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
