//! Who may know whom. Reads the sources and fails when an import points up, or a browser comes in where none belongs.
#![cfg(not(target_arch = "wasm32"))]

use std::fs;
use std::path::{Path, PathBuf};

/// Crates that only exist in a browser.
const BROWSER: [&str; 7] = ["yew", "web_sys", "js_sys", "wasm_bindgen", "gloo_events", "gloo_render", "gloo_timers"];

/// For each layer, the files or folders that make it up and the modules of this crate that it may name.
const LAYERS: [(&str, &[&str]); 7] = [
    ("solver", &["solver"]),
    ("model", &["solver", "model"]),
    ("l10n", &["solver", "model", "l10n"]),
    ("effects", &["model", "l10n", "effects"]),
    ("layout", &["solver", "layout"]),
    ("view", &["solver", "model", "l10n", "layout", "view"]),
    ("embed", &["model", "l10n", "effects", "app", "embed"]),
];

/// Those of them that know no browser.
const PLAIN: [&str; 4] = ["solver", "model", "l10n", "layout"];

fn sources(name: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = vec![root.join(format!("{name}.rs"))];
    let mut folders = vec![root.join(name)];
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

/// What a source file says apart from its comments.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The modules of this crate that a text names as `crate::…`.
fn named_modules(code: &str) -> Vec<String> {
    let rest = code.split("crate::").skip(1);
    rest.map(|rest| rest.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect()).collect()
}

fn named_browser_crates(code: &str) -> Vec<&'static str> {
    let names = |name: &&str| code.contains(&format!("{name}::")) || code.contains(&format!("use {name};"));
    BROWSER.into_iter().filter(names).collect()
}

#[test]
fn arrows_point_down() {
    for (layer, may) in LAYERS {
        let files = sources(layer);
        assert!(files.len() >= 3, "the sources of {layer} are where this test looks");
        for path in files {
            let code = code(&path);
            assert!(!code.contains("super::super"), "{} climbs out of its folder", path.display());
            for module in named_modules(&code) {
                assert!(may.contains(&module.as_str()), "{} names crate::{module}", path.display());
            }
        }
    }
}

#[test]
fn only_views_and_effects_know_a_browser() {
    let plain = PLAIN.iter().flat_map(|layer| sources(layer));
    for path in plain {
        assert_eq!(named_browser_crates(&code(&path)), [""; 0], "{}", path.display());
    }
    let page = sources("view").iter().flat_map(|path| named_browser_crates(&code(path))).count();
    assert!(page > 5, "a search that finds no browser in the views finds none anywhere");
}

#[test]
fn nothing_can_panic_outside_tests() {
    for layer in ["solver", "model", "l10n", "layout", "view", "effects", "embed", "app"] {
        for path in sources(layer) {
            let code = code(&path);
            let shipped = code.split("#[cfg(test)]").next().unwrap_or_default();
            for word in [".unwrap()", ".expect(", "todo!", "unimplemented!", "unreachable!"] {
                assert!(!shipped.contains(word), "{} says {word}", path.display());
            }
        }
    }
}
