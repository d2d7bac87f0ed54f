//! How panels follow the towers: one after the other, and in the next frame what this one has no time for.

use std::rc::Rc;

use gloo_render::request_animation_frame;
use yew::Context;

use crate::effects;
use crate::model::{Panel, Shown, State};

use super::{App, Message};

/// The panels follow the towers in the same frame for so long; what is left follows in the next.
const FRAME_MS: f64 = 5.0;

impl App {
    pub(super) fn hold_focus(&mut self) {
        let held = self.lessons.zip(self.all()).and_then(|(rest, all)| (rest.hold)(&all));
        self.held = held.or_else(|| self.held.take());
    }

    /// True when nothing but the index and what is looked at has changed: then panels may be a little behind.
    pub(super) fn is_scrub(&self, before: &State) -> bool {
        let (old, new) = (before.settings(), self.state.settings());
        Rc::ptr_eq(before.solution(), self.state.solution()) && old.show == new.show
    }

    /// Lets one more panel show what the towers do, or all of them where they show nothing yet.
    pub(super) fn catch_up(&mut self) -> bool {
        let Some((rest, all)) = self.lessons.zip(self.all()) else { return false };
        self.is_behind = match &mut self.shown {
            Some(_) if (rest.is_pressing)(&all) => {
                // In the next frame again.
                self.frame.0 = 0.0;
                true
            }
            Some(shown) => {
                let panel = (rest.catch_up)(shown, &self.state);
                // It has fields with a choice.
                self.is_choice_stale |= panel == Some(Panel::Compare);
                panel.is_some()
            }
            None => {
                self.shown = Some(Shown::all(&Rc::new(self.state.clone())));
                // Fields with a choice may be among what is drawn.
                self.is_choice_stale = true;
                true
            }
        };
        self.is_behind
    }

    /// As long as panels are behind, goes on at once while the frame has time, and with the next frame when it has none.
    pub(super) fn go_on(&mut self, ctx: &Context<Self>) {
        if !std::mem::take(&mut self.is_behind) {
            return;
        }
        let link = ctx.link().clone();
        if effects::now() - self.frame.0 < FRAME_MS {
            link.send_message(Message::CatchUp);
        } else {
            self.frame.1 = Some(request_animation_frame(move |_| link.send_message(Message::NextFrame)));
        }
    }
}
