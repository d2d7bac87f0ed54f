//! The frame that shows what the share dialog makes.
//!
//! Each change of a frame's `src` or `srcdoc` adds an entry to the history, so that Back would undo the preview. A document
//! that is replaced or written adds none.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlDocument, HtmlIFrameElement, Window};

/// Shows in the preview what its `data-address` or `data-code` says, if it does not show that already.
pub fn sync_preview(root: &Element) {
    let Some(frame) = root.query_selector(".preview").ok().flatten() else { return };
    let (address, code) = (frame.get_attribute("data-address"), frame.get_attribute("data-code"));
    let wanted = address.as_ref().or(code.as_ref());
    if frame.get_attribute("data-shown").as_ref() == wanted {
        return;
    }
    let window = frame.dyn_ref::<HtmlIFrameElement>().and_then(HtmlIFrameElement::content_window);
    if let Some((window, wanted)) = window.zip(wanted) {
        // If one of these fails, the preview stays as it is. The code beside it can still be copied.
        let _ = frame.set_attribute("data-shown", wanted);
        let _ = if address.is_some() { window.location().replace(wanted) } else { write(&window, wanted) };
    }
}

/// Makes a page of the code. A frame with an address for it, such as a blob's, would need a looser security policy.
fn write(window: &Window, code: &str) -> Result<(), JsValue> {
    let Some(document) = window.document() else { return Ok(()) };
    let document: HtmlDocument = document.unchecked_into();
    document.open()?;
    document.write_1(&["<!doctype html>", code].concat())?;
    document.close()
}
