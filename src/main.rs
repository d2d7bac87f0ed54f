//! Mounts the page.

#[cfg(target_arch = "wasm32")]
fn main() {
    yew::Renderer::<tower_of_hanoi::app::App>::new().render();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This program is a web page: `make serve` builds and serves it.");
    eprintln!("For the solver on standard input and output: `cargo run --release --example jsonl`.");
}
