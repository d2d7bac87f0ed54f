//! Answers as statements of the Experience API: ADL (2016), Experience API, version 1.0.3, part two.

use super::json::quote;
use crate::l10n::{L10n, exercise_name, msg};
use crate::model::Scene;
use crate::model::exercise::{Answer, Exercise};

/// An answer as a statement without its actor, which the host knows. `elapsed_ms` is the time since the question was shown.
pub(super) fn statement(answer: &Answer, scene: &Scene, l10n: L10n, elapsed_ms: f64) -> String {
    format!(
        "{{\"verb\":{{\"id\":\"http://adlnet.gov/expapi/verbs/answered\",\"display\":{{\"en\":\"answered\"}}}},\
         \"object\":{},\"result\":{},\"context\":{}}}",
        question(answer, scene, l10n),
        result(answer, elapsed_ms),
        context(answer, scene, l10n)
    )
}

fn question(answer: &Answer, scene: &Scene, l10n: L10n) -> String {
    let Exercise { kind, question_count, question } = answer.exercise;
    let id = ["urn:tower-of-hanoi:", &scene.exercise_id().unwrap_or_default(), ":", &question.to_string()].concat();
    let name = l10n
        .format(msg::EXERCISE_HEADING, [l10n.text(exercise_name(kind)).into(), question.into(), question_count.into()]);
    let (interaction, pattern) = (answer.interaction().name(), quote(&answer.pattern()));
    format!(
        "{{\"objectType\":\"Activity\",\"id\":{},\"definition\":{{\"name\":{},\
         \"type\":\"http://adlnet.gov/expapi/activities/cmi.interaction\",\"interactionType\":\"{interaction}\",\
         \"correctResponsesPattern\":[{pattern}]{}}}}}",
        quote(&id),
        in_language(&name, l10n),
        choices(scene, l10n)
    )
}

/// The items to choose from or to put in order, with the names that answers use.
fn choices(scene: &Scene, l10n: L10n) -> String {
    let choice = |(id, text): (String, String)| {
        format!("{{\"id\":\"{id}\",\"description\":{}}}", in_language(text.trim(), l10n))
    };
    let choices: Vec<_> = l10n.choices(scene.question()).into_iter().map(choice).collect();
    if choices.is_empty() { String::new() } else { format!(",\"choices\":[{}]", choices.join(",")) }
}

fn result(answer: &Answer, elapsed_ms: f64) -> String {
    let (right, score, response) = (answer.is_right, u8::from(answer.is_right), quote(&answer.response()));
    // Record stores must keep a precision of hundredths of a second.
    let hundredths = (elapsed_ms / 10.0) as u64;
    let (seconds, hundredths) = (hundredths / 100, hundredths % 100);
    format!(
        "{{\"success\":{right},\"response\":{response},\"duration\":\"PT{seconds}.{hundredths:02}S\",\
         \"score\":{{\"scaled\":{score},\"raw\":{score},\"min\":0,\"max\":1}}}}"
    )
}

/// The attempt, the language, and the exercise that the question belongs to.
fn context(answer: &Answer, scene: &Scene, l10n: L10n) -> String {
    let registration = scene.config.exercise.registration;
    let registration = registration.map_or_else(String::new, |id| format!("\"registration\":\"{id}\","));
    let id = ["urn:tower-of-hanoi:", &scene.exercise_id().unwrap_or_default()].concat();
    let name = in_language(l10n.text(exercise_name(answer.exercise.kind)), l10n);
    format!(
        "{{{registration}\"platform\":\"Tower of Hanoi Explorer\",\"language\":\"{}\",\"contextActivities\":{{\"parent\":[{{\
         \"objectType\":\"Activity\",\"id\":{},\"definition\":{{\"name\":{name},\
         \"type\":\"http://adlnet.gov/expapi/activities/assessment\"}}}}]}}}}",
        l10n.locale().code(),
        quote(&id)
    )
}

fn in_language(text: &str, l10n: L10n) -> String {
    format!("{{\"{}\":{}}}", l10n.locale().code(), quote(text))
}
