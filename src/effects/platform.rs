//! What scripts do for the program: copying, sharing, saving, printing, sounds, languages and workers.
//!
//! The script around an explorer offers them as functions of an object, `hands`, of an element around it. They are needed
//! seldom and late, so they are not loaded with the program.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Worker};
use yew::Callback;

use crate::l10n::{L10n, L10nCache};
use crate::model::{ExportStatus, Locale, PictureFormat};

fn function(root: &Element, name: &str) -> Option<Function> {
    let host = root.closest("[data-hands]").ok()??;
    let platform = Reflect::get(&host, &"hands".into()).ok()?;
    Reflect::get(&platform, &name.into()).ok()?.dyn_into().ok()
}

/// A worker that runs this program.
pub(super) fn worker(root: &Element) -> Option<Worker> {
    function(root, "worker")?.call0(&JsValue::NULL).ok()?.dyn_into().ok()
}

/// Calls a function with these arguments and, at the end, one that receives the result.
fn call_with_result(root: &Element, name: &str, arguments: &[JsValue], result: Callback<ExportStatus>) {
    let failed = if name == "copy" { ExportStatus::NotCopied } else { ExportStatus::NotSaved };
    let missing = result.clone();
    let receive = Closure::once_into_js(move |word: String| {
        result.emit(match word.as_str() {
            "copied" => ExportStatus::Copied,
            "saved" => ExportStatus::Saved,
            _ => failed,
        });
    });
    let arguments: Array = arguments.iter().cloned().chain([receive]).collect();
    if function(root, name).is_none_or(|function| function.apply(&JsValue::NULL, &arguments).is_err()) {
        missing.emit(failed);
    }
}

fn call(root: &Element, name: &str, arguments: &[JsValue]) {
    if let Some(function) = function(root, name) {
        // Errors of the script are the script's.
        let _ = function.apply(&JsValue::NULL, &arguments.iter().cloned().collect());
    }
}

/// Copies a text to the clipboard.
pub fn copy_text(root: &Element, text: &str, result: Callback<ExportStatus>) {
    call_with_result(root, "copy", &[text.into()], result);
}

/// Lets the browser save a file, made of texts or bytes.
pub(super) fn save_file(root: &Element, name: &str, parts: &Array, result: Callback<ExportStatus>) {
    call_with_result(root, "save", &[name.into(), parts.into()], result);
}

/// Lets the browser save a picture. `file_name` makes its name from the extension.
pub fn save_picture(
    root: &Element,
    format: PictureFormat,
    svg: &str,
    file_name: impl Fn(&str) -> String,
    result: Callback<ExportStatus>,
) {
    match format {
        PictureFormat::Svg => save_file(root, &file_name("svg"), &Array::of1(&svg.into()), result),
        PictureFormat::Png => call_with_result(root, "png", &[file_name("png").into(), svg.into()], result),
    }
}

/// Hands a link to the system's own sharing.
pub fn share_link(root: &Element, link: &str) {
    call(root, "post", &[link.into()]);
}

pub fn print(root: &Element) {
    call(root, "print", &[]);
}

/// Plays the tone of a move: the larger its disc, the lower.
pub fn play_tone(root: &Element, disc: u32, discs: u32) {
    call(root, "beep", &[disc.into(), discs.into()]);
}

/// Loads a language, `None` for that of the browser. The result is `None` when it could not be loaded.
pub fn load_locale(root: &Element, locale: Option<Locale>, result: Callback<Option<L10n>>) {
    let missing = result.clone();
    let receive =
        Closure::once_into_js(move |text: Option<String>| result.emit(text.and_then(|text| L10nCache::get(&text))));
    let code = locale.map_or("", Locale::code);
    let asked =
        function(root, "speak").map(|load| load.apply(&JsValue::NULL, &Array::of3(&code.into(), root, &receive)));
    if !matches!(asked, Some(Ok(_))) {
        missing.emit(None);
    }
}
