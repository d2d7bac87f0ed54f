//! The live region for screen readers.

use gloo_timers::callback::Timeout;
use yew::{AttrValue, Context};

use super::{App, Message};

/// How long a position must stay the same before it is announced. So slow playback announces each move, and scrubbing only the last
/// one.
const DELAY_MS: u32 = 400;

/// The text of the live region, and the announcement that waits.
#[derive(Default)]
pub(super) struct Announcer {
    pub text: AttrValue,
    waiting: Option<Timeout>,
}

impl Announcer {
    /// Announces the position after a pause. A second call starts the pause anew.
    pub fn announce_later(&mut self, ctx: &Context<App>) {
        let link = ctx.link().clone();
        self.waiting = Some(Timeout::new(DELAY_MS, move || link.send_message(Message::Announce)));
    }

    /// Announces a position, after the pause.
    pub fn announce_position(&mut self, text: String) {
        self.waiting = None;
        self.announce(text);
    }

    /// Announces a text now. A position that waits follows.
    pub fn announce(&mut self, text: String) {
        self.text = text.into();
    }

    pub const fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }
}
