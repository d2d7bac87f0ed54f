//! The race, in a worker: its task is the number of discs, its messages are samples.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, Element, MessageEvent};
use yew::Callback;

use crate::model::{Action, RaceAction, RaceRun, Runner, Sample};

use super::worker::WorkerHandle;

/// A runner's turn.
const TURN_MS: f64 = 12.0;

/// Starts a race. It ends when the handle is dropped.
pub fn start_race(root: &Element, discs: u32, dispatch: &Callback<Action>) -> Option<WorkerHandle> {
    let (sampled, failed) = (dispatch.clone(), dispatch.clone());
    let on_message = move |event: &MessageEvent| {
        // A worker that could not load the program sends something else.
        let sample = parse_sample(event).map(|(runner, sample)| RaceAction::AddSample(runner, sample));
        sampled.emit(sample.unwrap_or(RaceAction::Fail).into());
    };
    let on_error = move || failed.emit(RaceAction::Fail.into());
    let handle = WorkerHandle::start(root, JsValue::from(discs), on_message, on_error);
    if handle.is_none() {
        dispatch.emit(RaceAction::Fail.into());
    }
    handle
}

fn parse_sample(event: &MessageEvent) -> Option<(usize, Sample)> {
    let message: Array = event.data().dyn_into().ok()?;
    let [runner, moves, elapsed_ms] = [0, 1, 2].map(|place| message.get(place).as_f64());
    Some((runner? as usize, Sample { moves: moves? as u64, elapsed_ms: elapsed_ms? }))
}

/// Runs a race, in a worker.
pub(super) fn run_race(scope: &DedicatedWorkerGlobalScope, discs: u32) {
    let Some(clock) = scope.performance() else { return };
    let mut runs: Vec<_> =
        Runner::ALL.iter().enumerate().map(|(place, &runner)| (place, RaceRun::new(runner, discs), 0.0)).collect();
    while !runs.is_empty() {
        runs.retain_mut(|(place, run, elapsed)| {
            let start = clock.now();
            let (moves, has_more) = run.run(|| clock.now() - start < TURN_MS);
            *elapsed += clock.now() - start;
            let sample = [*place as f64, moves as f64, *elapsed].map(JsValue::from);
            // If the page is gone, nobody listens.
            let _ = scope.post_message(&sample.iter().collect::<Array>());
            has_more
        });
    }
}
