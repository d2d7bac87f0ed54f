//! A viewport of the Sierpiński drawing that can be zoomed without end.

mod geometry;

pub use geometry::{CORNERS, HEIGHT, PEGS, Point, corner_point, inner_side, neighbour, unit};

use super::Triangle;
use crate::solver::{DiscCount, Peg, Position};
use geometry::{CENTRE, distance};

/// The part of the drawing that is in view: a triangle about as wide as the view, and the position and width of the view
/// relative to it. Zooming in replaces the triangle by an inner one, zooming out by the one around it, so the numbers stay small
/// at any depth.
///
/// ```
/// use tower_of_hanoi::solver::{DiscCount, graph::GraphViewport};
///
/// let mut lens = GraphViewport::whole(DiscCount::new(64).ok_or("discs")?);
/// for _ in 0..1000 {
///     lens.zoom(0.8, (0.1, 0.05));
/// }
/// assert_eq!(lens.triangle().size(), 1);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct GraphViewport {
    triangle: Triangle,
    /// The centre of the view.
    middle: Point,
    /// The width of the view in sides of the triangle.
    width: f64,
}

impl GraphViewport {
    /// The width of the view of a whole triangle.
    const WHOLE: f64 = 1.2;
    /// Must be more than three times the narrowest: a triangle of two discs is three moves wide, its inner ones are one.
    const MAX_WIDTH: f64 = 2.5;
    const MIN_WIDTH: f64 = 0.8;

    /// Returns the view of the whole drawing.
    #[must_use]
    pub fn whole(discs: DiscCount) -> Self {
        Self::at(Triangle::whole(discs))
    }

    /// Returns the view of one triangle.
    #[must_use]
    pub const fn at(triangle: Triangle) -> Self {
        Self { triangle, middle: Point { x: 0.5, y: HEIGHT / 2.0 }, width: Self::WHOLE }
    }

    /// Returns the triangle in view.
    #[must_use]
    pub const fn triangle(&self) -> &Triangle {
        &self.triangle
    }

    /// Returns the centre of the view, in the triangle.
    #[must_use]
    pub const fn middle(&self) -> Point {
        self.middle
    }

    /// Returns the width of the view in sides of the triangle.
    #[must_use]
    pub const fn width(&self) -> f64 {
        self.width
    }

    /// Multiplies the width of the view by a factor. The point at this offset from the centre, in widths of the view, stays where
    /// it is.
    pub fn zoom(&mut self, factor: f64, (right, down): (f64, f64)) {
        let factor = if factor.is_finite() { factor.clamp(0.05, 20.0) } else { 1.0 };
        let kept = 1.0 - factor;
        self.middle.x += right * self.width * kept;
        self.middle.y += down * self.width * kept;
        self.width *= factor;
        self.normalize();
    }

    /// Moves the view by these widths of it.
    pub fn pan(&mut self, right: f64, down: f64) {
        if right.is_finite() && down.is_finite() {
            self.middle.x += right.clamp(-1.0, 1.0) * self.width;
            self.middle.y += down.clamp(-1.0, 1.0) * self.width;
            self.normalize();
        }
    }

    /// Returns true when a position is in view. `height` is the height of the view over its width.
    #[must_use]
    pub fn shows(&self, position: &Position, height: f64) -> bool {
        let around = PEGS.into_iter().filter_map(|peg| neighbour(&self.triangle, peg));
        let here = (self.triangle.clone(), Point { x: 0.0, y: 0.0 });
        std::iter::once(here).chain(around).any(|(triangle, by)| {
            triangle.locate(position).is_some_and(|spot| {
                let (right, down) = (by.x + spot.x - self.middle.x, by.y + spot.y - self.middle.y);
                right.abs() < self.width / 2.0 && down.abs() < self.width * height / 2.0
            })
        })
    }

    /// Shows the whole triangle of the same size around a position, unless the position is in view already.
    pub fn follow(&mut self, position: &Position) {
        const HIGH: f64 = 0.8;
        if !self.shows(position, HIGH)
            && let Some(triangle) = Triangle::around(position, self.triangle.size())
        {
            *self = Self::at(triangle);
        }
    }

    fn normalize(&mut self) {
        while self.width < Self::MIN_WIDTH && self.descend() {}
        while self.width > Self::MAX_WIDTH && self.ascend() {}
        for _ in 0..4 {
            if !self.shift() {
                break;
            }
        }
        if self.triangle.larger().is_empty() {
            self.width = self.width.min(Self::WHOLE.max(Self::MIN_WIDTH));
        }
        self.width = self.width.max(Self::MIN_WIDTH);
        self.middle.x = self.middle.x.clamp(-0.25, 1.25);
        self.middle.y = self.middle.y.clamp(-0.25, HEIGHT + 0.25);
    }

    fn descend(&mut self) -> bool {
        if self.triangle.size() < 2 {
            return false;
        }
        let (side, peg) = (inner_side(self.triangle.size()), self.nearest_inner());
        let corner = corner_point(&self.triangle, peg);
        let towards = |at: f64, corner: f64| corner + (at - corner) / side;
        let middle = Point { x: towards(self.middle.x, corner.x), y: towards(self.middle.y, corner.y) };
        let Some(triangle) = self.triangle.inner(peg) else { return false };
        *self = Self { triangle, middle, width: self.width / side };
        true
    }

    /// The inner triangle nearest to the centre of the view.
    fn nearest_inner(&self) -> Peg {
        let side = inner_side(self.triangle.size());
        let far = |peg: Peg| {
            let corner = corner_point(&self.triangle, peg);
            let away = |at: f64, corner: f64, middle: f64| (at - corner - (middle - corner) * side).powi(2);
            away(self.middle.x, corner.x, CENTRE.x) + away(self.middle.y, corner.y, CENTRE.y)
        };
        let [first, others @ ..] = PEGS;
        others.into_iter().fold(first, |nearest, peg| if far(peg) < far(nearest) { peg } else { nearest })
    }

    /// Returns the position nearest to the centre of the view. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, graph::GraphViewport};
    ///
    /// let mut lens = GraphViewport::whole(DiscCount::new(64).ok_or("discs")?);
    /// lens.pan(-0.5, 0.5);
    /// assert_eq!(lens.nearest().to_string(), "1".repeat(64));
    /// # Ok::<(), &str>(())
    /// ```
    #[must_use]
    pub fn nearest(&self) -> Position {
        let mut lens = self.clone();
        loop {
            // Outside, the nearest point of the edge is as good, and coordinates would grow with each level.
            lens.middle = Point { x: lens.middle.x.clamp(0.0, 1.0), y: lens.middle.y.clamp(0.0, HEIGHT) };
            if !lens.descend() {
                break;
            }
        }
        let last = if lens.triangle.size() == 1 { lens.triangle.inner(lens.nearest_inner()) } else { None };
        last.unwrap_or(lens.triangle).corner_position(Peg::A)
    }

    fn ascend(&mut self) -> bool {
        let Some((triangle, peg)) = self.triangle.outer() else { return false };
        let (side, corner) = (inner_side(triangle.size()), corner_point(&triangle, peg));
        self.middle.x = corner.x + (self.middle.x - corner.x) * side;
        self.middle.y = corner.y + (self.middle.y - corner.y) * side;
        (self.triangle, self.width) = (triangle, self.width * side);
        true
    }

    /// Moves to a neighbour that is nearer to the centre of the view.
    fn shift(&mut self) -> bool {
        for peg in PEGS {
            let Some((triangle, by)) = neighbour(&self.triangle, peg) else { continue };
            let middle = Point { x: self.middle.x - by.x, y: self.middle.y - by.y };
            if distance(middle) + 1e-9 < distance(self.middle) {
                (self.triangle, self.middle) = (triangle, middle);
                return true;
            }
        }
        false
    }
}
