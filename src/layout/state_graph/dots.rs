//! State graphs of any number of pegs but three, position by position, on rings of equal distance.

use super::placed::polyline;
use super::rings::Rings;
use super::{Dot, TALL, WIDTH};
use crate::layout::drawing::Polyline;
use crate::solver::graph::viewport::Point;
use crate::solver::graph::{DistancesToGoal, StateGraph};
use crate::solver::{Index, Position, Puzzle, Solution};

/// The most positions of a graph that is drawn whole.
const MAX_WHOLE: u32 = 300;
/// The most rings of a graph that is drawn whole. A number fits between two rings.
const MAX_RINGS: u32 = 10;

/// The position in the middle of the rings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Middle {
    /// The goal. All positions are drawn, and each leads to it; the number of a ring is their distance in moves.
    Goal,
    /// The position on the board. The number of a ring is the number of moves to its positions.
    Board,
}

/// A graph with a dot for each position, on rings around one of them.
#[derive(Clone, Debug, PartialEq)]
pub struct DotPicture {
    /// The dots in the order of their pegs, for fast lookup.
    dots: Vec<Dot>,
    /// The radius of a dot.
    pub radius: f64,
    pub middle: Middle,
    /// The radius of each ring. The first is one move from the middle.
    pub rings: Vec<f64>,
    /// A shortest way from each position to the middle, or back.
    pub ways: Vec<Polyline>,
}

impl DotPicture {
    /// The rings around the goal if all positions are legible and lead there, otherwise those around the position on the board.
    /// `solution` has the branches of the tree that are drawn along its path. O(p²) for p positions, of which there are few.
    #[must_use]
    pub fn new(graph: &StateGraph, puzzle: &Puzzle, solution: Option<&Solution>, board: &Position) -> Self {
        let (middle, rings) = match whole(graph, puzzle, solution) {
            Some(rings) => (Middle::Goal, rings),
            None => (Middle::Board, Rings::around(graph, board)),
        };
        let points = rings.points();
        let mut ways = Vec::new();
        for (node, at) in rings.nodes.iter().zip(&points) {
            if let Some(before) = points.get(node.parent).filter(|_| node.ring > 0) {
                ways.push(polyline(&[*before, *at]));
            }
        }
        let (radius, radii) = (rings.dot_radius(&points), rings.radii());
        let mut dots: Vec<Dot> =
            points.into_iter().zip(rings.nodes).map(|(at, node)| Dot { at, position: node.position }).collect();
        dots.sort_unstable_by(|a, b| a.position.pegs().cmp(b.position.pegs()));
        Self { dots, radius, middle, rings: radii, ways }
    }

    #[must_use]
    pub fn dots(&self) -> &[Dot] {
        &self.dots
    }

    /// The number of a solution's moves before and after the board that may be in the picture; 0 if all of them are.
    #[must_use]
    pub fn reach(&self) -> u64 {
        match self.middle {
            Middle::Goal => 0,
            Middle::Board => self.rings.len() as u64,
        }
    }

    /// The place of the number of a ring, which no dot covers.
    #[must_use]
    pub fn number_at(radius: f64) -> Point {
        Point { x: WIDTH / 2.0, y: TALL / 2.0 - radius }
    }

    /// The moves from a position.
    #[must_use]
    pub fn moves_from(&self, graph: &StateGraph, position: &Position) -> Vec<Polyline> {
        let mut path = Vec::new();
        let Some(from) = self.point_of(position) else { return path };
        for step in graph.moves(position) {
            let mut next = position.clone();
            next.play_unchecked(step);
            if let Some(to) = self.point_of(&next) {
                path.push(polyline(&[from, to]));
            }
        }
        path
    }

    #[must_use]
    pub fn point_of(&self, position: &Position) -> Option<Point> {
        let found = self.dots.binary_search_by(|dot| dot.position.pegs().cmp(position.pegs()));
        Some(self.dots.get(found.ok()?)?.at)
    }

    /// The position whose dot is nearest to a point, if it is within reach.
    #[must_use]
    pub fn nearest(&self, at: Point, reach: f64) -> Option<&Position> {
        let away = |dot: &Dot| (dot.at.x - at.x).hypot(dot.at.y - at.y);
        let nearest = self.dots.iter().min_by(|a, b| away(a).total_cmp(&away(b)))?;
        (away(nearest) <= reach).then_some(&nearest.position)
    }
}

/// All positions, if there are few and each leads to the goal.
fn whole(graph: &StateGraph, puzzle: &Puzzle, solution: Option<&Solution>) -> Option<Rings> {
    let positions = graph.positions(MAX_WHOLE)?;
    let distances = DistancesToGoal::of(puzzle).ok()?;
    let all_distances = positions.iter().map(|position| distances.from(position)).collect::<Option<Vec<_>>>()?;
    all_distances.iter().all(|&moves| moves <= MAX_RINGS).then_some(())?;
    let moves = solution.and_then(|solution| solution.total().to_u64()).unwrap_or(0).min(MAX_RINGS.into());
    let on_path = |number: u64| solution?.position_at(&Index::from(number));
    let path: Vec<Position> = (0..=moves).filter_map(on_path).collect();
    Some(Rings::towards(graph, &positions, &distances, &path))
}
