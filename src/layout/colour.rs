//! The colours of discs, and those of exported pictures.
//!
//! Discs are a ramp by their rank in the puzzle: the smallest is light and yellow, the largest dark and indigo. So a pile reads as an
//! order, also in grey and to eyes that lack a kind of cones. Where a light disc has too little contrast with the page, its outline
//! has enough; its number is black or white, whichever has more.

use std::fmt::{self, Write};

use crate::solver::{Disc, DiscCount};

use crate::layout::svg_number::px;

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

type Stops = [[u8; 3]; 9];

/// In the dark theme all fills have enough contrast with the page, so strokes have the same colours.
const DARK_FILLS: Stops = [
    [246, 212, 128],
    [252, 187, 116],
    [252, 163, 118],
    [246, 141, 130],
    [231, 123, 148],
    [209, 110, 166],
    [180, 101, 183],
    [145, 95, 195],
    [104, 92, 198],
];

/// The colours of a theme for exported pictures, as in static/style.css: few programs besides browsers support `oklch()`.
#[derive(Clone, Copy, Debug, PartialEq)]
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
    /// Moves made by hand.
    pub by_hand: Rgb,
    /// Nine colours each, from the smallest disc to the largest: those of [`in_themes`] at equal distances.
    fills: Stops,
    edges: Stops,
    strokes: Stops,
    /// As in [`in_themes`].
    black_until: f64,
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
        by_hand: Rgb([163, 82, 0]),
        fills: [
            [240, 192, 78],
            [243, 162, 71],
            [237, 134, 83],
            [223, 109, 102],
            [202, 90, 120],
            [174, 76, 136],
            [142, 66, 147],
            [106, 58, 151],
            [68, 52, 147],
        ],
        edges: [
            [113, 88, 26],
            [115, 72, 24],
            [112, 58, 31],
            [105, 46, 42],
            [94, 36, 52],
            [81, 29, 61],
            [64, 24, 67],
            [46, 20, 69],
            [26, 17, 68],
        ],
        strokes: [
            [155, 123, 47],
            [172, 114, 48],
            [185, 103, 63],
            [193, 94, 87],
            [195, 87, 116],
            [174, 76, 136],
            [142, 66, 147],
            [106, 58, 151],
            [68, 52, 147],
        ],
        black_until: RAMPS[0].black_until,
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
        by_hand: Rgb([224, 154, 82]),
        fills: DARK_FILLS,
        edges: [
            [115, 98, 53],
            [119, 85, 47],
            [119, 73, 49],
            [116, 62, 56],
            [109, 53, 66],
            [98, 46, 76],
            [83, 42, 85],
            [65, 39, 91],
            [44, 37, 93],
        ],
        strokes: DARK_FILLS,
        black_until: RAMPS[1].black_until,
    };

    /// The colours of what is around the discs.
    #[must_use]
    pub const fn stand(&self) -> StandColours<Rgb> {
        let Self { wood, shine, ink, quiet, goal, edge, .. } = *self;
        StandColours { wood, shine, light: WHITE, shade: BLACK, ink, quiet, goal, edge }
    }

    /// The colours of a disc.
    #[must_use]
    pub fn disc(&self, disc: Disc, discs: DiscCount) -> DiscColours<Rgb> {
        let of = |stops| between(stops, disc, discs);
        DiscColours {
            fill: of(&self.fills),
            edge: of(&self.edges),
            ink: if rank(disc, discs) <= self.black_until { BLACK } else { WHITE },
            stroke: of(&self.strokes),
        }
    }
}

/// The colour of a disc between the two stops next to its rank.
fn between(stops: &Stops, disc: Disc, discs: DiscCount) -> Rgb {
    let steps = (discs.count().max(2) - 1) as usize;
    let scaled = disc.index() * (stops.len() - 1);
    let (stop, rest) = (scaled / steps, scaled % steps);
    let at = |stop: usize, channel: usize| {
        let colour = stops.get(stop.min(stops.len() - 1));
        usize::from(colour.and_then(|colour| colour.get(channel)).copied().unwrap_or(0))
    };
    let mixed = |channel| (at(stop, channel) * (steps - rest) + at(stop + 1, channel) * rest) / steps;
    Rgb([0, 1, 2].map(|channel| u8::try_from(mixed(channel)).unwrap_or(u8::MAX)))
}
