//! The position nearest to a point of the view.
//!
//! The three inner triangles of a triangle are mirror images of each other. If a point is on one side of the mirror, each position
//! on the other side has a mirror image that is nearer. So the inner triangle with the nearest centre contains the nearest
//! position, and one comparison at each level is enough.

use super::GraphViewport;
use super::geometry::{CENTRE, PEGS, Point, corner_point, inner_side};
use crate::solver::graph::Triangle;
use crate::solver::{Peg, Position};

/// The distance from the centre of a triangle to its corners.
const RADIUS: f64 = 0.577_350_269_189_625_8;
/// The distance, in sides, beyond which only the direction matters. The limit keeps the numbers small at any depth.
const FAR: f64 = 1e4;

impl GraphViewport {
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
        self.nearest_to((0.0, 0.0))
    }

    /// Returns the position nearest to a point of the view, given by its offset to the right of the centre and down, in widths
    /// of the view. Offsets are limited to one width. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::graph::GraphViewport;
    ///
    /// let lens = GraphViewport::whole(64.try_into()?);
    /// assert_eq!(lens.nearest_to((0.0, -0.4)).to_string(), "0".repeat(64)); // at the top
    /// assert_eq!(lens.nearest_to((0.5, 0.4)).to_string(), "2".repeat(64)); // at the lower right
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn nearest_to(&self, (right, down): (f64, f64)) -> Position {
        let inside = |offset: f64| if offset.is_finite() { offset.clamp(-1.0, 1.0) } else { 0.0 };
        let (middle, width) = (self.middle, self.width);
        let point = Point { x: middle.x + inside(right) * width, y: middle.y + inside(down) * width };
        let mut nearby: Vec<_> = self
            .visible(Self::ASPECT)
            .into_iter()
            .map(|(triangle, by)| {
                let point = Point { x: point.x - by.x, y: point.y - by.y };
                (triangle, point, away(point, CENTRE) - RADIUS)
            })
            .collect();
        nearby.sort_unstable_by(|(.., a), (.., b)| a.total_cmp(b));
        let mut best: Option<(Position, f64)> = None;
        for (triangle, point, least) in nearby {
            if best.as_ref().is_none_or(|(_, distance)| least < *distance) {
                let (position, distance) = nearest_in(triangle, point);
                best = best.filter(|(_, shortest)| *shortest <= distance).or(Some((position, distance)));
            }
        }
        best.map(|(position, _)| position).unwrap_or_default()
    }
}

/// The position of a triangle that is nearest to a point, and its distance in sides of the triangle.
fn nearest_in(mut triangle: Triangle, point: Point) -> (Position, f64) {
    let (mut at, mut side, mut origin) = (point, 1.0, Point { x: 0.0, y: 0.0 });
    while triangle.size() > 0 {
        let (inner, peg) = (inner_side(triangle.size()), nearest_inner(&triangle, at));
        let corner = corner_point(&triangle, peg);
        let shift = side * (1.0 - inner);
        origin = Point { x: origin.x + corner.x * shift, y: origin.y + corner.y * shift };
        side *= inner;
        // The triangles in a triangle of one disc are points, so there is nothing left to choose.
        if inner > 0.0 {
            at = nearer(Point { x: corner.x + (at.x - corner.x) / inner, y: corner.y + (at.y - corner.y) / inner });
        }
        triangle.enter(peg);
    }
    let spot = Point { x: origin.x + CENTRE.x * side, y: origin.y + CENTRE.y * side };
    (triangle.corner_position(Peg::A), away(point, spot))
}

/// Moves a distant point closer, in the same direction.
fn nearer(point: Point) -> Point {
    let distance = away(point, CENTRE);
    let share = if distance > FAR { FAR / distance } else { 1.0 };
    Point { x: CENTRE.x + (point.x - CENTRE.x) * share, y: CENTRE.y + (point.y - CENTRE.y) * share }
}

fn away(a: Point, b: Point) -> f64 {
    (a.x - b.x).hypot(a.y - b.y)
}

/// The inner triangle whose centre is nearest to a point.
pub(super) fn nearest_inner(triangle: &Triangle, point: Point) -> Peg {
    let side = inner_side(triangle.size());
    let far = |peg: Peg| {
        let corner = corner_point(triangle, peg);
        let off = |at: f64, corner: f64, middle: f64| (at - corner - (middle - corner) * side).powi(2);
        off(point.x, corner.x, CENTRE.x) + off(point.y, corner.y, CENTRE.y)
    };
    let [first, others @ ..] = PEGS;
    others.into_iter().fold(first, |nearest, peg| if far(peg) < far(nearest) { peg } else { nearest })
}
