//! Events for hosts, as JSON.

use super::json::quote;
use super::statement::statement;
use crate::l10n::L10n;
use crate::model::exercise::{Answer, Exercise, Progress};
use crate::model::{HostEvent, Problem, Scene, link};

/// An object with the `type` of the event and its details. For answers, `elapsed_ms` is the time that the question has been shown.
///
/// ```
/// use tower_of_hanoi::embed::to_json;
/// use tower_of_hanoi::l10n::L10n;
/// use tower_of_hanoi::model::{HostEvent, Scene, link};
///
/// let scene = Scene::new(link::open("?discs=2&move=1"));
/// let json = to_json(&HostEvent::Move, &scene, L10n::ENGLISH, 0.0);
/// assert_eq!(json, r#"{"type":"move","index":"1","total":"3","disc":1,"from":0,"to":1,"position":[1,0]}"#);
/// ```
#[must_use]
pub fn to_json(event: &HostEvent, scene: &Scene, l10n: L10n, elapsed_ms: f64) -> String {
    match event {
        HostEvent::Ready => position_json("ready", scene),
        HostEvent::Move => position_json("move", scene),
        HostEvent::State => state_json(scene),
        HostEvent::Answer(answer) => answer_json(answer, scene, &statement(answer, scene, l10n, elapsed_ms)),
        HostEvent::Score(progress) => score_json(progress),
        HostEvent::Problem(problem) => problem_json(problem, l10n),
    }
}

fn position_json(kind: &str, scene: &Scene) -> String {
    let step = scene.last_move_on_board().map_or_else(
        || "\"disc\":null,\"from\":null,\"to\":null".to_owned(),
        |step| format!("\"disc\":{},\"from\":{},\"to\":{}", step.disc.number(), step.from.to_u8(), step.to.to_u8()),
    );
    // In the order of the discs, the smallest first.
    let pegs: Vec<String> = scene.reached_position().pegs().iter().map(|peg| peg.digit().to_string()).collect();
    let (index, total, pegs) = (scene.index(), scene.total(), pegs.join(","));
    format!("{{\"type\":\"{kind}\",\"index\":\"{index}\",\"total\":\"{total}\",{step},\"position\":[{pegs}]}}")
}

fn state_json(scene: &Scene) -> String {
    let (link, index, total) = (quote(&link::format(scene)), scene.index(), scene.total());
    let is_playing = scene.is_playing();
    format!(
        "{{\"type\":\"state\",\"link\":{link},\"index\":\"{index}\",\"total\":\"{total}\",\"playing\":{is_playing}}}"
    )
}

/// The answer, also as a statement of the Experience API.
fn answer_json(answer: &Answer, scene: &Scene, statement: &str) -> String {
    let Exercise { kind, question_count, question } = answer.exercise;
    let (kind, seed, right) = (kind.name(), answer.seed, answer.is_right);
    let (given, wanted) = (quote(&answer.given), quote(&answer.wanted));
    let step = scene.config.lesson.as_ref().and_then(|place| place.step);
    let step = step.map_or_else(String::new, |step| format!("\"step\":{step},"));
    format!(
        "{{\"type\":\"answer\",\"task\":\"{kind}\",\"seed\":{seed},{step}\"question\":{question},\"questions\":{question_count},\
         \"right\":{right},\"given\":{given},\"wanted\":{wanted},\"statement\":{statement}}}"
    )
}

/// The score, as a fraction of 1 with at most three decimals.
fn score_json(progress: &Progress) -> String {
    let Progress { answered, right, question_count, saved } = progress;
    let score = match progress.score() {
        None => "null".to_owned(),
        Some(1000) => "1".to_owned(),
        Some(thousandths) => format!("0.{thousandths:03}"),
    };
    format!(
        "{{\"type\":\"score\",\"answered\":{answered},\"right\":{right},\"questions\":{question_count},\
         \"score\":{score},\"state\":\"{saved}\"}}"
    )
}

fn problem_json(problem: &Problem, l10n: L10n) -> String {
    let message = quote(&l10n.problem(problem));
    format!("{{\"type\":\"problem\",\"parameter\":\"{}\",\"message\":{message}}}", problem.parameter)
}
