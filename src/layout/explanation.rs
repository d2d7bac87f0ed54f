//! The small pictures of an explanation: digits of a number, trips between pegs, and tiny towers.

use crate::layout::svg_number::push;
use crate::layout::towers::Point;
use crate::solver::graph::polygon_point;
use crate::solver::{Disc, DiscCount, Peg, PegCount, Position};

/// What a row of digits shows, from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// The digit at a place, counted from 0 at the right.
    Digit(u32),
    /// Digits that are left out.
    Gap,
}

/// The most digits that are written out.
pub const MAX_CELLS: u32 = 24;

/// The cells for a number of so many digits, the lowest `boxed` of which are boxed. Of a long number the first digits, the
/// first and the last of the box, and those before the box are shown.
#[must_use]
pub fn digit_cells(count: u32, boxed: u32) -> Vec<Cell> {
    const FIRST: u32 = 2;
    const BEFORE_BOX: u32 = 6;
    const BOX_END: u32 = 4;
    let is_shown = |place: u32| {
        let is_boxed = place < boxed;
        count <= MAX_CELLS
            || place + FIRST >= count
            || (is_boxed && (place < BOX_END || place + BOX_END >= boxed))
            || (!is_boxed && place < boxed + BEFORE_BOX)
    };
    let mut cells = Vec::new();
    for place in (0..count).rev() {
        if is_shown(place) {
            cells.push(Cell::Digit(place));
        } else if cells.last() != Some(&Cell::Gap) {
            cells.push(Cell::Gap);
        }
    }
    cells
}

/// Pegs as circles, with arrows between them.
#[derive(Clone, Debug, PartialEq)]
pub struct PegMap {
    pub width: f64,
    pub height: f64,
    pegs: Vec<Point>,
    shape: Shape,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Shape {
    /// Arrows are straight; their numbers are outside.
    Ring,
    /// Arrows bend, and their numbers are inside. With returns they bend to their left, so that one there and one back can
    /// be told apart; without, they bend up.
    Row { has_returns: bool },
}

/// An arrow between two pegs.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrow {
    /// The line as SVG path data.
    pub line: String,
    /// The triangle at its end as SVG path data.
    pub head: String,
    /// The middle of its number.
    pub label: Point,
}

impl PegMap {
    /// The radius of a peg.
    pub const RADIUS: f64 = 13.0;
    const CIRCLE: f64 = 54.0;
    const SPACING: f64 = 76.0;
    const BEND: f64 = 26.0;
    const HEAD: f64 = 9.0;
    /// How far a number is from its arrow, or from the line between the pegs.
    const LABEL: f64 = 12.0;
    /// Around the pegs, for the numbers.
    const MARGIN: f64 = 20.0;

    /// Pegs in a circle, clockwise from the top, as the corners of the state graph are.
    #[must_use]
    pub fn ring(pegs: PegCount) -> Self {
        let discs = DiscCount::new(1).unwrap_or(DiscCount::ZERO);
        let corners: Vec<(f64, f64)> =
            pegs.iter().map(|peg| polygon_point(&Position::tower(discs, peg), pegs)).collect();
        let lowest = corners.iter().fold(-1.0, |lowest: f64, (_, y)| lowest.max(*y));
        let middle = Self::CIRCLE + Self::MARGIN;
        let point = |(x, y): (f64, f64)| Point { x: middle + Self::CIRCLE * x, y: middle + Self::CIRCLE * y };
        let height = middle + Self::CIRCLE * lowest + Self::MARGIN;
        Self { width: 2.0 * middle, height, pegs: corners.into_iter().map(point).collect(), shape: Shape::Ring }
    }

    /// Pegs from the left to the right; with returns there is room below them, too.
    #[must_use]
    pub fn row(pegs: &[Peg], has_returns: bool) -> Self {
        const ABOVE: f64 = 42.0;
        let count = u32::try_from(pegs.len()).unwrap_or(u32::MAX);
        let below = if has_returns { ABOVE } else { Self::RADIUS + 3.0 };
        let place = |peg: usize| pegs.iter().position(|other| other.index() == peg).unwrap_or(peg);
        let point = |peg| Point { x: (place(peg) as f64 + 0.5) * Self::SPACING, y: ABOVE };
        Self {
            width: Self::SPACING * f64::from(count),
            height: ABOVE + below,
            pegs: (0..pegs.len()).map(point).collect(),
            shape: Shape::Row { has_returns },
        }
    }

    /// The middle of a peg.
    #[must_use]
    pub fn peg(&self, peg: Peg) -> Point {
        self.pegs.get(peg.index()).copied().unwrap_or(Point { x: 0.0, y: 0.0 })
    }

    /// The arrow from one peg to another.
    #[must_use]
    pub fn arrow(&self, from: Peg, to: Peg) -> Arrow {
        let (from, to) = (self.peg(from), self.peg(to));
        let along = direction(from, to);
        let left = Point { x: along.y, y: -along.x };
        let middle = Point { x: (from.x + to.x) / 2.0, y: (from.y + to.y) / 2.0 };
        let (control, outside) = match self.shape {
            Shape::Ring => (middle, direction(Point { x: self.width / 2.0, y: self.width / 2.0 }, middle)),
            Shape::Row { has_returns } => {
                let away = if has_returns { left } else { Point { x: 0.0, y: -1.0 } };
                (shifted(middle, away, 2.0 * Self::BEND), away)
            }
        };
        let gap = Self::RADIUS + 3.0;
        let (out, back) = (direction(from, control), direction(to, control));
        let (start, tip) = (shifted(from, out, gap), shifted(to, back, gap));
        let neck = shifted(tip, back, Self::HEAD);
        let side = Point { x: back.y, y: -back.x };
        let (one, other) = (shifted(neck, side, Self::HEAD * 0.55), shifted(neck, side, Self::HEAD * -0.55));
        Arrow {
            line: path(&[('M', start), ('Q', control), (' ', neck)]),
            head: [path(&[('M', tip), ('L', one), ('L', other)]), "Z".into()].concat(),
            label: shifted(middle, outside, Self::LABEL),
        }
    }
}

/// The unit vector from one point to another.
fn direction(from: Point, to: Point) -> Point {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let length = (x * x + y * y).sqrt().max(1e-9);
    Point { x: x / length, y: y / length }
}

fn shifted(point: Point, direction: Point, by: f64) -> Point {
    Point { x: point.x + direction.x * by, y: point.y + direction.y * by }
}

fn path(points: &[(char, Point)]) -> String {
    let mut path = String::new();
    for &(command, point) in points {
        push(&mut path, command, point.x);
        push(&mut path, ' ', point.y);
    }
    path
}

/// Towers of a few discs, some pixels high.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MiniTowers {
    pegs: PegCount,
    /// The discs of the puzzle, which decide how wide each is.
    discs: DiscCount,
    /// The most discs that lie on one peg.
    tallest: u32,
}

/// The rectangle of a disc, from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiscRect {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl MiniTowers {
    const COLUMN: f64 = 34.0;
    pub const HEIGHT: f64 = 44.0;
    const FLOOR: f64 = Self::HEIGHT - 3.0;
    const MAX_THICKNESS: f64 = 7.0;
    /// Above the discs, where a rod shows.
    const HEADROOM: f64 = 6.0;

    #[must_use]
    pub const fn new(pegs: PegCount, discs: DiscCount, tallest: u32) -> Self {
        Self { pegs, discs, tallest }
    }

    #[must_use]
    pub fn width(&self) -> f64 {
        Self::COLUMN * f64::from(self.pegs.count())
    }

    fn x(peg: Peg) -> f64 {
        (f64::from(peg.to_u8()) + 0.5) * Self::COLUMN
    }

    /// The base and the rods as SVG path data.
    #[must_use]
    pub fn frame(&self) -> String {
        let mut frame = path(&[
            ('M', Point { x: 1.0, y: Self::FLOOR + 1.0 }),
            ('L', Point { x: self.width() - 1.0, y: Self::FLOOR + 1.0 }),
        ]);
        for peg in self.pegs.iter() {
            let x = Self::x(peg);
            frame += &path(&[('M', Point { x, y: Self::FLOOR }), ('L', Point { x, y: Self::HEADROOM / 2.0 })]);
        }
        frame
    }

    /// A disc that lies on `below` others.
    #[must_use]
    pub fn disc(&self, disc: Disc, peg: Peg, below: u32) -> DiscRect {
        let room = Self::FLOOR - Self::HEADROOM;
        let thickness = (room / f64::from(self.tallest.max(1))).min(Self::MAX_THICKNESS);
        let share = f64::from(disc.index() as u32 + 1) / f64::from(self.discs.count().max(1));
        let width = 8.0 + (Self::COLUMN - 11.0) * share;
        let y = Self::FLOOR - f64::from(below + 1) * thickness;
        DiscRect { x: Self::x(peg) - width / 2.0, y, width, height: (thickness - 1.0).max(thickness * 0.6) }
    }
}
