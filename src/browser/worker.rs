//! The race, in a worker: the page stays free while it runs.
//!
//! The worker runs the same program, which finds itself without a window and races instead of showing a page. It is told
//! how many discs, and tells which runner has made how many moves in how many milliseconds.

use gloo_events::EventListener;
use js_sys::{Array, global};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, Element, MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::Callback;

use crate::explorer::{Action, Heat, Lap, Look, Racing, Runner, State};

const FAIL: Action = Action::Look(Look::Race(Racing::Fail));

/// A runner's turn, in milliseconds.
const TURN_MS: f64 = 12.0;

/// A worker that races, until this is dropped.
struct Racer {
    worker: Worker,
    _listeners: [EventListener; 2],
}

impl Drop for Racer {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// Whatever stops the race when it is dropped.
pub type Race = Box<dyn std::any::Any>;

/// Begins the race that the state asks for, and ends the one that it does not.
pub fn follow_race(race: &mut Option<Race>, all: &Element, state: &State, on: &Callback<Action>) {
    let runs = state.race().filter(|race| race.runs);
    match runs {
        None => *race = None,
        Some(wanted) if race.is_none() => match Racer::start(wanted.discs, all, on) {
            Some(racer) => *race = Some(Box::new(racer)),
            None => on.emit(FAIL),
        },
        Some(_) => {}
    }
}

impl Racer {
    fn start(discs: u32, all: &Element, on: &Callback<Action>) -> Option<Self> {
        // The script that started the program tells where the worker's is.
        let script = all.closest("[data-race]").ok()??.get_attribute("data-race")?;
        let options = WorkerOptions::new();
        // In the page in one file it is no module: browsers load none from nowhere.
        if !script.starts_with("blob:") {
            options.set_type(WorkerType::Module);
        }
        let worker = Worker::new_with_options(&script, &options).ok()?;
        let (told, failed, ready) = (on.clone(), on.clone(), worker.clone());
        let listen = EventListener::new(&worker, "message", move |event| match event.dyn_ref().and_then(lap) {
            Some((runner, lap)) => told.emit(Action::Look(Look::Race(Racing::Lap(runner, lap)))),
            // Its first words: it is there. A refusal to hear would leave the race at its start, and Stop ends it.
            None => drop(ready.post_message(&JsValue::from(discs))),
        });
        let fail = EventListener::new(&worker, "error", move |_| failed.emit(FAIL));
        Some(Self { worker, _listeners: [listen, fail] })
    }
}

fn lap(event: &MessageEvent) -> Option<(usize, Lap)> {
    let told: Array = event.data().dyn_into().ok()?;
    let [runner, moves, milliseconds] = [0, 1, 2].map(|place| told.get(place).as_f64());
    Some((runner? as usize, Lap { moves: moves? as u64, milliseconds: milliseconds? }))
}

/// What the program does where there is no window: it waits to be told how many discs, and races.
pub fn race_here() {
    let Ok(scope) = global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let here = scope.clone();
    EventListener::new(&scope, "message", move |event| {
        let discs = event.dyn_ref().and_then(|event: &MessageEvent| event.data().as_f64());
        run(&here, discs.unwrap_or_default() as u32);
    })
    .forget();
    // A page that is gone hears nothing, which is no harm.
    let _ = scope.post_message(&JsValue::NULL);
}

fn run(scope: &DedicatedWorkerGlobalScope, discs: u32) {
    let Some(clock) = scope.performance() else { return };
    let mut heats: Vec<_> =
        Runner::ALL.iter().enumerate().map(|(place, &runner)| (place, Heat::new(runner, discs), 0.0)).collect();
    while !heats.is_empty() {
        heats.retain_mut(|(place, heat, spent)| {
            let start = clock.now();
            let (moves, goes_on) = heat.run(|| clock.now() - start < TURN_MS);
            *spent += clock.now() - start;
            let told = [*place as f64, moves as f64, *spent].map(JsValue::from);
            let _ = scope.post_message(&told.iter().collect::<Array>());
            goes_on
        });
    }
}
