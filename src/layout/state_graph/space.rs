//! The places of positions in the map.

use std::rc::Rc;

use super::{DotPicture, Points, dot_radius, here};
use crate::solver::graph::viewport::{GraphViewport, Point};
use crate::solver::{DiscCount, Position};

/// Finds the point of a position; `None` outside the picture.
pub type FindPoint<'a> = Box<dyn Fn(&Position) -> Option<Point> + 'a>;

/// The two kinds of maps: nested triangles for three pegs, and rings of positions, one by one, for any other number.
#[derive(Clone, Debug, PartialEq)]
pub enum Space {
    Triangles(Rc<GraphViewport>),
    Dots(Rc<DotPicture>),
}

impl Space {
    /// The place of a position; `None` outside the picture.
    #[must_use]
    pub fn point_of(&self, position: &Position) -> Option<Point> {
        match self {
            Self::Triangles(viewport) => here(viewport, position),
            Self::Dots(dots) => dots.point_of(position),
        }
    }

    /// The radius of a dot.
    #[must_use]
    pub fn radius(&self) -> f64 {
        match self {
            Self::Triangles(viewport) => dot_radius(viewport),
            Self::Dots(dots) => dots.radius,
        }
    }

    /// Finds the points of many positions.
    #[must_use]
    pub fn points(&self) -> FindPoint<'_> {
        match self {
            Self::Triangles(viewport) => {
                let points = Points::new(viewport);
                Box::new(move |position| points.of(position))
            }
            Self::Dots(dots) => Box::new(|position| dots.point_of(position)),
        }
    }

    /// Whether the corners are free: all of the graph is drawn, or rings are.
    #[must_use]
    pub fn has_free_corners(&self, discs: DiscCount) -> bool {
        match self {
            Self::Triangles(viewport) => **viewport == GraphViewport::whole(discs),
            Self::Dots(_) => true,
        }
    }

    /// Whether a press goes to a position. Otherwise it zooms in.
    #[must_use]
    pub fn has_positions(&self) -> bool {
        match self {
            Self::Triangles(viewport) => viewport.has_positions(),
            Self::Dots(_) => true,
        }
    }
}
