//! The discs that a task moves together, marked on the board: brackets beside them, and an outline where they go.

use crate::solver::{Disc, Peg, PegCount, Position};

use super::colour::Colour;
use super::drawing::{Paint, Polyline, Shape};
use super::towers::TowersLayout;

/// The distance of a bracket from its discs, and the length of its ends.
const BRACKET_GAP: f64 = 4.0;
const BRACKET_END: f64 = 4.0;
/// The most steps of an outline. More discs have slanted sides, with at most this many corners, besides the top, where discs are missing in the pile:
/// dashes on small steps would look like crumbs.
const MAX_STEPS: usize = 12;

/// The discs of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TaskMarks {
    /// The number of smaller discs, which are not part of it.
    pub low: u32,
    /// The number of the largest disc.
    pub high: u32,
    /// The peg to which all of them go.
    pub to: Peg,
}

impl TowersLayout {
    /// Brackets on both sides of the discs on each peg.
    #[must_use]
    pub fn brackets(&self, marks: TaskMarks, position: &Position, pegs: PegCount) -> Vec<Shape> {
        let places = self.places(position);
        let bracket = |peg: Peg| {
            let is_part = |disc: Disc| disc.number() > marks.low && disc.number() <= marks.high;
            let mut discs = position.iter().zip(&places).filter(|((disc, at), _)| *at == peg && is_part(*disc));
            let ((smallest, _), top) = discs.next()?;
            let ((largest, _), bottom) = discs.next_back().unwrap_or(((smallest, peg), top));
            let (x, aside) = (bottom.x, (self.disc_width(largest) / 2.0 + BRACKET_GAP).min(self.column() / 2.0 - 1.0));
            let (top, bottom) = (top.y - self.thickness() + self.gap() + 1.0, bottom.y - 1.0);
            let side = |side: f64| {
                let (line, end) = (x + side * aside, x + side * (aside - BRACKET_END));
                Polyline::open(vec![(end, top), (line, top), (line, bottom), (end, bottom)])
            };
            Some([side(-1.0), side(1.0)])
        };
        let brackets: Vec<_> = pegs.iter().filter_map(bracket).flatten().collect();
        vec![Shape::Lines(brackets, Paint::stroke(Colour::Accent, 2.0))]
    }

    /// The outline of the discs where the task ends, on the larger ones that lie there now.
    #[must_use]
    pub fn task_end(&self, marks: TaskMarks, position: &Position) -> Option<Shape> {
        let largest = Disc::new(marks.high).filter(|_| marks.high > marks.low)?;
        let floor = self.landing(position, largest, marks.to).y;
        let outline = self.steps(marks.to, &(marks.low + 1..=marks.high).rev().collect::<Vec<_>>(), floor);
        Some(Shape::Lines(vec![outline], Paint::stroke(Colour::Accent, 2.0).dashed()))
    }

    /// The outline of a pile of discs, the largest first, by their numbers. It is open at the bottom, whose y coordinate is `floor`.
    pub(super) fn steps(&self, peg: Peg, discs: &[u32], floor: f64) -> Polyline {
        let half = |number: &u32| Disc::new(*number).map_or(0.0, |disc| self.disc_width(disc) / 2.0);
        let y = |below: usize| floor - below as f64 * self.thickness();
        let step = |(below, disc): (usize, &u32)| [(half(disc), y(below)), (half(disc), y(below + 1))];
        let right: Vec<_> = match discs {
            [largest, .., smallest] if discs.len() > MAX_STEPS => {
                // Without gaps the sides are straight. With gaps some corners are enough.
                let has_gaps = (largest - smallest) as usize >= discs.len();
                let every = if has_gaps { discs.len().div_ceil(MAX_STEPS) } else { discs.len() };
                let corners = discs.iter().enumerate().step_by(every).map(|(below, disc)| (half(disc), y(below)));
                corners.chain([(half(smallest), y(discs.len()))]).collect()
            }
            _ => discs.iter().enumerate().flat_map(step).collect(),
        };
        let left = right.iter().rev().map(|&(half, y)| (self.peg_x(peg) - half, y));
        Polyline::open(right.iter().map(|&(half, y)| (self.peg_x(peg) + half, y)).chain(left).collect())
    }
}
