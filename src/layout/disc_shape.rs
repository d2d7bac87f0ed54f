//! The shape of a disc, relative to the middle of its lower edge.

use super::svg_number::px;

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

    /// The attributes of the SVG rectangle.
    #[must_use]
    pub fn rect(&self) -> String {
        self.inner(0.0)
    }

    /// The attributes of the inner rectangle, whose outline is the ring. As a light edge, dashes show only its upper side, because
    /// the outline of a rectangle begins there.
    #[must_use]
    pub fn ring(&self, is_edge: bool) -> String {
        let rect = self.inner((self.height * 0.12).clamp(1.75, 3.0));
        if !is_edge {
            return rect;
        }
        let upper = (self.width - 2.0 * self.radius()).max(0.0);
        [&rect, " stroke-dasharray=\"", &px(upper), " 9999\""].concat()
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
