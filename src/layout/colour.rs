//! The colours of the discs.

use crate::solver::{Disc, DiscCount};

use crate::layout::svg_number::px;

/// The colour of a disc, as CSS understands it.
///
/// Odd and even discs turn in opposite directions, so they form two families: warm and cool. Within a family the hue
/// runs on with the size at one and the same lightness, so that neighbours of a family differ and none stands out. That
/// lightness is the one at which every disc keeps a contrast of 3 : 1 against the page in both themes, and the white
/// number on it 4.5 : 1.
#[must_use]
pub fn of(disc: Disc, discs: DiscCount) -> String {
    let share = f64::from(disc.number() - 1) / f64::from(discs.count().max(2) - 1);
    let (chroma, hue) =
        if disc.number() % 2 == 1 { ("0.13", 75.0 - 55.0 * share) } else { ("0.11", 200.0 + 75.0 * share) };
    ["oklch(0.545 ", chroma, " ", &px(hue), ")"].concat()
}

/// Seven colours from the smallest disc of a family to the largest, in sRGB: what those of [`of`] come to on most screens.
const WARM: [[u8; 3]; 7] =
    [[155, 98, 0], [162, 93, 0], [167, 88, 7], [171, 84, 33], [174, 80, 50], [175, 78, 66], [175, 76, 80]];
const COOL: [[u8; 3]; 7] =
    [[0, 130, 137], [0, 128, 150], [0, 124, 160], [28, 120, 168], [56, 116, 173], [77, 111, 176], [94, 106, 176]];

/// The same colour in six hexadecimal digits, for pictures that leave the page: few programs but browsers know the other way
/// to write it.
#[must_use]
pub fn plain(disc: Disc, discs: DiscCount) -> String {
    let family = if disc.number() % 2 == 1 { WARM } else { COOL };
    let parts = (discs.count().max(2) - 1) as usize;
    let along = disc.index() * (family.len() - 1);
    let (stop, rest) = (along / parts, along % parts);
    let at = |stop: usize, channel: usize| {
        usize::from(family.get(stop.min(family.len() - 1)).and_then(|colour| colour.get(channel)).copied().unwrap_or(0))
    };
    let mut text = String::from("#");
    for channel in 0..3 {
        let mixed = (at(stop, channel) * (parts - rest) + at(stop + 1, channel) * rest) / parts;
        for digit in [mixed / 16, mixed % 16] {
            text.push(char::from(b"0123456789abcdef".get(digit).copied().unwrap_or(b'0')));
        }
    }
    text
}
