//! Triangles with their coordinates in the picture.

use super::{TALL, WIDTH};
use crate::layout::drawing::Polyline;
use crate::solver::graph::Triangle;
use crate::solver::graph::viewport::{GraphViewport, HEIGHT, Point, corner_point, inner_side, unit};
use crate::solver::{Peg, Position};

/// A triangle with its coordinates in the picture.
#[derive(Clone, Debug)]
pub struct PlacedTriangle {
    pub triangle: Triangle,
    /// The top left corner of the bounding box.
    pub origin: Point,
    pub side: f64,
}

impl PlacedTriangle {
    pub fn corner(&self, peg: Peg) -> Point {
        let corner = corner_point(&self.triangle, peg);
        Point { x: self.origin.x + corner.x * self.side, y: self.origin.y + corner.y * self.side }
    }

    /// The centre. If the triangle is a single position, this is the point of the position.
    pub fn centre(&self) -> Point {
        Point { x: self.origin.x + 0.5 * self.side, y: self.origin.y + HEIGHT * 2.0 / 3.0 * self.side }
    }

    /// The length of one move.
    pub fn step(&self) -> f64 {
        self.side * unit(self.triangle.size())
    }

    pub fn inner(&self, peg: Peg) -> Option<Self> {
        let side = self.side * inner_side(self.triangle.size());
        let corner = corner_point(&self.triangle, peg);
        let offset = self.side - side;
        let origin = Point { x: self.origin.x + corner.x * offset, y: self.origin.y + corner.y * offset };
        Some(Self { triangle: self.triangle.inner(peg)?, origin, side })
    }

    pub fn is_visible(&self) -> bool {
        let Point { x, y } = self.origin;
        x < WIDTH && y < TALL && x + self.side > 0.0 && y + self.side * HEIGHT > 0.0
    }
}

/// The triangle of the viewport, and its visible neighbours of the same size.
pub fn visible_triangles(viewport: &GraphViewport) -> Vec<PlacedTriangle> {
    let (side, middle) = (WIDTH / viewport.width(), viewport.middle());
    let place = |(triangle, by): (Triangle, Point)| {
        let origin = Point { x: WIDTH / 2.0 + (by.x - middle.x) * side, y: TALL / 2.0 + (by.y - middle.y) * side };
        PlacedTriangle { triangle, origin, side }
    };
    viewport.visible(GraphViewport::ASPECT).into_iter().map(place).collect()
}

/// The points of positions in the visible triangles.
pub struct Points(Vec<PlacedTriangle>);

impl Points {
    pub fn new(viewport: &GraphViewport) -> Self {
        Self(visible_triangles(viewport))
    }

    /// The point of a position; `None` if it is outside of the picture.
    pub fn of(&self, position: &Position) -> Option<Point> {
        let placed = self.0.iter().find(|placed| placed.triangle.holds(position))?;
        let spot = placed.triangle.locate(position)?;
        let at = Point { x: placed.origin.x + spot.x * placed.side, y: placed.origin.y + spot.y * placed.side };
        ((0.0..=WIDTH).contains(&at.x) && (0.0..=TALL).contains(&at.y)).then_some(at)
    }
}

/// Lines from point to point.
pub fn polyline(points: &[Point]) -> Polyline {
    Polyline::open(points.iter().map(|&Point { x, y }| (x, y)).collect())
}
