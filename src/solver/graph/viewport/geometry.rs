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
/// There must be at least one disc.
///
/// ```
/// use tower_of_hanoi::solver::graph::viewport::inner_side;
///
/// assert!((inner_side(3) - 3.0 / 7.0).abs() < 1e-9); // three of seven moves
/// assert_eq!((inner_side(1), inner_side(64)), (0.0, 0.5));
/// ```
#[must_use]
pub fn inner_side(size: u32) -> f64 {
    if size > 50 { 0.5 } else { (2f64.powi(size as i32 - 1) - 1.0) / (2f64.powi(size as i32) - 1.0) }
}

/// Returns the length of one move in a triangle of `size` discs with a side of 1. It is 1 / (2ⁿ − 1) for n discs, up to 1,000,
/// and 1 for none.
///
/// ```
/// use tower_of_hanoi::solver::graph::viewport::{inner_side, unit};
///
/// assert_eq!((unit(1), unit(3)), (1.0, 1.0 / 7.0));
/// // Two inner triangles and a move between them make a side.
/// assert!((2.0 * inner_side(3) + unit(3) - 1.0).abs() < 1e-9);
/// ```
#[must_use]
pub fn unit(size: u32) -> f64 {
    if size == 0 { 1.0 } else { 1.0 / (2f64.powi(size.min(1_000) as i32) - 1.0) }
}

/// The three pegs.
pub const PEGS: [Peg; 3] = [Peg::A, Peg::B, Peg::C];

/// Returns the corner of a triangle for a peg.
///
/// ```
/// use tower_of_hanoi::solver::{Peg, graph::{Triangle, viewport::{CORNERS, corner_point}}};
///
/// let whole = Triangle::whole(3.try_into()?);
/// let inner = whole.inner(Peg::A).ok_or("a single position")?;
/// assert_eq!(corner_point(&whole, Peg::C), CORNERS[2]); // at the right
/// assert_eq!(corner_point(&inner, Peg::C), CORNERS[1]); // at the left
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn corner_point(triangle: &Triangle, peg: Peg) -> Point {
    CORNERS.get(triangle.corner(peg)).copied().unwrap_or(CENTRE)
}

impl Triangle {
    /// Returns the point of a position in the triangle, to a millionth of its side; `None` when the triangle does not contain
    /// the position. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, graph::{Triangle, viewport::CORNERS}};
    ///
    /// let whole = Triangle::whole(1.try_into()?);
    /// assert_eq!(whole.locate(&"2".parse()?), Some(CORNERS[2]));
    /// let top = whole.inner(Peg::A).ok_or("a single position")?;
    /// assert_eq!(top.locate(&"2".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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

/// Returns the triangle across the corner of a peg, and its offset in sides; `None` at the corners of the drawing. O(n).
///
/// ```
/// use tower_of_hanoi::solver::{Peg, graph::{Triangle, viewport::neighbour}};
///
/// let left = Triangle::of(3.try_into()?, &[Peg::B]).ok_or("no such triangle")?;
/// let (right, by) = neighbour(&left, Peg::A).ok_or("a corner of the drawing")?;
/// assert_eq!(right.larger(), [Peg::C]);
/// // A side is three moves, and one move is between the triangles.
/// assert!((by.x - 4.0 / 3.0).abs() < 1e-9 && by.y == 0.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
