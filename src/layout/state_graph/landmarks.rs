//! The landmarks of the graph: a tint for each peg of the largest disc, and texts at the corners.

use super::placed::{PlacedTriangle, polyline, visible_triangles};
use super::{TALL, WIDTH};
use crate::layout::drawing::{Anchor, Polyline};
use crate::solver::Peg;
use crate::solver::graph::viewport::{CORNERS, GraphViewport, HEIGHT, PEGS, Point};

/// Wide enough for "Disc 64 on A" in the hole of a triangle.
const MIN_LABELLED_SIDE: f64 = 266.0;

/// The landmark that a text names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landmark {
    /// The corner where all discs that move are on this peg.
    Corner(Peg),
    /// The part where the largest of them is on this peg.
    Part(Peg),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Label {
    pub at: Point,
    pub anchor: Anchor,
    pub names: Landmark,
    /// The corner that the text names.
    pub corner: Option<Point>,
}

/// The parts in which the largest disc of the visible triangle is on peg A, B and C.
pub fn tints(viewport: &GraphViewport) -> [Vec<Polyline>; 3] {
    let triangles = visible_triangles(viewport);
    PEGS.map(|peg| {
        let outline = |inner: PlacedTriangle| {
            let Point { x, y } = inner.origin;
            let corner = |corner: Point| Point { x: x + corner.x * inner.side, y: y + corner.y * inner.side };
            Polyline { is_closed: true, ..polyline(&CORNERS.map(corner)) }
        };
        let inner = triangles.iter().filter_map(|placed| placed.inner(peg));
        inner.filter(PlacedTriangle::is_visible).map(outline).collect()
    })
}

/// The texts at the corners and in the three parts of the visible triangle, as far as there is room.
#[must_use]
pub fn labels(viewport: &GraphViewport) -> Vec<Label> {
    let triangles = visible_triangles(viewport);
    let Some(placed) = triangles.first() else { return Vec::new() };
    let corners = PEGS.map(|peg| corner(placed, peg));
    let parts = PEGS.map(|peg| part(&placed.inner(peg)?, peg));
    let is_inside = |label: &Label| (0.0..=WIDTH).contains(&label.at.x) && (0.0..=TALL).contains(&label.at.y);
    corners.into_iter().chain(parts).flatten().filter(is_inside).collect()
}

/// The label of a corner. At the top corner it is on the right, at the others below the side, so that a marker in the corner does
/// not hide it.
fn corner(placed: &PlacedTriangle, peg: Peg) -> Option<Label> {
    let Point { x, y } = placed.corner(peg);
    let (right, down, anchor) = match placed.triangle.corner(peg) {
        0 => (46.0, 4.0, Anchor::Start),
        1 => (-12.0, 60.0, Anchor::Start),
        _ => (12.0, 60.0, Anchor::End),
    };
    // Below large dots, but inside the picture.
    let lowest = if y <= TALL { TALL - 9.0 } else { y + down };
    (placed.triangle.size() > 0).then_some(Label {
        at: Point { x: x + right, y: (y + down).min(lowest) },
        anchor,
        names: Landmark::Corner(peg),
        corner: Some(Point { x, y }),
    })
}

/// The label of a part, in its empty hole.
fn part(inner: &PlacedTriangle, peg: Peg) -> Option<Label> {
    // Of four and five discs all positions are drawn, and their dots leave no room for a text in every language.
    let has_room = inner.side >= MIN_LABELLED_SIDE && ![0, 3, 4].contains(&inner.triangle.size());
    let share = if inner.triangle.size() == 1 { 0.8 } else { 0.5 };
    let at = Point { x: inner.origin.x + inner.side / 2.0, y: inner.origin.y + HEIGHT * inner.side * share + 26.0 };
    has_room.then_some(Label { at, anchor: Anchor::Middle, names: Landmark::Part(peg), corner: None })
}
