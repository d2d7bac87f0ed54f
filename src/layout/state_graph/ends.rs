//! The marks of the start and the goal.

use super::{Middle, Space, WIDTH};
use crate::layout::colour::Colour;
use crate::layout::drawing::{Paint, Polyline, Shape};
use crate::solver::graph::viewport::Point;
use crate::solver::{Position, Puzzle};

/// An end of the way that the puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Start,
    Goal,
}

impl End {
    pub const ALL: [Self; 2] = [Self::Start, Self::Goal];

    /// The value of `data-end`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Goal => "goal",
        }
    }

    #[must_use]
    pub fn position(self, puzzle: &Puzzle) -> Position {
        let end = match self {
            Self::Start => puzzle.start(),
            Self::Goal => puzzle.goal(),
        };
        end.position(puzzle.discs())
    }

    /// The mark at a point. `scale` is that of a flag.
    #[must_use]
    pub fn mark(self, at: Point, scale: f64, flies_to_left: bool) -> Shape {
        match self {
            Self::Start => Shape::Lines(vec![diamond(at)], Paint::fill(Colour::Ink).with_stroke(Colour::Paper, 2.0)),
            Self::Goal => {
                let paint = Paint::fill(Colour::Goal).with_stroke(Colour::Goal, 4.0);
                Shape::Lines(vec![flag(at, scale, flies_to_left)], paint)
            }
        }
    }
}

impl Space {
    /// The mark of the start or of the goal; `None` outside the picture.
    #[must_use]
    pub fn end(&self, end: End, puzzle: &Puzzle) -> Option<Shape> {
        let at = self.point_of(&end.position(puzzle))?;
        // The flag flies away from the middle of the picture, where the graph is.
        Some(end.mark(at, flag_scale(at, self), at.x < WIDTH / 2.0))
    }
}

/// Half of the diagonal of the mark at the start.
const DIAMOND: f64 = 11.0;
/// The height of the pole of a flag.
const POLE: f64 = 46.0;
/// The height and the width of its pennant.
const PENNANT: (f64, f64) = (20.0, 24.0);
/// The room above a flag.
const MARGIN: f64 = 4.0;
/// The height of a number on a ring, and of the gaps around it.
const NUMBER: f64 = 20.0;

/// A diamond around a point.
fn diamond(Point { x, y }: Point) -> Polyline {
    Polyline::closed(vec![(x - DIAMOND, y), (x, y - DIAMOND), (x + DIAMOND, y), (x, y + DIAMOND)])
}

/// A flag with the foot of its pole at a point.
fn flag(Point { x, y }: Point, scale: f64, flies_to_left: bool) -> Polyline {
    let width = PENNANT.1 * scale;
    let tip = if flies_to_left { x - width } else { x + width };
    let [top, middle, low] = [POLE, POLE - PENNANT.0 / 2.0, POLE - PENNANT.0].map(|up| y - up * scale);
    Polyline::open(vec![(x, y), (x, top), (tip, middle), (x, low)])
}

/// The scale of the flag at a point: it stays within the picture, and below the number of the first ring around the goal.
fn flag_scale(at: Point, space: &Space) -> f64 {
    let first = match space {
        Space::Dots(dots) if dots.middle == Middle::Goal => dots.rings.first(),
        Space::Dots(_) | Space::Triangles(_) => None,
    };
    let room = first.map_or(at.y - MARGIN, |radius| radius - NUMBER);
    (room / POLE).clamp(0.2, 1.0)
}
