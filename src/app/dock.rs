//! Lets the dock catch up with the page when a frame has time.

use gloo_render::request_animation_frame;
use yew::Context;

use crate::effects;

use super::{App, Message};

impl App {
    /// After the page was drawn: if the dock is behind, it catches up in a later frame.
    pub(super) fn schedule_dock(&mut self, ctx: &Context<Self>) {
        self.dock.drawn(effects::now());
        if !self.dock.is_behind(&self.scene) {
            self.dom.dock_frame = None;
        } else if self.dom.dock_frame.is_none() {
            let link = ctx.link().clone();
            self.dom.dock_frame = Some(request_animation_frame(move |_| link.send_message(Message::DockFrame)));
        }
    }

    /// In a new frame. Returns whether the page has to be drawn.
    pub(super) fn let_dock_catch_up(&mut self, ctx: &Context<Self>) -> bool {
        self.dom.dock_frame = None;
        self.dock.follow(&self.scene, effects::now());
        if self.dock.is_behind(&self.scene) {
            self.schedule_dock(ctx);
            return false;
        }
        self.dom.save_focus();
        true
    }
}
