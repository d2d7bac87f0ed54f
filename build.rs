//! Tells the linker what the cut into chunks needs to know.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is_set = |name: &str| std::env::var_os(name).is_some();
    if is_set("CARGO_FEATURE_SPLIT") && std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        // The cutter follows references between functions, which only relocations tell.
        println!("cargo::rustc-link-arg-bin=tower-of-hanoi-explorer=--emit-relocs");
    }
}
