//! What scripts do for the program: copying, sending, saving, printing, and work in the background.
//!
//! A script around the explorer has them as functions of an object, `hands`, of an element around it. They are needed
//! seldom and late, so they are not among what is loaded first.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Worker};
use yew::Callback;

use crate::l10n::{Language, Tutor};
use crate::model::{Outcome, State, Take, Tongue};

fn hand(all: &Element, name: &str) -> Option<Function> {
    let around = all.closest("[data-hands]").ok()??;
    let hands = Reflect::get(&around, &"hands".into()).ok()?;
    Reflect::get(&hands, &name.into()).ok()?.dyn_into().ok()
}

/// A worker with this program in it.
pub fn worker(all: &Element) -> Option<Worker> {
    hand(all, "worker")?.call0(&JsValue::NULL).ok()?.dyn_into().ok()
}

/// Calls a function of the script's with these arguments and, at the end, one that is told what came of it.
fn call(all: &Element, name: &str, with: &[JsValue], told: Callback<Outcome>) {
    let failed = if name == "copy" { Outcome::NotCopied } else { Outcome::NotSaved };
    let missing = told.clone();
    let tell = Closure::once_into_js(move |said: String| {
        told.emit(match said.as_str() {
            "copied" => Outcome::Copied,
            "saved" => Outcome::Saved,
            _ => failed,
        });
    });
    let with: Array = with.iter().cloned().chain([tell]).collect();
    if hand(all, name).is_none_or(|hand| hand.apply(&JsValue::NULL, &with).is_err()) {
        missing.emit(failed);
    }
}

/// Calls a function of the script's that has nothing to tell.
fn tell(all: &Element, name: &str, with: &[JsValue]) {
    if let Some(hand) = hand(all, name) {
        // What goes wrong in the script is the script's.
        let _ = hand.apply(&JsValue::NULL, &with.iter().cloned().collect());
    }
}

/// Puts a text where other programs find it.
pub fn copy(all: &Element, text: &str, told: Callback<Outcome>) {
    call(all, "copy", &[text.into()], told);
}

/// Gives a file to the browser, made of texts or bytes.
pub fn save(all: &Element, name: &str, parts: &Array, told: Callback<Outcome>) {
    call(all, "save", &[name.into(), parts.into()], told);
}

/// Sounds for a move: the larger its disc, the lower.
pub fn beep(all: &Element, disc: u32, discs: u32) {
    tell(all, "beep", &[disc.into(), discs.into()]);
}

/// Learns a language, or the usual one; nothing where it could not be had.
pub fn speak(all: &Element, tongue: Option<Tongue>, told: Callback<Option<Language>>) {
    let missing = told.clone();
    let tell =
        Closure::once_into_js(move |speech: Option<String>| told.emit(speech.and_then(|speech| Tutor::learn(&speech))));
    let code = tongue.map_or("", Tongue::code);
    let asked = hand(all, "speak").map(|hand| hand.apply(&JsValue::NULL, &Array::of3(&code.into(), all, &tell)));
    if !matches!(asked, Some(Ok(_))) {
        missing.emit(None);
    }
}

/// Takes something out of the page. `svg` makes the picture of the state.
pub fn take(all: &Element, take: &Take, state: &State, svg: impl FnOnce(&State) -> String, told: Callback<Outcome>) {
    let name = |end: &str| state.sharing().map_or_else(String::new, |(sharing, _)| sharing.file_name(state, end));
    match take {
        Take::Copy(text) => copy(all, text, told),
        Take::Post(link) => tell(all, "post", &[link.into()]),
        Take::Svg => save(all, &name("svg"), &Array::of1(&svg(state).into()), told),
        Take::Png => call(all, "png", &[name("png").into(), svg(state).into()], told),
        Take::Print => tell(all, "print", &[]),
    }
}
