//! The colours of the discs.

use crate::solver::{Disc, Discs};

use super::pixels::px;

/// The colour of a disc, as CSS understands it.
///
/// Odd and even discs turn in opposite directions, so they form two families: warm and cool. Within a family the hue
/// runs on with the size, at nearly even lightness, so that neighbours of a family differ and none stands out. The
/// lightness keeps every disc at a contrast of 3 : 1 or more against the page in both themes, and the white number on it
/// at 4.5 : 1.
#[must_use]
pub fn of(disc: Disc, discs: Discs) -> String {
    let share = f64::from(disc.number() - 1) / f64::from(discs.count().max(2) - 1);
    let (hue, chroma) =
        if disc.number() % 2 == 1 { (75.0 - 55.0 * share, "0.13") } else { (200.0 + 75.0 * share, "0.11") };
    let lightness = 0.56 - 0.08 * share;
    ["oklch(", &px(lightness), " ", chroma, " ", &px(hue), ")"].concat()
}
