//! State graphs drawn position by position: small ones for any number of pegs, and the neighbourhood of a position in large ones.

use super::placed::push_line;
use super::{Dot, TALL, WIDTH};
use crate::solver::Position;
use crate::solver::graph::viewport::Point;
use crate::solver::graph::{StateGraph, polygon_point};

/// The maximum number of positions of a graph that is drawn whole.
const MAX_WHOLE: u32 = 700;
/// The maximum number of positions in a neighbourhood. More would not be legible.
const MAX_NEARBY: usize = 160;
/// The maximum number of moves from the centre to a position in a neighbourhood.
const MAX_MOVES: u32 = 4;
/// The radius of the outermost ring.
const OUTERMOST: f64 = TALL * 0.47;

/// A graph with a dot for each position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DotPicture {
    /// The dots in the order of their pegs, for fast lookup.
    dots: Vec<Dot>,
    /// The radius of a dot.
    pub radius: f64,
    /// The distance of the outermost positions in moves; `None` if all positions are drawn.
    pub moves: Option<u32>,
    /// The moves from the position in the centre, as path data. They stand out from the other moves.
    pub ways: String,
}

impl DotPicture {
    /// A graph of any number of pegs but three: the whole graph if it is small, otherwise the neighbourhood of a position.
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

/// All positions of a small graph, as nested polygons.
fn polygons(graph: &StateGraph, positions: Vec<Position>) -> Vec<Dot> {
    let dot = |position: Position| {
        let (x, y) = polygon_point(&position, graph.pegs());
        Dot { at: Point { x: WIDTH / 2.0 + x * OUTERMOST, y: TALL / 2.0 + y * OUTERMOST }, position }
    };
    positions.into_iter().map(dot).collect()
}

/// The neighbourhood of a position on rings, one ring for each number of moves. There are as many rings as are legible, at most
/// four.
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

/// A position and its predecessor on the way from the centre.
struct Node {
    position: Position,
    parent: usize,
    ring: u32,
}

struct Rings {
    nodes: Vec<Node>,
}

impl Rings {
    /// Searches breadth-first, ring by ring. Stops before a ring that would exceed the maximum, but always includes the first ring.
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

    /// Places each position in the middle of its sector of a circle. The width of a sector is proportional to the number of
    /// outermost positions in it.
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
        // The start of the next subsector within each sector.
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

/// The sine and cosine of a fraction of a full turn, from 0 to 1. They are products of the values for a half, a quarter and so on,
/// which need only square roots; trigonometric functions would add code to the download.
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
