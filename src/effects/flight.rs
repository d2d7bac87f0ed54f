//! The flight of a disc, which the style sheet shows.

use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};

/// Gives the disc in flight its way and its time. Policies of security forbid the attribute `style`, but not its properties.
pub fn guide_flight(root: &Element) {
    let Some(disc) = root.query_selector(".disc[data-path]").ok().flatten() else { return };
    let (path, time) = (disc.get_attribute("data-path"), disc.get_attribute("data-time"));
    let style = disc.unchecked_into::<SvgElement>().style();
    for (name, value) in
        [("--path", ["path(\"", &path.unwrap_or_default(), "\")"]), ("--time", ["", &time.unwrap_or_default(), "ms"])]
    {
        // Without it, the disc is where it lands at once.
        let _ = style.set_property(name, &value.concat());
    }
}
