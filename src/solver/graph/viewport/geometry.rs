//! Points in triangles of the Sierpiński drawing.

use crate::solver::graph::Triangle;
use crate::solver::{Peg, Position};

/// A point in a triangle, in lengths of its side, measured from its left edge and its top.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The distance to the right.
    pub x: f64,
    /// The distance down.
    pub y: f64,
}

/// The height of a triangle with a side of 1.
pub const HEIGHT: f64 = 0.866_025_403_784_438_6;

/// The corners of a triangle: top, left, right.
pub const CORNERS: [Point; 3] = [Point { x: 0.5, y: 0.0 }, Point { x: 0.0, y: HEIGHT }, Point { x: 1.0, y: HEIGHT }];

pub(super) const CENTRE: Point = Point { x: 0.5, y: HEIGHT * 2.0 / 3.0 };

/// Returns the side of an inner triangle of a triangle of `size` discs with a side of 1. Inner triangles are one move apart.
#[must_use]
pub fn inner_side(size: u32) -> f64 {
    if size > 50 { 0.5 } else { (2f64.powi(size as i32 - 1) - 1.0) / (2f64.powi(size as i32) - 1.0) }
}

/// Returns the length of one move in a triangle of `size` discs with a side of 1.
#[must_use]
pub fn unit(size: u32) -> f64 {
    if size == 0 { 1.0 } else { 1.0 / (2f64.powi(size.min(1_000) as i32) - 1.0) }
}

/// The three pegs.
pub const PEGS: [Peg; 3] = [Peg::A, Peg::B, Peg::C];

/// Returns the corner of a triangle for a peg.
#[must_use]
pub fn corner_point(triangle: &Triangle, peg: Peg) -> Point {
    CORNERS.get(triangle.corner(peg)).copied().unwrap_or(CENTRE)
}

impl Triangle {
    /// Returns the point of a position in the triangle; `None` when the triangle does not contain the position.
    #[must_use]
    pub fn locate(&self, position: &Position) -> Option<Point> {
        if !self.holds(position) {
            return None;
        }
        let (mut triangle, mut side, mut origin) = (self.clone(), 1.0, Point { x: 0.0, y: 0.0 });
        // Below a millionth of the side, nothing would change.
        while triangle.size() > 0 && side > 1e-6 {
            let peg = *position.pegs().get(triangle.size() as usize - 1)?;
            let (corner, inner) = (corner_point(&triangle, peg), side * inner_side(triangle.size()));
            origin = Point { x: origin.x + corner.x * (side - inner), y: origin.y + corner.y * (side - inner) };
            triangle.enter(peg);
            side = inner;
        }
        Some(Point { x: origin.x + CENTRE.x * side, y: origin.y + CENTRE.y * side })
    }
}

/// Returns the triangle across the corner of a peg, and its offset in sides.
#[must_use]
pub fn neighbour(triangle: &Triangle, peg: Peg) -> Option<(Triangle, Point)> {
    let (other, ..) = triangle.neighbour(peg)?;
    let (here, there) = (corner_point(triangle, peg), corner_point(&other, peg));
    let apart = 1.0 + unit(triangle.size());
    Some((other, Point { x: (here.x - there.x) * apart, y: (here.y - there.y) * apart }))
}

/// The squared distance from the centre of a triangle.
pub(super) fn distance(spot: Point) -> f64 {
    (spot.x - CENTRE.x).powi(2) + (spot.y - CENTRE.y).powi(2)
}
