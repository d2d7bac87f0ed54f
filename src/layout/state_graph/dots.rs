//! State graphs that are drawn position by position: small ones for any number of pegs, and the surroundings of a position in
//! large ones.

use super::placed::push_line;
use super::{Dot, TALL, WIDTH};
use crate::solver::Position;
use crate::solver::graph::viewport::Point;
use crate::solver::graph::{StateGraph, polygon_point};

/// A graph with more positions is not drawn whole.
const MAX_WHOLE: u32 = 700;
/// More positions around one would not be legible.
const MAX_NEARBY: usize = 160;
/// Positions more moves away are not drawn.
const MAX_MOVES: u32 = 4;
/// The radius of the outermost ring.
const OUTERMOST: f64 = TALL * 0.47;

/// A graph with a dot for each position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DotPicture {
    /// In the order of their pegs, so that they are found quickly.
    dots: Vec<Dot>,
    /// The radius of a dot.
    pub radius: f64,
    /// How many moves away the outermost positions are; `None` where all positions are drawn.
    pub moves: Option<u32>,
    /// The moves that lead away from the position in the middle, as path data. They are told apart from the many others.
    pub ways: String,
}

impl DotPicture {
    /// A graph of any number of pegs but three: all of it where it is small, else the positions around one.
    #[must_use]
    pub fn new(graph: &StateGraph, centre: &Position) -> Self {
        let mut picture = match graph.positions(MAX_WHOLE) {
            Some(positions) => Self { dots: polygons(graph, positions), ..Self::default() },
            None => nearby(graph, centre),
        };
        picture.dots.sort_unstable_by(|a, b| a.position.pegs().cmp(b.position.pegs()));
        picture.radius = (72.0 / (picture.dots.len() as f64).sqrt()).clamp(2.0, 9.0);
        picture
    }

    #[must_use]
    pub fn dots(&self) -> &[Dot] {
        &self.dots
    }

    /// The moves between the positions, as path data.
    #[must_use]
    pub fn edges(&self, graph: &StateGraph) -> String {
        let mut edges = String::new();
        for dot in &self.dots {
            for step in graph.moves(&dot.position) {
                let mut neighbour = dot.position.clone();
                neighbour.play_unchecked(step);
                if let Some(at) = self.point_of(&neighbour) {
                    push_line(&mut edges, &[dot.at, at]);
                }
            }
        }
        edges
    }

    #[must_use]
    pub fn point_of(&self, position: &Position) -> Option<Point> {
        let found = self.dots.binary_search_by(|dot| dot.position.pegs().cmp(position.pegs()));
        Some(self.dots.get(found.ok()?)?.at)
    }

    /// The position whose dot is nearest to a point.
    #[must_use]
    pub fn nearest(&self, at: Point) -> Option<&Position> {
        let away = |dot: &Dot| (dot.at.x - at.x).hypot(dot.at.y - at.y);
        self.dots.iter().min_by(|a, b| away(a).total_cmp(&away(b))).map(|dot| &dot.position)
    }
}

/// All positions of a small graph, as polygons within polygons.
fn polygons(graph: &StateGraph, positions: Vec<Position>) -> Vec<Dot> {
    let dot = |position: Position| {
        let (x, y) = polygon_point(&position, graph.pegs());
        Dot { at: Point { x: WIDTH / 2.0 + x * OUTERMOST, y: TALL / 2.0 + y * OUTERMOST }, position }
    };
    positions.into_iter().map(dot).collect()
}

/// The positions around one on rings, a ring for each move. There are as many rings as are legible, at most four.
fn nearby(graph: &StateGraph, centre: &Position) -> DotPicture {
    let rings = Rings::around(graph, centre);
    let depth = rings.nodes.iter().map(|node| node.ring).max().unwrap_or(0);
    let points = rings.points(depth);
    let mut ways = String::new();
    for (node, at) in rings.nodes.iter().zip(&points) {
        if let Some(before) = points.get(node.parent) {
            push_line(&mut ways, &[*before, *at]);
        }
    }
    let dots = points.into_iter().zip(rings.nodes).map(|(at, node)| Dot { at, position: node.position });
    DotPicture { dots: dots.collect(), moves: Some(depth), ways, ..DotPicture::default() }
}

/// A position with the one before it on the way from the centre.
struct Node {
    position: Position,
    parent: usize,
    ring: u32,
}

struct Rings {
    nodes: Vec<Node>,
}

impl Rings {
    /// Breadth-first, ring by ring. A ring that would be too much is left out, but not the first.
    fn around(graph: &StateGraph, centre: &Position) -> Self {
        let mut nodes = vec![Node { position: centre.clone(), parent: 0, ring: 0 }];
        let mut inner = 0..1;
        for ring in 1..=MAX_MOVES {
            let start = nodes.len();
            for parent in inner {
                let Some(from) = nodes.get(parent).map(|node| node.position.clone()) else { continue };
                for step in graph.moves(&from) {
                    let mut position = from.clone();
                    position.play_unchecked(step);
                    if nodes.iter().all(|node| node.position != position) {
                        nodes.push(Node { position, parent, ring });
                    }
                }
                if nodes.len() > MAX_NEARBY && ring > 1 {
                    nodes.truncate(start);
                    return Self { nodes };
                }
            }
            inner = start..nodes.len();
        }
        Self { nodes }
    }

    /// Each position in the middle of its sector of a circle. A sector is as wide as the outermost positions in it need.
    fn points(&self, depth: u32) -> Vec<Point> {
        let mut leaves: Vec<f64> = vec![0.0; self.nodes.len()];
        for (number, node) in self.nodes.iter().enumerate().rev() {
            let own = leaves.get(number).copied().unwrap_or(0.0).max(1.0);
            if let Some(leaf) = leaves.get_mut(number) {
                *leaf = own;
            }
            if let Some(above) = leaves.get_mut(node.parent).filter(|_| node.ring > 0) {
                *above += own;
            }
        }
        let whole = leaves.first().copied().unwrap_or(1.0);
        // Where the next sector within each sector begins.
        let mut next: Vec<f64> = vec![0.0; self.nodes.len()];
        let mut points = Vec::with_capacity(self.nodes.len());
        for (number, (node, width)) in self.nodes.iter().zip(&leaves).enumerate() {
            let start = next.get(node.parent).copied().unwrap_or(0.0);
            if let Some(begun) = next.get_mut(node.parent).filter(|_| node.ring > 0) {
                *begun += width;
            }
            if let Some(begun) = next.get_mut(number) {
                *begun = start;
            }
            let (sine, cosine) = on_circle((start + width / 2.0) / whole);
            let radius = OUTERMOST * f64::from(node.ring) / f64::from(depth.max(1));
            points.push(Point { x: WIDTH / 2.0 + radius * sine, y: TALL / 2.0 - radius * cosine });
        }
        points
    }
}

/// The sine and the cosine of a share of a whole turn, from 0 to 1. They are products of those of half a turn, a quarter and
/// so on, which are square roots; the functions for angles would be code to download.
fn on_circle(turn: f64) -> (f64, f64) {
    let (mut cosine, mut sine) = (1.0, 0.0);
    let (mut half_cosine, mut half_sine, mut place, mut rest) = (-1.0, 0.0, 0.5, turn);
    for _ in 0..20 {
        if rest >= place {
            rest -= place;
            (cosine, sine) = (cosine * half_cosine - sine * half_sine, sine * half_cosine + cosine * half_sine);
        }
        place /= 2.0;
        (half_cosine, half_sine) =
            (((1.0 + half_cosine) / 2.0_f64).max(0.0).sqrt(), ((1.0 - half_cosine) / 2.0_f64).max(0.0).sqrt());
    }
    (sine, cosine)
}
