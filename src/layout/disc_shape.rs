//! The shape of a disc, relative to the middle of its lower edge.

use super::svg_number::px;
use crate::solver::Disc;

/// The width of a notch, and its opacity. It is faint, because the number also tells the parity.
pub const NOTCH: f64 = 2.0;
pub const NOTCH_OPACITY: f64 = 0.55;

const MIN_HEIGHT: f64 = 1.5;
/// The minimum height of a marked disc, so that it can be told from others.
pub const MIN_MARKED_HEIGHT: f64 = 4.0;
/// The minimum height of a disc that has room for a ring.
const MIN_RING_HEIGHT: f64 = 9.0;
const MAX_RADIUS: f64 = 9.0;

/// The width and height of a disc, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiscShape {
    pub width: f64,
    height: f64,
}

impl DiscShape {
    #[must_use]
    pub const fn new(width: f64, height: f64) -> Self {
        Self { width, height: height.max(MIN_HEIGHT) }
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

    /// The factor by which a marked disc is stretched vertically; `None` if it is high enough.
    #[must_use]
    pub fn stretch(&self) -> Option<f64> {
        (self.height < MIN_MARKED_HEIGHT).then_some(MIN_MARKED_HEIGHT / self.height)
    }

    #[must_use]
    pub fn radius(&self) -> f64 {
        (self.height / 2.0).min(MAX_RADIUS)
    }

    /// The width of the outline, which is a part of the disc.
    #[must_use]
    pub fn edge(&self) -> f64 {
        (self.height * 0.1).clamp(0.5, 1.5)
    }

    /// The notches near both ends, which mark discs of even numbers, as lines; none where there is no room beside a number.
    #[must_use]
    pub fn notches(&self, disc: Disc) -> Vec<[(f64, f64); 2]> {
        let from_middle = self.width / 2.0 - self.radius() - self.edge() - 1.0;
        let has_room = self.has_ring() && from_middle >= 0.55 * self.height + 4.0;
        let notch = |x: f64| [(x, -0.7 * self.height), (x, -0.3 * self.height)];
        if has_room && disc.number().is_multiple_of(2) { vec![notch(-from_middle), notch(from_middle)] } else { vec![] }
    }

    /// [`Self::notches`] as SVG path data.
    #[must_use]
    pub fn notches_path(&self, disc: Disc) -> String {
        let line = |[(x, top), (_, bottom)]: [(f64, f64); 2]| ["M", &px(x), " ", &px(top), "V", &px(bottom)].concat();
        self.notches(disc).into_iter().map(line).collect()
    }

    /// The attributes of the SVG rectangle, whose stroke is as wide as the outline.
    #[must_use]
    pub fn rect(&self) -> String {
        self.inner(self.edge() / 2.0)
    }

    /// The attributes of the inner rectangle, whose outline is the ring.
    #[must_use]
    pub fn ring(&self) -> String {
        self.inner(self.edge() + (self.height * 0.12).clamp(1.0, 2.5))
    }

    /// The attributes of the rectangle for a pattern on a disc without a ring.
    #[must_use]
    pub fn grain(&self) -> String {
        self.inner(0.5)
    }

    fn inner(&self, inset: f64) -> String {
        let (width, height) = ((self.width - 2.0 * inset).max(0.0), (self.height - 2.0 * inset).max(0.0));
        let (x, y, radius) = (px(-width / 2.0), px(inset - self.height), px((self.radius() - inset).max(0.0)));
        let (width, height) = (px(width), px(height));
        ["x=\"", &x, "\" y=\"", &y, "\" width=\"", &width, "\" height=\"", &height, "\" rx=\"", &radius, "\""].concat()
    }
}
