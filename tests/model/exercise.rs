//! Exercises: questions follow from the link, answers are graded, and hosts get events.

use tower_of_hanoi::model::exercise::{Exercise, PositionQuestion, Question, Verdict};
use tower_of_hanoi::model::{ExerciseKind, Explanation, Hint, ProblemPlace, ShareKind, host_command};
use tower_of_hanoi::solver::Move;

use super::actions::any_exercise_action;
use super::*;
use tower_of_hanoi::model::SortAction;

pub fn choose(state: State, Move { disc, from, to }: Move) -> State {
    state
        .after(ExerciseAction::ChooseDisc(Some(disc)))
        .after(ExerciseAction::ChoosePeg(Bound::First, Some(from)))
        .after(ExerciseAction::ChoosePeg(Bound::Last, Some(to)))
}

fn answer(state: State, step: Move) -> State {
    choose(state, step).after(ExerciseAction::Check)
}

/// A move that no solution starts with.
fn wrong_move(disc: u32) -> Move {
    Move { disc: Disc::new(disc).unwrap(), from: Peg::A, to: Peg::B }
}

fn predict(state: &State) -> PositionQuestion {
    match state.question() {
        Some(Question::Predict(question)) => question,
        other => panic!("{other:?}"),
    }
}

fn verdict(state: &State) -> Option<bool> {
    state.exercise_session().verdict.map(Verdict::is_right)
}

fn press(state: State, peg: Peg) -> State {
    state.after(ManualPlayAction::PressPeg(peg))
}

const PUZZLES: [&str; 7] = [
    "discs=5",
    "discs=64",
    "discs=4&rule=one-way",
    "discs=4&rule=linear&from=0&to=2",
    "discs=5&rule=star&pegs=4",
    "discs=6&pegs=4",
    "discs=1",
];

proptest! {
    #[test]
    fn exercises_round_trip(
        kind in prop::sample::select(ExerciseKind::ALL.to_vec()), question_count in 1u32..=Exercise::MAX_QUESTIONS,
        question in 1u32..=Exercise::MAX_QUESTIONS,
    ) {
        let exercise = Exercise { kind, question_count, question };
        prop_assert_eq!(exercise.to_string().parse().ok(), (question <= question_count).then_some(exercise));
    }

    /// The questions depend only on the link, and are about its puzzle.
    #[test]
    fn the_same_link_asks_the_same_questions(
        puzzle in prop::sample::select(PUZZLES.to_vec()), kind in prop::sample::select(ExerciseKind::ALL.to_vec()),
        seed in 0u32..1_000_000_000, question in 1u32..=6, percent in 0u32..100,
    ) {
        let query = format!("?{puzzle}&task={}.6.{question}&seed={seed}", kind.name());
        let (here, there) = (open(&query), open(&format!("{query}&move={percent}%25")));
        prop_assert_eq!(here.question(), there.question());
        prop_assert_eq!(open(&link::format(&here)).question(), here.question());
        match here.question() {
            Some(Question::Predict(question)) => {
                prop_assert_eq!(solution(&here).position_at(&question.index), Some(question.position));
                prop_assert_eq!(solution(&here).move_at(&question.index.next()), Some(question.next));
            }
            Some(Question::Reach { from, max_moves }) => {
                prop_assert_eq!(solution(&here).index_of(&from), Some(here.total().saturating_sub(&max_moves)));
                prop_assert_eq!(here.position(), from);
                prop_assert!(here.is_manual_play_open());
            }
            Some(Question::Order(pictures)) => {
                prop_assert!(pictures.is_sorted_by(|(a, _), (b, _)| a < b));
                let mut order = here.picture_order(pictures.len());
                prop_assert!(!order.is_sorted(), "the pictures are not in order already");
                order.sort_unstable();
                prop_assert_eq!(order, (0..pictures.len()).collect::<Vec<_>>());
            }
            // The laws of these are in exercise_kinds.rs.
            Some(Question::Choice(_) | Question::Number(_) | Question::Lines(_) | Question::Write(_)) => {}
            // One disc has one move, which is too few for most exercises. Few puzzles have a program of five lines.
            None => prop_assert!(match kind {
                ExerciseKind::Predict | ExerciseKind::Reach | ExerciseKind::Count => false,
                ExerciseKind::Order | ExerciseKind::Call | ExerciseKind::Legal | ExerciseKind::Tally => puzzle == "discs=1",
                ExerciseKind::Lines => !["discs=5", "discs=64"].contains(&puzzle),
                ExerciseKind::Prints | ExerciseKind::NextLine => here.program().is_err(),
                ExerciseKind::Depth => here.program().is_err() || puzzle.contains("pegs=4"),
                ExerciseKind::Write => false,
            }, "{query}"),
        }
    }

    /// The move of the solution is right, and every other move is wrong.
    #[test]
    fn one_move_is_right(seed in 0u32..1_000_000, disc in 1u32..=4, from in 0u8..3, to in 0u8..3) {
        let state = open(&format!("?discs=4&task=predict&seed={seed}"));
        let next = predict(&state).next;
        let given = Move { disc: Disc::new(disc).unwrap(), from: Peg::new(from).unwrap(), to: Peg::new(to).unwrap() };
        prop_assert!(!scene(&state).can_check() && scene(&choose(state.clone(), given)).can_check());
        let after = answer(state.clone(), given);
        let is_right = (disc, from, to) == (next.disc.number(), next.from.to_u8(), next.to.to_u8());
        prop_assert_eq!(verdict(&after), Some(is_right));
        if !is_right {
            prop_assert_eq!(after.position(), predict(&state).position, "a hint, and another try");
            prop_assert!(!after.shows(Panel::Why));
        }
        // The page goes to the move to explain it.
        let told = after.after(ExerciseAction::GiveUp);
        prop_assert_eq!(told.last_move(), Some(next));
        prop_assert!(told.config.panels.shown.contains(Panel::Why));
        prop_assert_eq!((verdict(&told), told.exercise_session().right()), (Some(is_right), u32::from(is_right)));
    }

    /// Sorted pictures are right, no matter how they were sorted.
    #[test]
    fn pictures_are_put_in_order(seed in 0u32..1_000_000) {
        let mut state = open(&format!("?discs=7&task=order&seed={seed}"));
        prop_assert_eq!(verdict(&state.clone().after(ExerciseAction::Check)), Some(false));
        for end in (1..4).rev() {
            for place in 0..end {
                let order = state.picture_order(4);
                if order[place] > order[place + 1] {
                    state = state.after(ExerciseAction::Sort(SortAction::MoveDown(place)));
                }
            }
        }
        prop_assert_eq!(state.picture_order(4), [0, 1, 2, 3]);
        let up_and_down = state.clone().after(ExerciseAction::Sort(SortAction::MoveUp(2))).after(ExerciseAction::Sort(SortAction::MoveDown(1)));
        prop_assert_eq!(up_and_down.picture_order(4), [0, 1, 2, 3]);
        prop_assert_eq!(verdict(&state.after(ExerciseAction::Check)), Some(true));
    }

    /// A picture that is dragged comes to the place of the pointer, and the others keep their order.
    #[test]
    fn a_dragged_picture_goes_where_the_pointer_is(seed in 0u32..1_000_000, from in 0usize..4, way in prop::collection::vec(0usize..4, 1..6)) {
        let state = open(&format!("?discs=7&task=order&seed={seed}"));
        let before = state.picture_order(4);
        let picture = before[from];
        let mut state = state.after(ExerciseAction::Sort(SortAction::Grab(from)));
        for &place in &way {
            state = state.after(ExerciseAction::Sort(SortAction::Drag(place)));
            prop_assert_eq!(state.picture_order(4)[place], picture);
            let others = |order: &[usize]| order.iter().copied().filter(|&other| other != picture).collect::<Vec<_>>();
            prop_assert_eq!(others(&state.picture_order(4)), others(&before));
        }
        let after = state.picture_order(4);
        let dropped = state.after(ExerciseAction::Sort(SortAction::Drop)).after(ExerciseAction::Sort(SortAction::Drag(0)));
        prop_assert_eq!(dropped.picture_order(4), after, "nothing is held any more");
    }

    /// The first wrong answer tells nothing of the right one, however often it is given. The second, or giving up, tells it; the right
    /// one ends the question at once.
    #[test]
    fn a_wrong_answer_gets_a_hint_before_the_solution(
        puzzle in prop::sample::select(PUZZLES.to_vec()), kind in prop::sample::select(ExerciseKind::ALL.to_vec()),
        seed in 0u32..1_000, embed in any::<bool>(), gives_up in any::<bool>(), is_second in any::<bool>(),
    ) {
        let query = format!("?{puzzle}&task={}&seed={seed}&show=towers,why,transport&embed={}", if is_second { format!("{}.2.2", kind.name()) } else { format!("{}.1", kind.name()) }, u8::from(embed));
        let state = open(&query);
        prop_assume!(state.question().is_some());
        let (Some(first), Some(second)) = (give_wrong_answer(state.clone(), 0), give_wrong_answer(state.clone(), 1)) else { return Ok(()) };
        for tried in [first.clone(), give_wrong_answer(first.clone(), 0).unwrap()] {
            prop_assert_eq!(tried.exercise_session().verdict, Some(Verdict::NotYet), "{}", query);
            prop_assert_eq!(tried.position(), state.position());
            prop_assert_eq!(&tried.question_on_towers(), &state.question_on_towers());
            prop_assert!(is_fair(&tried) && tried.is_solution_withheld() && tried.are_hints_disabled());
            prop_assert_eq!(tried.shown_panels(), state.shown_panels());
            prop_assert!(tried.exercise_session().answered() == 1);
        }
        let told = if gives_up { first.clone().after(ExerciseAction::GiveUp) } else { give_wrong_answer(first.clone(), 1).unwrap() };
        prop_assert_eq!(told.exercise_session().verdict, Some(Verdict::Wrong));
        prop_assert!(!told.is_solution_withheld(), "the last question is over");
        prop_assert_eq!(second.exercise_session().answered(), 1);
        if matches!(kind, ExerciseKind::Order | ExerciseKind::Lines) {
            return Ok(());
        }
        let right = give_any_answer(first);
        prop_assert_eq!((right.exercise_session().verdict, right.exercise_session().right()), (Some(Verdict::Right), 0), "the first answer counts");
        prop_assert_eq!(give_any_answer(state).after(ExerciseAction::GiveUp).exercise_session().verdict, Some(Verdict::Right));
    }

    /// Before the last answer nothing is shown that tells of the solution, whatever the link names, but for the reason of an
    /// answered move. After it everything is.
    #[test]
    fn panels_are_withheld_until_the_answer(
        puzzle in prop::sample::select(PUZZLES.to_vec()), kind in prop::sample::select(ExerciseKind::ALL.to_vec()),
        question in 1u32..=3, seed in 0u32..1_000, shown in prop::sample::subsequence(Panel::ALL.to_vec(), 0..=15), embed in any::<bool>(),
    ) {
        let names: Vec<&str> = shown.iter().map(|panel| panel.name()).collect();
        let query = format!("?{puzzle}&task={}.3.{question}&seed={seed}&show={}&embed={}", kind.name(), names.join(","), u8::from(embed));
        let state = open(&query);
        // Nobody reaches the goal of so many discs.
        prop_assume!(state.question().is_some() && !(kind == ExerciseKind::Reach && puzzle == "discs=64"));
        prop_assert!(is_fair(&state), "{:?}", state.shown_panels());
        prop_assert!(state.shown_panels().iter().all(|panel| state.config.panels.shown.contains(panel)));
        prop_assert!(!state.tower_keys().jump && state.are_hints_disabled());
        let is_last = state.exercise().is_some_and(|exercise| exercise.question == exercise.question_count);
        let answered = give_any_answer(state).after(ExerciseAction::GiveUp);
        prop_assert!(verdict(&answered).is_some(), "{query}");
        prop_assert_eq!(answered.is_solution_withheld(), !is_last);
        if !is_last {
            let reason = if kind == ExerciseKind::Predict { Panels::EMPTY.with(Panel::Why) } else { Panels::EMPTY };
            let without_reason = reason.iter().fold(answered.shown_panels(), Panels::without);
            prop_assert_eq!(without_reason.iter().find(|panel| tells(*panel)), None);
            prop_assert_eq!(answered.shown_panels().among(reason), answered.config.panels.shown.among(reason));
            prop_assert!(!answered.tower_keys().jump && answered.are_hints_disabled());
            prop_assert!(answered.locked_panels().contains(Panel::Why), "the reason of one move leads to no other");
            if let Explanation::Move(explained) = answered.explanation() {
                let tells = explained.word.is_some() || explained.decision.is_some();
                prop_assert!(!tells, "they tell other moves, too");
            }
            prop_assert!(is_fair(&answered.after(ExerciseAction::NextQuestion)));
            return Ok(());
        }
        prop_assert_eq!(answered.shown_panels(), answered.config.panels.shown);
        prop_assert_eq!(answered.locked_panels(), answered.config.panels.locked);
        for panel in shown.iter().filter(|panel| **panel != Panel::Play) {
            // On the page the reason takes the place of other tabs.
            prop_assert!(answered.shows(*panel) || (!embed && Tab::of(*panel).is_some()), "{}", panel.name());
        }
        prop_assert!(is_fair(&answered.after(ExerciseAction::Restart)));
    }

    /// A legal move on the towers is an answer like the same move in the fields: the same grade, the same page, the same
    /// messages to the host. An illegal one is no answer.
    #[test]
    fn towers_and_fields_answer_alike(
        puzzle in prop::sample::select(vec!["discs=1", "discs=5", "discs=4&rule=one-way", "discs=3&rule=linear", "discs=6&pegs=4", "discs=70"]),
        seed in 0u32..1_000_000, from in 0u8..3, to in 0u8..3, embed in any::<bool>(),
    ) {
        let state = open(&format!("?{puzzle}&task=predict&seed={seed}&embed={}", u8::from(embed)));
        start(&state);
        let question = predict(&state);
        prop_assert_eq!((state.position(), state.is_answered_on_towers()), (question.position.clone(), true));
        let (from, to) = (Peg::new(from).unwrap(), Peg::new(to).unwrap());
        let lifted = press(state.clone(), from);
        let mut by_hand = lifted.clone();
        let told_by_hand = host_messages(&update(&mut by_hand, ManualPlayAction::PressPeg(to).into()), &by_hand);
        let puzzle = state.puzzle();
        let Ok(step) = question.position.move_between(from, to, puzzle) else {
            prop_assert_eq!((verdict(&by_hand), by_hand.position()), (None, question.position));
            prop_assert!(told_by_hand.is_empty());
            return Ok(());
        };
        let mut by_fields = choose(state.clone(), step);
        let told = host_messages(&update(&mut by_fields, ExerciseAction::Check.into()), &by_fields);
        prop_assert_eq!(verdict(&by_hand), Some(step == question.next));
        prop_assert_eq!(&by_hand.config, &by_fields.config);
        prop_assert_eq!((by_hand.exercise_session(), told_by_hand), (by_fields.exercise_session(), told));
        // Nothing is in hand, and once it is told, the right move is on the towers.
        prop_assert_eq!(by_hand.piece_in_hand().disc, None);
        let told = by_hand.after(ExerciseAction::GiveUp);
        prop_assert_eq!(told.last_move(), Some(question.next));
        let again = told.after(ExerciseAction::TryAgain);
        prop_assert_eq!((again.position(), verdict(&again)), (question.position, None));
        prop_assert_eq!(again.exercise_session().answered(), 1, "the first answer counts");
    }

    #[test]
    fn no_action_breaks_an_exercise(
        query in prop::sample::select(PUZZLES.to_vec()), kind in prop::sample::select(ExerciseKind::ALL.to_vec()),
        actions in prop::collection::vec(any_exercise_action(), 0..12),
    ) {
        let mut state = open(&format!("?{query}&task={}&seed=7", kind.name()));
        for action in actions {
            state = state.after(action);
            prop_assert!(state.position().discs() == state.puzzle().discs());
            let again = open(&link::format(&state));
            prop_assert_eq!(again.exercise(), state.exercise());
            prop_assert_eq!(&again.config.exercise, &state.config.exercise);
        }
    }
}

/// Whether nothing is seen that shows a step, a position or a line of the solution.
fn is_fair(state: &State) -> bool {
    let is_reach = state.exercise().is_some_and(|exercise| exercise.kind == ExerciseKind::Reach);
    !Panel::ALL.into_iter().filter(|panel| tells(*panel)).any(|panel| state.shows(panel))
        && (is_reach || !state.shows(Panel::Play))
}

/// Whether a panel shows a step, a position or a line of the solution.
fn tells(panel: Panel) -> bool {
    use Panel::{Code, Compare, Digits, Exact, Graph, Recursion, Scrubber, Timeline, Transport, Why};
    matches!(panel, Transport | Scrubber | Timeline | Digits | Why | Recursion | Graph | Code | Compare | Exact)
}

/// Answers the question wrongly, in one of several ways; `None` where no kind of answer gets a hint.
fn give_wrong_answer(state: State, way: usize) -> Option<State> {
    Some(match state.question()? {
        Question::Predict(question) if question.asks_index => {
            let wrong = if way == 0 { question.index.next() } else { Index::default() };
            if wrong == question.index || &wrong > state.total() {
                return None;
            }
            state.after(ExerciseAction::InputIndex(wrong.to_string())).after(ExerciseAction::Check)
        }
        Question::Predict(question) => {
            let Move { disc, from, to } = question.next;
            let step = if way == 0 { Move { disc, from: to, to: from } } else { Move { disc, from, to: from } };
            answer(state, step)
        }
        // As shown at first they are not in order; another wrong order swaps two of the others.
        Question::Order(_) | Question::Lines(_) if way == 0 => state.after(ExerciseAction::Check),
        Question::Order(_) | Question::Lines(_) => {
            let order = state.picture_order(state.question()?.items());
            let tries = (0..order.len() - 1)
                .map(|place| state.clone().after(ExerciseAction::Sort(SortAction::MoveDown(place))));
            tries.into_iter().find(|tried| !tried.picture_order(order.len()).is_sorted())?.after(ExerciseAction::Check)
        }
        Question::Choice(question) => {
            let wrong = (0..question.options.len()).filter(|&option| option != question.right).nth(way)?;
            state.after(ExerciseAction::Choose(wrong)).after(ExerciseAction::Check)
        }
        Question::Number(question) => {
            let wrong = question.wanted.to_u64()? + 1 + way as u64;
            state.after(ExerciseAction::InputIndex(wrong.to_string())).after(ExerciseAction::Check)
        }
        Question::Write(_) | Question::Reach { .. } => return None,
    })
}

/// Answers the question, rightly or not.
fn give_any_answer(mut state: State) -> State {
    match state.question() {
        Some(Question::Predict(question)) if question.asks_index => {
            state.after(ExerciseAction::InputIndex(question.index.to_string())).after(ExerciseAction::Check)
        }
        Some(Question::Predict(question)) => answer(state, question.next),
        Some(Question::Order(_) | Question::Lines(_)) => state.after(ExerciseAction::Check),
        Some(Question::Choice(question)) => {
            state.after(ExerciseAction::Choose(question.right)).after(ExerciseAction::Check)
        }
        Some(Question::Number(question)) => {
            state.after(ExerciseAction::InputIndex(question.wanted.to_string())).after(ExerciseAction::Check)
        }
        Some(Question::Write(boards)) => write_exercise::solve(state.after(ExerciseAction::Check), &boards),
        Some(Question::Reach { .. }) => {
            // Where the goal is far, only the verdict of the last moves counts.
            for _ in 0..300 {
                let Hint::Way { next, .. } = state.hint() else { break };
                state = press(press(state, next.from), next.to);
            }
            state
        }
        None => state,
    }
}

/// The towers show the question, whatever the link says, until a host goes elsewhere; then the picture is in the card.
#[test]
fn a_host_takes_the_towers_from_the_question() {
    for query in
        ["?discs=5&task=predict.4&seed=5", "?discs=5&task=predict.4.2&seed=5&move=9", "?discs=64&task=predict&seed=2"]
    {
        let state = open(query);
        let question = predict(&state);
        assert_eq!(state.position(), question.position, "{query}");
        assert_eq!(state.reached_position(), solution(&state).position_at(state.index()).unwrap());
        for command in [
            host_command::parse("next", &[]),
            host_command::parse("seek", &[("move".into(), "3".into())]),
            host_command::parse("configure", &[("move".into(), "4".into())]),
        ] {
            let moved = state.clone().after(command.unwrap());
            assert_eq!(moved.position(), solution(&moved).position_at(moved.index()).unwrap(), "{query}");
            assert!(moved.question_on_towers().is_none() && !moved.is_answered_on_towers() && is_fair(&moved));
            let typing = moved.clone().after(ExerciseAction::ChooseDisc(Disc::new(1)));
            assert_eq!(typing.position(), moved.position(), "the towers stay while somebody types");
            let next = moved.after(ExerciseAction::NextQuestion);
            assert_eq!(next.position(), predict(&next).position);
        }
        let themed = host_command::parse("configure", &[("theme".into(), "dark".into())]).unwrap();
        assert_eq!(state.after(themed).position(), question.position);
    }
}

/// In the exercise to reach the goal, Undo works all the time, nothing else loses the attempt, and the solution is offered
/// after it.
#[test]
fn an_attempt_is_undone_and_not_lost() {
    for seed in 1..20 {
        let state = open(&format!("?discs=4&task=reach&seed={seed}"));
        let Some(Question::Reach { from, max_moves }) = state.question() else { panic!() };
        assert!(state.has_game_bar() && state.shows(Panel::Play) && !state.shows(Panel::Transport));
        let peg = state.position().pegs()[0];
        let aside = Peg::new((peg.to_u8() + 1) % 3).unwrap();
        let mut moved = press(press(state, peg), aside);
        assert_eq!(moved.game().map(|game| game.moves().len()), Some(1));
        for key in [" ", "ArrowRight", "End", "n"] {
            let action = moved.tower_keys().action(key);
            assert!(action.is_none(), "{key}");
            moved = moved.after(SystemEvent::LetterKey(key.into()));
            assert_eq!(moved.game().map(|game| game.moves().len()), Some(1), "{key}");
        }
        let undone = moved.clone().after(ManualPlayAction::Undo);
        assert_eq!((undone.position(), undone.game().map(|game| game.moves().len())), (from.clone(), Some(0)));
        // With one move left, it may be this one.
        if max_moves == 1 {
            continue;
        }
        // Back and forth, until no move is left.
        let mut late = undone;
        for _ in 0..2 * max_moves.to_u64().unwrap() {
            late = press(press(late, peg), aside);
            late = press(press(late, aside), peg);
        }
        assert_eq!(verdict(&late), Some(false));
        let shown = late.clone().after(ExerciseAction::ShowSolution);
        assert!(shown.is_playing() && shown.game().is_none());
        assert_eq!(shown.index(), &shown.total().saturating_sub(&max_moves));
        let restarted = shown.after(ManualPlayAction::Restart);
        assert_eq!((restarted.position(), restarted.has_game_bar()), (from, true));
    }
}

/// Nothing on the page changes the questions by accident, and nothing that is shared lists the answers.
#[test]
fn an_exercise_is_not_left_by_accident() {
    let lists = [ShareKind::Moves, ShareKind::Graph, ShareKind::Worksheet, ShareKind::Film];
    for kind in ExerciseKind::ALL {
        let state = open(&format!("?discs=4&task={}.2&seed=2&show=towers,puzzle", kind.name()));
        let answered = give_any_answer(state.clone()).after(ExerciseAction::GiveUp);
        // The answer to the only question ends an exercise.
        let asking = if state.exercise().unwrap().question_count == 1 { vec![&state] } else { vec![&state, &answered] };
        for state in asking {
            assert!(!state.shows(Panel::Puzzle), "{}", kind.name());
            assert!(ShareKind::ALL.into_iter().all(|kind| state.can_share(kind) != lists.contains(&kind)));
        }
        let last = give_any_answer(answered.after(ExerciseAction::NextQuestion)).after(ExerciseAction::GiveUp);
        assert!(last.shows(Panel::Puzzle) && ShareKind::ALL.into_iter().all(|kind| last.can_share(kind)));
        let embedded = open(&format!("?embed=1&discs=4&task={}.2&seed=2&show=towers,puzzle", kind.name()));
        assert!(embedded.shows(Panel::Puzzle), "a host chose it");
    }
    // A value that could not be used is told where its field is not on the page.
    let state = open("?discs=x&task=order&seed=2");
    assert_eq!(state.problem_place(&state.problems[0]), ProblemPlace::List);
}

/// An answer with nothing wrong but the peg that the disc goes to has what the move is for as its reason.
#[test]
fn a_wrong_target_is_explained() {
    let l10n = tower_of_hanoi::l10n::L10n::ENGLISH;
    let mut reasons = Vec::new();
    for query in
        ["discs=4", "discs=64", "discs=4&rule=linear", "discs=4&rule=cyclic", "discs=4&rule=one-way", "discs=5&pegs=4"]
    {
        for seed in 0..9 {
            let state = open(&format!("?{query}&task=predict&seed={seed}"));
            let PositionQuestion { index, next, .. } = predict(&state);
            for to in state.puzzle().pegs().iter().filter(|to| *to != next.from) {
                let given = Move { to, ..next };
                let after = answer(state.clone(), given);
                let wrong = after.exercise_session().last_answer.clone().unwrap();
                assert_eq!(wrong.is_wrong_target(), to != next.to, "{query} {given}");
                let explained = after.explained_move(index.next()).unwrap();
                assert_eq!(explained.step, next);
                if to != next.to {
                    let allowed = after.puzzle().allows(given.from, given.to);
                    reasons.push(l10n.why_target(&explained, given, allowed).expect(query));
                }
            }
            let other = Move { disc: Disc::new(next.disc.number() % 4 + 1).unwrap(), ..next };
            assert!(!answer(state, other).exercise_session().last_answer.clone().unwrap().is_wrong_target());
        }
    }
    assert!(reasons.iter().all(|reason| reason.ends_with('.')));
    let told = |start: &str| reasons.iter().any(|reason| reason.starts_with(start));
    assert!(told("To move discs 1–\u{2060}2 from"), "{reasons:?}");
    assert!(told("Under this rule"), "{reasons:?}");
}

/// A question calls the solution the shortest only where that is known.
#[test]
fn a_question_names_the_solution() {
    for (query, is_shortest) in [
        ("discs=4", true),
        ("discs=4&rule=one-way", true),
        ("discs=6&pegs=4", true),
        ("discs=17&pegs=5", false),
        ("discs=4&path=hamiltonian", false),
    ] {
        let state = open(&format!("?{query}&task=predict&seed=3"));
        assert_eq!(state.is_solution_shortest(), is_shortest, "{query}");
        let text = L10n::ENGLISH.position_question(&predict(&state), is_shortest);
        assert!(
            text.starts_with(if is_shortest {
                "In the shortest solution, the towers"
            } else {
                "In this solution, the towers"
            }),
            "{text}"
        );
    }
}

/// The solution comes back with success, or when it is asked for; the graph of a failed attempt would give it away.
#[test]
fn a_failed_attempt_keeps_the_solution_back() {
    let query = |last: u32| format!("?discs=4&task=reach.{last}&seed=2&show=towers,transport,scrubber,graph");
    let fail = |state: State| {
        let (peg, Some(Question::Reach { max_moves, .. })) = (state.position().pegs()[0], state.question()) else {
            panic!()
        };
        let aside = Peg::new((peg.to_u8() + 1) % 3).unwrap();
        let ways = [[peg, aside], [aside, peg]].into_iter().cycle().take(2 * max_moves.to_u64().unwrap() as usize);
        ways.fold(state, |state, [from, to]| press(press(state, from), to))
    };
    let failed = fail(open(&query(1)));
    assert_eq!((verdict(&failed), failed.is_solution_withheld()), (Some(false), true));
    assert!(is_fair(&failed));
    let shown = failed.after(ExerciseAction::ShowSolution);
    assert!(shown.shows(Panel::Graph) && shown.shows(Panel::Transport) && shown.shows(Panel::Scrubber));
    assert!(give_any_answer(open(&query(1))).shows(Panel::Graph), "success shows it");
    // Of a question that is not the last, the solution plays and can be paused, but no panel holds the rest.
    let shown = fail(open(&query(2))).after(ExerciseAction::ShowSolution);
    assert!(shown.shows(Panel::Transport) && !shown.shows(Panel::Graph) && !shown.shows(Panel::Scrubber));
    assert!(!give_any_answer(open(&query(2))).shows(Panel::Graph));
}

/// The best moves reach the goal in time. Moving a disc back and forth takes too many moves.
#[test]
fn reaching_a_goal_is_graded() {
    for seed in 1..40 {
        let mut state = open(&format!("?discs=4&task=reach&seed={seed}"));
        let Some(Question::Reach { max_moves, .. }) = state.question() else { panic!() };
        assert!(state.are_hints_disabled());
        let before = state.position();
        state = state.after(ManualPlayAction::PlayBestMove);
        assert_eq!(state.position(), before, "nobody is told the way");
        let wasted = {
            // The smallest disc moves back and forth.
            let from = state.position().pegs()[0];
            let to = Peg::new((from.to_u8() + 1) % 3).unwrap();
            [from, to, to, from].into_iter().fold(state.clone(), press)
        };
        let solve = |mut state: State| {
            for _ in 0..max_moves.to_u64().unwrap() + 4 {
                let Hint::Way { next, .. } = state.hint() else { break };
                for peg in [next.from, next.to] {
                    state = press(state, peg);
                }
            }
            state
        };
        let solved = solve(state);
        assert_eq!((verdict(&solved), solved.exercise_session().right()), (Some(true), 1), "seed {seed}");
        // If only one move was left, the detour may have been that move.
        if max_moves > 1 {
            let late = solve(wasted);
            assert_eq!((verdict(&late), late.exercise_session().right()), (Some(false), 0), "seed {seed}");
            let undone = late.after(ManualPlayAction::Undo);
            assert_eq!(undone.exercise_session().answered(), 1, "a question counts once");
        }
    }
}

#[test]
fn questions_follow_each_other_and_count_once() {
    let state = open("?discs=5&task=predict.2&seed=3");
    let wrong = answer(state, wrong_move(5));
    assert_eq!(verdict(&wrong), Some(false));
    let next = predict(&wrong).next;
    let again = answer(wrong, next);
    assert_eq!(verdict(&again), Some(true));
    assert_eq!(
        (again.exercise_session().answered(), again.exercise_session().right()),
        (1, 0),
        "the first answer counts"
    );
    let second = again.after(ExerciseAction::NextQuestion);
    assert_eq!(second.exercise().map(|exercise| exercise.question), Some(2));
    let question = predict(&second);
    assert!(question.asks_index, "short puzzles ask for numbers, too");
    let input = |state: State, text: String| state.after(ExerciseAction::InputIndex(text)).after(ExerciseAction::Check);
    let invalid = input(second, "x".into());
    assert_eq!((refused(&invalid), verdict(&invalid)), (vec![Parameter::Task], None));
    let done = input(invalid, question.index.to_string());
    assert_eq!((refused(&done), done.exercise_session().right()), (vec![], 1));
    let first = done.after(ExerciseAction::Restart);
    let session = first.exercise_session();
    assert_eq!(
        (first.exercise().map(|exercise| exercise.question), session.answered(), session.right()),
        (Some(1), 0, 0)
    );
}

#[test]
fn an_exercise_without_a_seed_waits_for_one() {
    let state = open("?discs=5&task=order&lock=transport,scrubber");
    assert!(state.config.exercise.needs_seed() && state.question().is_none());
    assert_eq!(state.config.panels.locked, Panels::EMPTY.with(Panel::Transport).with(Panel::Scrubber));
    let state = state.after(ExerciseAction::SetSeed(12));
    assert!(!state.config.exercise.needs_seed() && state.question().is_some());
    assert_eq!(link::format(&state), "?discs=5&task=order&seed=12&lock=transport,scrubber");
    for invalid in ["?task=sing", "?task=predict.0", "?task=predict.21", "?seed=x", "?seed=9999999999", "?lock=door"] {
        assert_eq!(refused(&open(invalid)).len(), 1, "{invalid}");
    }
}

#[test]
fn hosts_get_events_for_answers() {
    let mut state = open("?discs=3&task=predict.3&seed=5");
    assert_eq!(host_events(&start(&state)), [HostEvent::Ready]);
    let next = predict(&state).next;
    state = choose(state, next);
    let effects = update(&mut state, ExerciseAction::Check.into());
    let messages = host_messages(&effects, &state);
    let answer = messages.iter().find(|message| message.contains("\"answer\"")).expect("it is told");
    let given = format!("{},{},{}", next.disc, next.from.digit(), next.to.digit());
    assert!(answer.starts_with(&format!(
        "{{\"type\":\"answer\",\"task\":\"predict\",\"seed\":5,\"question\":1,\"questions\":3,\"right\":true,\"given\":\"{given}\""
    )));
    assert!(answer.contains("\"id\":\"urn:tower-of-hanoi:predict:5:3:discs=3:1\""), "{answer}");
    assert!(host_events(&update(&mut state, ExerciseAction::Check.into())).is_empty(), "once");
    // The answers are kept when a host changes the theme.
    let command = host_command::parse("configure", &[("theme".into(), "dark".into())]).unwrap();
    assert_eq!(state.clone().after(command).exercise_session(), state.exercise_session());
}

/// Only a game that starts at the question's position counts, and hints are off.
#[test]
fn a_goal_cannot_be_reached_by_a_detour() {
    let near = open("?discs=4&task=reach&seed=9").after(NavigateAction::Last).after(NavigateAction::Previous);
    let step = near.next_move().unwrap();
    let there = press(press(near, step.from), step.to);
    assert_eq!(verdict(&there), None, "the game began elsewhere");
    let arranging = open("?discs=4&task=reach&seed=9").after(ManualPlayAction::ToggleArranging);
    assert!(!arranging.piece_in_hand().is_arranging);
}

/// Answers belong to their questions: another puzzle has other questions, and Back returns to the old ones.
#[test]
fn another_puzzle_has_other_questions_and_keeps_the_lock() {
    let state = answer(open("?discs=4&task=predict&seed=3&lock=towers"), wrong_move(4));
    assert_eq!(state.exercise_session().answered(), 1);
    let link = link::format(&state);
    let other = state.clone().after(PuzzleEdit::AddDisc);
    assert_eq!((other.exercise_session().answered(), verdict(&other)), (0, None));
    assert_eq!((other.config.exercise.seed, other.config.panels.locked), (Some(3), state.config.panels.locked));
    let rule = state.clone().after(PuzzleEdit::Rule(Rule::OneWay));
    assert_eq!(rule.exercise_session().answered(), 0);
    let back = state.after(SystemEvent::HistoryNavigation(link));
    assert_eq!((back.exercise_session().answered(), verdict(&back)), (1, Some(false)));
}
