//! One line of moves: own moves and the solution, from links to links.

use super::searches::{solved, way_found};
use super::*;
use tower_of_hanoi::model::{Excess, Hint, HistoryMode};
use tower_of_hanoi::solver::Move;

/// The table of `docs/links.md`, without its head.
fn table() -> Vec<Vec<String>> {
    let text = include_str!("../../docs/links.md");
    let rows = text.lines().skip_while(|line| !line.starts_with("| from | what happens")).skip(2);
    rows.take_while(|line| line.starts_with('|')).map(cells).collect()
}

/// The cells of a row. A cell that is code is without its marks.
fn cells(row: &str) -> Vec<String> {
    let code =
        |cell: &str| Some(cell.strip_prefix('`')?.strip_suffix('`')?.to_owned()).filter(|code| !code.contains('`'));
    let cells = row.trim_matches('|').split(" | ").map(str::trim);
    cells.map(|cell| code(cell).unwrap_or_else(|| cell.to_owned())).collect()
}

fn legal_moves(state: &State) -> Vec<Move> {
    state.position().legal_moves(state.puzzle()).collect()
}

/// The actions of a move by hand.
fn by_hand(step: Move) -> Vec<Action> {
    vec![ManualPlayAction::PressPeg(step.from).into(), ManualPlayAction::PressPeg(step.to).into()]
}

/// A legal move that neither goes on along the line nor takes a move back.
fn off_the_line(state: &State) -> Move {
    let line = state.line();
    let is_off = |step: &Move| Some(*step) != line.next_move() && line.last_move().map(Move::reversed) != Some(*step);
    legal_moves(state).into_iter().find(is_off).expect("a move off the line")
}

/// What the words of the table stand for.
fn actions(words: &str, state: &State) -> Vec<Action> {
    let host = |action| vec![Action::from(HostCommand::Navigate(action))];
    let configure = |parameter, value: &str| vec![HostCommand::Configure(vec![(parameter, value.into())]).into()];
    match words {
        "the next move, by hand" => by_hand(state.line().next_move().unwrap()),
        "the last move, taken back by hand" => by_hand(state.line().last_move().unwrap().reversed()),
        "another move, by hand" => by_hand(off_the_line(state)),
        "Undo" => vec![ManualPlayAction::Undo.into()],
        "Redo" => vec![ManualPlayAction::Redo.into()],
        "Next" => vec![NavigateAction::Next.into()],
        "Previous" => vec![NavigateAction::Previous.into()],
        "to the start" => vec![NavigateAction::First.into()],
        "to the end" => vec![NavigateAction::Last.into()],
        "the number 7" => vec![NavigateAction::EnterIndex("7".into()).into()],
        "the number 2" => vec![NavigateAction::EnterIndex("2".into()).into()],
        "the slider, to its middle" => {
            vec![NavigateAction::SeekSlider(slider::ticks(&state.line().total()) / 2).into()]
        }
        "Play" => vec![PlaybackAction::Toggle.into()],
        "Loop" => vec![PlaybackAction::ToggleLoop.into()],
        "Back to the solution" => vec![ManualPlayAction::Leave.into()],
        "a position that is set up" => vec![NavigateAction::GoToPosition("1111".parse().unwrap()).into()],
        "the host: `seek` to 3" => vec![HostCommand::Seek("3".into()).into()],
        "the host: `next`" => host(NavigateAction::Next),
        "the host: `previous`" => host(NavigateAction::Previous),
        "the host: `first`" => host(NavigateAction::First),
        "the host: `last`" => host(NavigateAction::Last),
        "the host: `play`" => vec![PlaybackAction::Play.into()],
        "the host: `play` is 1" => configure(Parameter::Play, "1"),
        "the host: `move` is 3" => configure(Parameter::Move, "3"),
        "the host: `walk` is `02`" => configure(Parameter::Walk, "02"),
        "the host: `theme` is `dark`" => configure(Parameter::Theme, "dark"),
        "the host: `get`" => vec![HostCommand::Get.into()],
        "presented" => vec![AppearanceAction::Present(true).into()],
        other => panic!("the table says “{other}”"),
    }
}

/// A row of the table as it comes out.
fn row(from: &str, words: &str) -> String {
    let mut state = solved(&open(from));
    let mut effects = Vec::new();
    for action in actions(words, &state) {
        effects.extend(update(&mut state, action));
    }
    let line = state.line();
    let events = effects.iter().filter_map(|effect| match effect {
        Effect::Emit(HostEvent::Move) => Some("`move`"),
        Effect::Emit(HostEvent::State) => Some("`state`"),
        _ => None,
    });
    let events: Vec<_> = events.collect();
    let history = effects.iter().rev().find_map(|effect| match effect {
        Effect::WriteAddress { mode: HistoryMode::Push, .. } => Some("a new entry"),
        Effect::WriteAddress { mode: HistoryMode::Replace, .. } => Some("the same entry"),
        _ => None,
    });
    let or_none = |text: String| if text.is_empty() { "–".to_owned() } else { text };
    format!(
        "| `{from}` | {words} | {} of {} | {} | `{}` | {} | {} |",
        line.index(),
        line.total(),
        state.index(),
        link::format(&state),
        or_none(events.join(", ")),
        history.unwrap_or("–")
    )
}

/// Each cell of the table is as the page does it.
#[test]
fn the_table_is_true() {
    let rows = table();
    assert!(rows.len() >= 30, "{}", rows.len());
    let mut wrong = Vec::new();
    for cells in rows {
        let expected = row(&cells[0], &cells[1]);
        if self::cells(&expected) != cells {
            wrong.push(expected);
        }
    }
    assert!(wrong.is_empty(), "these rows are otherwise:\n{}", wrong.join("\n"));
}

/// In frames and elements with movable discs the same happens, but for the history, which is the page's.
#[test]
fn frames_have_the_same_line() {
    for cells in table() {
        if cells[1] == "presented" {
            continue;
        }
        let run = |query: &str| {
            let mut state = solved(&open(query));
            for action in actions(&cells[1], &state) {
                update(&mut state, action);
            }
            let (index, total) = (state.line().index(), state.line().total());
            (index, total, state.index().clone(), state.position())
        };
        assert_eq!(run(&format!("{}&embed=1&show=towers,play,transport", cells[0])), run(&cells[0]), "{cells:?}");
    }
}

/// A detour, 10¹⁸ moves along it, and another move off it: exact, and a short link.
#[test]
fn a_detour_may_be_any_number_of_moves_long() {
    let start = open("?discs=64&move=12345678901234567890");
    let mut state = by_hand(off_the_line(&start)).into_iter().fold(start.clone(), State::after);
    assert_eq!(state.line().total(), &start.total().clone() + &Index::from(1));
    let far = &state.line().index() + &Index::from(1_000_000_000_000_000_000);
    state = state.after(NavigateAction::EnterIndex(far.to_string()));
    assert_eq!(state.line().index(), far);
    assert!(link::format(&state).ends_with("&at=1000000000000000001"), "{}", link::format(&state));
    assert_eq!(state.position(), start.solved().unwrap().position_at(&far.previous().unwrap()).unwrap());
    let turned = by_hand(off_the_line(&state)).into_iter().fold(state.clone(), State::after);
    let written = link::format(&turned);
    assert!(written.len() < 160 && written.contains("walk="), "{written}");
    assert_eq!(turned.game().unwrap().start(), &state.position());
    assert_eq!(open(&written).position(), turned.position());
    let turned_total = turned.line().total();
    let left = state.line().total().saturating_sub(&far);
    assert_eq!(turned_total, &left + &Index::from(1));
}

/// What somebody does at the board, chosen by numbers so that each is possible.
#[derive(Clone, Debug)]
enum Doing {
    Move(usize),
    Follow,
    TakeBack,
    Act(Action),
    Arrange(usize),
}

fn any_doing() -> impl Strategy<Value = Doing> {
    let act = |action: Action| Just(Doing::Act(action));
    prop_oneof![
        4 => any::<usize>().prop_map(Doing::Move),
        3 => Just(Doing::Follow),
        2 => Just(Doing::TakeBack),
        3 => act(ManualPlayAction::Undo.into()),
        2 => act(ManualPlayAction::Redo.into()),
        1 => act(ManualPlayAction::PlayBestMove.into()),
        1 => act(ManualPlayAction::Hint.into()),
        1 => act(ManualPlayAction::Leave.into()),
        2 => act(NavigateAction::Next.into()),
        2 => act(NavigateAction::Previous.into()),
        1 => act(NavigateAction::Last.into()),
        1 => act(PlaybackAction::Toggle.into()),
        1 => act(PlaybackAction::Tick(1_200.0).into()),
        2 => (0u32..=100).prop_map(|share| Doing::Act(NavigateAction::EnterIndex(format!("{share}%")).into())),
        1 => any::<usize>().prop_map(Doing::Arrange),
    ]
}

fn actions_of(doing: &Doing, state: &State) -> Vec<Action> {
    let moves = legal_moves(state);
    let hand = |step: Option<Move>| step.map(by_hand).unwrap_or_default();
    match doing {
        Doing::Move(choice) => hand(moves.get(choice % moves.len().max(1)).copied()),
        Doing::Follow => hand(state.line().next_move()),
        Doing::TakeBack => hand(state.line().last_move().map(Move::reversed).filter(|step| moves.contains(step))),
        Doing::Act(action) => vec![action.clone()],
        Doing::Arrange(choice) => {
            let mut position = state.position();
            let disc = position.iter().nth(choice % position.discs().count() as usize).unwrap();
            let to = state.puzzle().pegs().iter().find(|peg| *peg != disc.1).unwrap();
            position.play_unchecked(Move { disc: disc.0, from: disc.1, to });
            vec![NavigateAction::GoToPosition(position).into()]
        }
    }
}

const PUZZLES: [&str; 8] = [
    "?discs=4&move=5",
    "?discs=64&move=12345678901234567890",
    "?discs=4&rule=one-way&move=3",
    "?discs=4&rule=linear&move=7",
    "?discs=3&pegs=4&rule=star",
    "?discs=6&pegs=4&move=9",
    "?discs=4&rule=arcs:01,12,20,10&move=5",
    "?discs=3&path=hamiltonian&move=4",
];

/// The moves of a line around the board lead from position to position, and its link opens the same line.
fn assert_line(state: &State, last: &str) {
    let (line, written) = (state.line(), link::format(state));
    let name = format!("{written} after {last}");
    assert!(line.index() <= line.total(), "{name}");
    let mut before = state.position();
    if let Some(step) = line.last_move() {
        assert_eq!(before.peg(step.disc), Some(step.to), "{name}");
        before.play_unchecked(step.reversed());
        assert!(before.is_legal(step, state.puzzle()), "{name}");
    }
    if let Some(step) = line.next_move() {
        assert!(state.position().is_legal(step, state.puzzle()), "{name}");
    }
    assert_recursion(state, &name);
    let again = way_found(solved(&open(&written)));
    assert!(again.problems.is_empty(), "{name}");
    assert_eq!(link::format(&again), written, "{name}");
    assert_eq!((again.line().index(), again.line().total()), (line.index(), line.total()), "{name}");
    assert_eq!(again.position(), state.position(), "{name}");
}

/// The recursion is that of the line: going to one of its places leads to the position that its solution has there.
fn assert_recursion(state: &State, name: &str) {
    let line = state.line();
    let Some(path) = scene(state).recursion_path() else { return };
    assert_eq!(path.is_of_detour(), line.way().is_some(), "{name}");
    let Some(window) = &path.window else { return };
    let before = path.number.previous().unwrap();
    for index in [window.first.clone(), before, path.number.clone(), window.last.clone()] {
        if index < window.first || index >= window.last {
            continue;
        }
        let focus = RecursionFocus { row: 0, column: 0 };
        let there = state.clone().after(RecursionAction::GoToStart(path.place_of(&index), focus));
        assert_eq!(Some(there.position()), path.solution.position_at(&index), "{name}: {index}");
        assert_eq!(there.config.detour.is_some(), path.is_of_detour(), "{name}: {index}");
        let shown = scene(&there).recursion_path().unwrap();
        assert_eq!((shown.number, shown.solution), (index.next(), path.solution.clone()), "{name}: {index}");
    }
}

proptest! {
    /// Whatever somebody does: the board is legal, a link opens the same line, and nothing is lost: what a move by hand replaced comes
    /// back with Undo, or with Back.
    #[test]
    fn nothing_is_lost(query in prop::sample::select(PUZZLES.to_vec()), doings in prop::collection::vec(any_doing(), 1..25)) {
        let mut state = way_found(solved(&open(query)));
        for doing in doings {
            let (before, last) = (state.clone(), format!("{doing:?}"));
            let mut effects = Vec::new();
            for action in actions_of(&doing, &before) {
                effects.extend(update(&mut state, action));
            }
            state = way_found(state);
            if !state.is_playing() {
                assert_line(&state, &last);
            }
            // A position on the solution is a place to go to.
            let is_by_hand = match doing {
                Doing::Move(_) | Doing::Follow | Doing::TakeBack => true,
                Doing::Arrange(_) => state.config.detour.is_some(),
                Doing::Act(_) => false,
            };
            let is_entry = effects.iter().any(|effect| matches!(effect, Effect::WriteAddress { mode: HistoryMode::Push, .. }));
            if is_by_hand && state.position() != before.position() && !is_entry {
                let step = if state.can_undo() { ManualPlayAction::Undo } else { ManualPlayAction::Redo };
                let back = [step, ManualPlayAction::Redo].map(|action| way_found(state.clone().after(action)).position());
                prop_assert!(back.contains(&before.position()), "{} after {}: {:?}", link::format(&before), last, link::format(&state));
            }
            let has_left = before.is_off_solution() && state.config.detour.is_none();
            prop_assert!(!has_left || is_entry, "{} after {}", link::format(&before), last);
        }
    }

    /// The page says how many moves longer a detour is, in the words that its proof allows.
    #[test]
    fn the_excess_is_that_of_a_search(walk in prop::collection::vec(any::<usize>(), 1..12)) {
        let mut state = open("?discs=3&move=2");
        for choice in walk {
            let moves = legal_moves(&state);
            state = by_hand(moves[choice % moves.len()]).into_iter().fold(state, State::after);
            let goal = Position::tower(discs(3), Peg::C);
            let left = oracle::distances_from(Rule::Any, 3, state.position())[&goal];
            let Some(excess) = scene(&state).excess() else {
                prop_assert_eq!(state.line().total().to_u64(), Some(7));
                continue;
            };
            if state.can_redo() {
                continue;
            }
            let made = state.line().index().to_u64().unwrap();
            match excess {
                Excess::None => prop_assert_eq!(made + left, 7),
                Excess::Moves(moves, _) => prop_assert_eq!(moves.to_u64(), Some(made + left - 7)),
                other => prop_assert!(false, "{:?}", other),
            }
        }
    }
}

fn step(state: State, from: u8, to: u8) -> State {
    by_hand(Move { disc: Disc::new(1).unwrap(), from: Peg::new(from).unwrap(), to: Peg::new(to).unwrap() })
        .into_iter()
        .fold(state, State::after)
}

#[test]
fn a_move_by_hand_moves_one_disc_wherever_the_line_began() {
    let state =
        open("?discs=3").after(NavigateAction::GoToPosition("111".parse().unwrap())).after(ManualPlayAction::Undo);
    let ahead = state.after(NavigateAction::EnterIndex("5".into()));
    for step in legal_moves(&ahead) {
        let after = by_hand(step).into_iter().fold(ahead.clone(), State::after);
        let mut expected = ahead.position();
        expected.play_unchecked(step);
        assert_eq!(after.position(), expected, "{step}");
    }
}

/// Steps by hand count only as long as the line is the one along which they were made.
#[test]
fn redo_makes_only_what_was_made_by_hand() {
    let begun = step(step(step(open("?discs=3"), 0, 2), 0, 1), 2, 1);
    let undone = begun.after(ManualPlayAction::Undo).after(ManualPlayAction::Undo);
    let off = step(undone, 2, 1);
    assert!(off.game().is_some() && !off.can_redo(), "{}", link::format(&off));
    let mut state = open("?discs=2&path=hamiltonian");
    for _ in 0..6 {
        state = by_hand(state.line().next_move().unwrap()).into_iter().fold(state, State::after);
    }
    for _ in 0..5 {
        state = state.after(ManualPlayAction::Undo);
    }
    let off = step(state, 0, 2).after(NavigateAction::Last);
    assert!(!off.is_solved_by_hand(), "{}", link::format(&off));
}

#[test]
fn a_step_of_the_program_is_left_with_the_solution() {
    let state = open("?discs=3&show=towers,transport,program&event=9");
    let mut playing = by_hand(off_the_line(&state)).into_iter().fold(state, State::after).after(PlaybackAction::Play);
    for _ in 0..4 {
        playing = playing.after(PlaybackAction::Tick(240.0)).after(PlaybackAction::Tick(240.0));
    }
    assert!(playing.game().is_some() && playing.line().index() > 1, "{}", link::format(&playing));
}

#[test]
fn an_exercise_is_not_passed_by_a_place() {
    let begun = open("?discs=3&task=reach.1&seed=7");
    let start = begun.game().unwrap().start().clone();
    let state =
        open(&format!("?discs=3&task=reach.1&seed=7&walk={start}:&at=99")).after(ManualPlayAction::PressPeg(Peg::A));
    assert_eq!((state.exercise_session().verdict, state.position()), (None, start));
}

/// Where a search finds no way, the line ends and says so, once.
#[test]
fn a_dead_end_ends_the_line() {
    let dead = step(solved(&open("?discs=2&rule=arcs:01,12,02")), 0, 2);
    let ended = way_found(dead);
    assert!(ended.problems.is_empty() && scene(&ended).jobs().search.is_none());
    assert!(matches!(scene(&ended).excess(), Some(Excess::Unknown(Hint::None(_)))), "{:?}", scene(&ended).excess());
    let played = ended.after(PlaybackAction::Play);
    assert!(!played.is_playing());
    let opened =
        way_found(solved(&open("?discs=2&rule=arcs:01,12,02&walk=02&play=1"))).after(PlaybackAction::Tick(2_000.0));
    assert!(!opened.is_playing() && scene(&opened).jobs().search.is_none());
}

/// A search is of the position that somebody wants to know about, and ends.
#[test]
fn a_stopped_search_can_be_begun_again() {
    let start = solved(&open("?discs=5&pegs=4&rule=cyclic&move=3"));
    let off = by_hand(off_the_line(&start)).into_iter().fold(start, State::after);
    assert!(scene(&off).jobs().search.is_some());
    let undone = off.after(ManualPlayAction::StopSearch).after(ManualPlayAction::Undo);
    assert!(scene(&undone).jobs().search.is_none());
    let again = undone.after(ManualPlayAction::Redo).after(ManualPlayAction::SearchHint);
    assert!(scene(&again).jobs().search.is_some());
    let found = way_found(again);
    assert!(found.line().way().is_some() && scene(&found).jobs().search.is_none());
    // The next moves by hand need no other search.
    let next = by_hand(found.line().next_move().unwrap()).into_iter().fold(found.clone(), State::after);
    let next = by_hand(next.line().next_move().unwrap()).into_iter().fold(next, State::after);
    assert!(scene(&next).jobs().search.is_none());
    assert_eq!(next.line().total(), found.line().total());
}

#[test]
fn a_position_that_is_arranged_can_be_undone() {
    let arranged = step(open("?discs=3&walk=01").after(ManualPlayAction::ToggleArranging), 1, 2);
    let arranged = step(arranged, 0, 1).after(ManualPlayAction::ToggleArranging);
    let back = arranged.after(ManualPlayAction::Undo);
    assert_eq!(link::format(&back).split("walk=").nth(1).map(|walk| &walk[..2]), Some("01"), "{}", link::format(&back));
    // Starting over from ahead of a position that is set up returns to it.
    let ahead = open("?discs=4&walk=1111:").after(NavigateAction::Last);
    assert_eq!(link::format(&ahead.after(ManualPlayAction::Restart)), "?discs=4&walk=1111:");
    // What leaves it can be undone.
    let left = open("?discs=4&walk=1111:").after(ManualPlayAction::Leave);
    assert_eq!(link::format(&left.after(ManualPlayAction::Undo)), "?discs=4&walk=1111:");
}

#[test]
fn undo_does_not_answer_an_exercise() {
    let asked = open("?discs=3&task=predict.1&seed=1&embed=1&show=towers,play");
    let next = asked.question_on_towers().unwrap().next;
    let right = by_hand(next).into_iter().fold(asked, State::after);
    let moved = by_hand(right.line().next_move().unwrap()).into_iter().fold(right, State::after);
    let again = moved.after(ExerciseAction::Restart);
    let before = again.position();
    let undone = again.after(ManualPlayAction::Undo);
    assert_eq!(undone.position(), before);
    assert!(undone.question_on_towers().is_some());
}

/// A host hears of the position when the way to it is found.
#[test]
fn a_host_hears_of_a_place_that_had_to_be_searched() {
    let start = solved(&open("?discs=5&pegs=4&rule=cyclic&move=3"));
    let off = by_hand(off_the_line(&start)).into_iter().fold(start, State::after);
    let mut state = solved(&open(&format!("{}&at=3", link::format(&off))));
    let wanted = scene(&state).jobs().search.expect("a search for the way");
    let before = state.position();
    let effects = update(&mut state, tower_of_hanoi::model::SearchTask::new(&wanted).unwrap().run(|| true).into());
    assert_ne!(state.position(), before);
    assert!(effects.contains(&Effect::Emit(HostEvent::Move)), "{effects:?}");
}

/// Where only some positions have a formula, the moves by hand along a way do not lose it.
#[test]
fn a_known_way_is_not_lost_by_going_along_it() {
    let begun = open("?discs=13&pegs=4&walk=1111111111111:");
    let total = begun.line().total();
    assert!(!total.is_zero());
    let mut state = begun;
    for _ in 0..6 {
        state = by_hand(state.line().next_move().unwrap()).into_iter().fold(state, State::after);
        assert_eq!(state.line().total(), total, "{}", link::format(&state));
    }
    for _ in 0..6 {
        assert!(state.can_undo());
        state = state.after(ManualPlayAction::Undo);
    }
    assert_eq!(link::format(&state), "?discs=13&pegs=4&walk=1111111111111:");
}

#[test]
fn a_place_beyond_the_end_is_the_end() {
    for query in ["?discs=1&walk=0112&at=5", "?discs=2&walk=010212&at=99"] {
        let state = open(query);
        assert!(state.config.detour.as_ref().is_some_and(|detour| detour.ahead.is_zero()), "{query}");
        assert!(state.is_solved_by_hand() && !link::format(&state).contains("at="), "{query}");
    }
}

#[test]
fn the_solution_is_followed_after_a_position_that_was_undone() {
    let undone =
        open("?discs=3").after(NavigateAction::GoToPosition("111".parse().unwrap())).after(ManualPlayAction::Undo);
    let next = step(undone, 0, 2);
    assert_eq!(link::format(&next), "?discs=3&move=1");
    assert_eq!(link::format(&next.after(ManualPlayAction::Undo).after(ManualPlayAction::Undo)), "?discs=3&walk=.-111:");
}

/// Whoever takes a wrong move back is on the solution again: Next, Hint and the number agree, and only Redo makes it again.
#[test]
fn a_wrong_move_taken_back_does_not_come_again() {
    for query in ["?discs=3", "?discs=4&move=5", "?discs=64&move=1e15", "?discs=4&pegs=4&move=3"] {
        let start = open(query);
        let wrong = off_the_line(&start);
        let off = by_hand(wrong).into_iter().fold(start.clone(), State::after);
        let taken_back = by_hand(wrong.reversed()).into_iter().fold(off.clone(), State::after);
        // A rule may forbid it.
        let by_hand = (taken_back.position() == start.position()).then_some(taken_back);
        for back in by_hand.into_iter().chain(
            [ManualPlayAction::Undo.into(), NavigateAction::Previous.into()]
                .map(|action: Action| off.clone().after(action)),
        ) {
            assert_eq!(
                (back.line().index(), back.line().total()),
                (start.line().index(), start.line().total()),
                "{query}"
            );
            assert_eq!(back.line().next_move(), start.line().next_move(), "{query}");
            assert_eq!((back.hint(), scene(&back).excess()), (start.hint(), None), "{query}");
            assert_eq!(
                back.clone().after(NavigateAction::Next).position(),
                start.clone().after(NavigateAction::Next).position()
            );
            assert_eq!(link::format(&back.after(ManualPlayAction::Redo)), link::format(&off), "{query}");
        }
    }
}
