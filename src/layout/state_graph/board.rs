//! What of the map follows the board: the way to it, and a ring where it is.

use super::{Points, Space, WIDTH};
use crate::layout::colour::{Colour, Rank};
use crate::layout::drawing::{Paint, Point, Polyline, Shape};
use crate::solver::graph::GraphViewport;
use crate::solver::{Disc, Move, PegCount, Position};

/// The moves from the board, where not all moves are drawn anyway.
pub const AHEAD: Paint = Paint::stroke(Colour::Ink, 3.0);
/// The radius of the ring, between those of the smallest dots and of the largest.
const RING: (f64, f64) = (11.0, 16.0);
/// The distance of the halo's edge from the middle of the ring's line.
const HALO: f64 = 7.0;
/// The most moves before the board that are drawn on three pegs. Further ones leave the picture, or are too short to be seen.
const MAX_MOVES: usize = 300;
/// On rings around the board only a few can be in the picture, and puzzles of more discs have no other rings.
const MAX_ON_RINGS: usize = 16;
const MAX_DISCS_AROUND_GOAL: u32 = 8;
/// The length of a move that can be seen.
const MIN_MOVE: f64 = 0.1;

/// A move that led to the board, and whether it was made by hand.
pub type MoveBefore = (Move, bool);

/// The moves before a position that can be seen, the last one first: on three pegs until the way leaves the viewport. Each takes one
/// step of `moves`.
#[must_use]
pub fn seen_moves(
    pegs: PegCount,
    viewport: &GraphViewport,
    position: &Position,
    moves: impl Iterator<Item = MoveBefore>,
) -> Vec<MoveBefore> {
    if pegs != PegCount::THREE {
        let may_be_whole = position.discs().count() <= MAX_DISCS_AROUND_GOAL;
        return moves.take(if may_be_whole { MAX_MOVES } else { MAX_ON_RINGS }).collect();
    }
    if viewport.step() * WIDTH < MIN_MOVE {
        return Vec::new();
    }
    let (points, mut position) = (Points::new(viewport), position.clone());
    let is_seen = |&(step, _): &MoveBefore| {
        let is_seen = points.of(&position).is_some();
        take_back(&mut position, step);
        is_seen
    };
    moves.take(MAX_MOVES).take_while(is_seen).collect()
}

fn take_back(position: &mut Position, step: Move) {
    position.play_unchecked(Move { disc: step.disc, from: step.to, to: step.from });
}

/// The way to the board as lines: the moves of the solution, those made by hand, and the last one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WayLines {
    pub solution: Vec<Polyline>,
    pub by_hand: Vec<Polyline>,
    pub last: Option<(bool, Polyline)>,
}

/// The paint of moves that led to the board. Dots are seen through it.
#[must_use]
pub const fn way_paint(is_by_hand: bool) -> Paint {
    if is_by_hand {
        Paint::stroke(Colour::ByHand, 8.0).with_opacity(0.7)
    } else {
        Paint::stroke(Colour::Accent, 14.0).with_opacity(0.35)
    }
}

impl WayLines {
    /// The lines and the last move as shapes.
    #[must_use]
    pub fn shapes(self) -> Vec<Shape> {
        let last = self.last.map(|(is_by_hand, line)| (is_by_hand, vec![line]));
        let lines = [(false, self.solution), (true, self.by_hand)].into_iter().chain(last);
        let lines = lines.filter(|(_, lines)| !lines.is_empty());
        lines.map(|(is_by_hand, lines)| Shape::Lines(lines, way_paint(is_by_hand))).collect()
    }
}

/// A ring where the board is, on a halo that stands out from every line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ring {
    pub centre: Point,
    pub radius: f64,
    pub paint: Paint,
}

impl Ring {
    /// The radius and the paint of the halo.
    #[must_use]
    pub fn halo(&self) -> (f64, Paint) {
        (self.radius + HALO, Paint::fill(Colour::Paper).with_stroke(Colour::Ink, 1.0))
    }

    /// The halo, and the ring on it.
    #[must_use]
    pub fn shapes(&self) -> [Shape; 2] {
        let (radius, halo) = self.halo();
        [Shape::Circle(self.centre, radius, halo), Shape::Circle(self.centre, self.radius, self.paint)]
    }
}

impl Space {
    /// The way to a position. `moves` are those that led there, the last one first.
    #[must_use]
    pub fn way_to(&self, position: &Position, moves: impl IntoIterator<Item = MoveBefore>) -> WayLines {
        let point_of = self.points();
        let (mut lines, mut position) = (WayLines::default(), position.clone());
        let mut to = point_of(&position);
        for (number, (step, is_by_hand)) in moves.into_iter().enumerate() {
            take_back(&mut position, step);
            let from = point_of(&position);
            if let Some((from, to)) = from.zip(to) {
                let line = Polyline::open(vec![(from.x, from.y), (to.x, to.y)]);
                match (number, is_by_hand) {
                    (0, _) => lines.last = Some((is_by_hand, line)),
                    (_, true) => lines.by_hand.push(line),
                    (_, false) => lines.solution.push(line),
                }
            }
            to = from;
        }
        lines
    }

    /// The ring where the board is, in the colour of the disc that moved last; `None` outside the picture.
    #[must_use]
    pub fn ring(&self, position: &Position, last: Option<Disc>) -> Option<Ring> {
        let at = self.point_of(position)?;
        let colour = |disc| Rank { disc, discs: position.discs() }.stroke();
        let paint = Paint::stroke(last.map_or(Colour::Ink, colour), 6.0);
        Some(Ring { centre: (at.x, at.y), radius: (self.radius() * 1.4).clamp(RING.0, RING.1), paint })
    }
}
