//! Laws of the exercise that asks for a program.

use tower_of_hanoi::model::exercise::{Question, Verdict};
use tower_of_hanoi::model::{ExerciseKind, OwnProgramAction, OwnProgramEnd, OwnProgramRun};
use tower_of_hanoi::solver::{Puzzle, Search, SearchOutcome};

use super::*;

const PUZZLES: [&str; 8] = [
    "discs=3",
    "discs=64",
    "discs=3&from=2&to=1",
    "discs=4&rule=one-way",
    "discs=4&rule=linear&from=0&to=2",
    "discs=5&rule=star&pegs=4",
    "discs=6&pegs=4",
    "discs=1000&rule=01-10-12-20",
];

fn asked(puzzle: &str, seed: u32) -> (State, Vec<Puzzle>) {
    let state = open(&format!("?{puzzle}&task=write&seed={seed}"));
    let Some(Question::Write(boards)) = state.question() else { panic!("{puzzle}") };
    (state, boards)
}

fn checking(puzzle: &str, seed: u32) -> (State, Vec<Puzzle>) {
    let (state, boards) = asked(puzzle, seed);
    (state.after(ExerciseAction::Check).after(OwnProgramAction::Started), boards)
}

/// A shortest solution, as a worker tells it.
fn moves(board: &Puzzle) -> Vec<(Peg, Peg)> {
    let SearchOutcome::Path(moves) = Search::new(board, Search::MAX_POSITIONS).unwrap().finish() else { panic!() };
    moves.into_iter().map(|mv| (mv.from, mv.to)).collect()
}

fn finish(state: State, moves: Vec<(Peg, Peg)>) -> State {
    state.after(OwnProgramAction::Played(moves)).after(OwnProgramAction::End(OwnProgramEnd::Finished))
}

/// Tells what the worker of a right program tells.
pub fn solve(state: State, boards: &[Puzzle]) -> State {
    boards.iter().fold(state.after(OwnProgramAction::Started), |state, board| finish(state, moves(board)))
}

fn verdict(state: &State) -> Option<bool> {
    state.exercise_session().verdict.map(Verdict::is_right)
}

proptest! {
    /// The boards have several numbers of discs and, where all pegs are alike, several pegs. The first is the puzzle's own pegs.
    #[test]
    fn boards_differ(puzzle in prop::sample::select(PUZZLES.to_vec()), seed in 0u32..1_000_000) {
        let (state, boards) = asked(puzzle, seed);
        prop_assert_eq!(boards[0].towers(), state.puzzle().towers());
        prop_assert!(boards.len() >= 4);
        prop_assert!(boards.is_sorted_by_key(|board| board.discs().count()));
        let pegs: std::collections::BTreeSet<String> = boards.iter().map(|board| format!("{:?}", board.towers())).collect();
        prop_assert_eq!(pegs.len() > 2, state.puzzle().allows_all_moves());
        prop_assert!(boards.iter().all(|board| board.rule() == state.puzzle().rule() && board.pegs() == state.puzzle().pegs()));
        // The worker has the same boards.
        let links = state.after(ExerciseAction::Check).own_program_boards();
        let opened: Vec<Puzzle> = links.iter().map(|link| open(link).puzzle().clone()).collect();
        prop_assert_eq!(opened, boards);
    }

    /// A program that solves every board in the fewest moves is right. The board of the page stays as it is.
    #[test]
    fn the_fewest_moves_are_right(puzzle in prop::sample::select(PUZZLES.to_vec()), seed in 0u32..1_000_000) {
        let (state, boards) = checking(puzzle, seed);
        let (before, solved) = (state.position(), solve(state, &boards));
        prop_assert_eq!(verdict(&solved), Some(true));
        prop_assert_eq!(solved.position(), before);
        prop_assert!(solved.game().is_none());
        let answer = solved.exercise_session().last_answer.clone().unwrap();
        prop_assert_eq!((&answer.given, &answer.wanted), (&boards.len().to_string(), &boards.len().to_string()));
    }

    /// A program that fails on a board, in any way, is wrong, and is told how far it came. Another attempt may be right, but the
    /// first one counts.
    #[test]
    fn one_mistake_is_wrong(
        puzzle in prop::sample::select(PUZZLES.to_vec()), seed in 0u32..1_000_000, place in 0usize..4, mistake in 0..5,
    ) {
        let (state, boards) = checking(puzzle, seed);
        let state = boards.iter().take(place).fold(state, |state, board| finish(state, moves(board)));
        let right = moves(&boards[place]);
        let (first, last) = (right[0], right[right.len() - 1]);
        let failed = match mistake {
            0 => finish(state, Vec::new()),
            1 => finish(state, right[..right.len() - 1].to_vec()),
            // On from the goal.
            2 => {
                let on = boards[place].pegs().iter().find(|&to| boards[place].allows(last.1, to)).unwrap();
                finish(state, [right.clone(), vec![(last.1, on)]].concat())
            }
            3 => state.after(OwnProgramAction::Refused(Some(2), first.1, first.1)),
            _ => state.after(OwnProgramAction::End(OwnProgramEnd::TimedOut)),
        };
        prop_assert!(matches!(failed.own_program_run(), OwnProgramRun::Ended(_)));
        prop_assert_eq!(verdict(&failed), Some(false));
        let given = failed.exercise_session().last_answer.as_ref().map(|answer| answer.given.clone());
        prop_assert_eq!(given, Some(place.to_string()));
        prop_assert!(failed.is_solution_withheld(), "the learner goes on trying");
        // What the worker tells afterwards comes too late.
        let late = finish(failed, right);
        prop_assert_eq!(verdict(&late), Some(false));
        let again = solve(late.after(ExerciseAction::Check), &boards);
        prop_assert_eq!((verdict(&again), again.exercise_session().right()), (Some(true), 0));
    }
}

/// A disc that makes two moves where one is enough reaches the goal, but not in the fewest moves.
#[test]
fn a_detour_is_wrong() {
    let (state, boards) = checking("discs=3", 4);
    assert_eq!(boards[0].towers(), Some((Peg::A, Peg::C)));
    let state = finish(state, vec![(Peg::A, Peg::B), (Peg::B, Peg::C)]);
    assert_eq!(verdict(&state), Some(false));
    assert_eq!(state.session.own_program.check.unwrap().fewest_after_detour(), Some(1));
}

/// A check that somebody stops, or whose interpreter does not come, is no answer. Neither is one that is left.
#[test]
fn a_check_without_end_is_no_answer() {
    for end in [OwnProgramEnd::Stopped, OwnProgramEnd::NotLoaded, OwnProgramEnd::NoInterpreter] {
        let (state, _) = checking("discs=3", 4);
        assert_eq!(verdict(&state.after(OwnProgramAction::End(end))), None);
    }
    for action in [Action::from(PuzzleEdit::AddDisc), ExerciseAction::SetSeed(5).into()] {
        let (mut state, boards) = checking("discs=3", 4);
        assert!(scene(&state).jobs().own_program);
        update(&mut state, action);
        assert!(!scene(&state).jobs().own_program);
        assert!(state.session.own_program.check.is_none());
        assert_eq!(verdict(&solve(state, &boards)), None);
    }
}

/// A run on the board of the page is no answer either.
#[test]
fn a_run_is_no_answer() {
    let (state, boards) = asked("discs=1", 4);
    let run = finish(state.after(OwnProgramAction::Run).after(OwnProgramAction::Started), moves(&boards[0]));
    assert!(run.is_solved_by_hand());
    assert_eq!(verdict(&run), None);
    // A check takes its place and begins anew.
    assert_eq!(verdict(&solve(run.after(ExerciseAction::Check), &boards)), Some(true));
}

/// Puzzles whose goal is no tower, or whose solution visits every position, have no such question.
#[test]
fn some_puzzles_ask_for_no_program() {
    for puzzle in ["discs=3&to=012", "discs=3&path=hamiltonian", "discs=3&to=0"] {
        let state = open(&format!("?{puzzle}&task={}&seed=1", ExerciseKind::Write.name()));
        assert!(state.question().is_none(), "{puzzle}");
    }
}
