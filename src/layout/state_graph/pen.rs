//! Draws the moves within triangles and between them.

use super::placed::{PlacedTriangle, polyline};
use super::{Dot, MIN_DETAILED_SIDE, Picture, TALL, WIDTH};
use crate::layout::drawing::Polyline;
use crate::solver::graph::viewport::{CORNERS, PEGS, Point, corner_point};
use crate::solver::{Peg, PegCount, Rule};

pub struct Pen<'a> {
    pub rule: Rule,
    pub picture: &'a mut Picture,
    pub has_dots: bool,
}

impl Pen<'_> {
    pub fn triangle(&mut self, placed: &PlacedTriangle) {
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

    /// Draws the moves out of a triangle. Only one of two neighbours draws the move between them, unless the other one
    /// is outside the picture.
    pub fn moves_to_neighbours(&mut self, placed: &PlacedTriangle) {
        for peg in PEGS {
            let Some((other, _, [from, to])) = placed.triangle.neighbour(peg) else { continue };
            let (here, there) = (corner_point(&placed.triangle, peg), corner_point(&other, peg));
            let length = placed.step();
            let start = placed.corner(peg);
            let end = Point { x: start.x + (here.x - there.x) * length, y: start.y + (here.y - there.y) * length };
            if from < to || end.x < 0.0 || end.y < 0.0 || end.x > WIDTH || end.y > TALL {
                self.step((start, from), (end, to));
            }
        }
    }

    fn step(&mut self, (a, from): (Point, Peg), (b, to): (Point, Peg)) {
        let allows = |from, to| self.rule.allows(PegCount::THREE, from, to);
        let line = |lines: &mut Vec<Polyline>| lines.push(polyline(&[a, b]));
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
        self.picture.arrows.push(polyline(&[wing(1.0), tip, wing(-1.0)]));
    }

    fn mark(&mut self, placed: &PlacedTriangle) {
        let Point { x, y } = placed.origin;
        let corners = CORNERS.map(|corner| Point { x: x + corner.x * placed.side, y: y + corner.y * placed.side });
        self.picture.marks.push(polyline(&corners));
    }
}
