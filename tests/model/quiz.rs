//! Exercises: questions follow from the link, answers are graded, and hosts get events.

use tower_of_hanoi::model::quiz::{PositionQuestion, Question, Quiz};
use tower_of_hanoi::model::{Hint, QuizKind, host_command};
use tower_of_hanoi::solver::Move;

use super::actions::any_quiz_action;
use super::*;

fn choose(state: State, Move { disc, from, to }: Move) -> State {
    state
        .after(QuizAction::ChooseDisc(Some(disc)))
        .after(QuizAction::ChoosePeg(Bound::First, Some(from)))
        .after(QuizAction::ChoosePeg(Bound::Last, Some(to)))
}

fn answer(state: State, step: Move) -> State {
    choose(state, step).after(QuizAction::Check)
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
    state.quiz_session().verdict
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
        kind in prop::sample::select(QuizKind::ALL.to_vec()), question_count in 1u32..=Quiz::MAX_QUESTIONS,
        question in 1u32..=Quiz::MAX_QUESTIONS,
    ) {
        let quiz = Quiz { kind, question_count, question };
        prop_assert_eq!(quiz.to_string().parse().ok(), (question <= question_count).then_some(quiz));
    }

    /// The questions depend only on the link, and are about its puzzle.
    #[test]
    fn the_same_link_asks_the_same_questions(
        puzzle in prop::sample::select(PUZZLES.to_vec()), kind in prop::sample::select(QuizKind::ALL.to_vec()),
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
            // One disc has one move, which is too few for an exercise with pictures.
            None => prop_assert!(puzzle == "discs=1" && kind == QuizKind::Order),
        }
    }

    /// The move of the solution is right, and every other move is wrong.
    #[test]
    fn one_move_is_right(seed in 0u32..1_000_000, disc in 1u32..=4, from in 0u8..3, to in 0u8..3) {
        let state = open(&format!("?discs=4&task=predict&seed={seed}"));
        let next = predict(&state).next;
        let given = Move { disc: Disc::new(disc).unwrap(), from: Peg::new(from).unwrap(), to: Peg::new(to).unwrap() };
        prop_assert!(!state.can_check() && choose(state.clone(), given).can_check());
        let after = answer(state, given);
        let is_right = (disc, from, to) == (next.disc.number(), next.from.to_u8(), next.to.to_u8());
        prop_assert_eq!(verdict(&after), Some(is_right));
        // The page goes to the move to explain it.
        prop_assert_eq!(after.last_move(), Some(next));
        prop_assert!(after.config.panels.shown.contains(Panel::Why));
        prop_assert_eq!(after.quiz_session().right, u32::from(is_right));
    }

    /// Sorted pictures are right, no matter how they were sorted.
    #[test]
    fn pictures_are_put_in_order(seed in 0u32..1_000_000) {
        let mut state = open(&format!("?discs=7&task=order&seed={seed}"));
        prop_assert_eq!(verdict(&state.clone().after(QuizAction::Check)), Some(false));
        for end in (1..4).rev() {
            for place in 0..end {
                let order = state.picture_order(4);
                if order[place] > order[place + 1] {
                    state = state.after(QuizAction::MoveDown(place));
                }
            }
        }
        prop_assert_eq!(state.picture_order(4), [0, 1, 2, 3]);
        let up_and_down = state.clone().after(QuizAction::MoveUp(2)).after(QuizAction::MoveDown(1));
        prop_assert_eq!(up_and_down.picture_order(4), [0, 1, 2, 3]);
        prop_assert_eq!(verdict(&state.after(QuizAction::Check)), Some(true));
    }

    #[test]
    fn no_action_breaks_an_exercise(
        query in prop::sample::select(PUZZLES.to_vec()), kind in prop::sample::select(QuizKind::ALL.to_vec()),
        actions in prop::collection::vec(any_quiz_action(), 0..12),
    ) {
        let mut state = open(&format!("?{query}&task={}&seed=7", kind.name()));
        for action in actions {
            state = state.after(action);
            prop_assert!(state.position().discs() == state.puzzle().discs());
            let again = open(&link::format(&state));
            prop_assert_eq!(again.quiz(), state.quiz());
            prop_assert_eq!(&again.config.quiz, &state.config.quiz);
        }
    }
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
        assert_eq!((verdict(&solved), solved.quiz_session().right), (Some(true), 1), "seed {seed}");
        // If only one move was left, the detour may have been that move.
        if max_moves > 1.into() {
            let late = solve(wasted);
            assert_eq!((verdict(&late), late.quiz_session().right), (Some(false), 0), "seed {seed}");
            let undone = late.after(ManualPlayAction::Undo);
            assert_eq!(undone.quiz_session().answered(), 1, "a question counts once");
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
    assert_eq!((again.quiz_session().answered(), again.quiz_session().right), (1, 0), "the first answer counts");
    let second = again.after(QuizAction::NextQuestion);
    assert_eq!(second.quiz().map(|quiz| quiz.question), Some(2));
    let question = predict(&second);
    assert!(question.asks_index, "short puzzles ask for numbers, too");
    let input = |state: State, text: String| state.after(QuizAction::InputIndex(text)).after(QuizAction::Check);
    let invalid = input(second, "x".into());
    assert_eq!((refused(&invalid), verdict(&invalid)), (vec![Parameter::Task], None));
    let done = input(invalid, question.index.to_string());
    assert_eq!((refused(&done), done.quiz_session().right), (vec![], 1));
    let first = done.after(QuizAction::Restart);
    let session = first.quiz_session();
    assert_eq!((first.quiz().map(|quiz| quiz.question), session.answered(), session.right), (Some(1), 0, 0));
}

#[test]
fn an_exercise_without_a_seed_waits_for_one() {
    let state = open("?discs=5&task=order&lock=transport,scrubber");
    assert!(state.config.quiz.needs_seed() && state.question().is_none());
    assert_eq!(state.config.panels.locked, Panels::EMPTY.with(Panel::Transport).with(Panel::Scrubber));
    let state = state.after(QuizAction::SetSeed(12));
    assert!(!state.config.quiz.needs_seed() && state.question().is_some());
    assert_eq!(link::format(&state), "?discs=5&task=order&seed=12&lock=transport,scrubber");
    for invalid in ["?task=sing", "?task=predict.0", "?task=predict.21", "?seed=x", "?seed=9999999999", "?lock=door"] {
        assert_eq!(refused(&open(invalid)).len(), 1, "{invalid}");
    }
}

#[test]
fn hosts_get_events_for_answers() {
    let mut state = open("?discs=3&task=predict.3&seed=5");
    assert_eq!(host_events(&start(&mut state)), [HostEvent::Ready]);
    let next = predict(&state).next;
    state = choose(state, next);
    let effects = update(&mut state, QuizAction::Check.into());
    let messages = host_messages(&effects, &state);
    let answer = messages.iter().find(|message| message.contains("\"answer\"")).expect("it is told");
    let given = format!("{},{},{}", next.disc, next.from.digit(), next.to.digit());
    assert!(answer.starts_with(&format!(
        "{{\"type\":\"answer\",\"task\":\"predict\",\"seed\":5,\"question\":1,\"questions\":3,\"right\":true,\"given\":\"{given}\""
    )));
    assert!(answer.contains("\"id\":\"urn:tower-of-hanoi:predict:5:3:discs=3:1\""), "{answer}");
    assert!(host_events(&update(&mut state, QuizAction::Check.into())).is_empty(), "once");
    // The answers are kept when a host changes the theme.
    let command = host_command::parse("configure", &[("theme".into(), "dark".into())]).unwrap();
    assert_eq!(state.clone().after(command).quiz_session(), state.quiz_session());
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
    assert_eq!(state.quiz_session().answered(), 1);
    let link = link::format(&state);
    let other = state.clone().after(PuzzleEdit::AddDisc);
    assert_eq!((other.quiz_session().answered(), verdict(&other)), (0, None));
    assert_eq!((other.config.quiz.seed, other.config.panels.locked), (Some(3), state.config.panels.locked));
    let rule = state.clone().after(PuzzleEdit::Rule(Rule::OneWay));
    assert_eq!(rule.quiz_session().answered(), 0);
    let back = state.after(SystemEvent::HistoryNavigation(link));
    assert_eq!((back.quiz_session().answered(), verdict(&back)), (1, Some(false)));
}
