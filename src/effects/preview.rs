//! The frame that shows what the share dialog makes.
//!
//! Each change of a frame's `src` or `srcdoc` adds an entry to the history, so that Back would undo the preview. A document
//! that is replaced or written adds none.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, HtmlDocument, HtmlIFrameElement, Window};

const LOADING: &str = "data-loading";
const SHOWN: &str = "data-shown";

/// Shows in the preview what its `data-address` or `data-code` says, if it does not show that already.
pub fn sync_preview(root: &Element) {
    let frame = root.query_selector(".preview").ok().flatten();
    if let Some(frame) = frame.and_then(|frame| frame.dyn_into().ok()) {
        show(&frame);
    }
}

/// A frame that still loads is left alone until it has: WebKit loads nothing more at all after some interruptions.
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
    LISTENER.with(|listener| frame.set_onload(Some(listener.as_ref().unchecked_ref())));
    let asked = if address.is_some() { window.location().replace(wanted) } else { write(&window, wanted) };
    if asked.is_err() {
        frame.set_onload(None);
        let _ = frame.remove_attribute(LOADING);
    }
}

thread_local! {
    /// One for all frames. A listener that holds a frame would keep it, with the dialog around it, when it is removed before
    /// it has loaded.
    static LISTENER: Closure<dyn Fn(Event)> = Closure::new(|event: Event| {
        if let Some(frame) = event.current_target().and_then(|target| target.dyn_into().ok()) {
            on_load(&frame);
        }
    });
}

fn on_load(frame: &HtmlIFrameElement) {
    // A link in the frame may load something more.
    frame.set_onload(None);
    let _ = frame.remove_attribute(LOADING);
    show(frame);
}

/// Makes a page of the code. A frame with an address for it, such as a blob's, would need a looser security policy.
fn write(window: &Window, code: &str) -> Result<(), JsValue> {
    let document = window.document().ok_or(JsValue::NULL)?;
    let document: HtmlDocument = document.unchecked_into();
    document.open()?;
    document.write_1(&["<!doctype html>", code].concat())?;
    document.close()
}
