//! The colours of the discs.

use crate::solver::{Disc, Discs};

use super::pixels::px;

/// The colour of a disc, as CSS understands it.
///
/// Odd and even discs turn in opposite directions, so they form two families: warm and cool. Within a family the hue
/// runs on with the size at one and the same lightness, so that neighbours of a family differ and none stands out. That
/// lightness is the one at which every disc keeps a contrast of 3 : 1 against the page in both themes, and the white
/// number on it 4.5 : 1.
#[must_use]
pub fn of(disc: Disc, discs: Discs) -> String {
    let share = f64::from(disc.number() - 1) / f64::from(discs.count().max(2) - 1);
    let (chroma, hue) =
        if disc.number() % 2 == 1 { ("0.13", 75.0 - 55.0 * share) } else { ("0.11", 200.0 + 75.0 * share) };
    ["oklch(0.545 ", chroma, " ", &px(hue), ")"].concat()
}
