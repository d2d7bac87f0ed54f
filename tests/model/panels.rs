//! Laws of the panels' state: what they show while the towers run ahead, what their buttons say, and the race.

use tower_of_hanoi::model::{Heat, Lap, Race, Runner, Shown, Span, deed};
use tower_of_hanoi::solver::{Disc, Position};

use super::*;

fn below() -> Vec<Panel> {
    Panel::ALL.into_iter().filter(|panel| panel.is_below()).collect()
}

fn any_index() -> impl Strategy<Value = Index> {
    prop::collection::vec(any::<u32>(), 0..6).prop_map(|words| Index::from(BigUint::new(words)))
}

fn any_deed() -> impl Strategy<Value = Action> {
    let position = || "[0-9]{1,40}".prop_map(|pegs| pegs.parse::<Position>().unwrap());
    let panel = || prop::sample::select(vec![Panel::Timeline, Panel::Graph]);
    let look = prop_oneof![
        position().prop_map(Look::Stand),
        panel().prop_map(Look::Closer),
        panel().prop_map(Look::Farther),
        panel().prop_map(Look::Whole),
        panel().prop_map(Look::Here),
        Just(Look::Tour),
        Just(Look::Unfold),
        Just(Look::Race(Racing::Start)),
        Just(Look::Race(Racing::Stop)),
    ];
    prop_oneof![
        any_index().prop_map(Action::Seek),
        (any_index(), any_index()).prop_map(|(first, last)| Action::Look(Look::Repeat(Span { first, last }))),
        look.prop_map(Action::Look),
    ]
}

proptest! {
    #[test]
    fn what_a_button_says_is_what_it_does(action in any_deed()) {
        let words = deed::write(&action);
        let again = deed::read(&words);
        prop_assert_eq!(again.map(|action| format!("{action:?}")), Some(format!("{action:?}")), "{}", words);
        prop_assert!(!words.contains(['"', '<', '>', '&']), "it stands in an attribute");
    }

    #[test]
    fn words_of_no_deed_do_nothing(words in "\\PC{0,30}") {
        prop_assert!(deed::read(&words).is_none_or(|action| !deed::write(&action).is_empty()));
        for verb in ["seek", "repeat", "stand", "closer", "here"] {
            // No index, no position and no panel has a letter that is no digit in it and a space.
            let nonsense = format!("{verb} x {words}");
            prop_assert!(deed::read(&nonsense).is_none());
        }
    }

    /// However fast the towers go, a panel waits for no more turns than there are open panels; and all come to rest there.
    #[test]
    fn no_panel_waits_for_good(open_panels in prop::sample::subsequence(below(), 0..=11), moves in 1u64..60) {
        let names: Vec<&str> = open_panels.iter().map(|panel| panel.name()).collect();
        let mut state = open(&format!("?discs=10&show=towers,{}", names.join(",")));
        let mut shown = Shown::all(&Rc::new(state.clone()));
        let mut waited = vec![0; open_panels.len()];
        for _ in 0..moves {
            state = state.after(Action::Forward);
            shown.catch_up(&state);
            for (panel, waits) in open_panels.iter().zip(&mut waited) {
                let same = panel.shows_same(shown.state(*panel).unwrap(), &state);
                *waits = if same { 0 } else { *waits + 1 };
                prop_assert!(*waits <= open_panels.len(), "{}", panel.name());
            }
        }
        let turns = (0..100).take_while(|_| shown.catch_up(&state).is_some()).count();
        prop_assert!(turns <= open_panels.len());
        for panel in open_panels {
            prop_assert!(panel.shows_same(shown.state(panel).unwrap(), &state), "{}", panel.name());
        }
    }
}

/// Which panels each kind of change concerns, and that it concerns no other.
#[test]
fn a_panel_is_behind_when_what_it_shows_has_changed_and_only_then() {
    use Panel::{Bits, Compare, Exact, Graph, Play, Timeline, Trace, Why};
    use tower_of_hanoi::model::{BesidePart, Race as Racers};
    let race = |racing| Action::Look(Look::Race(racing));
    let lap = Lap { moves: 9, milliseconds: 1.0 };
    // What is looked at in one of them makes all four of these draw themselves, and they see that little has changed.
    let looks: &[Panel] = &[Timeline, Trace, Graph, Compare];
    let pairs: [(Action, &[Panel]); 11] = [
        (Action::Forward, &[Bits, Why, Trace, Exact, Graph, Timeline, Compare, Play]),
        (Action::Look(Look::Point(Disc::new(2))), &[Bits]),
        (Action::Look(Look::Unfold), looks),
        (Action::Look(Look::Tour), looks),
        (Action::Look(Look::Mark(Disc::new(2))), looks),
        (Action::Look(Look::Beside(BesidePart::ByIndex(true))), looks),
        (Action::Look(Look::Closer(Timeline)), looks),
        (Action::ToggleLoop, looks),
        (race(Racing::Start), &[Panel::Race]),
        (race(Racing::Lap(0, lap)), &[Panel::Race]),
        (Action::Type("7".into()), &[]),
    ];
    let opened = race_begun(open("?discs=5&move=9"));
    for (action, behind) in pairs {
        let said = format!("{action:?}");
        let after = opened.clone().after(action);
        for panel in below() {
            assert_eq!(panel.shows_same(&opened, &after), !behind.contains(&panel), "{} after {said}", panel.name());
        }
    }
    // The number of discs of the race is looked at too, but concerns the race first.
    let other = opened.clone().after(race(Racing::Discs(Racers::MOST_DISCS)));
    assert!(!Panel::Race.shows_same(&opened, &other));
    // Another puzzle concerns all.
    let other = opened.clone().after(Action::Edit(Edit::MoreDiscs));
    assert!(below().into_iter().all(|panel| !panel.shows_same(&opened, &other)));
}

fn race_begun(state: State) -> State {
    race(race(state, Racing::Start), Racing::Lap(0, Lap { moves: 1, milliseconds: 0.1 }))
}

#[test]
fn the_four_runners_list_the_same_moves() {
    for discs in [1, 2, 5, 11] {
        let total = (1u64 << discs) - 1;
        // Disc d moves 2^(n-d) times.
        let sum: u64 = (1..=discs).map(|disc| u64::from(disc) << (discs - disc)).sum();
        for runner in Runner::ALL {
            let mut heat = Heat::new(runner, discs);
            let mut turns = 0;
            let made = loop {
                let (made, goes_on) = heat.run(|| false);
                turns += 1;
                if !goes_on {
                    break made;
                }
                assert_eq!(made, turns * 1_000, "a turn ends when its time is over");
            };
            assert_eq!((made, u64::from(heat.sum())), (total, sum), "{runner:?} with {discs}");
        }
    }
}

fn race(state: State, racing: Racing) -> State {
    state.after(Action::Look(Look::Race(racing)))
}

#[test]
fn a_race_ends_when_all_have_arrived() {
    let lap = |moves| Lap { moves, milliseconds: 1.0 };
    let mut state = race(open("?race=4"), Racing::Start);
    for runner in 0..4 {
        assert!(state.race().unwrap().runs);
        state = race(race(state, Racing::Lap(runner, lap(7))), Racing::Lap(runner, lap(15)));
    }
    let ended = Rc::clone(state.race().unwrap());
    assert!(!ended.runs);
    let late = race(state, Racing::Lap(2, lap(99)));
    assert_eq!(late.race(), Some(&ended), "what comes later is not heard");
    let stopped = race(race(late, Racing::Start), Racing::Stop);
    assert!(!stopped.race().unwrap().runs && stopped.race().unwrap().laps.iter().all(Vec::is_empty));
    let failed = race(race(stopped.clone(), Racing::Start), Racing::Fail);
    assert!(failed.race().is_none() && faults(&failed) == [Parameter::Race]);
    // A runner that there is not is no harm.
    race(race(stopped, Racing::Start), Racing::Lap(7, lap(1)));
}

#[test]
fn a_long_race_keeps_few_laps_and_always_the_last() {
    let mut state = race(open("?race=26"), Racing::Start);
    let total = state.race().unwrap().total();
    for turn in 1..=1_000u32 {
        let moves = total * u64::from(turn) / 1_000;
        state = race(state, Racing::Lap(0, Lap { moves, milliseconds: turn.into() }));
        let laps = &state.race().unwrap().laps[0];
        assert!(laps.len() <= 103);
        assert_eq!(laps.last().unwrap().moves, moves);
        assert!(laps.windows(2).all(|pair| pair[0].moves < pair[1].moves));
    }
    // Those that are kept lie over the whole race, and none far from the next.
    let laps = &state.race().unwrap().laps[0];
    assert!(laps[0].moves <= total / 100 && laps.windows(2).all(|pair| pair[1].moves - pair[0].moves <= total / 45));
}

#[test]
fn a_race_goes_on_when_a_link_is_read() {
    let begun = race_begun(open("?race=9"));
    let back = |query: &str| begun.clone().after(Action::Return(query.into()));
    assert_eq!(back("?discs=3&race=9").race(), begun.race());
    assert!(back("?discs=3").race().is_none(), "with another number of discs");
}

#[test]
fn links_hold_the_race_and_the_whole_recursion() {
    for query in ["?race=26", "?race=1", "?discs=4&trace=all"] {
        let state = open(query);
        assert_eq!((state.problems().len(), link::write(&state)), (0, query.to_owned()));
    }
    for (query, fault) in
        [("?race=27", Parameter::Race), ("?race=0", Parameter::Race), ("?trace=some", Parameter::Trace)]
    {
        let state = open(query);
        assert_eq!(state.problems().iter().map(|problem| problem.parameter).collect::<Vec<_>>(), [fault]);
        assert_eq!(link::write(&state), "");
    }
    assert_eq!(link::write(&open("?race=20")), "", "the usual number");
    assert_eq!(race(open(""), Racing::Discs(400)).race_discs(), Race::MOST_DISCS);
}
