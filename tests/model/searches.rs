//! Puzzles that need a search.

use super::*;
use tower_of_hanoi::model::SearchTask;

/// The state after the search for its solution.
pub fn searched(state: &State) -> State {
    assert!(is_searching(state));
    let result = Solution::new(state.puzzle()).map(Rc::new).map_err(SearchFailure::Unsolved);
    state.clone().after(SolverEvent::Finished(result))
}

/// The state with its solution, after a search if it needs one.
pub fn solved(state: &State) -> State {
    if is_searching(state) { searched(state) } else { state.clone() }
}

/// The state with the way from the end of its moves by hand and that from the board, after the searches that they need.
pub fn way_found(mut state: State) -> State {
    while let Some(wanted) = scene(&state).jobs().search.filter(|_| !is_searching(&state)) {
        state = state.after(SearchTask::new(&wanted).unwrap().run(|| true));
    }
    state
}

fn stop() -> SolverEvent {
    SolverEvent::Finished(Err(SearchFailure::Stopped))
}

fn type_index(state: State, text: &str) -> State {
    state.after(NavigateAction::EnterIndex(text.into()))
}

#[test]
fn a_link_is_opened_when_the_search_ends() {
    let query = "?discs=7&pegs=4&rule=linear&move=100&loop=90-120";
    let typed = open("?discs=7&pegs=4&rule=linear&move=2^6%2B1&theme=dark");
    assert_eq!(searched(&typed).index().to_u64(), Some(65));
    let state = open(query);
    assert_eq!((state.total().to_u64(), link::format(&state)), (Some(0), query.into()));
    assert_eq!(search(&state).map(|search| search.limit), Some(1 << 14));
    assert_eq!(state.position().as_tower(), Some(Peg::A));
    let later =
        state.after(SolverEvent::Progress(9)).after(NavigateAction::Next).after(SystemEvent::ReducedMotion(true));
    assert_eq!((search(&later).map(|search| search.checked), link::format(&later)), (Some(9), query.into()));
    let found = searched(&later);
    assert_eq!((found.index().to_u64(), found.total().to_u64(), is_searching(&found)), (Some(100), Some(123), false));
    assert!(found.has_reduced_motion() && found.problems.is_empty());
    assert_eq!(link::format(&found), query);
}

#[test]
fn puzzles_that_need_no_search_are_solved_at_once() {
    for query in [
        "",
        "?discs=64&move=12345678901234567890&theme=dark",
        "?discs=0",
        "?discs=5&to=0",
        "?discs=3&rule=one-way&to=0",
    ] {
        let state = open(query);
        assert_eq!((is_searching(&state), link::format(&state)), (false, query.to_owned()));
    }
    for (query, index) in [
        ("?discs=20&rule=one-way&move=1000", 1_000),
        ("?discs=1&move=1", 1),
        ("?discs=30&pegs=5&move=7", 7),
        ("?discs=4&from=0121", 0),
    ] {
        let state = open(query);
        assert!(!is_searching(&state), "{query}");
        assert_eq!((refused(&state), link::format(&state)), (vec![], query.to_owned()));
        assert_eq!(state.index().to_u64(), Some(index), "{query}");
    }
    let searches = open("?pegs=4&rule=linear&move=9");
    assert_eq!(search(&searches).map(|search| search.limit), Some(1 << 16));
    assert_eq!(searched(&searches).index().to_u64(), Some(9));
    let too_large = open("?pegs=10&rule=linear&discs=30");
    assert_eq!((refused(&too_large), is_searching(&too_large)), (vec![Parameter::Discs, Parameter::Rule], false));
    let edited = open("?discs=9&move=4").after(PuzzleEdit::Rule(Rule::OneWay));
    assert_eq!(link::format(&edited), "?discs=9&rule=one-way");
}

#[test]
fn problems_of_a_link_are_kept_after_the_search() {
    let query = "?discs=30&pegs=4&rule=linear&speed=never";
    let expected = vec![Parameter::Discs, Parameter::Speed];
    let state = open(query);
    assert_eq!((refused(&state), is_searching(&state)), (expected.clone(), true));
    assert_eq!(refused(&searched(&state)), expected);
    let later = state.after(SolverEvent::Progress(1_000)).after(NavigateAction::Next);
    assert_eq!(refused(&searched(&later)), expected);
}

/// The state is valid after every failure of a search, and the page reports a problem.
#[test]
fn a_failed_search_ends_in_a_puzzle_that_can_be_solved() {
    let too_large = || SearchFailure::Unsolved(SolveError::TooManyDiscs { max: 3 });
    for query in ["?pegs=4&rule=linear", "?discs=7&pegs=4&rule=one-way&move=9", "?pegs=5&from=01234012"] {
        for failure in [too_large(), SearchFailure::Stopped] {
            let opened = open(query);
            assert!(is_searching(&opened), "{query}");
            let failed = opened.after(SolverEvent::Finished(Err(failure)));
            assert!(!failed.problems.is_empty(), "{query}");
            assert!(!is_searching(&failed), "{query}");
            let again = open(&link::format(&failed));
            assert_eq!((link::format(&again), refused(&again)), (link::format(&failed), vec![]), "{query}");
        }
    }
    // The failure of an old search does not affect a puzzle that needs none.
    let queries = ["?discs=1", "?path=hamiltonian", "?discs=4&to=0121", "?pegs=4", "?discs=30&pegs=5&split=largest"];
    for query in queries {
        for failure in [too_large(), SearchFailure::Stopped] {
            let state = open(query).after(SolverEvent::Finished(Err(failure)));
            assert_eq!((is_searching(&state), link::format(&state)), (false, query.into()));
            assert!(state.problems.is_empty(), "{query}");
        }
    }
    for (query, needs_search, left) in [
        ("?pegs=2&to=1&path=hamiltonian", false, "?to=1"),
        ("?pegs=2&discs=2&rule=arcs:01,10&to=11&split=largest", true, "?discs=2&rule=arcs:01,10&to=1&split=largest"),
    ] {
        let state = open(query);
        assert_eq!((is_searching(&state), link::format(&state)), (needs_search, left.into()), "{query}");
        // The page resets one part of the puzzle after the other until there is a solution.
        let ended = (0..4).fold(state, |state, _| solved(&state));
        assert!(!is_searching(&ended) && refused(&ended).contains(&Parameter::Pegs), "{query}");
    }
}

#[test]
fn nothing_done_during_a_search_is_lost() {
    let query = "?discs=7&pegs=4&rule=one-way&move=50";
    let stopped = open(query).after(PuzzleEdit::Discs(discs(9))).after(stop());
    assert_eq!((link::format(&stopped), refused(&stopped)), (query.into(), vec![Parameter::Discs]));
    let typed = type_index(open("?discs=7&pegs=4&rule=one-way"), "77");
    assert_eq!((refused(&typed), link::format(&typed)), (vec![], "?discs=7&pegs=4&rule=one-way&move=77".into()));
    assert_eq!(searched(&typed).index().to_u64(), Some(77));
    let changed = open("?discs=5").after(PuzzleEdit::Pegs(pegs(4))).after(PuzzleEdit::Rule(Rule::OneWay));
    let typed = type_index(changed, "7");
    assert_eq!(searched(&typed).index().to_u64(), Some(7));
}

#[test]
fn invalid_numbers_are_refused_during_a_search_too() {
    let typed = type_index(open("?discs=7&pegs=4&rule=one-way&move=5"), "seven");
    assert_eq!(refused(&typed), [Parameter::Move]);
    assert_eq!(searched(&typed).index().to_u64(), Some(5));
    // During the search, it is not known whether a number is in the solution.
    let typed = type_index(open("?discs=7&pegs=4&rule=one-way"), "2^40");
    assert_eq!(refused(&typed), []);
    assert_eq!((refused(&searched(&typed)), searched(&typed).index().to_u64()), (vec![Parameter::Move], Some(0)));
}

#[test]
fn stopping_a_search_restores_the_previous_puzzle() {
    let before = open("?discs=7&pegs=4&move=5&theme=dark");
    let searching = before.clone().after(PuzzleEdit::Rule(Rule::OneWay));
    assert_eq!(link::format(&searching), "?discs=7&pegs=4&rule=one-way&theme=dark");
    assert_eq!(link::format(&searched(&searching)), link::format(&searching));
    let longer = searching.after(PuzzleEdit::Discs(discs(9)));
    assert_eq!(link::format(&longer), "?discs=9&pegs=4&rule=one-way&theme=dark");
    let stopped = longer.after(stop());
    assert_eq!((link::format(&stopped), refused(&stopped)), (link::format(&before), vec![Parameter::Discs]));
    let opened = open("?discs=7&pegs=4&rule=one-way&move=9").after(stop());
    assert_eq!((link::format(&opened), refused(&opened)), ("?discs=7&pegs=4&move=9".into(), vec![Parameter::Rule]));
    assert_eq!(link::format(&before.clone().after(stop())), link::format(&before));
}

#[test]
fn settings_made_during_a_search_survive_it() {
    let chosen =
        |state: State| state.after(AppearanceAction::SetTheme(Theme::Dark)).after(PlaybackAction::SetSpeed(speed("4")));
    let searching = open("?discs=7&pegs=4&move=5").after(PuzzleEdit::Rule(Rule::OneWay));
    assert_eq!(link::format(&chosen(searching).after(stop())), "?discs=7&pegs=4&move=5&speed=4&theme=dark");
    let opened = open("?discs=7&pegs=4&rule=one-way&move=9");
    assert_eq!(link::format(&chosen(opened).after(stop())), "?discs=7&pegs=4&move=9&speed=4&theme=dark");
}

#[test]
fn a_search_that_is_too_large_is_refused_with_the_limit() {
    for (query, parameter, left) in [
        ("?discs=40&pegs=5&rule=linear", Parameter::Discs, "?pegs=5&rule=linear"),
        ("?pegs=10&rule=linear", Parameter::Rule, "?pegs=10"),
        ("?pegs=10&from=08765432", Parameter::From, "?pegs=10"),
        ("?pegs=10&to=18765432", Parameter::To, "?pegs=10"),
    ] {
        let state = open(query);
        assert_eq!((refused(&state), link::format(&solved(&state))), (vec![parameter], left.into()), "{query}");
    }
}

#[test]
fn a_game_begun_during_a_search_outlives_it() {
    let press = |state: State, peg: u8| state.after(ManualPlayAction::PressPeg(Peg::new(peg).unwrap()));
    for query in ["?discs=5&pegs=4&rule=linear&move=50%25&play=1", "?discs=5&pegs=4&rule=linear&move=3&walk=01"] {
        let played = press(press(open(query), 0), 1);
        let board = played.position();
        assert!(is_searching(&played) && board != open(query).position(), "{query}");
        let written = link::format(&played);
        assert!(written.contains("walk="), "{written}");
        let found = searched(&played);
        assert_eq!((found.position(), found.is_playing()), (board.clone(), false), "{query}");
        // The link that was written meanwhile leads there, too.
        assert_eq!(searched(&open(&written)).position(), board, "{written}");
    }
}

#[test]
fn a_puzzle_that_is_searched_again_is_at_its_start() {
    let found = searched(&open("?discs=6&pegs=4&rule=linear&move=50"));
    assert_eq!(found.index().to_u64(), Some(50));
    let again = found.after(HostCommand::Configure(vec![(Parameter::From, String::new())]));
    assert!(is_searching(&again) && again.index().is_zero());
    assert_eq!(searched(&again).index().to_u64(), Some(50));
}
