//! What happens before the compiler runs: the texts of the page become tables, and the linker learns what the cut into
//! chunks needs to know. For the solver alone there is nothing to do.

#[cfg(feature = "core")]
mod fluent;
#[cfg(feature = "core")]
mod lessons;
#[cfg(feature = "core")]
mod pseudo;
#[cfg(feature = "core")]
mod tables;
#[cfg(feature = "core")]
mod texts;

use std::env;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build");
    #[cfg(feature = "core")]
    texts::compile()?;
    if cfg!(feature = "split") && env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        // The cutter follows references between functions, which only relocations tell.
        println!("cargo::rustc-link-arg-bin=tower-of-hanoi-explorer=--emit-relocs");
    }
    Ok(())
}
