use crate::solver::{Disc, DiscCount};

use crate::layout::svg_number::px;

/// The lightness of all discs in the light theme and in the dark one.
const LIGHTNESS: [&str; 2] = ["0.545", "0.63"];

/// The colour of a disc as a CSS `oklch()` value, in the light theme and in the dark one.
///
/// Odd-numbered and even-numbered discs go round in opposite directions, so they form two families: warm and cool. In a
/// family the hue changes with the size and the lightness is constant, so that neighbours differ and no disc stands
/// out. At this lightness every disc has a contrast of 3 : 1 with the page and with the white ring in it, and its number
/// one of 4.5 : 1 with the disc. The number is white in the light theme and dark in the dark one.
#[must_use]
pub fn in_themes(disc: Disc, discs: DiscCount) -> [String; 2] {
    let share = f64::from(disc.number() - 1) / f64::from(discs.count().max(2) - 1);
    let (chroma, hue) =
        if disc.number() % 2 == 1 { ("0.13", 75.0 - 55.0 * share) } else { ("0.11", 200.0 + 75.0 * share) };
    LIGHTNESS.map(|lightness| ["oklch(", lightness, " ", chroma, " ", &px(hue), ")"].concat())
}

/// [`in_themes`] as one CSS value.
#[must_use]
pub fn of(disc: Disc, discs: DiscCount) -> String {
    let [light, dark] = in_themes(disc, discs);
    ["light-dark(", &light, ",", &dark, ")"].concat()
}

/// The two families where many discs have one colour.
pub const PLAIN_EVEN: &str = "#1c78a8";
pub const PLAIN_ODD: &str = "#ab5421";

/// Seven colours of the light theme in sRGB for each family, from the smallest disc to the largest.
const WARM: [[u8; 3]; 7] =
    [[155, 98, 0], [162, 93, 0], [167, 88, 7], [171, 84, 33], [174, 80, 50], [175, 78, 66], [175, 76, 80]];
const COOL: [[u8; 3]; 7] =
    [[0, 130, 137], [0, 128, 150], [0, 124, 160], [28, 120, 168], [56, 116, 173], [77, 111, 176], [94, 106, 176]];

/// The colour in the light theme as `#rrggbb`, for exported pictures: few programs besides browsers support `oklch()`.
#[must_use]
pub fn plain(disc: Disc, discs: DiscCount) -> String {
    let family = if disc.number() % 2 == 1 { WARM } else { COOL };
    let steps = (discs.count().max(2) - 1) as usize;
    let scaled = disc.index() * (family.len() - 1);
    let (stop, rest) = (scaled / steps, scaled % steps);
    let at = |stop: usize, channel: usize| {
        usize::from(family.get(stop.min(family.len() - 1)).and_then(|colour| colour.get(channel)).copied().unwrap_or(0))
    };
    let mut text = String::from("#");
    for channel in 0..3 {
        let mixed = (at(stop, channel) * (steps - rest) + at(stop + 1, channel) * rest) / steps;
        for digit in [mixed / 16, mixed % 16] {
            text.push(char::from(b"0123456789abcdef".get(digit).copied().unwrap_or(b'0')));
        }
    }
    text
}
