//! The step of the recursive program: links, steps, and what follows it.

use tower_of_hanoi::l10n::call_text;
use tower_of_hanoi::model::{ProgramAction, ProgramRun};
use tower_of_hanoi::solver::program::{EventKind, ProgramLanguage};
use tower_of_hanoi::solver::recursion::{Step, trace_at};

use super::actions::any_navigation;
use super::searches::solved;
use super::*;

/// Puzzles with a program.
const PUZZLES: [&str; 7] = [
    "?discs=0",
    "?discs=1",
    "?discs=4",
    "?discs=5&pegs=4",
    "?discs=4&rule=one-way",
    "?discs=3&rule=one-way&to=1",
    "?discs=64&from=1",
];

fn run(state: &State) -> ProgramRun {
    state.program_run().expect("the puzzle has a program")
}

fn at(state: &State) -> Index {
    run(state).index().clone()
}

fn go(state: &State, action: Option<ProgramAction>) -> State {
    state.clone().after(action.expect("there is such a step"))
}

fn any_event() -> impl Strategy<Value = State> {
    (prop::sample::select(PUZZLES.to_vec()), 0u32..=1_000).prop_map(|(query, place)| {
        let join = if query.contains('?') { "&" } else { "?" };
        open(&format!("{query}{join}event={place}/1000"))
    })
}

/// The page shows the moves made before the event, and its link leads back to it.
fn assert_consistent(state: &State) {
    let run = run(state);
    assert_eq!((run.moves(), &run.event().moves), (state.index(), state.index()));
    let again = open(&link::format(state));
    assert!(again.problems.is_empty(), "{:?}", again.problems);
    assert_eq!((at(&again), again.index()), (at(state), state.index()));
    assert_eq!(again.config, state.config);
}

#[test]
fn a_link_opens_any_step_and_is_written_back() {
    let state = open("?discs=64&event=83010348331692982266&program=rust");
    assert_eq!(state.index(), &index("9223372036854775807"));
    let link = "?discs=64&move=9223372036854775807&event=83010348331692982266&program=rust";
    assert_eq!(link::format(&state), link);
    assert_eq!(run(&state).event().frame.call.n, 61);
    assert_consistent(&state);
    // A fraction is resolved at once, as that of a move is.
    let state = open("?discs=64&event=50%25");
    assert_eq!(link::format(&state), "?discs=64&move=9223372036854775807&event=83010348331692982268");
    assert_eq!(state.config.navigation.event, Some(index("83010348331692982268")));
}

#[test]
fn the_step_wins_over_the_move() {
    let state = open("?discs=3&move=7&event=0");
    assert_eq!((state.index(), at(&state)), (&Index::ZERO, Index::ZERO));
    assert!(state.problems.is_empty());
}

#[test]
fn a_step_that_does_not_exist_is_refused() {
    for query in ["?discs=3&event=66", "?discs=3&event=2^70", "?discs=3&event=0-1", "?rule=star&discs=3&event=3"] {
        let state = solved(&open(query));
        assert_eq!(refused(&state), [Parameter::Event], "{query}");
        assert_eq!(state.config.navigation.event, None, "{query}");
        let again = state.clone().after(NavigateAction::Next);
        assert_eq!(refused(&again), [Parameter::Event], "it is refused once: {query}");
    }
    for text in ["", "x", "1.5.2", "-", "1e", "event", "\u{202e}"] {
        let state = open(&format!("?discs=3&event={text}"));
        assert_eq!(refused(&state), [Parameter::Event], "{text}");
        let typed = open("?discs=3").after(ProgramAction::Name(text.into()));
        assert_eq!(typed.config.navigation.event, None);
    }
    assert_eq!(refused(&open("?program=cobol")), [Parameter::Program]);
}

#[test]
fn a_step_can_be_typed() {
    for (text, expected) in [("12", "12"), ("last", "65"), ("0x10", "16"), ("50%", "32"), ("1/3", "21")] {
        let state = open("?discs=3&move=2&play=1").after(ProgramAction::Name(text.into()));
        assert_eq!(at(&state), index(expected), "{text}");
        assert!(!state.is_playing() && state.problems.is_empty());
        assert_consistent(&state);
    }
}

#[test]
fn a_move_shows_the_line_after_it() {
    for query in PUZZLES {
        let start = open(query);
        assert_eq!(at(&start), Index::ZERO, "{query}");
        for number in (1..=start.total().to_u64().unwrap_or(40).min(40)).map(Index::from) {
            let state = start.clone().after(NavigateAction::Seek(number.clone()));
            let (run, mv) = (run(&state), state.last_move().unwrap());
            assert_eq!(run.moves(), &number, "{query}");
            let before = run.step_back().unwrap();
            let before = super::program::run(&state.clone().after(before));
            assert_eq!((before.event().kind, &before.moves().next()), (EventKind::Move(mv), &number));
            assert!(run.is_after_move());
            assert_eq!(state.config.navigation.event, None);
        }
    }
}

proptest! {
    #[test]
    fn going_to_a_step_sets_the_move(state in any_event()) {
        assert_consistent(&state);
        let run = run(&state);
        for next in [run.step(), run.step_over(), run.step_out(), run.step_back()].into_iter().flatten() {
            assert_consistent(&state.clone().after(next));
        }
    }

    #[test]
    fn a_step_back_undoes_a_step(state in any_event()) {
        if let Some(step) = run(&state).step() {
            let next = state.clone().after(step);
            prop_assert_eq!(at(&next), at(&state).next());
            let back = go(&next, run(&next).step_back());
            prop_assert_eq!((at(&back), back.index()), (at(&state), state.index()));
        } else {
            prop_assert!(run(&state).is_at_end());
        }
    }

    #[test]
    fn over_and_out_go_on_and_never_deeper(state in any_event()) {
        let here = run(&state);
        let depth = here.event().callers.len();
        for target in [here.step_over(), here.step_out()].into_iter().flatten() {
            let there = run(&state.clone().after(target));
            prop_assert!(there.index() > here.index() && there.moves() >= here.moves());
            let is_step = there.index() == &here.index().next();
            prop_assert!(is_step || there.event().callers.len() <= depth);
        }
        prop_assert_eq!(here.step_over().is_none(), here.is_at_end());
        prop_assert_eq!(here.step_out().is_none(), here.is_at_end());
    }

    #[test]
    fn lines_are_run_to_in_either_direction(
        state in any_event(),
        language in prop::sample::select(ProgramLanguage::ALL.to_vec()),
    ) {
        let here = run(&state);
        let text = here.program().text(language);
        for line in 1..=text.as_str().lines().count() {
            let places = text.places(line);
            if let Some(target) = here.run_to(places, false) {
                let next = state.clone().after(target);
                prop_assert!(at(&next) > at(&state));
                prop_assert_eq!(run(&next).line(&text), line);
                // From there back, the line is met here or earlier.
                let back = run(&next).run_to(places, true).map(|action| at(&next.clone().after(action)));
                prop_assert!(back.is_none_or(|back| back <= at(&state)));
            }
            if let Some(target) = here.run_to(places, true) {
                let before = state.clone().after(target);
                prop_assert!(at(&before) < at(&state));
                prop_assert_eq!(run(&before).line(&text), line);
            }
        }
    }

    #[test]
    fn a_call_of_the_stack_leads_to_its_begin(state in any_event()) {
        let here = run(&state);
        for (depth, frame) in here.event().stack().enumerate() {
            let there = run(&go(&state, here.go_to_call(depth)));
            prop_assert_eq!((there.event().kind, there.event().frame.call), (EventKind::Enter, frame.call));
            prop_assert!(there.index() <= here.index());
        }
        prop_assert_eq!(here.go_to_call(here.event().callers.len() + 1), None);
    }

    /// The blocks of the picture are calls and moves.
    #[test]
    fn a_part_of_the_recursion_leads_to_its_call(state in any_event()) {
        let here = run(&state);
        let Some(call) = here.call_moves() else { return Ok(()) };
        prop_assert!(call.first <= *here.moves() && *here.moves() <= call.last && call.first < call.last);
        let number = call.first.next();
        let trace = solution(&state).with_recursion(|recursion| trace_at(recursion, &number));
        for frame in trace.flatten().map(|trace| trace.frames).into_iter().flatten() {
            let there = run(&go(&state, here.go_to_part(frame.step, &frame.before)));
            prop_assert_eq!(there.moves(), &frame.before);
            match frame.step {
                Step::Move(mv) => prop_assert_eq!(there.event().kind, EventKind::Move(mv)),
                Step::Subproblem(task) => {
                    prop_assert_eq!(there.event().kind, EventKind::Enter);
                    prop_assert_eq!(there.event().frame.call.largest(), task.largest());
                }
            }
        }
    }

    #[test]
    fn any_other_navigation_drops_the_step(state in any_event(), action in any_navigation()) {
        let is_seek = !matches!(
            action,
            NavigateAction::NextLarger | NavigateAction::EnterIndex(_) | NavigateAction::ChangeDigit(..)
        );
        let before = state.config.navigation.clone();
        let after = state.after(action);
        if is_seek || *after.index() != before.index {
            prop_assert_eq!(&after.config.navigation.event, &None);
        }
        let shown = run(&after);
        prop_assert_eq!(shown.moves(), after.index());
    }
}

#[test]
fn what_changes_the_board_drops_the_step() {
    let state = || open("?discs=4&event=30");
    for action in [
        Action::from(PuzzleEdit::AddDisc),
        ManualPlayAction::PlayBestMove.into(),
        HostCommand::Seek("7".into()).into(),
        GraphAction::ToggleHamiltonianPath.into(),
    ] {
        let name = format!("{action:?}");
        let after = state().after(action);
        // A game has its own moves; the step of the solution stays for when it ends.
        let is_other = after.index() != state().index() || after.config.puzzle != state().config.puzzle;
        assert_eq!(after.config.navigation.event.is_none(), is_other, "{name}");
    }
}

#[test]
fn a_step_tells_screen_readers_and_the_address() {
    let mut state = open("?discs=3&event=1&show=towers,program");
    let step = run(&state).step().unwrap();
    let effects = update(&mut state, step.into());
    assert!(effects.contains(&Effect::Announce));
    let is_written = |effect: &Effect| matches!(effect, Effect::WriteAddress { link, .. } if link.contains("event=2"));
    assert!(effects.iter().any(is_written), "{effects:?}");
    let text = run(&state).program().text(state.config.program);
    let told = L10n::ENGLISH.program_announcement(&scene(&state), &run(&state), &text);
    assert_eq!(told, "Line 3: call hanoi(2, A, B, C).");
    // After a move it tells the move, too.
    let moved = open("?discs=1&event=7");
    let told = L10n::ENGLISH.program_announcement(&scene(&moved), &run(&moved), &text);
    assert_eq!(told, "Last move (1): disc 1 from A to C. All discs are on peg C. Line 5: call hanoi(0, B, C, A).");
}

#[test]
fn every_line_of_a_run_is_told() {
    for query in PUZZLES.into_iter().filter(|query| !query.contains("64")) {
        let mut state = open(query);
        for language in ProgramLanguage::ALL {
            let text = run(&state).program().text(language);
            let line = run(&state).line(&text);
            assert!(L10n::ENGLISH.program_sentence(&run(&state), &text).starts_with(&format!("Line {line}: ")));
        }
        let mut count = 1u64;
        while let Some(step) = run(&state).step() {
            state = state.after(step);
            count += 1;
        }
        assert_eq!((Index::from(count), state.is_at_end()), (run(&state).program().event_count(), true), "{query}");
    }
    assert_eq!(call_text(&run(&open("?discs=5&pegs=4")).program().main()), "four(5, A, D)");
}

#[test]
fn the_nearest_puzzle_opens_and_has_a_program() {
    for query in ["?rule=linear", "?pegs=5", "?from=0&to=0", "?discs=4&from=0120", "?path=hamiltonian", "?rule=star"] {
        let state = solved(&open(query));
        let nearest = state.program_run().expect_err(query).nearest;
        let opened = state.after(PuzzleEdit::Replace(Box::new(nearest.clone())));
        assert!(opened.problems.is_empty() && *opened.puzzle() == nearest, "{query}");
        assert!(opened.program_run().is_ok(), "{query}");
    }
}

#[test]
fn a_thousand_discs_are_stepped_through() {
    let mut state = open("?discs=1000&event=1/3");
    for _ in 0..5 {
        let next = run(&state).step_out();
        state = go(&state, next);
        assert_eq!(run(&state).moves(), state.index());
    }
}

/// Lets time pass, as a page does whose panels are loaded.
fn tick(state: State, milliseconds: f64) -> State {
    state.after(PlaybackAction::Tick(milliseconds))
}

#[test]
fn playing_goes_on_from_step_to_step() {
    for query in PUZZLES.into_iter().filter(|query| !query.contains("64")) {
        let start = open(&format!("{query}&speed=10&show=towers,program"));
        let mut state = start.clone().after(run(&start).play());
        let last = run(&state).last().to_u64().unwrap();
        for step in 1..=last {
            assert!(state.is_playing(), "{query} before step {step}");
            // The first step comes at once.
            state = tick(state, if step == 1 { 1.0 } else { 100.0 });
            assert_eq!((at(&state).to_u64(), run(&state).moves()), (Some(step), state.index()), "{query}");
        }
        assert!(!state.is_playing() && run(&state).is_at_end() && state.is_at_end() && state.problems.is_empty());
        let again = state.clone().after(run(&state).play());
        assert!(again.is_playing() && at(&again).is_zero());
    }
    // A slow frame makes several steps. Without a step, or with the panel closed, moves are played.
    let fast = open("?discs=9&event=100&speed=60&show=towers,program");
    assert_eq!(at(&tick(fast.clone().after(run(&fast).play()), 205.0)), index("113"));
    for query in ["?discs=9&move=100&speed=10&show=towers,program", "?discs=9&event=100&speed=10&show=towers"] {
        let state = tick(open(query).after(PlaybackAction::Play), 10.0);
        assert_eq!((state.index(), state.config.navigation.event.is_none()), (&open(query).index().next(), true));
    }
}

#[test]
fn an_exercise_keeps_the_program_back() {
    let state = open("?discs=4&task=predict&seed=3&show=towers,program");
    assert!(!state.shown_panels().contains(Panel::Program));
}
