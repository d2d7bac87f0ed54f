//! How far a learner is with an exercise, kept by a host and given back on a later visit.

use super::*;
use tower_of_hanoi::model::exercise::{Progress, SavedProgress};

/// The progress that hosts were told of, the last one.
fn told(effects: &[Effect]) -> Option<Progress> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Emit(HostEvent::Score(progress)) => Some(progress.clone()),
        _ => None,
    })
}

fn progress(state: &State) -> Progress {
    state.progress().expect("an exercise with a seed")
}

/// Answers the question that is shown, rightly or with a move of another disc, and goes on.
fn answer(state: &mut State, is_right: bool) -> Option<Progress> {
    let index = match state.question() {
        Some(tower_of_hanoi::model::exercise::Question::Predict(question)) => question,
        question => panic!("a prediction, not {question:?}"),
    };
    let disc = if is_right { index.next.disc } else { Disc::new(index.next.disc.number() % 4 + 1).expect("a disc") };
    update(state, ExerciseAction::ChooseDisc(Some(disc)).into());
    update(state, ExerciseAction::ChoosePeg(Bound::First, Some(index.next.from)).into());
    update(state, ExerciseAction::ChoosePeg(Bound::Last, Some(index.next.to)).into());
    let number = if is_right { index.index.clone() } else { index.index.next() };
    update(state, ExerciseAction::InputIndex(number.to_string()).into());
    let effects = update(state, ExerciseAction::Check.into());
    update(state, ExerciseAction::NextQuestion.into());
    told(&effects)
}

fn restore(state: &mut State, text: &str) -> Vec<Effect> {
    match tower_of_hanoi::model::host_command::parse("restore", &[("state".into(), text.into())]) {
        Some(action) => update(state, action),
        None => Vec::new(),
    }
}

proptest! {
    #[test]
    fn answers_come_back_on_a_later_visit(
        seed in 0u32..1_000_000_000,
        count in 1u32..=12,
        answers in prop::collection::vec(any::<bool>(), 1..12),
    ) {
        let link = format!("?discs=4&task=predict.{count}&seed={seed}&embed=1");
        let mut state = started(&link);
        for &is_right in answers.iter().take(count as usize) {
            let told = answer(&mut state, is_right);
            prop_assert_eq!(told, Some(progress(&state)));
        }
        let (kept, done) = (progress(&state), answers.len().min(count as usize));
        let right = answers.iter().take(done).filter(|&&is_right| is_right).count() as u32;
        prop_assert_eq!((kept.answered, kept.right, kept.question_count), (done as u32, right, count));
        prop_assert_eq!(kept.score(), Some((1000 * right + count / 2) / count));
        let text = kept.saved.to_string();
        prop_assert!(text.len() <= 200);
        prop_assert_eq!(text.parse::<SavedProgress>(), Ok(kept.saved.clone()));
        // Another visit goes on at the first open question, and the host hears nothing that it knows.
        let mut later = started(&link);
        let effects = restore(&mut later, &text);
        prop_assert_eq!(told(&effects), None);
        prop_assert_eq!(&progress(&later), &kept);
        prop_assert_eq!(later.exercise().expect("an exercise").question, (done as u32 + 1).min(count));
        // What was answered meanwhile counts more than what comes late.
        let mut quick = started(&link);
        answer(&mut quick, true);
        let own = progress(&quick);
        restore(&mut quick, &text);
        prop_assert_eq!(progress(&quick), own);
    }

    #[test]
    fn answers_to_other_questions_do_not_come_back(seed in 0u32..1000, other in 1000u32..2000) {
        let mut state = started(&format!("?discs=4&task=predict.6&seed={seed}&embed=1"));
        answer(&mut state, true);
        let text = progress(&state).saved.to_string();
        for link in [
            format!("?discs=5&task=predict.6&seed={seed}"),
            format!("?discs=4&task=predict.5&seed={seed}"),
            format!("?discs=4&task=order.6&seed={seed}"),
            format!("?discs=4&rule=linear&task=predict.6&seed={seed}"),
            format!("?discs=4&task=predict.6&seed={other}"),
            "?discs=4".to_owned(),
        ] {
            let mut state = started(&link);
            let before = state.clone();
            prop_assert!(restore(&mut state, &text).is_empty(), "{}", link);
            prop_assert_eq!((state.config, state.session), (before.config, before.session));
        }
    }

    #[test]
    fn hostile_states_change_nothing(text in "\\PC{0,60}|1(\\.[0-9]{1,11}){2}\\.([0-9]{0,3}[rwx]){0,30}") {
        let mut state = started("?discs=4&task=predict.6&seed=7&embed=1");
        let before = state.clone();
        restore(&mut state, &text);
        prop_assert_eq!((state.config, state.session), (before.config, before.session));
    }
}

#[test]
fn a_drawn_seed_comes_back_with_the_answers() {
    let link = "?discs=4&task=predict.6&embed=1";
    let mut state = started(link).after(ExerciseAction::SetSeed(12));
    answer(&mut state, true);
    let kept = progress(&state);
    let mut later = started(link);
    assert_eq!(later.progress(), None);
    update(&mut later, ExerciseAction::SetSeed(99).into());
    restore(&mut later, &kept.saved.to_string());
    assert_eq!(progress(&later), kept);
    assert_eq!(later.config.exercise.seed, Some(12));
}

#[test]
fn the_score_is_null_until_a_question_was_answered() {
    let mut state = started("?discs=4&task=predict.6&embed=1");
    let effects = update(&mut state, ExerciseAction::SetSeed(12).into());
    let progress = told(&effects).expect("the seed is worth keeping");
    assert_eq!((progress.answered, progress.score()), (0, None));
    let json = to_json(&HostEvent::Score(progress), &scene(&state), L10n::ENGLISH, 1234.5);
    assert!(json.contains("\"score\":null"), "{json}");
    let told = [true, false, true, true].map(|is_right| answer(&mut state, is_right));
    let json =
        told.map(|progress| to_json(&HostEvent::Score(progress.expect("told")), &scene(&state), L10n::ENGLISH, 1234.5));
    let score = |json: &String| serde_json::from_str::<serde_json::Value>(json).expect("JSON")["score"].to_string();
    assert_eq!(json.each_ref().map(score), ["0.167", "0.167", "0.333", "0.500"]);
}

#[test]
fn in_another_page_starting_over_keeps_the_first_answers() {
    for (embed, kept) in [("&embed=1", 2), ("", 0)] {
        let mut state = started(&format!("?discs=4&task=predict.2&seed=5{embed}"));
        answer(&mut state, false);
        answer(&mut state, true);
        update(&mut state, ExerciseAction::Restart.into());
        assert_eq!(state.exercise().expect("an exercise").question, 1);
        assert_eq!(progress(&state).answered, kept);
        answer(&mut state, true);
        assert_eq!(progress(&state).right, 1);
    }
}
