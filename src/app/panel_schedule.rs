//! Updates the panels one by one, large ones part by part, and continues in the next frame when the current one is out of time.
//!
//! While move follows move, as on the slider, the towers follow each. The panels rest after an update for several times
//! as long as it took: on a fast machine that is less than a frame, on a slow one the towers stay smooth.

use std::rc::Rc;

use gloo_render::request_animation_frame;
use yew::Context;

use crate::effects;
use crate::model::{DeferredPanels, Scene};

use super::{App, Message};

/// The time for panels in one frame.
const FRAME_BUDGET_MS: f64 = 5.0;
/// The rest after an update, as a multiple of its time. The browser's layout and painting come on top of what is measured.
const REST: f64 = 8.0;

impl App {
    /// Whether only the index or the viewports changed. Then the panels may be updated a few frames later.
    pub(super) fn is_scrub(&self, before: &Scene) -> bool {
        let is_same_solution = match (before.solved(), self.scene.solved()) {
            (Some(before), Some(after)) => Rc::ptr_eq(before, after),
            _ => false,
        };
        is_same_solution && before.config.panels == self.scene.config.panels
    }

    /// Updates one more part of a panel, or all panels if they show nothing yet. Returns whether one changed.
    pub(super) fn update_panels(&mut self) -> bool {
        let is_updated = self.panels.get().is_some()
            && match &mut self.deferred_panels {
                Some(deferred) => deferred.catch_up(&self.scene).is_some(),
                None => {
                    self.deferred_panels = Some(DeferredPanels::new(&self.scene));
                    true
                }
            };
        self.are_panels_behind = self.deferred_panels.as_ref().is_some_and(|shown| shown.is_behind(&self.scene));
        is_updated
    }

    /// Updates panels after an action, unless it led to another move and the panels rest.
    pub(super) fn follow(&mut self, before: &Scene) {
        let is_move = self.deferred_panels.is_some() && before.index() != self.scene.index();
        self.are_panels_resting = is_move && effects::now() < self.panels_rest_until;
        if self.are_panels_resting {
            self.are_panels_behind = true;
        } else {
            self.update_panels();
        }
    }

    /// Goes on with the panels in a new frame, unless they still rest. Returns whether one changed.
    pub(super) fn continue_panels(&mut self, ctx: &Context<Self>) -> bool {
        self.is_panel_update_scheduled = false;
        self.frame_start = effects::now();
        if self.are_panels_resting && self.frame_start < self.panels_rest_until {
            self.request_panels(ctx);
            return false;
        }
        self.are_panels_resting = false;
        self.save_focus();
        self.update_panels()
    }

    fn request_panels(&mut self, ctx: &Context<Self>) {
        self.is_panel_update_scheduled = true;
        let link = ctx.link().clone();
        self.next_frame = Some(request_animation_frame(move |_| link.send_message(Message::NextFrame)));
    }

    /// If panels are behind, continues at once while the frame has time, and otherwise in the next frame.
    pub(super) fn schedule_panels(&mut self, ctx: &Context<Self>) {
        if !self.are_panels_behind || self.is_panel_update_scheduled {
            return;
        }
        if self.are_panels_resting {
            return self.request_panels(ctx);
        }
        let now = effects::now();
        let spent = now - self.frame_start;
        self.panels_rest_until = now + REST * spent;
        if spent < FRAME_BUDGET_MS {
            self.is_panel_update_scheduled = true;
            ctx.link().send_message(Message::UpdatePanels);
        } else {
            self.request_panels(ctx);
        }
    }
}
