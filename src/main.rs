//! Mounts the page, in two parts: what the first picture needs, and the rest.
#![allow(unsafe_code, reason = "the macro declares the two ends of the cut as foreign functions")]

#[cfg(target_arch = "wasm32")]
use {
    tower_of_hanoi::app::{App, AppProps, Rest},
    wasm_split_helpers::{SplitLoaderError, wasm_split},
    yew::{Callback, Renderer, platform::spawn_local},
};

/// Where the program is cut: what is reached from here alone goes into a module of its own, and calling this loads it.
#[cfg(target_arch = "wasm32")]
#[wasm_split(rest, fallible)]
fn rest() -> Result<Rest, SplitLoaderError> {
    Ok(Rest::new())
}

#[cfg(target_arch = "wasm32")]
fn main() {
    let load = Callback::from(|loaded: Callback<Option<Rest>>| {
        spawn_local(async move { loaded.emit(rest().await.ok()) });
    });
    // A worker has no window: there the program races.
    if web_sys::window().is_none() {
        // Without the rest it cannot: closing without a word would leave the page waiting for it.
        return load.emit(Callback::from(|rest: Option<Rest>| match rest {
            Some(rest) => (rest.work)(),
            None => wasm_bindgen::throw_str("the second part did not come"),
        }));
    }
    Renderer::<App>::with_props(AppProps { load }).render();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This program is a web page: `make serve` builds and serves it.");
    eprintln!("For the solver on standard input and output: `cargo run --release --example jsonl`.");
}
