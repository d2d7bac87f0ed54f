//! Checks the layers of the crate. Reads the sources, and fails if a layer uses a higher one, or if a layer without a
//! browser uses a browser crate.
#![cfg(not(target_arch = "wasm32"))]

use std::fs;
use std::path::{Path, PathBuf};

/// Crates that only work in a browser.
const BROWSER: [&str; 9] = [
    "yew",
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "wasm_bindgen_futures",
    "wasm_split_helpers",
    "gloo_events",
    "gloo_render",
    "gloo_timers",
];

/// The layers from the bottom up, with the modules that each may use. The layer `solver` is `src/solver.rs` and the
/// folder `src/solver`.
const LAYERS: [(&str, &[&str]); 10] = [
    ("named_enum", &["named_enum"]),
    ("solver", &["named_enum", "solver"]),
    ("model", &["named_enum", "solver", "model"]),
    ("l10n", &["solver", "model", "l10n"]),
    ("layout", &["solver", "layout"]),
    ("files", &["solver", "model", "l10n", "layout", "files"]),
    ("embed", &["model", "l10n", "embed"]),
    ("effects", &["solver", "model", "l10n", "layout", "files", "effects"]),
    ("view", &["solver", "model", "l10n", "layout", "view"]),
    ("app", &["solver", "model", "l10n", "layout", "embed", "effects", "view", "app"]),
];

/// This file may use more modules than its layer, because it starts the app for a host.
const HOST_PORT: (&str, &[&str]) = ("embed/host_port.rs", &["effects", "app"]);

/// Layers that may use browser crates.
const BROWSER_LAYERS: [&str; 3] = ["effects", "view", "app"];

/// Other files that may use browser crates.
const BROWSER_FILES: [&str; 2] = [HOST_PORT.0, "main.rs"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn files_in(folder: PathBuf) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found
}

fn sources(layer: &str) -> Vec<PathBuf> {
    let mut found = files_in(root().join(layer));
    found.push(root().join(format!("{layer}.rs")));
    found
}

/// The path relative to `src`, with slashes.
fn name(path: &Path) -> String {
    let parts = path.strip_prefix(root()).unwrap().iter().map(|part| part.to_str().unwrap());
    parts.collect::<Vec<_>>().join("/")
}

/// A source file without its comments.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The modules of this crate that the code uses as `crate::…`.
fn named_modules(code: &str) -> Vec<String> {
    let rest = code.split("crate::").skip(1);
    rest.map(|rest| rest.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect()).collect()
}

fn named_browser_crates(code: &str) -> Vec<&'static str> {
    let names = |name: &&str| code.contains(&format!("{name}::")) || code.contains(&format!("use {name};"));
    BROWSER.into_iter().filter(names).collect()
}

#[test]
fn imports_point_down() {
    for (layer, allowed) in LAYERS {
        let files = sources(layer);
        let fewest = if root().join(layer).is_dir() { 3 } else { 1 };
        assert!(files.len() >= fewest, "the sources of {layer} are where this test looks");
        for path in files {
            let (name, code) = (name(&path), code(&path));
            assert!(!code.contains("super::super"), "{name} climbs out of its folder");
            let more = if name == HOST_PORT.0 { HOST_PORT.1 } else { &[] };
            for module in named_modules(&code) {
                let is_allowed = allowed.contains(&module.as_str()) || more.contains(&module.as_str());
                assert!(is_allowed, "{name} names crate::{module}");
            }
        }
    }
}

#[test]
fn every_source_is_in_a_layer() {
    /// Crate roots and build tools.
    const OTHERS: [&str; 3] = ["lib.rs", "main.rs", "bin/"];
    for path in files_in(root()) {
        let name = name(&path);
        let is_on = |layer: &str| name == format!("{layer}.rs") || name.starts_with(&format!("{layer}/"));
        let is_other = OTHERS.iter().any(|other| name.starts_with(other));
        assert!(is_other || LAYERS.iter().any(|(layer, _)| is_on(layer)), "{name}");
    }
    for (layer, allowed) in LAYERS {
        assert!(allowed.contains(&layer), "{layer} uses itself");
    }
    assert!(root().join(HOST_PORT.0).is_file());
}

#[test]
fn only_the_upper_layers_know_a_browser() {
    for path in files_in(root()) {
        let name = name(&path);
        let layer = name.split(['/', '.']).next().unwrap();
        if !BROWSER_LAYERS.contains(&layer) && !BROWSER_FILES.contains(&name.as_str()) {
            assert_eq!(named_browser_crates(&code(&path)), [""; 0], "{name}");
        }
    }
    let view = sources("view").iter().flat_map(|path| named_browser_crates(&code(path))).count();
    assert!(view > 5, "a search that finds no browser in the view finds none anywhere");
}

#[test]
fn nothing_can_panic_outside_tests() {
    for (layer, _) in LAYERS {
        for path in sources(layer) {
            let code = code(&path);
            let shipped = code.split("#[cfg(test)]").next().unwrap_or_default();
            for word in [".unwrap()", ".expect(", "todo!", "unimplemented!", "unreachable!"] {
                assert!(!shipped.contains(word), "{} says {word}", path.display());
            }
        }
    }
}
