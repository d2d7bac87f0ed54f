//! Work in the background: a worker runs this same program, which finds no window there.

use gloo_events::EventListener;
use js_sys::global;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, Element, MessageEvent, Worker};

use super::export_worker::run_export;
use super::platform;
use super::race_worker::run_race;

/// A worker at work. It ends when this is dropped.
pub struct WorkerHandle {
    worker: Worker,
    _listeners: [EventListener; 2],
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl WorkerHandle {
    /// Starts a worker, gives it a task as soon as it is there, and hears its messages.
    pub(super) fn start(
        root: &Element,
        task: JsValue,
        on_message: impl Fn(&MessageEvent) + 'static,
        on_error: impl Fn() + 'static,
    ) -> Option<Self> {
        let worker = platform::worker(root)?;
        let ready = worker.clone();
        let message = EventListener::new(&worker, "message", move |event| match event.dyn_ref::<MessageEvent>() {
            // Its first message says that it is there. If it refuses the task, the work stays at its start until it is stopped.
            Some(event) if event.data().is_null() => drop(ready.post_message(&task)),
            Some(event) => on_message(event),
            None => {}
        });
        let error = EventListener::new(&worker, "error", move |_| on_error());
        Some(Self { worker, _listeners: [message, error] })
    }
}

/// Tells the page that the worker's part of the program could not be loaded.
pub fn worker_failed() {
    if let Ok(scope) = global().dyn_into::<DedicatedWorkerGlobalScope>() {
        // If the page is gone, nobody listens.
        let _ = scope.post_message(&JsValue::FALSE);
    }
}

/// What the program does in a worker: it waits for its task. A number starts a race with so many discs, a text is the link
/// of a file to write.
pub fn run_worker() {
    let Ok(scope) = global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let here = scope.clone();
    EventListener::new(&scope, "message", move |event| {
        let Some(task) = event.dyn_ref().map(MessageEvent::data) else { return };
        match (task.as_f64(), task.as_string()) {
            (Some(discs), _) => run_race(&here, discs as u32),
            (None, Some(link)) => run_export(&here, &link),
            (None, None) => {}
        }
    })
    .forget();
    // If the page is gone, nobody listens.
    let _ = scope.post_message(&JsValue::NULL);
}
