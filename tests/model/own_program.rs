//! Laws of the learner's own program.

use tower_of_hanoi::model::{OwnProgram, OwnProgramAction, OwnProgramEnd, OwnProgramRun, Starter};
use tower_of_hanoi::solver::{Game, IllegalMove};

use super::actions::any_peg;
use super::*;

fn running(query: &str) -> State {
    open(query).after(OwnProgramAction::Run).after(OwnProgramAction::Started)
}

/// The moves of the solution, as a worker tells them.
fn solution_moves(state: &State) -> Vec<(Peg, Peg)> {
    let total = state.total().to_u64().unwrap();
    (1..=total).map(|number| solution(state).move_at(&number.into()).unwrap()).map(|mv| (mv.from, mv.to)).collect()
}

proptest! {
    /// Every text that fits is in the link as it is, and the link opens it without running it.
    #[test]
    fn links_hold_the_text(text in "[ -~\n→é😀]{0,400}") {
        let state = open("?discs=4").after(OwnProgramAction::Edit(text.clone()));
        prop_assert_eq!(state.own_program(), &text);
        let again = open(&link::format(&state));
        prop_assert_eq!(again.own_program(), &text);
        prop_assert_eq!(again.own_program_run(), &OwnProgramRun::NotStarted);
        prop_assert!(again.problems.is_empty());
    }

    /// Whatever a worker tells, the board holds only moves that the rule allows, and no more than a game can have.
    #[test]
    fn the_page_plays_each_move_itself(
        rule in prop::sample::select(vec!["", "&rule=one-way", "&rule=linear&from=0&to=2", "&pegs=4"]),
        moves in prop::collection::vec((any_peg(), any_peg()), 0..40),
    ) {
        let state = running(&format!("?discs=3{rule}")).after(OwnProgramAction::Played(moves.clone()));
        let mut game = Game::new(state.puzzle());
        let refused = moves.iter().find_map(|&(from, to)| game.play(from, to).err());
        prop_assert_eq!(state.position(), game.position().clone());
        let run = state.own_program_run();
        match refused {
            Some(illegal) => prop_assert_eq!(run, &OwnProgramRun::Ended(OwnProgramEnd::Illegal(None, illegal))),
            None => prop_assert_eq!(run, &OwnProgramRun::Running),
        }
    }

    /// Going through the moves shows the positions of the solution.
    #[test]
    fn the_moves_can_be_gone_through(discs in 1u32..=7, place in 0usize..130) {
        let state = running(&format!("?discs={discs}"));
        let moves = solution_moves(&state);
        let place = place.min(moves.len());
        let state = state.after(OwnProgramAction::Played(moves.clone())).after(OwnProgramAction::End(OwnProgramEnd::Finished));
        prop_assert!(state.is_solved_by_hand());
        let there = state.after(OwnProgramAction::Seek(place));
        prop_assert_eq!(Some(there.position()), solution(&there).position_at(&(place as u64).into()));
        let back = there.after(OwnProgramAction::Seek(moves.len()));
        prop_assert!(back.is_solved_by_hand());
    }
}

/// Texts that are too long or not texts are refused with a message.
#[test]
fn bad_texts_are_refused() {
    let long = "x".repeat(OwnProgram::MAX_CHARS + 1);
    for text in [long.as_str(), "a%00b", "%1b[0m"] {
        let state = open(&format!("?discs=3&code={text}"));
        assert_eq!(state.config.own_program, None);
        assert_eq!(state.problems.len(), 1);
    }
    // What is typed beyond the limit changes nothing.
    let state = open("?discs=3&code=pass").after(OwnProgramAction::Edit(long));
    assert_eq!(state.own_program(), "pass");
    assert_eq!(OwnProgram::new("a\r\n\tb").unwrap().as_str(), "a\n    b");
}

/// A run starts at the start of the puzzle, asks for a worker once, and gives it up at its end.
#[test]
fn a_run_has_one_worker() {
    let mut state = open("?discs=4&move=9");
    let has_worker = |state: &State| scene(state).jobs().own_program;
    assert!(!has_worker(&state));
    update(&mut state, OwnProgramAction::Run.into());
    assert!(has_worker(&state) && state.index().is_zero());
    let jobs = scene(&state).jobs();
    update(&mut state, OwnProgramAction::Run.into());
    assert_eq!(scene(&state).jobs(), jobs, "it is the same one");
    update(&mut state, OwnProgramAction::Started.into());
    assert!(has_worker(&state));
    update(&mut state, OwnProgramAction::Stop.into());
    assert!(!has_worker(&state));
    // What the worker tells after that comes too late.
    let late = update(&mut state, OwnProgramAction::Played(vec![(Peg::A, Peg::B)]).into());
    assert!(late.is_empty() && state.game().is_none());
    // Another puzzle stops the program, too.
    for action in [Action::from(PuzzleEdit::AddDisc), SystemEvent::HistoryNavigation("?discs=3".into()).into()] {
        let state = running("?discs=4");
        assert!(has_worker(&state) && !has_worker(&state.after(action)));
    }
}

/// A move that is refused has a line and a reason; one that is legal after all is a fault of the worker.
#[test]
fn refused_moves_have_a_reason() {
    let state = running("?discs=3").after(OwnProgramAction::Played(vec![(Peg::A, Peg::C)]));
    let refused = state.clone().after(OwnProgramAction::Refused(Some(2), Peg::A, Peg::C));
    let OwnProgramRun::Ended(OwnProgramEnd::Illegal(Some(2), illegal)) = refused.own_program_run() else { panic!() };
    assert!(matches!(illegal, IllegalMove::SmallerOnTop { .. }));
    assert_eq!(refused.own_program_run().error_line(), Some(2));
    let wrong = state.after(OwnProgramAction::Refused(Some(2), Peg::A, Peg::B));
    assert!(matches!(wrong.own_program_run(), OwnProgramRun::Ended(OwnProgramEnd::Failed(..))));
    assert_eq!(wrong.position().to_string(), "002");
}

/// Whoever goes to another move while a program runs finds its game at the start again.
#[test]
fn a_game_is_from_the_start_wherever_the_page_is() {
    for action in [NavigateAction::Next.into(), Action::from(HostCommand::Seek("2".into()))] {
        let state = running("?discs=3").after(action).after(OwnProgramAction::Played(vec![(Peg::A, Peg::B)]));
        assert_eq!((state.index().is_zero(), state.position().to_string().as_str()), (true, "001"));
        assert!(open(&link::format(&state)).problems.is_empty());
    }
}

/// A text that a starter takes the place of comes back.
#[test]
fn no_text_is_lost() {
    let state = open("?discs=3&code=mine").after(OwnProgramAction::Begin(Starter::Gaps));
    assert!(state.own_program().contains('?'));
    let back = state.after(OwnProgramAction::Restore);
    assert_eq!(back.own_program(), "mine");
    assert!(back.after(OwnProgramAction::Restore).own_program().contains('?'), "nor is the other one");
    // A step of a lesson, or another link, has a text of its own.
    for query in ["?discs=3&code=theirs", "?discs=3"] {
        let state = open("?discs=3&code=mine").after(SystemEvent::HistoryNavigation(query.into()));
        assert_ne!(state.own_program(), "mine");
        assert_eq!(state.after(OwnProgramAction::Restore).own_program(), "mine");
    }
}
