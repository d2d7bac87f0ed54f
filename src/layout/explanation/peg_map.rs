//! The trips of a disc between pegs.

use crate::layout::towers::Point;
use crate::solver::graph::polygon_point;
use crate::solver::{DiscCount, Peg, PegCount, Position};

use super::arrow::{Arrow, direction, shifted};

/// Pegs as circles, with arrows between them.
#[derive(Clone, Debug, PartialEq)]
pub struct PegMap {
    pub width: f64,
    pub height: f64,
    pegs: Vec<Point>,
    shape: Shape,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Shape {
    /// Pegs in a ring. Arrows are straight, and their numbers are outside.
    Ring,
    /// Pegs in a row. Arrows bend, and their numbers are inside. With returns, arrows bend to their left, so that opposite arrows
    /// can be told apart; without, they bend upwards.
    Row { has_returns: bool },
}

impl PegMap {
    /// The radius of a peg.
    pub const RADIUS: f64 = Arrow::NODE_RADIUS;
    const CIRCLE: f64 = 54.0;
    const SPACING: f64 = 76.0;
    const BEND: f64 = 26.0;
    /// The distance of a number from its arrow, or from the line between the pegs.
    const LABEL: f64 = 12.0;
    /// The margin around the pegs, for the numbers.
    const MARGIN: f64 = 20.0;

    /// Pegs in a circle, clockwise from the top, like the corners of the state graph.
    #[must_use]
    pub fn ring(pegs: PegCount) -> Self {
        let discs = DiscCount::new(1).unwrap_or(DiscCount::ZERO);
        let corners: Vec<(f64, f64)> =
            pegs.iter().map(|peg| polygon_point(&Position::tower(discs, peg), pegs)).collect();
        let lowest = corners.iter().fold(-1.0, |lowest: f64, (_, y)| lowest.max(*y));
        let middle = Self::CIRCLE + Self::MARGIN;
        let point = |(x, y): (f64, f64)| Point { x: middle + Self::CIRCLE * x, y: middle + Self::CIRCLE * y };
        let height = middle + Self::CIRCLE * lowest + Self::MARGIN;
        Self { width: 2.0 * middle, height, pegs: corners.into_iter().map(point).collect(), shape: Shape::Ring }
    }

    /// Pegs from left to right; with returns, there is also room below them.
    #[must_use]
    pub fn row(pegs: &[Peg], has_returns: bool) -> Self {
        const ABOVE: f64 = 42.0;
        let count = u32::try_from(pegs.len()).unwrap_or(u32::MAX);
        let below = if has_returns { ABOVE } else { Self::RADIUS + 3.0 };
        let place = |peg: usize| pegs.iter().position(|other| other.index() == peg).unwrap_or(peg);
        let point = |peg| Point { x: (place(peg) as f64 + 0.5) * Self::SPACING, y: ABOVE };
        Self {
            width: Self::SPACING * f64::from(count),
            height: ABOVE + below,
            pegs: (0..pegs.len()).map(point).collect(),
            shape: Shape::Row { has_returns },
        }
    }

    /// The centre of a peg.
    #[must_use]
    pub fn peg(&self, peg: Peg) -> Point {
        self.pegs.get(peg.index()).copied().unwrap_or(Point { x: 0.0, y: 0.0 })
    }

    /// The arrow from one peg to another.
    #[must_use]
    pub fn arrow(&self, from: Peg, to: Peg) -> Arrow {
        let (from, to) = (self.peg(from), self.peg(to));
        let along = direction(from, to);
        let left = Point { x: along.y, y: -along.x };
        let middle = Point { x: (from.x + to.x) / 2.0, y: (from.y + to.y) / 2.0 };
        let (control, outside) = match self.shape {
            Shape::Ring => (middle, direction(Point { x: self.width / 2.0, y: self.width / 2.0 }, middle)),
            Shape::Row { has_returns } => {
                let away = if has_returns { left } else { Point { x: 0.0, y: -1.0 } };
                (shifted(middle, away, 2.0 * Self::BEND), away)
            }
        };
        Arrow::new(from, control, to, shifted(middle, outside, Self::LABEL))
    }
}
