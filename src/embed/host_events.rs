//! Events for hosts, as JSON.

use crate::l10n::L10n;
use crate::model::quiz::{Answer, Quiz};
use crate::model::{HostEvent, Problem, State, link};

/// An object with the `type` of the event and its details.
///
/// ```
/// use tower_of_hanoi::embed::to_json;
/// use tower_of_hanoi::l10n::L10n;
/// use tower_of_hanoi::model::{HostEvent, link};
///
/// let json = to_json(&HostEvent::Move, &link::open("?discs=2&move=1"), L10n::ENGLISH);
/// assert_eq!(json, r#"{"type":"move","index":"1","total":"3","disc":1,"from":0,"to":1,"position":[1,0]}"#);
/// ```
#[must_use]
pub fn to_json(event: &HostEvent, state: &State, l10n: L10n) -> String {
    match event {
        HostEvent::Ready => position_json("ready", state),
        HostEvent::Move => position_json("move", state),
        HostEvent::State => state_json(state),
        HostEvent::Answer(answer) => answer_json(answer, state, l10n),
        HostEvent::Problem(problem) => problem_json(problem, l10n),
    }
}

fn position_json(kind: &str, state: &State) -> String {
    let step = state.last_move_on_board().map_or_else(
        || "\"disc\":null,\"from\":null,\"to\":null".to_owned(),
        |step| format!("\"disc\":{},\"from\":{},\"to\":{}", step.disc.number(), step.from.to_u8(), step.to.to_u8()),
    );
    // In the order of the discs, the smallest first.
    let pegs: Vec<String> = state.reached_position().pegs().iter().map(|peg| peg.digit().to_string()).collect();
    let (index, total, pegs) = (state.index(), state.total(), pegs.join(","));
    format!("{{\"type\":\"{kind}\",\"index\":\"{index}\",\"total\":\"{total}\",{step},\"position\":[{pegs}]}}")
}

fn state_json(state: &State) -> String {
    let (link, index, total) = (quote(&link::format(state)), state.index(), state.total());
    let is_playing = state.is_playing();
    format!(
        "{{\"type\":\"state\",\"link\":{link},\"index\":\"{index}\",\"total\":\"{total}\",\"playing\":{is_playing}}}"
    )
}

/// Contains the answer also as an Experience API (xAPI) statement, to which the host adds the actor.
fn answer_json(answer: &Answer, state: &State, l10n: L10n) -> String {
    let Quiz { kind, question_count, question } = answer.quiz;
    let (kind, seed, right) = (kind.name(), answer.seed, answer.is_right);
    let (given, wanted) = (quote(&answer.given), quote(&answer.wanted));
    let id = quote(&format!("urn:tower-of-hanoi:{}:{question}", state.quiz_id().unwrap_or_default()));
    let (interaction, pattern) = (answer.interaction().name(), quote(&answer.pattern()));
    let response = quote(&answer.response());
    let choices = choices_json(state, l10n);
    format!(
        "{{\"type\":\"answer\",\"task\":\"{kind}\",\"seed\":{seed},\"question\":{question},\"questions\":{question_count},\
         \"right\":{right},\"given\":{given},\"wanted\":{wanted},\"statement\":{{\
         \"verb\":{{\"id\":\"http://adlnet.gov/expapi/verbs/answered\",\"display\":{{\"en\":\"answered\"}}}},\
         \"object\":{{\"objectType\":\"Activity\",\"id\":{id},\"definition\":{{\
         \"type\":\"http://adlnet.gov/expapi/activities/cmi.interaction\",\"interactionType\":\"{interaction}\",\
         \"correctResponsesPattern\":[{pattern}]{choices}}}}},\"result\":{{\"success\":{right},\"response\":{response}}}}}}}"
    )
}

/// What can be chosen or put in order, with the names that answers use.
fn choices_json(state: &State, l10n: L10n) -> String {
    let choices = l10n.choices(state.question().as_ref());
    if choices.is_empty() {
        return String::new();
    }
    let (locale, mut json) = (l10n.locale(), Vec::new());
    for (id, text) in choices {
        json.push(format!("{{\"id\":\"{id}\",\"description\":{{\"{locale}\":{}}}}}", quote(text.trim())));
    }
    format!(",\"choices\":[{}]", json.join(","))
}

fn problem_json(problem: &Problem, l10n: L10n) -> String {
    let message = quote(&l10n.problem(problem));
    format!("{{\"type\":\"problem\",\"parameter\":\"{}\",\"message\":{message}}}", problem.parameter)
}

/// A JSON string. Replaces control characters with spaces.
fn quote(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            '\u{0}'..='\u{1f}' => quoted.push(' '),
            _ => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}
