use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::layout::svg_number::px;

use super::{Measured, SizeObserver};

/// Keeps the height of the caption in a variable of the style sheet. In a single-column page, the board stays at the top, and the
/// tabs stay below its caption. Nothing of it depends on the size of the towers: an observer would be told late of what does.
pub fn observe_caption_height(root: &Element) -> Option<SizeObserver> {
    let caption = root.query_selector(".caption").ok()??;
    let style = root.owner_document()?.document_element()?.unchecked_into::<HtmlElement>().style();
    SizeObserver::new(&caption, move |measured| {
        let Measured::Size(_, height) = measured else { return };
        // This cannot fail: the name and the value are valid.
        let _ = style.set_property("--caption-height", &["calc(", &px(height), "rem / 16)"].concat());
    })
}
