//! The animation from one viewport to another.

use std::rc::Rc;

use super::change;
use crate::model::{Panel, State};
use crate::solver::graph::GraphViewport;

/// The duration of a flight, in milliseconds.
const DURATION_MS: f64 = 300.0;
/// The additional duration for each level, so that a flight through many levels can be followed.
const PER_LEVEL_MS: f64 = 8.0;
const MAX_MS: f64 = 900.0;

/// A viewport in motion. The configuration holds the viewport at its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Flight {
    from: Rc<GraphViewport>,
    elapsed_ms: f64,
    duration_ms: f64,
}

impl Flight {
    fn new(from: Rc<GraphViewport>, to: &GraphViewport) -> Self {
        let duration_ms = (DURATION_MS + PER_LEVEL_MS * f64::from(from.levels_to(to))).min(MAX_MS);
        Self { from, elapsed_ms: 0.0, duration_ms }
    }

    /// The completed fraction of the way, slow at both ends.
    fn share(&self) -> f64 {
        let share = (self.elapsed_ms / self.duration_ms).clamp(0.0, 1.0);
        share * share * (3.0 - 2.0 * share)
    }
}

impl State {
    /// The visible viewport, even during a flight.
    #[must_use]
    pub fn seen_graph_viewport(&self) -> Rc<GraphViewport> {
        let to = self.graph_viewport();
        match &self.session.graph.flight {
            Some(flight) => Rc::new(flight.from.towards(&to, flight.share())),
            None => to,
        }
    }
}

/// Changes the viewport, and flies there from the visible one. With reduced motion the change is immediate.
pub(in crate::model) fn fly(state: &mut State, to: impl FnOnce(&mut GraphViewport)) {
    let from = state.seen_graph_viewport();
    change(state, to);
    let to = state.graph_viewport();
    let flies = from != to && !state.has_reduced_motion() && state.shows(Panel::Graph);
    state.session.graph.flight = flies.then(|| Flight::new(from, &to));
}

/// Stops a flight at its current place.
pub(in crate::model) fn settle(state: &mut State) {
    if state.session.graph.flight.is_some() {
        let seen = state.seen_graph_viewport();
        change(state, |viewport| viewport.clone_from(&seen));
        state.session.graph.flight = None;
    }
}

/// Continues a flight.
pub(in crate::model) fn advance(state: &mut State, milliseconds: f64) {
    if let Some(flight) = &mut state.session.graph.flight {
        flight.elapsed_ms += milliseconds;
        if flight.elapsed_ms >= flight.duration_ms {
            state.session.graph.flight = None;
        }
    }
}
