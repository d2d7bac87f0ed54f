//! Runs the learner's own program in a worker. The job is the text and the links of the boards to run it on, and the messages are
//! arrays that begin with a word: moves, printed text, or the end. A script of the worker loads the interpreter.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Interval;
use js_sys::{Array, Function, Reflect, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, Element, MessageEvent, Worker};
use yew::Callback;

use crate::model::{Action, OwnProgram, OwnProgramAction, OwnProgramEnd, Scene, link};
use crate::solver::{Disc, Peg, PegCount, Position, Puzzle};

use super::worker::{WorkerHandle, WorkerKind};

/// The interval at which the page checks whether a program has stopped making moves.
const WATCH_MS: u32 = 250;

/// The longest time for loading the interpreter, because a network that accepts a request and never answers does not fail it.
const MAX_LOAD_MS: u32 = 60_000;

/// A running program, which stops when the handle is dropped.
pub struct OwnProgramHandle {
    _worker: WorkerHandle,
    _watch: Interval,
}

/// Starts the program of the page.
pub fn start_own_program(root: &Element, scene: &Scene, dispatch: &Callback<Action>) -> Option<OwnProgramHandle> {
    let (told, failed, timed_out) = (dispatch.clone(), dispatch.clone(), dispatch.clone());
    let begun = Cell::new(0);
    // The number of checks since the program did something; `None` until it runs. While the page itself is busy, it does not check,
    // so that waiting messages do not count as a pause.
    let quiet = Rc::new(Cell::new(None::<u32>));
    let heard = Rc::clone(&quiet);
    let on_message = move |event: &MessageEvent| {
        let action = parse_message(&event.data()).unwrap_or(OwnProgramAction::End(OwnProgramEnd::NotLoaded));
        let is_alive = matches!(
            action,
            OwnProgramAction::Started | OwnProgramAction::Played(_) | OwnProgramAction::End(OwnProgramEnd::Finished)
        );
        if is_alive {
            heard.set(Some(0));
        }
        told.emit(action.into());
    };
    let on_error = move || failed.emit(OwnProgramAction::End(OwnProgramEnd::NotLoaded).into());
    let boards = scene.own_program_boards();
    let job: Array =
        std::iter::once(scene.own_program()).chain(boards.iter().map(String::as_str)).map(JsValue::from).collect();
    let send_job = move |worker: Worker| drop(worker.post_message(&job));
    let Some(worker) = WorkerHandle::start(root, WorkerKind::Python, send_job, on_message, on_error) else {
        dispatch.emit(OwnProgramAction::End(OwnProgramEnd::NotLoaded).into());
        return None;
    };
    let watch = Interval::new(WATCH_MS, move || {
        quiet.set(quiet.get().map(|looks| looks + 1));
        if quiet.get().is_none() {
            begun.set(begun.get() + WATCH_MS);
            if begun.get() >= MAX_LOAD_MS {
                timed_out.emit(OwnProgramAction::End(OwnProgramEnd::NotLoaded).into());
            }
        } else if quiet.get().is_some_and(|looks| looks * WATCH_MS >= OwnProgram::MAX_PAUSE_MS) {
            timed_out.emit(OwnProgramAction::End(OwnProgramEnd::TimedOut).into());
        }
    });
    Some(OwnProgramHandle { _worker: worker, _watch: watch })
}

fn parse_message(message: &JsValue) -> Option<OwnProgramAction> {
    let message: &Array = message.dyn_ref()?;
    let text = |place: u32| message.get(place).as_string();
    let line = |place: u32| message.get(place).as_f64().map(|line| line as u32).filter(|&line| line > 0);
    Some(match text(0)?.as_str() {
        "started" => OwnProgramAction::Started,
        "moves" => {
            let pegs = message.get(1).dyn_into::<Uint8Array>().ok()?.to_vec();
            let peg = |number: Option<&u8>| PegCount::new(PegCount::MAX)?.iter().nth(usize::from(*number?));
            let pairs = pegs.chunks_exact(2).map(|pair| Some((peg(pair.first())?, peg(pair.get(1))?)));
            OwnProgramAction::Played(pairs.collect::<Option<_>>()?)
        }
        "print" => OwnProgramAction::Printed(text(1)?),
        "finished" => OwnProgramAction::End(OwnProgramEnd::Finished),
        "illegal" => OwnProgramAction::Refused(line(1), peg(&text(2)?)?, peg(&text(3)?)?),
        "failed" => OwnProgramAction::End(OwnProgramEnd::Failed(line(1), text(2)?)),
        "no-interpreter" => OwnProgramAction::End(OwnProgramEnd::NoInterpreter),
        _ => return None,
    })
}

fn peg(letter: &str) -> Option<Peg> {
    PegCount::new(PegCount::MAX)?.iter().find(|peg| peg.letter().to_string() == letter)
}

/// The board as the program sees it.
struct Board {
    position: Position,
    puzzle: Puzzle,
    /// The moves that were not reported to the page yet, two bytes each.
    untold: Vec<u8>,
}

impl Board {
    /// Makes a move. Returns false if it is not legal.
    fn play(&mut self, from: &str, to: &str) -> bool {
        let (Some(from), Some(to)) = (peg(from), peg(to)) else { return false };
        let Ok(step) = self.position.move_between(from, to, &self.puzzle) else { return false };
        self.position.play_unchecked(step);
        self.untold.extend([from.to_u8(), to.to_u8()]);
        true
    }

    /// The discs of each peg, the largest first.
    fn discs(&self) -> Array {
        let of_peg = |peg: Peg| {
            let mut discs: Vec<Disc> =
                self.position.iter().filter(|&(_, at)| at == peg).map(|(disc, _)| disc).collect();
            discs.reverse();
            discs.into_iter().map(|disc| JsValue::from(disc.number())).collect::<Array>()
        };
        self.puzzle.pegs().iter().map(|peg| JsValue::from(of_peg(peg))).collect()
    }
}

/// Runs in the worker. The job is the text and the links of the boards.
pub fn run_python(scope: &DedicatedWorkerGlobalScope, job: &JsValue) {
    let Some(job) = job.dyn_ref::<Array>() else { return };
    let mut texts = job.iter().filter_map(|text| text.as_string());
    let Some(text) = texts.next() else { return };
    let boards: Array = texts.map(|query| board(&query)).collect();
    let Some(run) = Reflect::get(scope, &"hanoiPython".into()).ok().and_then(|run| run.dyn_into::<Function>().ok())
    else {
        // This can only fail when the page is gone.
        let _ = scope.post_message(&Array::of1(&"no-interpreter".into()));
        return;
    };
    // The script reports its own errors.
    let _ = run.call2(&JsValue::UNDEFINED, &text.into(), &boards);
}

/// The script's interface to a board: the letters of its pegs, those of start and goal if the discs are on one peg there, and
/// functions that make a move, list the discs of the pegs, and take the moves that were not reported to the page yet.
fn board(query: &str) -> JsValue {
    let scene = link::open(query);
    let puzzle = scene.puzzle();
    let position = puzzle.start().position(puzzle.discs());
    let letters: String = puzzle.pegs().iter().map(Peg::letter).collect();
    let ends: String = puzzle.towers().into_iter().flat_map(|(from, to)| [from.letter(), to.letter()]).collect();
    let board = Board { position, puzzle: puzzle.clone(), untold: Vec::new() };
    let board = Rc::new(RefCell::new(board));
    let (playing, seen) = (Rc::clone(&board), Rc::clone(&board));
    let play = Closure::<dyn FnMut(String, String) -> bool>::new(move |from: String, to: String| {
        playing.borrow_mut().play(&from, &to)
    });
    let pegs = Closure::<dyn FnMut() -> Array>::new(move || seen.borrow().discs());
    let take = Closure::<dyn FnMut() -> Uint8Array>::new(move || {
        Uint8Array::from(std::mem::take(&mut board.borrow_mut().untold).as_slice())
    });
    let functions = [play.into_js_value(), pegs.into_js_value(), take.into_js_value()];
    [letters.into(), ends.into()].into_iter().chain(functions).collect::<Array>().into()
}
