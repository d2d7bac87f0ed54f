//! The frame with a preview in the share dialog.
//!
//! Each change of a frame's `src` or `srcdoc` adds an entry to the history, so that Back would undo the preview. A document
//! that is replaced or written adds none.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlDocument, HtmlIFrameElement, Window};
use yew::Callback;

const LOADING: &str = "data-loading";
const SHOWN: &str = "data-shown";

/// Shows the document of `data-address` or `data-code` in the preview, unless the preview already shows it. Returns whether the
/// document is loading.
pub fn sync_preview(root: &Element) -> bool {
    let frame = root.query_selector(".preview").ok().flatten();
    let Some(frame) = frame.and_then(|frame| frame.dyn_into::<HtmlIFrameElement>().ok()) else { return false };
    show(&frame);
    frame.has_attribute(LOADING)
}

/// Reports when the frame of a preview has loaded. One listener at the root serves all frames: a listener of a frame would keep it,
/// with the dialog around it, if it is removed before it has loaded.
pub fn listen_to_preview(root: &Element, loaded: Callback<()>) -> EventListener {
    // The event does not bubble.
    let options = EventListenerOptions::run_in_capture_phase();
    EventListener::new_with_options(root, "load", options, move |event| {
        let frame = event.target().and_then(|target| target.dyn_into::<HtmlIFrameElement>().ok());
        // A link in the frame may load another document, which is not the preview.
        if frame.is_some_and(|frame| frame.has_attribute(LOADING) && frame.remove_attribute(LOADING).is_ok()) {
            loaded.emit(());
        }
    })
}

/// Shows the wanted document in a frame. A frame that is still loading is left alone until it has loaded, because WebKit loads
/// nothing at all after some interruptions.
fn show(frame: &HtmlIFrameElement) {
    let (address, code) = (frame.get_attribute("data-address"), frame.get_attribute("data-code"));
    let Some(wanted) = address.as_ref().or(code.as_ref()) else { return };
    if frame.has_attribute(LOADING) || frame.get_attribute(SHOWN).as_ref() == Some(wanted) {
        return;
    }
    let Some(window) = frame.content_window() else { return };
    // If something fails here, the preview stays as it is. The code beside it can still be copied.
    let _ = frame.set_attribute(SHOWN, wanted);
    let _ = frame.set_attribute(LOADING, "");
    let asked = if address.is_some() { window.location().replace(wanted) } else { write(&window, wanted) };
    if asked.is_err() {
        let _ = frame.remove_attribute(LOADING);
    }
}

/// Writes a page with the code. A frame with an address for it, such as a blob's, would need a looser security policy.
fn write(window: &Window, code: &str) -> Result<(), JsValue> {
    let document = window.document().ok_or(JsValue::NULL)?;
    let document: HtmlDocument = document.unchecked_into();
    document.open()?;
    document.write_1(&["<!doctype html>", code].concat())?;
    document.close()
}
