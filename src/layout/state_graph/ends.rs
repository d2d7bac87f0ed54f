//! The marks of the start and the goal.

use super::{DotPicture, Middle};
use crate::layout::drawing::Polyline;
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
pub fn diamond(Point { x, y }: Point) -> Polyline {
    Polyline::closed(vec![(x - DIAMOND, y), (x, y - DIAMOND), (x + DIAMOND, y), (x, y + DIAMOND)])
}

/// A flag with the foot of its pole at a point.
pub fn flag(Point { x, y }: Point, scale: f64, flies_to_left: bool) -> Polyline {
    let width = PENNANT.1 * scale;
    let tip = if flies_to_left { x - width } else { x + width };
    let [top, middle, low] = [POLE, POLE - PENNANT.0 / 2.0, POLE - PENNANT.0].map(|up| y - up * scale);
    Polyline::open(vec![(x, y), (x, top), (tip, middle), (x, low)])
}

/// The scale of the flag at a point: it stays within the picture, and below the number of the first ring around the goal.
pub fn flag_scale(at: Point, dots: Option<&DotPicture>) -> f64 {
    let is_middle = |dots: &&DotPicture| dots.middle == Middle::Goal;
    let first = dots.filter(is_middle).and_then(|dots| dots.rings.first());
    let room = first.map_or(at.y - MARGIN, |radius| radius - NUMBER);
    (room / POLE).clamp(0.2, 1.0)
}
