//! Runs the race in a worker. The job is the number of discs, and the messages are samples.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, Element, MessageEvent, Worker};
use yew::Callback;

use crate::model::{Action, RaceAction, RaceRun, Runner, Sample};

use super::worker::{WorkerHandle, WorkerKind};

/// The length of a runner's turn.
const TURN_MS: f64 = 12.0;

/// Starts a race, which stops when the handle is dropped.
pub fn start_race(root: &Element, discs: u32, dispatch: &Callback<Action>) -> Option<WorkerHandle> {
    let (sampled, failed) = (dispatch.clone(), dispatch.clone());
    let on_message = move |event: &MessageEvent| {
        // A worker that failed to load the program sends `false`.
        let sample = parse_sample(event).map(|(runner, sample)| RaceAction::AddSample(runner, sample));
        sampled.emit(sample.unwrap_or(RaceAction::Fail).into());
    };
    let on_error = move || failed.emit(RaceAction::Fail.into());
    // If sending fails, the race makes no progress until the user stops it.
    let send_job = move |worker: Worker| drop(worker.post_message(&JsValue::from(discs)));
    let handle = WorkerHandle::start(root, WorkerKind::Race, send_job, on_message, on_error);
    if handle.is_none() {
        dispatch.emit(RaceAction::Fail.into());
    }
    handle
}

fn parse_sample(event: &MessageEvent) -> Option<(usize, Sample)> {
    let message: Array = event.data().dyn_into().ok()?;
    let [runner, moves, elapsed_ms] = [0, 1, 2].map(|index| message.get(index).as_f64());
    Some((runner? as usize, Sample { moves: moves? as u64, elapsed_ms: elapsed_ms? }))
}

/// Runs in the worker. The job is the number of discs.
pub fn run_race(scope: &DedicatedWorkerGlobalScope, job: &JsValue) {
    let (Some(clock), Some(discs)) = (scope.performance(), job.as_f64()) else { return };
    let discs = discs as u32;
    let mut runs: Vec<_> =
        Runner::ALL.iter().enumerate().map(|(index, &runner)| (index, RaceRun::new(runner, discs), 0.0)).collect();
    while !runs.is_empty() {
        runs.retain_mut(|(index, run, elapsed)| {
            let start = clock.now();
            let (moves, has_more) = run.run(|| clock.now() - start < TURN_MS);
            *elapsed += clock.now() - start;
            let sample = [*index as f64, moves as f64, *elapsed].map(JsValue::from);
            // This can only fail when the page is gone.
            let _ = scope.post_message(&sample.iter().collect::<Array>());
            has_more
        });
    }
}
