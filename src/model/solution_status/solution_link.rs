//! The parameters of a link that need the solution.

use std::str::FromStr;

use crate::model::link::{self, LinkWriter, Params, parse_pair};
use crate::model::{IndexExpr, Parameter, State};
use crate::solver::{GameRecord, Index};

/// The parameters of a link that need the solution, as texts until it is known. Each is well-formed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SolutionLink(Vec<(Parameter, String)>);

/// Writes a text in the notation of links; `None` for a malformed one.
type Canonical = fn(&str) -> Option<String>;

impl SolutionLink {
    /// The parameters, with the function that writes the text of each.
    const PARAMETERS: [(Parameter, Canonical); 7] = [
        (Parameter::Move, index),
        (Parameter::Event, index),
        (Parameter::Play, flag),
        (Parameter::Loop, span),
        (Parameter::Timeline, span),
        (Parameter::Walk, game),
        (Parameter::At, whole),
    ];

    /// The parameters of the link to a state.
    pub(super) fn of(state: &State) -> Self {
        let mut given = link::parameters(state);
        given.retain(|(given, _)| Self::PARAMETERS.iter().any(|(parameter, _)| parameter == given));
        Self(given)
    }

    /// Takes over the given parameters, unless they are malformed.
    pub(super) fn apply(&mut self, params: &mut Params) {
        for (parameter, canonical) in Self::PARAMETERS {
            let mut value = self.text(parameter).map(str::to_owned);
            params.set(parameter, &mut value, None, |text| match (parameter, text) {
                (Parameter::Play, "0" | "false") => Some(None),
                _ => canonical(text).map(|_| Some(text.to_owned())),
            });
            self.remove(&[parameter]);
            self.0.extend(value.map(|text| (parameter, text)));
        }
    }

    pub(in crate::model) fn set(&mut self, parameter: Parameter, text: &str) {
        // In its place, so that setting what is set changes nothing.
        match self.0.iter_mut().find(|(given, _)| *given == parameter) {
            Some((_, value)) => text.clone_into(value),
            None => self.0.push((parameter, text.to_owned())),
        }
    }

    pub(in crate::model) fn remove(&mut self, parameters: &[Parameter]) {
        self.0.retain(|(given, _)| !parameters.contains(given));
    }

    /// Drops the parameters that would take the user away from a game that began during the search.
    pub(in crate::model) fn make_way_for_game(&mut self) {
        self.remove(&[Parameter::Move, Parameter::Event, Parameter::Play, Parameter::Walk, Parameter::At]);
    }

    fn text(&self, parameter: Parameter) -> Option<&str> {
        self.0.iter().find(|(given, _)| *given == parameter).map(|(_, text)| text.as_str())
    }

    pub(super) fn has(&self, parameter: Parameter) -> bool {
        self.text(parameter).is_some()
    }

    /// A value, and its text, which a message may repeat.
    pub(super) fn get<T: FromStr>(&self, parameter: Parameter) -> Option<(T, &str)> {
        let text = self.text(parameter)?;
        Some((text.parse().ok()?, text))
    }

    /// The first and last index of a span.
    pub(super) fn span(&self, parameter: Parameter) -> Option<((Index, Index), &str)> {
        let text = self.text(parameter)?;
        Some((parse_pair(text)?, text))
    }

    pub(in crate::model) fn format(&self, link: &mut LinkWriter) {
        for (parameter, canonical) in Self::PARAMETERS {
            link.add_option(parameter, self.text(parameter).and_then(canonical));
        }
    }
}

fn index(text: &str) -> Option<String> {
    text.parse::<IndexExpr>().ok().map(|expr| expr.to_string())
}

/// A place is never longer than this, whatever the puzzle.
const MAX_PLACE_LEN: usize = 2_000;

fn whole(text: &str) -> Option<String> {
    (text.len() <= MAX_PLACE_LEN).then_some(())?;
    text.parse::<Index>().ok().map(|index| index.to_string())
}

fn flag(text: &str) -> Option<String> {
    matches!(text, "1" | "true").then(|| "1".to_owned())
}

fn span(text: &str) -> Option<String> {
    parse_pair::<Index>(text).map(|(first, last)| format!("{first}-{last}"))
}

fn game(text: &str) -> Option<String> {
    text.parse::<GameRecord>().ok().map(|record| record.to_string())
}
