//! How panels follow the towers: one after the other, and in the next frame what this one has no time for.

use std::rc::Rc;

use gloo_render::request_animation_frame;
use yew::Context;

use crate::effects;
use crate::model::{DeferredPanels, State};

use super::{App, Message};

/// Panels follow in the same frame for this long; what is left follows in the next.
const FRAME_BUDGET_MS: f64 = 5.0;

impl App {
    /// Whether nothing but the index and the views changed: then panels may be a little behind.
    pub(super) fn is_scrub(&self, before: &State) -> bool {
        let is_same_solution = match (before.solved(), self.state.solved()) {
            (Some(before), Some(after)) => Rc::ptr_eq(before, after),
            _ => false,
        };
        is_same_solution && before.config.panels == self.state.config.panels
    }

    /// Brings one more panel up to date, or all of them when they show nothing yet. Returns whether panels may still be
    /// behind.
    pub(super) fn update_panels(&mut self) -> bool {
        self.are_panels_behind = self.panels.get().is_some()
            && match &mut self.deferred_panels {
                Some(deferred) => deferred.catch_up(&self.state).is_some(),
                None => {
                    self.deferred_panels = Some(DeferredPanels::new(&self.state));
                    true
                }
            };
        self.are_panels_behind
    }

    /// While panels are behind, goes on at once if the frame has time, and otherwise in the next frame.
    pub(super) fn schedule_panels(&mut self, ctx: &Context<Self>) {
        if !std::mem::take(&mut self.are_panels_behind) {
            return;
        }
        let link = ctx.link().clone();
        if effects::now() - self.frame_start < FRAME_BUDGET_MS {
            link.send_message(Message::UpdatePanels);
        } else {
            self.next_frame = Some(request_animation_frame(move |_| link.send_message(Message::NextFrame)));
        }
    }
}
