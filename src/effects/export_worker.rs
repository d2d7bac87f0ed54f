//! Files written in a worker, a piece at a time: the page stays free, and shows how far it is.

use std::cell::Cell;
use std::io;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, Element, MessageEvent};
use yew::Callback;

use crate::model::{Action, Look, Outcome, State, link, share::export as files};

use super::platform;
use super::worker::{Aside, Labourer};

/// A piece has so many bytes.
const PIECE: usize = 1 << 16;

/// Begins to write the file that the state asks for, and stops when it no longer does.
pub fn follow_writing(aside: &mut Option<Aside>, all: &Element, state: &State, on: &Callback<Action>) {
    if !matches!(state.outcome(), Some(Outcome::Writes(_))) {
        *aside = None;
    } else if aside.is_none() {
        match start(all, state, on) {
            Some(labourer) => *aside = Some(Box::new(labourer)),
            None => on.emit(became(Outcome::NotSaved)),
        }
    }
}

fn became(outcome: Outcome) -> Action {
    Action::Look(Look::Outcome(Some(outcome)))
}

fn start(all: &Element, state: &State, on: &Callback<Action>) -> Option<Labourer> {
    let (sharing, _) = state.sharing()?;
    let name = sharing.file_name(state, sharing.file()?.name());
    let (pieces, around) = (Array::new(), all.clone());
    let told = on.reform(became);
    let failed = told.clone();
    let hear = move |event: &MessageEvent| {
        let news = event.data();
        match news.dyn_ref::<Array>() {
            Some(piece) => {
                pieces.push(&piece.get(1));
                told.emit(Outcome::Writes(piece.get(0).as_f64().unwrap_or_default() as u32));
            }
            None if news.is_truthy() => platform::save(&around, &name, &pieces, told.clone()),
            None => told.emit(Outcome::NotSaved),
        }
    };
    Labourer::start(all, link::write(state).into(), hear, move || failed.emit(Outcome::NotSaved))
}

/// Writes the file that a link asks for, in a worker: tells pieces with how much is written, and at the end whether all of
/// it was.
pub fn write_here(job: &str, scope: &DedicatedWorkerGlobalScope) {
    let count = Cell::new(0);
    let mut pieces = Pieces { scope, count: &count, held: Vec::with_capacity(PIECE) };
    let written = files::read_job(job).is_some_and(|(state, sharing)| {
        files::write(&state, &sharing, &mut pieces, &mut |done| count.set(done)).is_ok()
    });
    pieces.send();
    let _ = scope.post_message(&JsValue::from(written));
}

struct Pieces<'a> {
    scope: &'a DedicatedWorkerGlobalScope,
    count: &'a Cell<u32>,
    held: Vec<u8>,
}

impl Pieces<'_> {
    fn send(&mut self) {
        let piece = Array::of2(&self.count.get().into(), &Uint8Array::from(self.held.as_slice()));
        // A page that is gone hears nothing, which is no harm.
        let _ = self.scope.post_message(&piece);
        self.held.clear();
    }
}

impl io::Write for Pieces<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.held.extend_from_slice(bytes);
        if self.held.len() >= PIECE {
            self.send();
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
