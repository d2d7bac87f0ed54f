//! The flight of a disc, which the style sheet shows.

use web_sys::HtmlElement;

use crate::model::Motion;

/// Gives the disc that will be drawn in flight its way, as SVG path data, and its time. A content security policy forbids `style`
/// attributes, but not setting properties. Flights alternate between two sets of them, so that a new one does not change the last.
pub fn guide_flight(towers: &HtmlElement, path: &str, motion: &Motion) {
    let names =
        if motion.parity { ["--flight-path-again", "--flight-time-again"] } else { ["--flight-path", "--flight-time"] };
    let values = [["path(\"", path, "\")"].concat(), [&(motion.duration_ms as u32).to_string(), "ms"].concat()];
    for (name, value) in names.into_iter().zip(values) {
        // Without it, the disc is where it lands at once.
        let _ = towers.style().set_property(name, &value);
    }
}
