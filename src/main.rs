//! Starts the program. With the feature `split` it comes as six files: what the towers need, the panels, the dialogs, the race, what
//! writes files, and what runs learners' programs.
#![allow(unsafe_code, reason = "the macros declare the two ends of a cut and what scripts call as foreign functions")]

use {
    js_sys::Function,
    tower_of_hanoi::app::{App, AppProps, Chunks},
    tower_of_hanoi::l10n::L10n,
    tower_of_hanoi::view::{DialogViews, PanelViews, dialog_views, panel_views},
    tower_of_hanoi::{effects, embed},
    wasm_bindgen::prelude::{JsValue, wasm_bindgen},
    yew::{Callback, Renderer, platform::spawn_local},
};

#[cfg(feature = "split")]
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// Declares a function that calls back with a value, or with `None` if its code could not be loaded. With the feature
/// `split`, the code that only this function reaches becomes a file of its own, which the first call loads.
macro_rules! chunk {
    ($file:ident, $name:ident -> $value:ty, $make:expr) => {
        #[cfg(feature = "split")]
        fn $name(loaded: Callback<Option<$value>>) {
            #[wasm_split($file, fallible)]
            fn $name() -> Result<$value, SplitLoaderError> {
                Ok($make)
            }
            spawn_local(async move { loaded.emit($name().await.ok()) });
        }
        #[cfg(not(feature = "split"))]
        fn $name(loaded: Callback<Option<$value>>) {
            // Later, as it would be if it were loaded: the caller is still at work.
            spawn_local(async move { loaded.emit(Some($make)) });
        }
    };
}

chunk!(panels, load_panels -> &'static dyn PanelViews, panel_views());
chunk!(dialogs, load_dialogs -> &'static dyn DialogViews, dialog_views());

chunk!(race, load_race -> effects::RunJob, effects::run_race as effects::RunJob);
chunk!(export, load_export -> effects::RunJob, effects::run_export as effects::RunJob);
chunk!(python, load_python -> effects::RunJob, effects::run_python as effects::RunJob);

const CHUNKS: Chunks =
    Chunks { panels: load_panels, dialogs: load_dialogs, race: load_race, export: load_export, python: load_python };

#[wasm_bindgen(module = "/static/text.js")]
extern "C" {
    #[wasm_bindgen(js_name = defineText)]
    fn define_text();
}

/// What the scripts that load the program call.
///
/// For the page: with the script of the host around it, if it has one, and `false`. For elements: with the function that
/// receives the function that draws one, and `true`. `texts` are the texts of the page's language as [`L10n::parse`] parses
/// them, where that is not English.
#[wasm_bindgen]
pub fn open(host: Option<Function>, elements: bool, texts: Option<String>) {
    define_text();
    if !elements {
        let l10n = texts.and_then(|texts| L10n::parse(&texts));
        Renderer::<App>::with_props(AppProps { chunks: CHUNKS, query: None, host, l10n }).render();
    } else if let Some(receive) = host {
        // Errors of the script are the script's.
        let _ = receive.call1(&JsValue::UNDEFINED, &embed::mount(CHUNKS));
    }
}

fn main() {
    if cfg!(not(target_arch = "wasm32")) {
        eprintln!("This program runs in a browser. Run `make serve` to build and serve it.");
        eprintln!(
            "The solver on the command line is the program `hanoi`: run `cargo run --release --bin hanoi -- --help`."
        );
    }
}
