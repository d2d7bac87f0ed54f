//! Laws of the questions about the recursive program, stopped before a line.

use tower_of_hanoi::l10n::exercise_name;
use tower_of_hanoi::model::exercise::{
    Choice, ChoiceQuestion, NumberQuestion, ProgramQuestion, Question, StoppedProgram, Subject,
};
use tower_of_hanoi::model::{ExerciseKind, ProgramRun};
use tower_of_hanoi::solver::program::{EventKind, Procedure, ProgramLanguage};

use super::*;

const RULES: [&str; 6] = ["", "&to=1", "&rule=one-way", "&rule=one-way&to=1", "&pegs=4", "&pegs=4&path=largest"];

fn puzzle() -> impl Strategy<Value = String> {
    let discs = prop_oneof![1u32..=8, 1u32..=64];
    let language = prop::sample::select(ProgramLanguage::ALL.to_vec());
    (discs, prop::sample::select(RULES.to_vec()), language)
        .prop_map(|(discs, rule, language)| format!("discs={discs}{rule}&program={}", language.name()))
}

fn question(puzzle: &str, kind: ExerciseKind, seed: u32) -> Option<Question> {
    open(&format!("?{puzzle}&task={}.1&seed={seed}", kind.name())).question()
}

fn stopped(question: &Question) -> &StoppedProgram {
    match question {
        Question::Choice(ChoiceQuestion { asked: Subject::Program(stopped), .. })
        | Question::Number(NumberQuestion { asked: Subject::Program(stopped), .. }) => stopped,
        _ => panic!("{question:?}"),
    }
}

fn is_line(run: &ProgramRun) -> bool {
    matches!(run.event().kind, EventKind::Test | EventKind::Call | EventKind::Move(_))
}

/// The steps after one, up to a few more than a call of all discs has returns.
fn steps_after(run: &ProgramRun) -> impl Iterator<Item = ProgramRun> + '_ {
    let program = std::rc::Rc::new(run.program().clone());
    let mut index = run.index().clone();
    (0..300).map_while(move |_| {
        index = index.next();
        ProgramRun::at(&program, index.clone())
    })
}

proptest! {
    /// What is printed next is the next move of the solution, and the reason names its call.
    #[test]
    fn the_next_move_is_printed(puzzle in puzzle(), seed in 0u32..1_000_000) {
        let question = question(&puzzle, ExerciseKind::Prints, seed).expect("a question");
        let stopped = stopped(&question);
        prop_assert!(is_line(&stopped.run));
        let mv = solution(&open(&format!("?{puzzle}"))).move_at(&stopped.run.moves().next()).unwrap();
        let Question::Choice(choice) = &question else { panic!() };
        prop_assert_eq!(&choice.options[choice.right], &Choice::Print(mv.from, mv.to));
        let ProgramQuestion::Print(print) = &stopped.wanted else { panic!() };
        prop_assert_eq!(print.event().kind, EventKind::Move(mv));
        prop_assert_eq!(print.moves(), stopped.run.moves());
    }

    /// The line that runs next is what stepping comes to: a test, a call or a move.
    #[test]
    fn the_next_line_runs(puzzle in puzzle(), seed in 0u32..1_000_000) {
        let question = question(&puzzle, ExerciseKind::NextLine, seed).expect("a question");
        let StoppedProgram { run, text, .. } = stopped(&question);
        prop_assert!(is_line(run));
        let next = steps_after(run).find(is_line).expect("a next line").line(text);
        let Question::Choice(choice) = &question else { panic!() };
        let code = text.as_str().lines().nth(next - 1).unwrap().trim();
        prop_assert_eq!(&choice.options[choice.right], &Choice::Line(next, code.to_owned()));
        let lines: Vec<usize> = choice.options.iter().map(|option| match option {
            Choice::Line(line, _) => *line,
            other => panic!("{other:?}"),
        }).collect();
        prop_assert!(lines.is_sorted());
        // The textbook program has four lines to choose from.
        prop_assert_eq!(lines.len(), 4);
    }

    /// As many calls are open as there are numbers of discs from the first call's to this one's.
    #[test]
    fn the_depth_is_counted(puzzle in puzzle(), seed in 0u32..1_000_000) {
        let Some(question) = question(&puzzle, ExerciseKind::Depth, seed) else {
            prop_assert!(puzzle.contains("pegs=4"));
            return Ok(());
        };
        let StoppedProgram { run, .. } = stopped(&question);
        prop_assert!(is_line(run) && run.program().main().procedure != Procedure::Four);
        let depth = run.program().main().n - run.event().frame.call.n + 1;
        let Question::Number(number) = &question else { panic!() };
        prop_assert_eq!(&number.wanted, &Index::from(u64::from(depth)));
    }
}

/// Calls of all sizes are asked about, lines of all kinds, and returns that pass several calls.
#[test]
fn all_lines_and_depths_are_asked_about() {
    let questions: Vec<Question> =
        (0..400).map(|seed| question("discs=5", ExerciseKind::NextLine, seed).expect("a question")).collect();
    let count =
        |is: &dyn Fn(&StoppedProgram) -> bool| questions.iter().filter(|question| is(stopped(question))).count();
    for line in 2..=5 {
        let at_line = count(&|stopped| stopped.run.line(&stopped.text) == line);
        assert!(at_line > 30, "line {line}: {at_line}");
    }
    for n in 0..=5 {
        let with_n = count(&|stopped| stopped.run.event().frame.call.n == n);
        assert!(with_n > 15, "n = {n}: {with_n}");
    }
    let far = count(&|stopped| {
        let depth = stopped.run.event().callers.len();
        steps_after(&stopped.run).find(is_line).is_some_and(|next| next.event().callers.len() + 2 <= depth)
    });
    assert!(far > 10, "{far}");
}

/// A puzzle without a recursive program has no question about one.
#[test]
fn other_puzzles_have_no_such_question() {
    for kind in [ExerciseKind::Prints, ExerciseKind::NextLine, ExerciseKind::Depth] {
        for puzzle in ["discs=5&rule=linear", "discs=5&pegs=5", "discs=4&path=hamiltonian", "discs=4&rule=star"] {
            assert_eq!(question(puzzle, kind, 7), None, "{puzzle} {}", L10n::ENGLISH.text(exercise_name(kind)));
        }
    }
}

/// Nothing that is shown beside the question runs the program.
#[test]
fn the_program_is_kept_back() {
    for kind in [ExerciseKind::Prints, ExerciseKind::NextLine, ExerciseKind::Depth] {
        let state = open(&format!(
            "?embed=1&discs=5&task={}.2&seed=3&show=towers,program,code,trace,exact,digits",
            kind.name()
        ));
        assert!(state.shows(Panel::Towers));
        assert!(![Panel::Program, Panel::Code].into_iter().any(|panel| state.shows(panel)), "{}", kind.name());
    }
}
