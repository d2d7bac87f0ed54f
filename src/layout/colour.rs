//! The colours of pictures, by name, and those of discs.
//!
//! Discs are a ramp by their rank in the puzzle: the smallest is light and yellow, the largest dark and indigo. So a pile reads as an
//! order, also in grey and to eyes that lack a kind of cones. Where a light disc has too little contrast with the page, its outline
//! has enough; its number is black or white, whichever has more.

mod palette;

use std::borrow::Cow;
use std::fmt::{self, Write};

use crate::solver::{Disc, DiscCount, Peg};

use crate::layout::svg_number::px;

pub use palette::Palette;

/// A disc among those of its puzzle, on which its colours depend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rank {
    pub disc: Disc,
    pub discs: DiscCount,
}

/// A colour by what it is for. On the page it follows the theme and the host; files have a [`Palette`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// What pictures are drawn on.
    Paper,
    Ink,
    /// Less important texts and lines.
    Quiet,
    /// Faint lines.
    Line,
    /// Lines with a contrast of 3 : 1 with the paper.
    Edge,
    Wood,
    /// Wood in the light.
    Shine,
    White,
    Black,
    Goal,
    Accent,
    /// Moves made by hand.
    ByHand,
    Refused,
    /// The part of the map where the largest disc is on peg A, B or C.
    Tint(Peg),
    Disc(DiscPart, Rank),
}

/// A part of a disc that has its own colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiscPart {
    Fill,
    /// The outline, which has a contrast of 3 : 1 with the page, unless the fill has. Where two discs lie on each other, it or the page
    /// in the gap has that contrast with each.
    Edge,
    /// The number and the ring, which have a contrast of 4.5 : 1 with the fill.
    Ink,
    /// Lines that stand for the disc. They have a contrast of 3 : 1 with the page.
    Stroke,
}

/// The tints of the map for A, B and C.
const TINTS: [Rgb; 3] = [Rgb([217, 164, 0]), Rgb([63, 155, 79]), Rgb([154, 91, 196])];

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
const BLACK: Rgb = Rgb([5, 4, 3]);
const WHITE: Rgb = Rgb([255, 255, 255]);

impl Rank {
    #[must_use]
    pub const fn fill(self) -> Colour {
        Colour::Disc(DiscPart::Fill, self)
    }

    #[must_use]
    pub const fn edge(self) -> Colour {
        Colour::Disc(DiscPart::Edge, self)
    }

    #[must_use]
    pub const fn ink(self) -> Colour {
        Colour::Disc(DiscPart::Ink, self)
    }

    #[must_use]
    pub const fn stroke(self) -> Colour {
        Colour::Disc(DiscPart::Stroke, self)
    }

    /// The colour of a part of the disc as a CSS value, in the light theme and in the dark one.
    #[must_use]
    pub fn in_themes(self, part: DiscPart) -> [String; 2] {
        RAMPS.map(|ramp| ramp.css(part, self))
    }

    /// The place by size: 0 for the smallest disc, 1 for the largest.
    fn place(self) -> f64 {
        self.disc.index() as f64 / f64::from(self.discs.count().max(2) - 1)
    }

    /// The variable with which hosts give a part its colour.
    const fn variable(self, part: DiscPart) -> &'static str {
        match part {
            DiscPart::Ink => "--on-disc",
            DiscPart::Fill | DiscPart::Edge | DiscPart::Stroke => {
                if self.disc.number().is_multiple_of(2) {
                    "--even"
                } else {
                    "--odd"
                }
            }
        }
    }
}

impl Ramp {
    fn between((smallest, largest): (f64, f64), place: f64) -> f64 {
        smallest + (largest - smallest) * place
    }

    /// The colour of a disc with these shares of the ramp's lightness and chroma.
    fn shade(&self, rank: Rank, lightness: f64, chroma: f64) -> String {
        let [own_lightness, own_chroma, hue] =
            [self.lightness, self.chroma, self.hue].map(|ends| Self::between(ends, rank.place()));
        let [lightness, chroma, hue] = [own_lightness * lightness, own_chroma * chroma, hue].map(px);
        ["oklch(", &lightness, "% ", &chroma, " ", &hue, ")"].concat()
    }

    fn css(&self, part: DiscPart, rank: Rank) -> String {
        match part {
            DiscPart::Fill => self.shade(rank, 1.0, 1.0),
            DiscPart::Edge => self.shade(rank, EDGE.0, EDGE.1),
            DiscPart::Ink => if rank.place() <= self.black_until { BLACK } else { WHITE }.to_string(),
            DiscPart::Stroke => {
                let dimmed = (self.lightest_stroke / Self::between(self.lightness, rank.place())).min(1.0);
                self.shade(rank, dimmed, dimmed)
            }
        }
    }
}

impl Colour {
    /// The CSS value, which follows the theme and the variables of hosts: `docs/embedding.md`.
    #[must_use]
    pub fn css(self) -> Cow<'static, str> {
        let value = match self {
            Self::Paper => "var(--raised)",
            Self::Ink => "var(--ink)",
            Self::Quiet => "var(--quiet)",
            Self::Line => "var(--line)",
            Self::Edge => "var(--edge)",
            Self::Wood => "var(--wood)",
            Self::Shine => "var(--shine)",
            Self::White => "#fff",
            Self::Black => "#000",
            Self::Goal => "var(--goal)",
            Self::Accent => "var(--accent)",
            Self::ByHand => "var(--by-hand)",
            Self::Refused => "var(--refused)",
            Self::Tint(peg) => return TINTS.get(peg.index()).map_or("none".into(), |tint| tint.to_string().into()),
            Self::Disc(part, rank) => {
                let [light, dark] = rank.in_themes(part);
                return ["var(", rank.variable(part), ",light-dark(", &light, ",", &dark, "))"].concat().into();
            }
        };
        value.into()
    }
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
