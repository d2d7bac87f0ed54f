//! The race, in a worker. It is told how many discs, and tells which runner has made how many moves in how many
//! milliseconds.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, Element, MessageEvent};
use yew::Callback;

use crate::model::{Action, Heat, Lap, Look, Racing, Runner, State};

use super::worker::{Aside, Labourer};

const FAIL: Action = Action::Look(Look::Race(Racing::Fail));

/// A runner's turn, in milliseconds.
const TURN_MS: f64 = 12.0;

/// Begins the race that the state asks for, and ends the one that it does not.
pub fn follow_race(aside: &mut Option<Aside>, all: &Element, state: &State, on: &Callback<Action>) {
    let runs = state.race().filter(|race| race.runs);
    match runs {
        None => *aside = None,
        Some(wanted) if aside.is_none() => {
            let (told, failed) = (on.clone(), on.clone());
            let hear = move |event: &MessageEvent| {
                if let Some((runner, lap)) = lap(event) {
                    told.emit(Action::Look(Look::Race(Racing::Lap(runner, lap))));
                }
            };
            match Labourer::start(all, JsValue::from(wanted.discs), hear, move || failed.emit(FAIL)) {
                Some(labourer) => *aside = Some(Box::new(labourer)),
                None => on.emit(FAIL),
            }
        }
        Some(_) => {}
    }
}

fn lap(event: &MessageEvent) -> Option<(usize, Lap)> {
    let told: Array = event.data().dyn_into().ok()?;
    let [runner, moves, milliseconds] = [0, 1, 2].map(|place| told.get(place).as_f64());
    Some((runner? as usize, Lap { moves: moves? as u64, milliseconds: milliseconds? }))
}

/// Races, in a worker.
pub fn race_here(scope: &DedicatedWorkerGlobalScope, discs: u32) {
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
