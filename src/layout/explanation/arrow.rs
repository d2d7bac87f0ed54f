//! Arrows between circles.

use crate::layout::towers::Point;

use super::path;

/// An arrow between two circles.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrow {
    /// The line as SVG path data.
    pub line: String,
    /// The arrowhead as SVG path data.
    pub head: String,
    /// The centre of its number.
    pub label: Point,
}

impl Arrow {
    /// The radius of the circles.
    pub const NODE_RADIUS: f64 = 13.0;
    const GAP: f64 = Self::NODE_RADIUS + 3.0;
    const HEAD: f64 = 9.0;

    /// An arrow from the circle around one point to the circle around another, bent towards the control point.
    #[must_use]
    pub fn new(from: Point, control: Point, to: Point, label: Point) -> Self {
        let start = shifted(from, direction(from, control), Self::GAP);
        let (neck, head) = Self::end(to, direction(to, control));
        Self { line: path(&[('M', start), ('Q', control), (' ', neck)]), head, label }
    }

    /// An arrow from a circle back to itself, on the side of `side`.
    #[must_use]
    pub fn round(at: Point, side: Point, label: Point) -> Self {
        const REACH: f64 = 46.0;
        let out = direction(at, side);
        let left = Point { x: out.y, y: -out.x };
        let lean = |by: f64| direction(at, shifted(shifted(at, out, 1.0), left, by));
        let (neck, head) = Self::end(at, lean(-0.6));
        let start = shifted(at, lean(0.6), Self::GAP);
        let controls = [lean(0.75), lean(-0.75)].map(|lean| shifted(at, lean, REACH));
        Self { line: path(&[('M', start), ('C', controls[0]), (' ', controls[1]), (' ', neck)]), head, label }
    }

    /// Returns the end of the line, and the arrowhead between it and the circle.
    fn end(to: Point, back: Point) -> (Point, String) {
        let tip = shifted(to, back, Self::GAP);
        let neck = shifted(tip, back, Self::HEAD);
        let side = Point { x: back.y, y: -back.x };
        let (one, other) = (shifted(neck, side, Self::HEAD * 0.55), shifted(neck, side, Self::HEAD * -0.55));
        (neck, [path(&[('M', tip), ('L', one), ('L', other)]), "Z".into()].concat())
    }
}

/// The unit vector from one point to another.
pub fn direction(from: Point, to: Point) -> Point {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let length = (x * x + y * y).sqrt().max(1e-9);
    Point { x: x / length, y: y / length }
}

/// The point at a distance in a direction.
pub fn shifted(point: Point, direction: Point, by: f64) -> Point {
    Point { x: point.x + direction.x * by, y: point.y + direction.y * by }
}
