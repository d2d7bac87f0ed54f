//! Patterns on discs, so that no information depends on colour alone: stripes on odd-numbered discs, other shapes on even-numbered
//! ones.

use super::disc_shape::DiscShape;
use crate::solver::Disc;

/// The height of a tile, in pixels.
pub const HEIGHT: f64 = 8.0;
/// The stroke width of the pattern.
pub const PEN: f64 = 2.0;
/// The opacity of the pattern. It needs no full contrast, because it is not text.
pub const OPACITY: f64 = 0.7;

type Corner = (f64, f64);

/// The tile that covers the discs with the same last digit.
pub struct Tile {
    pub width: f64,
    /// Polylines from corner to corner. They may extend beyond the tile, which clips them.
    lines: &'static [&'static [Corner]],
}

/// A tile for each last digit.
pub static TILES: [Tile; 10] = [
    Tile { width: 10.0, lines: &[&[(1.0, 2.0), (6.0, 2.0)], &[(6.0, 6.0), (10.0, 6.0)], &[(0.0, 6.0), (1.0, 6.0)]] },
    Tile { width: 8.0, lines: &[&[(-1.0, 9.0), (9.0, -1.0)], &[(-1.0, 1.0), (1.0, -1.0)], &[(7.0, 9.0), (9.0, 7.0)]] },
    Tile { width: 8.0, lines: &[&[(3.0, 2.0), (5.0, 2.0), (5.0, 4.0), (3.0, 4.0), (3.0, 2.0)]] },
    Tile { width: 8.0, lines: &[&[(4.0, 0.0), (4.0, 8.0)]] },
    Tile { width: 10.0, lines: &[&[(5.0, 1.0), (8.0, 4.0), (5.0, 7.0), (2.0, 4.0), (5.0, 1.0)]] },
    Tile { width: 8.0, lines: &[&[(-1.0, -1.0), (9.0, 9.0)], &[(7.0, -1.0), (9.0, 1.0)], &[(-1.0, 7.0), (1.0, 9.0)]] },
    Tile { width: 10.0, lines: &[&[(5.0, 1.0), (5.0, 7.0)], &[(2.0, 4.0), (8.0, 4.0)]] },
    Tile { width: 14.0, lines: &[&[(3.0, 0.0), (3.0, 8.0)], &[(7.0, 0.0), (7.0, 8.0)]] },
    Tile { width: 8.0, lines: &[&[(0.0, 4.0), (4.0, 1.0), (8.0, 4.0)]] },
    Tile {
        width: 14.0,
        lines: &[
            &[(0.0, 8.0), (8.0, 0.0)],
            &[(4.0, 8.0), (12.0, 0.0)],
            &[(-10.0, 8.0), (-2.0, 0.0)],
            &[(14.0, 8.0), (22.0, 0.0)],
        ],
    },
];

impl Tile {
    fn segments(&self) -> impl Iterator<Item = [Corner; 2]> {
        self.lines.iter().flat_map(|line| line.iter().zip(line.iter().skip(1)).map(|(&from, &to)| [from, to]))
    }
}

/// The index in [`TILES`] of a disc's pattern.
#[must_use]
pub const fn tile_of(disc: Disc) -> usize {
    (disc.number() % 10) as usize
}

/// The lines of the pattern on a disc, relative to the middle of its lower edge, as the page tiles it there. They stay inside the
/// round corners, and leave out a number of this width and height in the middle of the disc.
#[must_use]
pub fn lines(disc: Disc, shape: &DiscShape, number: Option<(f64, f64)>) -> Vec<[Corner; 2]> {
    // At this inset, no line crosses a round corner.
    let inset = (0.25 * shape.radius()).max(1.0);
    let (half, top, bottom) = (shape.width / 2.0 - 0.35 * shape.radius(), inset - shape.height(), -inset);
    let Some((width, height)) = number else { return lines_in(disc, (-half, top), (half, bottom)) };
    let (side, middle) = ((width / 2.0).min(half), -shape.height() / 2.0);
    let (above, below) = ((middle - height / 2.0).max(top), (middle + height / 2.0).min(bottom));
    let parts = [
        ((-half, top), (-side, bottom)),
        ((side, top), (half, bottom)),
        ((-side, top), (side, above)),
        ((-side, below), (side, bottom)),
    ];
    parts.into_iter().flat_map(|(least, most)| lines_in(disc, least, most)).collect()
}

/// The lines inside a rectangle.
fn lines_in(disc: Disc, least: Corner, most: Corner) -> Vec<[Corner; 2]> {
    let Some(tile) = TILES.get(tile_of(disc)).filter(|_| least.0 < most.0 && least.1 < most.1) else {
        return Vec::new();
    };
    let tiles = |start: f64, end: f64, size: f64| (start / size).floor() as i32..=(end / size).floor() as i32;
    let mut found = Vec::new();
    for row in tiles(least.1, most.1, HEIGHT) {
        for column in tiles(least.0, most.0, tile.width) {
            let corner = (f64::from(column) * tile.width, f64::from(row) * HEIGHT);
            let from = (least.0.max(corner.0), least.1.max(corner.1));
            let to = (most.0.min(corner.0 + tile.width), most.1.min(corner.1 + HEIGHT));
            let here = tile.segments().map(|ends| ends.map(|(x, y)| (x + corner.0, y + corner.1)));
            found.extend(here.filter_map(|ends| clipped(ends, from, to)));
        }
    }
    found
}

/// The part of a line inside a rectangle; `None` if it has no length (Liang and Barsky 1984, doi:10.1145/357332.357333).
fn clipped([a, b]: [Corner; 2], least: Corner, most: Corner) -> Option<[Corner; 2]> {
    let (right, down) = (b.0 - a.0, b.1 - a.1);
    let (mut enters, mut leaves) = (0.0_f64, 1.0_f64);
    for (slope, room) in [(-right, a.0 - least.0), (right, most.0 - a.0), (-down, a.1 - least.1), (down, most.1 - a.1)]
    {
        if slope == 0.0 && room < 0.0 {
            return None;
        }
        if slope < 0.0 {
            enters = enters.max(room / slope);
        }
        if slope > 0.0 {
            leaves = leaves.min(room / slope);
        }
    }
    let at = |share: f64| (a.0 + share * right, a.1 + share * down);
    (enters < leaves).then(|| [at(enters), at(leaves)])
}
