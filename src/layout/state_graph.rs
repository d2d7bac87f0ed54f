//! The state graph of three pegs as far as it is looked at: plain geometry.
//!
//! Triangles as large as the one that the lens is over are found by going from neighbour to neighbour, so that no two of
//! them are ever placed by a long way round, and all numbers stay small however deep the lens goes. Each is drawn as its
//! three inner triangles and the moves between them, down to what is too small to see.

mod path;

use std::collections::VecDeque;

use crate::solver::graph::Triangle;
use crate::solver::graph::viewport::{
    CORNERS, GraphViewport, HEIGHT, PEGS, Point, corner_point, inner_side, neighbour, unit,
};
use crate::solver::recursion::Recursion;
use crate::solver::{Peg, PegCount, Position, Rule};

use crate::layout::svg_number::push;

/// How wide the picture is.
pub const WIDTH: f64 = 800.0;
/// How high.
pub const TALL: f64 = 640.0;
/// A triangle smaller than this is one mark.
const SMALLEST: f64 = 7.0;
/// Positions farther apart than this are buttons.
const ROOM_FOR_BUTTONS: f64 = 17.0;
/// No more triangles than this are looked at from neighbour to neighbour.
const MOST_NEIGHBOURS: usize = 48;

/// A position that can be pressed.
#[derive(Clone, Debug, PartialEq)]
pub struct Dot {
    /// Where.
    pub at: Point,
    /// Which.
    pub position: Position,
}

/// What there is to draw, each as one path.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    /// Moves that go both ways.
    pub edges: String,
    /// Moves that go one way, with the heads of their arrows.
    pub arrows: String,
    /// Moves that the rule forbids.
    pub missing: String,
    /// Triangles too small to look into.
    pub marks: String,
    /// The path of the solution.
    pub route: String,
    /// The path through every position.
    pub tour: String,
    /// The positions that can be pressed.
    pub dots: Vec<Dot>,
    /// How large a dot is.
    pub dot: f64,
}

/// A triangle in the picture.
#[derive(Clone, Debug)]
struct Placed {
    triangle: Triangle,
    /// Where its top left corner would be.
    origin: Point,
    side: f64,
}

impl Placed {
    fn corner(&self, peg: Peg) -> Point {
        let corner = corner_point(&self.triangle, peg);
        Point { x: self.origin.x + corner.x * self.side, y: self.origin.y + corner.y * self.side }
    }

    /// The middle, for a triangle of no size the position itself.
    fn middle(&self) -> Point {
        Point { x: self.origin.x + 0.5 * self.side, y: self.origin.y + HEIGHT * 2.0 / 3.0 * self.side }
    }

    fn inner(&self, peg: Peg) -> Option<Self> {
        let side = self.side * inner_side(self.triangle.size());
        let corner = corner_point(&self.triangle, peg);
        let along = self.side - side;
        let origin = Point { x: self.origin.x + corner.x * along, y: self.origin.y + corner.y * along };
        Some(Self { triangle: self.triangle.inner(peg)?, origin, side })
    }

    fn is_seen(&self) -> bool {
        let Point { x, y } = self.origin;
        x < WIDTH && y < TALL && x + self.side > 0.0 && y + self.side * HEIGHT > 0.0
    }
}

/// Draws what a lens shows: the moves of a rule, and the paths of a solution and of the tour, which a position is on.
#[must_use]
pub fn picture(
    lens: &GraphViewport,
    rule: Rule,
    route: Option<&dyn Recursion>,
    tour: Option<&dyn Recursion>,
    on_path: &Position,
) -> Picture {
    let placed = places(lens);
    let Some(first) = placed.first() else { return Picture::default() };
    let step = step(first);
    let mut picture = Picture { dot: dot(step), ..Picture::default() };
    let mut pen = Pen { rule, picture: &mut picture, buttons: step >= ROOM_FOR_BUTTONS };
    for placed in &placed {
        pen.triangle(placed);
        pen.outside(placed);
    }
    for (recursion, line) in [(route, &mut picture.route), (tour, &mut picture.tour)] {
        if let Some(recursion) = recursion {
            *line = path::path(recursion, &placed, on_path);
        }
    }
    picture
}

/// Where a position is in what a lens shows, if it is there, and how large a dot is.
#[must_use]
pub fn here(lens: &GraphViewport, position: &Position) -> (Option<Point>, f64) {
    let placed = places(lens);
    (placed.iter().find_map(|placed| find(placed, position)), placed.first().map_or(0.0, |first| dot(step(first))))
}

/// The length of one move in the picture.
fn step(placed: &Placed) -> f64 {
    placed.side * unit(placed.triangle.size())
}

fn dot(step: f64) -> f64 {
    (step * 0.28).clamp(3.0, 12.0)
}

/// The triangle under the lens and its neighbours, as far as they are in the picture.
fn places(lens: &GraphViewport) -> Vec<Placed> {
    let side = WIDTH / lens.width();
    let origin = Point { x: WIDTH / 2.0 - lens.middle().x * side, y: TALL / 2.0 - lens.middle().y * side };
    let mut placed: Vec<Placed> = Vec::new();
    let mut waiting = VecDeque::from([Placed { triangle: lens.triangle().clone(), origin, side }]);
    while let Some(next) = waiting.pop_front() {
        let known = placed.iter().any(|placed| placed.triangle == next.triangle);
        if known || placed.len() >= MOST_NEIGHBOURS || !(next.is_seen() || placed.is_empty()) {
            continue;
        }
        waiting.extend(PEGS.into_iter().filter_map(|peg| {
            let (triangle, by) = neighbour(&next.triangle, peg)?;
            let origin = Point { x: next.origin.x + by.x * side, y: next.origin.y + by.y * side };
            Some(Placed { triangle, origin, side })
        }));
        placed.push(next);
    }
    placed
}

/// Where a position lies, when it lies in a triangle: as deep as can be seen.
fn find(placed: &Placed, position: &Position) -> Option<Point> {
    let spot = placed.triangle.locate(position)?;
    let at = Point { x: placed.origin.x + spot.x * placed.side, y: placed.origin.y + spot.y * placed.side };
    ((0.0..=WIDTH).contains(&at.x) && (0.0..=TALL).contains(&at.y)).then_some(at)
}

/// Adds a line through some places to a path.
fn trail(path: &mut String, spots: &[Point]) {
    for (number, spot) in spots.iter().enumerate() {
        push(path, if number == 0 { 'M' } else { 'L' }, spot.x);
        push(path, ' ', spot.y);
    }
}

struct Pen<'a> {
    rule: Rule,
    picture: &'a mut Picture,
    buttons: bool,
}

impl Pen<'_> {
    fn triangle(&mut self, placed: &Placed) {
        if !placed.is_seen() {
            return;
        }
        if placed.triangle.size() == 0 {
            if self.buttons {
                self.picture.dots.push(Dot { at: placed.middle(), position: placed.triangle.corner_position(Peg::A) });
            }
            return;
        }
        if placed.side < SMALLEST {
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

    /// The moves that lead out of a triangle: each is drawn half, the neighbour draws the other.
    fn outside(&mut self, placed: &Placed) {
        for peg in PEGS {
            let Some((other, _, [from, to])) = placed.triangle.neighbour(peg) else { continue };
            let (here, there) = (corner_point(&placed.triangle, peg), corner_point(&other, peg));
            let length = placed.side * unit(placed.triangle.size());
            let start = placed.corner(peg);
            let end = Point { x: start.x + (here.x - there.x) * length, y: start.y + (here.y - there.y) * length };
            if from < to || end.x < 0.0 || end.y < 0.0 || end.x > WIDTH || end.y > TALL {
                self.step((start, from), (end, to));
            }
        }
    }

    fn step(&mut self, (a, from): (Point, Peg), (b, to): (Point, Peg)) {
        let allows = |from, to| self.rule.allows(PegCount::THREE, from, to);
        let line = |path: &mut String| trail(path, &[a, b]);
        match (allows(from, to), allows(to, from)) {
            (true, true) => line(&mut self.picture.edges),
            (false, false) => line(&mut self.picture.missing),
            (forward, _) => {
                line(&mut self.picture.arrows);
                let (tail, head) = if forward { (a, b) } else { (b, a) };
                self.arrow(tail, head);
            }
        }
    }

    /// The head of an arrow in the middle of a move, where it can be seen.
    fn arrow(&mut self, tail: Point, head: Point) {
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
        trail(&mut self.picture.arrows, &[wing(1.0), tip, wing(-1.0)]);
    }

    fn mark(&mut self, placed: &Placed) {
        let Point { x, y } = placed.origin;
        let corners = CORNERS.map(|corner| Point { x: x + corner.x * placed.side, y: y + corner.y * placed.side });
        trail(&mut self.picture.marks, &corners);
    }
}
