//! What hosts are told, as JSON.

use std::rc::Rc;

use crate::l10n::Language;
use crate::model::quiz::{Answer, Task};
use crate::model::{Problem, State, link};

/// Remembers what a host has been told, and tells what is new.
#[derive(Clone, Debug, Default)]
pub struct Herald {
    is_ready: bool,
}

impl Herald {
    /// What is new in a state that was another one before: objects with a `type` and what belongs to it, in the order in
    /// which they are to be told.
    ///
    /// ```
    /// use tower_of_hanoi::{embed::Herald, model::{Action, link}, l10n::Language};
    ///
    /// let mut herald = Herald::default();
    /// let before = link::read("?discs=2");
    /// herald.news(&before, &before, Language::ENGLISH);
    /// let after = before.clone().after(Action::Forward);
    /// let news = herald.news(&before, &after, Language::ENGLISH);
    /// assert_eq!(news, [r#"{"type":"move","index":"1","total":"3","disc":1,"from":0,"to":1,"position":[1,0]}"#]);
    /// ```
    #[must_use]
    pub fn news(&mut self, before: &State, after: &State, language: Language) -> Vec<String> {
        let mut news: Vec<String> = Vec::new();
        let new = |problem: &&Problem| !before.problems().contains(problem) || !self.is_ready;
        let problems = after.problems().iter().filter(new).map(|problem| tell_problem(problem, language));
        let problems: Vec<String> = problems.collect();
        if after.pending().is_none() {
            let by_hand = |state: &State| state.game().map(|game| game.position().clone());
            let elsewhere = before.index() != after.index()
                || !Rc::ptr_eq(before.solution(), after.solution())
                || by_hand(before) != by_hand(after);
            if !std::mem::replace(&mut self.is_ready, true) {
                news.push(tell_place("ready", after));
            } else if elsewhere {
                news.push(tell_place("move", after));
            }
            let plays = (before.playback().is_playing(), after.playback().is_playing());
            if before.settings() != after.settings() || plays.0 != plays.1 {
                news.push(tell_state(after));
            }
        }
        let is_new = |answer: &&Rc<Answer>| !before.answer().is_some_and(|old| Rc::ptr_eq(old, *answer));
        news.extend(after.answer().filter(is_new).map(|answer| tell_answer(answer, after)));
        news.extend(problems);
        news
    }
}

/// Where the explorer stands, and the move that led there.
fn tell_place(kind: &str, state: &State) -> String {
    let step = state.game().map_or_else(|| state.last_move(), |game| game.moves().last().copied());
    let step = step.map_or_else(
        || "\"disc\":null,\"from\":null,\"to\":null".to_owned(),
        |step| format!("\"disc\":{},\"from\":{},\"to\":{}", step.disc.number(), step.from.number(), step.to.number()),
    );
    // The smallest disc first.
    let pegs: Vec<String> = state.position().pegs().iter().map(|peg| peg.digit().to_string()).collect();
    let (index, total, pegs) = (state.index(), state.total(), pegs.join(","));
    format!("{{\"type\":\"{kind}\",\"index\":\"{index}\",\"total\":\"{total}\",{step},\"position\":[{pegs}]}}")
}

/// All that a link holds, and whether it plays.
#[must_use]
pub fn tell_state(state: &State) -> String {
    let (link, index, total) = (quoted(&link::write(state)), state.index(), state.total());
    let plays = state.playback().is_playing();
    format!("{{\"type\":\"state\",\"link\":{link},\"index\":\"{index}\",\"total\":\"{total}\",\"playing\":{plays}}}")
}

/// An answer to a question of a task, and the same as a statement of the Experience API, to which the host adds who it was.
fn tell_answer(answer: &Answer, state: &State) -> String {
    let Task { kind, count, place } = answer.task;
    let (kind, seed, right) = (kind.name(), answer.seed, answer.right);
    let (given, wanted) = (quoted(&answer.given), quoted(&answer.wanted));
    let id = quoted(&format!("urn:tower-of-hanoi:{}:{place}", state.activity().unwrap_or_default()));
    let (interaction, pattern) = (answer.interaction(), quoted(&answer.pattern()));
    let response = quoted(&answer.response());
    format!(
        "{{\"type\":\"answer\",\"task\":\"{kind}\",\"seed\":{seed},\"question\":{place},\"questions\":{count},\
         \"right\":{right},\"given\":{given},\"wanted\":{wanted},\"statement\":{{\
         \"verb\":{{\"id\":\"http://adlnet.gov/expapi/verbs/answered\",\"display\":{{\"en\":\"answered\"}}}},\
         \"object\":{{\"objectType\":\"Activity\",\"id\":{id},\"definition\":{{\
         \"type\":\"http://adlnet.gov/expapi/activities/cmi.interaction\",\"interactionType\":\"{interaction}\",\
         \"correctResponsesPattern\":[{pattern}]}}}},\"result\":{{\"success\":{right},\"response\":{response}}}}}}}"
    )
}

fn tell_problem(problem: &Problem, language: Language) -> String {
    let message = quoted(&language.problem(problem));
    format!("{{\"type\":\"problem\",\"parameter\":\"{}\",\"message\":{message}}}", problem.parameter.name())
}

/// A text as JSON has it.
fn quoted(text: &str) -> String {
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
