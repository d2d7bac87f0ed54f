//! Background work. A worker runs this same program, which detects that it has no window.

use gloo_events::EventListener;
use js_sys::global;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, Element, MessageEvent, Worker};

use super::export_worker::run_export;
use super::platform;
use super::race_worker::run_race;

/// A running worker, which is terminated when the handle is dropped.
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
    /// Starts a worker and sends it a job as soon as it is ready. `on_message` gets its other messages.
    pub(super) fn start(
        root: &Element,
        job: JsValue,
        on_message: impl Fn(&MessageEvent) + 'static,
        on_error: impl Fn() + 'static,
    ) -> Option<Self> {
        let worker = platform::worker(root)?;
        let ready = worker.clone();
        let message = EventListener::new(&worker, "message", move |event| match event.dyn_ref::<MessageEvent>() {
            // `null` means that the worker is ready. If sending fails, the job makes no progress until somebody stops
            // it.
            Some(event) if event.data().is_null() => drop(ready.post_message(&job)),
            Some(event) => on_message(event),
            None => {}
        });
        let error = EventListener::new(&worker, "error", move |_| on_error());
        Some(Self { worker, _listeners: [message, error] })
    }
}

/// Tells the page that the worker could not load its chunk of the program.
pub fn worker_failed() {
    if let Ok(scope) = global().dyn_into::<DedicatedWorkerGlobalScope>() {
        // This can only fail when the page is gone.
        let _ = scope.post_message(&JsValue::FALSE);
    }
}

/// The entry point in a worker. Its job is a number for a race with so many discs, or a link for an export.
pub fn run_worker() {
    let Ok(scope) = global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let sender = scope.clone();
    EventListener::new(&scope, "message", move |event| {
        let Some(job) = event.dyn_ref().map(MessageEvent::data) else { return };
        match (job.as_f64(), job.as_string()) {
            (Some(discs), _) => run_race(&sender, discs as u32),
            (None, Some(link)) => run_export(&sender, &link),
            (None, None) => {}
        }
    })
    .forget();
    // This can only fail when the page is gone.
    let _ = scope.post_message(&JsValue::NULL);
}
