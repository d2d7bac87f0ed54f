//! Lets the dock catch up with the page after its rest.

use gloo_timers::callback::Timeout;
use yew::Context;

use crate::effects;

use super::{App, Message};

impl App {
    /// After the page was drawn: if the dock or the lens is behind, it catches up later.
    pub(super) fn schedule_dock(&mut self, ctx: &Context<Self>) {
        let now = effects::now();
        self.dock.drawn(now);
        self.wait_for_rest(ctx, now);
    }

    fn wait_for_rest(&mut self, ctx: &Context<Self>, now: f64) {
        if !self.dock.is_behind(&self.scene) {
            self.dom.dock_rest = None;
        } else if self.dom.dock_rest.is_none() {
            let link = ctx.link().clone();
            let rest_ms = self.dock.rest_ms(&self.scene, now).ceil() as u32;
            self.dom.dock_rest = Some(Timeout::new(rest_ms, move || link.send_message(Message::DockRested)));
        }
    }

    /// After the rest. Returns whether the page has to be drawn.
    pub(super) fn let_dock_catch_up(&mut self, ctx: &Context<Self>) -> bool {
        self.dom.dock_rest = None;
        let now = effects::now();
        if !self.dock.catch_up(&self.scene, now) {
            self.wait_for_rest(ctx, now);
            return false;
        }
        self.dom.save_focus();
        true
    }
}
