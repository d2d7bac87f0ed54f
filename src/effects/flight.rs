//! The flight of a disc, which the style sheet shows.

use web_sys::HtmlElement;

use crate::model::Motion;

/// Gives the disc that will be drawn in flight its way, as SVG path data, and its time. Policies of security forbid the attribute
/// `style`, but not its properties. Flights in turn have their own, so that the last one is not changed.
pub fn guide_flight(towers: &HtmlElement, path: &str, motion: &Motion) {
    let names = if motion.parity { ["--path-again", "--time-again"] } else { ["--path", "--time"] };
    let values = [["path(\"", path, "\")"].concat(), [&(motion.duration_ms as u32).to_string(), "ms"].concat()];
    for (name, value) in names.into_iter().zip(values) {
        // Without it, the disc is where it lands at once.
        let _ = towers.style().set_property(name, &value);
    }
}
