//! The visible part of the state graph of three pegs.
//!
//! The viewport knows which triangles of its size are visible, and where each of them is relative to its neighbours. So coordinates
//! stay small and exact at any depth. A triangle is drawn as its three inner triangles and the moves between them, recursively,
//! until it is too small to see.

mod board;
mod dots;
mod ends;
mod ground;
mod landmarks;
mod path;
mod pen;
mod placed;
mod rings;
mod solution;
mod space;

use crate::layout::drawing::Polyline;
use crate::solver::graph::viewport::{GraphViewport, Point};
use crate::solver::recursion::Recursion;
use crate::solver::{Position, Rule};

pub use board::{AHEAD, MoveBefore, Ring, WayLines, seen_moves, way_paint};
pub use dots::{DotPicture, Middle};
pub use ends::End;
pub use ground::{DOT, Ground, ROUTE};
use landmarks::tints;
pub use landmarks::{Label, Landmark, labels};
use pen::Pen;
use placed::{PlacedTriangle, Points, visible_triangles};
pub use solution::{PointOf, has_hamiltonian_path, moves_path};
use solution::{picture_of, solution_path};
pub use space::{FindPoint, Space};

/// The width of the view box.
pub const WIDTH: f64 = 800.0;
/// The height of the view box.
pub const TALL: f64 = WIDTH * GraphViewport::ASPECT;
/// Triangles with a shorter side are filled instead of drawn in detail.
const MIN_DETAILED_SIDE: f64 = 7.0;

/// A position that can be clicked or tapped.
#[derive(Clone, Debug, PartialEq)]
pub struct Dot {
    pub at: Point,
    pub position: Position,
}

/// The parts of the graph that are in view.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    /// Moves that the rule allows in both directions.
    pub edges: Vec<Polyline>,
    /// Moves that the rule allows in one direction, with arrowheads.
    pub arrows: Vec<Polyline>,
    /// Moves that the rule does not allow.
    pub missing: Vec<Polyline>,
    /// Triangles that are too small to draw in detail.
    pub marks: Vec<Polyline>,
    /// The path of the solution.
    pub route: Vec<Polyline>,
    /// The Hamiltonian path.
    pub tour: Vec<Polyline>,
    pub dots: Vec<Dot>,
    /// The radius of a dot.
    pub dot: f64,
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
    let mut picture = Picture { dot: dot_radius(viewport), ..Picture::default() };
    let mut pen = Pen { rule, picture: &mut picture, has_dots: viewport.has_positions() };
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

/// The point of a position, if it is in the viewport. For many positions, use [`Space::points`].
#[must_use]
pub fn here(viewport: &GraphViewport, position: &Position) -> Option<Point> {
    Points::new(viewport).of(position)
}

fn dot_radius(viewport: &GraphViewport) -> f64 {
    (viewport.step() * WIDTH * 0.28).clamp(3.0, 12.0)
}
