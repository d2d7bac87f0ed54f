//! Right and wrong answers, what hosts are told of them, and making an exercise in the share dialog.

use serde_json::{Value, json};
use tower_of_hanoi::embed::to_json;
use tower_of_hanoi::model::{Effect, ExerciseAction, ExerciseKind, HostEvent, ManualPlayAction, Panel, ShareEdit};
use tower_of_hanoi::solver::{Move, Rule};

use super::exercises::{carry, fill_in, first_number, next_move, places, right, score, sort};
use super::oracle::{peg, solve};
use super::{Page, html};

/// What the host is told of the last action's answer.
fn told(page: &Page) -> Vec<Value> {
    let is_answer = |event: &&HostEvent| matches!(event, HostEvent::Answer(_));
    let events = page.effects.iter().filter_map(|effect| match effect {
        Effect::Emit(event) => Some(event),
        _ => None,
    });
    let json = |event| serde_json::from_str(&to_json(event, &page.scene, page.l10n, 1234.5)).expect("JSON");
    events.filter(is_answer).map(json).collect()
}

/// The only answer that the host is told of.
fn answer(page: &Page) -> Value {
    let told = told(page);
    assert_eq!(told.len(), 1, "{told:?}");
    told[0].clone()
}

fn check(page: Page, step: Move) -> Page {
    fill_in(page, step).after(ExerciseAction::Check)
}

#[test]
fn a_wrong_prediction_is_explained_and_the_right_one_too() {
    let page = html("?discs=4&task=predict.3&seed=11");
    let (number, step) = next_move(&page, 4);
    let to = step.from.third(step.to);
    let tried = check(page, Move { to, ..step });
    assert_eq!((right(&tried), tried.has(".why .result")), (Some("false"), false));
    let hint = tried.text("[data-hint]");
    assert!(hint.contains(&format!("Disc {} is right", step.disc)), "{hint}");
    let failed = tried.after(ExerciseAction::GiveUp);
    assert_eq!(right(&failed), Some("false"));
    let words = failed.text(".verdict");
    let told = words.split_once(&format!("Move {number} ")).map_or("", |(_, rest)| rest);
    assert!(told.contains(&format!(" disc {} from", step.disc)), "{words}");
    assert!(failed.has(".why .result"));
    let answered = check(failed, step);
    assert_eq!(right(&answered), Some("true"));
    assert_eq!(score(&answered), Some("0"), "the first answer counts");
    assert!(answered.address().contains(&format!("move={number}")));
}

#[test]
fn a_wrong_number_of_moves_can_be_corrected_and_what_is_no_number_is_reported() {
    let page = html("?discs=4&task=predict.3.2&seed=11");
    assert!(page.has("[name=answer]"));
    let (number, _) = next_move(&page, 4);
    let give =
        |page: Page, text: &str| page.after(ExerciseAction::InputIndex(text.into())).after(ExerciseAction::Check);
    let refused = give(page, "many");
    assert!(refused.text(".verdict").starts_with("“many”"), "{}", refused.text(".verdict"));
    let failed = give(refused, &number.to_string());
    assert_eq!(right(&failed), Some("false"));
    let answered = give(failed, &(number - 1).to_string());
    assert_eq!(right(&answered), Some("true"));
    let next = answered.after(ExerciseAction::NextQuestion);
    assert!(next.address().contains("task=predict.3.3"), "{}", next.address());
    assert_eq!(right(&next), None);
}

#[test]
fn the_host_is_told_of_pictures_in_the_wrong_and_in_the_right_order() {
    let page = html("?embed=1&discs=5&task=order.2&seed=4&show=towers");
    assert_eq!(places(&page).len(), 4);
    let failed = page.after(ExerciseAction::Check);
    let wrong = answer(&failed);
    assert_eq!(
        [&wrong["task"], &wrong["right"], &wrong["question"], &wrong["questions"]],
        [&json!("order"), &json!(false), &json!(1), &json!(2)]
    );
    let told = answer(&sort(failed).after(ExerciseAction::Check));
    assert_eq!((&told["right"], &told["given"]), (&json!(true), &json!("0,1,2,3")));
    let statement = &told["statement"];
    assert_eq!(statement["verb"]["id"], "http://adlnet.gov/expapi/verbs/answered");
    assert_eq!(statement["object"]["definition"]["interactionType"], "sequencing");
    assert_eq!(statement["object"]["definition"]["correctResponsesPattern"], json!(["0[,]1[,]2[,]3"]));
    assert_eq!(
        statement["result"],
        json!({
            "success": true,
            "response": "0[,]1[,]2[,]3",
            "duration": "PT1.23S",
            "score": { "scaled": 1, "raw": 1, "min": 0, "max": 1 },
        })
    );
}

#[test]
fn the_host_is_told_of_wrong_and_right_predictions() {
    let page = html("?embed=1&discs=4&task=predict.3&seed=11&show=towers");
    let (_, step) = next_move(&page, 4);
    let Move { disc, from, to } = step;
    let filled = fill_in(page, Move { to: from.third(to), ..step });
    assert_eq!(filled.attribute("[data-command=check]", "aria-disabled"), None);
    let failed = filled.after(ExerciseAction::Check);
    let wrong = answer(&failed);
    let [given, wanted] = [from.third(to), to].map(|to| format!("{disc},{},{}", from.digit(), to.digit()));
    assert_eq!([&wrong["right"], &wrong["given"], &wrong["wanted"]], [&json!(false), &json!(given), &json!(wanted)]);
    let told = answer(&check(failed, step));
    assert_eq!(told["right"], true);
    assert_eq!(told["statement"]["object"]["definition"]["interactionType"], "fill-in");
    assert_eq!(told["statement"]["object"]["id"], "urn:tower-of-hanoi:predict:11:3:discs=4:1");
}

/// An element is embedded, and its attributes are parameters of a link.
#[test]
fn the_host_is_told_whether_a_goal_was_reached_in_time() {
    let page = html("?embed=1&discs=3&task=reach.2&seed=2&lock=transport,scrubber");
    let text = page.text(".task p");
    assert!(text.contains("at most"), "{text}");
    assert_eq!(page.count("[data-peg-button='0']"), 1);
    assert_eq!(page.attribute(".stage", "data-locked"), None);
    assert!(!page.has("[data-command=hint]"), "nobody is told the way");
    let most = first_number(&text);
    let (solution, start) = (solve(Rule::Any, 3, 3, 0, 2), page.scene.position().pegs()[0]);
    let steps = (8 - most..8).map(|number| solution.move_at(&number.into()).unwrap());
    // Moving the smallest disc back and forth takes too many moves.
    let aside = peg((start.to_u8() + 1) % 3);
    let ways = [[start, aside], [aside, start]].into_iter().cycle().take(most as usize);
    let failed = ways.fold(page, |page, [from, to]| carry(page, from, to));
    let wrong = answer(&failed);
    assert_eq!(
        [&wrong["right"], &wrong["given"], &wrong["wanted"]],
        [&json!(false), &json!(""), &json!(most.to_string())]
    );
    assert!(failed.has("[data-command=restart]"));
    let again = failed.after(ManualPlayAction::Restart);
    let solved = steps.fold(again, |page, Move { from, to, .. }| carry(page, from, to));
    let told = answer(&solved);
    assert_eq!(told["right"], true);
    assert_eq!(told["statement"]["object"]["definition"]["correctResponsesPattern"][0], format!("[:]{most}"));
}

#[test]
fn an_exercise_without_a_seed_draws_one() {
    let page = html("?discs=5&task=order");
    assert!(page.address().contains("seed=1"), "{}", page.address());
    assert_eq!(places(&page).len(), 4);
}

#[test]
fn a_teacher_makes_an_exercise_in_the_dialog() {
    let page = html("?discs=5&share=task");
    assert!(page.has("dialog [data-piece]"));
    let piece = |page: &Page| page.text("[data-piece]");
    let (_, seed) = piece(&page).split_once("task=predict&amp;seed=").map(|(a, b)| (a.len(), b.to_owned())).unwrap();
    assert!(seed.starts_with(|sign: char| sign.is_ascii_digit()), "{seed}");
    let reach = page.after(ShareEdit::SetExerciseKind(ExerciseKind::Reach));
    assert!(piece(&reach).contains("task=reach"));
    assert!(reach.has("dialog [name=same-questions][checked]"));
    let each = reach.after(ShareEdit::ToggleSeedPerLearner);
    assert!(!piece(&each).contains("seed="), "{}", piece(&each));
    assert!(each.has("dialog [name=locked][value=scrubber]:not([checked])"));
    let locked = each.after(ShareEdit::ToggleLocked(Panel::Scrubber));
    assert!(piece(&locked).contains("lock=scrubber"), "{}", piece(&locked));
    assert!(locked.has("dialog [name=locked][value=scrubber][checked]"));
    assert!(locked.address().contains("share=task.reach.each.lock"), "{}", locked.address());
}
