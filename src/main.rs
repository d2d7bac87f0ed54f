//! Starts the program, in three parts: what the first picture needs, the rest of the page, and what dialogs need.
#![allow(unsafe_code, reason = "the macros declare the two ends of the cut and what scripts call as foreign functions")]

#[cfg(target_arch = "wasm32")]
use {
    js_sys::Function,
    tower_of_hanoi::app::{App, AppProps, GetMore, More, Rest},
    tower_of_hanoi::embed,
    tower_of_hanoi::l10n::Language,
    wasm_bindgen::prelude::{JsValue, wasm_bindgen},
    wasm_split_helpers::{SplitLoaderError, wasm_split},
    yew::{Callback, Renderer, platform::spawn_local},
};

/// What comes with the second part.
#[cfg(target_arch = "wasm32")]
struct Second {
    rest: Rest,
    mount: fn(GetMore) -> JsValue,
}

/// Where the program is cut: what is reached from here alone goes into a module of its own, and calling this loads it.
#[cfg(target_arch = "wasm32")]
#[wasm_split(rest, fallible)]
fn second() -> Result<Second, SplitLoaderError> {
    Ok(Second { rest: Rest::new(get_third), mount: embed::mount })
}

/// The other cut.
#[cfg(target_arch = "wasm32")]
#[wasm_split(more, fallible)]
fn third() -> Result<More, SplitLoaderError> {
    Ok(More::new())
}

#[cfg(target_arch = "wasm32")]
fn get_third(loaded: Callback<Option<More>>) {
    spawn_local(async move { loaded.emit(third().await.ok()) });
}

/// What the scripts that load the program call. For the page: with the script around it, if it has one, and `false`. For
/// elements, with `true`: with the function that is to get the one that makes them, or nothing when the second part could
/// not be loaded. `speech` is the language that the page is to speak, as [`Language::learn`] reads it, where it is not English.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn open(tell: Option<Function>, elements: bool, speech: Option<String>) {
    if !elements {
        let load = Callback::from(|loaded: Callback<Option<Rest>>| {
            spawn_local(async move { loaded.emit(second().await.ok().map(|second| second.rest)) });
        });
        let language = speech.and_then(|speech| Language::learn(&speech));
        Renderer::<App>::with_props(AppProps { load, query: None, tell, language }).render();
        return;
    }
    spawn_local(async move {
        let mount = second().await.map_or(JsValue::UNDEFINED, |second| (second.mount)(get_third));
        if let Some(give) = tell {
            // A script that fails to take it has its own error.
            let _ = give.call1(&JsValue::UNDEFINED, &mount);
        }
    });
}

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This program is a web page: `make serve` builds and serves it.");
    eprintln!("For the solver on standard input and output: `cargo run --release --example jsonl`.");
}
