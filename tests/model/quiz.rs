//! Tasks for learners: the same questions for the same link, right is right and wrong is wrong, and the host is told.

use tower_of_hanoi::embed::Herald;
use tower_of_hanoi::l10n::Language;
use tower_of_hanoi::model::quiz::{Asked, Kind, Task};
use tower_of_hanoi::model::{Advice, Panels, Playing};

use super::*;

fn task(state: State, words: &str) -> State {
    state.after(Action::Look(Look::Play(Playing::Task(words.into()))))
}

fn all(state: State, words: &[&str]) -> State {
    words.iter().fold(state, |state, words| task(state, words))
}

fn predicted(state: &State) -> tower_of_hanoi::model::quiz::question::Question {
    match state.asked() {
        Some(Asked::Predict(question)) => question,
        other => panic!("{other:?}"),
    }
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
    fn a_link_holds_the_task(kind in prop::sample::select(Kind::ALL.to_vec()), count in 1u32..=Task::MOST, place in 1u32..=Task::MOST) {
        let task = Task { kind, count, place };
        prop_assert_eq!(Task::read(&task.write()), (place <= count).then_some(task));
    }

    /// What is asked follows from the link alone, and is about this puzzle.
    #[test]
    fn the_same_link_asks_the_same(puzzle in prop::sample::select(PUZZLES.to_vec()), kind in prop::sample::select(Kind::ALL.to_vec()),
        seed in 0u32..1_000_000_000, place in 1u32..=6, moved in 0u32..100) {
        let query = format!("?{puzzle}&task={}.6.{place}&seed={seed}", kind.name());
        let (here, there) = (open(&query), open(&format!("{query}&move={moved}%25")));
        prop_assert_eq!(here.asked(), there.asked());
        prop_assert_eq!(open(&link::write(&here)).asked(), here.asked());
        match here.asked() {
            Some(Asked::Predict(question)) => {
                prop_assert_eq!(here.solution().position_at(&question.index), Some(question.position));
                prop_assert_eq!(here.solution().move_at(&question.index.next()), Some(question.next));
            }
            Some(Asked::Reach { from, most }) => {
                prop_assert_eq!(here.solution().index_of(&from), Some(here.total().minus(&most)));
                prop_assert_eq!(here.position(), from);
                prop_assert!(here.plays_by_hand());
            }
            Some(Asked::Order(all)) => {
                prop_assert!(all.is_sorted_by(|(a, _), (b, _)| a < b));
                let mut order = here.order(all.len());
                prop_assert!(!order.is_sorted(), "it is not there already");
                order.sort_unstable();
                prop_assert_eq!(order, (0..all.len()).collect::<Vec<_>>());
            }
            // One disc has one move: there are no two pictures.
            None => prop_assert!(puzzle == "discs=1" && kind == Kind::Order),
        }
    }

    /// The move that the solution makes is right, and every other one is wrong.
    #[test]
    fn one_move_is_right(seed in 0u32..1_000_000, disc in 1u32..=4, from in 0u8..3, to in 0u8..3) {
        let state = open(&format!("?discs=4&task=predict&seed={seed}"));
        let next = predicted(&state).next;
        let given = (disc, from, to);
        let after = all(state, &[&format!("disc {disc}"), &format!("from {from}"), &format!("to {to}"), "check"]);
        let right = given == (next.disc.number(), next.from.number(), next.to.number());
        prop_assert_eq!(after.exam().verdict, Some(right));
        // Why is explained where the move has been made.
        prop_assert_eq!(after.last_move(), Some(next));
        prop_assert!(after.settings().show.has(Panel::Why));
        prop_assert_eq!(after.exam().right, u32::from(right));
    }

    /// Pictures put in order are right however they got there.
    #[test]
    fn pictures_are_put_in_order(seed in 0u32..1_000_000) {
        let mut state = open(&format!("?discs=7&task=order&seed={seed}"));
        prop_assert_eq!(task(state.clone(), "check").exam().verdict, Some(false));
        for end in (1..4).rev() {
            for place in 0..end {
                let order = state.order(4);
                if order[place] > order[place + 1] {
                    state = task(state, &format!("down {place}"));
                }
            }
        }
        prop_assert_eq!(state.order(4), [0, 1, 2, 3]);
        prop_assert_eq!(task(state, "check").exam().verdict, Some(true));
    }

    /// Whatever is said to a task, the page stands.
    #[test]
    fn nothing_said_to_a_task_breaks_it(query in prop::sample::select(PUZZLES.to_vec()), kind in prop::sample::select(Kind::ALL.to_vec()),
        said in prop::collection::vec("(up|down|disc|from|to|index|check|next|first|seed|x) ?[0-9a-z^]{0,12}", 0..12)) {
        let mut state = open(&format!("?{query}&task={}&seed=7", kind.name()));
        for words in said {
            state = task(state, &words);
            prop_assert!(state.position().discs() == state.settings().puzzle.discs());
            prop_assert_eq!(open(&link::write(&state)).task(), state.task());
        }
    }
}

/// The best moves bring the discs there in time; one move back and forth is too many.
#[test]
fn a_goal_is_reached_in_time_or_not() {
    for seed in 1..40 {
        let mut state = open(&format!("?discs=4&task=reach&seed={seed}"));
        let Some(Asked::Reach { most, .. }) = state.asked() else { panic!() };
        assert!(state.finds_the_way());
        let before = state.position();
        state = state.after(Action::Look(Look::Play(Playing::Best)));
        assert_eq!(state.position(), before, "nobody is told the way");
        let wasted = {
            // The smallest disc goes somewhere and back.
            let from = state.position().pegs()[0];
            let to = Peg::new((from.number() + 1) % 3).unwrap();
            [from, to, to, from]
                .iter()
                .fold(state.clone(), |state, &peg| state.after(Action::Look(Look::Play(Playing::Press(peg)))))
        };
        let solved = |mut state: State| {
            for _ in 0..most.word().unwrap() + 4 {
                let Advice::Way { next, .. } = state.advice() else { break };
                for peg in [next.from, next.to] {
                    state = state.after(Action::Look(Look::Play(Playing::Press(peg))));
                }
            }
            state
        };
        let after = solved(state);
        assert_eq!((after.exam().verdict, after.exam().right), (Some(true), 1), "seed {seed}");
        // With one move to go that move may have been the one.
        if most > 1.into() {
            let late = solved(wasted);
            assert_eq!((late.exam().verdict, late.exam().right), (Some(false), 0), "seed {seed}");
            let back = late.after(Action::Look(Look::Play(Playing::Undo)));
            assert_eq!(back.exam().answered(), 1, "a question counts once");
        }
    }
}

#[test]
fn questions_follow_one_another_and_are_counted_once() {
    let state = open("?discs=5&task=predict.2&seed=3");
    let wrong = all(state, &["disc 5", "from 0", "to 1", "check"]);
    assert_eq!(wrong.exam().verdict, Some(false));
    let next = predicted(&wrong).next;
    let words =
        [format!("disc {}", next.disc), format!("from {}", next.from.digit()), format!("to {}", next.to.digit())];
    let again = all(wrong, &[&words[0], &words[1], &words[2], "check"]);
    assert_eq!(again.exam().verdict, Some(true));
    assert_eq!((again.exam().answered(), again.exam().right), (1, 0), "the first answer counts");
    let second = task(again, "next");
    assert_eq!(second.task().map(|task| task.place), Some(2));
    let question = predicted(&second);
    assert!(question.asks_index, "short puzzles ask for numbers, too");
    let unread = all(second.clone(), &["index x", "check"]);
    assert_eq!((faults(&unread), unread.exam().verdict), (vec![Parameter::Task], None));
    let done = all(unread, &[&format!("index {}", question.index), "check"]);
    assert_eq!((faults(&done), done.exam().right), (vec![], 1));
    let first = task(done, "first");
    assert_eq!((first.task().map(|task| task.place), first.exam().answered(), first.exam().right), (Some(1), 0, 0));
}

#[test]
fn a_task_without_a_seed_waits_for_one() {
    let state = open("?discs=5&task=order&lock=transport,scrubber");
    assert!(state.needs_seed() && state.asked().is_none());
    assert_eq!(state.locked(), Panels::NONE.with(Panel::Transport).with(Panel::Scrubber));
    let state = task(state, "seed 12");
    assert!(!state.needs_seed() && state.asked().is_some());
    assert_eq!(link::write(&state), "?discs=5&task=order&seed=12&lock=transport,scrubber");
    for bad in ["?task=sing", "?task=predict.0", "?task=predict.21", "?seed=x", "?seed=9999999999", "?lock=door"] {
        assert_eq!(faults(&open(bad)).len(), 1, "{bad}");
    }
}

#[test]
fn hosts_are_told_of_answers() {
    let mut herald = Herald::default();
    let state = open("?discs=3&task=predict.3&seed=5");
    assert_eq!(herald.news(&state, &state, Language::ENGLISH).len(), 1, "it is ready");
    let question = predicted(&state);
    let next = question.next;
    let words =
        [format!("disc {}", next.disc), format!("from {}", next.from.digit()), format!("to {}", next.to.digit())];
    let chosen = all(state, &[&words[0], &words[1], &words[2]]);
    let after = task(chosen.clone(), "check");
    let news = herald.news(&chosen, &after, Language::ENGLISH);
    let answer = news.iter().find(|news| news.contains("\"answer\"")).expect("it is told");
    let given = format!("{},{},{}", next.disc, next.from.digit(), next.to.digit());
    assert!(answer.starts_with(&format!(
        "{{\"type\":\"answer\",\"task\":\"predict\",\"seed\":5,\"question\":1,\"questions\":3,\"right\":true,\"given\":\"{given}\""
    )));
    assert!(answer.contains("\"id\":\"urn:tower-of-hanoi:predict:5:3:discs=3:1\""), "{answer}");
    assert!(herald.news(&after, &after, Language::ENGLISH).is_empty(), "once");
    // A host that changes how it looks leaves the answers.
    let order = tower_of_hanoi::model::host::read("configure", &[("theme".into(), "dark".into())]).unwrap();
    assert_eq!(after.clone().after(order).exam(), after.exam());
}

/// Only what begins where the task begins counts, and nobody is helped.
#[test]
fn a_goal_is_not_reached_by_another_way() {
    let near = open("?discs=4&task=reach&seed=9").after(Action::Last).after(Action::Back);
    let step = near.next_move().unwrap();
    let press = |state: State, peg: Peg| state.after(Action::Look(Look::Play(Playing::Press(peg))));
    let there = press(press(near, step.from), step.to);
    assert_eq!(there.exam().verdict, None, "it began elsewhere");
    let set = open("?discs=4&task=reach&seed=9").after(Action::Look(Look::Play(Playing::SetUp)));
    assert!(!set.hand().sets_up);
}

/// Answers are to these questions: another puzzle has others, and the way back leads back to them.
#[test]
fn another_puzzle_has_other_questions_and_keeps_the_lock() {
    let state = all(open("?discs=4&task=predict&seed=3&lock=towers"), &["disc 4", "from 0", "to 1", "check"]);
    assert_eq!(state.exam().answered(), 1);
    let link = link::write(&state);
    let other = state.clone().after(Action::Edit(Edit::MoreDiscs));
    assert_eq!((other.exam().answered(), other.exam().verdict), (0, None));
    assert_eq!((other.seed(), other.locked()), (Some(3), state.locked()));
    let rule = state.clone().after(Action::Edit(Edit::Rule(Rule::OneWay)));
    assert_eq!(rule.exam().answered(), 0);
    let back = state.after(Action::Return(link));
    assert_eq!((back.exam().answered(), back.exam().verdict), (1, Some(false)));
}
