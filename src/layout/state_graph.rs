//! The visible part of the state graph of three pegs.
//!
//! Starting at the triangle of the viewport, a breadth-first search over neighbours of the same size finds all visible
//! triangles. Each is placed relative to its neighbour, so coordinates stay small and exact at any depth. A triangle is
//! drawn as its three inner triangles and the moves between them, recursively, until it is too small to see.

mod path;

use std::collections::VecDeque;

use crate::solver::graph::Triangle;
use crate::solver::graph::viewport::{
    CORNERS, GraphViewport, HEIGHT, PEGS, Point, corner_point, inner_side, neighbour, unit,
};
use crate::solver::recursion::Recursion;
use crate::solver::{Peg, PegCount, Position, Rule};

use crate::layout::svg_number::push;

/// The width of the view box.
pub const WIDTH: f64 = 800.0;
/// The height of the view box.
pub const TALL: f64 = 640.0;
/// Triangles with a shorter side are filled instead of drawn in detail.
const MIN_DETAILED_SIDE: f64 = 7.0;
/// Positions can be clicked if neighbours are at least this far apart.
const MIN_CLICKABLE_STEP: f64 = 17.0;
const MAX_TRIANGLES: usize = 48;

/// A position that can be clicked.
#[derive(Clone, Debug, PartialEq)]
pub struct Dot {
    pub at: Point,
    pub position: Position,
}

/// The texts are SVG path data.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    /// Moves that are allowed in both directions.
    pub edges: String,
    /// Moves that are allowed in one direction, with arrowheads.
    pub arrows: String,
    /// Moves that the rule does not allow.
    pub missing: String,
    /// Triangles that are too small for details.
    pub marks: String,
    /// The path of the solution.
    pub route: String,
    /// The Hamiltonian path.
    pub tour: String,
    pub dots: Vec<Dot>,
    /// The radius of a dot.
    pub dot: f64,
}

/// A triangle with its coordinates in the picture.
#[derive(Clone, Debug)]
struct PlacedTriangle {
    triangle: Triangle,
    /// The top left corner of the bounding box.
    origin: Point,
    side: f64,
}

impl PlacedTriangle {
    fn corner(&self, peg: Peg) -> Point {
        let corner = corner_point(&self.triangle, peg);
        Point { x: self.origin.x + corner.x * self.side, y: self.origin.y + corner.y * self.side }
    }

    /// The centre. For a triangle that is a single position, this is where it is drawn.
    fn centre(&self) -> Point {
        Point { x: self.origin.x + 0.5 * self.side, y: self.origin.y + HEIGHT * 2.0 / 3.0 * self.side }
    }

    fn inner(&self, peg: Peg) -> Option<Self> {
        let side = self.side * inner_side(self.triangle.size());
        let corner = corner_point(&self.triangle, peg);
        let offset = self.side - side;
        let origin = Point { x: self.origin.x + corner.x * offset, y: self.origin.y + corner.y * offset };
        Some(Self { triangle: self.triangle.inner(peg)?, origin, side })
    }

    fn is_visible(&self) -> bool {
        let Point { x, y } = self.origin;
        x < WIDTH && y < TALL && x + self.side > 0.0 && y + self.side * HEIGHT > 0.0
    }
}

/// Draws the graph in a viewport: the moves that the rule allows, the path of the solution and the Hamiltonian path.
/// `on_path` is a position on these paths.
#[must_use]
pub fn picture(
    viewport: &GraphViewport,
    rule: Rule,
    route: Option<&dyn Recursion>,
    tour: Option<&dyn Recursion>,
    on_path: &Position,
) -> Picture {
    let triangles = visible_triangles(viewport);
    let Some(first) = triangles.first() else { return Picture::default() };
    let step = step_length(first);
    let mut picture = Picture { dot: dot_radius(step), ..Picture::default() };
    let mut pen = Pen { rule, picture: &mut picture, has_dots: step >= MIN_CLICKABLE_STEP };
    for triangle in &triangles {
        pen.triangle(triangle);
        pen.moves_to_neighbours(triangle);
    }
    for (recursion, line) in [(route, &mut picture.route), (tour, &mut picture.tour)] {
        if let Some(recursion) = recursion {
            *line = path::path(recursion, &triangles, on_path);
        }
    }
    picture
}

/// The point of a position, if it is in the viewport, and the radius of a dot.
#[must_use]
pub fn here(viewport: &GraphViewport, position: &Position) -> (Option<Point>, f64) {
    let triangles = visible_triangles(viewport);
    let radius = triangles.first().map_or(0.0, |first| dot_radius(step_length(first)));
    (triangles.iter().find_map(|triangle| locate(triangle, position)), radius)
}

/// The length of one move in the picture.
fn step_length(placed: &PlacedTriangle) -> f64 {
    placed.side * unit(placed.triangle.size())
}

fn dot_radius(step: f64) -> f64 {
    (step * 0.28).clamp(3.0, 12.0)
}

/// The triangle of the viewport, and its visible neighbours of the same size.
fn visible_triangles(viewport: &GraphViewport) -> Vec<PlacedTriangle> {
    let side = WIDTH / viewport.width();
    let origin = Point { x: WIDTH / 2.0 - viewport.middle().x * side, y: TALL / 2.0 - viewport.middle().y * side };
    let mut found: Vec<PlacedTriangle> = Vec::new();
    let mut queue = VecDeque::from([PlacedTriangle { triangle: viewport.triangle().clone(), origin, side }]);
    while let Some(next) = queue.pop_front() {
        let is_known = found.iter().any(|placed| placed.triangle == next.triangle);
        if is_known || found.len() >= MAX_TRIANGLES || !(next.is_visible() || found.is_empty()) {
            continue;
        }
        queue.extend(PEGS.into_iter().filter_map(|peg| {
            let (triangle, offset) = neighbour(&next.triangle, peg)?;
            let origin = Point { x: next.origin.x + offset.x * side, y: next.origin.y + offset.y * side };
            Some(PlacedTriangle { triangle, origin, side })
        }));
        found.push(next);
    }
    found
}

/// The point of a position, if it is in the triangle and within the picture.
fn locate(placed: &PlacedTriangle, position: &Position) -> Option<Point> {
    let relative = placed.triangle.locate(position)?;
    let at = Point { x: placed.origin.x + relative.x * placed.side, y: placed.origin.y + relative.y * placed.side };
    ((0.0..=WIDTH).contains(&at.x) && (0.0..=TALL).contains(&at.y)).then_some(at)
}

/// Adds a polyline to a path.
fn push_line(path: &mut String, points: &[Point]) {
    for (number, point) in points.iter().enumerate() {
        push(path, if number == 0 { 'M' } else { 'L' }, point.x);
        push(path, ' ', point.y);
    }
}

struct Pen<'a> {
    rule: Rule,
    picture: &'a mut Picture,
    has_dots: bool,
}

impl Pen<'_> {
    fn triangle(&mut self, placed: &PlacedTriangle) {
        if !placed.is_visible() {
            return;
        }
        if placed.triangle.size() == 0 {
            if self.has_dots {
                self.picture.dots.push(Dot { at: placed.centre(), position: placed.triangle.corner_position(Peg::A) });
            }
            return;
        }
        if placed.side < MIN_DETAILED_SIDE {
            self.mark(placed);
            return;
        }
        let inner = PEGS.map(|peg| placed.inner(peg));
        for inner in inner.iter().flatten() {
            self.triangle(inner);
        }
        for (from, to) in [(Peg::A, Peg::B), (Peg::A, Peg::C), (Peg::B, Peg::C)] {
            let third = from.third(to);
            let end = |peg: Peg| inner.get(peg.index())?.as_ref().map(|inner| inner.corner(third));
            if let (Some(a), Some(b)) = (end(from), end(to)) {
                self.step((a, from), (b, to));
            }
        }
    }

    /// Draws the moves out of a triangle. Of two neighbours only one draws the move between them, unless the other one
    /// is outside the picture.
    fn moves_to_neighbours(&mut self, placed: &PlacedTriangle) {
        for peg in PEGS {
            let Some((other, _, [from, to])) = placed.triangle.neighbour(peg) else { continue };
            let (here, there) = (corner_point(&placed.triangle, peg), corner_point(&other, peg));
            let length = step_length(placed);
            let start = placed.corner(peg);
            let end = Point { x: start.x + (here.x - there.x) * length, y: start.y + (here.y - there.y) * length };
            if from < to || end.x < 0.0 || end.y < 0.0 || end.x > WIDTH || end.y > TALL {
                self.step((start, from), (end, to));
            }
        }
    }

    fn step(&mut self, (a, from): (Point, Peg), (b, to): (Point, Peg)) {
        let allows = |from, to| self.rule.allows(PegCount::THREE, from, to);
        let line = |path: &mut String| push_line(path, &[a, b]);
        match (allows(from, to), allows(to, from)) {
            (true, true) => line(&mut self.picture.edges),
            (false, false) => line(&mut self.picture.missing),
            (is_forward, _) => {
                line(&mut self.picture.arrows);
                let (tail, head) = if is_forward { (a, b) } else { (b, a) };
                self.arrowhead(tail, head);
            }
        }
    }

    /// Draws an arrowhead just past the middle of a move, unless the move is too short for one.
    fn arrowhead(&mut self, tail: Point, head: Point) {
        let (x, y) = (head.x - tail.x, head.y - tail.y);
        let length = x.hypot(y);
        if length < 9.0 {
            return;
        }
        let size = (length * 0.18).min(9.0) / length;
        let tip = Point { x: tail.x + x * 0.62, y: tail.y + y * 0.62 };
        let wing = |turn: f64| {
            let (back_x, back_y) = (tip.x - x * size * 1.4, tip.y - y * size * 1.4);
            Point { x: back_x - y * size * turn, y: back_y + x * size * turn }
        };
        push_line(&mut self.picture.arrows, &[wing(1.0), tip, wing(-1.0)]);
    }

    fn mark(&mut self, placed: &PlacedTriangle) {
        let Point { x, y } = placed.origin;
        let corners = CORNERS.map(|corner| Point { x: x + corner.x * placed.side, y: y + corner.y * placed.side });
        push_line(&mut self.picture.marks, &corners);
    }
}
