//! The places of positions in the picture.

use std::rc::Rc;

use crate::layout::state_graph::{self, DotPicture, WIDTH};
use crate::solver::graph::GraphViewport;
use crate::solver::graph::viewport::Point;
use crate::solver::{DiscCount, Position};

/// Shorter moves are not seen: together, the last ones would be a dot.
const MIN_MOVE: f64 = 0.1;

/// The places of positions in the picture: by their triangles, or one by one.
#[derive(Clone, PartialEq)]
pub enum Space {
    Triangles(Rc<GraphViewport>),
    Dots(Rc<DotPicture>),
}

impl Space {
    /// The place of a position; `None` outside the picture.
    pub fn point_of(&self, position: &Position) -> Option<Point> {
        match self {
            Self::Triangles(viewport) => state_graph::here(viewport, position).0,
            Self::Dots(dots) => dots.point_of(position),
        }
    }

    /// The radius of the dot at a position.
    pub fn radius_at(&self, position: &Position) -> f64 {
        match self {
            Self::Triangles(viewport) => state_graph::here(viewport, position).1,
            Self::Dots(dots) => dots.radius,
        }
    }

    /// Whether a move is long enough to be seen.
    pub fn shows_moves(&self) -> bool {
        match self {
            Self::Triangles(viewport) => viewport.step() * WIDTH > MIN_MOVE,
            Self::Dots(_) => true,
        }
    }

    /// Whether all of the graph is drawn, or what it is drawn around is in the middle, so that the corners are free.
    pub fn is_whole(&self, discs: DiscCount) -> bool {
        match self {
            Self::Triangles(viewport) => **viewport == GraphViewport::whole(discs),
            Self::Dots(_) => true,
        }
    }

    /// Whether a press goes to a position. Otherwise it zooms in.
    pub fn has_positions(&self) -> bool {
        match self {
            Self::Triangles(viewport) => viewport.has_positions(),
            Self::Dots(_) => true,
        }
    }
}
