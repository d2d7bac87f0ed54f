//! Learn: its parts, challenges and the best results, and exercises that learners start themselves.

use tower_of_hanoi::model::{BestResults, Challenge, LearnAction, LearnPart, NavigateAction, ParseBestResultsError};
use tower_of_hanoi::model::{ExerciseKind, Hint, ReadyLesson, ShareAction};

use tower_of_hanoi::model::lesson::LessonEdit;

use super::actions::LINKS;
use super::*;

/// Moves discs by hand until the tower is at the goal: along the solution, or with a detour of one move at first.
fn solved(mut state: State, has_detour: bool) -> State {
    let play = |state: State, from: Peg, to: Peg| {
        state.after(ManualPlayAction::PressPeg(from)).after(ManualPlayAction::PressPeg(to))
    };
    if has_detour {
        let step = state.solved().and_then(|solution| solution.move_at(&Index::from(1u64))).expect("it has moves");
        let by = state.puzzle().pegs().iter().find(|peg| ![step.from, step.to].contains(peg)).expect("a third peg");
        state = play(state, step.from, by);
    }
    while !state.is_solved_by_hand() {
        let Hint::Way { next, .. } = state.hint() else { panic!("there is a way from {}", link::format(&state)) };
        state = play(state, next.from, next.to);
    }
    state
}

fn stored(state: State, action: impl Into<Action>) -> (State, Vec<Option<BestResults>>) {
    let mut state = state;
    let effects = update(&mut state, action.into());
    let kept = effects.into_iter().filter_map(|effect| match effect {
        Effect::KeepResults(results) => Some(results),
        _ => None,
    });
    (state, kept.collect())
}

#[test]
fn every_part_has_a_link_and_lies_over_any_page() {
    for query in LINKS {
        let page = open(query);
        for part in LearnPart::ALL {
            let opened = page.clone().after(LearnAction::Open(part));
            let is_free =
                !page.config.appearance.is_embedded && (page.config.lesson.is_some() || !page.is_solution_withheld());
            assert_eq!(opened.open_learn_part(), is_free.then_some(part), "{query} {part}");
            assert_eq!(opened.config.share, None, "one dialog at a time");
            assert_eq!(open(&link::format(&opened)).open_learn_part(), opened.open_learn_part(), "{query} {part}");
            let shared = opened.clone().after(ShareAction::Open);
            assert!(shared.open_learn_part().is_none() && shared.config.share.is_some(), "{query} {part}");
            let closed = opened.after(LearnAction::Close);
            assert_eq!((closed.position(), closed.puzzle()), (page.position(), page.puzzle()), "{query} {part}");
        }
    }
}

#[test]
fn each_challenge_is_won_by_hand_and_only_a_better_result_replaces_the_last() {
    for challenge in Challenge::all() {
        let (discs, fewest) = (challenge.discs(), challenge.fewest_moves());
        let begun = open("?discs=5&move=9&learn=play").after(LearnAction::Challenge(challenge));
        assert_eq!((begun.puzzle().discs().count(), begun.index().is_zero()), (discs, true));
        assert_eq!(begun.open_learn_part(), None);
        assert_eq!(begun.total().to_string(), fewest.to_string());
        let longer = solved(begun, true);
        assert_eq!(longer.session.best.results.moves(challenge), Some(fewest + 1), "{discs} discs");
        let better = solved(longer.after(LearnAction::Challenge(challenge)), false);
        assert_eq!(better.session.best.results.moves(challenge), Some(fewest), "{discs} discs");
        let worse = solved(better.after(LearnAction::Challenge(challenge)), true);
        assert_eq!(worse.session.best.results.moves(challenge), Some(fewest), "{discs} discs");
        assert_eq!(worse.session.best.results.to_string(), format!("{discs}:{fewest}"));
    }
    for refused in [0, 2, 8, 1_000] {
        assert_eq!(Challenge::new(refused), None);
    }
}

/// The solution that plays, a game from another position, another puzzle, a frame, and a lesson.
#[test]
fn nothing_else_is_a_result() {
    let played = open("?discs=3").after(NavigateAction::Last);
    let from_the_middle = solved(open("?discs=3&move=2"), false);
    let set_up = solved(open("?discs=3&walk=201:10"), false);
    let row = solved(open("?discs=3&rule=linear"), false);
    let to_the_middle = solved(open("?discs=3&to=1"), false);
    let more_discs = solved(open("?discs=2"), false);
    let frame = solved(open("?discs=3&embed=1&show=towers,play"), false);
    let lesson = solved(open("?discs=3&lesson=recursion&step=1"), false);
    let states = [played, from_the_middle, set_up, row, to_the_middle, more_discs, frame, lesson];
    for (place, state) in states.into_iter().enumerate() {
        assert_eq!(state.session.best, Default::default(), "{place}: {}", link::format(&state));
    }
}

#[test]
fn results_stay_on_the_device_only_where_it_is_possible_and_wanted() {
    let page = |has_storage| {
        let mut state = open("?discs=3");
        state.session.origin.has_storage = has_storage;
        state
    };
    let (refused, kept) = stored(page(false), LearnAction::KeepBest(true));
    assert!(kept.is_empty() && !refused.session.best.is_kept, "a frame, a file or a browser that forbids it");
    let won = solved(page(true), false);
    let (wanted, kept) = stored(won, LearnAction::KeepBest(true));
    assert_eq!(kept, [Some("3:7".parse().unwrap())]);
    let four = solved(wanted.after(LearnAction::Challenge(Challenge::new(4).unwrap())), true);
    assert_eq!(four.session.best.results.to_string(), "3:7 4:16");
    let (erased, kept) = stored(four, LearnAction::KeepBest(false));
    assert_eq!(kept, [None]);
    assert_eq!(erased.session.best, Default::default());
    // Nothing is written while nothing changes, and nothing at all before the learner wants it.
    assert!(stored(erased.clone(), NavigateAction::Next).1.is_empty());
    assert!(stored(page(true), LearnAction::KeepBest(false)).1.is_empty());
}

/// Two pages of one origin: what one keeps the other knows, and what one erases the other does not write again.
#[test]
fn pages_of_one_origin_agree_on_the_results() {
    let results = |text: &str| text.parse::<BestResults>().unwrap();
    let mut here = open("?discs=3");
    here.session.origin.has_storage = true;
    // Nothing is kept yet, and another page's key is none of this page's business.
    let (untouched, kept) = stored(solved(here, false), SystemEvent::ResultsKept(None));
    assert_eq!((untouched.session.best.results, kept.len()), (results("3:7"), 0));
    // The better ones of both pages remain, and both pages keep them.
    let (both, kept) = stored(untouched, SystemEvent::ResultsKept(Some(results("3:9 4:15"))));
    assert_eq!(kept, [Some(results("3:7 4:15"))]);
    assert!(both.session.best.is_kept);
    assert!(stored(both.clone(), SystemEvent::ResultsKept(Some(results("3:7 4:15")))).1.is_empty());
    let (erased, _) = stored(both, SystemEvent::ResultsKept(None));
    assert_eq!(erased.session.best, Default::default());
    let (_, kept) = stored(solved(erased, false), NavigateAction::First);
    assert!(kept.is_empty());
}

#[test]
fn every_kind_of_exercise_can_be_started_and_its_end_brings_the_page_back() {
    for query in ["?discs=5&move=9&show=towers,transport,scrubber,why", "?discs=4&walk=0201.10", "?lesson=graph&step=2"]
    {
        for kind in ExerciseKind::ALL {
            let page = open(query).after(LearnAction::Open(LearnPart::Exercises));
            let begun = page.clone().after(LearnAction::Practise(kind)).after(ExerciseAction::SetSeed(7));
            assert!(begun.question().is_some() && begun.problems.is_empty(), "{query} {kind}");
            let questions = begun.exercise().map(|exercise| exercise.question_count);
            assert!(questions.is_some_and(|count| (1..=3).contains(&count)), "{query} {kind}");
            assert!(begun.is_practising() && begun.open_learn_part().is_none(), "{query} {kind}");
            let ended = begun.after(LearnAction::EndPractice);
            let before = open(query);
            assert_eq!((&ended.config, ended.position()), (&before.config, before.position()), "{query} {kind}");
            assert!(!ended.is_practising(), "{query} {kind}");
        }
    }
    // From a lesson and back to it, and from an exercise to a lesson and back: each end leads to what was there before.
    let go_to = LessonAction::GoTo(LessonSource::Ready(ReadyLesson::Graph), 2);
    let practise = LearnAction::Practise(ExerciseKind::Predict);
    let lesson = open("?discs=6").after(go_to.clone());
    let back = lesson.clone().after(practise.clone()).after(LearnAction::EndPractice);
    assert_eq!(link::format(&back), link::format(&lesson));
    assert_eq!(link::format(&back.after(LessonAction::End)), "?discs=6");
    let practised = open("?discs=6").after(practise.clone()).after(ExerciseAction::SetSeed(7));
    let back = practised.clone().after(go_to).after(LessonAction::End);
    assert_eq!(link::format(&back), link::format(&practised));
    assert_eq!(link::format(&back.after(LearnAction::EndPractice)), "?discs=6");
    // Back and Forward leave an exercise with the browser.
    let link = link::format(&practised);
    assert!(!practised.after(SystemEvent::HistoryNavigation(link)).is_practising());
    // A link to an exercise has no page before it.
    assert!(!open("?discs=4&task=predict&seed=3").is_practising());
}

#[test]
fn lessons_build_on_earlier_ones() {
    let place = |lesson: ReadyLesson| ReadyLesson::ALL.iter().position(|other| *other == lesson);
    for lesson in ReadyLesson::ALL {
        assert!((3..=20).contains(&lesson.minutes()) && (8..=18).contains(&lesson.age()), "{lesson}");
        if let Some(before) = lesson.builds_on() {
            assert!(place(before) < place(lesson) && before.age() <= lesson.age() + 1, "{lesson} after {before}");
        }
    }
}

proptest! {
    /// Whatever a browser has kept, damaged or forged.
    #[test]
    fn kept_results_are_possible_ones(text in prop_oneof!["\\PC{0,40}", "([0-9]{1,3}:[0-9]{1,11} ?){0,8}"]) {
        match text.parse::<BestResults>() {
            Ok(results) => {
                for challenge in Challenge::all() {
                    let is_possible = |moves| moves >= challenge.fewest_moves();
                    prop_assert!(results.moves(challenge).is_none_or(is_possible));
                }
                prop_assert_eq!(results.to_string().parse(), Ok(results));
            }
            Err(error) => prop_assert_eq!(error, ParseBestResultsError),
        }
    }
}

#[test]
fn an_editor_does_not_stay_over_another_lesson() {
    let editing = started("discs=3").after(LessonAction::Edit(LessonEdit::Begin));
    assert!(editing.session.lesson.draft.is_some());
    let lesson = LessonAction::GoTo(LessonSource::Ready(ReadyLesson::Graph), 1);
    assert!(editing.clone().after(lesson).session.lesson.draft.is_none());
    assert!(editing.clone().after(LearnAction::Practise(ExerciseKind::Count)).session.lesson.draft.is_none());
    assert!(editing.after(LearnAction::Challenge(Challenge::new(3).unwrap())).session.lesson.draft.is_none());
}
