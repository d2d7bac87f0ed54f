//! The places of positions on rings around one of them. Together they are a tree: each position has a neighbour on the ring inside.

use super::{TALL, WIDTH};
use crate::solver::Position;
use crate::solver::graph::viewport::Point;
use crate::solver::graph::{DistancesToGoal, StateGraph};

/// The maximum number of positions around the board. More would not be legible.
const MAX_NEARBY: usize = 160;
/// The maximum number of moves from the board to a position around it.
const MAX_MOVES: u32 = 4;
/// The radius of the outermost ring.
const OUTERMOST: f64 = TALL * 0.47;
/// Half of the gap at the top of each ring, where its number is.
const HALF_GAP: f64 = 32.0;
/// Half of the gap takes at most this part of a turn, because a ring near the middle is short.
const MAX_GAP: f64 = 0.15;

/// A position and its neighbour on the ring inside.
pub struct Node {
    pub position: Position,
    pub parent: usize,
    /// The number of moves between this position and the middle.
    pub ring: u32,
}

/// The nodes from the middle outwards.
pub struct Rings {
    pub nodes: Vec<Node>,
}

impl Rings {
    /// Searches breadth-first, ring by ring. Stops before a ring that would exceed the maximum, but always includes the first ring.
    pub fn around(graph: &StateGraph, board: &Position) -> Self {
        let mut nodes = vec![Node { position: board.clone(), parent: 0, ring: 0 }];
        let mut inner = 0..1;
        for ring in 1..=MAX_MOVES {
            let start = nodes.len();
            for parent in inner {
                let Some(from) = nodes.get(parent).map(|node| node.position.clone()) else { continue };
                for position in neighbours(graph, &from) {
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

    /// The positions that lead to the goal. The parent of each is the next position on a shortest way, for those of
    /// `path` the next of it.
    pub fn towards(graph: &StateGraph, positions: &[Position], distances: &DistancesToGoal, path: &[Position]) -> Self {
        let mut nodes: Vec<Node> = Vec::with_capacity(positions.len());
        let mut inner = 0;
        for ring in 0.. {
            let start = nodes.len();
            for position in positions.iter().filter(|position| distances.from(position) == Some(ring)) {
                let is_nearer = |next: &Position| distances.from(next) == ring.checked_sub(1);
                let on_path = path.iter().position(|other| other == position).and_then(|place| path.get(place + 1));
                let next = on_path.cloned().filter(is_nearer);
                let next = next.or_else(|| neighbours(graph, position).find(is_nearer));
                let place = next.and_then(|next| nodes.iter().skip(inner).position(|node| node.position == next));
                let parent = inner + place.unwrap_or(0);
                nodes.push(Node { position: position.clone(), parent, ring });
            }
            if nodes.len() == start {
                break;
            }
            inner = start;
        }
        Self { nodes }
    }

    /// The number of rings.
    pub fn depth(&self) -> u32 {
        self.nodes.iter().map(|node| node.ring).max().unwrap_or(0)
    }

    fn radius(ring: u32, depth: u32) -> f64 {
        OUTERMOST * f64::from(ring) / f64::from(depth.max(1))
    }

    /// The radius of each ring.
    pub fn radii(&self) -> Vec<f64> {
        let depth = self.depth();
        (1..=depth).map(|ring| Self::radius(ring, depth)).collect()
    }

    /// Places each position in the middle of its sector of a circle.
    pub fn points(&self) -> Vec<Point> {
        let (depth, widths) = (self.depth(), self.widths());
        let whole = widths.first().copied().unwrap_or(1.0);
        // The start of the next sector within the sector of each node.
        let mut next: Vec<f64> = vec![0.0; self.nodes.len()];
        let mut points = Vec::with_capacity(self.nodes.len());
        for (number, (node, width)) in self.nodes.iter().zip(&widths).enumerate() {
            let start = next.get(node.parent).copied().unwrap_or(0.0);
            if let Some(begun) = next.get_mut(node.parent).filter(|_| node.ring > 0) {
                *begun += width;
            }
            if let Some(begun) = next.get_mut(number) {
                *begun = start;
            }
            let radius = Self::radius(node.ring, depth);
            let gap = if radius > 0.0 { (HALF_GAP / (std::f64::consts::TAU * radius)).min(MAX_GAP) } else { 0.0 };
            let turn = gap + (1.0 - 2.0 * gap) * (start + width / 2.0) / whole;
            let (sine, cosine) = on_circle(turn);
            points.push(Point { x: WIDTH / 2.0 + radius * sine, y: TALL / 2.0 - radius * cosine });
        }
        points
    }

    /// The width of each node's sector: that of the nodes outside, but at least what a dot needs on its ring.
    fn widths(&self) -> Vec<f64> {
        let depth = f64::from(self.depth());
        let mut widths: Vec<f64> = vec![0.0; self.nodes.len()];
        for (number, node) in self.nodes.iter().enumerate().rev() {
            let own = widths.get(number).copied().unwrap_or(0.0).max(depth / f64::from(node.ring.max(1)));
            if let Some(width) = widths.get_mut(number) {
                *width = own;
            }
            if let Some(inside) = widths.get_mut(node.parent).filter(|_| node.ring > 0) {
                *inside += own;
            }
        }
        widths
    }

    /// The radius of dots that do not touch each other.
    pub fn dot_radius(&self, points: &[Point]) -> f64 {
        let squared = |a: &Point, b: &Point| (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
        let others =
            points.iter().enumerate().flat_map(|(number, at)| points.iter().take(number).map(move |b| (at, b)));
        let least = others.map(|(a, b)| squared(a, b)).fold(f64::INFINITY, f64::min).sqrt();
        (least * 0.4).clamp(2.0, 9.0)
    }
}

/// The positions one move away.
fn neighbours(graph: &StateGraph, from: &Position) -> impl Iterator<Item = Position> {
    graph.moves(from).map(|step| {
        let mut position = from.clone();
        position.play_unchecked(step);
        position
    })
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
