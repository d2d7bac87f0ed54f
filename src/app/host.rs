//! The script around an explorer, which gives commands and hears events.

use js_sys::Function;
use wasm_bindgen_futures::JsFuture;
use yew::platform::spawn_local;
use yew::{Callback, Context};

use crate::effects;
use crate::embed::{HostPort, QuestionTimer, to_json};
use crate::model::{Action, HostEvent, Pending, Scene};

use super::{App, Message};

pub(super) struct Host {
    /// `None` on a page by itself.
    port: Option<HostPort>,
    question_timer: QuestionTimer,
}

impl Host {
    pub fn new(receive: Option<&Function>, dispatch: &Callback<Action>) -> Self {
        let port = receive.map(|receive| HostPort::new(receive, dispatch.clone()));
        Self { port, question_timer: QuestionTimer::default() }
    }

    /// Starts the time of a question when another one is shown.
    pub fn follow(&mut self, scene: &Scene) {
        self.question_timer.follow(scene, effects::now());
    }
}

impl App {
    /// An event is pending until the browser has delivered it.
    pub(super) fn tell_host(&self, ctx: &Context<Self>, event: &HostEvent) {
        let Some(port) = &self.host.port else { return };
        let elapsed_ms = self.host.question_timer.elapsed_ms(effects::now());
        let Some(delivery) = port.emit(&to_json(event, &self.scene, self.ui.l10n, elapsed_ms)) else { return };
        let delivered = self.in_flight.track(Pending::Host, ctx.link().callback(|()| Message::Finished));
        spawn_local(async move {
            // A host that cannot be reached has nothing to wait for, either.
            let _ = JsFuture::from(delivery).await;
            delivered.emit(());
        });
    }
}
