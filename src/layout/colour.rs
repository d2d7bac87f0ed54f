//! The colours of discs, and those of exported pictures.
//!
//! Discs are a ramp by their rank in the puzzle: the smallest is light and yellow, the largest dark and indigo. So a pile reads as an
//! order, also in grey and to eyes that lack a kind of cones. Where a light disc has too little contrast with the page, its outline
//! has enough; its number is black or white, whichever has more.

mod palette;

use std::fmt::{self, Write};

use crate::solver::{Disc, DiscCount};

use crate::layout::svg_number::px;

pub use palette::Palette;

/// The colours of one disc.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DiscColours<C> {
    pub fill: C,
    /// The outline, which has a contrast of 3 : 1 with the page, unless the fill has. Where two discs lie on each other, it or the
    /// page in the gap has that contrast with each.
    pub edge: C,
    /// The number and the ring, which have a contrast of 4.5 : 1 with the fill.
    pub ink: C,
    /// Lines that stand for the disc. They have a contrast of 3 : 1 with the page.
    pub stroke: C,
}

/// The colours of what is around the discs, and of light and shade on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandColours<C> {
    pub wood: C,
    /// Wood in the light.
    pub shine: C,
    pub light: C,
    pub shade: C,
    /// The names of the pegs, and the mark of a thin disc.
    pub ink: C,
    /// The arrows of the rule.
    pub quiet: C,
    pub goal: C,
    /// The outline of towers in bands.
    pub edge: C,
}

/// Those of the page, as CSS values.
pub const PAGE: StandColours<&str> = StandColours {
    wood: "var(--wood)",
    shine: "var(--shine)",
    light: "#fff",
    shade: "#000",
    ink: "var(--ink)",
    quiet: "var(--quiet)",
    goal: "var(--goal)",
    edge: "var(--edge)",
};

/// The colours of the smallest disc and of the largest in OKLCH: lightness in percent, chroma, and hue in degrees.
struct Ramp {
    lightness: (f64, f64),
    chroma: (f64, f64),
    hue: (f64, f64),
    /// The lightness that strokes do not exceed.
    lightest_stroke: f64,
    /// The rank up to which black numbers have more contrast than white ones, from 0 for the smallest disc to 1.
    black_until: f64,
}

/// Those of the light theme and of the dark one.
const RAMPS: [Ramp; 2] = [
    Ramp {
        lightness: (83.0, 40.0),
        chroma: (0.14, 0.15),
        hue: (86.0, -75.0),
        lightest_stroke: 60.0,
        black_until: 0.565,
    },
    Ramp {
        lightness: (88.0, 54.0),
        chroma: (0.11, 0.16),
        hue: (88.0, -75.0),
        lightest_stroke: 100.0,
        black_until: 0.875,
    },
];
/// The share of a disc's lightness and chroma that its outline has.
const EDGE: (f64, f64) = (0.57, 0.6);
/// The inks of numbers.
pub const BLACK: Rgb = Rgb([5, 4, 3]);
pub const WHITE: Rgb = Rgb([255, 255, 255]);

/// The rank of a disc by size: 0 for the smallest, 1 for the largest.
fn rank(disc: Disc, discs: DiscCount) -> f64 {
    disc.index() as f64 / f64::from(discs.count().max(2) - 1)
}

impl DiscColours<String> {
    #[must_use]
    pub fn as_str(&self) -> DiscColours<&str> {
        DiscColours { fill: &self.fill, edge: &self.edge, ink: &self.ink, stroke: &self.stroke }
    }
}

impl Ramp {
    fn fill(&self, rank: f64) -> String {
        let between = |(smallest, largest): (f64, f64)| smallest + (largest - smallest) * rank;
        oklch(between(self.lightness), between(self.chroma), between(self.hue))
    }

    fn colours(&self, rank: f64) -> DiscColours<String> {
        let between = |(smallest, largest): (f64, f64)| smallest + (largest - smallest) * rank;
        let (lightness, chroma, hue) = (between(self.lightness), between(self.chroma), between(self.hue));
        let oklch = |lightness: f64, chroma: f64| oklch(lightness, chroma, hue);
        let dimmed = (self.lightest_stroke / lightness).min(1.0);
        DiscColours {
            fill: self.fill(rank),
            edge: oklch(lightness * EDGE.0, chroma * EDGE.1),
            ink: if rank <= self.black_until { BLACK } else { WHITE }.to_string(),
            stroke: oklch(lightness * dimmed, chroma * dimmed),
        }
    }
}

fn oklch(lightness: f64, chroma: f64, hue: f64) -> String {
    ["oklch(", &px(lightness), "% ", &px(chroma), " ", &px(hue), ")"].concat()
}

/// The colours of a disc as CSS values, in the light theme and in the dark one.
#[must_use]
pub fn in_themes(disc: Disc, discs: DiscCount) -> [DiscColours<String>; 2] {
    RAMPS.map(|ramp| ramp.colours(rank(disc, discs)))
}

/// The colours of a disc as CSS values, which follow the theme and the variables of hosts: `docs/embedding.md`.
#[must_use]
pub fn of(disc: Disc, discs: DiscCount) -> DiscColours<String> {
    let [light, dark] = in_themes(disc, discs);
    let family = family(disc);
    DiscColours {
        fill: css(family, &light.fill, &dark.fill),
        edge: css(family, &light.edge, &dark.edge),
        ink: css("--on-disc", &light.ink, &dark.ink),
        stroke: css(family, &light.stroke, &dark.stroke),
    }
}

/// The fill of [`of`], for which alone less is written.
#[must_use]
pub fn fill_of(disc: Disc, discs: DiscCount) -> String {
    let [light, dark] = RAMPS.map(|ramp| ramp.fill(rank(disc, discs)));
    css(family(disc), &light, &dark)
}

/// The variable with which hosts colour the discs of a parity.
const fn family(disc: Disc) -> &'static str {
    if disc.number().is_multiple_of(2) { "--even" } else { "--odd" }
}

fn css(variable: &str, light: &str, dark: &str) -> String {
    ["var(", variable, ",light-dark(", light, ",", dark, "))"].concat()
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
