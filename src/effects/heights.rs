use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::layout::svg_number::px;

use super::SizeObserver;

/// Keeps the heights of the board and of the player in variables of the style sheet. In a single-column page, the board stays at the
/// top with the tabs below it, and the player at the bottom.
pub fn observe_heights(root: &Element) -> Vec<SizeObserver> {
    let observe = |(part, variable): (&str, &'static str)| {
        let part = root.query_selector(part).ok()??;
        let style = root.owner_document()?.document_element()?.unchecked_into::<HtmlElement>().style();
        SizeObserver::new(&part, move |_, height| {
            // This cannot fail: the name and the value are valid.
            let _ = style.set_property(variable, &["calc(", &px(height), "rem / 16)"].concat());
        })
    };
    [(".board", "--board"), (".player", "--player")].into_iter().filter_map(observe).collect()
}
