//! Browser APIs that scripts call for the program: clipboard, sharing, saving, printing, sounds, languages and workers.
//!
//! The script that loads an explorer provides these functions in the property `hands` of an element around it. They
//! are rarely needed, so they are loaded after the program.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Worker};
use yew::Callback;

use crate::l10n::{L10n, L10nCache};
use crate::model::{ExportStatus, Locale, PictureFormat};

fn function(root: &Element, name: &str) -> Option<Function> {
    let host = root.closest("[data-hands]").ok()??;
    let functions = Reflect::get(&host, &"hands".into()).ok()?;
    Reflect::get(&functions, &name.into()).ok()?.dyn_into().ok()
}

/// Starts a worker with this program.
pub(super) fn worker(root: &Element) -> Option<Worker> {
    function(root, "worker")?.call0(&JsValue::NULL).ok()?.dyn_into().ok()
}

/// Calls a function that takes a callback for its result as the last argument.
fn call_with_result(root: &Element, name: &str, arguments: &[JsValue], result: Callback<ExportStatus>) {
    let failed = if name == "copy" { ExportStatus::NotCopied } else { ExportStatus::NotSaved };
    let not_called = result.clone();
    let callback = Closure::once_into_js(move |outcome: String| {
        result.emit(match outcome.as_str() {
            "copied" => ExportStatus::Copied,
            "saved" => ExportStatus::Saved,
            _ => failed,
        });
    });
    let arguments: Array = arguments.iter().cloned().chain([callback]).collect();
    if function(root, name).is_none_or(|function| function.apply(&JsValue::NULL, &arguments).is_err()) {
        not_called.emit(failed);
    }
}

fn call(root: &Element, name: &str, arguments: &[JsValue]) {
    if let Some(function) = function(root, name) {
        // The script handles its own errors.
        let _ = function.apply(&JsValue::NULL, &arguments.iter().cloned().collect());
    }
}

pub fn copy_text(root: &Element, text: &str, result: Callback<ExportStatus>) {
    call_with_result(root, "copy", &[text.into()], result);
}

/// Lets the browser save a file. `parts` are strings or byte arrays, as for the constructor of `Blob`.
pub(super) fn save_file(root: &Element, name: &str, parts: &Array, result: Callback<ExportStatus>) {
    call_with_result(root, "save", &[name.into(), parts.into()], result);
}

/// Lets the browser save a picture. `file_name` gets the extension.
pub fn save_picture(
    root: &Element,
    format: PictureFormat,
    svg: &str,
    file_name: impl Fn(&str) -> String,
    result: Callback<ExportStatus>,
) {
    match format {
        PictureFormat::Svg => save_file(root, &file_name("svg"), &Array::of1(&svg.into()), result),
        PictureFormat::Png => save_png(root, &file_name("png"), &Array::of1(&svg.into()), result),
    }
}

/// Calls back with the text of the single-file page, with an interpreter for programs if requested; with an empty text if it could
/// not be read.
pub(super) fn read_page(root: &Element, needs_python: bool, result: Callback<String>) {
    let not_called = result.clone();
    let callback = Closure::once_into_js(move |page: Option<String>| result.emit(page.unwrap_or_default()));
    if function(root, "readPage")
        .is_none_or(|read| read.call2(&JsValue::NULL, &needs_python.into(), &callback).is_err())
    {
        not_called.emit(String::new());
    }
}

/// Lets the browser save the parts of an SVG file as PNG.
pub(super) fn save_png(root: &Element, name: &str, parts: &Array, result: Callback<ExportStatus>) {
    call_with_result(root, "savePng", &[name.into(), parts.into()], result);
}

/// Opens the system's share sheet.
pub fn share_link(root: &Element, link: &str) {
    call(root, "share", &[link.into()]);
}

pub fn print(root: &Element) {
    call(root, "print", &[]);
}

/// Shows the new text of a text area in the editor for programs. `shown` is called when the editor shows it, or cannot.
pub fn edit_code(root: &Element, source: &Element, shown: Callback<()>) {
    let not_called = shown.clone();
    let callback = Closure::once_into_js(move || shown.emit(()));
    let called = function(root, "editCode").map(|edit| edit.call2(&JsValue::NULL, source, &callback));
    if !matches!(called, Some(Ok(_))) {
        not_called.emit(());
    }
}

/// Plays a tone for a move. The tones of larger discs are lower.
pub fn play_tone(root: &Element, disc: u32, discs: u32) {
    call(root, "playTone", &[disc.into(), discs.into()]);
}

/// Loads the texts of the lessons in a language. The result is `None` if they could not be loaded.
pub fn load_lessons(root: &Element, code: &str, result: Callback<Option<String>>) {
    call_for_text(root, "loadLessons", code, result);
}

/// Packs the text of a lesson for links.
pub fn pack(root: &Element, text: &str, result: Callback<Option<String>>) {
    call_for_text(root, "pack", text, result);
}

/// Unpacks the lesson of a link. The result is `None` if the lesson is invalid.
pub fn unpack(root: &Element, base64: &str, result: Callback<Option<String>>) {
    call_for_text(root, "unpack", base64, result);
}

/// Calls a function that takes a text and a callback for its result.
fn call_for_text(root: &Element, name: &str, text: &str, result: Callback<Option<String>>) {
    let not_called = result.clone();
    let callback = Closure::once_into_js(move |text: Option<String>| result.emit(text));
    let called = function(root, name).map(|function| function.call2(&JsValue::NULL, &text.into(), &callback));
    if !matches!(called, Some(Ok(_))) {
        not_called.emit(None);
    }
}

/// Loads a language; `None` stands for the browser's. The result is `None` if it could not be loaded.
pub fn load_locale(root: &Element, locale: Option<Locale>, result: Callback<Option<L10n>>) {
    let not_called = result.clone();
    let callback =
        Closure::once_into_js(move |text: Option<String>| result.emit(text.and_then(|text| L10nCache::get(&text))));
    let code = locale.map_or("", Locale::code);
    let called =
        function(root, "loadLocale").map(|load| load.apply(&JsValue::NULL, &Array::of3(&code.into(), root, &callback)));
    if !matches!(called, Some(Ok(_))) {
        not_called.emit(None);
    }
}
