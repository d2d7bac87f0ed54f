//! Background work in a worker, which runs this same program. The program detects that it has no window.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::EventListener;
use js_sys::global;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, Element, MessageEvent, Worker};
use yew::Callback;

use super::platform;

/// The kind of work of a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WorkerKind {
    Race,
    Export,
    Python,
}

impl WorkerKind {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Race => "race",
            Self::Export => "export",
            Self::Python => "python",
        }
    }
}

/// A running worker, which is terminated when the handle is dropped.
pub struct WorkerHandle {
    worker: Worker,
    is_ready: Rc<Cell<bool>>,
    _listeners: [EventListener; 2],
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        if self.is_ready.get() {
            self.worker.terminate();
        } else {
            // Firefox logs an error if a worker is terminated while it loads, so this waits for the next message. It is the last
            // one, because it gets no answer.
            let worker = self.worker.clone();
            let stop = Closure::once_into_js(move || worker.terminate());
            self.worker.set_onmessage(Some(stop.unchecked_ref()));
        }
    }
}

impl WorkerHandle {
    /// Whether the worker has loaded what its job needs.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.is_ready.get()
    }

    /// Starts a worker. `send_job` gets it as soon as it is ready, and `on_message` its other messages.
    pub(super) fn start(
        root: &Element,
        kind: WorkerKind,
        send_job: impl Fn(Worker) + 'static,
        on_message: impl Fn(&MessageEvent) + 'static,
        on_error: impl Fn() + 'static,
    ) -> Option<Self> {
        let worker = platform::worker(root)?;
        let is_ready = Rc::new(Cell::new(false));
        let (sender, set_ready, is_asked) = (worker.clone(), Rc::clone(&is_ready), Cell::new(false));
        let message = EventListener::new(&worker, "message", move |event| match event.dyn_ref::<MessageEvent>() {
            // The worker sends `null` when it has loaded the program, and again when it has loaded what this kind of job needs.
            Some(event) if event.data().is_null() && !is_asked.replace(true) => {
                // If sending fails, nothing happens until the user stops the job.
                let _ = sender.post_message(&kind.name().into());
            }
            Some(event) if event.data().is_null() => {
                set_ready.set(true);
                send_job(sender.clone());
            }
            Some(event) => on_message(event),
            None => {}
        });
        let error = EventListener::new(&worker, "error", move |_| on_error());
        Some(Self { worker, is_ready, _listeners: [message, error] })
    }
}

/// Does one kind of job in a worker, and sends messages about it to the page.
pub type RunJob = fn(&DedicatedWorkerGlobalScope, &JsValue);

/// Loads the code of one kind of job.
pub type LoadJob = fn(Callback<Option<RunJob>>);

/// The entry point in a worker. The first message is the kind of job, and each kind has a chunk of its own. If the chunk could not
/// be loaded, the page gets `false`. The next message is the job.
pub fn run_worker(race: LoadJob, export: LoadJob, python: LoadJob) {
    let Ok(scope) = global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let (receiver, loaded) = (scope.clone(), Rc::new(Cell::new(None::<RunJob>)));
    EventListener::new(&scope, "message", move |event| {
        let Some(message) = event.dyn_ref().map(MessageEvent::data) else { return };
        match (message.as_string(), loaded.get()) {
            (Some(kind), _) => {
                let (sender, loaded) = (receiver.clone(), Rc::clone(&loaded));
                let kinds = [(WorkerKind::Race, race), (WorkerKind::Export, export), (WorkerKind::Python, python)];
                let Some((_, load)) = kinds.into_iter().find(|(known, _)| known.name() == kind) else { return };
                load(Callback::from(move |run: Option<RunJob>| {
                    loaded.set(run);
                    // This can only fail when the page is gone.
                    let _ = sender.post_message(&if run.is_some() { JsValue::NULL } else { JsValue::FALSE });
                }));
            }
            (None, Some(run)) => run(&receiver, &message),
            (None, None) => {}
        }
    })
    .forget();
    // This can only fail when the page is gone.
    let _ = scope.post_message(&JsValue::NULL);
}
