//! Laws of the kinds of exercises: one answer is right, and what is asked and explained is true.

use std::collections::{BTreeMap, BTreeSet};

use tower_of_hanoi::model::exercise::{
    Choice, ChoiceQuestion, NumberQuestion, Program, Question, Subject, Verdict, choice_letter,
};
use tower_of_hanoi::model::{ExerciseKind, KnownSolution};
use tower_of_hanoi::solver::recursion::Step;
use tower_of_hanoi::solver::{Move, Puzzle};

use super::*;
use tower_of_hanoi::model::SortAction;

const RULES: [&str; 14] = [
    "",
    "&to=1",
    "&rule=one-way",
    "&rule=one-way&to=1",
    "&rule=linear&from=0&to=2",
    "&rule=linear&from=0&to=1",
    "&rule=cyclic",
    "&rule=star",
    "&rule=01-10-12-20",
    "&pegs=4",
    "&pegs=5",
    "&pegs=4&rule=cyclic",
    "&path=hamiltonian",
    "&path=largest&pegs=4",
];

fn puzzle() -> impl Strategy<Value = String> {
    let discs = prop_oneof![1u32..=8, 1u32..=64];
    (discs, prop::sample::select(RULES.to_vec())).prop_map(|(discs, rule)| format!("discs={discs}{rule}"))
}

fn ask(puzzle: &str, kind: ExerciseKind, seed: u32) -> State {
    open(&format!("?{puzzle}&task={}.1&seed={seed}", kind.name()))
}

/// What a part of the recursion is called by.
fn name(step: &Step) -> String {
    match step {
        Step::Move(Move { disc, from, to }) => format!("{disc}-{disc} {from:?} {to:?}"),
        Step::Subproblem(task) => {
            let end = |end: tower_of_hanoi::solver::recursion::Endpoint| {
                end.peg().map_or_else(|| format!("{end:?}"), |peg| format!("{peg:?}"))
            };
            format!("{}-{} {} {}", task.low + 1, task.high, end(task.from), end(task.to))
        }
    }
}

proptest! {
    /// The options differ, also in words, and answering with each of them finds exactly one right.
    #[test]
    fn one_option_is_right(puzzle in puzzle(), kind in prop::sample::select(ExerciseKind::ALL.to_vec()), seed in 0u32..1_000_000) {
        let state = ask(&puzzle, kind, seed);
        let Some(Question::Choice(question)) = state.question() else { return Ok(()) };
        let texts: BTreeSet<String> = question.options.iter().map(|option| L10n::ENGLISH.choice(option)).collect();
        prop_assert_eq!(texts.len(), question.options.len(), "{:?}", question.options);
        prop_assert!((2..=4).contains(&texts.len()));
        prop_assert!(!scene(&state).can_check());
        for option in 0..question.options.len() {
            let chosen = state.clone().after(ExerciseAction::Choose(option));
            prop_assert!(scene(&chosen).can_check());
            let answered = chosen.after(ExerciseAction::Check);
            prop_assert_eq!(answered.exercise_session().verdict.map(Verdict::is_right), Some(option == question.right));
            let answer = answered.exercise_session().last_answer.clone().unwrap();
            prop_assert_eq!((&answer.given, &answer.wanted), (&choice_letter(option), &choice_letter(question.right)));
            if let Some(about) = &question.about {
                prop_assert_eq!(answered.position(), about.position.clone(), "the towers stay");
            }
        }
    }

    /// The right part begins when the other one ends, is the largest one that does, and no other option begins then.
    #[test]
    fn the_next_part_follows(puzzle in puzzle(), seed in 0u32..1_000_000) {
        let state = ask(&puzzle, ExerciseKind::Call, seed);
        let Some(question) = state.question() else {
            let has_recursion = |solution: &KnownSolution| solution.trace_at(&2.into()).is_some();
            prop_assert!(!state.solved().is_some_and(has_recursion), "{puzzle} {seed}");
            return Ok(());
        };
        let Question::Choice(ChoiceQuestion { asked: Subject::Call(call), options, right, .. }) = question else { panic!() };
        prop_assert_eq!(options.len(), 4);
        let part = solution(&state).trace_at(&call.number).unwrap().frames.into_iter().find(|frame| frame.step == call.part).unwrap();
        let end = &part.before + &part.length;
        let starting: Vec<String> = solution(&state).trace_at(&end.next()).unwrap().frames.iter()
            .filter(|frame| frame.before == end).map(|frame| name(&frame.step)).collect();
        for (place, option) in options.iter().enumerate() {
            let Choice::Part(option) = option else { panic!() };
            prop_assert_eq!(starting.contains(&name(option)), place == right, "{} {:?}", name(option), starting);
            if place == right {
                prop_assert_eq!(&name(option), &starting[0]);
                prop_assert!(call.parts.contains(option));
            }
        }
    }

    /// A move is legal, or has the one reason against it that is the right answer.
    #[test]
    fn a_move_is_judged_by_the_rule(puzzle in puzzle(), seed in 0u32..1_000_000) {
        let state = ask(&puzzle, ExerciseKind::Legal, seed);
        let Some(question) = state.question() else {
            prop_assert!(state.solved().is_none() || state.puzzle().discs().count() == 1, "{puzzle}");
            return Ok(());
        };
        let Question::Choice(ChoiceQuestion { about, asked: Subject::Legal(Move { disc, from, to }), options, right }) = question else { panic!() };
        let position = about.unwrap().position;
        let (rule, pegs) = (state.puzzle().rule(), state.puzzle().pegs());
        let on = |peg| position.iter().filter(move |&(_, at)| at == peg).map(|(disc, _)| disc).next();
        prop_assert_eq!(position.peg(disc), Some(from));
        let reasons = [
            (Choice::Covered, on(from) != Some(disc)),
            (Choice::OntoSmaller, on(to).is_some_and(|top| top < disc)),
            (Choice::Forbidden, !rule.allows(pegs, from, to)),
        ];
        let against: Vec<Choice> = reasons.into_iter().filter(|(_, is_against)| *is_against).map(|(choice, _)| choice).collect();
        let is_legal = position.check(Move { disc, from, to }, state.puzzle()).is_ok();
        prop_assert_eq!(is_legal, against.is_empty());
        prop_assert_eq!(vec![options[right].clone()], if is_legal { vec![Choice::Legal] } else { against });
        prop_assert_eq!(options.contains(&Choice::Forbidden), !state.puzzle().allows_all_moves());
        let reason = L10n::ENGLISH.reason(&scene(&state), &state.question().unwrap());
        prop_assert!(reason.ends_with('.'));
    }

    /// The number is that of the solution with one disc more, and follows by the recurrence.
    #[test]
    fn a_count_is_that_of_the_solution(puzzle in puzzle(), seed in 0u32..1_000_000) {
        let state = ask(&puzzle, ExerciseKind::Count, seed);
        let Some(question) = state.question() else {
            prop_assert!(state.solved().is_none() || state.puzzle().towers().is_none(), "{puzzle}");
            return Ok(());
        };
        let Question::Number(NumberQuestion { asked: Subject::Count(count), wanted, about: None }) = question else { panic!() };
        let total = |discs| {
            let puzzle: Puzzle = state.puzzle().with_discs(DiscCount::new(discs).unwrap()).unwrap();
            Solution::with_path(&puzzle, state.config.puzzle.path).unwrap().total().clone()
        };
        prop_assert_eq!((&total(count.discs), &total(count.discs + 1)), (&count.moves, &wanted));
        prop_assert!(count.discs + 1 != state.puzzle().discs().count(), "the page tells that number");
        prop_assert!(count.discs >= 2 && wanted <= 1_000_000);
        if let Some((factor, plus)) = count.recurrence {
            prop_assert_eq!(&(&count.moves * factor) + &Index::from(u64::from(plus)), wanted);
        } else {
            prop_assert!(!state.puzzle().allows_all_moves() || state.puzzle().pegs() != PegCount::THREE);
        }
    }

    /// The tally is what counting gives, for few moves, and what halving gives, for many.
    #[test]
    fn a_tally_is_counted(puzzle in puzzle(), seed in 0u32..1_000_000) {
        let state = ask(&puzzle, ExerciseKind::Tally, seed);
        let (tally, wanted) = match state.question() {
            None => {
                prop_assert!(state.solved().is_none() || state.total() < &2, "{puzzle}");
                return Ok(());
            }
            Some(Question::Number(NumberQuestion { asked: Subject::Tally(tally), wanted, .. })) => (tally, wanted),
            Some(Question::Choice(ChoiceQuestion { asked: Subject::Tally(tally), options, right, .. })) => {
                prop_assert_eq!(options.len(), 4);
                let Choice::Number(wanted) = options[right].clone() else { panic!() };
                (tally, wanted)
            }
            Some(_) => panic!(),
        };
        let moves = tally.moves.to_u64().unwrap();
        prop_assert!(moves > 0 && tally.moves < *state.total() && !wanted.is_zero());
        if moves <= 2_000 {
            let mut counts = BTreeMap::<Disc, u64>::new();
            for index in 1..=moves {
                *counts.entry(solution(&state).move_at(&index.into()).unwrap().disc).or_default() += 1;
            }
            prop_assert_eq!(Some(wanted.clone()), counts.get(&tally.disc).map(|&count| count.into()));
        }
        if let Some((first, period)) = tally.rhythm {
            let [first, period] = [first, period].map(|number| u128::from(number.to_u64().unwrap()));
            prop_assert_eq!(wanted.to_u64().map(u128::from), Some((u128::from(moves) + period - first) / period));
        }
    }

    /// The program, run as it says, makes the moves of the solution, and no other order of its lines is right.
    #[test]
    fn the_program_solves_the_puzzle(
        query in prop::sample::select(vec!["discs=4", "discs=5&to=1", "discs=5&rule=cyclic", "discs=4&rule=one-way&to=1"]),
        seed in 0u32..1_000_000, question in 1u32..=18,
    ) {
        let state = open(&format!("?{query}&task=lines.18.{question}&seed={seed}"));
        let Some(Question::Lines(program)) = state.question() else { panic!("{query}") };
        let lines: BTreeSet<&String> = program.lines.iter().collect();
        prop_assert_eq!(lines.len(), 5);
        prop_assert!(lines.iter().all(|line| line.len() <= 24), "they fit a phone");
        let (puzzle, mut moves) = (state.puzzle(), Vec::new());
        let (from, to) = puzzle.towers().unwrap();
        run(&program, puzzle, puzzle.discs().count(), [from, to], &mut moves);
        let wanted: Vec<Move> = (1..=moves.len() as u64).filter_map(|index| solution(&state).move_at(&index.into())).collect();
        prop_assert_eq!(moves.len() as u64, state.total().to_u64().unwrap());
        prop_assert_eq!(moves, wanted);
        let early = state.clone().after(ExerciseAction::Check);
        prop_assert_eq!(early.exercise_session().verdict, Some(Verdict::NotYet));
        let right = (0..5).fold(state, |state, line| {
            let place = state.picture_order(5).iter().position(|&other| other == line).unwrap();
            (line..place).rev().fold(state, |state, place| state.after(ExerciseAction::Sort(SortAction::MoveUp(place + 1))))
        });
        prop_assert_eq!(right.after(ExerciseAction::Check).exercise_session().verdict, Some(Verdict::Right));
    }
}

/// Runs the program: its lines 3 to 5 for more than no discs.
fn run(program: &Program, puzzle: &Puzzle, discs: u32, [from, to]: [Peg; 2], moves: &mut Vec<Move>) {
    if discs == 0 {
        return;
    }
    let call = |line: &str| -> (String, Vec<String>) {
        let (name, rest) = line.trim().trim_start_matches("def ").split_once('(').unwrap();
        let arguments = rest.trim_end_matches([':', ')']).split(", ").map(str::to_owned).collect();
        (name.to_owned(), arguments)
    };
    let (own, parameters) = call(&program.lines[0]);
    let third = parameters.iter().skip(1).find(|name| !program.ends.contains(&name.as_str())).unwrap().as_str();
    let peg = |name: &str| match name {
        _ if name == program.ends[0] => from,
        _ if name == program.ends[1] => to,
        _ if name == third => from.third(to),
        _ => panic!("{name}"),
    };
    for line in &program.lines[2..] {
        let (name, arguments) = call(line);
        if name == "print" {
            assert_eq!(arguments[1..], program.ends);
            moves.push(Move { disc: Disc::new(discs).unwrap(), from, to });
            continue;
        }
        // A parameter has the place of its name in the first line.
        let role = |role: &str| {
            let place = parameters.iter().position(|name| name == role).unwrap();
            peg(&arguments[place])
        };
        let ends = program.ends.map(role);
        if name == own {
            run(program, puzzle, discs - 1, ends, moves);
        } else {
            let smaller = Puzzle::builder().rule(puzzle.rule()).discs(discs - 1).start(ends[0]).goal(ends[1]).build();
            let solution = Solution::new(&smaller.unwrap()).unwrap();
            moves.extend((1..=solution.total().to_u64().unwrap()).filter_map(|index| solution.move_at(&index.into())));
        }
    }
}

/// About half of the moves in question are legal, and each reason occurs.
#[test]
fn half_of_the_moves_are_legal() {
    let mut given = BTreeMap::<String, u32>::new();
    for seed in 0..400 {
        let Some(Question::Choice(question)) = ask("discs=5&rule=one-way", ExerciseKind::Legal, seed).question() else {
            panic!()
        };
        *given.entry(format!("{:?}", question.options[question.right])).or_default() += 1;
    }
    assert!((150..=250).contains(&given["Legal"]), "{given:?}");
    assert!(given.len() == 4 && given.values().all(|&count| count > 20), "{given:?}");
}

/// The questions of one exercise about totals or programs differ, and there are no more of them.
#[test]
fn no_total_and_no_program_is_asked_for_twice() {
    for (kind, count) in [(ExerciseKind::Count, 4), (ExerciseKind::Lines, 18)] {
        let questions: Vec<Question> = (1..=count)
            .filter_map(|question| open(&format!("?discs=5&task={}.20.{question}&seed=3", kind.name())).question())
            .collect();
        assert_eq!(questions.len(), count);
        assert!((1..count).all(|place| !questions[..place].contains(&questions[place])), "{}", kind.name());
        assert_eq!(
            open(&format!("?discs=5&task={}.20&seed=3", kind.name()))
                .exercise()
                .map(|exercise| exercise.question_count),
            Some(count as u32)
        );
    }
}

/// A puzzle of any size has a question at once.
#[test]
fn large_puzzles_have_questions() {
    for kind in ExerciseKind::ALL {
        for query in ["discs=1000", "discs=10000", "discs=1000&rule=one-way&to=1", "discs=200&pegs=4"] {
            let state = ask(query, kind, 5);
            let is_four = query.contains("pegs");
            let is_asked =
                state.question().is_some() || (is_four && [ExerciseKind::Lines, ExerciseKind::Depth].contains(&kind));
            assert!(is_asked, "{query} {}", kind.name());
            use ExerciseKind::{Call, Legal, Predict, Tally};
            let has_position = [Predict, Call, Legal, Tally].contains(&kind);
            assert_eq!(state.question_on_towers().is_some(), has_position, "{}", kind.name());
        }
    }
}

/// No panel tells the totals that are asked for.
#[test]
fn totals_are_kept_back() {
    let state = open("?embed=1&discs=5&task=count&seed=3&show=towers,numbers,race");
    assert!(state.shows(Panel::Towers));
    assert!(![Panel::Numbers, Panel::Race].into_iter().any(|panel| state.shows(panel)));
}

/// Hosts learn what could be chosen, in the language of the page.
#[test]
fn hosts_learn_the_choices() {
    for (query, interaction, choices) in [
        ("discs=4&task=call.1&seed=2", "choice", 4),
        ("discs=4&task=legal.1&seed=2", "choice", 3),
        ("discs=4&task=legal.1&seed=2&rule=linear", "choice", 4),
        ("discs=4&task=count.1&seed=2", "numeric", 0),
        ("discs=4&task=lines.1&seed=2", "sequencing", 5),
        ("discs=4&task=tally.1&seed=2", "numeric", 0),
        ("discs=64&task=tally.1&seed=2", "choice", 4),
        ("discs=4&task=prints.1&seed=2", "choice", 4),
        ("discs=4&task=next-line.1&seed=2", "choice", 4),
        ("discs=4&task=depth.1&seed=2", "numeric", 0),
        ("discs=4&task=predict.1&seed=2", "fill-in", 0),
        ("discs=4&task=order.1&seed=2", "sequencing", 0),
    ] {
        let mut state = started(&format!("?{query}"));
        state = state.after(ExerciseAction::Choose(0)).after(ExerciseAction::InputIndex("12".into()));
        if let Some(Question::Predict(question)) = state.question() {
            state = super::exercise::choose(state, question.next);
        }
        let effects = update(&mut state, ExerciseAction::Check.into());
        let message =
            host_messages(&effects, &state).into_iter().find(|message| message.contains("answered")).expect(query);
        assert!(message.contains(&format!("\"interactionType\":\"{interaction}\"")), "{message}");
        assert_eq!(message.matches("\"description\":{\"en\":").count(), choices, "{message}");
        assert_eq!(message.contains("\"choices\":[{\"id\":"), choices > 0);
        assert_eq!(message.matches('{').count(), message.matches('}').count(), "{message}");
        assert_eq!(message.matches('[').count(), message.matches(']').count(), "{message}");
    }
}
