use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::layout::svg_number::px;

use super::SizeObserver;

/// Keeps the height of the board in a variable of the style sheet. In a single-column page, the board stays at the top, and the
/// tabs stay below it.
pub fn observe_board_height(root: &Element) -> Option<SizeObserver> {
    let board = root.query_selector(".board").ok()??;
    let style = root.owner_document()?.document_element()?.unchecked_into::<HtmlElement>().style();
    SizeObserver::new(&board, move |_, height| {
        // This cannot fail: the name and the value are valid.
        let _ = style.set_property("--board", &["calc(", &px(height), "rem / 16)"].concat());
    })
}
