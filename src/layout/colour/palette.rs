//! The colours of exported pictures, which follow no theme and no host.

use super::{BLACK, Colour, DiscPart, RAMPS, Rank, Rgb, TINTS, WHITE};

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
    paper: Rgb,
    ink: Rgb,
    quiet: Rgb,
    line: Rgb,
    edge: Rgb,
    wood: Rgb,
    shine: Rgb,
    goal: Rgb,
    accent: Rgb,
    by_hand: Rgb,
    refused: Rgb,
    /// Nine colours each, from the smallest disc to the largest: those of [`Rank::in_themes`] at equal distances.
    fills: Stops,
    edges: Stops,
    strokes: Stops,
    /// As in [`Rank::in_themes`].
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
        refused: Rgb([179, 38, 30]),
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
        refused: Rgb([242, 149, 140]),
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

    /// The value of a colour.
    #[must_use]
    pub fn rgb(&self, colour: Colour) -> Rgb {
        match colour {
            Colour::Paper => self.paper,
            Colour::Ink => self.ink,
            Colour::Quiet => self.quiet,
            Colour::Line => self.line,
            Colour::Edge => self.edge,
            Colour::Wood => self.wood,
            Colour::Shine => self.shine,
            Colour::White => WHITE,
            Colour::Black => Rgb([0, 0, 0]),
            Colour::Goal => self.goal,
            Colour::Accent => self.accent,
            Colour::ByHand => self.by_hand,
            Colour::Refused => self.refused,
            Colour::Tint(peg) => TINTS.get(peg.index()).copied().unwrap_or(self.paper),
            Colour::Disc(DiscPart::Fill, rank) => between(&self.fills, rank),
            Colour::Disc(DiscPart::Edge, rank) => between(&self.edges, rank),
            Colour::Disc(DiscPart::Ink, rank) => {
                if rank.place() <= self.black_until {
                    BLACK
                } else {
                    WHITE
                }
            }
            Colour::Disc(DiscPart::Stroke, rank) => between(&self.strokes, rank),
        }
    }
}

/// The colour of a disc between the two stops next to its rank.
fn between(stops: &Stops, Rank { disc, discs }: Rank) -> Rgb {
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
