//! The shape of a disc, relative to the middle of its lower edge.

use super::colour::{DiscColours, StandColours};
use super::drawing::{Paint, Point, Polyline, Shape};
use super::towers::TowersLayout;
use crate::solver::Disc;

/// The width of a notch, and its opacity. It is faint, because the number also tells the parity.
const NOTCH: f64 = 2.0;
const NOTCH_OPACITY: f64 = 0.55;

const MIN_HEIGHT: f64 = 1.5;
/// The minimum height of a marked disc, so that it can be told from others.
pub const MIN_MARKED_HEIGHT: f64 = 4.0;
/// The minimum height of a disc that has room for a ring, for light and for shade.
const MIN_RING_HEIGHT: f64 = 9.0;
/// The minimum height of a disc whose hole is seen.
const MIN_HOLE_HEIGHT: f64 = 22.0;
const MAX_RADIUS: f64 = 12.0;

/// A disc of some size in some towers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiscShape {
    pub width: f64,
    height: f64,
    /// The size of its number; `None` without one.
    number: Option<f64>,
    /// The width of the peg through it.
    rod: f64,
}

/// The parts of a disc, in the order in which they are drawn. Patterns come between the body and the rest.
#[derive(Clone, Debug, PartialEq)]
pub struct DiscParts<C> {
    pub body: Shape<C>,
    /// The light on its upper edge, the shade on its lower one, and the notches of even discs.
    pub relief: Vec<Shape<C>>,
    /// The hole, and the peg in front of the back of the disc.
    pub hole: Vec<Shape<C>>,
    pub number: Option<Shape<C>>,
}

impl DiscShape {
    /// The shape of a disc in these towers.
    #[must_use]
    pub fn new(layout: &TowersLayout, disc: Disc) -> Self {
        // Without a gap, the peg would be seen in the seam.
        let overlap = if layout.gap() > 0.0 { 0.0 } else { 0.6 };
        Self {
            width: layout.disc_width(disc),
            height: (layout.thickness() - layout.gap() + overlap).max(MIN_HEIGHT),
            number: layout.number_size(),
            rod: layout.rod_width(),
        }
    }

    #[must_use]
    pub const fn height(&self) -> f64 {
        self.height
    }

    /// Whether the disc has room for the ring that marks it. Otherwise it is marked from outside.
    #[must_use]
    pub const fn has_ring(&self) -> bool {
        self.height >= MIN_RING_HEIGHT
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

    /// The disc in these colours.
    #[must_use]
    pub fn parts<C: Copy>(&self, disc: Disc, colours: &DiscColours<C>, stand: &StandColours<C>) -> DiscParts<C> {
        let paint = Paint::fill(colours.fill).with_stroke(colours.edge, self.edge());
        let size = |size: f64| {
            Shape::text((0.0, size * 0.36 - self.height / 2.0), size, colours.ink, disc.number().to_string())
        };
        DiscParts {
            body: self.inner(self.edge() / 2.0, paint),
            relief: self.relief(disc, colours.ink, stand),
            hole: self.hole(colours.edge, stand.wood),
            number: self.number.map(size),
        }
    }

    fn relief<C: Copy>(&self, disc: Disc, ink: C, stand: &StandColours<C>) -> Vec<Shape<C>> {
        if !self.has_ring() {
            return Vec::new();
        }
        let end = self.width / 2.0 - self.radius();
        let line = |y: f64, width: f64, colour: C| {
            let paint = Paint::stroke(colour, width).with_opacity(0.3);
            Shape::Lines(vec![Polyline::open(vec![(-end, y), (end, y)])], paint)
        };
        let inset = self.edge() + 1.0;
        let mut relief = vec![line(inset - self.height, 1.5, stand.light), line(-inset - 0.5, 2.5, stand.shade)];
        let notches = self.notches(disc);
        if !notches.is_empty() {
            let paint = Paint::stroke(ink, NOTCH).with_opacity(NOTCH_OPACITY);
            relief.push(Shape::Lines(notches, paint));
        }
        relief
    }

    /// The notches near both ends, which mark discs of even numbers; none where there is no room beside a number.
    fn notches(&self, disc: Disc) -> Vec<Polyline> {
        let from_middle = self.width / 2.0 - self.radius() - self.edge() - 1.0;
        let has_room = from_middle >= 0.55 * self.height + 4.0;
        let notch = |x: f64| Polyline::open(vec![(x, -0.7 * self.height), (x, -0.3 * self.height)]);
        if has_room && disc.number().is_multiple_of(2) { vec![notch(-from_middle), notch(from_middle)] } else { vec![] }
    }

    /// The peg is seen before the back half of the disc and behind its front half.
    fn hole<C: Copy>(&self, edge: C, wood: C) -> Vec<Shape<C>> {
        if self.height < MIN_HOLE_HEIGHT {
            return Vec::new();
        }
        let depth = (self.height * 0.16).min(7.0);
        let slot = |width: f64, depth: f64, colour: C| {
            let corner = (-width / 2.0, -self.height);
            Shape::Rectangle(corner, (width, depth), depth.min(width) / 2.0, Paint::fill(colour))
        };
        vec![slot(self.rod + 4.0, depth, edge), slot(self.rod, (depth - 1.5).max(1.0), wood)]
    }

    /// The ring that marks the disc in this colour.
    #[must_use]
    pub fn ring<C: Copy>(&self, colour: C) -> Shape<C> {
        self.inner(self.edge() + (self.height * 0.12).clamp(1.0, 2.5), Paint::stroke(colour, 2.0))
    }

    /// The part of the disc that a pattern fills.
    #[must_use]
    pub fn grain<C: Copy>(&self, pattern: C) -> Shape<C> {
        self.inner(self.edge(), Paint::fill(pattern))
    }

    /// The outline of the disc, for one that would land.
    #[must_use]
    pub fn outline<C: Copy>(&self, paint: Paint<C>) -> Shape<C> {
        self.inner(self.edge() / 2.0, paint)
    }

    fn inner<C>(&self, inset: f64, paint: Paint<C>) -> Shape<C> {
        let (width, height) = ((self.width - 2.0 * inset).max(0.0), (self.height - 2.0 * inset).max(0.0));
        let corner: Point = (-width / 2.0, inset - self.height);
        Shape::Rectangle(corner, (width, height), (self.radius() - inset).max(0.0), paint)
    }
}
