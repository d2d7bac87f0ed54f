//! The shape of a disc, relative to the middle of its lower edge.

use super::colour::{Colour, Rank};
use super::disc_pattern::{OPACITY, PEN};
use super::drawing::{Paint, Point, Polyline, Shape};
use super::towers::TowersLayout;
use crate::solver::Disc;

/// The width of a notch, and its opacity. It is faint, because the number also tells the parity.
const NOTCH: f64 = 2.0;
const NOTCH_OPACITY: f64 = 0.55;

const MIN_HEIGHT: f64 = 1.5;
/// The minimum height of a marked disc, so that it can be told from others.
pub const MIN_MARKED_HEIGHT: f64 = 4.0;
/// The minimum height of a disc that has room for light and for shade.
const MIN_RELIEF_HEIGHT: f64 = 9.0;
/// The minimum height of a disc that has room for a ring around its number.
const MIN_RING_HEIGHT: f64 = 20.0;
/// The minimum height of a disc whose hole is seen.
const MIN_HOLE_HEIGHT: f64 = 22.0;
const MAX_RADIUS: f64 = 12.0;

/// A disc of some size in some towers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiscShape {
    pub width: f64,
    rank: Rank,
    height: f64,
    /// The size of its number; `None` without one.
    number: Option<f64>,
    /// The width of the peg through it.
    rod: f64,
    has_ring: bool,
}

/// The parts of a disc, in the order in which they are drawn. Patterns come between the body and the rest.
#[derive(Clone, Debug, PartialEq)]
pub struct DiscParts {
    pub body: Shape,
    /// The light on its upper edge, the shade on its lower one, and the notches of even discs.
    pub relief: Vec<Shape>,
    /// The hole, and the peg in front of the back of the disc.
    pub hole: Vec<Shape>,
    pub number: Option<Shape>,
}

impl DiscShape {
    /// The shape of a disc in these towers.
    #[must_use]
    pub fn new(layout: &TowersLayout, disc: Disc) -> Self {
        // Without a gap, the peg would be seen in the seam.
        let overlap = if layout.gap() > 0.0 { 0.0 } else { 0.6 };
        let height = (layout.thickness() - layout.gap() + overlap).max(MIN_HEIGHT);
        let has_marker = height < MIN_RING_HEIGHT && layout.marker(disc).is_some();
        Self {
            width: layout.disc_width(disc),
            rank: layout.rank(disc),
            height,
            number: layout.number_size(),
            rod: layout.rod_width(),
            has_ring: height >= MIN_RELIEF_HEIGHT && !has_marker,
        }
    }

    #[must_use]
    pub const fn height(&self) -> f64 {
        self.height
    }

    /// Whether a ring marks the disc. A thin disc is marked from outside, where there is room beside it.
    #[must_use]
    pub const fn has_ring(&self) -> bool {
        self.has_ring
    }

    /// The shape of the disc while it is marked: high enough to be told from others.
    #[must_use]
    pub const fn marked(self) -> Self {
        Self { height: self.height.max(MIN_MARKED_HEIGHT), ..self }
    }

    #[must_use]
    pub fn radius(&self) -> f64 {
        (self.height * 0.4).min(MAX_RADIUS)
    }

    /// The width of the outline, which is a part of the disc.
    #[must_use]
    pub fn edge(&self) -> f64 {
        (self.height * 0.1).clamp(0.5, 1.5)
    }

    #[must_use]
    pub fn parts(&self) -> DiscParts {
        let paint = Paint::fill(self.rank.fill()).with_stroke(self.rank.edge(), self.edge());
        let number = |size: f64| {
            let at = (0.0, size * 0.36 - self.height / 2.0);
            Shape::text(at, size, self.rank.ink(), self.rank.disc.to_string())
        };
        DiscParts {
            body: self.inner(self.edge() / 2.0, paint),
            relief: self.relief(),
            hole: self.hole(),
            number: self.number.map(number),
        }
    }

    fn relief(&self) -> Vec<Shape> {
        if self.height < MIN_RELIEF_HEIGHT {
            return Vec::new();
        }
        let end = self.width / 2.0 - self.radius();
        let line = |y: f64, width: f64, colour: Colour| {
            let paint = Paint::stroke(colour, width).with_opacity(0.3);
            Shape::Lines(vec![Polyline::open(vec![(-end, y), (end, y)])], paint)
        };
        let inset = self.edge() + 1.0;
        let mut relief = vec![line(inset - self.height, 1.5, Colour::White), line(-inset - 0.5, 2.5, Colour::Black)];
        let notches = self.notches();
        if !notches.is_empty() {
            let paint = Paint::stroke(self.rank.ink(), NOTCH).with_opacity(NOTCH_OPACITY);
            relief.push(Shape::Lines(notches, paint));
        }
        relief
    }

    /// The notches near both ends, which mark discs of even numbers; none where there is no room beside a number.
    fn notches(&self) -> Vec<Polyline> {
        let from_middle = self.width / 2.0 - self.radius() - self.edge() - 1.0;
        let has_room = from_middle >= 0.55 * self.height + 4.0;
        let notch = |x: f64| Polyline::open(vec![(x, -0.7 * self.height), (x, -0.3 * self.height)]);
        if has_room && self.rank.disc.number().is_multiple_of(2) {
            vec![notch(-from_middle), notch(from_middle)]
        } else {
            vec![]
        }
    }

    /// The peg is seen before the back half of the disc and behind its front half.
    fn hole(&self) -> Vec<Shape> {
        if self.height < MIN_HOLE_HEIGHT {
            return Vec::new();
        }
        let depth = (self.height * 0.16).min(7.0);
        let slot = |width: f64, depth: f64, colour: Colour| {
            let corner = (-width / 2.0, -self.height);
            Shape::Rectangle(corner, (width, depth), depth.min(width) / 2.0, Paint::fill(colour))
        };
        let back = slot(self.rod + 4.0, depth, self.rank.edge());
        vec![back, slot(self.rod, (depth - 1.5).max(1.0), Colour::Wood)]
    }

    /// The ring that marks the disc.
    #[must_use]
    pub fn ring(&self) -> Shape {
        // On a thin disc it replaces the outline, so that the number stays free.
        if self.height < MIN_RING_HEIGHT {
            return self.inner(self.edge() / 2.0, Paint::stroke(Colour::Ink, 2.5));
        }
        let inset = self.edge() + (self.height * 0.12).clamp(1.0, 2.5);
        self.inner(inset, Paint::stroke(self.rank.ink(), 2.0))
    }

    /// The lines of a pattern on the disc.
    #[must_use]
    pub fn pattern(&self, lines: Vec<Polyline>) -> Shape {
        Shape::Lines(lines, Paint::stroke(self.rank.ink(), PEN).with_opacity(OPACITY))
    }

    /// The outline of the disc, for one that would land.
    #[must_use]
    pub fn outline(&self, paint: Paint) -> Shape {
        self.inner(self.edge() / 2.0, paint)
    }

    fn inner(&self, inset: f64, paint: Paint) -> Shape {
        let (width, height) = ((self.width - 2.0 * inset).max(0.0), (self.height - 2.0 * inset).max(0.0));
        let corner: Point = (-width / 2.0, inset - self.height);
        Shape::Rectangle(corner, (width, height), (self.radius() - inset).max(0.0), paint)
    }
}
