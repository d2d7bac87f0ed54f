//! The parts of the map that do not change with the board: the moves between positions, the path of the solution, and the positions.

use super::{Dot, DotPicture, Picture, Space, TALL, WIDTH, picture_of, solution_path, tints};
use crate::layout::colour::Colour;
use crate::layout::drawing::{Paint, Polyline, Shape};
use crate::solver::graph::viewport::{GraphViewport, PEGS};
use crate::solver::{Index, Puzzle, Solution};

/// The moves between positions.
const MOVES: Paint = Paint::stroke(Colour::Edge, 1.2);
/// The path of the solution.
pub const ROUTE: Paint = Paint::stroke(Colour::Accent, 4.0);
/// The positions.
pub const DOT: Paint = Paint::fill(Colour::Paper).with_stroke(Colour::Ink, 1.2);

/// The parts of the map that do not change with the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ground {
    /// Below everything: tints, marks and rings.
    pub below: Vec<Shape>,
    /// The moves between positions, with arrows on those in one direction.
    pub moves: Vec<Shape>,
    /// Over them: the moves that the rule forbids, and the tour.
    pub above: Vec<Shape>,
    /// The path of the solution: all of it, or the part around the board.
    pub route: Vec<Polyline>,
    pub dots: Vec<Dot>,
    /// The radius of a dot.
    pub radius: f64,
}

impl Space {
    /// The map of a puzzle, with the path of `solution`. `index` is the place around which a path is drawn that is too long to be drawn
    /// whole.
    #[must_use]
    pub fn ground(&self, puzzle: &Puzzle, solution: Option<&Solution>, shows_tour: bool, index: &Index) -> Ground {
        let (mut ground, reach) = match self {
            Self::Triangles(viewport) => (triangles(viewport, picture_of(viewport, puzzle, solution, shows_tour)), 0),
            Self::Dots(dots) => (rings(dots), dots.reach()),
        };
        // The triangles have the path of a recursion already.
        if let Some(solution) = solution.filter(|_| ground.route.is_empty()) {
            ground.route = solution_path(solution, index, reach, &*self.points());
        }
        ground
    }
}

fn triangles(viewport: &GraphViewport, picture: Picture) -> Ground {
    let tints = PEGS.into_iter().zip(tints(viewport));
    let tints = tints.map(|(peg, lines)| (lines, Paint::fill(Colour::Tint(peg)).with_opacity(0.16)));
    let marks = (picture.marks, Paint::fill(Colour::Edge).with_opacity(0.55));
    Ground {
        below: shapes(tints.chain([marks])),
        moves: shapes([(picture.edges, MOVES), (picture.arrows, Paint::stroke(Colour::Edge, 1.5))]),
        above: shapes([
            (picture.missing, Paint::stroke(Colour::Line, 1.0).dashed()),
            (picture.tour, Paint::stroke(Colour::ByHand, 2.0)),
        ]),
        route: picture.route,
        dots: picture.dots,
        radius: picture.dot,
    }
}

fn shapes(lines: impl IntoIterator<Item = (Vec<Polyline>, Paint)>) -> Vec<Shape> {
    let drawn = lines.into_iter().filter(|(lines, _)| !lines.is_empty());
    drawn.map(|(lines, paint)| Shape::Lines(lines, paint)).collect()
}

fn rings(dots: &DotPicture) -> Ground {
    let middle = (WIDTH / 2.0, TALL / 2.0);
    let ring = |&radius: &f64| Shape::Circle(middle, radius, Paint::stroke(Colour::Edge, 1.0));
    Ground {
        below: dots.rings.iter().map(ring).collect(),
        moves: shapes([(dots.ways.clone(), MOVES)]),
        dots: dots.dots().to_vec(),
        radius: dots.radius,
        ..Ground::default()
    }
}
