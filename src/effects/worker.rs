//! Work in the background: a worker runs the same program, which finds no window there and does what it is told.

use gloo_events::EventListener;
use js_sys::global;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, Element, MessageEvent, Worker};
use yew::Callback;

use super::platform;
use super::race_worker::race_here;

/// Whatever goes on in the background, and stops when it is dropped.
pub type Aside = Box<dyn std::any::Any>;

/// A worker at work, until this is dropped.
pub(super) struct Labourer {
    worker: Worker,
    _listeners: [EventListener; 2],
}

impl Drop for Labourer {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Labourer {
    /// A worker that is given a task once it is there, and what to do with what it tells.
    pub(super) fn start(
        all: &Element,
        task: JsValue,
        hear: impl Fn(&MessageEvent) + 'static,
        failed: impl Fn() + 'static,
    ) -> Option<Self> {
        let worker = platform::worker(all)?;
        let ready = worker.clone();
        let listen = EventListener::new(&worker, "message", move |event| match event.dyn_ref::<MessageEvent>() {
            // Its first words: it is there. A refusal to hear would leave the work at its start, and Stop ends it.
            Some(event) if event.data().is_null() => drop(ready.post_message(&task)),
            Some(event) => hear(event),
            None => {}
        });
        let fail = EventListener::new(&worker, "error", move |_| failed());
        Some(Self { worker, _listeners: [listen, fail] })
    }
}

/// What the program does where there is no window: it waits for its task. A number is a race with so many discs, a text the
/// link of a file to write.
pub fn work_here(write: Callback<(String, DedicatedWorkerGlobalScope)>) {
    let Ok(scope) = global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let here = scope.clone();
    EventListener::new(&scope, "message", move |event| {
        let Some(task) = event.dyn_ref().map(MessageEvent::data) else { return };
        match (task.as_f64(), task.as_string()) {
            (Some(discs), _) => race_here(&here, discs as u32),
            (None, Some(job)) => write.emit((job, here.clone())),
            (None, None) => {}
        }
    })
    .forget();
    // A page that is gone hears nothing, which is no harm.
    let _ = scope.post_message(&JsValue::NULL);
}
