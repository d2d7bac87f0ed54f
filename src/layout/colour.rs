use std::fmt::{self, Write};

use crate::solver::{Disc, DiscCount};

use crate::layout::svg_number::px;

/// The lightness of all discs in the light theme and in the dark one.
const LIGHTNESS: [&str; 2] = ["0.545", "0.63"];

/// The colour of a disc as a CSS `oklch()` value, in the light theme and in the dark one.
///
/// Odd-numbered and even-numbered discs go round the colour wheel in opposite directions, so they form a warm and a cool family. In
/// a family the hue changes with the size and the lightness is constant, so neighbours differ and no disc stands out. At this
/// lightness, each disc has a contrast of 3 : 1 with the page and with the white ring on it, and its number has a contrast of 4.5 :
/// 1 with the disc. The number is white in the light theme and dark in the dark one.
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

/// A colour in sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub [u8; 3]);

/// Writes the colour as `#rrggbb`.
impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("#")?;
        for digit in self.0.iter().flat_map(|channel| [channel / 16, channel % 16]) {
            f.write_char(char::from(b"0123456789abcdef".get(usize::from(digit)).copied().unwrap_or(b'0')))?;
        }
        Ok(())
    }
}

/// The colours of a theme for exported pictures, as in static/style.css: few programs besides browsers support `oklch()`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    pub paper: Rgb,
    pub ink: Rgb,
    /// The colour of less important texts.
    pub quiet: Rgb,
    pub line: Rgb,
    pub edge: Rgb,
    pub wood: Rgb,
    pub shine: Rgb,
    pub goal: Rgb,
    pub accent: Rgb,
    /// The colours of the two families if many discs share one colour.
    pub odd: Rgb,
    pub even: Rgb,
    /// Seven colours of the warm family, from the smallest disc to the largest.
    warm: [[u8; 3]; 7],
    cool: [[u8; 3]; 7],
}

impl Palette {
    pub const LIGHT: Self = Self {
        paper: Rgb([255, 255, 255]),
        ink: Rgb([36, 33, 28]),
        quiet: Rgb([101, 94, 82]),
        line: Rgb([216, 208, 193]),
        edge: Rgb([143, 134, 116]),
        wood: Rgb([143, 125, 98]),
        shine: Rgb([201, 189, 168]),
        goal: Rgb([46, 125, 50]),
        accent: Rgb([28, 101, 128]),
        odd: Rgb([171, 84, 33]),
        even: Rgb([28, 120, 168]),
        warm: [[155, 98, 0], [162, 93, 0], [167, 88, 7], [171, 84, 33], [174, 80, 50], [175, 78, 66], [175, 76, 80]],
        cool: [
            [0, 130, 137],
            [0, 128, 150],
            [0, 124, 160],
            [28, 120, 168],
            [56, 116, 173],
            [77, 111, 176],
            [94, 106, 176],
        ],
    };
    pub const DARK: Self = Self {
        paper: Rgb([25, 24, 22]),
        ink: Rgb([236, 230, 218]),
        quiet: Rgb([174, 165, 149]),
        line: Rgb([59, 56, 51]),
        edge: Rgb([133, 124, 108]),
        wood: Rgb([138, 121, 96]),
        shine: Rgb([170, 155, 131]),
        goal: Rgb([129, 199, 132]),
        accent: Rgb([124, 196, 222]),
        odd: Rgb([199, 110, 61]),
        even: Rgb([61, 146, 195]),
        warm: [
            [182, 124, 13],
            [189, 119, 30],
            [195, 114, 46],
            [199, 110, 61],
            [202, 106, 76],
            [204, 103, 90],
            [204, 101, 104],
        ],
        cool: [
            [0, 157, 163],
            [0, 154, 176],
            [36, 150, 187],
            [61, 146, 195],
            [82, 141, 201],
            [101, 136, 204],
            [118, 131, 203],
        ],
    };

    /// The colour of a disc.
    #[must_use]
    pub fn disc(&self, disc: Disc, discs: DiscCount) -> Rgb {
        let family = if disc.number() % 2 == 1 { &self.warm } else { &self.cool };
        let steps = (discs.count().max(2) - 1) as usize;
        let scaled = disc.index() * (family.len() - 1);
        let (stop, rest) = (scaled / steps, scaled % steps);
        let at = |stop: usize, channel: usize| {
            let colour = family.get(stop.min(family.len() - 1));
            usize::from(colour.and_then(|colour| colour.get(channel)).copied().unwrap_or(0))
        };
        let mixed = |channel| (at(stop, channel) * (steps - rest) + at(stop + 1, channel) * rest) / steps;
        Rgb([0, 1, 2].map(|channel| u8::try_from(mixed(channel)).unwrap_or(u8::MAX)))
    }
}
