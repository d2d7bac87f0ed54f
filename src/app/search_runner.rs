//! The search for a solution, in slices.

use gloo_timers::callback::Timeout;
use yew::Context;

use crate::effects;
use crate::model::{Action, Errand};

use super::{App, Message};

/// A slice of a search is shorter than a frame.
const SLICE_MS: f64 = 12.0;

impl App {
    pub(super) fn follow_search(&mut self, ctx: &Context<Self>) {
        if Errand::follow(&mut self.search.0, &self.state) {
            self.search_later(ctx);
        }
    }

    fn search_later(&mut self, ctx: &Context<Self>) {
        let link = ctx.link().clone();
        self.search.1 = Some(Timeout::new(0, move || link.send_message(Message::Search)));
    }

    /// What a slice of the search comes to.
    pub(super) fn search_on(&mut self, ctx: &Context<Self>) -> Option<Action> {
        let action = self.search.0.as_mut()?.run(effects::within(SLICE_MS));
        self.search_later(ctx);
        Some(action)
    }
}
