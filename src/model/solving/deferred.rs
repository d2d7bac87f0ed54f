//! What a link says of a solution that is not known yet.

use crate::model::link::{LinkWriter, Params, parse_pair};
use crate::model::{IndexExpr, Parameter, Span, State};
use crate::solver::{GameRecord, Index};

/// A value with the text that it was parsed from, which a message may repeat.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::model) struct Given<T> {
    pub value: T,
    pub text: String,
}

/// What a link says of a solution that is not known yet: parsed, but not resolved.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Deferred {
    pub(in crate::model) index: Option<Given<IndexExpr>>,
    /// The step of the program, which wins over the index.
    pub(in crate::model) event: Option<Given<IndexExpr>>,
    pub(in crate::model) is_playing: bool,
    pub(super) loop_range: Option<Given<(Index, Index)>>,
    pub(super) timeline: Option<Given<(Index, Index)>>,
    pub(super) game: Option<Given<GameRecord>>,
}

impl Deferred {
    pub(in crate::model) fn apply(&mut self, params: &mut Params) {
        fn given<T>(text: &str, value: Option<T>) -> Option<Given<T>> {
            value.map(|value| Given { value, text: text.to_owned() })
        }
        params.set_option(Parameter::Move, &mut self.index, |text| given(text, text.parse().ok()));
        params.set_option(Parameter::Event, &mut self.event, |text| given(text, text.parse().ok()));
        params.set_flag(Parameter::Play, &mut self.is_playing);
        params.set_option(Parameter::Loop, &mut self.loop_range, |text| given(text, parse_pair(text)));
        params.set_option(Parameter::Timeline, &mut self.timeline, |text| given(text, parse_pair(text)));
        params.set_option(Parameter::Walk, &mut self.game, |text| given(text, text.parse().ok()));
    }

    pub(in crate::model) fn set_index(&mut self, expr: IndexExpr, text: &str) {
        self.index = Some(Given { value: expr, text: text.to_owned() });
        self.event = None;
    }

    /// Gives up what would take somebody away from a game that they began during the search.
    pub(in crate::model) fn make_way_for_game(&mut self) {
        (self.index, self.event, self.is_playing, self.game) = (None, None, false, None);
    }

    pub(in crate::model) fn format(&self, link: &mut LinkWriter) {
        let pair = |given: &Given<(Index, Index)>| format!("{}-{}", given.value.0, given.value.1);
        link.add_option(Parameter::Move, self.index.as_ref().map(|given| &given.value));
        link.add_option(Parameter::Event, self.event.as_ref().map(|given| &given.value));
        link.add_flag(Parameter::Play, self.is_playing);
        link.add_option(Parameter::Loop, self.loop_range.as_ref().map(pair));
        link.add_option(Parameter::Timeline, self.timeline.as_ref().map(pair));
        link.add_option(Parameter::Walk, self.game.as_ref().map(|given| &given.value));
    }
}

fn given_index(index: &Index) -> Given<IndexExpr> {
    Given { value: index.clone().into(), text: index.to_string() }
}

fn given_record(record: GameRecord) -> Given<GameRecord> {
    Given { text: record.to_string(), value: record }
}

impl From<&State> for Deferred {
    /// What a link to the state says of its solution.
    fn from(state: &State) -> Self {
        let config = &state.config;
        let game = config.manual_play.as_ref().map(|game| given_record(game.record()));
        if let Some(search) = state.solution.search() {
            let deferred = search.deferred.clone();
            return Self { game: game.or(deferred.game), ..deferred };
        }
        let span = |span: &Span| Given { value: (span.first.clone(), span.last.clone()), text: span.to_string() };
        Self {
            index: Some(given_index(state.index())),
            event: config.navigation.event.as_ref().map(given_index),
            is_playing: config.playback.is_playing,
            loop_range: config.playback.loop_range.as_ref().map(span),
            timeline: config.timeline.window.as_ref().map(span),
            game,
        }
    }
}
