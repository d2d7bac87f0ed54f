//! Updates the panels one by one, and continues in the next frame when the current one is out of time.

use std::rc::Rc;

use gloo_render::request_animation_frame;
use yew::Context;

use crate::effects;
use crate::model::{DeferredPanels, State};

use super::{App, Message};

/// The time for panels in one frame.
const FRAME_BUDGET_MS: f64 = 5.0;

impl App {
    /// Whether only the index or the viewports changed. Then the panels may be updated a few frames later.
    pub(super) fn is_scrub(&self, before: &State) -> bool {
        let is_same_solution = match (before.solved(), self.state.solved()) {
            (Some(before), Some(after)) => Rc::ptr_eq(before, after),
            _ => false,
        };
        is_same_solution && before.config.panels == self.state.config.panels
    }

    /// Updates one more panel, or all panels if they show nothing yet. Returns whether panels may still be behind.
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

    /// If panels are behind, continues at once while the frame has time, and otherwise in the next frame.
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
