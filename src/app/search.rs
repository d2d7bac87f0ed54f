//! Runs the search for a solution or a hint in slices.

use gloo_timers::callback::Timeout;
use yew::Context;

use crate::effects;

use super::{App, Message};

/// Less than a frame, which takes 16.7 ms.
const SLICE_MS: f64 = 12.0;

impl App {
    pub(super) fn schedule_search(&mut self, ctx: &Context<Self>) {
        if let Some((_, timer)) = &mut self.search {
            let link = ctx.link().clone();
            *timer = Some(Timeout::new(0, move || link.send_message(Message::Search)));
        }
    }

    /// Runs a slice of the search and dispatches its progress or result.
    pub(super) fn run_search(&mut self, ctx: &Context<Self>) -> bool {
        let Some((task, _)) = &mut self.search else { return false };
        let event = task.run(effects::has_time(SLICE_MS));
        self.schedule_search(ctx);
        self.dispatch(ctx, event.into());
        true
    }
}
