//! The panels: deferred updates, their buttons, and the race.

use tower_of_hanoi::model::{Dock, Race, RaceRun, Runner, Sample};

use super::*;

fn any_index() -> impl Strategy<Value = Index> {
    prop::collection::vec(any::<u32>(), 0..6).prop_map(|words| Index::from(BigUint::new(words)))
}

proptest! {
    #[test]
    fn buttons_of_the_panels_work(first in any_index(), last in any_index(), pegs in "[0-2]{8}") {
        let state = open("?move=100");
        let total = state.total().clone();
        let sought = state.clone().after(NavigateAction::Seek(first.clone()));
        prop_assert_eq!(sought.index(), &first.clone().min(total.clone()));
        let looped = state.clone().after(PlaybackAction::PlayLoop(Span { first: first.clone(), last: last.clone() }));
        prop_assert!(looped.is_playing());
        prop_assert_eq!(looped.config.playback.loop_range, Span::new(first, last, &total));
        let position: Position = pegs.parse().unwrap();
        let stands = state.clone().after(NavigateAction::GoToPosition(position.clone()));
        prop_assert_eq!(stands.position(), position);
        let toured = state.clone().after(GraphAction::ToggleHamiltonianPath);
        prop_assert!(toured.config.graph.shows_hamiltonian_path);
        prop_assert_eq!(toured.after(GraphAction::ToggleHamiltonianPath).config, state.config.clone());
        let table = state.clone().after(RecursionAction::ToggleTable);
        prop_assert_eq!(table.config.recursion.is_picture(), !state.config.recursion.is_picture());
        let expanded = state.clone().after(RecursionAction::ToggleExpanded);
        prop_assert_eq!(expanded.config.recursion.is_expanded(), !state.config.recursion.is_expanded());
        // The picture comes back, and so does the shorter table.
        let picture = if table.config.recursion.is_picture() { table } else { table.after(RecursionAction::ToggleTable) };
        prop_assert!(picture.config.recursion == RecursionView::Picture);
        let shorter = picture.after(RecursionAction::ToggleExpanded).after(RecursionAction::ToggleExpanded);
        prop_assert!(shorter.config.recursion == RecursionView::Table);
    }

    /// Texts from fields and links become a valid value or are refused.
    #[test]
    fn invalid_texts_are_not_parsed(words in "\\PC{0,30}") {
        prop_assert!(words.parse::<Panel>().is_ok_and(|panel| panel.name() == words) || words.parse::<Panel>().is_err());
        // No index, position or panel contains a letter and a space.
        let nonsense = format!("x {words}");
        prop_assert!(nonsense.parse::<Index>().is_err() && nonsense.parse::<IndexExpr>().is_err());
        prop_assert!(nonsense.parse::<Position>().is_err());
        prop_assert!(nonsense.parse::<Panel>().is_err() && nonsense.parse::<Picture>().is_err());
    }

    /// However long it takes to draw, the dock follows after at most 25 times as long, and at once when something else than the
    /// move changed, or when nothing was drawn lately. It never goes back.
    #[test]
    fn the_dock_follows(drawing in prop::collection::vec(0.1f64..200.0, 1..40), gaps in prop::collection::vec(1.0f64..60.0, 40)) {
        let mut scene = Rc::new(scene(&open("?discs=10&show=towers,why,graph")));
        let (mut dock, mut now, mut waited_since) = (Dock::new(Rc::clone(&scene)), 0.0, None);
        // However long the page took to open, the first move is shown at once.
        dock.drawn(1e6);
        let mut longest = 0.0f64;
        for (spent, gap) in drawing.into_iter().zip(gaps) {
            now += gap;
            let before = dock.shown().index().clone();
            scene = Rc::new(scene.after(NavigateAction::Next.into()).0);
            dock.follow(&scene, now);
            prop_assert!(*dock.shown().index() >= before && *dock.shown().index() <= *scene.index());
            if dock.is_behind(&scene) {
                let since: f64 = *waited_since.get_or_insert(now);
                prop_assert!(now - since <= 250.0f64.min(24.0 * longest), "{} after {longest}", now - since);
            } else {
                waited_since = None;
                longest = longest.max(spent);
            }
            dock.drawn(now + spent);
            // Drawing the page again changes nothing.
            let mut again = dock.clone();
            again.drawn(now + 1e6);
            let (next, soon) = (Rc::new(scene.after(NavigateAction::Next.into()).0), now + gap);
            let follows = |dock: &Dock| {
                let mut dock = dock.clone();
                dock.follow(&next, soon);
                !dock.is_behind(&next)
            };
            prop_assert_eq!(follows(&again), follows(&dock));
            now += spent;
        }
        // A clock that is set back does not make it wait.
        let (mut earlier, next) = (dock.clone(), Rc::new(scene.after(NavigateAction::Next.into()).0));
        earlier.follow(&next, now - 1e9);
        prop_assert!(!earlier.is_behind(&next));
        // After something else than a move, it does not rest.
        let other = Rc::new(scene.after(Action::TogglePanel(Panel::Numbers)).0);
        dock.follow(&other, now);
        dock.drawn(now + 1e6);
        scene = Rc::new(other.after(NavigateAction::First.into()).0);
        let mut rested = dock.clone();
        rested.follow(&scene, now + 251.0);
        prop_assert!(!rested.is_behind(&scene));
        // Whatever else changes is shown at once.
        dock.follow(&scene, now + 25.0 * 200.0);
        let zoom = ViewportAction::ZoomIn(Picture::Graph).into();
        for action in [Action::from(PuzzleEdit::AddDisc), Action::TogglePanel(Panel::Numbers), zoom] {
            let (mut dock, other) = (dock.clone(), Rc::new(scene.after(action).0));
            dock.drawn(now + 1e6);
            dock.follow(&other, now);
            prop_assert!(!dock.is_behind(&other));
        }
        dock.follow(&scene, now + 25.0 * 200.0);
        prop_assert!(!dock.is_behind(&scene));
    }
}

/// A tab shows its panels in place of those of other tabs, and leaves the board and the form alone. Pinned, it stands
/// beside the others and goes alone.
#[test]
fn tabs_show_their_panels() {
    for query in ["", "?show=towers,puzzle,timeline,bits", "?show=", "?embed=1&show=towers,play,graph,race"] {
        let state = open(query);
        let beside = |state: &State| -> Vec<Panel> {
            state.config.panels.shown.iter().filter(|panel| Tab::of(*panel).is_none()).collect()
        };
        for tab in Tab::ALL {
            assert!(tab.panels().contains(tab.main_panel()));
            let selected = state.clone().after(Action::SelectTab(tab));
            let shown = selected.config.panels.shown;
            let opened: Vec<Panel> = match tab {
                // What it shows already, or else where it begins.
                Tab::Code => vec![if query.contains("race") { Panel::Race } else { Panel::Program }],
                Tab::Count | Tab::Why | Tab::Recursion | Tab::Map => tab.panels().iter().collect(),
            };
            assert_eq!(shown.iter().filter(|panel| Tab::of(*panel).is_some()).collect::<Vec<_>>(), opened);
            for panel in tab.panels().iter() {
                let chosen = selected.clone().after(Action::SelectPanel(panel));
                let shown = chosen.config.panels.shown;
                assert_eq!(shown.iter().filter(|panel| Tab::of(*panel).is_some()).collect::<Vec<_>>(), [panel]);
                assert_eq!(beside(&chosen), beside(&state), "{query} {tab:?}");
            }
            assert_eq!(beside(&selected), beside(&state), "{query} {tab:?}");
            assert_eq!(selected.clone().after(Action::SelectTab(tab)).config, selected.config);
            let toggled = state.clone().after(Action::ToggleTab(tab));
            assert_eq!(toggled.config.panels.shown.shows_tab(tab), !state.config.panels.shown.shows_tab(tab));
            for other in Tab::ALL.into_iter().filter(|other| *other != tab) {
                assert_eq!(toggled.config.panels.shown.shows_tab(other), state.config.panels.shown.shows_tab(other));
            }
        }
    }
    // Each panel of the dock has one tab, or is a card.
    for panel in Panel::ALL {
        assert_eq!(
            Tab::ALL.into_iter().filter(|tab| tab.panels().contains(panel)).count(),
            usize::from(Tab::of(panel).is_some())
        );
        assert_eq!(panel.is_in_dock(), panel.is_card() != Tab::of(panel).is_some());
    }
}

fn start_race(state: State) -> State {
    state.after(RaceAction::Start).after(RaceAction::AddSample(0, Sample { moves: 1, elapsed_ms: 0.1 }))
}

fn race(state: &State) -> &Rc<Race> {
    state.session.race.as_ref().expect("there is a race")
}

#[test]
fn the_four_runners_list_the_same_moves() {
    for discs in [1, 2, 5, 11] {
        let total = (1u64 << discs) - 1;
        // Disc d moves 2ⁿ⁻ᵈ times.
        let sum: u64 = (1..=discs).map(|disc| u64::from(disc) << (discs - disc)).sum();
        for runner in Runner::ALL {
            let mut run = RaceRun::new(runner, discs);
            let mut turns = 0;
            let made = loop {
                let (made, has_more) = run.run(|| false);
                turns += 1;
                if !has_more {
                    break made;
                }
                assert_eq!(made, turns * 1_000, "a turn ends when its time is over");
            };
            assert_eq!((made, u64::from(run.sum())), (total, sum), "{runner:?} with {discs}");
        }
    }
}

#[test]
fn a_race_ends_when_all_runners_have_finished() {
    let sample = |runner, moves| RaceAction::AddSample(runner, Sample { moves, elapsed_ms: 1.0 });
    let mut state = open("?race=4").after(RaceAction::Start);
    for runner in 0..4 {
        assert!(race(&state).is_running);
        state = state.after(sample(runner, 7)).after(sample(runner, 15));
    }
    let ended = Rc::clone(race(&state));
    assert!(!ended.is_running);
    let late = state.after(sample(2, 99));
    assert_eq!(late.session.race, Some(ended), "a sample that comes later does not count");
    let stopped = late.after(RaceAction::Start).after(RaceAction::Stop);
    assert!(!race(&stopped).is_running && race(&stopped).samples.iter().all(Vec::is_empty));
    let failed = stopped.clone().after(RaceAction::Start).after(RaceAction::Fail);
    assert!(failed.session.race.is_none() && refused(&failed) == [Parameter::Race]);
    // A sample of a runner that does not exist is ignored.
    let unknown = stopped.after(RaceAction::Start).after(sample(7, 1));
    assert!(race(&unknown).is_running && race(&unknown).samples.iter().all(Vec::is_empty));
}

#[test]
fn a_long_race_keeps_few_samples_and_always_the_last() {
    let mut state = open("?race=26").after(RaceAction::Start);
    let total = race(&state).total();
    for turn in 1..=1_000u32 {
        let moves = total * u64::from(turn) / 1_000;
        state = state.after(RaceAction::AddSample(0, Sample { moves, elapsed_ms: turn.into() }));
        let samples = &race(&state).samples[0];
        assert!(samples.len() <= 103);
        assert_eq!(samples.last().unwrap().moves, moves);
        assert!(samples.windows(2).all(|pair| pair[0].moves < pair[1].moves));
    }
    // The samples are spread over the whole race.
    let samples = &race(&state).samples[0];
    assert!(samples[0].moves <= total / 100);
    assert!(samples.windows(2).all(|pair| pair[1].moves - pair[0].moves <= total / 45));
}

#[test]
fn a_race_survives_a_link() {
    let racing = start_race(open("?race=9"));
    let go_to = |query: &str| racing.clone().after(SystemEvent::HistoryNavigation(query.into()));
    assert_eq!(go_to("?discs=3&race=9").session.race, racing.session.race);
    assert!(go_to("?discs=3").session.race.is_none(), "with another number of discs");
}

#[test]
fn links_hold_the_race_and_the_view_of_the_recursion() {
    for query in ["?race=26", "?race=1", "?discs=4&trace=all", "?trace=table"] {
        let state = open(query);
        assert_eq!((state.problems.len(), link::format(&state)), (0, query.to_owned()));
    }
    for (query, parameter) in
        [("?race=27", Parameter::Race), ("?race=0", Parameter::Race), ("?trace=some", Parameter::Trace)]
    {
        let state = open(query);
        assert_eq!(refused(&state), [parameter]);
        assert_eq!(link::format(&state), "");
    }
    assert_eq!(link::format(&open("?race=20")), "", "the default number");
    assert_eq!(link::format(&open("?trace=picture")), "", "the default view");
    assert_eq!(open("").after(RaceAction::SetDiscs(400)).config.race.discs, Race::MAX_DISCS);
}
