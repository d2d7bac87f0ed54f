//! Background work. A worker runs this same program, which detects that it has no window.

use gloo_events::EventListener;
use js_sys::global;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, Element, MessageEvent, Worker};
use yew::Callback;

use super::platform;

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
    /// Starts a worker. `send_job` gets it as soon as it is ready, and `on_message` its other messages.
    pub(super) fn start(
        root: &Element,
        send_job: impl Fn(Worker) + 'static,
        on_message: impl Fn(&MessageEvent) + 'static,
        on_error: impl Fn() + 'static,
    ) -> Option<Self> {
        let worker = platform::worker(root)?;
        let ready = worker.clone();
        let message = EventListener::new(&worker, "message", move |event| match event.dyn_ref::<MessageEvent>() {
            // `null` means that the worker is ready.
            Some(event) if event.data().is_null() => send_job(ready.clone()),
            Some(event) => on_message(event),
            None => {}
        });
        let error = EventListener::new(&worker, "error", move |_| on_error());
        Some(Self { worker, _listeners: [message, error] })
    }
}

/// Does one kind of job in a worker, and sends messages about it to the page.
pub type RunJob = fn(&DedicatedWorkerGlobalScope, &JsValue);

/// Loads the code of one kind of job.
pub type LoadJob = fn(Callback<Option<RunJob>>);

/// The entry point in a worker. Its job is a number for a race with so many discs, or else an export. Each has a chunk of its
/// own. If that could not be loaded, the page gets `false`.
pub fn run_worker(race: LoadJob, export: LoadJob) {
    let Ok(scope) = global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let sender = scope.clone();
    EventListener::new(&scope, "message", move |event| {
        let Some(job) = event.dyn_ref().map(MessageEvent::data) else { return };
        let load = if job.as_f64().is_some() { race } else { export };
        let scope = sender.clone();
        load(Callback::from(move |run: Option<RunJob>| match run {
            Some(run) => run(&scope, &job),
            // This can only fail when the page is gone.
            None => drop(scope.post_message(&JsValue::FALSE)),
        }));
    })
    .forget();
    // This can only fail when the page is gone.
    let _ = scope.post_message(&JsValue::NULL);
}
